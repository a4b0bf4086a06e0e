"""Tests of replays in a browser: steps and jumps, the view of each player, and links to a move."""

import json
import re

import pytest
from playwright.sync_api import expect

from deterministic_server import RULES_VERSION, moves_until, play, seat_people
from durbar.games.game import new
from games.each import NAMES, folder_of_tests
from server.hidden_information import seen_in
from web.pages import WAIT, at_every_size, find_violations, measure_overflow, open_table_page
from web.response_search import HiddenInformation
from web.table_page import TablePage

pytestmark = [pytest.mark.browser, pytest.mark.slow, pytest.mark.compiled_only]

SCORE = '[data-at="score:{}"]'
"""The score of a seat, on the board or beside it."""
SCRUB = """async ([slider, dock, stepSize, timeout]) => {
  const last = +slider.max;
  for (let number = 0; number < last; ) {
    number = Math.min(last, number + stepSize);
    const start = performance.now();
    slider.value = number;
    slider.dispatchEvent(new Event('input', { bubbles: true }));
    while (dock.dataset.number !== String(number)) {
      if (performance.now() - start > timeout) throw new Error(`move ${number} was not shown in time`);
      await new Promise((resolve) => setTimeout(resolve));
    }
  }
  return last;
}"""
"""Moves the slider through a game in steps, waits for each position, and returns the number of moves."""


def scrub(page, step_size):
    """Move the slider through a game, ``step_size`` moves at a time, and return the number of moves."""
    slider = page.get_by_role("slider", name="Moves of the game").element_handle()
    return page.evaluate(SCRUB, [slider, TablePage(page).dock.element_handle(), step_size, WAIT])


def stored_record(game, name):
    """Return the record of a stored game."""
    return json.loads((folder_of_tests(game) / "fixtures" / f"{name}.json").read_text())["record"]


def import_record(somebody, record, how="finished"):
    """Import a record and return its table."""
    response = somebody.context.request.post(f"{somebody.server_url}api/import", data={"record": record, "as": how})
    assert response.ok, response.text()
    return response.json()["table"]


def open_replay(page, server_url, table, *move_and_viewer):
    """Open the replay of a table, optionally at a move and with a viewer: a seat, ``watch`` or ``open``."""
    page.goto(f"{server_url}#/replay/{'/'.join(map(str, (table, *move_and_viewer)))}")
    expect(TablePage(page).dock).to_have_attribute("data-table", table)


def wait_for_move(page, number):
    """Wait until the replay shows the position after ``number`` moves."""
    expect(TablePage(page).dock).to_have_attribute("data-number", str(number))


def view_list(page):
    """Return the drop-down list of the available views."""
    return page.get_by_role("combobox", name="View")


# -- going through games ----------------------------------------------------------------------------------------------
VARIED_GAMES = {
    "taj-mahal": ("2000-5-hoarder", "2006-3-greedy", "2018-2-greedy", "open-hands-3", "own-board-4", "tournament-4"),
    "maharani": ("2012-3-idler", "garden-4", "open-court-2", "tight-3"),
}
"""Stored games that together cover all editions, numbers of players, options and custom boards."""
OTHER_GAMES = {
    game: sorted({path.stem for path in (folder_of_tests(game) / "fixtures").glob("*.json")} - set(VARIED_GAMES[game]))
    for game in NAMES
}
"""All other stored games."""


@pytest.mark.parametrize(
    ("game", "names"),
    [
        *(pytest.param(game, names, id=game) for game, names in VARIED_GAMES.items()),
        *(
            pytest.param(game, names, id=f"{game}-others", marks=pytest.mark.long)
            for game, names in OTHER_GAMES.items()
        ),
    ],
)
def test_stored_games_are_replayed_by_the_slider(visitor, game, names):
    somebody = visitor()
    page = somebody.page
    for index, name in enumerate(names):
        record = stored_record(game, name)
        # alternately with every hand open, from a seat, and as a spectator
        move_and_viewer = ((), (0, index % record["players"]), (0, "watch"))[index % 3]
        open_replay(page, somebody.server_url, import_record(somebody, record), *move_and_viewer)
        assert scrub(page, 10) == len(record["moves"])
        for seat, score in enumerate(record["result"]["scores"]):
            expect(page.locator(SCORE.format(seat)), name).to_have_text(re.compile(rf"^{score}(points?|{score} gold)"))


def test_replay_steps_by_keys_and_restores_the_move_after_a_reload(visitor):
    somebody = visitor()
    page = somebody.page
    table = TablePage(page)
    record = stored_record("taj-mahal", "showcase-4")
    id = import_record(somebody, record)
    last = len(record["moves"])
    open_replay(page, somebody.server_url, id, 30, 2)
    wait_for_move(page, 30)
    expect(view_list(page)).to_have_value("2")
    for key, number in (("ArrowRight", 31), ("ArrowLeft", 30), ("End", last), ("ArrowRight", last), ("Home", 0)):
        page.keyboard.press(key)
        wait_for_move(page, number)
    starts = somebody.context.request.get(f"{somebody.server_url}api/tables/{id}/moves").json()["chapters"]
    for key, number in (("ArrowRight", starts[1]), ("ArrowRight", starts[2]), ("ArrowLeft", starts[1])):
        page.keyboard.press(f"Shift+{key}")
        wait_for_move(page, number)
        expect(table.dock).to_contain_text(f"visit {starts.index(number) + 1} of 12", ignore_case=True)
    page.get_by_role("slider", name="Moves of the game").focus()
    page.keyboard.press("ArrowRight")
    wait_for_move(page, starts[1] + 1)
    page.wait_for_url(f"**/#/replay/{id}/{starts[1] + 1}/2")
    headline = table.headline.inner_text()
    page.reload()
    wait_for_move(page, starts[1] + 1)
    expect(table.headline).to_have_text(headline)
    page.keyboard.press("l")
    expect(table.log.get_by_role("listitem").last).to_contain_text(headline.partition(". ")[0])
    expect(page.get_by_label("Message to the table")).to_have_count(0)
    page.keyboard.press("Escape")
    expect(table.log).to_have_count(0)
    page.keyboard.press("?")
    page.get_by_role("row", name="next visit or turn").wait_for()


def test_replay_plays_automatically_until_it_is_paused(visitor):
    somebody = visitor(motion="no-preference")
    page = somebody.page
    dock = TablePage(page).dock
    record = stored_record("maharani", "showcase-2")
    open_replay(page, somebody.server_url, import_record(somebody, record), 10)
    wait_for_move(page, 10)
    speed = page.get_by_role("combobox", name="Speed")
    speed.select_option("4")
    TablePage(page).headline.press(" ")
    expect(dock).to_have_attribute("data-number", re.compile(r"^(1[3-9]|[2-9]\d)$"))
    page.get_by_role("button", name="pause").click()
    play_button = page.get_by_role("button", name="play", exact=True)
    play_button.wait_for()
    page.keyboard.press("End")
    wait_for_move(page, len(record["moves"]))
    speed.select_option("1")  # slow enough to see the first moves on any machine
    play_button.click()
    expect(dock, "at the end, play starts from the beginning").to_have_attribute("data-number", re.compile(r"^[1-8]$"))


def test_step_forward_is_animated_and_a_jump_is_not(visitor):
    somebody = visitor(motion="no-preference")
    page = somebody.page
    open_replay(page, somebody.server_url, import_record(somebody, stored_record("taj-mahal", "showcase-4")), 40)
    wait_for_move(page, 40)
    page.evaluate(
        """() => {
          window.animationCount = 0;
          const count = (changes) => changes.forEach(({ addedNodes }) => addedNodes.forEach((node) => {
            if (node.className === 'animations') window.animationCount += 1;
          }));
          new MutationObserver(count).observe(document.body, { childList: true });
        }"""
    )
    page.keyboard.press("ArrowLeft")
    wait_for_move(page, 39)
    page.keyboard.press("Shift+ArrowRight")
    expect(TablePage(page).dock).not_to_have_attribute("data-number", "39")
    page.keyboard.press("Home")
    wait_for_move(page, 0)
    assert page.evaluate("window.animationCount") == 0
    for number in range(1, 4):  # waits for each position, because the next key press ends the animation
        page.keyboard.press("ArrowRight")
        wait_for_move(page, number)
        page.wait_for_function("number => window.animationCount >= number", arg=number)


# -- views and links to a move ----------------------------------------------------------------------------------------
def create_link_to_move(page):
    """Create the link that lets other people see the current move, and return it."""
    page.get_by_role("button", name="Copy a link to this move").click()
    page.get_by_role("button", name="Create a link for others").click()
    return page.get_by_role("textbox", name="For everybody else").input_value()


def test_replay_of_a_finished_game_shows_every_hand(visitor):
    host, other = visitor(), visitor(language="fr")
    page = host.page
    table = TablePage(page)
    record = stored_record("taj-mahal", "showcase-4")
    open_replay(page, host.server_url, import_record(host, record), 50)
    expect(view_list(page).get_by_role("option")).to_have_text(
        [*(f"As {name}" for name in record["seats"]), "As a spectator", "All hands"]
    )
    hands = page.get_by_role("group", name="All hands").get_by_role("img")
    hands.first.wait_for()
    cards = hands.count()
    view_list(page).select_option("1")
    table.unplayable_cards.first.wait_for()
    assert 0 < table.unplayable_cards.count() < cards
    expect(table.cards, "nothing can be played in the past").to_have_count(0)
    view_list(page).select_option("open")
    expect(hands).to_have_count(cards)
    link = create_link_to_move(page)
    assert re.search(r"#/watch/[^/]+/50/open$", link)
    other.page.goto(link)
    other.page.get_by_role("button", name="Regarder").click()
    wait_for_move(other.page, 50)
    expect(other.page.get_by_role("group", name="Toutes les mains").get_by_role("img")).to_have_count(cards)
    expect(TablePage(other.page).dock).to_contain_text("Coup 50 sur")


def test_link_to_a_move_of_a_running_game_shows_only_public_information(stage, people, visitor):
    host, watcher = (visitor(server_url=stage.address, records_responses=True) for _ in range(2))
    contexts = [host.context, *people(2)]
    moves = moves_until(lambda sight: sight.outcome is not None, 0, players=3)[:25]
    table = seat_people(stage, contexts, seed=1)
    play(stage, contexts, table, moves, seed=1, game="taj-mahal")
    page = open_table_page(stage, host.context, table)
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("link", name="Replay").click()
    wait_for_move(page, len(moves))
    TablePage(page).hand.wait_for()
    expect(view_list(page).get_by_role("option")).to_have_text(["As Noor", "As a spectator"])
    page.keyboard.press("ArrowLeft")
    page.keyboard.press("ArrowLeft")
    number = len(moves) - 2
    wait_for_move(page, number)
    link = create_link_to_move(page)
    assert link.endswith(f"/{number}")
    watcher.page.goto(link)
    watcher.page.get_by_role("button", name="Watch").click()
    wait_for_move(watcher.page, number)
    # while the game runs, an address with another seat or with every hand shows the spectator's view
    for view in ("watch", "0", "open"):
        watcher.page.goto(f"{stage.address}#/replay/{table}/{number}/{view}")
        watcher.page.reload()
        wait_for_move(watcher.page, number)
        expect(view_list(watcher.page).get_by_role("option")).to_have_text(["As a spectator"])
        expect(TablePage(watcher.page).hand.or_(watcher.page.get_by_role("group", name="All hands"))).to_have_count(0)
    assert scrub(watcher.page, 1) == len(moves)
    game = new("taj-mahal", players=3, seed=1, version=RULES_VERSION)
    for move in moves:
        game.push(move)
    hidden_information = HiddenInformation(game.record())
    position_counts = {host: 0, watcher: 0}
    for somebody, seats in ((host, frozenset({0})), (watcher, frozenset())):
        for url, _, text in somebody.responses:
            if "/at?" not in url:
                continue
            assert "open" not in url
            for position in json.loads(text)["positions"]:
                hidden = hidden_information.hidden(position["moves"], seats)
                position_counts[somebody] += bool(hidden.heaps)
                leak = seen_in(hidden, position)
                assert not leak, f"{url}: {leak}"
    assert min(position_counts.values()) > 5


def test_other_moves_are_tried_from_the_move_of_the_replay(visitor):
    somebody = visitor()
    page = somebody.page
    table = import_record(somebody, stored_record("maharani", "showcase-2"), "analysis")
    open_replay(page, somebody.server_url, table, 20)
    wait_for_move(page, 20)
    page.get_by_role("button", name="Try other moves from here").click()
    TablePage(page).wait_for_turn()
    page.get_by_text("After move 20").wait_for()
    page.get_by_role("button", name="Back one move").click()
    page.get_by_text("After move 19").wait_for()
    page.get_by_role("link", name="Replay the game").click()
    wait_for_move(page, 19)


# -- layout -----------------------------------------------------------------------------------------------------------
MIN_TARGET = 43.9
"""The smallest size of a touch target in pixels, with a tolerance for rounding."""
COUNT_SMALL = """(controls, minTarget) => controls.map((control) => control.getBoundingClientRect())
  .filter(({ width, height, left, right }) =>
    Math.min(width, height) < minTarget || left < 0 || right > innerWidth).length"""
"""Returns the number of controls that are too small for touch or outside the window."""


@pytest.mark.parametrize(
    ("game", "name", "view"),
    [
        ("taj-mahal", "2018-5-greedy", "open"),
        pytest.param("taj-mahal", "showcase-2", 0, marks=pytest.mark.long),
        ("maharani", "showcase-4", 1),
    ],
)
def test_replay_fits_the_window_and_is_accessible(visitor, game, name, view):
    somebody = visitor()
    page = somebody.page
    dock = TablePage(page).dock
    open_replay(page, somebody.server_url, import_record(somebody, stored_record(game, name)), 45, view)
    wait_for_move(page, 45)
    steps = dock.get_by_role("group", name="Replay controls").get_by_role("button")
    tools = dock.get_by_role("button", name=re.compile("Copy a link|Continue from here")).or_(dock.get_by_role("link"))
    controls = steps.or_(tools).or_(dock.get_by_role("combobox")).or_(dock.get_by_role("slider"))
    for size in at_every_size(page):
        assert measure_overflow(page) == (0, 0), size
        assert find_violations(page) == [], size
        # seven buttons for steps; two tools and the link to the analysis; two drop-down lists and the slider
        assert controls.count() >= 7 + 3 + 3, size
        assert controls.evaluate_all(COUNT_SMALL, MIN_TARGET) == 0, size
    page.get_by_role("button", name="Copy a link to this move").click()
    page.get_by_role("img", name="QR code of the link").wait_for()
    assert find_violations(page) == []
