"""Guides, from the home page to a real game: by mouse, by keyboard alone, and by touch."""

import re

import pytest
from playwright.sync_api import expect

from page_states import in_hand
from web.leading import TITLES, GuidedKeyboardPlayer, GuidedPlayer, GuidedTouchPlayer
from web.pages import SIZES, overflow, violations
from web.table_page import TablePage

pytestmark = [pytest.mark.browser, pytest.mark.slow, pytest.mark.compiled_only]

COACH = "JSON.parse(localStorage.getItem('durbar-preferences')).coach"
DRAWN = ".turntable .disc, .medallion, .band"
"""Drawings on the board that are no controls."""

COVERED = """async (things, card) => {
  const { min, max } = Math;
  const seen = (thing) => {
    let { left, right, top, bottom } = thing.getBoundingClientRect();
    for (let around = thing.parentElement; around; around = around.parentElement) {
      if (getComputedStyle(around).overflow === 'visible') continue;
      const room = around.getBoundingClientRect();
      [left, right] = [max(left, room.left), min(right, room.right)];
      [top, bottom] = [max(top, room.top), min(bottom, room.bottom)];
    }
    const name = thing.dataset.for ?? thing.getAttribute('aria-label') ?? thing.textContent.trim();
    return { name, left, right, top, bottom };
  };
  const look = () => {
    const boxes = things.filter((one) => one.checkVisibility({ visibilityProperty: true })).map(seen);
    const { left, right, top, bottom } = card.getBoundingClientRect();
    const wide = (one) => min(right, one.right) - max(left, one.left);
    const high = (one) => min(bottom, one.bottom) - max(top, one.top);
    const over = (one) => (wide(one) > 8 && high(one) > 8) || one.bottom > innerHeight + 8;
    const low = (one) => one.getBoundingClientRect().bottom > min(bottom, innerHeight);
    const cut = [...card.getElementsByTagName('*')].filter(low).map((one) => one.textContent);
    return [...boxes.filter((one) => one.right > one.left && over(one)).map(({ name }) => name), ...cut];
  };
  const start = performance.now();
  let found = look();
  while (found.length && performance.now() - start < 10_000) {
    await new Promise((done) => setTimeout(done, 60)); // rings are placed a moment after their elements
    found = look();
  }
  return found;
}"""
"""Returns elements that the guide's card covers or pushes out of the window, and cut-off parts of the card."""


@pytest.fixture(params=list(TITLES))
def game(request):
    return request.param


def covered(led):
    """Return what the guide's card covers, and cut-off parts of the card."""
    page = led.page
    niches = page.get_by_role("columnheader").filter(has_not=page.get_by_role("heading"))
    side = page.get_by_role("complementary")
    things = page.locator(DRAWN).or_(led.ring()).or_(niches).or_(page.get_by_role("rowheader"))
    things = things.or_(side.get_by_role("group").get_by_role("button")).or_(led.table.dock.get_by_role("button"))
    return things.evaluate_all(COVERED, led.card.element_handle())


def check_step_is_visible(led, step):
    """Check that everything a step points at has a ring, and that the card covers nothing."""
    # While a palace is built, a phone shows only a part of the map, without this city.
    for point in step.points:
        if point != "city:Hisar" or step.says == "palace":
            expect(led.ring(point)).to_be_visible()
    assert covered(led) == [], step.says


def check_table(page, levels, *, counted, guide):
    """Check the levels of the seats, whether the game counts, and whether the table has a guide."""
    table = page.evaluate("location.hash").rpartition("/")[2]
    mine = page.evaluate("async () => (await fetch('/api/tables')).json()")
    (here,) = [one for one in mine if one["table"] == table]
    assert [seat["level"] for seat in here["seats"]] == levels
    assert (here["counted"], here["guide"]) == (counted, guide)


def play_one_move(page):
    """Make a move, against the coach's advice if it gives any."""
    table = TablePage(page)
    table.wait_for_turn()
    table.choices.first.click()
    if table.tiles.count():
        expect(table.picked_tiles).to_have_count(1)
        table.spaces.first.dispatch_event("click")  # the drawing of the tile lies over the space
    expect(table.confirm).to_be_enabled()
    with table.new_state():
        with page.expect_response("**/coach*") as asked:
            table.confirm.click()
        if asked.value.json()["better"]:
            page.get_by_role("button", name="Play my move").click()


def test_guide_by_mouse_with_interruptions(visitor, game):
    somebody = visitor()
    led, page = GuidedPlayer(somebody, game), somebody.page
    table = led.table
    page.get_by_label("Your name").fill("Noor")
    # the guide is the first choice of a new player
    expect(controls(page, game).first).to_have_accessible_name(re.compile("^First game"))
    led.begin()
    expect(led.text).to_contain_text("Noor")
    assert violations(page) == []
    # a choice that is not required yet shows a nudge
    in_hand(page).last.click()
    expect(led.text).to_contain_text("Read on first.")
    first = next(number for number, step in enumerate(led.steps, 1) if step.do != "look")
    led.follow(1, first - 1)
    led.wait(first)
    expect(led.headline).to_have_text("Follow the guide.")
    wrong = table.tiles if game == "maharani" else table.cards.and_(page.get_by_role("button", name=re.compile("^red")))
    wrong.first.click()
    expect(led.text).to_contain_text("First:")
    expect(table.picked_cards.or_(table.picked_tiles)).to_have_count(0)
    assert violations(page) == []
    # the player goes back, reloads and continues at the same step
    page.get_by_role("button", name="Back", exact=True).click()
    led.wait(first - 1)
    page.reload()
    led.follow(first - 1, first - 1)
    if game == "maharani":
        led.wait(first)
        led.pick("slot:4")
        led.named("space:d1").hover()
        expect_sum(led, "+1")  # the preview shows the final direction
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
    expect(led.card).to_have_count(0)
    table.open_panel("Menu")
    page.get_by_role("button", name="Back to the guide").click()
    for number in range(first + 4, len(led.steps)):
        led.wait(number)
        check_step_is_visible(led, led.steps[number - 1])
        led.do(number)
    led.wait(len(led.steps))
    assert violations(page) == []
    expect(page.get_by_role("link", name="Home", exact=True)).to_have_attribute("href", "#/")
    # a real game: another deal, against novices, with the coach; and the guide is no longer what to begin with
    guided = page.url
    page.get_by_role("button", name="A real game, with a coach").click()
    expect(page).not_to_have_url(guided)
    expect(led.card).to_have_count(0)
    table.wait_for_turn()
    check_table(page, [None, "novice", "novice"], counted=True, guide=False)
    assert page.evaluate(COACH) is True
    page.goto(f"{somebody.server_url}#/")
    other = next(one for one in TITLES if one != game)
    expect(controls(page, other).first).to_have_accessible_name(re.compile("^First game"))
    expect(controls(page, game).first).to_have_accessible_name("Play now")


def controls(page, game):
    """Return the controls of a game on the home page, in their order."""
    cover = page.get_by_role("region", name=TITLES[game])
    return cover.get_by_role("link").or_(cover.get_by_role("button"))


def expect_sum(led, points):
    """Wait until the preview shows what a move brings."""
    expect(led.table.preview.get_by_text(points, exact=True).first).to_be_visible()


def turn_the_first_tile(led, number):
    """Check that the first tile has to be turned before it can be laid."""
    led.wait(number)
    check_step_is_visible(led, led.steps[number - 1])
    expect_sum(led, "+1")  # no artisan comes
    led.table.confirm.click()
    expect(led.text).to_contain_text("First:")
    for turned in ("+2", "+1"):
        led.turn()
        expect_sum(led, turned)
    # after Cancel the step before is shown again
    led.page.get_by_role("button", name="Cancel").click()
    led.wait(number - 1)
    led.do(number - 1)
    led.wait(number)


def test_guide_by_keyboard_and_screen_reader(visitor, game):
    somebody = visitor()
    led = GuidedKeyboardPlayer(somebody, game)
    led.begin()
    for number, step in enumerate(led.steps, 1):
        led.wait(number)
        expect(led.text).to_have_text(led.sentence(step, "en", "Guest"))
        guided = led.page.url
        led.do(number)
    expect(led.page).not_to_have_url(guided)
    expect(led.card).to_have_count(0)
    led.table.wait_for_turn()
    check_table(led.page, [None, "novice", "novice"], counted=True, guide=False)


def test_guide_by_touch_on_a_phone_in_french_and_dark(visitor, game):
    somebody = visitor(*SIZES["phone"], "dark", language="fr-FR")
    led, page = GuidedTouchPlayer(somebody, game), somebody.page
    led.begin()
    for number, step in enumerate(led.steps[:-1], 1):
        led.wait(number)
        expect(led.text).not_to_have_text(re.compile(r"guide-|\b(the|you)\b"))
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
    assert covered(led) == []
    page.get_by_role("button", name="Continuer ici").tap()
    expect(led.card).to_have_count(0)
    led.table.wait_for_turn()
    check_table(page, [None, "novice", "novice"], counted=False, guide=True)
    assert page.evaluate(COACH) is False


def test_home_page_starts_a_game_against_novices_with_a_coach(visitor):
    page = visitor().page
    page.get_by_role("region", name="Maharani").get_by_role("button", name="Against novices, with a coach").click()
    TablePage(page).wait_for_turn()
    check_table(page, [None, "novice", "novice", "novice"], counted=True, guide=False)
    assert page.evaluate(COACH) is True
    play_one_move(page)
