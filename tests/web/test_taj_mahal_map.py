"""Tests of the map of Taj Mahal: names do not overlap names, tiles or palaces, and tiles do not overlap cities."""

from itertools import combinations

import pytest
from playwright.sync_api import expect

from deterministic_server import RULES_VERSION, moves_until
from durbar.games.game import new
from web.pages import SIZES, WAIT_UNTIL_SETTLED
from web.table_page import TablePage

pytestmark = [pytest.mark.browser, pytest.mark.slow, pytest.mark.compiled_only]

# Parts of the drawing. Screen readers get them as labels of the cities and of the province tiles.
NAMES = ".name"
PALACES = ".palace .piece"
PLATE = ".cartouche"
"""The plate with the visit and its province, in a corner of the map."""
CITIES = ".city"
TILE_NUMBERS = "text"
SELECTORS = [NAMES, PALACES, PLATE, CITIES]

MEASURE_PARTS = """(map, selectors) => selectors.map((selector) => [...map.querySelectorAll(selector)].map((part) => {
  const { left, top, right, bottom } = part.getBoundingClientRect();
  return [part.textContent.trim(), left, top, right, bottom];
}))"""
"""Returns for each selector the texts and the boxes of the parts that match it."""
MEASURE_TILES = """(tiles) => tiles.map((tile) => {
  const { left, top, right, bottom } = tile.getBoundingClientRect();
  return [tile.getAttribute('aria-label'), left, top, right, bottom];
})"""
"""Returns the boxes of province tiles, with their labels."""
READ_FONT_SIZES = """(map, names) => [...map.querySelectorAll(names)].map((name) =>
  name.getAttribute('font-size') * map.getScreenCTM().a)"""
"""Returns the font size of each name in pixels."""
READ_NAME_POSITIONS = """(map, names) => [...map.querySelectorAll(names)].map((name) =>
  [name.textContent.trim(), [name.getAttribute('x'), name.getAttribute('y')]])"""
"""Returns the position of each name on the map."""
READ_TILE_POSITIONS = """(tiles, numbers) => tiles.map((tile) => {
  const { x, y, width, height } = tile.getBBox();
  const { matrix } = tile.transform.baseVal.consolidate();
  const middle = new DOMPoint(x + width / 2, y + height / 2).matrixTransform(matrix);
  return ['tile ' + tile.querySelector(numbers).textContent, [Math.round(middle.x), Math.round(middle.y)]];
})"""
"""Returns the position of the middle of each province tile on the map."""


def shrunk(box, margin, height_share):
    """Return a box without the blank edge of letters and pieces.

    ``margin`` pixels are removed at the left and right, and ``height_share`` of the height above and below.
    """
    name, left, top, right, bottom = box
    edge = (bottom - top) * height_share
    return name, left + margin, top + edge, right - margin, bottom - edge


def are_overlapping(first, second):
    """Return whether two boxes overlap."""
    return max(first[1], second[1]) < min(first[3], second[3]) and max(first[2], second[2]) < min(first[4], second[4])


MIN_FONT_SIZE = 11
"""The smallest font size allowed, in pixels."""
CITY_COUNT = 49
"""The number of cities. A map that is large enough shows all their names."""
SHARES = (0, 0.3, 0.55, 0.8, 1)
"""The positions that are measured, as shares of the moves of the game."""


class Replay:
    """The replay of a finished game; ``last`` is the number of its moves."""

    def __init__(self, page, last):
        self.page, self.last = page, last
        self.dock = TablePage(page).dock
        self.map = TablePage(page).map
        self.tiles = self.map.get_by_role("img")

    def set_window_size(self, size):
        """Set the size of the window to one of `SIZES`."""
        self.page.set_viewport_size({"width": SIZES[size][0], "height": SIZES[size][1]})

    def go_to(self, share):
        """Go to the position after a share of the moves, wait until it is drawn, and return the number of moves."""
        number = round(self.last * share)
        self.page.get_by_role("slider", name="Moves of the game").fill(str(number))
        expect(self.dock).to_have_attribute("data-number", str(number))
        self.page.evaluate(WAIT_UNTIL_SETTLED)
        return number


def finished_record(players):
    """Return the record of a game that novices have played to the end."""
    game = new("taj-mahal", players=players, seed=1, version=RULES_VERSION)
    for move in moves_until(lambda sight: sight.view()["outcome"] is not None, players=players):
        game.push(move)
    return game.record()


@pytest.fixture(scope="module")
def open_replay(stage, module_people):
    """Return a function that opens the replay of a game, on a page that the tests share."""
    pages = {}

    def open_page(players=5):
        if players not in pages:
            context, record = module_people(1)[0], finished_record(players)
            body = {"record": record, "as": "analysis"}
            response = context.request.post(f"{stage.address}api/import", data=body)
            assert response.ok, response.text()
            page = context.pages[0]
            page.goto(f"{stage.address}#/replay/{response.json()['table']}/0")
            pages[players] = Replay(page, len(record["moves"]))
            expect(pages[players].tiles.first).to_be_visible()
        return pages[players]

    return open_page


def min_names(size, is_running):
    """Return how many names the map must show at least.

    A phone shows only the visited province during the game, and the whole map without names after the game.
    """
    return CITY_COUNT if size != "phone" else 4 if is_running else 0


@pytest.mark.parametrize(("players", "min_palaces"), [(5, 30), pytest.param(2, 20, marks=pytest.mark.long)])
def test_names_do_not_overlap_names_tiles_or_palaces(open_replay, players, min_palaces):
    replay, faults = open_replay(players), []
    for size in SIZES:
        replay.set_window_size(size)
        for share in SHARES:
            where = f"{size}, move {replay.go_to(share)}"
            name_boxes, palace_boxes, plate_boxes, city_boxes = replay.map.evaluate(MEASURE_PARTS, SELECTORS)
            names = [shrunk(box, 1, 0.2) for box in name_boxes]
            tiles = [shrunk(box, 2, 0.06) for box in replay.tiles.evaluate_all(MEASURE_TILES)]
            others = [shrunk(box, 2, 0.06) for box in palace_boxes + plate_boxes] + tiles
            cities = [shrunk(box, 2, 0.1) for box in city_boxes]
            pairs = [*combinations(names, 2), *((name, other) for name in names for other in others)]
            pairs += [(tile, city) for tile in tiles for city in cities]
            faults += [
                f"{where}: {first[0]} on {second[0]}" for first, second in pairs if are_overlapping(first, second)
            ]
            faults += [f"{where}: {len(names)} names"] * (len(names) < min_names(size, share < 1))
            faults += [f"{where}: {px} px" for px in replay.map.evaluate(READ_FONT_SIZES, NAMES) if px < MIN_FONT_SIZE]
        assert len(palace_boxes) > min_palaces, "too few palaces for a meaningful test"
        assert (len(tiles), len(cities)) == (12, CITY_COUNT)
    assert faults == []


def test_names_and_tiles_do_not_move_during_the_game(open_replay):
    replay, positions = open_replay(), {}
    replay.set_window_size("wide")
    for share in SHARES:
        replay.go_to(share)
        found = replay.map.evaluate(READ_NAME_POSITIONS, NAMES) + replay.tiles.evaluate_all(
            READ_TILE_POSITIONS, TILE_NUMBERS
        )
        assert len(found) > CITY_COUNT
        for name, position in found:
            assert positions.setdefault(name, position) == position, name


COUNT_NAMES_AND_CITIES = """(map, [names, cities]) =>
  [names, names + '.fortress', names + '.lit', cities + '.lit'].map((selector) =>
    map.querySelectorAll(selector).length)"""
"""Returns the number of names, of names of fortresses, of names in the visited province, and of cities in it."""


def test_whole_map_on_a_phone_shows_the_names_of_fortresses_and_of_the_visited_province(open_replay):
    replay = open_replay()
    replay.set_window_size("phone")
    whole = replay.page.get_by_role("dialog", name="Map of the provinces")
    for share in (0, 0.4, 0.8):
        replay.go_to(share)
        replay.page.get_by_role("button", name="Show the whole map").click()
        drawn = whole.get_by_role("group", name="Map of the provinces")
        expect(drawn).to_be_visible()
        names, fortresses, lit_names, lit_cities = drawn.evaluate(COUNT_NAMES_AND_CITIES, [NAMES, CITIES])
        assert 4 <= lit_cities == lit_names <= names
        assert fortresses >= 11  # the other fortresses are too close together at this size
        replay.page.get_by_role("button", name="Close the map").click()
        expect(whole).to_have_count(0)
