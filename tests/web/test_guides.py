"""Tests of the guides, from the home page to a real game: by mouse, by keyboard alone, and by touch."""

import re

import pytest
from playwright.sync_api import expect

from page_states import in_hand
from web.guided_players import TITLES, GuidedKeyboardPlayer, GuidedPlayer, GuidedTouchPlayer
from web.pages import SIZES, find_violations, measure_overflow
from web.table_page import TablePage

pytestmark = [pytest.mark.browser, pytest.mark.slow, pytest.mark.compiled_only]

# Returns whether the coach is turned on in the preferences.
COACH_IS_ON = "JSON.parse(localStorage.getItem('durbar-preferences')).coach"
DRAWINGS = ".turntable .disc, .medallion, .band"
"""Drawings on the board that are not controls."""

FIND_COVERED_ELEMENTS = """async (elements, card) => {
  const { min, max } = Math;
  const visibleBox = (element) => {
    let { left, right, top, bottom } = element.getBoundingClientRect();
    for (let ancestor = element.parentElement; ancestor; ancestor = ancestor.parentElement) {
      if (getComputedStyle(ancestor).overflow === 'visible') continue;
      const clip = ancestor.getBoundingClientRect();
      [left, right] = [max(left, clip.left), min(right, clip.right)];
      [top, bottom] = [max(top, clip.top), min(bottom, clip.bottom)];
    }
    const name = element.dataset.for ?? element.getAttribute('aria-label') ?? element.textContent.trim();
    return { name, left, right, top, bottom };
  };
  const findFaults = () => {
    const isVisible = (element) => element.checkVisibility({ visibilityProperty: true });
    const boxes = elements.filter(isVisible).map(visibleBox);
    const { left, right, top, bottom } = card.getBoundingClientRect();
    const overlapWidth = (box) => min(right, box.right) - max(left, box.left);
    const overlapHeight = (box) => min(bottom, box.bottom) - max(top, box.top);
    const isCovered = (box) => overlapWidth(box) > 8 && overlapHeight(box) > 8;
    const isOutside = (box) => box.bottom > innerHeight + 8;
    const hidden = boxes.filter((box) => box.right > box.left && (isCovered(box) || isOutside(box)));
    const isCutOff = (part) => part.getBoundingClientRect().bottom > min(bottom, innerHeight);
    const cutOff = [...card.getElementsByTagName('*')].filter(isCutOff).map((part) => part.textContent);
    return [...hidden.map(({ name }) => name), ...cutOff];
  };
  const start = performance.now();
  let faults = findFaults();
  while (faults.length && performance.now() - start < 10_000) {
    await new Promise((done) => setTimeout(done, 60)); // rings are placed a moment after their elements
    faults = findFaults();
  }
  return faults;
}"""
"""Returns elements that the guide's card covers or pushes out of the window, and cut-off parts of the card."""


@pytest.fixture(params=list(TITLES))
def game(request):
    """The name of a game with a guide; the tests run for each of these games."""
    return request.param


def find_covered_elements(guided):
    """Return the elements that the guide's card covers, and cut-off parts of the card."""
    page = guided.page
    niches = page.get_by_role("columnheader").filter(has_not=page.get_by_role("heading"))
    side = page.get_by_role("complementary")
    elements = page.locator(DRAWINGS).or_(guided.ring()).or_(niches).or_(page.get_by_role("rowheader"))
    elements = elements.or_(side.get_by_role("group").get_by_role("button")).or_(
        guided.table.dock.get_by_role("button")
    )
    return elements.evaluate_all(FIND_COVERED_ELEMENTS, guided.card.element_handle())


def check_step_is_visible(guided, step):
    """Check that everything a step points at has a ring, and that the card covers nothing."""
    # While a palace is built, a phone shows only a part of the map, without this city.
    for point in step.points:
        if point != "city:Hisar" or step.says == "palace":
            expect(guided.ring(point)).to_be_visible()
    assert find_covered_elements(guided) == [], step.says


def check_table(page, levels, *, counted, guide):
    """Check the levels of the seats, whether the game counts in the statistics, and whether the table has a guide."""
    table = page.evaluate("location.hash").rpartition("/")[2]
    tables = page.evaluate("async () => (await fetch('/api/tables')).json()")
    (summary,) = [row for row in tables if row["table"] == table]
    assert [seat["level"] for seat in summary["seats"]] == levels
    assert (summary["counted"], summary["guide"]) == (counted, guide)


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
        with page.expect_response("**/coach*") as response:
            table.confirm.click()
        if response.value.json()["better"]:
            page.get_by_role("button", name="Play my move").click()


def test_guide_is_completed_by_mouse_with_interruptions(visitor, game):
    somebody = visitor()
    guided, page = GuidedPlayer(somebody, game), somebody.page
    table = guided.table
    page.get_by_label("Your name").fill("Noor")
    # the guide is the first choice of a new player
    expect(home_page_controls(page, game).first).to_have_accessible_name(re.compile("^First game"))
    guided.begin()
    expect(guided.text).to_contain_text("Noor")
    assert find_violations(page) == []
    # if the player picks a card too early, the guide asks to read on
    in_hand(page).last.click()
    expect(guided.text).to_contain_text("Read on first.")
    first_action = next(number for number, step in enumerate(guided.steps, 1) if step.do != "look")
    guided.follow(1, first_action - 1)
    guided.wait(first_action)
    expect(guided.headline).to_have_text("Follow the guide.")
    wrong_choices = (
        table.tiles if game == "maharani" else table.cards.and_(page.get_by_role("button", name=re.compile("^red")))
    )
    wrong_choices.first.click()
    expect(guided.text).to_contain_text("First:")
    expect(table.picked_cards.or_(table.picked_tiles)).to_have_count(0)
    assert find_violations(page) == []
    # the player goes back, reloads and continues at the same step
    page.get_by_role("button", name="Back", exact=True).click()
    guided.wait(first_action - 1)
    page.reload()
    guided.follow(first_action - 1, first_action - 1)
    if game == "maharani":
        guided.wait(first_action)
        guided.pick("slot:4")
        guided.element_of("space:d1").hover()
        expect_preview(guided, "+1")  # the preview shows the direction in which the tile would be laid
        guided.pick("slot:4")
    guided.follow(first_action, first_action)
    if game == "maharani":
        turn_the_first_tile(guided, first_action + 1)
    guided.follow(first_action + 1, first_action + 3)
    guided.wait(first_action + 4)
    page.goto(f"{somebody.server_url}#/learn/{game}")
    page.get_by_role("button", name="Continue").click()
    guided.wait(first_action + 4)
    # the player leaves the guide and returns
    page.get_by_role("button", name="Leave the guide").click()
    expect(guided.card).to_have_count(0)
    table.open_panel("Menu")
    page.get_by_role("button", name="Back to the guide").click()
    for number in range(first_action + 4, len(guided.steps)):
        guided.wait(number)
        check_step_is_visible(guided, guided.steps[number - 1])
        guided.do_step(number)
    guided.wait(len(guided.steps))
    assert find_violations(page) == []
    expect(page.get_by_role("link", name="Home", exact=True)).to_have_attribute("href", "#/")
    # a real game: another deal, against novices, with the coach; the guide is no longer the first choice
    guide_url = page.url
    page.get_by_role("button", name="A real game, with a coach").click()
    expect(page).not_to_have_url(guide_url)
    expect(guided.card).to_have_count(0)
    table.wait_for_turn()
    check_table(page, [None, "novice", "novice"], counted=True, guide=False)
    assert page.evaluate(COACH_IS_ON) is True
    page.goto(f"{somebody.server_url}#/")
    other = next(name for name in TITLES if name != game)
    expect(home_page_controls(page, other).first).to_have_accessible_name(re.compile("^First game"))
    expect(home_page_controls(page, game).first).to_have_accessible_name("Play now")


def home_page_controls(page, game):
    """Return the controls of a game on the home page, in their order."""
    cover = page.get_by_role("region", name=TITLES[game])
    return cover.get_by_role("link").or_(cover.get_by_role("button"))


def expect_preview(guided, points):
    """Wait until the preview shows a number of points, such as "+2"."""
    expect(guided.table.preview.get_by_text(points, exact=True).first).to_be_visible()


def turn_the_first_tile(guided, number):
    """Check that the first tile has to be turned before it can be laid."""
    guided.wait(number)
    check_step_is_visible(guided, guided.steps[number - 1])
    expect_preview(guided, "+1")  # no artisan is placed
    guided.table.confirm.click()
    expect(guided.text).to_contain_text("First:")
    for points in ("+2", "+1"):
        guided.turn()
        expect_preview(guided, points)
    # after Cancel the previous step is shown again
    guided.page.get_by_role("button", name="Cancel").click()
    guided.wait(number - 1)
    guided.do_step(number - 1)
    guided.wait(number)


def test_guide_is_completed_by_keyboard_and_shows_the_text_of_each_step(visitor, game):
    somebody = visitor()
    guided = GuidedKeyboardPlayer(somebody, game)
    guided.begin()
    for number, step in enumerate(guided.steps, 1):
        guided.wait(number)
        expect(guided.text).to_have_text(guided.step_text(step, "en", "Guest"))
        guide_url = guided.page.url
        guided.do_step(number)
    expect(guided.page).not_to_have_url(guide_url)
    expect(guided.card).to_have_count(0)
    guided.table.wait_for_turn()
    check_table(guided.page, [None, "novice", "novice"], counted=True, guide=False)


def test_guide_is_completed_by_touch_on_a_phone_in_french_and_dark(visitor, game):
    somebody = visitor(*SIZES["phone"], "dark", language="fr-FR")
    guided, page = GuidedTouchPlayer(somebody, game), somebody.page
    guided.begin()
    for number, step in enumerate(guided.steps[:-1], 1):
        guided.wait(number)
        expect(guided.text).not_to_have_text(re.compile(r"guide-|\b(the|you)\b"))
        check_step_is_visible(guided, step)
        if number % 8 == 1:
            assert find_violations(page) == [], step.says
            assert measure_overflow(page) == (0, 0)
        if step.do == "look":  # on a smaller phone, too
            page.set_viewport_size({"width": 375, "height": 667})
            check_step_is_visible(guided, step)
            page.set_viewport_size({"width": 390, "height": 844})
        guided.do_step(number)
    guided.wait(len(guided.steps))
    assert find_covered_elements(guided) == []
    page.get_by_role("button", name="Continuer ici").tap()
    expect(guided.card).to_have_count(0)
    guided.table.wait_for_turn()
    check_table(page, [None, "novice", "novice"], counted=False, guide=True)
    assert page.evaluate(COACH_IS_ON) is False


def test_home_page_starts_a_game_against_novices_with_a_coach(visitor):
    page = visitor().page
    page.get_by_role("region", name="Maharani").get_by_role("button", name="Against novices, with a coach").click()
    TablePage(page).wait_for_turn()
    check_table(page, [None, "novice", "novice", "novice"], counted=True, guide=False)
    assert page.evaluate(COACH_IS_ON) is True
    play_one_move(page)
