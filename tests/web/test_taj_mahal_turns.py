"""Tests of a turn of Taj Mahal: choices, previews, undo, chat and typed moves.

The server has fixed seeds, so that the positions are reproducible.
"""

import re

import pytest
from playwright.sync_api import expect

from deterministic_server import staged
from web.pages import open_table_page
from web.playing import HOLD_CHAT
from web.table_page import TablePage

pytestmark = [
    pytest.mark.browser,
    pytest.mark.slow,
    pytest.mark.compiled_only,
]

SEED = 11
"""The seed of the games."""
PLANNED = ".planned"
"""A palace on the map that the previewed move would build."""
CHAIN = ".chain path"
"""The roads on the map that belong to the chain of palaces of the previewed move."""
RULE = re.compile(r"^TM-\d")
"""Matches the number of a rule."""


def has_played_a_colour(sight):
    """Return whether the player has already played a card of a colour, and no one has withdrawn."""
    view = sight.view()
    seats = view["table"]["seats"]
    own_colour = seats[sight.seat]["colour"]
    return view["table"]["phase"] == "play" and own_colour is not None and all(seat["in_visit"] for seat in seats)


def can_gain_by_withdrawing(sight):
    """Return whether withdrawing would give points, and a palace in one of several cities."""
    moves = {move["text"]: move["preview"] for move in sight.view()["legal_moves"]}
    return "out" in moves and moves["out"]["low"] < moves["out"]["high"] and bool(moves["out"]["sketch"].get("palaces"))


def can_add_white_card(sight):
    """Return whether a white card can be added to a coloured card."""
    return any(re.fullmatch(r"[rygb]\w+\+w\w", move.text) for move in sight.legal_moves)


def can_join_palaces(sight):
    """Return whether a palace can be built that joins others."""
    moves = sight.view()["legal_moves"]
    return any(move["text"][0] == "@" and len(move["preview"]["sketch"].get("chain", ())) > 0 for move in moves)


def has_to_take_card(sight):
    """Return whether the player has to take a card."""
    return sight.view()["table"]["phase"] == "take" and len(sight.view()["legal_moves"]) > 1


def test_unplayable_card_shows_the_reason_and_the_table_changes_language_and_theme(stage, people):
    contexts = people(2)
    page = open_table_page(stage, contexts[0], staged(stage, contexts, has_played_a_colour, seed=SEED))
    table = TablePage(page)
    expect(table.cards.first).to_be_visible()
    unplayable = table.unplayable_cards.first
    unplayable.hover()
    expect(table.tip.get_by_role("link", name=RULE)).to_be_visible()
    unplayable.click(force=True)  # aria-disabled; a click explains why
    expect(page.get_by_role("status").get_by_role("link", name=RULE)).to_be_visible()
    expect(table.picked_cards).to_have_count(0)
    table.open_panel("Settings")
    with page.expect_request(lambda request: "/story" in request.url and request.headers["accept-language"] == "fr"):
        page.get_by_label("Language").select_option("fr")
    page.get_by_role("heading", name="Réglages").wait_for()
    page.get_by_label("Thème").select_option("dark")
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")
    dark = page.evaluate("getComputedStyle(document.body).backgroundColor")
    page.get_by_label("Thème").select_option("light")
    expect(page.locator("body")).not_to_have_css("background-color", dark)
    page.keyboard.press("Escape")
    expect(table.headline).to_contain_text("carte")
    page.reload()
    expect(table.headline).to_contain_text("carte")
    expect(page.locator("html")).to_have_attribute("data-theme", "light")


def test_card_is_played_with_a_companion_and_undone_before_and_after_others_have_moved(stage, people):
    contexts = people(3)
    id = staged(stage, contexts, can_add_white_card, seed=SEED)
    pages = [open_table_page(stage, context, id) for context in contexts[:2]]
    noor, ines = map(TablePage, pages)
    noor.cards.first.click()
    expect(noor.picked_cards).to_have_count(1)
    expect(pages[0].get_by_role("button", name="Play this card")).to_be_enabled()
    pages[0].keyboard.press("Escape")
    expect(noor.picked_cards).to_have_count(0)
    noor.cards.first.click()
    noor.hand.get_by_role("button", name=re.compile("^white"), disabled=False).first.click()
    expect(noor.picked_cards).to_have_count(2)
    expect(noor.confirm).to_have_text("Play both cards")
    noor.make_move()
    # Nothing has been revealed since, so no consent is needed.
    with noor.new_state():
        noor.open_panel("Undo")
    expect(noor.bar).to_contain_text("undid a move")
    noor.wait_for_turn()
    with ines.new_state():
        noor.make_first_move()
    ines.wait_for_turn()
    expect(pages[1]).to_have_title(re.compile("^Your turn"))
    noor.wait_for_others()
    with noor.new_state():
        ines.make_first_move()
    noor.open_panel("Undo")
    pages[1].get_by_role("button", name="Agree").click()
    response = contexts[2].request.post(f"{stage.address}api/tables/{id}/agree", data={"seat": 2})
    assert response.ok, response.text()
    noor.wait_for_turn()
    expect(noor.bar).to_contain_text("undid a move")
    expect(pages[0]).to_have_title(re.compile("^Your turn"))
    expect(pages[1]).not_to_have_title(re.compile("^Your turn"))


def test_click_makes_the_move_when_confirmation_is_off(stage, people):
    contexts = people(2)
    page = open_table_page(stage, contexts[0], staged(stage, contexts, has_to_take_card, seed=SEED))
    table = TablePage(page)
    table.open_panel("Settings")
    page.get_by_label("Confirm moves").uncheck()
    page.keyboard.press("Escape")
    expect(table.dialog).to_have_count(0)
    with table.new_state():
        table.display_cards.first.click()
    page.reload()
    table.open_panel("Settings")
    expect(page.get_by_label("Confirm moves")).not_to_be_checked()


def test_withdrawing_has_a_preview(stage, people):
    contexts = people(2)
    page = open_table_page(stage, contexts[0], staged(stage, contexts, can_gain_by_withdrawing, seed=SEED))
    table = TablePage(page)
    expect(page.get_by_role("region", name="If you withdraw now")).to_contain_text(re.compile(r"\+\d+ to \+\d+"))
    expect(table.map.locator(PLANNED).first).to_be_visible()
    expect(table.map.get_by_text("+1", exact=True).first).to_be_visible()


def test_hovered_city_shows_the_chain_of_palaces_that_it_would_join(stage, people):
    contexts = people(3)
    id = staged(stage, contexts, can_join_palaces, seed=SEED)
    page = open_table_page(stage, contexts[0], id)
    table = TablePage(page)
    moves = contexts[0].request.get(f"{stage.address}api/tables/{id}?seat=0").json()["view"]["legal_moves"]
    city_name = next(move["text"][1:].replace("_", " ") for move in moves if move["preview"]["sketch"].get("chain"))
    city = table.map.get_by_role("button", name=re.compile(f"^Build here: {city_name}(,|$)"))
    city.hover()
    expect(table.map.locator(CHAIN)).to_have_count(3)
    expect(table.map.get_by_text("+1", exact=True).first).to_be_visible()
    city.click()
    expect(city).to_have_attribute("aria-pressed", "true")
    expect(page.get_by_role("button", name=f"Build in {city_name}")).to_be_enabled()
    table.map.get_by_role("button", disabled=True).first.dispatch_event("click")
    expect(page.get_by_role("status").get_by_role("link", name=RULE)).to_be_visible()


def test_log_marks_new_events_and_shows_chat(stage, people):
    contexts = people(2)
    id = staged(stage, contexts, can_gain_by_withdrawing, seed=SEED)
    noor, ines = (TablePage(open_table_page(stage, context, id)) for context in contexts)
    noor.open_panel("Log and chat")
    lines = noor.log.get_by_role("listitem")
    separator = lines.filter(has_text="Since your last turn")
    expect(separator).to_be_visible()
    expect(lines.last).not_to_have_text("Since your last turn")
    ines.open_panel("Log and chat")
    message = ines.page.get_by_label("Message to the table")
    message.fill("Well built")
    message.press("Enter")
    expect(lines.last).to_contain_text("Well built")
    noor.log.get_by_role("button", name="Close").click()
    expect(message).to_be_empty()
    message.fill("And now?")
    message.press("Enter")
    expect(noor.bar.get_by_role("button", name=re.compile("new messages"))).to_be_visible()


def test_typed_move_has_the_letters_of_the_language(stage, people):
    contexts = people(2, language="fr-FR")
    id = staged(stage, contexts, lambda sight: sight.seat == 0, game="maharani", seed=SEED)
    page = open_table_page(stage, contexts[0], id)
    table = TablePage(page)
    letters = page.get_by_text(re.compile("^[A-Z]$")).filter(visible=True)
    expect(letters.first).to_be_visible()
    french_initials = set("BORVIJ")  # bleue, orange, rouge, verte, violette (I), jaune
    assert {letter.strip() for letter in letters.all_text_contents()} <= french_initials
    page.keyboard.press("/")
    suggestions = table.dialog.get_by_role("option", include_hidden=True)
    suggestions.first.wait_for(state="attached")
    moves = suggestions.evaluate_all("(options) => options.map(({ value }) => value)")
    west = next(move for move in moves if move.endswith(">O"))
    assert not any(">W" in move for move in moves)
    field = table.dialog.get_by_role("combobox")
    for wrong, explanation in (("fin", "Vous n’avez posé aucune tuile"), ("nimporte quoi", "coup")):  # noqa: RUF001
        field.fill(wrong)
        field.press("Enter")
        expect(table.dialog.get_by_role("status")).to_contain_text(explanation)
    field.fill(west.lower())
    field.press("Enter")
    expect(table.confirm).to_be_focused()
    with table.new_state():
        page.keyboard.press("Enter")
    recorded_moves = contexts[0].request.get(f"{stage.address}api/tables/{id}/record").json()["moves"]
    assert recorded_moves[-1] == west.replace(">O", ">W")


PAUSE_ANIMATIONS = """() => {
  const pause = () => {
    for (const animation of document.getAnimations()) animation.pause();
    requestAnimationFrame(pause);
  };
  pause();
}"""
"""Pauses every animation in its first frame."""


def test_keys_work_during_animations(stage, people):
    contexts = people(2, motion="no-preference")
    id = staged(stage, contexts, can_add_white_card, seed=SEED)
    noor, ines = (TablePage(open_table_page(stage, context, id)) for context in contexts)
    ines.page.evaluate(PAUSE_ANIMATIONS)
    noor.make_first_move()
    ines.page.wait_for_function("() => document.getAnimations().length > 0")
    ines.page.keyboard.press("l")
    expect(ines.log).to_be_visible()
    expect(ines.acting).to_be_visible()
    assert ines.page.evaluate("document.getAnimations().length > 0")


def test_confirm_button_is_enabled_after_the_response_to_a_chat_message(stage, people):
    contexts = people(2)
    contexts[0].add_init_script(HOLD_CHAT)
    page = open_table_page(stage, contexts[0], staged(stage, contexts, can_add_white_card, seed=SEED))
    table = TablePage(page)
    table.wait_for_turn()
    table.open_panel("Log and chat")
    message = page.get_by_label("Message to the table")
    message.fill("let me think")
    message.press("Enter")
    page.wait_for_function("() => window.release")
    table.log.get_by_role("button", name="Close").click()
    page.keyboard.press("w")
    expect(table.confirm).to_be_disabled()
    page.evaluate("window.release()")
    expect(table.confirm).to_be_focused()
