"""The positions of city names and province tiles on a map.

They do not move during a game, so they leave space for all palaces, bonus tiles and rings that can appear. The smaller
the map is on the screen, the larger its letters and tiles are relative to the board, so there is a `Lettering` for each
letter size. A name has several candidate positions. The cost of a position depends on what the name would cover there;
simulated annealing finds a combination with a low total cost.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache, partial
from math import dist
from random import Random
from typing import NamedTuple

from durbar.games.svg import width_of
from durbar.games.taj_mahal.components.components import Components
from durbar.games.taj_mahal.presentation import geometry as geo
from durbar.games.taj_mahal.presentation.geometry import Box, Point, around, overlap
from durbar.games.taj_mahal.presentation.view_types import Anchor

SIZES = (15.5, 17.0, 19.0, 21.0, 24.0, 29.0, 36.0)
"""The letter sizes in units of the board."""
HIGHLIGHT_FACTOR = 1.16
"""The factor by which names in the province of the visit are larger."""
TILE_SIZE = (68.0, 26.0)
"""The width and the height of a province tile at the first letter size."""
SHORT_TILE_WIDTH = 30.0
"""The width of a province tile without goods at the first letter size."""
MIN_SIZE_WITHOUT_GOODS = 24.0
"""From this letter size on, province tiles do not show goods."""
MIN_SIZE_WITHOUT_TOWNS = 29.0
"""From this letter size on, towns are named only in the province of the visit; fortresses are always named."""
LETTER_WIDTH = 0.9
"""The width of letters on the page, as a share of the width that `width_of` assumes."""
MIN_CROWDED_COST = 150
"""A name whose position has at least this cost counts as covering something."""
ANNEALING_STEPS = 6000
"""The number of steps of the simulated annealing."""
START_TEMPERATURE = 300
"""The starting temperature of the simulated annealing."""
MAX_CANDIDATES = 14
"""The number of cheapest positions of a name among which the simulated annealing chooses."""


class Label(NamedTuple):
    """The position of a name: a point of its baseline, the box that it covers, and its cost (``price``). ``anchor``
    says whether the point is the start, the middle or the end of the baseline.
    """

    x: float
    y: float
    anchor: Anchor
    box: Box
    price: float
    free: bool = True  # whether the name covers nothing


class Lettering(NamedTuple):
    """The positions for one letter size. Tiles are scaled like the letters."""

    size: float
    names: list[Label]
    tiles: list[Point]


@lru_cache(16 * len(SIZES))
def lettering_of(board: Components, size: float) -> Lettering:
    """Return the positions on a board's map for a letter size."""
    geometry, scale = geo.geometry_of(board), size / SIZES[0]
    tile_width = SHORT_TILE_WIDTH if size >= MIN_SIZE_WITHOUT_GOODS else TILE_SIZE[0]
    half_size = tile_width / 2 * scale, TILE_SIZE[1] / 2 * scale
    ends = [(geometry.cities[start], geometry.cities[end]) for start, end in board.roads]
    roads = [around(point, 1, 1) for road in ends for point in geo.points_along(*road, 12)]
    marks = [Box(x - 19, y - 27, x + 19, y + 16) for x, y in geometry.cities]  # the area of a palace or a bonus tile
    rings = [Box(x - 29, y - 32, x + 29, y + 24) for x, y in geometry.cities]  # the area of two palaces or a ring
    homes = [[geometry.cities[city] for city in province.cities] for province in board.provinces]
    tiles = [_tile_place(cities, half_size, marks, roads) for cities in homes]
    fixed = [*marks, *(around(middle, half_size[0] + 1, half_size[1] + 1) for middle in tiles)]
    fixed.append(geo.plate(geometry.cartouche[:2], geometry.cartouche[2] * 1.04))
    choices = []
    for city_position, ring, city in zip(geometry.cities, rings, board.cities, strict=True):
        candidates, priced = _candidates(city_position, city.name, size, geometry.box), []
        area = geo.hull([candidate.box for candidate in candidates])
        near = [[box for box in boxes if overlap(box, area) and box != ring] for boxes in (fixed, rings, roads)]
        for candidate in candidates:
            on_fixed, on_rings, on_roads = (sum(overlap(candidate.box, box) for box in boxes) for boxes in near)
            outside_board = overlap(candidate.box, candidate.box) - overlap(candidate.box, geometry.box)
            hard_cost = 40 * on_fixed + 60 * outside_board  # what a name must not cover costs much more than the rest
            price = candidate.price + hard_cost + 3 * on_rings + 1.5 * on_roads
            priced.append(candidate._replace(price=price, free=hard_cost < MIN_CROWDED_COST))
        choices.append(sorted(priced, key=lambda label: label.price)[:MAX_CANDIDATES])
    return Lettering(size, _choose_positions(board, size, choices), tiles)


def _tile_place(cities: Sequence[Point], half_size: Point, marks: list[Box], roads: list[Box]) -> Point:
    """Return the position of a province's tile: between its cities, not on a mark, and not on a road if possible."""
    middle = sum(x for x, _ in cities) / len(cities), sum(y for _, y in cities) / len(cities)
    area = around(middle, 56 + half_size[0], 56 + half_size[1])
    near = [[box for box in boxes if overlap(box, area)] for boxes in (marks, roads)]

    def price(place: Point) -> float:
        """Return the cost of a position."""
        tile = around(place, half_size[0] + 2, half_size[1] + 2)
        on_marks, on_roads = (sum(overlap(tile, box) for box in boxes) for boxes in near)
        return 20 * on_marks + 5 * on_roads + dist(place, middle)

    steps = range(-54, 55, 6)
    return min(((middle[0] + dx, middle[1] + dy) for dx in steps for dy in steps), key=price)


def _candidates(city_position: Point, text: str, size: float, board: Box) -> list[Label]:
    """Return the candidate positions of a name with their costs. The cheapest position is below the city; positions
    beside it, above it and diagonally from it cost more, in this order.

    Names that would cross the left or right edge of the board are moved inside.
    """
    width, base, gap = LETTER_WIDTH * width_of(text, size), 0.8 * size, 0.25 * size
    labels = []
    for extra_distance in (0.0, 7.0):
        below, above = 22 + extra_distance + base, -33 - extra_distance
        sides = [
            (1, 31 + extra_distance, base * 0.45),
            (5, 18 + extra_distance, 17 + base),
            (6, 24 + extra_distance, -18.0),
        ]
        offsets: list[tuple[int, float, float, Anchor]] = [
            (price, side * dx, dy, "start" if side > 0 else "end") for price, dx, dy in sides for side in (1, -1)
        ]
        for price, shift in ((0, 0.0), (7, 0.28), (7, -0.28), (9, 0.42), (9, -0.42)):
            offsets += [(price, shift * width, below, "middle"), (price + 2, shift * width, above, "middle")]
        for price, dx, dy, anchor in offsets:
            x, y = city_position[0] + dx, city_position[1] + dy
            left = x - {"start": 0.0, "middle": width / 2, "end": width}[anchor]
            inside = min(max(left, board.left + gap), board.right - gap - width)
            x, left = x + inside - left, inside
            box = Box(left - gap, y - base, left + width + gap, y + 0.2 * size)
            labels.append(Label(x, y, anchor, box, price * 6 + extra_distance * 4))
    return labels


def _choose_positions(board: Components, size: float, choices: list[list[Label]]) -> list[Label]:
    """Return a position for every name, chosen by simulated annealing."""
    chosen, rng = [candidates[0] for candidates in choices], Random(1)
    areas = [geo.hull([candidate.box for candidate in candidates]) for candidates in choices]
    names = range(len(choices))
    rivals = [[other for other in names if other != name and overlap(areas[name], areas[other])] for name in names]

    def cost(name: int, label: Label) -> float:
        """Return the cost of a name at a position, given the positions chosen for the other names."""
        return label.price + 60 * sum([overlap(label.box, chosen[rival].box) for rival in rivals[name]])

    for step in range(ANNEALING_STEPS):
        name = rng.randrange(len(choices))
        label = rng.choice(choices[name])
        tolerance = START_TEMPERATURE * (1 - step / ANNEALING_STEPS) * rng.random()
        if cost(name, label) < cost(name, chosen[name]) + tolerance:
            chosen[name] = label
    for name in (*names, *names):  # at the end, improve each name twice
        chosen[name] = min(choices[name], key=partial(cost, name))
    for name, (label, city) in enumerate(zip(chosen, board.cities, strict=True)):
        crowded = not label.free or cost(name, label) - label.price >= MIN_CROWDED_COST
        chosen[name] = label._replace(free=not crowded and (size < MIN_SIZE_WITHOUT_TOWNS or city.fortress))
    return chosen
