"""Tests of animations: while a piece moves, it is shown only once."""

import re

import pytest
from playwright.sync_api import expect

from deterministic_server import staged
from web.pages import open_table_page
from web.table_page import TablePage

pytestmark = [pytest.mark.browser, pytest.mark.slow, pytest.mark.compiled_only]

COUNT_VISIBLE = """(selectors) => {
  window.visibleCounts = [];
  const isVisible = (element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  const count = () => {
    const [elements, copies] = selectors.map(
      (selector) => [...document.querySelectorAll(selector)].filter(isVisible).length,
    );
    window.visibleCounts.push([elements, copies]);
    requestAnimationFrame(count);
  };
  count();
}"""
"""Counts in every frame how many elements of the table, and how many flying copies, are visible, each by a selector."""
FLYING, RISING = ".moving.fly", ".moving.rise"
"""The copies of pieces that move."""


def can_play_pair(sight):
    """Return whether the first player can play two cards."""
    return sight.seat == 0 and any(re.fullmatch(r"[rygb]\w+\+w\w", move.text) for move in sight.legal_moves)


def can_build(sight):
    """Return whether the first player places the last palace of a withdrawal in one of several cities."""
    view = sight.view()
    due = view["table"]["due"] if sight.seat == 0 else {}
    return (
        len(sight.legal_moves) > 1 and view["table"]["phase"] == "palace" and due["palaces"] == 1 and not due["crown"]
    )


def is_to_move(sight):
    """Return whether the first player is to move."""
    return sight.seat == 0 and len(sight.legal_moves) > 1


@pytest.fixture
def open_animated(stage, people):
    """Return a function that opens a table with animations for both players; it returns both tables."""

    def open_tables(wanted, **settings):
        contexts = people(2, motion="no-preference")
        id = staged(stage, contexts, wanted, **settings)
        return [TablePage(open_table_page(stage, context, id)) for context in contexts]

    return open_tables


def counts_during(page, elements, copies, move):
    """Count the visible elements and copies in every frame while a function makes a move; return the distinct pairs."""
    page.evaluate(COUNT_VISIBLE, [elements, copies])
    move()
    page.wait_for_function("() => window.visibleCounts.some(([, copies]) => copies > 0)")
    page.wait_for_function("() => window.visibleCounts.at(-1)[1] === 0 && !document.querySelector('.animations')")
    return {tuple(pair) for pair in page.evaluate("window.visibleCounts")}


def test_cards_that_fly_from_the_hand_are_no_longer_shown_in_it(open_animated):
    table, _ = open_animated(can_play_pair, seed=11)
    held = table.hand.get_by_role("button").count()
    table.page.keyboard.press("/")
    suggestions = table.dialog.get_by_role("option", include_hidden=True)
    suggestions.first.wait_for(state="attached")
    moves = suggestions.evaluate_all("(options) => options.map(({ value }) => value)")
    table.dialog.get_by_role("combobox").fill(next(move for move in moves if "+w" in move))
    table.page.keyboard.press("Enter")
    expect(table.picked_cards).to_have_count(2)
    # Unrest draws a card at the end of the turn, which flies from the deck.
    counts = counts_during(table.page, ".hand-card", f"{FLYING}:has(.card)", table.confirm.click)
    in_hand = {elements for elements, _ in counts}
    assert in_hand <= {held, held - 1, held - 2}
    for elements, copies in counts:
        assert elements + min(copies, held - elements) in (held, held - 2)
    assert (held, 1) not in counts, "a card flies while it is still in the hand"
    assert any(elements < held and copies > 0 for elements, copies in counts)


def test_palace_that_rises_is_no_longer_shown_as_a_preview(open_animated):
    table, _ = open_animated(can_build, seed=11)
    table.cities.first.click()
    table.confirm.wait_for()
    counts = counts_during(table.page, ".planned", RISING, table.confirm.click)
    assert any(copies == 1 for _, copies in counts)
    assert all(planned + copies <= 1 for planned, copies in counts)


def test_tile_that_is_laid_is_no_longer_shown_on_the_turntable(open_animated):
    mover, watcher = open_animated(is_to_move, game="maharani", seed=3)
    mover.wait_for_turn()
    slot = re.search(r"\d", mover.tiles.first.get_attribute("aria-label"))[0]
    on_turntable = f'[data-at="tile-in:{slot}"]'
    mover.tiles.first.click()
    mover.spaces.first.dispatch_event("click")
    # The mover's own tile lies on the floor in the preview already, so no copy of it flies.
    mover.page.evaluate(COUNT_VISIBLE, [on_turntable, ".moving"])
    version = mover.version
    counts = counts_during(watcher.page, on_turntable, f"{FLYING}:has(.mh-tile)", mover.confirm.click)
    assert (1, 1) not in counts
    assert (0, 1) in counts, counts
    mover.page.wait_for_function("(before) => +document.querySelector('.table').dataset.version > before", arg=version)
    own_counts = mover.page.evaluate("window.visibleCounts")
    assert not any(tiles and copies for tiles, copies in own_counts)
