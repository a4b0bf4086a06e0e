"""Tests of the offered move, such as withdrawing: the first press selects it, and the next press makes it."""

import re

import pytest
from playwright.sync_api import expect

from deterministic_server import staged
from web.guided_players import PRIMARY_BUTTONS
from web.pages import SIZES, find_violations, open_table_page
from web.table_page import TablePage

pytestmark = [
    pytest.mark.browser,
    pytest.mark.slow,
    pytest.mark.compiled_only,
]

SEED = 11
"""The seed of the games."""
OFFERED_MOVES = {
    "taj-mahal": ("out", re.compile("^Withdraw"), "w"),
    "maharani": ("end", re.compile("^End the turn"), "e"),
}
"""The offered move of each game, the label of its button, and its key."""


def has_offered_move(sight):
    """Return whether the first player can make the offered move or other moves, and has not played a card yet."""
    texts = {move.text for move in sight.legal_moves}
    rows = [seat.get("row") for seat in sight.view()["table"]["seats"]]
    return sight.seat == 0 and len(texts) > 1 and bool(texts & {"out", "end"}) and not rows[0]


@pytest.fixture
def open_with_offer(stage, people):
    """Return a function that opens a table.

    It returns the `TablePage`, the button of the offered move, and a list to which sent moves are added.
    """

    def open_table(game, size=SIZES["wide"]):
        contexts = people(2, size=size)
        page = open_table_page(stage, contexts[0], staged(stage, contexts, has_offered_move, game=game, seed=SEED))
        sent_moves = []
        page.on(
            "request",
            lambda request: request.url.endswith("/move") and sent_moves.append(request.post_data_json["move"]),
        )
        table = TablePage(page)
        button = table.preview.get_by_role("button", name=OFFERED_MOVES[game][1])
        button.wait_for()
        assert page.evaluate(PRIMARY_BUTTONS) == [], "no button is primary before a move is selected"
        return table, button, sent_moves

    return open_table


def wait_until_selected(table):
    """Wait until a move is selected: it can be cancelled, and its button is the only primary button."""
    expect(table.preview.get_by_role("button", name="Cancel")).to_be_visible()
    table.page.wait_for_function(f"() => JSON.stringify(({PRIMARY_BUTTONS})()) === '[\"dock\"]'")


def wait_until_only_offered(table):
    """Wait until no move is selected."""
    expect(table.preview.get_by_role("button", name="Cancel")).to_have_count(0)
    expect(table.offer).to_be_visible()


@pytest.mark.parametrize("game", OFFERED_MOVES)
def test_one_click_or_key_only_selects_the_offered_move(open_with_offer, game):
    table, button, sent_moves = open_with_offer(game)
    page = table.page
    move, _, key = OFFERED_MOVES[game]
    button.click()
    wait_until_selected(table)
    assert find_violations(page) == []
    table.preview.get_by_role("button", name="Cancel").click()
    wait_until_only_offered(table)
    assert page.evaluate(PRIMARY_BUTTONS) == []
    button.dblclick()
    wait_until_selected(table)
    page.keyboard.press("Escape")
    wait_until_only_offered(table)
    table.headline.focus()
    page.keyboard.press("Enter")  # no move is selected that could be confirmed
    button.focus()
    page.keyboard.down("Enter")
    page.keyboard.down("Enter")  # a key that is held down repeats
    page.keyboard.up("Enter")
    wait_until_selected(table)
    expect(table.confirm).to_be_focused()
    page.keyboard.press("Escape")
    wait_until_only_offered(table)
    page.keyboard.press(key)
    wait_until_selected(table)
    expect(table.confirm).to_be_focused()
    assert sent_moves == []
    with table.new_state():
        page.keyboard.press("Enter")
    assert sent_moves == [move]


@pytest.mark.parametrize("game", OFFERED_MOVES)
def test_one_tap_only_selects_the_offered_move_unless_confirmation_is_off(open_with_offer, game):
    table, button, sent_moves = open_with_offer(game, SIZES["phone"])
    button.tap(position={"x": 12, "y": 12})  # at the edge, so that two taps do not make a double tap
    wait_until_selected(table)
    table.preview.get_by_role("button", name="Cancel").tap()
    wait_until_only_offered(table)
    table.open_panel("Menu")
    table.dialog.get_by_role("button", name="Settings").tap()
    table.page.get_by_label("Confirm moves").uncheck()
    table.dialog.get_by_role("button", name="Close").tap()
    expect(table.dialog).to_have_count(0)
    assert sent_moves == []
    with table.new_state():
        button.tap()
    assert sent_moves == [OFFERED_MOVES[game][0]]


@pytest.mark.parametrize("size", ["wide", "phone"])
def test_withdrawal_without_a_card_says_what_is_given_up_before_and_after_it_is_selected(open_with_offer, size):
    table, button, _ = open_with_offer("taj-mahal", SIZES[size])
    given_up = table.preview.get_by_text("You have played no card: you win nothing in this visit")
    gained = table.preview.get_by_text("and draw 1")
    for element in (given_up, gained):
        expect(element).to_be_in_viewport()
    button.click()
    wait_until_selected(table)
    for element in (given_up, gained):
        expect(element).to_be_in_viewport()


def test_no_button_is_primary_for_a_card_at_which_the_player_only_points(open_with_offer):
    table, button, _ = open_with_offer("taj-mahal")
    table.cards.first.hover()
    expect(button).to_have_count(0)  # the preview now shows the card
    assert table.page.evaluate(f"({PRIMARY_BUTTONS})().length") == 0
    table.cards.first.click()
    wait_until_selected(table)
    expect(table.confirm).to_have_text(re.compile("Play"))


def test_forced_move_only_needs_confirmation(stage, people):
    contexts = people(2)
    id = staged(stage, contexts, lambda sight: sight.seat == 0 and len(sight.legal_moves) == 1, seed=SEED)
    TablePage(open_table_page(stage, contexts[0], id)).make_move()
