"""Ornament by formula: polygons, stars, girih and cusped arches, as SVG path data."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import pairwise
from math import cos, dist, pi, sin, sqrt

from durbar.games.drawing.ink import num

Point = tuple[float, float]


def polygon(corners: Iterable[Point]) -> str:
    """A closed path through some points."""
    return "M" + "L".join(f"{num(x)} {num(y)}" for x, y in corners) + "Z"


def regular(sides: int, middle: Point, radius: float, turned: float = 0) -> list[Point]:
    """The corners of a regular polygon; ``turned`` is where the first one lies, in parts of a whole turn."""
    angles = [2 * pi * (turned + i / sides) for i in range(sides)]
    return [(middle[0] + radius * cos(angle), middle[1] + radius * sin(angle)) for angle in angles]


def star(rays: int, middle: Point, far: float, near: float) -> list[Point]:
    """The corners of a star with a ray upwards."""
    out, back = regular(rays, middle, far, -0.25), regular(rays, middle, near, -0.25 + 0.5 / rays)
    return [corner for pair in zip(out, back, strict=True) for corner in pair]


def strapwork(corners: Sequence[Point], angle: float) -> str:
    """Polygons in contact: from the middle of each side two lines leave at an angle (in parts of a whole turn), and
    those of neighbouring sides meet inside.
    """
    made = []
    sides = [(corners[at], corners[(at + 1) % len(corners)]) for at in range(len(corners))]
    for (a, b), (c, d) in zip(sides, sides[1:] + sides[:1], strict=True):
        one, other = ((a[0] + b[0]) / 2, (a[1] + b[1]) / 2), ((c[0] + d[0]) / 2, (c[1] + d[1]) / 2)
        ux, uy = _turned((b[0] - a[0], b[1] - a[1]), angle)
        vx, vy = _turned((c[0] - d[0], c[1] - d[1]), -angle)
        share = ((other[0] - one[0]) * vy - (other[1] - one[1]) * vx) / (ux * vy - uy * vx)
        meeting = (one[0] + ux * share, one[1] + uy * share)
        made.append("M" + "L".join(f"{num(x)} {num(y)}" for x, y in (one, meeting, other)))
    return "".join(made)


def _turned(vector: Point, angle: float) -> Point:
    c, s = cos(2 * pi * angle), sin(2 * pi * angle)
    return vector[0] * c - vector[1] * s, vector[0] * s + vector[1] * c


def girih(period: float, angle: float = 67.5 / 360) -> str:
    """The pattern of the house, to be repeated: an octagon, and quarters of squares at its corners."""
    side = period / (1 + sqrt(2))
    made = strapwork(regular(8, (period / 2, period / 2), side / 2 / sin(pi / 8), 1 / 16), angle)
    half = side / sqrt(2)
    for x, y in ((0.0, 0.0), (period, 0.0), (0.0, period), (period, period)):
        made += strapwork([(x - half, y), (x, y - half), (x + half, y), (x, y + half)], angle)
    return made


def arch(left: float, right: float, spring: float, apex: float, foot: float, foils: int = 4) -> str:
    """A cusped arch: foils along a pointed curve, then straight down."""
    middle = (left + right) / 2
    half = [
        (left + (middle - left) * (1 - cos(i / foils * pi / 2)), spring + (apex - spring) * sin(i / foils * pi / 2))
        for i in range(foils + 1)
    ]
    path = f"M{num(left)} {num(foot)}L{num(left)} {num(spring)}"
    for one, other in pairwise(half + [(2 * middle - x, y) for x, y in reversed(half[:-1])]):
        radius = num(dist(one, other) * 0.56)
        path += f"A{radius} {radius} 0 0 1 {num(other[0])} {num(other[1])}"
    return path + f"L{num(right)} {num(foot)}Z"
