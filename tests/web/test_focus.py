"""The keyboard focus after moves, events and dialogs, and with delayed responses."""

import pytest

from deterministic_server import moves_until, play, seat_people, staged
from web import at_maharani, at_taj_mahal
from web.pages import at_table
from web.playing import CHOICES, RECORD_LOST_FOCUS, open_table

pytestmark = [pytest.mark.browser, pytest.mark.slow, pytest.mark.compiled_only]

SEED = 11
PLAYERS = {"taj-mahal": at_taj_mahal.ByKeys, "maharani": at_maharani.ByKeys}

DELAYS = """(() => {
  let state = SEED;
  const random = () => (state = (state * 48271) % 2147483647) / 2147483647;
  const late = () => new Promise((done) => setTimeout(done, random() * 150));
  const { fetch: real } = window;
  window.fetch = async (...asked) => {
    const answer = await real(...asked);
    await late();
    return answer;
  };
  const { addEventListener: listen } = EventSource.prototype;
  let last = Promise.resolve();
  EventSource.prototype.addEventListener = function (kind, listener) {
    listen.call(this, kind, (event) => {
      last = last.then(late).then(() => listener(event));
    });
  };
})()"""
"""Delays every response and every event by a random time of up to 150 milliseconds."""


@pytest.fixture(params=list(PLAYERS))
def game(request):
    return request.param


def has_focus(page, what):
    """Wait until an element that matches has the focus."""
    page.wait_for_function("(what) => document.activeElement.matches(what)", arg=what)


def tab_stops(page, key, count):
    """Press a key ``count`` times and return the label of each focused element."""
    names = []
    for _ in range(count):
        page.keyboard.press(key)
        names.append(page.evaluate("() => document.activeElement.getAttribute('aria-label')"))
    return names


def my_turn(sight):
    """Return whether the first player has a choice."""
    return sight.seat == 0 and len(sight.legal_moves) > 2


def my_second_turn(sight):
    """Return whether the first player has a choice, and has moved before."""
    return my_turn(sight) and sight.view()["moves_made"] > 8


def taking(sight):
    """Return whether the player has to take a card."""
    return sight.view()["table"]["phase"] == "take" and len(sight.legal_moves) > 1


def second_tile(sight):
    """Return whether the player can lay a second tile or end the turn."""
    return sight.view()["table"]["phase"] == "second" and len(sight.legal_moves) > 4


def sit_down(stage, people, game, wanted, count=2):
    """Play until a position is reached; return the first player's page, the contexts and the table."""
    contexts = people(count)
    moves = moves_until(wanted, 0, game=game, players=count, seed=SEED)
    table = seat_people(stage, contexts, game=game, seed=SEED)
    play(stage, contexts, table, moves, seed=SEED, game=game)
    page = at_table(stage, contexts[0], table)
    page.wait_for_selector(".dock[data-acting=yes]")
    page.evaluate(RECORD_LOST_FOCUS)
    return page, contexts, table


def make_move(stage, context, table, seat):
    """Make the first legal move of a seat over HTTP."""
    where = f"{stage.address}api/tables/{table}"
    seen = context.request.get(f"{where}?seat={seat}").json()
    move = seen["view"]["legal_moves"][0]["text"]
    body = {"seat": seat, "version": seen["version"], "move": move}
    assert context.request.post(f"{where}/move", data=body).ok


def turn_of(stage, context, table):
    """Return the seat to move."""
    return context.request.get(f"{stage.address}api/tables/{table}").json()["view"]["to_move"]


def test_place_of_the_focus_follows_from_the_state_of_the_move(visitor):
    page = visitor().page
    places = [
        (False, False, False, 0, "prompt"),
        (True, False, False, 9, "pick"),
        (True, False, True, 9, "pick"),  # to withdraw is only offered
        (True, False, True, 1, "confirm"),
        (True, True, False, 9, "pick"),
        (True, True, True, 9, "confirm"),
    ]
    for acting, picked, ready, moves, place in places:
        now = {"acting": acting, "picked": picked, "ready": ready, "moves": moves}
        found = page.evaluate(
            "async (now) => (await import('./web/focus/restore.js')).placeOfFocus(now)",
            now,
        )
        assert found == place, now


def test_focus_waits_on_the_prompt_and_goes_to_the_choices_when_the_turn_comes(stage, people, game):
    page, contexts, table = sit_down(stage, people, game, my_turn)
    has_focus(page, "h1")  # the keyboard has not been used yet
    player = PLAYERS[game](page)
    while turn_of(stage, contexts[0], table) == 0:
        player.wait()
        player.turn()
    page.wait_for_selector(".dock[data-acting=no]")
    has_focus(page, "h1")
    prompt = page.locator("h1:focus")
    assert "Ines" in prompt.inner_text() + page.locator(".say .eyebrow").inner_text()
    while turn_of(stage, contexts[1], table) == 1:
        make_move(stage, contexts[1], table, 1)
    page.wait_for_selector(".dock[data-acting=yes]")
    has_focus(page, CHOICES)
    assert page.evaluate("lostFocus") == []


def test_moves_of_others_do_not_take_the_focus_away(stage, people, game):
    page, contexts, table = sit_down(stage, people, game, my_turn)
    player = PLAYERS[game](page)
    while turn_of(stage, contexts[0], table) == 0:
        player.wait()
        player.turn()
    page.wait_for_selector(".dock[data-acting=no]")
    page.keyboard.press("l")
    page.get_by_label("Message to the table").focus()
    page.keyboard.type("Well")
    while turn_of(stage, contexts[1], table) == 1:
        make_move(stage, contexts[1], table, 1)
    page.wait_for_selector(".dock[data-acting=yes]")
    page.keyboard.type(" built")
    assert page.get_by_label("Message to the table").input_value() == "Well built"


def test_confirm_gets_the_focus_after_another_preview(stage, people, game):
    # The focused choice is previewed; meanwhile the confirm button is disabled.
    page, _, _ = sit_down(stage, people, game, second_tile if game == "maharani" else my_turn)
    if game == "maharani":
        page.keyboard.press(page.locator(".rail-tile.legal").first.get_attribute("data-key"))
        has_focus(page, ".place")
        page.keyboard.press("e")
    else:
        page.locator(".hand-card.yes").first.focus()
        page.wait_for_selector(".preview .primary:disabled")
        page.keyboard.press("w")
    page.wait_for_selector(".preview .primary:focus")


def test_confirm_gets_the_focus_after_a_typed_move(stage, people):
    page, _, _ = sit_down(stage, people, "maharani", my_turn)
    page.keyboard.press(page.locator(".rail-tile.legal").first.get_attribute("data-key"))
    has_focus(page, ".place")
    page.keyboard.press("/")
    page.locator("dialog[open] datalist option").last.wait_for(state="attached")
    move = page.locator("dialog[open] datalist option").last.get_attribute("value")
    page.keyboard.type(move)
    page.keyboard.press("Enter")
    page.wait_for_selector("dialog", state="detached")
    page.wait_for_selector(".preview .primary:focus")


def test_move_made_while_a_chat_request_is_pending_is_not_lost(stage, people):
    page, contexts, table = sit_down(stage, people, "maharani", my_turn)
    held = []
    page.route("**/api/tables/*/chat", lambda route: held.append((route, route.fetch())))
    page.get_by_role("button", name="Log and chat").click()
    page.locator(".log-panel input").fill("let me think")
    page.keyboard.press("Enter")
    page.locator(".log-panel").get_by_role("button", name="Close").click()
    player = at_maharani.ByKeys(page)
    player.turns = 1
    before = player.seen()["version"]
    player.lay(page.locator(".rail-tile.legal").first.get_attribute("data-key"))
    while not held:
        page.wait_for_timeout(10)
    assert player.seen()["version"] == before, "nothing is shown before the message is answered"
    route, answer = held[0]
    route.fulfill(response=answer)
    page.wait_for_function("(before) => +document.querySelector('.table').dataset.version > before + 1", arg=before)
    made = contexts[0].request.get(f"{stage.address}api/tables/{table}/story?since={before}").json()["entries"]
    assert [entry["kind"] for entry in made] == ["said", "moved"]
    assert page.evaluate("lostFocus") == []


@pytest.mark.parametrize("seed", [1, *(pytest.param(seed, marks=pytest.mark.long) for seed in range(2, 9))])
def test_focus_is_not_lost_with_delayed_responses_and_events(visitor, game, seed):
    somebody = visitor()
    page = somebody.page
    page.add_init_script(DELAYS.replace("SEED", str(seed)))
    open_table(somebody, ["me", "novice"], game)
    page.reload()
    page.wait_for_selector(".dock")
    page.evaluate(RECORD_LOST_FOCUS)
    player = PLAYERS[game](page)
    for _ in range(8 if seed == 1 else 40):
        player.wait()
        if not player.turn():
            break
    assert page.evaluate("lostFocus") == []


@pytest.mark.parametrize(
    ("name", "shown"),
    [
        ("Hint", "dialog[open]"),
        ("Rules", "dialog[open]"),
        ("Settings", "dialog[open]"),
        ("Menu", "dialog[open]"),
        ("Log and chat", ".log-panel"),
    ],
)
def test_closed_dialog_returns_the_focus_to_its_button(stage, people, name, shown):
    page, _, _ = sit_down(stage, people, "maharani", my_turn)
    page.keyboard.press("Tab")
    tool = page.locator(".bar").get_by_label(name, exact=True)
    tool.focus()
    page.keyboard.press("Enter")
    page.wait_for_selector(shown)
    page.keyboard.press("Escape")
    page.wait_for_selector(shown, state="detached")
    # Immediately, not after the next frame.
    assert tool.evaluate("(tool) => document.activeElement === tool")


def test_closed_dialog_returns_the_focus_without_a_tip(stage, people):
    page, _, _ = sit_down(stage, people, "maharani", my_turn)
    page.keyboard.press("Tab")
    has_focus(page, ".rail-tile")
    page.wait_for_selector(".tip")
    page.keyboard.press("?")
    page.wait_for_selector("dialog[open]")
    page.keyboard.press("Escape")
    page.wait_for_selector("dialog", state="detached")
    has_focus(page, ".rail-tile")
    assert page.locator(".tip").count() == 0


@pytest.mark.parametrize(("key", "shown"), [("h", "dialog[open]"), ("?", "dialog[open]"), ("l", ".log-panel")])
def test_closed_dialog_focuses_the_prompt_if_the_focused_element_is_gone(stage, people, key, shown):
    page, contexts, table = sit_down(stage, people, "taj-mahal", taking)
    card = page.locator(".display-card.take").first.element_handle()
    card.focus()
    page.keyboard.press(key)
    page.wait_for_selector(shown)
    while turn_of(stage, contexts[0], table) == 0:
        make_move(stage, contexts[0], table, 0)  # in another window of the same player
    page.wait_for_function("(card) => !card.isConnected", arg=card)
    page.keyboard.press("Escape")
    page.wait_for_selector(shown, state="detached")
    has_focus(page, "h1")
    assert page.evaluate("lostFocus") == []


def test_tab_continues_from_the_link_in_the_tip_of_a_tile(stage, people):
    contexts = people(2)
    table = staged(stage, contexts, my_second_turn, game="maharani", seed=SEED)
    page = at_table(stage, contexts[0], table)
    page.locator(".recap").get_by_role("button", name="Close").click()
    tile = page.locator(".rail-tile[tabindex='0']")
    page.keyboard.press("Tab")
    has_focus(page, ".rail-tile")
    page.wait_for_selector(".tip .ref")
    page.keyboard.press("Tab")
    has_focus(page, ".tip .ref")
    page.keyboard.press("Shift+Tab")
    assert tile.evaluate("(tile) => document.activeElement === tile")
    page.keyboard.press("Tab")
    has_focus(page, ".tip .ref")
    # The tile is the last element of the tab order; Tab continues at the start of the page.
    stops = tab_stops(page, "Tab", 3)
    assert "Durbar, home" in stops, stops
    page.wait_for_selector(".tip", state="detached")
    stops = tab_stops(page, "Shift+Tab", 4)
    assert tile.get_attribute("aria-label") in stops, stops


def test_mouse_player_sees_no_focus_ring_and_no_scrolling(stage, people, game):
    page, _, _ = sit_down(stage, people, game, my_turn)
    hand = (at_maharani if game == "maharani" else at_taj_mahal).ByMouse(page)
    hand.wait()
    hand.turn()
    has_focus(page, "h1")
    assert page.locator("h1:focus").evaluate("(prompt) => getComputedStyle(prompt).boxShadow") == "none"
    assert page.evaluate("[scrollX, scrollY]") == [0, 0]
