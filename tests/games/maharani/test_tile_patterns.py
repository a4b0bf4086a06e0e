"""Tests of tile patterns: all are different, each continues in a neighbouring tile, and every board has enough.

A pattern is a lattice of bands, called straps.
"""

import re
from itertools import combinations, pairwise

import pytest

from durbar.games.maharani.components.board_file import read_components, standard_components
from durbar.games.maharani.presentation.tile_patterns import patterns_of, tile_patterns
from games.maharani.boardfiles import GARDEN, OPEN_COURT


def lines_of(path):
    """Yield the points of each line of a path made of M, L and Z."""
    for line in path.split("M")[1:]:
        points = [tuple(map(float, point.split())) for point in line.removesuffix("Z").split("L")]
        yield [*points, points[0]] if line.endswith("Z") else points


def crossings(path, axis, position):
    """Return where a path crosses the line x = position (axis 0) or y = position (axis 1) inside a tile.

    The result has the other coordinate of each crossing; a tile is 100 units wide.
    """
    across = 1 - axis
    coordinates = set()
    for line in lines_of(path):
        for start, end in pairwise(line):
            if start[axis] != end[axis] and min(start[axis], end[axis]) <= position <= max(start[axis], end[axis]):
                share = (position - start[axis]) / (end[axis] - start[axis])
                coordinates.add(round(start[across] + (end[across] - start[across]) * share))
    return {coordinate for coordinate in coordinates if 0 <= coordinate <= 100}


@pytest.mark.parametrize("name", tile_patterns())
def test_straps_continue_in_a_neighbouring_tile_of_the_same_colour(name):
    straps = tile_patterns()[name]["straps"]
    assert crossings(straps, 0, 0) == crossings(straps, 0, 100)
    assert crossings(straps, 1, 0) == crossings(straps, 1, 100)
    assert crossings(straps, 0, 0) | crossings(straps, 1, 0)


@pytest.mark.parametrize("name", tile_patterns())
def test_strap_passes_over_another_on_both_sides_of_the_crossing(name):
    """In `straps_over`, two lines start at each crossing, one for each side. If the crossing is at the edge of a tile,
    one of them may start at the opposite edge. So points are compared modulo the width of a tile, 100.
    """
    upper_straps = tile_patterns()[name]["straps_over"]
    crossing_points = [tuple(round(coordinate) % 100 for coordinate in line[0]) for line in lines_of(upper_straps)]
    assert crossing_points
    assert all(crossing_points.count(point) == 2 for point in crossing_points)


def test_no_two_patterns_look_alike():
    for one, other in combinations(tile_patterns().values(), 2):
        assert one["straps"] != other["straps"]
        assert one["base"] != other["base"]


def test_all_colours_of_a_pattern_are_hexadecimal():
    keys = ("base", "strap", "heart", "ink", "strap_tone", "edge_tone", "plate_tone")
    for pattern in tile_patterns().values():
        assert all(re.fullmatch("#[0-9A-F]{6}", pattern[key]) for key in keys)


def test_standard_colours_have_the_patterns_of_their_names():
    assert patterns_of(standard_components()) == standard_components().colours


@pytest.mark.parametrize(
    ("board", "patterns"),
    [
        (GARDEN, ["turquoise", "blue", "red", "green", "pink", "brown", "violet", "white"]),
        (OPEN_COURT, ["orange", "blue", "red", "green", "violet", "brown", "pink", "turquoise"]),
    ],
    ids=["garden", "open court"],
)
def test_other_colours_get_the_nearest_unused_pattern(board, patterns):
    assert patterns_of(read_components(board)) == tuple(patterns)
