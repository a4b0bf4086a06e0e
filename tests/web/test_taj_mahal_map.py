"""The map of Taj Mahal: names do not overlap names, tiles or palaces, and tiles do not overlap cities."""

import time
from itertools import combinations

import pytest

from web.pages import SIZES

pytestmark = [pytest.mark.browser, pytest.mark.slow, pytest.mark.compiled_only]

BOXES = """(() => {
  const map = document.querySelector('.tm-board .map');
  const boxes = (what, kind) => [...map.querySelectorAll(what)].map((one) => {
    const { left, top, right, bottom } = one.getBoundingClientRect();
    return [kind + ' ' + one.textContent.trim(), left, top, right, bottom];
  });
  return {
    names: boxes('.name', 'name'),
    sizes: [...map.querySelectorAll('.name')].map((name) => name.getAttribute('font-size') * map.getScreenCTM().a),
    others: [...boxes('.palace .piece', 'palace'), ...boxes('.plate', 'tile'), ...boxes('.cartouche', 'plate')],
    cities: boxes('.city', 'city'),
  };
})()"""


PLACES = """(() => {
  const map = document.querySelector('.tm-board .map');
  const at = (one) => [one.getAttribute('x'), one.getAttribute('y')];
  const names = [...map.querySelectorAll('.name')].map((one) => [one.textContent, at(one)]);
  const tiles = [...map.querySelectorAll('.plate')].map((one) => {
    const { x, y, width, height } = one.getBBox();
    const { matrix } = one.transform.baseVal.consolidate();
    const middle = new DOMPoint(x + width / 2, y + height / 2).matrixTransform(matrix);
    return ['tile ' + one.querySelector('text').textContent, [Math.round(middle.x), Math.round(middle.y)]];
  });
  return Object.fromEntries([...names, ...tiles]);
})()"""
"""Returns the places of names and province tiles on the map."""


def shrunk(box, aside, above):
    """Return a box without the blank edge of letters and pieces; `above` is a share of its height."""
    name, left, top, right, bottom = box
    edge = (bottom - top) * above
    return name, left + aside, top + edge, right - aside, bottom - edge


def overlapping(one, other):
    """Return whether two boxes overlap."""
    return max(one[1], other[1]) < min(one[3], other[3]) and max(one[2], other[2]) < min(one[4], other[4])


GO = """async (share) => {
  const slider = document.querySelector('.replay-line input');
  const number = Math.round(slider.max * share);
  slider.value = number;
  slider.dispatchEvent(new Event('input', { bubbles: true }));
  while (document.querySelector('.dock.replay').dataset.number !== String(number))
    await new Promise((done) => setTimeout(done, 10));
  await document.fonts.ready;
  await new Promise((done) => setTimeout(done, 120));
  return number;
}"""
"""Goes to a move of a replay, given as a share of all moves."""
ALL = 49
"""The number of cities. A map that is large enough shows all their names."""
SHARES = (0, 0.3, 0.55, 0.8, 1)
WAIT = 120


@pytest.fixture
def replayed(server_url, chromium):
    """Return a function that opens the replay of a finished game between bots."""
    context = chromium.new_context(reduced_motion="reduce")

    def look(players):
        seats = [{"who": "bot", "level": "novice"}] * players
        asked = {"game": "taj-mahal", "seats": seats, "open_to_watch": True, "start": True}
        table = context.request.post(f"{server_url}api/tables", data=asked).json()["table"]
        until = time.monotonic() + WAIT
        while context.request.get(f"{server_url}api/tables/{table}").json()["stage"] != "finished":
            assert time.monotonic() < until, "the game does not end"
            time.sleep(0.2)
        page = context.new_page()
        page.goto(f"{server_url}#/replay/{table}/0/watch")
        page.wait_for_selector(".tm-board .name", state="attached")
        return page

    yield look
    context.close()


def least_names(size, lit):
    """Return how many names the map must have.

    On a phone these are the names of the visited province. After the game a phone shows the whole map without names.
    """
    return ALL if size != "phone" else 4 if lit else 0


@pytest.mark.parametrize(("players", "palaces"), [(5, 30), pytest.param(2, 20, marks=pytest.mark.long)])
def test_names_do_not_overlap_names_tiles_or_palaces(replayed, players, palaces):
    page, wrong = replayed(players), []
    for size, (wide, high) in SIZES.items():
        page.set_viewport_size({"width": wide, "height": high})
        for share in SHARES:
            where = f"{size}, move {page.evaluate(GO, share)}"
            found = page.evaluate(BOXES)
            names = [shrunk(box, 1, 0.2) for box in found["names"]]
            others = [shrunk(box, 2, 0.06) for box in found["others"]]
            tiles = [other for other in others if other[0].startswith("tile")]
            cities = [shrunk(box, 2, 0.1) for box in found["cities"]]
            pairs = [*combinations(names, 2), *((name, other) for name in names for other in others)]
            pairs += [(tile, city) for tile in tiles for city in cities]
            wrong += [f"{where}: {one[0]} on {other[0]}" for one, other in pairs if overlapping(one, other)]
            wrong += [f"{where}: {len(names)} names"] * (len(names) < least_names(size, share < 1))
            wrong += [f"{where}: {px} px" for px in found["sizes"] if px < 11]
        assert sum(name.startswith("palace") for name, *_ in others) > palaces, "there is nothing to be free of"
        assert (len(tiles), len(cities)) == (12, ALL)
    assert wrong == []


def test_names_and_tiles_keep_their_places_during_the_game(replayed):
    page, places = replayed(3), {}
    page.set_viewport_size({"width": SIZES["wide"][0], "height": SIZES["wide"][1]})
    for share in SHARES:
        page.evaluate(GO, share)
        found = page.evaluate(PLACES)
        assert len(found) > ALL
        for name, place in found.items():
            assert places.setdefault(name, place) == place, name


def test_whole_map_on_a_phone_names_fortresses_and_every_city_of_the_visited_province(replayed):
    page = replayed(3)
    page.set_viewport_size({"width": SIZES["phone"][0], "height": SIZES["phone"][1]})
    for share in (0, 0.2, 0.4, 0.6, 0.8):
        page.evaluate(GO, share)
        page.get_by_role("button", name="whole map").click()
        page.locator(".whole-map .name").first.wait_for()
        cities = page.locator(".whole-map .city.lit").count()
        assert 4 <= cities == page.locator(".whole-map .name.lit").count()
        assert page.locator(".whole-map .name.fortress").count() >= 11  # the others stand too close at this size
        page.get_by_role("button", name="close").click()
