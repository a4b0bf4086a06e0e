"""Tests of continuing a finished game from a move of its replay, in any seat, against bots."""

import pytest
from playwright.sync_api import expect

from web import maharani_players, taj_mahal_players
from web.pages import at_every_size, find_violations
from web.playing import record_of, table_id_of
from web.test_replay import import_record, open_replay, stored_record, wait_for_move

pytestmark = [pytest.mark.browser, pytest.mark.slow, pytest.mark.compiled_only]


@pytest.mark.parametrize(
    ("game", "name", "number", "seat", "player"),
    [
        ("taj-mahal", "showcase-4", 31, "2", taj_mahal_players.ByMouse),
        ("maharani", "showcase-2", 21, "1", maharani_players.ByMouse),
    ],
)
def test_finished_game_is_continued_from_any_move_against_bots(visitor, game, name, number, seat, player):
    """The stored game ``name`` is continued after ``number`` moves, in a seat that is not the first."""
    somebody = visitor()
    page, record = somebody.page, stored_record(game, name)
    table = import_record(somebody, record)
    open_replay(page, somebody.server_url, table, len(record["moves"]), "open")
    wait_for_move(page, len(record["moves"]))
    expect(page.get_by_role("button", name="Continue from here")).to_be_disabled()  # the game is over
    open_replay(page, somebody.server_url, table, number, "open")
    wait_for_move(page, number)
    page.get_by_role("button", name="Continue from here").click()
    sheet = page.get_by_role("dialog")
    sheet.get_by_text(f"the position after move {number}").wait_for()
    for size in at_every_size(page) if game == "taj-mahal" else ():  # the dialog is the same in every game
        assert find_violations(page) == [], size
    sheet.get_by_label("Your seat").select_option(seat)
    sheet.get_by_label("Bots in the other seats").select_option("novice")
    sheet.get_by_role("button", name="Continue", exact=True).click()
    page.wait_for_url(lambda url: "#/table/" in url and table not in url)
    branch = table_id_of(page)
    mouse_player = player(page)
    mouse_player.wait()
    mouse_player.turn()
    page.get_by_role("button", name="Menu").click()
    page.get_by_text(f"continues another one from move {number}").wait_for()
    state = somebody.context.request.get(f"{somebody.server_url}api/tables/{branch}").json()
    assert state["branch"] == {"table": table, "number": number}
    assert [holder["level"] for holder in state["seats"]].count("novice") == record["players"] - 1
    assert state["seats"][int(seat)]["who"] == "person"
    branch_moves = record_of(somebody, branch)["moves"]
    assert branch_moves[:number] == record["moves"][:number]
    assert len(branch_moves) > number
    tables = somebody.context.request.get(f"{somebody.server_url}api/tables").json()
    assert [row["counted"] for row in tables if row["table"] == branch] == [False]
    page.goto(f"{somebody.server_url}#/")
    page.get_by_text(f"Continues another game from move {number}").wait_for()
