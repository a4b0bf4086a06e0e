"""Tests of hints: where to look, why, and the move, which is then picked on the table."""

import re

import pytest
from playwright.sync_api import expect

from deterministic_server import staged
from durbar.bots.hints import hint
from durbar.bots.thinking import Budget
from durbar.server.api import moves as move_routes
from web.pages import SIZES, find_violations, open_table_page
from web.table_page import TablePage

pytestmark = [pytest.mark.browser, pytest.mark.slow, pytest.mark.compiled_only]

RINGS = ".guide-ring:not([hidden])"
"""The rings round the elements that a hint lights up."""
SYMBOLS = {"V": "vizier", "G": "general", "M": "monk", "P": "princess", "K": "crown", "E": "elephant"}
"""The symbols by their letters in notation."""


def fixed_hint(sight):
    """Return hints after a fixed number of iterations, so that they are the same on every machine."""
    return hint(sight, Budget(300))


@pytest.fixture(autouse=True)
def fixed_hints(monkeypatch):
    """Make the server return the same hints on every machine."""
    monkeypatch.setattr(move_routes, "hint", fixed_hint)


def has_hints_with_pairs(sight):
    """Return whether the first player is to play, and several hints suggest a coloured card with another card."""
    return (
        sight.seat == 0
        and sight.view()["table"]["phase"] == "play"
        and sum("+w" in suggestion.move.text for suggestion in fixed_hint(sight)) > 1
    )


def is_to_move(sight):
    """Return whether the first player is to move and can choose."""
    return sight.seat == 0 and len(sight.legal_moves) > 1


def open_hints(page):
    """Open the card with the hints; return the table and the suggested moves."""
    table = TablePage(page)
    with page.expect_response("**/hint") as response:
        table.open_panel("Hint")
    return table, [suggestion["move"] for suggestion in response.value.json()["hints"]]


def press(card, name):
    """Press a button of the card."""
    card.get_by_role("button", name=name, exact=True).click()


def test_hints_differ_and_name_and_pick_both_cards_of_a_pair(stage, people):
    contexts = people(3)
    table, moves = open_hints(open_table_page(stage, contexts[0], staged(stage, contexts, has_hints_with_pairs)))
    card, texts = table.hint, []
    for number, move in enumerate(moves, 1):
        press(card, "Why?")
        press(card, "Show the move")
        expect(card.get_by_role("listitem").and_(card.locator("[aria-current=step]"))).to_have_text("Move")
        text = card.get_by_role("status").inner_text()
        assert text.startswith(("You play", "You withdraw"))
        assert not any(name in text.split("%")[0] for name in ("Noor", "Ines", "Tomas")), "it speaks to the player"
        texts.append(text)
        card_count = len(move.split("+")) if move != "out" else 0
        expect(table.picked_cards).to_have_count(card_count)
        for letter in re.findall(r"\+w(.)", move):
            assert f"white card with {SYMBOLS[letter]}" in text
        expect(table.confirm).to_be_enabled()
        if number < len(moves):
            press(card, f"Another hint ({number} of {len(moves)})")
    assert len(set(texts)) == len(moves) > 1
    expect(card.get_by_role("button", name=re.compile("^Another hint"))).to_have_count(0)


def test_hint_first_lights_up_where_to_look_then_says_why_then_picks_the_move(stage, people):
    contexts = people(3)
    page = open_table_page(stage, contexts[0], staged(stage, contexts, has_hints_with_pairs))
    sent_moves = []
    page.on("request", lambda request: request.url.endswith("/move") and sent_moves.append(request.post_data_json))
    table, _ = open_hints(page)
    card = table.hint
    status = card.get_by_role("status")
    expect(status).to_have_text(re.compile(r"^\s*Look at the court: "))
    symbols = re.findall(r"Vizier|General|Monk|Princess|Crown|Elephant", status.inner_text())
    rings = page.locator(RINGS)
    expect(rings).to_have_count(len(symbols))
    for number, symbol in enumerate(symbols):
        ring = rings.nth(number).bounding_box()
        niche = table.court.get_by_role("columnheader", name=re.compile(symbol, re.I)).bounding_box()
        assert abs(ring["x"] + ring["width"] / 2 - niche["x"] - niche["width"] / 2) < 4
    expect(table.picked_cards).to_have_count(0)
    assert find_violations(page) == []
    press(card, "Why?")
    expect(status).to_contain_text("You would")
    expect(table.picked_cards).to_have_count(0)
    expect(rings.first).to_be_visible()
    press(card, "Show the move")
    expect(rings).to_have_count(0)
    expect(table.picked_cards.first).to_be_visible()
    expect(table.confirm).to_be_focused()
    assert find_violations(page) == []
    assert sent_moves == []
    with table.new_state():
        page.keyboard.press("Enter")
    assert len(sent_moves) == 1
    expect(card).to_have_count(0)


def test_player_can_stop_at_any_step_by_keyboard(stage, people):
    contexts = people(3)
    page = open_table_page(stage, contexts[0], staged(stage, contexts, is_to_move))
    table = TablePage(page)
    for steps in (0, 1):
        page.keyboard.press("h")
        button = table.hint.get_by_role("button", name=re.compile("^(Why|Show the move)"))
        table.wait_for_focus(button)
        for _ in range(steps):
            before = button.inner_text()
            page.keyboard.press("Enter")
            expect(button).not_to_have_text(before)
            table.wait_for_focus(button)
        page.keyboard.press("Escape")
        expect(table.hint).to_have_count(0)
        expect(table.picked_cards).to_have_count(0)
        expect(page.locator(RINGS)).to_have_count(0)


@pytest.mark.parametrize("size", ["wide", "phone"])
def test_hint_of_maharani_lights_up_the_space_and_lays_the_tile(stage, people, size):
    contexts = people(2, size=SIZES[size])
    page = open_table_page(stage, contexts[0], staged(stage, contexts, is_to_move, game="maharani"))
    table, moves = open_hints(page)
    space = re.search(r"[a-h][1-8]", moves[0])[0]
    expect(table.hint.get_by_role("status")).to_contain_text(f"Look at space {space}")
    ring, target = page.locator(RINGS), page.get_by_role("button", name=re.compile(f"^{space},"))
    expect(ring).to_have_count(1)
    card_box, ring_box = table.hint.bounding_box(), ring.bounding_box()
    covers_x = card_box["x"] < ring_box["x"] + ring_box["width"] and ring_box["x"] < card_box["x"] + card_box["width"]
    covers_y = card_box["y"] < ring_box["y"] + ring_box["height"] and ring_box["y"] < card_box["y"] + card_box["height"]
    assert not (covers_x and covers_y), "the card covers the space that the hint lights up"
    press(table.hint, "Why?")
    press(table.hint, "Show the move")
    expect(target).to_have_attribute("aria-pressed", "true")
    expect(table.picked_tiles).to_have_count(1)


@pytest.mark.parametrize("game", ["taj-mahal", "maharani"])
@pytest.mark.parametrize("size", [(844, 390), (390, 844)])
def test_card_lies_between_the_bar_and_the_bottom_of_a_phone_and_leaves_the_dock_as_it_is(stage, people, size, game):
    contexts = people(3, size=size)
    page = open_table_page(stage, contexts[0], staged(stage, contexts, is_to_move, game=game))
    dock = TablePage(page).dock
    heights = {dock.bounding_box()["height"]}
    table, _ = open_hints(page)
    card = table.hint
    step = card.get_by_role("button", name=re.compile("^(Why|Show the move)"))
    while True:
        expect(card.get_by_role("listitem").and_(card.locator("[aria-current=step]"))).to_be_visible()
        box, bar = card.bounding_box(), table.bar.bounding_box()
        assert bar["y"] + bar["height"] <= box["y"] < box["y"] + box["height"] <= size[1]
        assert 0 <= box["x"] < box["x"] + box["width"] <= size[0]
        card.get_by_role("button", name="Close").click(trial=True)
        assert find_violations(page) == []
        if not step.count():
            break
        heights.add(dock.bounding_box()["height"])
        before = step.inner_text()
        step.click()
        expect(step.filter(has_text=before)).to_have_count(0)
    # The move is selected now, and the dock shows it.
    table.confirm.click(trial=True)
    heights_with_move = {dock.bounding_box()["height"]}
    card.get_by_role("button", name="Close").click()
    expect(card).to_have_count(0)
    heights_with_move.add(dock.bounding_box()["height"])
    assert len(heights) == len(heights_with_move) == 1


def test_after_a_move_the_card_closes_and_no_hint_starts_by_itself(stage, people):
    contexts = people(2)
    page = open_table_page(stage, contexts[0], staged(stage, contexts, is_to_move, game="maharani"))
    requests = []
    page.on("request", lambda request: request.url.endswith("/hint") and requests.append(request.url))
    table, _ = open_hints(page)
    press(table.hint, "Why?")
    press(table.hint, "Show the move")
    table.make_move()
    expect(table.hint).to_have_count(0)
    assert len(requests) == 1
    expect(table.acting).to_be_visible()


def test_typed_pair_of_cards_is_picked_on_the_table(stage, people):
    contexts = people(3)
    page = open_table_page(stage, contexts[0], staged(stage, contexts, has_hints_with_pairs))
    table = TablePage(page)
    page.keyboard.press("/")
    suggestions = table.dialog.get_by_role("option", include_hidden=True)
    suggestions.first.wait_for(state="attached")
    moves = suggestions.evaluate_all("(options) => options.map(({ value }) => value)")
    pair = next(move for move in moves if "+w" in move)
    table.dialog.get_by_role("combobox").fill(pair)
    page.keyboard.press("Enter")
    expect(table.dialog).to_have_count(0)
    expect(table.picked_cards).to_have_count(2)
    expect(table.confirm).to_be_focused()
