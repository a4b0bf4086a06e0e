"""Guides, from the home page to a real game: by mouse, by keyboard alone, and by touch."""

import re
from contextlib import suppress

import pytest
from playwright.sync_api import TimeoutError

from web import at_maharani, at_taj_mahal
from web.leading import GuidedKeyboardPlayer, GuidedPlayer, GuidedTouchPlayer
from web.pages import SIZES, overflow, violations

pytestmark = [pytest.mark.browser, pytest.mark.slow, pytest.mark.compiled_only]

TITLES = {"taj-mahal": "Taj Mahal", "maharani": "Maharani"}
PLAYERS = {"taj-mahal": at_taj_mahal.ByMouse, "maharani": at_maharani.ByMouse}
COACH = "JSON.parse(localStorage.getItem('durbar-preferences')).coach"

TABLE = (
    ".guide-ring:not([hidden]), .turntable .disc, .medallion, .band, .niche, .who, .hand-card, .rail-tile,"
    " .display-card, .preview .btn"
)
COVERED = """() => {
  const { min, max } = Math;
  const seen = (thing) => {
    let { left, right, top, bottom } = thing.getBoundingClientRect();
    const room = thing.closest('.board, .tm-hand')?.getBoundingClientRect();
    if (room) {
      [left, right] = [max(left, room.left), min(right, room.right)];
      [top, bottom] = [max(top, room.top), min(bottom, room.bottom)];
    }
    return { name: thing.dataset.for ?? thing.getAttribute('class'), left, right, top, bottom };
  };
  const things = [...document.querySelectorAll('TABLE')];
  const boxes = things.filter((one) => one.checkVisibility({ visibilityProperty: true })).map(seen);
  const card = document.querySelector('.guide-card');
  const { left, right, top, bottom } = card.getBoundingClientRect();
  const wide = (one) => min(right, one.right) - max(left, one.left);
  const high = (one) => min(bottom, one.bottom) - max(top, one.top);
  const over = (one) => (wide(one) > 8 && high(one) > 8) || one.bottom > innerHeight + 8;
  const low = (one) => one.getBoundingClientRect().bottom > min(bottom, innerHeight);
  const cut = [...card.querySelectorAll('p, button, a')].filter(low).map((one) => one.textContent);
  return [...boxes.filter((one) => one.right > one.left && over(one)).map(({ name }) => name), ...cut];
}""".replace("TABLE", TABLE)
"""Returns elements that the guide's card covers or pushes out of the window, and cut-off parts of the card."""

WITHOUT_RING = """(points) =>
  points.filter((point) => !document.querySelector(`.guide-ring[data-for="${point}"]:not([hidden])`))"""
"""Returns the points that have no ring."""


@pytest.fixture(params=list(TITLES))
def game(request):
    return request.param


def check_step_is_visible(led, step):
    """Check that everything a step points at has a ring, and that the card covers nothing."""
    page = led.page
    # While a palace is built, a phone shows only a part of the map, without this city.
    points = [point for point in step.points if point != "city:Hisar" or step.says == "palace"]
    page.wait_for_function(f"(points) => ({WITHOUT_RING})(points).length === 0", arg=points)
    with suppress(TimeoutError):  # rings are placed a moment after their elements
        page.wait_for_function(f"() => ({COVERED})().length === 0", timeout=10_000)
    assert page.evaluate(COVERED) == [], step.says


def levels(page):
    """Return the levels of the seats, whether the game counts, and whether the table has a guide."""
    table = page.evaluate("location.hash").rpartition("/")[2]
    mine = page.evaluate("async () => (await fetch('/api/tables')).json()")
    (here,) = [one for one in mine if one["table"] == table]
    return [seat["level"] for seat in here["seats"]], here["counted"], here["guide"]


def play_one_move(page, game):
    """Make a move, against the coach's advice if it gives any."""
    player = PLAYERS[game](page)
    player.wait()
    before = player.seen()["version"]
    player.act(player.seen())[1]()
    moved = "(before) => +document.querySelector('.table').dataset.version > before"
    page.wait_for_function(
        f"(before) => document.querySelector('.coach-card .primary') || ({moved})(before)", arg=before
    )
    if page.locator(".coach-card .primary").count():
        page.get_by_role("button", name="Play my move").click()
    page.wait_for_function(moved, arg=before)


def test_guide_by_mouse_with_interruptions(visitor, game):
    somebody = visitor()
    led, page = GuidedPlayer(somebody, game), somebody.page
    page.get_by_label("Your name").fill("Noor")
    # the guide is highlighted for a new player
    page.wait_for_selector(f'.learn-first.primary[href$="{game}"]')
    led.begin()
    assert "Noor" in page.locator(".guide-says").inner_text()
    assert violations(page) == []
    # a choice that is not required yet shows a nudge
    page.locator(".hand-card, .rail-tile").last.click()
    page.wait_for_selector(".guide-nudge")
    first = next(number for number, step in enumerate(led.steps, 1) if step.do != "look")
    led.follow(1, first - 1)
    led.wait(first)
    assert page.locator(".say h1").text_content() == "Follow the guide."
    wrong = ".hand-card.yes:not([data-at='card:bVE'])" if game == "taj-mahal" else ".rail-tile[data-key='1']"
    page.locator(wrong).first.click()
    page.wait_for_selector(".guide-nudge")
    assert page.locator(".hand-card.picked, .rail-tile.picked").count() == 0
    assert violations(page) == []
    # the player goes back, reloads and continues at the same step
    page.get_by_role("button", name="Back", exact=True).click()
    led.wait(first - 1)
    page.reload()
    led.follow(first - 1, first - 1)
    if game == "maharani":
        led.pick("slot:4")
        page.locator('[data-at="space:d1"]').hover()
        wait_for_sum(page, "+1")  # the preview shows the final direction
        led.pick("slot:4")
    led.follow(first, first)
    if game == "maharani":
        turn_the_first_tile(led, first + 1)
    led.follow(first + 1, first + 3)
    led.wait(first + 4)
    page.goto(f"{somebody.server_url}#/learn/{game}")
    page.get_by_role("button", name="Continue").click()
    led.wait(first + 4)
    # the player leaves the guide and returns
    page.get_by_role("button", name="Leave the guide").click()
    page.wait_for_selector(".guide-card", state="detached")
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Back to the guide").click()
    for number in range(first + 4, len(led.steps)):
        led.wait(number)
        check_step_is_visible(led, led.steps[number - 1])
        led.do(number)
    led.wait(len(led.steps))
    assert violations(page) == []
    assert page.get_by_role("link", name="Home", exact=True).get_attribute("href") == "#/"
    # a real game: another deal, against novices, with the coach; and the guide is no longer what to begin with
    led_there = page.url
    page.get_by_role("button", name="A real game, with a coach").click()
    page.wait_for_selector(".guide-card", state="detached")
    page.wait_for_function("(before) => location.href !== before", arg=led_there)
    page.wait_for_selector(".dock")
    assert levels(page) == ([None, "novice", "novice"], True, False)
    assert page.evaluate(COACH) is True
    play_one_move(page, game)
    page.goto(f"{somebody.server_url}#/")
    other = next(one for one in TITLES if one != game)
    page.wait_for_selector(f'.learn-first.primary[href$="{other}"]')
    assert page.locator(f'.learn-first.primary[href$="{game}"]').count() == 0


def wait_for_sum(page, sum):
    """Wait until the preview shows a sum."""
    page.wait_for_function(
        "(sum) => document.querySelector('.preview .sum span[aria-hidden]')?.textContent === sum", arg=sum
    )


def turn_the_first_tile(led, number):
    """Check that the first tile has to be turned before it can be laid."""
    page = led.page
    led.wait(number)
    check_step_is_visible(led, led.steps[number - 1])
    wait_for_sum(page, "+1")  # no artisan comes
    page.locator(".preview .primary").click()
    page.wait_for_selector(".guide-nudge")
    for turned in ("+2", "+1"):
        led.turn()
        wait_for_sum(page, turned)
    # after Cancel the step before is shown again
    page.get_by_role("button", name="Cancel").click()
    led.wait(number - 1)
    led.do(number - 1)
    led.wait(number)


def test_guide_by_keyboard_and_screen_reader(visitor, game):
    somebody = visitor()
    led, page = GuidedKeyboardPlayer(somebody, game), somebody.page
    led.begin()
    guide = page.get_by_role("region", name="Guide")
    for number, step in enumerate(led.steps, 1):
        led.wait(number)
        told = re.sub("[\u2068\u2069]", "", guide.get_by_role("status").inner_text())
        assert told == led.sentence(step, "en", "Guest")
        led.do(number)
    page.wait_for_selector(".guide-card", state="detached")
    page.wait_for_selector(".dock[data-acting]")
    assert levels(page) == ([None, "novice", "novice"], True, False)


def test_guide_by_touch_on_a_phone_in_french_and_dark(visitor, game):
    somebody = visitor(*SIZES["phone"], "dark", language="fr-FR")
    led, page = GuidedTouchPlayer(somebody, game), somebody.page
    led.begin()
    for number, step in enumerate(led.steps[:-1], 1):
        led.wait(number)
        assert not re.search(r"guide-|\b(the|you)\b", page.locator(".guide-says").inner_text())
        check_step_is_visible(led, step)
        if number % 8 == 1:
            assert violations(page) == [], step.says
            assert overflow(page) == (0, 0)
        if step.do == "look":  # on a smaller phone, too
            page.set_viewport_size({"width": 375, "height": 667})
            check_step_is_visible(led, step)
            page.set_viewport_size({"width": 390, "height": 844})
        led.do(number)
    led.wait(len(led.steps))
    assert page.evaluate(COVERED) == []
    page.get_by_role("button", name="Continuer ici").tap()
    page.wait_for_selector(".guide-card", state="detached")
    page.wait_for_selector(".dock[data-acting=yes]")
    assert levels(page) == ([None, "novice", "novice"], False, True)
    assert page.evaluate(COACH) is False


def test_home_page_starts_a_game_against_novices_with_a_coach(visitor):
    somebody = visitor()
    page = somebody.page
    page.get_by_role("region", name="Maharani").get_by_role("button", name="Against novices, with a coach").click()
    page.wait_for_selector(".dock")
    assert levels(page) == ([None, "novice", "novice", "novice"], True, False)
    assert page.evaluate(COACH) is True
    play_one_move(page, "maharani")
