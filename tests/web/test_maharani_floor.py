"""Tests of the floor of Maharani, used by touch, mouse and keyboard, and of the previews on it."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import expect

from deterministic_server import seat_people
from durbar.games.rulebook import rulebook
from web.pages import SIZES, find_violations, open_table_page
from web.table_page import TablePage

pytestmark = [pytest.mark.browser, pytest.mark.slow, pytest.mark.compiled_only]

BOARDS = Path(__file__).parents[1] / "games" / "maharani" / "boards"
"""The folder with custom boards."""
GHOST_ARROW = ".ghost .mh-arrow"
"""The arrow of the previewed tile."""
RING_ARTISAN = ".mh-artisan.second"
"""An artisan of a player's second colour, which is drawn as a ring."""
PRICE = ".price"
"""The animal on a space that shows which marker the space costs."""
PATTERN = "#mh-stone-{} path"
"""The paths of the pattern on tiles of a colour."""
SPACE = re.compile("^[a-h][1-8],")
"""Matches the accessible name of a space of the floor."""


def open_table(stage, contexts, board=None):
    """Open a table, optionally on a custom board; return the page of the first player, who has the turn, and the id."""
    board_body = {"board": rulebook("maharani").rules.read_board(BOARDS / board).to_dict()} if board else {}
    id = seat_people(stage, contexts, game="maharani", options={"start_player": 0}, **board_body)
    table = TablePage(open_table_page(stage, contexts[0], id))
    table.wait_for_turn()
    expect(table.tiles.first).to_be_visible()
    return table, id


def pick_tile(table):
    """Pick the first tile that can be laid, and wait until the spaces that it fits are highlighted."""
    table.tiles.first.click()
    expect(table.picked_tiles).to_have_count(1)
    expect(table.spaces.first).to_be_visible()


def space(table, name):
    """Return a space of the floor."""
    return table.floor.get_by_role("button", name=re.compile(f"^{name},"))


MIN_TARGET = 42
"""The smallest size of a touch target in pixels. On a phone the floor shares the height with the rows and the dock."""
FIND_SMALL = """(targets, minTarget) => targets.flatMap((target) => {
  const { width, height } = target.getBoundingClientRect();
  return Math.min(width, height) < minTarget ? [`${target.ariaLabel ?? target.textContent} ${width}x${height}`] : [];
})"""
"""Returns touch targets that are too small, with their sizes."""


def test_touch_targets_are_large_enough(stage, people):
    table, _ = open_table(stage, people(4))
    pick_tile(table)
    table.spaces.first.click()
    expect(table.confirm).to_be_enabled()
    targets = table.floor.get_by_role("button").or_(table.dock.get_by_role("button"))
    for size, (width, height) in SIZES.items():
        table.page.set_viewport_size({"width": width, "height": height})
        table.page.evaluate("() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
        assert targets.count() > 60
        assert targets.evaluate_all(FIND_SMALL, MIN_TARGET) == [], size


def test_tile_is_laid_by_keyboard_alone(stage, people):
    table, _ = open_table(stage, people(2))
    keyboard = table.page.keyboard
    keyboard.press("1")
    expect(table.picked_tiles).to_have_count(1)
    first = table.spaces.first
    first.focus()
    keyboard.press("ArrowRight")
    expect(first).not_to_be_focused()
    focused = "(spaces) => spaces.filter((space) => space === document.activeElement).length"
    assert table.floor.get_by_role("button", name=SPACE).evaluate_all(focused) == 1
    keyboard.press("ArrowLeft")
    expect(first).to_be_focused()
    expect(table.preview.get_by_role("listitem").first).to_be_visible()
    keyboard.press("Enter")
    expect(table.confirm).to_be_enabled()
    picked_space = table.floor.get_by_role("button", name=SPACE, pressed=True)
    expect(picked_space).to_be_focused()
    keyboard.press("Enter")
    expect(table.bar.get_by_text("You lay").filter(visible=True)).to_be_visible()


@pytest.fixture(scope="module")
def shared_table(stage, module_people):
    """A table on a floor whose spaces have a centre column. Its tests make no move."""
    return open_table(stage, module_people(2), "open_court.toml")[0]


@pytest.fixture
def table_with_picked_tile(shared_table):
    """The shared table, with a tile that has just been picked."""
    shared_table.page.mouse.move(3, 3)
    for _ in ("the placement", "the tile"):
        shared_table.page.keyboard.press("Escape")
    expect(shared_table.picked_tiles).to_have_count(0)
    expect(shared_table.floor.locator(GHOST_ARROW)).to_have_count(0)
    pick_tile(shared_table)
    return shared_table


def test_mh_3_1_spaces_that_cost_a_marker_look_different_and_name_it(table_with_picked_tile):
    costly = table_with_picked_tile.floor.get_by_role("button", name="fits, costs the lion marker")
    expect(costly.first).to_be_visible()
    # each of the four quarters of this floor has 15 spaces; a tile costs no marker in its own quarter
    expect(table_with_picked_tile.spaces).to_have_count(4 * 15)
    expect(table_with_picked_tile.floor.get_by_role("button", name="marker")).to_have_count(3 * 15)
    expect(table_with_picked_tile.floor.locator(PRICE)).to_have_count(3 * 15)
    costly.first.hover()
    expect(table_with_picked_tile.preview).to_contain_text("turned face down")


def test_tile_is_turned_by_wheel_key_button_and_click(table_with_picked_tile):
    page, b2 = table_with_picked_tile.page, space(table_with_picked_tile, "b2")
    arrow = table_with_picked_tile.floor.locator(GHOST_ARROW)
    directions = []

    def record_direction():
        """Wait until the arrow has another direction, and record it."""
        if directions:
            expect(arrow).not_to_have_attribute("transform", directions[-1])
        directions.append(arrow.get_attribute("transform"))

    b2.hover()
    record_direction()
    page.mouse.wheel(0, 60)
    record_direction()
    b2.click()
    expect(b2).to_have_attribute("aria-pressed", "true")
    page.keyboard.press("r")
    record_direction()
    page.get_by_role("button", name="Turn", exact=True).click()
    record_direction()
    assert len(set(directions)) == 4
    b2.click()
    record_direction()
    assert directions[-1] == directions[0]


def test_mh_7_2_two_players_choose_the_artisan(stage, people):
    contexts = people(2)
    table, id = open_table(stage, contexts, "open_court.toml")

    def view():
        """Return the table as the first player sees it."""
        return contexts[0].request.get(f"{stage.address}api/tables/{id}?seat=0").json()["view"]["table"]

    side = view()["side"]
    pick_tile(table)
    space(table, "b2").click()
    ring = table.dock.get_by_role("button", name="Artisan (ring)")
    ring.click()
    expect(ring).to_have_attribute("aria-pressed", "true")
    expect(table.floor.locator(RING_ARTISAN)).to_be_visible()
    assert find_violations(table.page) == []
    table.make_move()
    expect(table.bar.get_by_text("You lay").filter(visible=True)).to_be_visible()
    tile = view()["floor"]["b2"]
    assert tile["artisan"] == {"seat": 0, "colour": 1}
    assert tile["arrow"] == side


def test_custom_floor_is_drawn_with_its_colours_animals_patterns_and_holes(stage, people):
    contexts = people(2)
    table, id = open_table(stage, contexts, "garden.toml")
    quarters = table.page.get_by_role("table", name="Quarters").get_by_role("columnheader")
    for size in ("wide", "phone"):
        table.page.set_viewport_size({"width": SIZES[size][0], "height": SIZES[size][1]})
        expect(table.floor.get_by_role("button", name=SPACE)).to_have_count(49)
        expect(table.floor.get_by_role("img")).to_have_count(4)
        # An animal without a sign is shown as its initial.
        expect(quarters).to_have_text([re.compile(rf"^\s*{initial}") for initial in "QBHTC"])
        assert find_violations(table.page) == []
    board = contexts[0].request.get(f"{stage.address}api/tables/{id}/board").json()
    assert len(board["colours"]) == 8
    for colour in board["colours"]:
        paths = table.page.locator(PATTERN.format(colour["stone"])).evaluate_all(
            "(paths) => paths.map((path) => path.getAttribute('d'))"
        )
        assert set(paths) == {colour["heart_outline"], colour["straps"], colour["straps_over"]}
