"""Tests with a pseudo-locale that all text on the pages comes from a catalog."""

import json
import re

import pytest
from playwright.sync_api import expect

from analysis.games import game_with_blunder
from games.each import folder_of_tests
from page_states import in_hand, on_board
from server.process import Process
from web.guided_players import GuidedPlayer
from web.playing import open_table, table_id_of
from web.pseudo_locale import Reader, accented
from web.table_page import TablePage
from web.test_statistics import play_game

pytestmark = [pytest.mark.browser, pytest.mark.slow, pytest.mark.compiled_only]


SPACE = re.compile("^[a-h][1-8],")
"""Matches the accessible name of a space of the floor."""


@pytest.fixture(scope="module")
def quick_server_url(tmp_path_factory):
    """A server whose analyses use few iterations."""
    server = Process(
        f"sqlite:///{tmp_path_factory.mktemp('pseudo') / 'tables.sqlite'}", bot_pause=0.02, analysis_iterations=5
    )
    yield f"{server.address}/"
    server.stop()


def names_of(board):
    """Return the names of the cities and provinces of a board."""
    return {place["name"] for part in ("cities", "provinces") for place in board[part]}


def maharani_record():
    """Return the record of a stored game of Maharani."""
    record = json.loads((folder_of_tests("maharani") / "fixtures" / "showcase-2.json").read_text())["record"]
    return {**record, "seats": ["Noor", "Ines"]}


def import_and_continue(reader, record, number):
    """Import a game; return its table, and the id of another table that continues the game from a move."""
    table = reader.request_json("import", record=record, **{"as": "finished"})["table"]
    running = reader.request_json(f"tables/{table}/branch-off", number=number, seat=number % 2)["table"]
    reader.add_names_at(running)
    return table, running


def read_pages_without_a_table(reader):
    """Read the home page with its dialogs, the text pages and a guide."""
    page, dialog, main = reader.page, reader.page.get_by_role("dialog"), reader.page.get_by_role("main")
    tables = reader.by_role("complementary", "Tables")
    tables.get_by_role("listitem").first.wait_for()
    reader.read("home")
    cover = page.get_by_role("region", name="Taj Mahal")
    for name in ("With friends", "On one screen"):
        reader.by_role("button", name, cover).click()
        dialog.get_by_text(accented("More options")).click()
        reader.by_role("checkbox", "Allow hints", dialog).wait_for()
        reader.read(name)
        page.keyboard.press("Escape")
        expect(dialog).to_have_count(0)
    reader.by_role("button", "Import a game", tables).click()
    dialog.wait_for()
    reader.read("importing a record")
    page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)
    figure = main.get_by_role("figure").last
    reader.open_and_read("#/rules/taj-mahal", figure)
    reader.open_and_read("#/rules/maharani", figure)
    reader.open_and_read("#/rules", main.get_by_role("link").first)
    reader.open_and_read("#/about", main.get_by_role("heading", level=2).first)
    reader.open_and_read("#/statistics", main.get_by_role("definition").first)
    start = reader.by_role("button", "Start", main)
    reader.open_and_read("#/learn/taj-mahal", start)
    start.click()
    reader.by_role("region", "Guide").wait_for()
    reader.add_names_at(table_id_of(page))
    reader.read("guide")


def read_table_pages(reader, finished, running, number, picks, unpickable, more=None):
    """Read the page of a running table, then the result, the replay and the analysis of a finished game.

    The running table is read with a selected move, with an explanation and with dialogs. ``picks`` are the elements to
    pick for a move, ``unpickable`` elements show an explanation when they are pressed, and ``more`` reads further
    dialogs.
    """
    page, table = reader.page, TablePage(reader.page)
    page.goto(f"{reader.somebody.server_url}#/table/{running}")
    table.wait_for_turn()
    reader.read("table")
    for pick in picks:
        pick.first.click()
    expect(table.confirm).to_be_enabled()
    reader.read("picked")
    page.keyboard.press("Escape")
    expect(table.confirm).to_have_count(0)
    for pick in picks[:-1]:
        pick.first.click()
    unpickable.first.click(force=True)
    page.get_by_role("status").get_by_role("link").wait_for()
    reader.read("why not")
    page.keyboard.press("Escape")
    reader.read_dialogs("table")
    if more:
        more("table")
    reader.open_and_read(f"#/table/{finished}", page.get_by_role("dialog"))
    reader.open_and_read(
        f"#/replay/{finished}/{number}", table.dock.get_by_text(f"{accented('Move')} {number} {accented('of')}")
    )
    all_decisions = page.get_by_text(accented("All decisions"), exact=True)
    reader.open_and_read(f"#/analysis/{finished}", all_decisions)
    all_decisions.click()
    page.get_by_role("table").get_by_role("row").nth(1).wait_for()
    reader.read("analysis in numbers")


def test_pages_have_only_translated_text(visitor, quick_server_url):
    reader = Reader(visitor(server_url=quick_server_url))
    page = reader.page
    reader.allowed_names |= names_of(reader.request_json("games/taj-mahal/board"))
    taj_mahal_tables = import_and_continue(reader, game_with_blunder()[0], 61)
    maharani_tables = import_and_continue(reader, maharani_record(), 22)
    play_game(reader.somebody, "maharani")
    page.reload()
    read_pages_without_a_table(reader)
    unplayable = page.get_by_role("contentinfo").get_by_role("group").get_by_role("button", disabled=True)
    read_table_pages(reader, *taj_mahal_tables, 61, [in_hand(page)], unplayable, reader.read_menu)
    spaces = on_board(page).and_(page.get_by_role("button", name=SPACE))
    read_table_pages(
        reader, *maharani_tables, 22, [in_hand(page), spaces], page.get_by_role("button", name=SPACE, disabled=True)
    )
    reader.check_all_translated()
    # text that the test adds to the page is found
    page.get_by_role("main").evaluate("(main) => main.append('Noor, 3, Hello')")
    page.get_by_role("link").first.evaluate("(link) => link.setAttribute('aria-label', 'Go away')")
    reader.read("added text")
    assert sorted(place.partition(": ")[2] for place in reader.untranslated) == ["Go away", "Noor, 3, Hello"]


@pytest.mark.parametrize("game", ["taj-mahal", "maharani"])
def test_guide_has_only_translated_text(visitor, quick_server_url, game):
    reader = Reader(visitor(server_url=quick_server_url))
    page, guided = reader.page, GuidedPlayer(reader.somebody, game)
    if game == "taj-mahal":
        reader.allowed_names |= names_of(reader.request_json("games/taj-mahal/board"))
    guided.begin()
    reader.add_names_at(table_id_of(page))
    in_hand(page).last.click()
    guided.text.get_by_text(accented("Read on first")).wait_for()
    for number, step in enumerate(guided.steps, 1):
        guided.wait(number)
        reader.read(f"step {number}")
        if number == len(guided.steps):
            break
        if step.do == "look":
            guided.go_to_next_step()
        else:
            guided.choose(step)
        if step.do == "move":
            expect(guided.table.confirm).to_be_enabled()
            reader.read(f"step {number}, picked")
            guided.confirm()
    reader.check_all_translated()


def test_pages_before_a_game_have_only_translated_text(visitor, quick_server_url, tmp_path):
    reader, guest = Reader(visitor(server_url=quick_server_url)), Reader(visitor(server_url=quick_server_url), "Ines")
    page = reader.page
    reader.allowed_names |= names_of(reader.request_json("games/taj-mahal/board"))
    guest.open_and_read("#/statistics", guest.page.get_by_role("main").get_by_role("heading", level=1))
    # the page of a link to a seat, the page before the start of the game, and the page of an invalid link
    created = open_table(reader.somebody, ["me", "open", "open", "novice"], start=False)
    reader.by_role("heading", "waiting for players").wait_for()
    reader.add_names_at(created["table"])
    reader.read("gathering")
    guest.allowed_names |= reader.allowed_names
    take = guest.by_role("button", "Take the seat")
    guest.open_and_read(created["links"][0]["link"].partition("/")[2], take)
    take.click()
    guest.by_role("heading", "waiting for players").wait_for()
    guest.read("gathering as a guest")
    guest.open_and_read("#/sit/nobody", guest.page.get_by_role("alert"))
    guest.open_and_read("#/table/0123456789abcdef", guest.by_role("heading", "This table cannot be shown"))
    # the page that hides the hands between the turns of two people at one screen
    reader.add_names_at(open_table(reader.somebody, ["me", "me"])["table"])
    reader.by_role("heading", "Pass the screen to").wait_for()
    reader.read("curtain")
    # the dialog of a replay with the link to a move
    finished = reader.request_json("import", record=maharani_record(), **{"as": "finished"})["table"]
    share = reader.by_role("button", "Copy a link to this move")
    reader.open_and_read(f"#/replay/{finished}/9", share)
    share.click()
    page.get_by_role("dialog").wait_for()
    reader.read("a link to a move")
    # the login page of a server with a password
    server = Process(f"sqlite:///{tmp_path / 'closed.sqlite'}", password="mangosteen")
    try:
        stranger = Reader(visitor(server_url=f"{server.address}/"))
        password = stranger.page.get_by_label(accented("Password"))
        stranger.open_and_read("#/", password)
        password.fill("durian")
        stranger.page.keyboard.press("Enter")
        stranger.page.get_by_role("alert").wait_for()
        stranger.read("the wrong password")
    finally:
        server.stop()
    for visitor_reader in (reader, guest, stranger):
        visitor_reader.check_all_translated()
