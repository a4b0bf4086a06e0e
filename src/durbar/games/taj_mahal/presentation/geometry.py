"""The shapes and positions on a map: cities, land, provinces, and the cartouche (the plate that names the visit).

The outlines of the standard board are drawn by hand (``standard_map.toml``). The outlines of other boards are computed
on a grid: a square of the grid belongs to the province with the nearest cities and roads, and the coast keeps a
distance from all cities and roads.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Collection
from functools import lru_cache
from importlib.resources import files
from math import dist, hypot
from typing import NamedTuple

from durbar.games.taj_mahal.components.board_file import standard_components
from durbar.games.taj_mahal.components.components import Components
from durbar.games.taj_mahal.presentation.view_types import TajMahalScenery

CARTOUCHE = (284.0, 160.0)  # the width and the height of the cartouche
_MAX_WIDTH, _MAX_HEIGHT = 900.0, 830.0  # the largest size of a computed map
_GRID = 7.0  # the side of a square of the grid
_SHORE = 41.0  # the distance from cities and roads to the coast
_GAP = 2.3  # how far the outline of a province is moved inwards, to leave a gap between neighbours

Point = tuple[float, float]
Outline = list[Point]
Square = tuple[int, int]
"""A square of the grid: its column and its row."""


class Box(NamedTuple):
    """A rectangle."""

    left: float
    top: float
    right: float
    bottom: float


class Geometry(NamedTuple):
    """The shapes of a map. Outlines are SVG path data; the cartouche is given by its middle and its scale."""

    box: Box
    cities: tuple[Point, ...]
    cartouche: tuple[float, float, float]
    land: str
    provinces: tuple[str, ...]
    scenery: TajMahalScenery | None


@lru_cache(16)
def geometry_of(board: Components) -> Geometry:
    """Return the geometry of a board."""
    if board.digest != standard_components().digest:
        return _compute_geometry(board)
    drawn = tomllib.loads((files(__package__) / "standard_map.toml").read_text(encoding="utf-8"))
    cities = tuple((city.x, city.y) for city in board.cities)
    provinces = tuple(drawn["provinces"][province.name] for province in board.provinces)
    return Geometry(Box(*drawn["box"]), cities, (*drawn["cartouche"], 1), drawn["land"], provinces, drawn["scenery"])


def _compute_geometry(board: Components) -> Geometry:
    """Compute the geometry of a board whose map is not drawn by hand."""
    scale = min(_MAX_WIDTH / board.width, _MAX_HEIGHT / board.height)
    cities = tuple((city.x * scale, city.y * scale) for city in board.cities)
    court = (board.court[0] * scale, board.court[1] * scale)
    areas = _areas(board, cities)
    land = _outlines(areas, range(len(board.provinces)))
    city_boxes = [around(city, 40, 50) for city in cities]
    fitting_scales = [
        size
        for size in (1.0, 0.9, 0.8, 0.7)
        if not any(overlap(plate(court, size), city_box) for city_box in city_boxes)
    ]
    cartouche = (round(court[0]), round(court[1]), max(fitting_scales, default=0.6))
    boxes = [plate(court, cartouche[2]), Box(0, 0, board.width * scale, board.height * scale)]
    box = hull([*boxes, *(around(corner, 0, 0) for part in land for corner in part)], 8)
    parts = [_outlines(areas, [province]) for province in range(len(board.provinces))]
    provinces = tuple("".join(_path(_inset(part)) for part in province) for province in parts)
    return Geometry(Box(*map(round, box)), cities, cartouche, "".join(map(_path, land)), provinces, None)


def around(point: Point, half_width: float, half_height: float) -> Box:
    """Return a box, given its middle and half of its width and height."""
    return Box(point[0] - half_width, point[1] - half_height, point[0] + half_width, point[1] + half_height)


def plate(middle: Point, scale: float) -> Box:
    """Return the box of the cartouche, given its middle and its scale."""
    return around(middle, CARTOUCHE[0] / 2 * scale, CARTOUCHE[1] / 2 * scale)


def hull(boxes: Collection[Box], margin: float = 0) -> Box:
    """Return the smallest box around some boxes, enlarged by a margin."""
    left, top, right, bottom = zip(*boxes, strict=True)
    return Box(min(left) - margin, min(top) - margin, max(right) + margin, max(bottom) + margin)


def overlap(first: Box, second: Box) -> float:
    """Return the area that two boxes share."""
    width = min(first.right, second.right) - max(first.left, second.left)
    height = min(first.bottom, second.bottom) - max(first.top, second.top)
    return width * height if width > 0 and height > 0 else 0.0


def points_along(start: Point, end: Point, step: float) -> Outline:
    """Return points on the line from one point to another, at most ``step`` apart."""
    parts = int(dist(start, end) / step) + 1
    shares = [i / parts for i in range(1, parts)]
    return [(start[0] + (end[0] - start[0]) * share, start[1] + (end[1] - start[1]) * share) for share in shares]


def points_of(path: str) -> Outline:
    """Return the corners of an outline, given as SVG path data."""
    numbers = [float(number) for number in re.findall(r"-?\d+", path)]
    return list(zip(numbers[::2], numbers[1::2], strict=True))


def _areas(board: Components, cities: tuple[Point, ...]) -> dict[Square, int]:
    """Return the province of every square of land."""
    seeds = [(spot, city.province) for spot, city in zip(cities, board.cities, strict=True)]
    between: list[tuple[Point, int]] = []
    for start, end in board.roads:
        road = points_along(cities[start], cities[end], 2 * _GRID)
        end_provinces = board.cities[start].province, board.cities[end].province
        target = seeds if end_provinces[0] == end_provinces[1] else between
        # the first half of a road belongs to the province at its start, the second half to the province at its end
        target += [(point, end_provinces[2 * index >= len(road)]) for index, point in enumerate(road)]
    nearest: dict[Square, tuple[float, int]] = {}
    # Roads between provinces only extend the land; they do not move the borders of provinces.
    for points, moves_borders in ((seeds, True), (between, False)):
        for point, province in points:
            for distance, square in _disc(point, 2 * _SHORE):
                if square not in nearest or (moves_borders and distance < nearest[square][0]):
                    nearest[square] = distance, province
    open_sea = {(i + di, j + dj) for i, j in nearest for di, dj in _SIDES} - nearest.keys()
    coast = {square for i, j in open_sea for _, square in _disc((i * _GRID, j * _GRID), _SHORE)}
    return {square: province for square, (_, province) in nearest.items() if square not in coast}


_SIDES = {(0, -1): ((0, 0), (1, 0)), (1, 0): ((1, 0), (1, 1)), (0, 1): ((1, 1), (0, 1)), (-1, 0): ((0, 1), (0, 0))}
"""The offsets to the four neighbours of a square. The value of each offset has the two corners of the square where the
side towards that neighbour begins and ends.
"""


def _disc(middle: Point, radius: float) -> list[tuple[float, Square]]:
    """Return the squares of the grid within a radius of a point, each with its distance."""
    columns, rows = (
        range(int((coordinate - radius) // _GRID), int((coordinate + radius) // _GRID) + 2) for coordinate in middle
    )
    squares = ((dist(middle, (i * _GRID, j * _GRID)), (i, j)) for i in columns for j in rows)
    return [(distance, square) for distance, square in squares if distance < radius]


def _outlines(areas: dict[Square, int], provinces: Collection[int]) -> list[Outline]:
    """Return the smooth outlines of the union of some provinces, the longest first, without holes."""
    sides: dict[Square, list[Square]] = {}
    for (i, j), province in areas.items():
        for (di, dj), ((ai, aj), (bi, bj)) in _SIDES.items():
            if province in provinces and areas.get((i + di, j + dj)) not in provinces:
                sides.setdefault((i + ai, j + aj), []).append((i + bi, j + bj))
    outlines = []
    while sides:
        corner, loop = next(iter(sides)), []
        while corner in sides:
            loop.append(((corner[0] - 0.5) * _GRID, (corner[1] - 0.5) * _GRID))
            ends = sides[corner] if len(sides[corner]) > 1 else sides.pop(corner)
            corner = ends.pop()
        signed_area = sum(x * loop[index - 1][1] - loop[index - 1][0] * y for index, (x, y) in enumerate(loop))
        if signed_area < 0:  # the outline of a hole runs in the other direction and has a positive area
            outlines.append(_smooth(loop))
    return sorted(outlines, key=len, reverse=True)


def _smooth(loop: Outline) -> Outline:
    """Smooth a loop: return every second corner, moved to the mean of the seven corners around it."""
    windows = [[loop[(index + offset) % len(loop)] for offset in range(-3, 4)] for index in range(0, len(loop), 2)]
    return [(sum(x for x, _ in window) / len(window), sum(y for _, y in window) / len(window)) for window in windows]


def _inset(corners: Outline) -> Outline:
    """Return an outline moved inwards by the width of a gap."""
    moved = []
    for (ax, ay), (x, y), (bx, by) in zip(corners[-1:] + corners[:-1], corners, corners[1:] + corners[:1], strict=True):
        length = hypot(bx - ax, by - ay) or 1.0
        moved.append((x + (ay - by) / length * _GAP, y + (bx - ax) / length * _GAP))
    return moved


def _path(corners: Outline) -> str:
    """Return an outline as SVG path data."""
    return "M" + "L".join(f"{x:.0f} {y:.0f}" for x, y in corners) + "Z"
