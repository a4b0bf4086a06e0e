"""Tests of the coach at the table: its advice in both games, and how to follow, ignore or turn it off."""

import re
from functools import partial

import pytest
from playwright.sync_api import expect

from durbar.bots.coach import better_move
from durbar.bots.thinking import Budget
from durbar.games.guide import guide_of
from durbar.server.api import guides as guiding
from web.guided_players import PRIMARY_BUTTONS
from web.pages import SIZES, find_violations, measure_overflow, open_table_page
from web.table_page import VERSION, TablePage

pytestmark = [pytest.mark.browser, pytest.mark.slow, pytest.mark.compiled_only]

MOVES_BEFORE_MISTAKE = {"taj-mahal": 25, "maharani": 7}
"""The number of moves of the guide after which a clear mistake is possible."""


@pytest.fixture
def open_with_coach(stage, people, monkeypatch):
    """Return a function that opens a table with the coach at a position of a game's guide.

    It returns the page, and a function that reads the state of the table from the server.
    """
    # A fixed number of iterations instead of a time limit gives the same advice on every machine.
    monkeypatch.setattr(
        guiding, "better_move", partial(better_move, search_budget=Budget(300), compare_budget=Budget(200))
    )

    def open_table(game, size, language):
        (context,) = people(1, size=size, language=language)
        api = f"{stage.address}api"
        table = context.request.post(f"{api}/games/{game}/guide", data={}).json()["table"]
        page = context.pages[0]
        page.goto(stage.address)
        page.evaluate(
            "([table]) => { localStorage.setItem('durbar-preferences', JSON.stringify({ coach: true }));"
            " localStorage.setItem('durbar-guides', JSON.stringify({ [table]: { at: 0, looked: 0, left: true } })); }",
            [table],
        )
        page.reload()  # local storage is read when a page is opened
        open_table_page(stage, context, table)

        def read_state():
            return context.request.get(f"{api}/tables/{table}?seat=0").json()

        line = guide_of(game).line
        while (state := read_state())["view"]["moves_made"] < MOVES_BEFORE_MISTAKE[game]:
            if state["view"]["to_move"] == 0:
                move = {"seat": 0, "version": state["version"], "move": line[state["view"]["moves_made"]]}
                assert context.request.post(f"{api}/tables/{table}/move", data=move).ok
        expect(page.locator(VERSION)).to_have_attribute("data-version", str(state["version"]))
        TablePage(page).wait_for_turn()
        return page, read_state

    return open_table


def card_with_advice(page, show_label):
    """Wait for the coach's advice and return its card; ``show_label`` is the label of its first button."""
    card = page.get_by_role("region", name="Coach")
    expect(card.get_by_role("button", name=show_label)).to_be_focused()
    return card


def test_coach_suggests_a_palace_that_connects_to_others(open_with_coach):
    page, read_state = open_with_coach("taj-mahal", SIZES["wide"], "en-GB")
    table = TablePage(page)
    before = read_state()["version"]
    table.map.get_by_role("button", name="Jalandhar").click()
    table.confirm.click()
    card = card_with_advice(page, "Show me")
    expect(card.get_by_role("status")).to_contain_text("Lahore")
    expect(card.get_by_role("status")).to_contain_text("4 points")
    assert find_violations(page) == []
    assert read_state()["version"] == before, "the move waits for the player's decision"
    assert page.evaluate(PRIMARY_BUTTONS) == ["elsewhere"], "the coach's button is the only primary one"
    page.keyboard.press("Enter")  # "Show me" has the focus
    expect(card).to_have_count(0)
    table.make_move()
    expect(table.bar).to_contain_text("Lahore")


def test_coach_warns_of_lost_gold_in_french_on_a_phone(open_with_coach):
    page, read_state = open_with_coach("maharani", SIZES["phone"], "fr-FR")
    table = TablePage(page)
    table.dock.get_by_role("button", name=re.compile("^Emplacement 3")).tap()
    page.get_by_role("button", name=re.compile("^c7,")).tap()
    table.confirm.tap()
    text = card_with_advice(page, "Montrez-moi").get_by_role("status")
    expect(text).to_have_text(re.compile("^Avant de jouer, pensez à ceci.*c3", re.S))
    assert find_violations(page) == []
    assert measure_overflow(page) == (0, 0)
    with table.new_state():
        page.get_by_role("button", name="Jouer mon coup").tap()
    assert "c7" in read_state()["view"]["table"]["floor"]


def test_coach_gives_advice_once_a_turn_and_is_turned_off_by_one_click(visitor):
    somebody = visitor()
    page, moves_asked_about, legal = somebody.page, [], []
    table = TablePage(page)
    seats = [{"who": "me"}, {"who": "bot", "level": "novice"}]
    body = {"game": "maharani", "seats": seats, "options": {"start_player": 0}}
    id = somebody.context.request.post(f"{somebody.server_url}api/tables", data=body).json()["table"]
    better = {"move": "", "story": [{"id": "told", "args": {}, "text": "Noor lays a tile."}], "win": 0.6, "lead": 4.0}
    better["reasons"] = [{"id": "hint", "args": {}, "text": "It brings more."}]

    def answer(route):
        moves_asked_about.append(route.request.post_data_json["move"])
        better["move"] = next(move for move in legal if move != moves_asked_about[-1])
        route.fulfill(json={"version": 1, "seat": 0, "move": moves_asked_about[-1], "better": better})

    page.route("**/coach", answer)
    page.evaluate("localStorage.setItem('durbar-preferences', JSON.stringify({coach: true}))")
    page.goto(f"{somebody.server_url}#/table/{id}")
    page.reload()

    def lay():
        table.wait_for_turn()
        # The legal moves are read before the request to the coach, which has a short timeout.
        legal[:] = page.evaluate(LEGAL_PLACEMENTS, id)
        table.tiles.first.click()
        table.spaces.first.dispatch_event("click")  # the drawing of the tile lies over the space
        table.confirm.click()

    def end():
        page.keyboard.press("e")
        table.make_move()

    lay()
    before = table.version
    card = card_with_advice(page, "Show me")
    expect(card).to_contain_text("Noor lays a tile. It brings more.")
    assert find_violations(page) == []
    assert table.version == before, "the move waits for the player's decision"
    page.get_by_role("button", name="Show me").click()
    expect(card).to_have_count(0)
    table.make_move()
    assert len(moves_asked_about) == 1, "the coach is asked at most once a turn"
    end()
    lay()
    with table.new_state():
        page.get_by_role("button", name="Play my move").click()
    end()
    lay()
    page.get_by_role("button", name="Turn the coach off").click()
    expect(card).to_have_count(0)
    assert page.evaluate("JSON.parse(localStorage.getItem('durbar-preferences')).coach") is False
    table.make_move()
    assert len(moves_asked_about) == 3


# Returns the legal moves of the first seat that place a tile.
LEGAL_PLACEMENTS = """async (table) => {
  const state = await (await fetch(`/api/tables/${table}?seat=0`)).json();
  return state.view.legal_moves.map(({ text }) => text).filter((text) => text.includes(':'));
}"""
