"""A turn of Taj Mahal: choices, previews, undo, hints, chat and typed moves.

The server has fixed seeds, so that the positions are reproducible.
"""

import re

import pytest
from playwright.sync_api import expect

from deterministic_server import moves_until, play, seat_people, staged
from durbar.bots.hints import hint
from durbar.bots.thinking import Budget
from durbar.server.api import moves as move_routes
from web.pages import at_table

pytestmark = [
    pytest.mark.browser,
    pytest.mark.slow,
    pytest.mark.compiled_only,
]

SEED = 11
SYMBOLS = {"V": "vizier", "G": "general", "M": "monk", "P": "princess", "K": "crown", "E": "elephant"}


def opening(sight):
    """Return whether the player has already played a card of a colour, and no one has withdrawn."""
    view = sight.view()
    seats = view["table"]["seats"]
    mine = seats[sight.seat]["colour"]
    return view["table"]["phase"] == "play" and mine is not None and all(each["in_visit"] for each in seats)


def withdrawing(sight):
    """Return whether withdrawing would give points, and a palace in one of several cities."""
    moves = {move["text"]: move["preview"] for move in sight.view()["legal_moves"]}
    return "out" in moves and moves["out"]["low"] < moves["out"]["high"] and bool(moves["out"]["sketch"].get("palaces"))


def building(sight):
    """Return whether a palace can be built that joins others."""
    moves = sight.view()["legal_moves"]
    return any(move["text"][0] == "@" and len(move["preview"]["sketch"].get("chain", ())) > 0 for move in moves)


def taking(sight):
    """Return whether the player has to take a card."""
    return sight.view()["table"]["phase"] == "take" and len(sight.view()["legal_moves"]) > 1


def test_playable_cards_are_marked_and_the_others_explain_why_not(stage, people):
    contexts = people(3)
    page = at_table(stage, contexts[0], staged(stage, contexts, opening, seed=SEED))
    assert page.locator(".hand-card.yes").count() > 0
    veiled = page.locator(".hand-card.no").first
    assert veiled.get_attribute("aria-disabled") == "true"
    veiled.hover()
    tip = page.locator(".tip").first
    tip.wait_for()
    assert re.search(r"TM-\d", tip.inner_text())
    veiled.click(force=True)  # aria-disabled; a click explains why
    note = page.locator(".notes .notice")
    note.wait_for()
    assert re.search(r"TM-\d", note.inner_text())
    assert page.locator(".hand-card.picked").count() == 0


def test_card_is_picked_with_a_companion_and_confirmed(stage, people):
    contexts = people(3)
    with_white = moves_until(
        lambda sight: any(re.fullmatch(r"[rygb]\w+\+w\w", move.text) for move in sight.legal_moves),
        0,
        players=3,
        seed=SEED,
    )
    table = seat_people(stage, contexts, seed=SEED)
    play(stage, contexts, table, with_white, seed=SEED, game="taj-mahal")
    page = at_table(stage, contexts[0], table)
    page.locator(".hand-card.yes").first.click()
    expect(page.locator(".hand-card.picked")).to_have_count(1)
    expect(page.get_by_role("button", name="Play this card")).to_be_enabled()
    page.keyboard.press("Escape")
    expect(page.locator(".hand-card.picked")).to_have_count(0)
    page.locator(".hand-card.yes").first.click()
    page.locator(".hand-card.mate").first.click()
    expect(page.locator(".hand-card.picked")).to_have_count(2)
    before = page.locator(".table").get_attribute("data-version")
    page.get_by_role("button", name="Play both cards").click()
    page.wait_for_function("(b) => document.querySelector('.table').dataset.version !== b", arg=before)
    # Nothing has been revealed since, so no consent is needed.
    page.get_by_role("button", name="Undo").click()
    page.locator(".last-event", has_text="undid a move").wait_for()
    page.wait_for_selector(".dock[data-acting=yes]")


def test_click_makes_the_move_when_confirmation_is_off(stage, people):
    contexts = people(2)
    page = at_table(stage, contexts[0], staged(stage, contexts, taking, seed=SEED))
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Settings").click()
    page.get_by_label("Confirm moves").uncheck()
    page.keyboard.press("Escape")
    page.wait_for_selector("dialog", state="detached")
    cards = page.locator(".display-card.take")
    before = cards.count()
    cards.first.click()
    page.wait_for_function("(b) => document.querySelectorAll('.display-card').length < b", arg=before)
    page.reload()
    page.wait_for_selector(".dock")
    page.get_by_role("button", name="Settings").click()
    assert not page.get_by_label("Confirm moves").is_checked(), "settings are kept"


def test_withdrawing_has_a_preview(stage, people):
    contexts = people(3)
    page = at_table(stage, contexts[0], staged(stage, contexts, withdrawing, seed=SEED))
    preview = page.locator(".preview")
    assert "If you withdraw now" in preview.inner_text()
    assert re.search(r"\+?\d+\u2013\d+", preview.locator(".sum").inner_text())
    assert page.locator(".map .planned").count() > 0
    assert page.locator(".map .plus").count() > 0


def test_hovered_city_shows_its_chain(stage, people):
    contexts = people(3)
    page = at_table(stage, contexts[0], staged(stage, contexts, building, seed=SEED))
    cities = page.locator(".target.legal")
    assert cities.count() > 0
    for city in cities.all():
        city.hover()
        if page.locator(".map .chain").count():
            break
    assert page.locator(".map .chain path").count() == 3
    assert page.locator(".map .plus text").first.text_content() == "+1"
    city.click()
    page.wait_for_selector(".target.picked")
    assert page.get_by_role("button", name=re.compile("^Build in ")).is_enabled()
    elsewhere = page.locator(".target:not(.legal)").first
    elsewhere.dispatch_event("click")
    note = page.locator(".notes .notice")
    note.wait_for()
    assert re.search(r"TM-\d", note.inner_text())


def test_undo_of_a_move_that_others_have_seen_needs_their_consent(stage, people):
    contexts = people(2)
    table = staged(stage, contexts, opening, seed=SEED)
    pages = [at_table(stage, one, table) for one in contexts]
    pages[0].locator(".hand-card.yes").first.click()
    pages[0].locator(".preview .primary").click()
    pages[1].wait_for_selector(".dock[data-acting=yes]")
    expect(pages[1]).to_have_title(re.compile("^Your turn"))
    pages[0].wait_for_selector(".dock[data-acting=no]")
    before = pages[0].locator(".table").get_attribute("data-version")
    withdraw = pages[1].locator(".preview").get_by_role("button", name="Withdraw")
    withdraw.click()
    pages[1].locator(".preview .primary").click()
    pages[0].wait_for_function("(v) => +document.querySelector('.table').dataset.version > +v", arg=before)
    pages[0].get_by_role("button", name="Undo").click()
    pages[1].get_by_role("button", name="Agree").click()
    pages[0].locator(".last-event", has_text="undid a move").wait_for()
    pages[0].wait_for_selector(".dock[data-acting=yes]")
    expect(pages[0]).to_have_title(re.compile("^Your turn"))
    expect(pages[1]).not_to_have_title(re.compile("^Your turn"))


def test_hint_gives_reasons_and_selects_a_move_to_confirm(stage, people):
    contexts = people(3)
    page = at_table(stage, contexts[0], staged(stage, contexts, withdrawing, seed=SEED))
    page.get_by_role("button", name="Hint").click()
    page.locator(".hints li").first.wait_for()
    assert page.locator(".hints li").first.locator("p").count() > 0
    page.get_by_role("button", name="Select this move").first.click()
    page.wait_for_selector(".preview .primary:focus")
    assert page.locator(".dock[data-acting=yes]").count() == 1


def hinted(sight):
    """Return hints after a fixed number of iterations, so that they are the same on every machine."""
    return hint(sight, Budget(300))


def begin_alike(sight):
    """Return whether a card is suggested both alone and with another one."""
    hints = [one.move.text for one in hinted(sight)] if sight.view()["table"]["phase"] == "play" else []
    return any(f"{card}+" in text for card in hints for text in hints)


def test_hints_with_the_same_first_card_name_both_cards(stage, people, monkeypatch):
    monkeypatch.setattr(move_routes, "hint", hinted)
    contexts = people(3)
    table = staged(stage, contexts, begin_alike, seed=1)
    page = at_table(stage, contexts[0], table)
    with page.expect_response("**/hint") as told:
        page.get_by_role("button", name="Hint").click()
    moves = [one["move"] for one in told.value.json()["hints"]]
    page.locator(".hints li").first.wait_for()
    shown = page.locator(".hints b").all_inner_texts()
    assert len(set(shown)) == len(shown) == len(moves)
    for move, text in zip(moves, shown, strict=True):
        white = re.search(r"\+w(.)", move)
        assert white is None or f"white card with {SYMBOLS[white[1]]}" in text
        assert len(re.findall("You play|You add", text)) == len(move.split("+"))


def test_log_marks_new_events_and_shows_chat(stage, people):
    contexts = people(3)
    table = staged(stage, contexts, withdrawing, seed=SEED)
    noor, ines = (at_table(stage, one, table) for one in contexts[:2])
    noor.get_by_role("button", name="Log and chat").click()
    noor.locator(".log-mark", has_text="Since your last turn").wait_for()
    assert noor.locator(".log-mark ~ .log-moved").count() > 0
    ines.get_by_role("button", name="Log and chat").click()
    ines.get_by_label("Message to the table").fill("Well built")
    ines.keyboard.press("Enter")
    noor.locator(".log-said", has_text="Well built").wait_for()
    noor.locator(".log-panel").get_by_role("button", name="Close").click()
    ines.get_by_label("Message to the table").fill("And now?")
    ines.keyboard.press("Enter")
    noor.get_by_role("button", name=re.compile("new messages")).wait_for()


def test_language_and_theme_are_changed_at_the_table_and_stored(stage, people):
    contexts = people(2)
    page = at_table(stage, contexts[0], staged(stage, contexts, opening, seed=SEED))
    page.get_by_role("button", name="Settings").click()
    with page.expect_request(lambda asked: "/story" in asked.url and asked.headers["accept-language"] == "fr"):
        page.get_by_label("Language").select_option("fr")
    page.get_by_role("heading", name="Réglages").wait_for()
    page.locator(".sheet select").first.select_option("dark")
    assert page.evaluate("document.documentElement.dataset.theme") == "dark"
    night = page.evaluate("getComputedStyle(document.body).backgroundColor")
    page.locator(".sheet select").first.select_option("light")
    assert page.evaluate("getComputedStyle(document.body).backgroundColor") != night
    page.keyboard.press("Escape")
    page.locator(".say h1", has_text="carte").wait_for()
    page.reload()
    page.locator(".say h1", has_text="carte").wait_for()


def test_typed_move_has_the_letters_of_the_language(stage, people):
    contexts = people(2, language="fr-FR")
    table = staged(stage, contexts, lambda sight: sight.seat == 0, game="maharani", seed=SEED)
    page = at_table(stage, contexts[0], table)
    letters = {one.strip() for one in page.locator(".mh-letter").all_text_contents()}
    assert letters
    assert letters <= set("BORVMJ")
    page.keyboard.press("/")
    offered = page.locator("dialog[open] datalist option")
    offered.first.wait_for(state="attached")
    moves = [one.get_attribute("value") for one in offered.all()]
    west = next(move for move in moves if move.endswith(">O"))
    assert not any(">W" in move for move in moves)
    for wrong, told in (("fin", "Vous n’avez posé aucune tuile"), ("nimporte quoi", "coup")):  # noqa: RUF001
        page.locator("dialog[open] input").fill(wrong)
        page.keyboard.press("Enter")
        page.locator("dialog[open] [role=status]", has_text=told).wait_for()
    page.locator("dialog[open] input").fill(west.lower())
    page.keyboard.press("Enter")
    page.locator(".preview .primary:focus").wait_for()
    with page.expect_response("**/move"):
        page.keyboard.press("Enter")
    made = contexts[0].request.get(f"{stage.address}api/tables/{table}/record").json()["moves"]
    assert made[-1] == west.replace(">O", ">W")


def test_keys_work_during_animations(stage, people):
    contexts = people(2, motion="no-preference")
    table = staged(stage, contexts, opening, seed=SEED)
    pages = [at_table(stage, one, table) for one in contexts]
    pages[0].locator(".hand-card.yes").first.click()
    pages[0].locator(".preview .primary").click()
    pages[1].wait_for_function("() => document.getAnimations().length > 0")
    pages[1].keyboard.press("l")
    pages[1].wait_for_selector(".log-panel", timeout=2000)
    pages[1].wait_for_selector(".dock[data-acting=yes]", timeout=2000)


HELD = """
const send = window.fetch;
window.fetch = async (what, how) => {
  const answer = await send(what, how);
  if (how?.method === 'POST' && `${what}`.endsWith('/chat')) await new Promise((go) => (window.release = go));
  return answer;
};
"""
"""Delays the response to a chat message until after its event."""


def test_key_confirms_as_soon_as_a_message_is_answered(stage, people):
    contexts = people(2)
    contexts[0].add_init_script(HELD)
    table = staged(stage, contexts, opening, seed=SEED)
    page = at_table(stage, contexts[0], table)
    page.reload()
    page.locator(".dock[data-acting=yes]").wait_for()
    page.get_by_role("button", name="Log and chat").click()
    page.locator(".log-panel input").fill("let me think")
    page.keyboard.press("Enter")
    page.wait_for_function("() => window.release")
    page.locator(".log-panel").get_by_role("button", name="Close").click()
    page.keyboard.press("w")
    page.locator(".preview .primary").wait_for()
    assert page.locator(".preview .primary").is_disabled()
    page.evaluate("window.release()")
    page.locator(".preview .primary:focus").wait_for()
