"""Tests of the keyboard focus after moves, events and dialogs, and with delayed responses."""

import pytest
from playwright.sync_api import expect

from deterministic_server import staged
from web import maharani_players, taj_mahal_players
from web.pages import open_table_page
from web.playing import HOLD_CHAT, RECORD_LOST_FOCUS, open_table
from web.table_page import VERSION, TablePage

pytestmark = [pytest.mark.browser, pytest.mark.slow, pytest.mark.compiled_only]

SEED = 11
"""The seed of the games."""
PLAYERS = {"taj-mahal": taj_mahal_players.ByKeys, "maharani": maharani_players.ByKeys}
"""The player of each game who uses only the keyboard."""

ADD_RANDOM_DELAYS = """(() => {
  let state = SEED;
  const random = () => (state = (state * 48271) % 2147483647) / 2147483647;
  const delay = () => new Promise((done) => setTimeout(done, random() * 150));
  const { fetch: originalFetch } = window;
  window.fetch = async (...request) => {
    const response = await originalFetch(...request);
    await delay();
    return response;
  };
  const { addEventListener: listen } = EventSource.prototype;
  let last = Promise.resolve();
  EventSource.prototype.addEventListener = function (kind, listener) {
    listen.call(this, kind, (event) => {
      last = last.then(delay).then(() => listener(event));
    });
  };
})()"""
"""Delays every response and every event by a random time of up to 150 milliseconds."""


@pytest.fixture(params=list(PLAYERS))
def game(request):
    """The name of a game; the tests run for each game."""
    return request.param


def tab_stops(page, key, count):
    """Press a key ``count`` times, and return the label of the element that has the focus after each press."""
    names = []
    for _ in range(count):
        page.keyboard.press(key)
        names.append(page.evaluate("() => document.activeElement.getAttribute('aria-label')"))
    return names


def first_player_has_choice(sight):
    """Return whether the first player has a choice."""
    return sight.seat == 0 and len(sight.legal_moves) > 2


def first_player_has_moved_and_has_choice(sight):
    """Return whether the first player has a choice, and has moved before."""
    return first_player_has_choice(sight) and sight.view()["moves_made"] > 8


def has_to_take_card(sight):
    """Return whether the player has to take a card."""
    return sight.view()["table"]["phase"] == "take" and len(sight.legal_moves) > 1


def can_lay_second_tile(sight):
    """Return whether the player can lay a second tile or end the turn."""
    return sight.view()["table"]["phase"] == "second" and len(sight.legal_moves) > 4


def open_position(stage, people, game, condition, init_script=""):
    """Play until a condition is met; return the first player's page, the browser contexts and the table's id."""
    contexts = people(2)
    contexts[0].add_init_script(init_script)
    id = staged(stage, contexts, condition, game=game, seed=SEED)
    table = TablePage(open_table_page(stage, contexts[0], id))
    table.wait_for_turn()
    expect(table.headline).to_be_focused()  # the keyboard has not been used yet
    table.page.evaluate(RECORD_LOST_FOCUS)
    return table, contexts, id


def make_move(stage, context, table, seat):
    """Make the first legal move of a seat over HTTP."""
    address = f"{stage.address}api/tables/{table}"
    state = context.request.get(f"{address}?seat={seat}").json()
    move = state["view"]["legal_moves"][0]["text"]
    body = {"seat": seat, "version": state["version"], "move": move}
    assert context.request.post(f"{address}/move", data=body).ok


def seat_to_move(stage, context, table):
    """Return the seat of the player to move."""
    return context.request.get(f"{stage.address}api/tables/{table}").json()["view"]["to_move"]


def test_focus_place_depends_on_the_state_of_the_move(visitor):
    page = visitor().page
    # whether the player acts, has picked something, and can confirm; the number of moves; the place of the focus
    places = [
        (False, False, False, 0, "prompt"),
        (True, False, False, 9, "pick"),
        (True, False, True, 9, "pick"),  # withdrawing is offered, but not selected
        (True, False, True, 1, "confirm"),
        (True, True, False, 9, "pick"),
        (True, True, True, 9, "confirm"),
    ]
    for is_acting, has_picked, is_ready, move_count, place in places:
        state = {"isActing": is_acting, "hasPicked": has_picked, "isReady": is_ready, "moveCount": move_count}
        found = page.evaluate(
            "async (state) => (await import('./web/focus/restore.js')).chooseFocusPlace(state)",
            state,
        )
        assert found == place, state


def test_focus_moves_to_the_choices_when_the_turn_begins_unless_it_is_in_a_text_field(stage, people, game):
    table, contexts, id = open_position(stage, people, game, first_player_has_choice)
    page, player = table.page, PLAYERS[game](table.page)

    def play_by_keys():
        while seat_to_move(stage, contexts[0], id) == 0:
            player.wait()
            player.turn()
        table.wait_for_others()

    def wait_for_own_turn():
        while seat_to_move(stage, contexts[1], id) == 1:
            make_move(stage, contexts[1], id, 1)
        table.wait_for_turn()

    play_by_keys()
    expect(table.headline).to_be_focused()
    expect(table.dock).to_contain_text("Ines")
    wait_for_own_turn()
    table.wait_for_focus(table.decisions)
    play_by_keys()
    page.keyboard.press("l")
    message = page.get_by_label("Message to the table")
    message.focus()
    page.keyboard.type("Well")
    wait_for_own_turn()
    page.keyboard.type(" built")
    expect(message).to_have_value("Well built")
    assert page.evaluate("lostFocus") == []


def test_confirm_button_gets_the_focus_after_another_preview_and_after_a_typed_move(stage, people, game):
    # While the focused choice is previewed, the confirm button is disabled.
    table, _, _ = open_position(
        stage, people, game, can_lay_second_tile if game == "maharani" else first_player_has_choice
    )
    keyboard = table.page.keyboard
    if game == "maharani":
        keyboard.press(table.tiles.first.get_attribute("data-key"))
        table.wait_for_focus(table.spaces)
        keyboard.press("e")
    else:
        table.cards.first.focus()
        expect(table.confirm).to_be_disabled()
        keyboard.press("w")
    expect(table.confirm).to_be_focused()
    keyboard.press("Escape")
    expect(table.confirm).to_have_count(0)
    if game == "maharani":
        keyboard.press(table.tiles.first.get_attribute("data-key"))
        table.wait_for_focus(table.spaces)
    keyboard.press("/")
    table.wait_for_focus(table.page.get_by_label("Move in notation"))
    keyboard.type(table.dialog.get_by_role("option", include_hidden=True).last.get_attribute("value"))
    keyboard.press("Enter")
    expect(table.dialog).to_have_count(0)
    expect(table.confirm).to_be_focused()


def test_move_made_while_a_chat_request_is_pending_is_not_lost(stage, people):
    table, contexts, id = open_position(stage, people, "maharani", first_player_has_choice, HOLD_CHAT)
    page = table.page
    table.open_panel("Log and chat")
    message = page.get_by_label("Message to the table")
    message.fill("let me think")
    message.press("Enter")
    page.wait_for_function("() => window.release")
    table.log.get_by_role("button", name="Close").click()
    player = maharani_players.ByKeys(page)
    player.turns = 1
    before = table.version
    player.lay()
    assert table.version == before, "nothing is shown before the message is answered"
    page.evaluate("window.release()")
    expect(page.locator(VERSION)).to_have_attribute("data-version", str(before + 2))
    entries = contexts[0].request.get(f"{stage.address}api/tables/{id}/story?since={before}").json()["entries"]
    assert [entry["kind"] for entry in entries] == ["said", "moved"]
    assert page.evaluate("lostFocus") == []


@pytest.mark.parametrize("seed", [1, *(pytest.param(seed, marks=pytest.mark.long) for seed in range(2, 9))])
def test_focus_is_not_lost_with_delayed_responses_and_events(visitor, game, seed):
    somebody = visitor()
    page = somebody.page
    page.add_init_script(ADD_RANDOM_DELAYS.replace("SEED", str(seed)))
    open_table(somebody, ["me", "novice"], game)
    page.reload()
    player = PLAYERS[game](page)
    expect(player.table.headline).to_be_focused()
    page.evaluate(RECORD_LOST_FOCUS)
    max_turns = 8 if seed == 1 else 40  # the long tests play longer
    for _ in range(max_turns):
        player.wait()
        if not player.turn():
            break
    assert page.evaluate("lostFocus") == []


def test_closed_dialog_returns_the_focus_without_showing_a_tooltip(stage, people):
    table, _, _ = open_position(stage, people, "maharani", first_player_has_choice)
    keyboard = table.page.keyboard
    keyboard.press("Tab")
    table.wait_for_focus(table.tiles)
    expect(table.tip).to_be_visible()
    keyboard.press("?")
    expect(table.dialog).to_be_visible()
    keyboard.press("Escape")
    expect(table.dialog).to_have_count(0)
    table.wait_for_focus(table.tiles)
    expect(table.tip).to_have_count(0)
    for name in ("Hint", "Rules", "Settings", "Menu", "Log and chat"):
        tool = table.bar.get_by_label(name, exact=True)
        panel = {"Log and chat": table.log, "Hint": table.hint}.get(name, table.dialog)
        tool.focus()
        keyboard.press("Enter")
        expect(panel).to_be_visible()
        keyboard.press("Escape")
        expect(panel).to_have_count(0)
        # The focus returns immediately, not after the next frame.
        assert tool.evaluate("(tool) => document.activeElement === tool"), name


@pytest.mark.parametrize("key", ["?", "l"])
def test_closed_dialog_focuses_the_prompt_if_the_focused_element_is_gone(stage, people, key):
    table, contexts, id = open_position(stage, people, "taj-mahal", has_to_take_card)
    keyboard, panel = table.page.keyboard, table.log if key == "l" else table.dialog
    table.display_cards.first.focus()
    keyboard.press(key)
    expect(panel).to_be_visible()
    while seat_to_move(stage, contexts[0], id) == 0:
        make_move(stage, contexts[0], id, 0)  # in another window of the same player
    table.wait_for_others()
    expect(table.display_cards).to_have_count(0)
    keyboard.press("Escape")
    expect(panel).to_have_count(0)
    expect(table.headline).to_be_focused()
    assert table.page.evaluate("lostFocus") == []


def test_tab_continues_from_the_link_in_the_tooltip_of_a_tile(stage, people):
    table, _, _ = open_position(stage, people, "maharani", first_player_has_moved_and_has_choice)
    table.recap.get_by_role("button", name="Close").click()
    keyboard, link = table.page.keyboard, table.tip.get_by_role("link")
    keyboard.press("Tab")
    table.wait_for_focus(table.tiles)
    label = table.focused.get_attribute("aria-label")
    tile = table.rail.get_by_role("button", name=label, exact=True)
    expect(link).to_be_visible()
    keyboard.press("Tab")
    expect(link).to_be_focused()
    keyboard.press("Shift+Tab")
    expect(tile).to_be_focused()
    keyboard.press("Tab")
    expect(link).to_be_focused()
    # The tile is the last element of the tab order; Tab continues at the start of the page.
    stops = tab_stops(table.page, "Tab", 3)
    assert "Durbar, home" in stops, stops
    expect(table.tip).to_have_count(0)
    stops = tab_stops(table.page, "Shift+Tab", 4)
    assert label in stops, stops


def test_page_shows_no_focus_ring_and_does_not_scroll_for_a_mouse_player(stage, people, game):
    table, _, _ = open_position(stage, people, game, first_player_has_choice)
    player = (maharani_players if game == "maharani" else taj_mahal_players).ByMouse(table.page)
    player.turn()
    expect(table.headline).to_be_focused()
    expect(table.headline).to_have_css("box-shadow", "none")
    assert table.page.evaluate("[scrollX, scrollY]") == [0, 0]
