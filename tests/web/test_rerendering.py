"""Tests that a replay does not load a position twice, and does not render components again that have not changed."""

from collections import Counter
from urllib.parse import parse_qs, urlparse

import pytest

from web.test_replay import import_record, open_replay, scrub, stored_record, wait_for_move

pytestmark = [pytest.mark.browser, pytest.mark.slow, pytest.mark.compiled_only]

RECORD_RENDERING = """async () => {
  const urls = performance.getEntriesByType('resource').map(({ name }) => name);
  const { options } = await import(urls.find((name) => name.endsWith('/preact/preact.js')));
  const before = options.__r;
  window.renderedComponents = [];
  options.__r = (vnode) => {
    window.renderedComponents.push(vnode.type.name);
    before?.(vnode);
  };
}"""
"""Records the name of each component that Preact renders."""

RUN_STABILISE = """async () => {
  const { stabilise } = await import('/web/memo.js');
  const before = { a: { b: [1, 2] }, c: [{ d: 1 }, { d: 2 }], e: null, f: 0 };
  const copy = (value) => JSON.parse(JSON.stringify(value));
  const other = stabilise(before, { ...copy(before), c: [{ d: 1 }, { d: 3 }, { d: 4 }], e: {} });
  return {
    equal: stabilise(before, copy(before)) === before,
    parts: [other !== before, other.a === before.a, other.c[0] === before.c[0], other.c[1] !== before.c[1]],
    value: other,
    order: Object.keys(stabilise({ x: 1, y: 2 }, { y: 2, x: 1 })),
    fewer: [[[1, 2], [1]], [{ x: 1, y: 2 }, { x: 1 }], [[], {}], [{ x: 1 }, null], [null, [0]]].map(
      ([previous, next]) => stabilise(previous, next),
    ),
    untouched: before,
  };
}"""
"""Returns results of `stabilise`, a function that reuses the previous objects for the unchanged parts of a value."""


def test_stabilise_keeps_the_objects_of_equal_values(visitor):
    results = visitor().page.evaluate(RUN_STABILISE)
    assert results["equal"]
    assert all(results["parts"])
    assert results["value"] == {"a": {"b": [1, 2]}, "c": [{"d": 1}, {"d": 3}, {"d": 4}], "e": {}, "f": 0}
    assert results["order"] == ["y", "x"]
    assert results["fewer"] == [[1], {"x": 1}, {}, None, [0]]
    assert results["untouched"] == {"a": {"b": [1, 2]}, "c": [{"d": 1}, {"d": 2}], "e": None, "f": 0}


@pytest.mark.parametrize(
    ("game", "number", "max_renders"),
    [
        # A card is played: it moves from a hand to a row, and the map does not change.
        ("taj-mahal", 40, {"Target": 0, "Mark": 0, "Stone": 0, "Plate": 0, "Palace": 0, "VisitStop": 0, "RowCard": 3}),
        # A tile is laid: its space changes, and so do the columns that it shares with its neighbours.
        ("maharani", 20, {"Target": 2, "StoneBase": 1, "StoneMarks": 5, "BareSpace": 0, "Artisan": 3, "Tile": 3}),
    ],
)
def test_replay_loads_positions_once_and_a_step_renders_only_what_changed(visitor, game, number, max_renders):
    somebody = visitor()
    page = somebody.page
    record = stored_record(game, "showcase-4")
    all_positions = set(range(len(record["moves"]) + 1))
    request_counts = Counter()  # the number of requests for each position

    def count_positions(request):
        if request.url.split("?")[0].endswith("/at"):
            query = parse_qs(urlparse(request.url).query)
            first, count = int(query["moves"][0]), int(query.get("many", ["1"])[0])
            request_counts.update(range(first, first + count))

    page.on("request", count_positions)
    table = import_record(somebody, record)
    with page.expect_request(lambda _: all_positions <= set(request_counts)):
        open_replay(page, somebody.server_url, table, number)
    wait_for_move(page, number)
    assert max(request_counts.values()) <= 2  # the first position is also loaded alone
    before = request_counts.total()
    page.evaluate(RECORD_RENDERING)
    page.keyboard.press("ArrowRight")
    wait_for_move(page, number + 1)
    renders = Counter(page.evaluate("window.renderedComponents"))
    assert renders["ReplayDock"] >= 1
    assert {name: renders[name] for name in max_renders if renders[name] > max_renders[name]} == {}
    assert scrub(page, 10) == len(record["moves"])
    assert request_counts.total() == before
