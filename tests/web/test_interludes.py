"""Tests of the interludes: a summary when a visit or a quarter has ended, which delays no input."""

import re

import pytest
from playwright.sync_api import expect

from deterministic_server import NAMES, staged
from web.pages import find_cut_off_text, open_table_page
from web.playing import table_id_of
from web.table_page import TablePage

pytestmark = [pytest.mark.browser, pytest.mark.slow, pytest.mark.compiled_only]

HOLD_INTERLUDE = """() => {
  const hold = () => {
    for (const animation of document.getAnimations()) {
      if (animation.effect.target.localName !== 'section' || animation.playState !== 'running') continue;
      animation.pause();
      animation.currentTime = 1000;
    }
    requestAnimationFrame(hold);
  };
  hold();
}"""
"""Stops an interlude in the middle of its time, so that the speed of the machine does not matter."""

FULL = "maharani.quarter-full"
"""The id of the event that a quarter is full."""


def ends_visit(sight):
    """Return whether the next move of the player, who takes a card, ends a visit with several prizes."""
    table = sight.view()["table"]
    winners = {winner for winner in table["won_by"].values() if winner is not None}
    is_last = not any(seat["in_visit"] for index, seat in enumerate(table["seats"]) if index != sight.seat)
    return table["phase"] == "take" and table["due"]["cards"] == 1 and is_last and table["visit"] > 2 and winners


def filling_move(view):
    """Return the first legal move after which the first quarter pays gold, or None."""
    if any(quarter["scored"] for quarter in view["table"]["quarters"]):
        return None
    return next((move for move in view["legal_moves"] if quarters_filled_by(move)), None)


def quarters_filled_by(move):
    """Return the names of the quarters that pay gold after a move."""
    return [message["args"]["quarter"] for message in move["preview"]["story"] if message["id"] == FULL]


@pytest.fixture
def visit_end(stage, people):
    """A function that opens a table at the last decision of a visit, and returns the page and the view before."""

    def open_visit_end(motion, **options):
        contexts = people(3, motion=motion, **options)
        id = staged(stage, contexts, ends_visit, seed=3)
        view = contexts[0].request.get(f"{stage.address}api/tables/{id}?seat=0").json()["view"]
        page = open_table_page(stage, contexts[0], id)
        page.evaluate(HOLD_INTERLUDE)
        return TablePage(page), view

    return open_visit_end


def interlude_of(table, view):
    """Return the interlude at the end of a visit."""
    visit = view["table"]["visit"]
    province = view["table"]["province"]
    return table.page.get_by_role("region", name=f"Visit {visit} ends: {province}")


@pytest.mark.parametrize("size", [(1440, 900), (844, 390), (390, 844)])
def test_end_of_a_visit_says_who_took_what(stage, visit_end, size):
    table, view = visit_end("no-preference", size=size)
    table.make_first_move()
    interlude = interlude_of(table, view)
    expect(interlude).to_be_visible()
    rows = interlude.get_by_role("listitem")
    expect(rows).to_have_count(3)
    response = table.page.request.get(f"{stage.address}api/tables/{table_id_of(table.page)}?seat=0")
    points = response.json()["view"]["sheet"]["rows"][view["table"]["visit"] - 1]
    prizes = [winner for winner in view["table"]["won_by"].values() if winner is not None]
    for seat, name in enumerate(NAMES[:3]):
        signs = rows.filter(has_text=name).get_by_role("img")
        assert signs.count() >= prizes.count(seat)
        gain = sum(points[seat].values())
        expect(rows.filter(has_text=name)).to_contain_text(re.compile(rf"{'[+]' if gain else ''}{gain} points$"))
    expect(interlude).to_contain_text(f"Next: {view['table']['order'][view['table']['visit']]}")
    assert find_cut_off_text(table.page) == []


def test_key_removes_the_interlude_and_has_its_usual_effect(visit_end):
    table, view = visit_end("no-preference")
    table.make_first_move()
    expect(interlude_of(table, view)).to_be_visible()
    table.page.keyboard.press("l")
    expect(table.log).to_be_visible()
    expect(interlude_of(table, view)).to_have_count(0)


def test_click_removes_the_interlude_and_has_its_usual_effect(visit_end):
    table, view = visit_end("no-preference")
    table.make_first_move()
    expect(interlude_of(table, view)).to_be_visible()
    table.court.get_by_role("button", name=re.compile(NAMES[1])).click()  # the interlude lies over the court
    expect(table.dialog).to_be_visible()
    expect(interlude_of(table, view)).to_have_count(0)


def test_interlude_ends_by_itself(stage, people):
    contexts = people(3, motion="no-preference")
    id = staged(stage, contexts, ends_visit, seed=3)
    view = contexts[0].request.get(f"{stage.address}api/tables/{id}?seat=0").json()["view"]
    table = TablePage(open_table_page(stage, contexts[0], id))
    table.make_first_move()
    expect(interlude_of(table, view)).to_have_count(1)
    expect(interlude_of(table, view)).to_have_count(0)


def test_no_interlude_is_shown_with_reduced_motion(visit_end):
    table, view = visit_end("reduce")
    table.make_first_move()
    expect(table.bar.get_by_text(view["table"]["order"][view["table"]["visit"]], exact=True)).to_be_visible()
    expect(interlude_of(table, view)).to_have_count(0)


def test_full_quarter_says_what_each_player_gets(stage, people):
    contexts = people(3, motion="no-preference")
    wanted = lambda sight: filling_move(sight.view()) is not None  # noqa: E731
    id = staged(stage, contexts, wanted, game="maharani", seed=3)
    view = contexts[0].request.get(f"{stage.address}api/tables/{id}?seat=0").json()["view"]
    move = filling_move(view)
    (quarter,) = quarters_filled_by(move)
    animal = next(item["animal"] for item in view["table"]["quarters"] if item["quarter"] == quarter)
    page = open_table_page(stage, contexts[0], id)
    page.evaluate(HOLD_INTERLUDE)
    table = TablePage(page)
    page.keyboard.press("/")
    page.get_by_label("Move in notation").fill(move["text"])
    page.keyboard.press("Enter")
    table.confirm.click()
    interlude = page.get_by_role("region", name=f"A quarter is full: {animal.capitalize()} quarter")
    expect(interlude).to_be_visible()
    expect(interlude.get_by_role("listitem")).to_have_count(3)
    expect(interlude).to_contain_text(re.compile(r"artisans?"))
    page.keyboard.press("l")
    expect(table.log).to_be_visible()
    expect(interlude).to_have_count(0)
