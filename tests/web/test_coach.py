"""The coach at the table: its advice in both games, and how to follow, ignore or turn it off."""

from functools import partial

import pytest

from durbar.bots.coach import better_move
from durbar.bots.thinking import Budget
from durbar.games.guide import guide_of
from durbar.server.api import guides as guiding
from web.leading import GOLDEN
from web.pages import SIZES, at_table, overflow, violations

pytestmark = [pytest.mark.browser, pytest.mark.slow, pytest.mark.compiled_only]

LINES = {"taj-mahal": 25, "maharani": 7}
"""The number of moves of the guide after which a clear mistake is possible."""


@pytest.fixture
def coached(stage, people, monkeypatch):
    """Return a function that opens a table with the coach at a position of a game's guide."""
    # A fixed number of iterations instead of a time limit gives the same advice on every machine.
    monkeypatch.setattr(
        guiding, "better_move", partial(better_move, search_budget=Budget(300), compare_budget=Budget(200))
    )

    def sit(game, size, language):
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
        at_table(stage, context, table)
        line = guide_of(game).line
        while (seen := context.request.get(f"{api}/tables/{table}?seat=0").json())["view"]["moves_made"] < LINES[game]:
            if seen["view"]["to_move"] == 0:
                move = {"seat": 0, "version": seen["version"], "move": line[seen["view"]["moves_made"]]}
                assert context.request.post(f"{api}/tables/{table}/move", data=move).ok
        page.wait_for_selector(f".table[data-version='{seen['version']}'] .dock[data-acting=yes]")
        return page, lambda: context.request.get(f"{api}/tables/{table}?seat=0").json()

    return sit


def moved(page, before):
    """Wait until the table shows a newer version."""
    page.wait_for_function("(before) => +document.querySelector('.table').dataset.version > before", arg=before)


def test_coach_suggests_a_palace_that_joins_others(coached):
    page, look = coached("taj-mahal", SIZES["wide"], "en-GB")
    before = look()["version"]
    page.locator('.tm-board > .room [data-at="city:Jalandhar"]').click()
    page.locator(".preview .primary:not([disabled])").click()
    page.wait_for_selector(".coach-card .primary:focus")
    card = page.get_by_role("region", name="Coach")
    card.get_by_text("Lahore").wait_for()
    assert "4 points" in card.get_by_role("status").inner_text()
    assert violations(page) == []
    assert look()["version"] == before, "it waits"
    assert page.evaluate(GOLDEN) == ["elsewhere"], "only what the coach shows asks to be pressed"
    page.keyboard.press("Enter")  # "Show me" has the focus
    page.wait_for_selector(".coach-card", state="detached")
    page.locator(".preview .primary:not([disabled])").click()
    moved(page, before)
    assert "Lahore" in page.locator(".last-event").inner_text()


def test_coach_warns_of_lost_gold_in_french_on_a_phone(coached):
    page, look = coached("maharani", SIZES["phone"], "fr-FR")
    before = look()["version"]
    page.locator('.rail-tile[data-key="3"]').tap()
    page.locator('[data-at="space:c7"]').tap()
    page.locator(".preview .primary:not([disabled])").tap()
    page.wait_for_selector(".coach-card .primary:focus")
    told = page.get_by_role("region", name="Coach").get_by_role("status")
    told.get_by_text("c3").wait_for()
    assert told.inner_text().startswith("Avant de jouer, pensez à ceci")
    assert violations(page) == []
    assert overflow(page) == (0, 0)
    page.get_by_role("button", name="Jouer mon coup").tap()
    moved(page, before)
    assert "c7" in look()["view"]["table"]["floor"]


def test_coach_speaks_once_a_turn_and_is_turned_off_by_one_click(visitor):
    somebody = visitor()
    page, asked, legal = somebody.page, [], []
    seats = [{"who": "me"}, {"who": "bot", "level": "novice"}]
    wish = {"game": "maharani", "seats": seats, "options": {"start_player": 0}}
    table = somebody.context.request.post(f"{somebody.server_url}api/tables", data=wish).json()["table"]
    better = {"move": "", "story": [{"id": "told", "args": {}, "text": "Noor lays a tile."}], "win": 0.6, "lead": 4.0}
    better["reasons"] = [{"id": "hint", "args": {}, "text": "It brings more."}]

    def answer(route):
        asked.append(route.request.post_data_json["move"])
        better["move"] = next(move for move in legal if move != asked[-1])
        route.fulfill(json={"version": 1, "seat": 0, "move": asked[-1], "better": better})

    page.route("**/coach", answer)
    page.evaluate("localStorage.setItem('durbar-preferences', JSON.stringify({coach: true}))")
    page.goto(f"{somebody.server_url}#/table/{table}")
    page.reload()

    def lay():
        legal[:] = page.evaluate(LEGAL, table)  # read before the request to the coach, which has a short timeout
        page.locator(".rail-tile.legal").first.click()
        page.locator(".place:has(.fit)").first.click()
        page.locator(".preview .primary:not([disabled])").click()

    def end():
        page.keyboard.press("e")
        page.locator(".preview .primary:not([disabled])").click()

    def moves():
        return int(page.locator(".table").get_attribute("data-version"))

    page.wait_for_selector(".dock[data-acting=yes]")
    before = moves()
    lay()
    page.wait_for_selector(".coach-card .primary:focus")
    assert "Noor lays a tile. It brings more." in page.locator(".coach-card").inner_text()
    assert violations(page) == []
    assert moves() == before, "it waits"
    page.get_by_role("button", name="Show me").click()
    page.wait_for_selector(".coach-card", state="detached")
    page.locator(".preview .primary:not([disabled])").click()
    page.wait_for_function("(before) => +document.querySelector('.table').dataset.version > before", arg=before)
    assert len(asked) == 1, "at most one word a turn"
    end()
    page.wait_for_function("(before) => +document.querySelector('.table').dataset.version > before + 2", arg=before)
    page.wait_for_selector(".dock[data-acting=yes]")
    before = moves()
    lay()
    page.get_by_role("button", name="Play my move").click()
    page.wait_for_function("(before) => +document.querySelector('.table').dataset.version > before", arg=before)
    end()
    page.wait_for_function("(before) => +document.querySelector('.table').dataset.version > before + 2", arg=before)
    page.wait_for_selector(".dock[data-acting=yes]")
    lay()
    page.get_by_role("button", name="Turn the coach off").click()
    page.wait_for_selector(".coach-card", state="detached")
    assert page.evaluate("JSON.parse(localStorage.getItem('durbar-preferences')).coach") is False
    before = moves()
    page.locator(".preview .primary:not([disabled])").click()
    page.wait_for_function("(before) => +document.querySelector('.table').dataset.version > before", arg=before)
    assert len(asked) == 3


LEGAL = """async (table) => {
  const seen = await (await fetch(`/api/tables/${table}?seat=0`)).json();
  return seen.view.legal_moves.map(({ text }) => text).filter((text) => text.includes(':'));
}"""
