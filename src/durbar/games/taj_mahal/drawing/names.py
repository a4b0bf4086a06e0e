"""Where names stand on a map, so that none lies on another, on a city or on a tile: worked out once for each board.

Every name and every province tile has a few places it could take. Places are given a price (what they cover, how far
off they are), and names move to a cheaper place for as long as any of them can. No chance is in it: the same board
always gets the same map.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from math import cos, pi, sin

from durbar.games.drawing.ink import fitted, width_of
from durbar.games.taj_mahal.components import Components
from durbar.games.taj_mahal.drawing.ground import Ground, Outline, Point, along, ground_of

SIZE = 14.5
"""The size of a city's name."""
TILE = (70.0, 23.0)
"""The room of a province tile."""
CITY, FORTRESS, PALACE = 8.0, 15.0, 17.0
"""How far a mark reaches from its city: a city's, a fortress's, and a palace standing there."""
COURT = (300.0, 166.0)
"""The room of the court, if there is as much."""


@dataclass(frozen=True)
class Box:
    """A rectangle."""

    left: float
    top: float
    right: float
    bottom: float

    def common(self, other: Box) -> float:
        """The area it shares with another."""
        if self.left >= other.right or other.left >= self.right:
            return 0.0  # most are far apart
        wide = min(self.right, other.right) - max(self.left, other.left)
        high = min(self.bottom, other.bottom) - max(self.top, other.top)
        return wide * high if high > 0 else 0.0

    def holds(self, point: Point) -> bool:
        """Whether a point lies in it."""
        return self.left <= point[0] <= self.right and self.top <= point[1] <= self.bottom


@dataclass(frozen=True)
class Name:
    """A city's name and where it stands: the end of its baseline that ``anchor`` names, and the room it takes."""

    text: str
    size: float
    x: float
    y: float
    anchor: str
    box: Box

    def moved(self, aside: float) -> Name:
        """The same name a little to the side."""
        box = Box(self.box.left + aside, self.box.top, self.box.right + aside, self.box.bottom)
        return Name(self.text, self.size, self.x + aside, self.y, self.anchor, box)


@dataclass(frozen=True)
class Places:
    """Where everything that is not fixed by the board stands."""

    frame: Box
    court: Box
    tiles: tuple[Point, ...]
    """The middle of each province's tile."""
    names: tuple[Name, ...]


def around(point: Point, wide: float, high: float) -> Box:
    """A rectangle by its middle and its half sides."""
    return Box(point[0] - wide, point[1] - high, point[0] + wide, point[1] + high)


@lru_cache(16)
def places_of(board: Components) -> Places:
    """The places on a board's map."""
    ground = ground_of(board)
    reach = [FORTRESS if city.fortress else CITY for city in board.cities]
    marks = [around(spot, size, size) for spot, size in zip(ground.spots, reach, strict=True)]
    court = _court(ground)
    frame = Box(
        min(ground.box[0], court.left) - 8,
        min(ground.box[1], court.top) - 8,
        max(ground.box[2], court.right) + 8,
        max(ground.box[3], court.bottom) + 8,
    )
    roads = [point for one, other in board.roads for point in along(ground.spots[one], ground.spots[other], 5)]
    tiles = tuple(_tile(outlines[0], ground, roads) for outlines in ground.provinces)
    rooms = [around(tile, TILE[0] / 2, TILE[1] / 2) for tile in tiles]
    names = _settled(
        [_choices(board, ground, city) for city in range(len(marks))], [*marks, *rooms, court], ground, roads, frame
    )
    return Places(frame, court, tiles, names)


def _court(ground: Ground) -> Box:
    """The room of the court: at its place on the board or a little off it, as large as land and cities let it be."""
    shifts = [(0.0, 0.0), *((far * cos(k * pi / 4), far * sin(k * pi / 4)) for far in (12, 24) for k in range(8))]
    cities = [around(spot, 26, 26) for spot in ground.spots]
    box = around(ground.court, 0, 0)
    for off_land in (True, False):
        for share in (1.15, 1.0, 0.9, 0.8, 0.7, 0.6):
            for dx, dy in shifts:
                middle = (ground.court[0] + dx, ground.court[1] + dy)
                box = around(middle, COURT[0] / 2 * share, COURT[1] / 2 * share)
                if any(box.common(city) for city in cities):
                    continue
                if not off_land or not any(
                    inside(outline, point) for outline in ground.land for point in _edge(box, 9)
                ):
                    return box
    return box


def _edge(box: Box, beyond: float) -> list[Point]:
    """Points round a rectangle, a little outside it."""
    left, top, right, bottom = box.left - beyond, box.top - beyond, box.right + beyond, box.bottom + beyond
    corners = [(left, top), (right, top), (right, bottom), (left, bottom)]
    return [point for at in range(4) for point in (corners[at], *along(corners[at], corners[(at + 1) % 4], 25))]


def inside(outline: Outline, point: Point) -> bool:
    """Whether a point lies inside a polygon."""
    x, y = point
    odd = False
    for at, (ax, ay) in enumerate(outline):
        bx, by = outline[at - 1]
        if (ay > y) != (by > y) and x < (bx - ax) * (y - ay) / (by - ay) + ax:
            odd = not odd
    return odd


def _tile(outline: Outline, ground: Ground, roads: list[Point]) -> Point:
    """A place for a province's tile: inside it, off its cities, off its roads if it can be, near its middle."""
    xs, ys = [x for x, _ in outline], [y for _, y in outline]
    whole = Box(min(xs) - 30, min(ys) - 30, max(xs) + 30, max(ys) + 30)
    middle = ((whole.left + whole.right) / 2, (whole.top + whole.bottom) / 2)
    cities = [around(spot, 20, 20) for spot in ground.spots if whole.holds(spot)]
    near = [point for point in roads if whole.holds(point)]
    best, least = middle, float("inf")
    for i in range(-11, 12):
        for j in range(-11, 12):
            here = (middle[0] + i / 22 * (max(xs) - min(xs)), middle[1] + j / 22 * (max(ys) - min(ys)))
            box = around(here, TILE[0] / 2 + 2, TILE[1] / 2 + 2)
            corners = ((box.left, box.top), (box.right, box.top), (box.right, box.bottom), (box.left, box.bottom))
            price = 0.5 * (abs(i) + abs(j)) + 400 * sum(not inside(outline, corner) for corner in corners)
            if price < least:
                price += 4 * sum(map(box.common, cities)) + 30 * sum(map(box.holds, near))
            if price < least:
                best, least = here, price
    return best


def _choices(board: Components, ground: Ground, city: int) -> list[tuple[float, Name]]:
    """The places for a city's name, each with what it costs by itself: below is best, then beside, above, askew."""
    x, y = ground.spots[city]
    fortress = board.cities[city].fortress
    text, size = fitted(board.cities[city].name, SIZE, 190, bold=fortress)
    wide, high = width_of(text, size, bold=fortress), size
    made: list[tuple[float, Name]] = []
    for farther in (0.0, 5.0, 10.0):
        up, down, aside = PALACE + 5 + farther, 13.0 + farther, (21.0 if fortress else 14.0) + farther
        for price, dx, dy, anchor in (
            (0, 0.0, down + high * 0.8, "middle"),
            (2, 0.0, -up, "middle"),
            (1, aside, high * 0.35, "start"),
            (1, -aside, high * 0.35, "end"),
            (5, aside * 0.75, down * 0.6 + high * 0.7, "start"),
            (5, -aside * 0.75, down * 0.6 + high * 0.7, "end"),
            (5, aside * 0.75, -up * 0.55, "start"),
            (5, -aside * 0.75, -up * 0.55, "end"),
            (7, wide * 0.25, down + high * 0.8, "middle"),
            (7, -wide * 0.25, down + high * 0.8, "middle"),
            (8, wide * 0.25, -up, "middle"),
            (8, -wide * 0.25, -up, "middle"),
        ):
            left = x + dx - {"start": 0.0, "middle": wide / 2, "end": wide}[anchor]
            box = Box(left, y + dy - high * 0.78, left + wide, y + dy + high * 0.24)
            made.append((price * 6 + farther * 3, Name(text, size, x + dx, y + dy, anchor, box)))
    return made


def _settled(
    choices: list[list[tuple[float, Name]]], fixed: list[Box], ground: Ground, roads: list[Point], frame: Box
) -> tuple[Name, ...]:
    """Every name at a place from which it cannot move to a better one."""
    prices = []
    for city, places in enumerate(choices):
        spot, priced = ground.spots[city], []
        reach = around(spot, 230, 50)
        near = [point for point in roads if reach.holds(point)]
        others = [around(other, PALACE, PALACE) for other in ground.spots if other != spot]
        for own, name in places:
            price = own + 40 * sum(map(name.box.common, fixed))
            price += 3 * sum(map(name.box.common, others)) + 0.5 * name.box.common(around(spot, PALACE, PALACE))
            price += 3 * sum(map(name.box.holds, near))
            outside = (name.box.right - name.box.left) * (name.box.bottom - name.box.top) - name.box.common(frame)
            priced.append(price + 60 * outside)
        prices.append(priced)
    chosen = [min(range(len(priced)), key=priced.__getitem__) for priced in prices]
    for _ in range(40):
        moved = False
        for city, places in enumerate(choices):
            others = [choices[at][chosen[at]][1].box for at in range(len(choices)) if at != city]
            wanted = [_near(name.box) for _, name in places]
            whole = [
                price + 60 * sum(map(room.common, others)) for price, room in zip(prices[city], wanted, strict=True)
            ]
            best = min(range(len(whole)), key=whole.__getitem__)
            if whole[best] < whole[chosen[city]]:
                chosen[city], moved = best, True
        if not moved:
            break
    return tuple(choices[city][at][1] for city, at in enumerate(chosen))


def _near(box: Box) -> Box:
    """A rectangle with the room that a name wants from the next one."""
    return Box(box.left - 3, box.top - 1, box.right + 3, box.bottom + 1)
