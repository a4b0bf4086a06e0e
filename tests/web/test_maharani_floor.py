"""The floor of Maharani by touch, mouse and keys, with its previews."""

from pathlib import Path

import pytest

from durbar.games.rulebook import rulebook
from web.pages import SIZES, violations, wait_for_turn

pytestmark = [pytest.mark.browser, pytest.mark.slow, pytest.mark.compiled_only]

BOARDS = Path(__file__).parents[1] / "games" / "maharani" / "boards"
LEAST = 43.9
"""The smallest size of a touch target in pixels, with a tolerance for rounding."""

SMALL = """([what, least]) => [...document.querySelectorAll(what)].flatMap((one) => {
  const { width, height } = one.getBoundingClientRect();
  return Math.min(width, height) < least ? [`${one.className?.baseVal ?? one.className} ${width}x${height}`] : [];
})"""


def sit_at(somebody, board=None, players=2):
    """Open a table with bots, optionally on a custom board; return the page at the first turn, and the table."""
    own = {"board": rulebook("maharani").rules.read_board(BOARDS / f"{board}.toml").to_dict()} if board else {}
    seats = [{"who": "me", "name": "Noor"}, *([{"who": "bot", "level": "novice"}] * (players - 1))]
    asked = {"game": "maharani", "seats": seats, "start": True, "options": {"start_player": 0}, **own}
    answer = somebody.context.request.post(f"{somebody.server_url}api/tables", data=asked)
    assert answer.ok, answer.text()
    table = answer.json()["table"]
    page = somebody.open(f"#/table/{table}")
    page.wait_for_selector(".floor")
    wait_for_turn(page)
    return page, table


def view_of(somebody, table):
    """Return the view of seat 0."""
    return somebody.context.request.get(f"{somebody.server_url}api/tables/{table}?seat=0").json()["view"]


def pick_tile(page):
    """Pick the first tile that can be laid, and wait until spaces are marked."""
    page.locator(".rail-tile.legal").first.click()
    page.locator(".place .fit").first.wait_for()


@pytest.mark.parametrize("size", SIZES)
def test_touch_targets_are_large_enough(visitor, size):
    page, _ = sit_at(visitor(*SIZES[size]), players=4)
    pick_tile(page)
    page.locator(".place:has(.fit)").first.click()
    page.wait_for_selector(".preview .primary")
    acting = ".place .hit, .slot .hit, .rail-tile, .rail-instead, .dock button"
    assert page.locator(acting).count() > 60
    assert page.evaluate(SMALL, [acting, LEAST]) == []


def test_tile_is_laid_by_keyboard_alone(visitor):
    page, _ = sit_at(visitor())
    for key in "1234":
        page.keyboard.press(key)
        if page.locator(".rail-tile.picked").count():
            break
    page.locator(".place[tabindex='0']").focus()
    first = page.locator(".place:focus").get_attribute("data-at")
    arrow = next(key for key in ("ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp") if [page.keyboard.press(key)])
    assert page.locator(".place:focus").get_attribute("data-at") != first, arrow
    page.locator(".place:has(.fit)").first.focus()
    page.locator(".ghost").wait_for(state="attached")
    page.keyboard.press("Enter")
    page.locator(".place.picked:focus").wait_for()
    page.keyboard.press("Enter")
    page.locator(".last-event", has_text="You lay").wait_for()


def test_tile_is_turned_by_wheel_key_button_and_click(visitor):
    page, _ = sit_at(visitor(), board="open_court")
    arrow = page.locator(".ghost .mh-arrow")
    ways = []

    def turned():
        """Wait until the arrow has another direction, and record it."""
        page.wait_for_function(
            "(was) => document.querySelector('.ghost .mh-arrow')?.getAttribute('transform') !== was",
            arg=ways[-1] if ways else "",
        )
        ways.append(arrow.get_attribute("transform"))

    pick_tile(page)
    place = page.locator("[data-at='space:b2']")
    place.hover()
    turned()
    page.mouse.wheel(0, 60)
    turned()
    place.click()
    page.keyboard.press("r")
    turned()
    page.get_by_role("button", name="Turn", exact=True).click()
    turned()
    assert len(set(ways)) == 4
    place.click()
    turned()
    assert ways[-1] == ways[0]


def test_mh_7_2_two_players_choose_the_artisan(visitor):
    somebody = visitor()
    page, table = sit_at(somebody, board="open_court")
    side = view_of(somebody, table)["table"]["side"]
    pick_tile(page)
    page.locator("[data-at='space:b2']").click()
    page.get_by_role("button", name="Artisan (ring)").click()
    page.locator(".mh-board .mh-artisan.second[data-p=turquoise]").wait_for()
    assert violations(page) == []
    page.get_by_role("button", name="Lay the tile").click()
    page.locator(".last-event", has_text="You lay").wait_for()
    laid = view_of(somebody, table)["table"]["floor"]["b2"]
    assert laid["artisan"] == {"seat": 0, "colour": 1}
    assert laid["arrow"] == side


def test_mh_3_1_spaces_that_cost_a_marker_look_different_and_name_it(visitor):
    page, _ = sit_at(visitor(), board="open_court")
    pick_tile(page)
    free, dear = page.locator(".place:has(.fit:not(.cost))"), page.locator(".place:has(.fit.cost)")
    assert (free.count(), dear.count()) == (15, 45)
    assert "marker" not in free.first.get_attribute("aria-label")
    assert "fits for the lion marker" in dear.first.get_attribute("aria-label")
    assert dear.locator(".price .ink").count() == 45
    dear.first.hover()
    page.locator(".mh-lines", has_text="turned face down").wait_for()


@pytest.mark.parametrize("size", ["wide", "phone"])
def test_custom_floor_is_drawn_with_its_colours_animals_and_holes(visitor, size):
    page, _ = sit_at(visitor(*SIZES[size]), board="garden")
    assert page.locator(".place").count() == 49
    assert page.locator(".medallion").count() == 4
    assert "".join(page.locator(".niche .initial").all_text_contents()) == "BHTC"
    assert violations(page) == []


def test_tiles_are_drawn_with_the_patterns_of_the_board(visitor):
    somebody = visitor()
    page, table = sit_at(somebody, board="garden")
    board = somebody.context.request.get(f"{somebody.server_url}api/tables/{table}/board").json()
    assert len(board["colours"]) == 8
    for colour in board["colours"]:
        paths = page.locator(f"#mh-stone-{colour['stone']} path").evaluate_all(
            "(all) => all.map((one) => one.getAttribute('d'))"
        )
        assert set(paths) == {colour["heart_outline"], colour["straps"], colour["straps_over"]}
