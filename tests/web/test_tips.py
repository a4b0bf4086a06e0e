"""Tips by mouse, keyboard and touch, with links to the rules."""

import re

import pytest

from deterministic_server import staged
from web.pages import at_table, violations

pytestmark = [pytest.mark.browser, pytest.mark.slow, pytest.mark.compiled_only]


def held(sight):
    """Return whether a player has withdrawn, and there are special cards, advisors and goods."""
    table = sight.view()["table"]
    me = table["seats"][sight.seat]
    return (
        (table["visit"] or 0) >= 4
        and table["phase"] == "play"
        and len(sight.legal_moves) > 2
        and not all(each["in_visit"] for each in table["seats"])
        and any(each["specials"] for each in table["seats"])
        and bool(me["advisors"] and any(me["goods"].values()))
    )


def late(sight):
    """Return whether the player has a marker face down, in the middle of a game of Maharani."""
    view = sight.view()
    table = view["table"]
    return (
        view["moves_made"] >= 30
        and table["phase"] == "first"
        and not all(table["seats"][sight.seat]["markers"].values())
    )


POSITIONS = {"taj-mahal": held, "maharani": late}
IN_ROWS = {
    "taj-mahal": [".have .have-specials > *", ".have > span:first-child > .ic", ".have-good .ic", ".told[data-tip]"],
    "maharani": [".who-cards .mh-marker.up", ".who-cards .mh-marker.down", ".mh-supply"],
}
"""Elements in rows; a click on a row opens its details."""
ON_THE_BOARD = {"taj-mahal": [".plate.next", ".plate.done"], "maharani": [".medallion"]}
BY_THEMSELVES = {"taj-mahal": [".niche.open", ".niche.gone", ".stop.now", ".stop.done"], "maharani": [".niche.open"]}
IN_SHEETS = {"taj-mahal": [".chip[data-tip]"], "maharani": [".holdings .mh-marker", ".holdings .chip[data-tip]"]}
ACTING = {"taj-mahal": [], "maharani": [".rail-where"]}


def shown(page, thing):
    """Check that the tip of an element is shown in the window; return the number of its rule."""
    page.wait_for_function(
        "([thing, said]) => document.querySelector('.tip')?.textContent.startsWith(said)",
        arg=[None, thing.get_attribute("data-tip")],
    )
    assert thing.get_attribute("aria-describedby") == "tip"
    tip = page.locator(".tip")
    box, (wide, high) = tip.bounding_box(), page.evaluate("[innerWidth, innerHeight]")
    assert 0 <= box["x"] <= wide - box["width"]
    assert 0 <= box["y"] <= high - box["height"]
    number = tip.locator(".ref").inner_text()
    assert number == thing.get_attribute("data-rule")
    return number


def opened(page, number):
    """Check that the rules are open at a rule, and close them."""
    page.wait_for_function("(number) => document.activeElement.id === number", arg=number)
    assert page.locator(".rules-panel .rule.asked").get_attribute("id") == number
    page.keyboard.press("Escape")
    page.wait_for_selector(".rules-panel", state="detached")


def gone(page):
    page.wait_for_selector(".tip", state="detached")


def sit(stage, people, game, **more):
    contexts = people(4, **more)
    table = staged(stage, contexts, POSITIONS[game], game=game)
    page = at_table(stage, contexts[0], table)
    page.wait_for_selector(".niche[data-tip]")
    page.locator(".recap .tool").click()  # the recap covers the board
    return page


@pytest.mark.parametrize("game", POSITIONS)
def test_tips_by_mouse(stage, people, game):
    page = sit(stage, people, game)
    kinds = [*BY_THEMSELVES[game], *ON_THE_BOARD[game], *IN_ROWS[game], *ACTING[game]]
    for kind in kinds:
        thing = page.locator(kind).first
        thing.hover()
        number = shown(page, thing)
        page.locator(".tip .ref").hover()
        page.locator(".tip .ref").click()
        opened(page, number)
        page.mouse.move(3, 3)
        gone(page)
    page.locator(kinds[0]).first.hover()
    shown(page, page.locator(kinds[0]).first)
    assert violations(page) == []
    page.keyboard.press("Escape")
    gone(page)
    assert page.locator("[title]:is(.niche, .stop, .told, [class*=mh-], .rail-where, .plus-two)").count() == 0


@pytest.mark.parametrize("game", POSITIONS)
def test_tips_by_keyboard(stage, people, game):
    page = sit(stage, people, game)
    page.evaluate("() => document.activeElement.blur()")
    stops = []
    while not (stops and re.search("hand-card|rail-tile", stops[-1])):
        page.keyboard.press("Tab")
        stops.append(page.evaluate("() => document.activeElement.getAttribute('class') ?? ''"))
        assert len(stops) <= 18, f"too far from the bar to the hand: {stops}"
    for kind in (*BY_THEMSELVES[game], *(".rail-tile" for _ in ACTING[game])):
        by_keys(page, page.locator(kind).first)
    first, second = page.locator(".niche").nth(0), page.locator(".niche").nth(1)
    first.focus()
    shown(page, first)
    page.keyboard.press("ArrowRight")
    shown(page, second)
    page.keyboard.press("Escape")
    gone(page)
    assert page.evaluate("() => document.activeElement.matches('.niche')"), "only what was told goes away"
    page.locator(".who").first.focus()
    page.keyboard.press("Enter")
    page.wait_for_selector(".holdings-sheet")
    for kind in IN_SHEETS[game]:
        for at in range(page.locator(kind).count()):
            by_keys(page, page.locator(kind).nth(at), follow=at == 0)
    assert violations(page) == []
    by_keys(page, page.locator(IN_SHEETS[game][0]).first, follow=False)
    page.keyboard.press("Escape")
    gone(page)
    assert page.locator(".holdings-sheet").count() == 1
    page.keyboard.press("Escape")
    page.wait_for_selector(".holdings-sheet", state="detached")


def by_keys(page, thing, follow=True):
    """Focus an element; check its tip, the link to the rule, and that the focus returns."""
    thing.focus()
    number = shown(page, thing)
    if not follow:
        return
    page.keyboard.press("Tab")
    page.wait_for_function("() => document.activeElement.matches('.tip .ref')")
    page.keyboard.press("Enter")
    opened(page, number)
    # The focus returns without showing the tip again.
    page.wait_for_function("(thing) => document.activeElement === thing", arg=thing.element_handle())
    assert page.locator(".tip").count() == 0


@pytest.mark.parametrize("game", POSITIONS)
def test_tips_by_touch(stage, people, game):
    page = sit(stage, people, game, size=(390, 844))
    at = page.url
    by_itself = [*BY_THEMSELVES[game][:1], *(kind for kind in BY_THEMSELVES[game] if kind == ".stop.now")]
    for kind in by_itself:
        thing = page.locator(kind).first
        thing.tap()
        shown(page, thing)
        page.locator(".court-title").tap()
        gone(page)
        thing.tap()
        number = shown(page, thing)
        page.locator(".tip .ref").tap()
        opened(page, number)
    # For elements that react to a tap, a long press shows the tip.
    acting = [".rail-tile.legal"] if ACTING[game] else []
    for kind in acting:
        thing = page.locator(kind).first
        long_press(page, thing)
        number = shown(page, thing)
        assert page.locator(".rail-tile.picked, .holdings-sheet").count() == 0
        page.locator(".tip .ref").tap()
        opened(page, number)
    for kind in acting:
        page.locator(kind).first.tap()
        page.wait_for_selector(".rail-tile.picked")
        assert page.locator(".tip").count() == 0, "a tap picks, and nothing is in the way"
    if game == "taj-mahal":
        page.get_by_role("button", name="Show the whole map").tap()
        thing = page.locator(".whole-map .plate").first
        thing.tap()
        number = shown(page, thing)
        page.locator(".tip .ref").tap()
        opened(page, number)
        page.get_by_role("button", name="Close the map").tap()
    page.locator(".who").first.tap()
    for kind in IN_SHEETS[game]:
        thing = page.locator(kind).first
        thing.tap()
        number = shown(page, thing)
        page.locator(".tip .ref").tap()
        opened(page, number)
    assert page.url == at


def long_press(page, thing):
    box = thing.bounding_box()
    where = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
    hand = page.context.new_cdp_session(page)
    hand.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [where]})
    page.wait_for_selector(".tip")
    hand.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    hand.detach()


# -- why not ----------------------------------------------------------------------------------------------------------
def building(sight):
    """Return whether a palace has to be built, but not in every city."""
    return sight.view()["table"]["phase"] == "palace" and sight.view()["table"]["visit"] >= 3


def taking(sight):
    """Return whether the player has to take a card."""
    return sight.view()["table"]["phase"] == "take" and len(sight.legal_moves) > 1


COUNT = """() => {
  const { fetch: real } = window;
  window.asked = 0;
  window.fetch = (address, ...more) => {
    if (`${address}`.includes('/why')) window.asked += 1;
    return real(address, ...more);
  };
}"""
PRESS = """(thing) => {
  const before = window.asked;
  thing.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  return window.asked > before;
}"""
NOT_NOW = ":is(.hand-card, .target, .display-card, .place, .rail-tile, .slot)[aria-disabled=true]"
MOST = 12


@pytest.mark.parametrize(
    ("game", "positions", "typed"),
    [("taj-mahal", [held, building, taking], "out"), ("maharani", [late], "1:a2>N")],
    ids=["taj-mahal", "maharani"],
)
def test_every_explanation_links_to_its_rule(stage, people, game, positions, typed):
    contexts = people(3)
    kinds, numbers = set(), set()
    for wanted in positions:
        page = at_table(stage, contexts[0], staged(stage, contexts, wanted, game=game))
        page.wait_for_selector(".dock[data-acting=yes]")
        page.evaluate(COUNT)
        for picks in (None, ".rail-tile.legal", ".hand-card.yes"):
            if picks:
                if not page.locator(picks).count():
                    continue
                page.locator(picks).first.dispatch_event("click")
            things = page.locator(NOT_NOW)
            for at in range(0, things.count(), max(1, things.count() // MOST)):
                thing = things.nth(at)
                kind = thing.get_attribute("class").split()[0]
                if not thing.evaluate(PRESS):
                    continue
                page.locator(".notes .ref").wait_for()
                kinds.add(kind)
                number = page.locator(".notes .ref").inner_text()
                if number not in numbers:
                    page.locator(".notes .ref").click()
                    opened(page, number)
                numbers.add(number)
    assert kinds >= ({"hand-card", "target"} if game == "taj-mahal" else {"place"}), kinds
    assert len(numbers) > 1
    page.keyboard.press("Escape")
    page.keyboard.press("/")
    page.locator("dialog input").fill(typed)
    page.keyboard.press("Enter")
    page.locator("dialog .note .ref").click()
    page.wait_for_selector(".rules-panel .rule.asked")
