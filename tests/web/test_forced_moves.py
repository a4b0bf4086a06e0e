"""Tests of the setting that makes forced moves automatically: only moves that reveal nothing about a hand."""

import pytest
from playwright.sync_api import expect

from deterministic_server import staged
from web.table_page import TablePage

pytestmark = [pytest.mark.browser, pytest.mark.slow, pytest.mark.compiled_only]

TURN_ON = (
    "location.protocol === 'http:' && localStorage.setItem('durbar-preferences', JSON.stringify({ forced: true }))"
)
"""Turns the setting on when a page loads."""
AFTER_TWO_FRAMES = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"


def is_forced_for_all_to_see(sight):
    """Return whether everybody knows that the first player has only one legal move."""
    return sight.seat == 0 and sight.to_move == 0 and sight.forced_move is not None


def is_forced_by_the_hand(sight):
    """Return whether the first player has only one legal move, but the others cannot know that."""
    return sight.seat == 0 and len(sight.legal_moves) == 1 and sight.forced_move is None


def open_position(stage, people, wanted, is_on, **settings):
    """Open a table in a position; return it, its id, and a list of the moves that the page sends."""
    contexts = people(2)
    if is_on:
        contexts[0].add_init_script(TURN_ON)
    id = staged(stage, contexts, wanted, **settings)
    page, sent_moves = contexts[0].new_page(), []
    page.on(
        "request", lambda request: request.url.endswith("/move") and sent_moves.append(request.post_data_json["move"])
    )
    forced = contexts[0].request.get(f"{stage.address}api/tables/{id}?seat=0").json()["view"]["forced_move"]
    page.goto(f"{stage.address}#/table/{id}")
    return TablePage(page), forced, sent_moves


@pytest.mark.parametrize(("game", "seed"), [("taj-mahal", 3), ("maharani", 3)])
def test_forced_move_is_made_automatically_if_the_player_wants_it(stage, people, game, seed):
    table, forced, sent_moves = open_position(stage, people, is_forced_for_all_to_see, True, game=game, seed=seed)
    with table.page.expect_response("**/move") as response:
        pass
    assert response.value.ok
    assert forced is not None
    assert sent_moves[0] == forced


def test_forced_move_waits_by_default(stage, people):
    table, forced, sent_moves = open_position(stage, people, is_forced_for_all_to_see, False, seed=3)
    expect(table.confirm).to_be_enabled()
    table.page.evaluate(AFTER_TWO_FRAMES)
    assert forced is not None
    assert sent_moves == []


def test_move_that_the_hand_forces_always_waits(stage, people):
    table, forced, sent_moves = open_position(stage, people, is_forced_by_the_hand, True, seed=3)
    expect(table.confirm).to_be_enabled()
    table.page.evaluate(AFTER_TWO_FRAMES)
    assert forced is None
    assert sent_moves == []
    table.make_move()
    assert sent_moves[0] == "out"


def test_forced_move_that_was_taken_back_is_not_made_again(stage, people):
    contexts = people(2)
    contexts[0].add_init_script(TURN_ON)
    id = staged(stage, contexts, is_forced_for_all_to_see, seed=3)
    address = f"{stage.address}api/tables/{id}"
    page, sent_moves = contexts[0].new_page(), []
    page.on("request", lambda request: request.url.endswith("/move") and sent_moves.append(request.url))
    with page.expect_response("**/move") as response:
        page.goto(f"{stage.address}#/table/{id}")
    made = response.value.json()["made"]
    assert contexts[0].request.post(f"{address}/take-back", data={"seat": 0, "version": made}).ok
    if contexts[0].request.get(f"{address}?seat=0").json()["asking"]:
        assert contexts[1].request.post(f"{address}/agree", data={"seat": 1}).ok
    view = contexts[0].request.get(f"{address}?seat=0").json()["view"]
    assert view["forced_move"] is not None
    assert view["to_move"] == 0
    table = TablePage(page)
    expect(table.acting).to_be_visible()
    expect(table.confirm).to_be_enabled()
    page.evaluate(AFTER_TWO_FRAMES)
    assert len(sent_moves) == 1
    with page.expect_response("**/move"):
        table.confirm.click()


def test_setting_is_off_by_default_and_explains_itself(visitor):
    page = visitor().play_now("Maharani")
    table = TablePage(page)
    table.wait_for_turn()
    table.open_panel("Settings")
    setting = page.get_by_role("checkbox", name="Make forced moves for me")
    expect(setting).not_to_be_checked()
    expect(table.dialog).to_contain_text("a quick move would show your hand")
    setting.check()
    assert page.evaluate("JSON.parse(localStorage.getItem('durbar-preferences')).forced") is True
