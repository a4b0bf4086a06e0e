"""The map of Taj Mahal: every name is there, and none lies on another, on a tile or on a palace."""

from itertools import combinations

import pytest

from web.pages import SIZES

pytestmark = [pytest.mark.browser, pytest.mark.slow, pytest.mark.compiled_only, pytest.mark.xdist_group("web")]

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
  };
})()"""


def shrunk(box, aside, above):
    """A box without the blank edge that letters and pieces have; `above` is a share of its height."""
    name, left, top, right, bottom = box
    edge = (bottom - top) * above
    return name, left + aside, top + edge, right - aside, bottom - edge


def overlapping(one, other):
    """Whether two boxes share an area."""
    return max(one[1], other[1]) < min(one[3], other[3]) and max(one[2], other[2]) < min(one[4], other[4])


@pytest.fixture(scope="module")
def played(house, chromium):
    """The page of a game that five bots have played to its end: as many palaces as there can be."""
    context = chromium.new_context()
    asked = {
        "game": "taj-mahal",
        "seats": [{"who": "bot", "level": "novice"}] * 5,
        "open_to_watch": True,
        "start": True,
    }
    answer = context.request.post(f"{house}api/tables", data=asked)
    assert answer.ok, answer.text()
    page = context.new_page()
    page.goto(f"{house}#/table/{answer.json()['table']}")
    page.wait_for_selector(".ranking", timeout=120_000)
    yield page
    context.close()


@pytest.mark.parametrize("size", ["wide", "middle"])
def test_names_stand_free_of_one_another_of_tiles_and_of_palaces(played, size):
    wide, high = SIZES[size]
    played.set_viewport_size({"width": wide, "height": high})
    played.reload()
    played.wait_for_selector(".tm-board .name", state="attached")
    played.evaluate("document.fonts.ready.then(() => new Promise(requestAnimationFrame))")
    found = played.evaluate(BOXES)
    names = [shrunk(box, 1, 0.2) for box in found["names"]]
    others = [shrunk(box, 2, 0.06) for box in found["others"]]
    assert len(names) == 49
    assert sum(name.startswith("palace") for name, *_ in others) > 30
    assert min(found["sizes"]) >= 11
    pairs = [*combinations(names, 2), *((name, other) for name in names for other in others)]
    assert [(one[0], other[0]) for one, other in pairs if overlapping(one, other)] == []
