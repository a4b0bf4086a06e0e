"""All text on the pages comes from a catalog, checked with a pseudo-locale."""

import json

import pytest

from analysis.games import planted
from games.each import home_of
from server.process import Process
from web.leading import GuidedPlayer
from web.playing import open_table, table_of
from web.reading import Reader
from web.test_statistics import finished

pytestmark = [pytest.mark.browser, pytest.mark.slow, pytest.mark.compiled_only]


@pytest.fixture(scope="module")
def quick_server_url(tmp_path_factory):
    """A server whose analyses use few iterations."""
    server = Process(f"sqlite:///{tmp_path_factory.mktemp('pseudo') / 'tables.sqlite'}", beat=0.02, analysing=5)
    yield f"{server.address}/"
    server.stop()


def names_of(board):
    """Return the names of the cities and provinces."""
    return {one["name"] for part in ("cities", "provinces") for one in board[part]}


def maharani():
    """Return the record of a game of Maharani."""
    found = json.loads((home_of("maharani") / "fixtures" / "showcase-2.json").read_text())["record"]
    return {**found, "seats": ["Noor", "Ines"]}


def bring(reader, record, number):
    """Import a game; return its table, and another one that continues it from a move."""
    table = reader.ask("import", record=record, **{"as": "finished"})["table"]
    running = reader.ask(f"tables/{table}/branch-off", number=number, seat=number % 2)["table"]
    reader.add_names_at(running)
    return table, running


def around_the_tables(reader):
    """Read the home page with its dialogs, the text pages and a guide."""
    page = reader.page
    page.wait_for_selector(".tables li:nth-child(4)")
    reader.look("home")
    for number in (1, 2):
        page.locator(".acts button").nth(number).click()
        page.wait_for_selector("dialog[open] form")
        page.locator("summary").click()
        reader.look(f"making {number}")
        page.keyboard.press("Escape")
        page.wait_for_selector("dialog", state="detached")
    page.locator(".tables-head button").click()
    page.wait_for_selector("dialog[open] form")
    reader.look("bringing a record")
    page.keyboard.press("Escape")
    reader.go("#/rules/taj-mahal", ".figure .plate")
    reader.go("#/rules/maharani", ".figure svg")
    reader.go("#/rules", ".rule-books a")
    reader.go("#/about", "main h2")
    reader.go("#/statistics", ".stat-facts")
    reader.go("#/learn/taj-mahal", ".learn .primary")
    page.locator(".learn .primary").click()
    page.wait_for_selector(".guide-card")
    reader.add_names_at(page.url.rpartition("/")[2])
    reader.look("guide")


def a_game(reader, finished, running, number, picks, veiled, more=None):
    """Read a table with a selected move, an explanation and dialogs; then the result, the replay and the analysis."""
    page = reader.page
    reader.go(f"#/table/{running}", ".dock[data-acting=yes]")
    for pick in picks:
        page.locator(pick).first.click()
    page.wait_for_selector(".preview .primary:not([disabled])")
    reader.look("picked")
    page.keyboard.press("Escape")
    for pick in picks[:-1]:
        page.locator(pick).first.click()
    page.locator(veiled).first.click(force=True)
    page.wait_for_selector(".notes .ref")
    reader.look("why not")
    page.keyboard.press("Escape")
    reader.dialogs("table")
    if more:
        more("table")
    reader.go(f"#/table/{finished}", ".ranking")
    reader.go(f"#/replay/{finished}/{number}", f".dock.replay[data-number='{number}']")
    reader.go(f"#/analysis/{finished}", ".an-chart .run")
    page.locator(".an-page summary").click()
    page.wait_for_selector(".an-all tbody tr")
    reader.look("analysis in numbers")


def test_pages_have_only_translated_text(visitor, quick_server_url):
    reader = Reader(visitor(server_url=quick_server_url))
    page = reader.page
    reader.data |= names_of(reader.ask("games/taj-mahal/board"))
    palaces = bring(reader, planted()[0], 61)
    floors = bring(reader, maharani(), 22)
    finished(reader.somebody, "maharani")
    page.reload()
    around_the_tables(reader)
    a_game(reader, *palaces, 61, [".hand-card.yes"], ".hand-card.no", reader.menu)
    a_game(reader, *floors, 22, [".rail-tile.legal", ".place:has(.fit)"], ".place:not(:has(.fit))")
    reader.check_nothing_found()
    # planted text is found
    page.locator("body").evaluate("(body) => body.append('Noor, 3, Hello')")
    page.locator("a").first.evaluate("(link) => link.setAttribute('aria-label', 'Go away')")
    reader.look("planted")
    assert sorted(place.partition(": ")[2] for place in reader.found) == ["Go away", "Noor, 3, Hello"]


@pytest.mark.parametrize("game", ["taj-mahal", "maharani"])
def test_guide_has_only_translated_text(visitor, quick_server_url, game):
    reader = Reader(visitor(server_url=quick_server_url))
    page, led = reader.page, GuidedPlayer(reader.somebody, game)
    if game == "taj-mahal":
        reader.data |= names_of(reader.ask("games/taj-mahal/board"))
    led.begin()
    reader.add_names_at(table_of(page))
    page.locator(".hand-card, .rail-tile").last.click()
    page.wait_for_selector(".guide-nudge")
    for number, step in enumerate(led.steps, 1):
        led.wait(number)
        reader.look(f"step {number}")
        if number == len(led.steps):
            break
        if step.do == "look":
            led.look()
        elif "confirm" in step.points:
            led.choose_offered()
        elif step.says == "turn":
            led.turn()
        else:
            for thing in led.things(step):
                led.pick(thing)
        if step.do == "move":
            page.wait_for_selector(".preview .primary:not([disabled])")
            reader.look(f"step {number}, picked")
            led.confirm()
    reader.check_nothing_found()


def test_pages_before_a_game_have_only_translated_text(visitor, quick_server_url, tmp_path):
    reader, guest = Reader(visitor(server_url=quick_server_url)), Reader(visitor(server_url=quick_server_url), "Ines")
    page = reader.page
    reader.data |= names_of(reader.ask("games/taj-mahal/board"))
    guest.go("#/statistics", "main h1")
    # links to a seat, the page before the start, and an invalid link
    made = open_table(reader.somebody, ["me", "open", "open", "novice"], start=False)
    page.wait_for_selector(".g-seats")
    reader.add_names_at(made["table"])
    reader.look("gathering")
    guest.data |= reader.data
    guest.go(made["links"][0]["link"].partition("/")[2], "form .primary")
    guest.page.locator("form .primary").click()
    guest.page.wait_for_selector(".g-seats")
    guest.look("gathering as a guest")
    guest.go("#/sit/nobody", ".notice.stop")
    guest.go("#/table/0123456789abcdef", ".lost")
    # at one screen: the curtain
    reader.add_names_at(open_table(reader.somebody, ["me", "me"])["table"])
    page.wait_for_selector(".curtain")
    reader.look("curtain")
    # replay: a link to a move
    finished = reader.ask("import", record=maharani(), **{"as": "finished"})["table"]
    reader.go(f"#/replay/{finished}/9", ".dock.replay[data-number='9']")
    page.locator(".replay-choices .tool").first.click()
    page.wait_for_selector("dialog[open] .shared")
    reader.look("a link to a move")
    # a server with a password
    server = Process(f"sqlite:///{tmp_path / 'closed.sqlite'}", password="mangosteen")
    try:
        stranger = Reader(visitor(server_url=f"{server.address}/"))
        stranger.go("#/", "input[type=password]")
        stranger.page.locator("input[type=password]").fill("durian")
        stranger.page.keyboard.press("Enter")
        stranger.page.wait_for_selector("[role=alert]")
        stranger.look("the wrong password")
    finally:
        server.stop()
    for one in (reader, guest, stranger):
        one.check_nothing_found()
