"""Tests of several people at one screen: when the curtain falls between their turns."""

import re

import pytest
from playwright.sync_api import expect

from web.maharani_players import ByMouse as MaharaniByMouse
from web.playing import table_id_of
from web.table_page import TablePage

pytestmark = [pytest.mark.browser, pytest.mark.slow, pytest.mark.compiled_only]

RECORD_FRAMES = """() => {
  window.frames_shown = [];
  const record = () => {
    const table = document.querySelector('.table');
    const flying = document.querySelectorAll('.animations .moving').length;
    const state = document.querySelector('.curtain') ? 'curtain' : `${table?.dataset.version} ${flying}`;
    const isLoading = state.startsWith('undefined');
    if (!isLoading && window.frames_shown.at(-1) !== state) window.frames_shown.push(state);
    requestAnimationFrame(record);
  };
  record();
}"""
"""Records in every frame what the page shows: the curtain, or the version of the table and the number of flying pieces.
"""


def open_at_one_screen(visitor, game, *, options=(), **settings):
    """Open a table for two people at one screen and return its page."""
    page = visitor(**settings).page
    page.get_by_role("region", name=game).get_by_role("button", name="On one screen").click()
    page.get_by_role("combobox", name="Players", exact=True).select_option("2")
    for number, name in enumerate(("Noor", "Ines"), 1):
        page.get_by_label(f"Name of Seat {number}").fill(name)
    if options:
        page.get_by_text("More options").click()
    for option in options:
        page.get_by_label(option).check()
    page.get_by_role("button", name="Start the game").click()
    return page


def mover_of(page):
    """Return the name of the player whose turn it is, from the dock."""
    return TablePage(page).dock.get_by_text(re.compile("^Your turn, ")).inner_text().split(", ")[1]


def test_no_curtain_falls_in_maharani_and_the_page_speaks_to_the_player_to_move(visitor):
    page = open_at_one_screen(visitor, "Maharani")
    table, player, movers = TablePage(page), MaharaniByMouse(page), []
    for _ in range(6):
        table.wait_for_turn()
        expect(table.curtain).to_have_count(0)
        movers.append(mover_of(page).lower())
        player.turn()
    assert set(movers) == {"noor", "ines"}
    table.wait_for_turn()
    table.open_panel("Log and chat")
    mover = mover_of(page)
    other = "Ines" if mover.lower() == "noor" else "Noor"
    expect(table.log.get_by_text(re.compile(f"^{other} (lays|ends)")).first).to_be_visible()
    expect(table.log.get_by_text(re.compile("^You (lay|end)")).first).to_be_visible()


def test_no_curtain_falls_in_taj_mahal_with_open_hands(visitor):
    page = open_at_one_screen(visitor, "Taj Mahal", options=["Open hands"])
    table, movers = TablePage(page), []
    for _ in range(2):  # in a later turn the player may have no card of the colour
        table.wait_for_turn()
        expect(table.curtain).to_have_count(0)
        movers.append(mover_of(page).lower())
        expect(table.cards.first).to_be_visible()
        before = table.version
        table.cards.first.click()
        table.make_move()
        assert table.version > before
    table.wait_for_turn()
    assert set(movers) == {"ines", "noor"}


@pytest.mark.parametrize("motion", ["no-preference", "reduce"])
def test_curtain_falls_only_once_the_position_after_the_move_was_shown(visitor, motion):
    page = open_at_one_screen(visitor, "Taj Mahal", motion=motion)
    table = TablePage(page)
    page.get_by_role("button", name=re.compile("^I am ")).click()
    table.wait_for_turn()
    before = table.version
    page.evaluate(RECORD_FRAMES)
    table.cards.first.click()
    table.confirm.click()
    table.curtain.wait_for()
    frames = page.evaluate("window.frames_shown")
    landed = f"{before + 1} 0"
    assert frames[-2:] == [landed, "curtain"], "the position after the move is shown before the curtain"
    flew = [state for state in frames if state.startswith(f"{before} ") and not state.endswith(" 0")]
    assert bool(flew) == (motion == "no-preference")


SLOWEST = "localStorage.setItem('durbar-preferences', JSON.stringify({ speed: 0.001 }))"
"""A setting with which the curtain waits for half an hour."""


def test_key_or_tap_beside_the_controls_lets_the_curtain_fall_at_once(visitor):
    """After a move, the player has some time to look at the table (the glance) before the curtain falls."""
    page = open_at_one_screen(visitor, "Taj Mahal")
    table = TablePage(page)
    table.curtain.wait_for()
    page.evaluate(SLOWEST)
    page.reload()
    page.get_by_role("button", name=re.compile("^I am ")).click()
    table.wait_for_turn()
    mover = mover_of(page)
    for end_glance in (lambda: page.keyboard.press("Shift"), lambda: page.mouse.click(720, 20)):
        table.cards.first.click()
        table.make_move()
        expect(table.headline).to_contain_text("Waiting for")
        table.open_panel("Log and chat")
        table.log.get_by_role("button", name="Close").click()
        expect(table.log).to_have_count(0)
        expect(table.curtain).to_have_count(0)
        expect(table.bar.get_by_role("button", name="Undo")).to_be_enabled()
        end_glance()
        table.curtain.wait_for()
        expect(table.hand).to_have_count(0)
        page.get_by_role("button", name=re.compile("^I am ")).click()
        table.wait_for_turn()
        assert mover_of(page) != mover
        mover = mover_of(page)


def test_reloaded_page_shows_no_hand_before_the_curtain_is_opened(visitor):
    page = open_at_one_screen(visitor, "Taj Mahal")
    table = TablePage(page)
    page.get_by_role("button", name=re.compile("^I am ")).click()
    table.wait_for_turn()
    page.reload()
    table.curtain.wait_for()
    expect(table.hand).to_have_count(0)
    assert table_id_of(page)
