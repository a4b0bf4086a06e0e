"""A move that the page offers before a choice: the first press selects it, and the next one makes it."""

import re

import pytest

from deterministic_server import staged
from web.leading import GOLDEN
from web.pages import SIZES, at_table, violations
from web.playing import MOVED_ON

pytestmark = [
    pytest.mark.browser,
    pytest.mark.slow,
    pytest.mark.compiled_only,
]

SEED = 11
OFFERED = {"taj-mahal": ("out", re.compile("^Withdraw"), "w"), "maharani": ("end", re.compile("^End the turn"), "e")}
"""The offered move of each game, the label of its button, and its key."""
ASK_NOT = "localStorage.setItem('durbar-preferences', JSON.stringify({ confirm: false }))"


def offered_to_the_first(sight):
    """Return whether the first player can choose the offered move or others, and has played no card yet."""
    texts = {move.text for move in sight.legal_moves}
    rows = [seat.get("row") for seat in sight.view()["table"]["seats"]]
    return sight.seat == 0 and len(texts) > 1 and bool(texts & {"out", "end"}) and not rows[0]


@pytest.fixture
def offers(stage, people):
    """Return a function that opens a page with an offered move: the page, its button, and the moves it sends."""

    def come(game, size=SIZES["wide"], ask=True):
        contexts = people(2, size=size)
        if not ask:
            contexts[0].add_init_script(ASK_NOT)
        page = at_table(stage, contexts[0], staged(stage, contexts, offered_to_the_first, game=game, seed=SEED))
        sent = []
        page.on("request", lambda asked: asked.url.endswith("/move") and sent.append(asked.post_data_json["move"]))
        button = page.locator(".preview").get_by_role("button", name=OFFERED[game][1])
        button.wait_for()
        return page, button, sent

    return come


def pressed_once(page, press):
    """Press something and wait until a move is selected or made."""
    before = int(page.locator(".table").get_attribute("data-version"))
    press()
    page.wait_for_function(
        f"(before) => document.querySelector('.preview .quiet ~ .primary') || ({MOVED_ON})(before)", arg=before
    )


def wait_until_chosen(page):
    """Wait until a move is selected: it can be cancelled, and its button is the primary one."""
    page.locator(".preview").get_by_role("button", name="Cancel").wait_for()
    page.wait_for_function(f"() => JSON.stringify(({GOLDEN})()) === '[\"dock\"]'")


@pytest.mark.parametrize("game", OFFERED)
def test_one_click_only_selects_the_offered_move(offers, game):
    page, button, sent = offers(game)
    move = OFFERED[game][0]
    golden = page.evaluate(GOLDEN)
    pressed_once(page, button.click)
    assert sent == []
    assert golden == [], "nothing asks to be pressed before something is chosen"
    wait_until_chosen(page)
    assert violations(page) == []
    page.get_by_role("button", name="Cancel").click()
    page.get_by_role("button", name="Cancel").wait_for(state="detached")
    assert page.evaluate(GOLDEN) == []
    button.dblclick()
    wait_until_chosen(page)
    assert sent == [], "a double click is one press too few"
    with page.expect_response("**/move"):
        button.click()
    assert sent == [move]


@pytest.mark.parametrize("game", OFFERED)
def test_one_tap_only_selects_the_offered_move(offers, game):
    page, button, sent = offers(game, SIZES["phone"])
    golden = page.evaluate(GOLDEN)
    pressed_once(page, lambda: button.tap(position={"x": 12, "y": 12}))  # taps that lie apart are no double tap
    assert sent == []
    assert golden == []
    wait_until_chosen(page)
    with page.expect_response("**/move"):
        button.tap()
    assert sent == [OFFERED[game][0]]


@pytest.mark.parametrize("game", OFFERED)
def test_one_key_only_selects_the_offered_move(offers, game):
    page, button, sent = offers(game)
    move, _, key = OFFERED[game]
    page.keyboard.press("Enter")  # nothing is chosen that could be confirmed
    button.focus()
    pressed_once(page, lambda: page.keyboard.down("Enter"))
    page.keyboard.down("Enter")  # as long as it is held, it repeats
    page.keyboard.up("Enter")
    assert sent == []
    wait_until_chosen(page)
    page.wait_for_selector(".preview .primary:focus")
    assert sent == []
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Cancel").wait_for(state="detached")
    page.keyboard.press(key)
    wait_until_chosen(page)
    page.wait_for_selector(".preview .primary:focus")
    assert sent == []
    with page.expect_response("**/move"):
        page.keyboard.press("Enter")
    assert sent == [move]


@pytest.mark.parametrize("game", OFFERED)
def test_one_click_makes_the_offered_move_when_confirmation_is_off(offers, game):
    page, button, sent = offers(game, ask=False)
    with page.expect_response("**/move"):
        button.click()
    assert sent == [OFFERED[game][0]]


def test_forced_move_only_needs_confirmation(stage, people):
    contexts = people(2)
    forced = staged(stage, contexts, lambda sight: sight.seat == 0 and len(sight.legal_moves) == 1, seed=SEED)
    page = at_table(stage, contexts[0], forced)
    page.wait_for_selector(".preview .primary:not([disabled])")
    with page.expect_response("**/move"):
        page.locator(".preview .primary").click()
