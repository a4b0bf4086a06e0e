"""The ground of a map, for any board: where each city lies, the land, and each province as a rounded stone.

A province is the union of the Voronoi cells of its cities and of points along its roads, so that its roads stay inside
it. The coast is made in the same way: it runs half-way between the land and *ghosts*, points in the sea at a fixed
distance from everything on land.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from math import cos, dist, hypot, pi, sin
from random import Random

from durbar.games.taj_mahal.components import Components

WIDEST, HIGHEST = 900.0, 830.0
"""The room a board's drawing is fitted into."""
SHORE = 41.0
"""How far the land reaches beyond cities and roads."""
STEP = 22.0
"""The distance of points along a road."""
ROUND = 17.0
"""How far corners are cut to round a stone."""
_SEA = -1
_GHOSTS = 16

Point = tuple[float, float]
Outline = tuple[Point, ...]


@dataclass(frozen=True)
class Edge:
    """A piece of the border of a cell, with the cell's province on its left and ``beyond`` on its right."""

    start: Point
    end: Point
    beyond: int


@dataclass(frozen=True)
class Ground:
    """A board as it lies in the picture. Outlines are polygons; `rounded` makes paths of them."""

    spots: tuple[Point, ...]
    court: Point
    provinces: tuple[tuple[Outline, ...], ...]
    """Each province's stones, the largest first: nearly always one."""
    land: tuple[Outline, ...]
    box: tuple[float, float, float, float]
    """Left, top, right, bottom of everything."""


@lru_cache(16)
def ground_of(board: Components) -> Ground:
    """The ground of a board."""
    scale = min(WIDEST / board.width, HIGHEST / board.height)
    spots = tuple((city.x * scale, city.y * scale) for city in board.cities)
    court = (board.court[0] * scale, board.court[1] * scale)
    seeds, homes = _seeds(board, spots)
    borders = _borders(seeds, homes)
    provinces = tuple(_outlines(borders[province]) for province in range(len(board.provinces)))
    land = _outlines([edge for edges in borders.values() for edge in edges if edge.beyond == _SEA])
    xs = [x for loop in land for x, _ in loop] + [0.0, board.width * scale]
    ys = [y for loop in land for _, y in loop] + [0.0, board.height * scale]
    return Ground(spots, court, provinces, land, (min(xs), min(ys), max(xs), max(ys)))


def along(one: Point, other: Point, step: float) -> list[Point]:
    """Points between two others, not farther apart than a step."""
    parts = int(dist(one, other) / step) + 1
    return [
        (one[0] + (other[0] - one[0]) * i / parts, one[1] + (other[1] - one[1]) * i / parts) for i in range(1, parts)
    ]


def _seeds(board: Components, spots: tuple[Point, ...]) -> tuple[list[Point], list[int]]:
    """Points with their provinces: cities, points on roads (those between provinces go to the nearest one), ghosts.

    They are moved a hair, always the same way: a regular board would have cells that meet in one point by the dozen.
    """
    hair = Random(1).uniform
    seeds, homes = list(spots), [city.province for city in board.cities]
    between: list[Point] = []
    for one, other in board.roads:
        points = along(spots[one], spots[other], STEP)
        if homes[one] == homes[other]:
            seeds += points
            homes += [homes[one]] * len(points)
        else:
            between += points
    firm = list(zip(seeds, homes, strict=True))
    land = seeds + between
    far = 2 * SHORE
    ghosts: list[Point] = []
    for x, y in land:
        for k in range(_GHOSTS):
            ghost = (x + far * cos(2 * pi * k / _GHOSTS), y + far * sin(2 * pi * k / _GHOSTS))
            if all(dist(ghost, seed) > far - 0.1 for seed in land) and all(dist(ghost, other) > 9 for other in ghosts):
                ghosts.append(ghost)
    for point in between:
        if any(dist(point, ghost) < far + 1 for ghost in ghosts):  # inland the borders are straighter without
            seeds.append(point)
            homes.append(min(firm, key=lambda seed: dist(seed[0], point))[1])
    seeds = [(x + hair(-0.6, 0.6), y + hair(-0.6, 0.6)) for x, y in seeds]
    return seeds + ghosts, homes + [_SEA] * len(ghosts)


def _borders(seeds: list[Point], homes: list[int]) -> dict[int, list[Edge]]:
    """The edges between cells of different provinces, by province."""
    borders: dict[int, list[Edge]] = {}
    for here, home in enumerate(homes):
        if home == _SEA:
            break  # ghosts come last
        cell = _cell(here, seeds)
        for at, (start, beyond) in enumerate(cell):
            end = cell[(at + 1) % len(cell)][0]
            if homes[beyond] != home:
                borders.setdefault(home, []).append(Edge(start, end, homes[beyond]))
    return borders


def _cell(here: int, seeds: list[Point]) -> list[tuple[Point, int]]:
    """The Voronoi cell of a seed: its corners, each with the seed beyond the edge that leaves it.

    The plane is cut along the bisector with one neighbour after the other, the nearest first, until none can reach the
    cell any more.
    """
    x, y = seeds[here]
    big = 4 * SHORE
    cell = [((x + dx * big, y + dy * big), here) for dx, dy in ((-1, -1), (1, -1), (1, 1), (-1, 1))]
    near = sorted((hypot(sx - x, sy - y), other) for other, (sx, sy) in enumerate(seeds) if other != here)
    for distance, other in near:
        if distance > 2 * max(dist(corner, (x, y)) for corner, _ in cell):
            break
        ox, oy = seeds[other]
        nx, ny = ox - x, oy - y
        limit = (ox * ox + oy * oy - x * x - y * y) / 2
        inside = [nx * cx + ny * cy - limit for (cx, cy), _ in cell]
        if max(inside) <= 0:
            continue
        cut: list[tuple[Point, int]] = []
        for at, (corner, beyond) in enumerate(cell):
            after = (at + 1) % len(cell)
            if inside[at] <= 0:
                cut.append((corner, beyond))
            if (inside[at] <= 0) != (inside[after] <= 0):
                share = inside[at] / (inside[at] - inside[after])
                (ax, ay), (bx, by) = corner, cell[after][0]
                crossing = (ax + (bx - ax) * share, ay + (by - ay) * share)
                cut.append((crossing, other if inside[at] <= 0 else beyond))
        cell = cut
    return cell


def _outlines(edges: list[Edge]) -> tuple[Outline, ...]:
    """The outlines that some edges make, the largest first, without those round holes."""
    loops = [_simpler(loop) for loop in _loops(edges)]
    return tuple(sorted((loop for loop in loops if _area(loop) > 0), key=lambda loop: -_area(loop)))


def _loops(edges: list[Edge]) -> list[list[Edge]]:
    """Edges put end to end. The next one is the one that starts nearest: cells computed apart meet only nearly."""
    left = list(edges)
    loops = []
    while left:
        loop = [left.pop(0)]
        while left:
            end = loop[-1].end
            near = min(range(len(left)), key=lambda at: dist(left[at].start, end))
            if dist(loop[0].start, end) <= dist(left[near].start, end):
                break
            loop.append(left.pop(near))
        loops.append(loop)
    return loops


def _simpler(loop: list[Edge]) -> Outline:
    """A loop with fewer corners. Each stretch with one neighbour is thinned by itself: both sides thin it alike."""
    turns = [at for at in range(len(loop)) if loop[at].beyond != loop[at - 1].beyond]
    if not turns:
        turns = [0, len(loop) // 2]
    corners: list[Point] = []
    for number, at in enumerate(turns):
        until = turns[(number + 1) % len(turns)]
        stretch = loop[at:until] if at < until else loop[at:] + loop[:until]
        line = [stretch[0].start, *(edge.end for edge in stretch)]
        corners += _thinned(line, 3 if stretch[0].beyond == _SEA else 6)[:-1]
    return tuple(corners)


def _thinned(line: list[Point], tolerance: float) -> list[Point]:
    """Douglas and Peucker: leave out what lies within the tolerance of a straight line."""
    (ax, ay), (bx, by) = line[0], line[-1]
    length = hypot(bx - ax, by - ay)
    away = [
        abs((bx - ax) * (ay - y) - (ax - x) * (by - ay)) / length if length > 1e-6 else dist((ax, ay), (x, y))
        for x, y in line
    ]
    far = max(range(len(line)), key=lambda at: away[at])
    if away[far] <= tolerance:
        return [line[0], line[-1]]
    return _thinned(line[: far + 1], tolerance)[:-1] + _thinned(line[far:], tolerance)


def _area(corners: Outline) -> float:
    """The area of a polygon; negative where it runs round a hole."""
    return sum(x * corners[at - 1][1] - corners[at - 1][0] * y for at, (x, y) in enumerate(corners)) / -2


def inset(corners: Outline, by: float) -> Outline:
    """A polygon drawn in by a little, to leave a joint between neighbours; sharp corners by no more than twice that."""
    made = []
    for at, (x, y) in enumerate(corners):
        (px, py), (qx, qy) = corners[at - 1], corners[(at + 1) % len(corners)]
        before, after = hypot(x - px, y - py) or 1.0, hypot(qx - x, qy - y) or 1.0
        ax, ay = (py - y) / before, (x - px) / before  # inward, across either side
        bx, by_ = (y - qy) / after, (qx - x) / after
        share = by * min(2.0, 2 / max(0.2, 1 + ax * bx + ay * by_)) / 2
        made.append((x + (ax + bx) * share, y + (ay + by_) * share))
    return tuple(made)


def rounded(corners: Outline, radius: float = ROUND) -> str:
    """A polygon as a path whose corners are cut by curves."""
    made: list[str] = []
    for at, (x, y) in enumerate(corners):
        ends = []
        for px, py in (corners[at - 1], corners[(at + 1) % len(corners)]):
            length = dist((px, py), (x, y))
            share = min(radius, length / 2) / length if length else 0
            ends.append((x + (px - x) * share, y + (py - y) * share))
        (ax, ay), (bx, by) = ends
        made.append(f"{'L' if made else 'M'}{ax:.0f} {ay:.0f}Q{x:.0f} {y:.0f} {bx:.0f} {by:.0f}")
    return "".join(made) + "Z"
