"""Tests that a player who is not the host can share a link to a move only after the game."""

import pytest
from playwright.sync_api import expect

from deterministic_server import moves_until, play, seat_people
from web.test_replay import open_replay, wait_for_move

pytestmark = [pytest.mark.browser, pytest.mark.slow, pytest.mark.compiled_only]
GAME, SEED = "maharani", 3
"""The game that is played, and its seed."""


def open_share_dialog(page):
    """Open the dialog with links to the current move, and return it."""
    page.get_by_role("button", name="Copy a link to this move").click()
    sheet = page.get_by_role("dialog")
    sheet.get_by_role("textbox", name="For players of this table").wait_for()
    return sheet


def test_player_shares_a_link_to_a_move_only_after_the_game(stage, people):
    contexts = people(3)
    moves = moves_until(lambda sight: sight.outcome is not None, 0, game=GAME, players=2, seed=SEED)
    table = seat_people(stage, contexts[:2], game=GAME, seed=SEED)
    page = contexts[1].new_page()
    open_replay(page, stage.address, table)
    create_link = "Create a link for others"
    expect(
        open_share_dialog(page).get_by_role("button", name=create_link), "only the host can create this link"
    ).to_have_count(0)
    page.goto("about:blank")
    play(stage, contexts[:2], table, moves, seed=SEED, game=GAME)
    open_replay(page, stage.address, table, 12, 0)
    wait_for_move(page, 12)
    sheet = open_share_dialog(page)
    sheet.get_by_role("button", name=create_link).click()
    link = sheet.get_by_role("textbox", name="For everybody else").input_value()
    assert link.endswith("/12/0")
    stranger = contexts[2].new_page()
    stranger.goto(link)
    stranger.get_by_role("button", name="Watch").click()
    wait_for_move(stranger, 12)
    expect(
        stranger.get_by_role("button", name="Continue from here"), "spectators cannot continue the game"
    ).to_have_count(0)
    expect(open_share_dialog(stranger).get_by_role("button", name=create_link)).to_have_count(0)
