"""Write the graphics that the Python pictures and the web client share: tile patterns, the girih pattern, icons.

    python tools/make_ornament.py

The tool writes three files; a test compares them with its output.

- ``presentation/tile_patterns.toml`` has the patterns of Maharani's tiles. A pattern consists of interlaced bands
  (straps) and a shape in the centre of the tile (its heart). Where two straps cross, the upper one is drawn again over
  the lower one. A tile is a square with sides of 100, and straps continue on a neighbouring tile with the same pattern.
- ``web/ornament/girih.js`` has one period of the girih, an Islamic pattern of straps, which frames the pages.
- ``web/signs/signs.svg`` has the icons of ``games/signs.toml`` as SVG symbols.

A point is a complex number x + yj, where y grows downwards. A line is closed if its last point equals its first.
"""

from __future__ import annotations

import tomllib
from cmath import rect
from collections import defaultdict
from collections.abc import Iterable
from dataclasses import dataclass
from itertools import combinations, pairwise
from math import pi, sin, sqrt, tau

from extensions import PROJECT

Line = list[complex]
"""The points of a line."""
Piece = tuple[complex, complex]
"""The two end points of a straight piece of a line."""

PATTERNS_FILE = PROJECT / "src" / "durbar" / "games" / "maharani" / "presentation" / "tile_patterns.toml"
SIGNS = PROJECT / "src" / "durbar" / "games" / "signs.toml"
SIGNS_FILE = PROJECT / "src" / "durbar" / "web" / "signs" / "signs.svg"
SIGN_IDS = {
    "vizier": "V",
    "general": "G",
    "monk": "M",
    "princess": "P",
    "mogul": "K",
    "elephant": "E",
    "taj_mahal": "taj",
}
"""The ids of icons whose symbols have another name in the web client, by their names in ``games/signs.toml``."""
GIRIH_FILE = PROJECT / "src" / "durbar" / "web" / "ornament" / "girih.js"
SIZE = 100
"""The width and height of a tile."""
CENTRE = 50 + 50j
"""The centre of a tile."""
CORNERS = (0, 100, 100 + 100j, 100j)
"""The corners of a tile."""
SIDE_CENTRES = (50, 100 + 50j, 50 + 100j, 50j)
"""The centres of the sides of a tile."""
OVERPASS_LENGTH = 6.5
"""The length of the upper strap that is drawn again on each side of a crossing."""


# -- lines -------------------------------------------------------------------------------------------------------------
def path_of(lines: Iterable[Line], digits: int = 1) -> str:
    """Return lines as SVG path data."""
    path = ""
    for line in lines:
        is_closed = line[0] == line[-1]
        points = line[:-1] if is_closed else line
        path += "M" + "L".join(
            f"{format_number(point.real, digits)} {format_number(point.imag, digits)}" for point in points
        )
        path += "Z" if is_closed else ""
    return path


def format_number(number: float, digits: int) -> str:
    """Return a number as text, rounded to some digits after the point and without trailing zeros."""
    return f"{round(number, digits) + 0:g}"


def cross(first: complex, second: complex) -> float:
    """Return the cross product of two vectors."""
    return (first.conjugate() * second).imag


def regular_polygon(sides: int, centre: complex, radius: float, angle: float = 0) -> Line:
    """Return a regular polygon; ``angle`` is the direction of its first corner, in parts of a whole turn."""
    corners = [centre + rect(radius, tau * (angle + index / sides)) for index in range(sides)]
    return [*corners, corners[0]]


def circles(radius: float, *centres: complex) -> list[Line]:
    """Return circles around some points, as polygons with many sides."""
    return [regular_polygon(28, centre, radius, 1 / 56) for centre in centres]


def diamond(radius: float, degrees: float = 0) -> Line:
    """Return a square in the middle of a tile. It stands on one of its corners and is then turned by ``degrees``."""
    return regular_polygon(4, CENTRE, radius, degrees / 360)


def square(half_side: float) -> Line:
    """Return a square with horizontal sides at the centre of a tile."""
    return diamond(half_side * sqrt(2), 45)


def straight_lines(*ends: tuple[float, float, float, float]) -> list[Line]:
    """Return straight lines, each from the x and y coordinates of its ends."""
    return [[complex(start_x, start_y), complex(end_x, end_y)] for start_x, start_y, end_x, end_y in ends]


def wave(y: float, amplitude: float) -> Line:
    """Return a horizontal sine wave across a tile, around the height ``y``."""
    return [complex(x, y + amplitude * sin(x * pi / 50)) for x in range(0, SIZE + 1, 5)]


def strapwork(polygon: Line, angle: float) -> list[Line]:
    """Return the straps inside one polygon of a tiling by polygons (Hankin's method).

    Two straps start at the centre of each side, at an angle to the side. ``angle`` is given in parts of a whole turn.
    Straps of neighbouring sides are joined at the point where they meet.
    """
    sides = list(pairwise(polygon))
    straps = []
    for (a, b), (c, d) in zip(sides, sides[1:] + sides[:1], strict=True):
        start, stop = (a + b) / 2, (c + d) / 2
        out, back = (b - a) * rect(1, tau * angle), (c - d) * rect(1, -tau * angle)
        straps.append([start, start + out * cross(stop - start, back) / cross(out, back), stop])
    return straps


def girih() -> list[Line]:
    """Return the straps of one period of the girih: those of an octagon, and of squares at the period's corners."""
    side, angle = SIZE / (1 + sqrt(2)), 67.5 / 360
    straps = strapwork(regular_polygon(8, CENTRE, side / 2 / sin(pi / 8), 1 / 16), angle)
    for corner in CORNERS:
        straps += strapwork(regular_polygon(4, corner, side / sqrt(2), 0.5), angle)
    return straps


LATTICE = ((0, 25, 25, 0), (0, 75, 75, 0), (25, 100, 100, 25), (75, 100, 100, 75))
"""The end points of parallel diagonals, in the format of the arguments of ``straight_lines``."""


@dataclass(frozen=True)
class Pattern:
    """The pattern of the tiles of one colour.

    ``base``, ``strap`` and ``heart`` are colours, ``straps`` are the lines of the straps, and ``outline`` is the
    outline of the heart.
    """

    base: str
    strap: str
    heart: str
    straps: list[Line]
    outline: Line

    def properties(self) -> dict[str, str]:
        """Return the properties for drawing a tile: its colours, its letter's colour, and its lines as SVG paths."""
        return {
            "base": self.base,
            "strap": self.strap,
            "heart": self.heart,
            "ink": "#3A2600" if is_light(self.base) else "#FFFFFF",
            "strap_tone": mix(self.strap, self.base, 0.74),
            "edge_tone": mix(self.heart, self.base, 0.6),
            "plate_tone": mix(self.base, self.heart, 0.55),
            "heart_outline": path_of([self.outline]),
            "straps": path_of(self.straps),
            "straps_over": path_of(weave(self.straps)),
        }


def channels(colour: str) -> tuple[int, ...]:
    """Return the red, green and blue channels of a colour like "#2B4F9E"."""
    return tuple(int(colour[start : start + 2], 16) for start in (1, 3, 5))


def is_light(colour: str) -> bool:
    """Return whether a colour is so light that a letter on it has to be dark."""
    red, green, blue = channels(colour)
    return 0.3 * red + 0.59 * green + 0.11 * blue > 165


def mix(first: str, second: str, share: float) -> str:
    """Return a mixture of two colours; ``share`` is the share of the first."""
    pairs = zip(channels(first), channels(second), strict=True)
    return "#" + "".join(f"{round(a * share + b * (1 - share)):02X}" for a, b in pairs)


PATTERNS = {
    "blue": Pattern("#2B4F9E", "#C9D8F6", "#1A3573", girih(), regular_polygon(8, CENTRE, 24, 1 / 16)),
    "orange": Pattern(
        "#D8772C",
        "#FCE3C6",
        "#A9500F",
        [diamond(50, degrees) for degrees in (0, 30, 60)],
        regular_polygon(12, CENTRE, 25, 1 / 24),
    ),
    "red": Pattern(
        "#AE2F2C",
        "#F8C9BF",
        "#7E1A1A",
        straight_lines(*LATTICE, *((a, SIZE - b, c, SIZE - d) for a, b, c, d in LATTICE)),
        diamond(25),
    ),
    "green": Pattern("#2F7C58", "#CDEBDA", "#1A5739", circles(43, *CORNERS, CENTRE), *circles(20, CENTRE)),
    "violet": Pattern(
        "#6D49A6",
        "#E2D4F6",
        "#492A7E",
        [[100j, 50, 100 + 100j], [0, 50 + 100j, 100], *straight_lines((0, 25, 100, 25), (0, 75, 100, 75))],
        [25 + 50j, 37.5 + 25j, 62.5 + 25j, 75 + 50j, 62.5 + 75j, 37.5 + 75j, 25 + 50j],
    ),
    "yellow": Pattern("#E6B63C", "#6E4A00", "#C08A12", [diamond(50), square(34)], square(19)),
    "white": Pattern(
        "#DCD3C1",
        "#6E6450",
        "#B7AB92",
        straight_lines((30, 0, 30, 100), (70, 0, 70, 100), (0, 30, 100, 30), (0, 70, 100, 70)),
        square(20),
    ),
    "pink": Pattern("#C4608B", "#FADCE8", "#8F3560", circles(29, *SIDE_CENTRES, CENTRE), *circles(15, CENTRE)),
    "turquoise": Pattern(
        "#2E8C92",
        "#CDEFF0",
        "#155F65",
        [wave(y, amplitude) for y in (25, 75) for amplitude in (16, -16)],
        diamond(16, 45),
    ),
    "brown": Pattern(
        "#7A5238",
        "#EAD2BE",
        "#523320",
        straight_lines((0, 25, 100, 25), (0, 75, 100, 75), (50, 0, 50, 100), (0, 50, 100, 50)),
        square(13),
    ),
}
"""The patterns of the six colours of the standard board, and further ones for custom boards."""


# -- the weave ---------------------------------------------------------------------------------------------------------
def weave(lines: list[Line]) -> list[Line]:
    """Return the pieces of straps that are drawn again because they pass over another strap.

    A strap alternately passes over and under the straps that it crosses. Every piece between two crossings has two
    *ends*. An end is stored in ``ends`` as the two points of its piece, of which the first is at this end. It is
    identified by its index in ``ends``; the other end of the same piece has the index ``end ^ 1``.
    """
    ends = [piece for a, b in cut_at_crossings(lines) for piece in ((a, b), (b, a))]
    ends_by_position = defaultdict(list)
    for end, (start, _) in enumerate(ends):
        ends_by_position[position_key(start)].append(end)
    continuation: dict[int, int] = {}  # for each end, the end at the same point with which its strap continues
    crossing_end: dict[int, int] = {}  # for each end at a crossing, an end of the other strap
    for ends_here in ends_by_position.values():
        pairs = straight_pairs(ends, ends_here)
        for a, b in pairs:
            continuation |= {a: b, b: a}
        if len(pairs) == 2:
            (a, b), (c, d) = pairs
            crossing_end |= {a: c, b: c, c: a, d: a}
    is_over: dict[int, bool] = {}
    for first in crossing_end:
        stack = [(first, True)]
        while stack:
            end, over = stack.pop()
            if end not in is_over:
                is_over |= {end: over, continuation[end]: over}
                following = (next_crossing(side, continuation, crossing_end) for side in (end, continuation[end]))
                stack += [(other, not over) for other in (crossing_end[end], *following) if other is not None]
    return [overpass(*ends[end]) for end, over in is_over.items() if over]


def cut_at_crossings(lines: list[Line]) -> list[Piece]:
    """Cut lines where they cross each other or the border of the tile, and return the pieces inside the tile."""
    pieces = [piece for line in lines for piece in pairwise(line)]
    border = list(pairwise([*CORNERS, CORNERS[0]]))
    inner_pieces: list[Piece] = []
    for a, b in pieces:
        shares = (crossing_share((a, b), other) for other in (*pieces, *border))
        stops = [a + (b - a) * share for share in sorted({0.0, 1.0, *(share for share in shares if share is not None)})]
        inner_pieces += [(p, q) for p, q in pairwise(stops) if abs(q - p) > 0.01 and is_inside((p + q) / 2)]
    return inner_pieces


def crossing_share(piece: Piece, other: Piece) -> float | None:
    """Return how far along ``piece`` the piece ``other`` crosses it, as a share of its length; None if it does not."""
    (a, b), (c, d) = piece, other
    area = cross(b - a, d - c)
    if abs(area) < 1e-6:
        return None
    share, other_share = cross(c - a, d - c) / area, cross(c - a, b - a) / area
    return share if 1e-3 < share < 1 - 1e-3 and -1e-3 < other_share < 1 + 1e-3 else None


def is_inside(point: complex) -> bool:
    """Return whether a point lies inside the tile."""
    return 0 < point.real < SIZE and 0 < point.imag < SIZE


def position_key(point: complex) -> tuple[int, int]:
    """Return a key for the position of a point.

    Points that are very near each other have the same key. Opposite points on the border of a tile have the same key
    too, because a tile continues there.
    """
    return round(point.real * 2) % (2 * SIZE), round(point.imag * 2) % (2 * SIZE)


def straight_pairs(ends: list[Piece], ends_here: list[int]) -> list[tuple[int, int]]:
    """Group the ends that meet at a point into pairs, each of which forms a line as straight as possible."""

    def bend(pair: tuple[int, int]) -> float:
        """Return the cosine of the angle between two ends, which is -1 for a straight continuation."""
        first, second = (ends[end][1] - ends[end][0] for end in pair)
        return (first.conjugate() * second).real / abs(first) / abs(second)

    pairs: list[tuple[int, int]] = []
    while len(ends_here) > 1:
        pairs.append(min(combinations(ends_here, 2), key=bend))
        ends_here = [end for end in ends_here if end not in pairs[-1]]
    return pairs


def next_crossing(end: int, continuation: dict[int, int], crossing_end: dict[int, int]) -> int | None:
    """Return the end at the next crossing along a strap, or None if the strap has no further crossing."""
    for _ in range(len(continuation)):
        other_end = end ^ 1
        if other_end in crossing_end:
            return other_end
        if other_end not in continuation:
            return None
        end = continuation[other_end]
    return None


def overpass(start: complex, stop: complex) -> Line:
    """Return the part of a piece, beginning at its start, that is drawn again over another strap."""
    return [start, start + (stop - start) * min(1, OVERPASS_LENGTH / abs(stop - start))]


# -- the files ---------------------------------------------------------------------------------------------------------
def patterns_text() -> str:
    """Return the content of the file with the tile patterns."""
    lines = [
        "# Tile patterns: colours, and SVG path data for a square with sides of 100. Written by tools/make_ornament.py."
    ]
    for name, pattern in PATTERNS.items():
        lines += ["", f"[{name}]", *(f'{key} = "{value}"' for key, value in pattern.properties().items())]
    return "\n".join(lines) + "\n"


def girih_text() -> str:
    """Return the source of the JavaScript module with the girih."""
    lines = list(girih())
    parts = " +\n  ".join(f"'{path_of(lines[start : start + 3], 2)}'" for start in range(0, len(lines), 3))
    return (
        "// One period of the girih pattern, in a square of 100 by 100 units. Generated by tools/make_ornament.py.\n"
        f"export const GIRIH =\n  {parts};\n"
    )


def signs_text() -> str:
    """Return the content of the SVG file with the icons as symbols."""
    book = tomllib.loads(SIGNS.read_text(encoding="utf-8"))
    lines = [
        f"<!-- {book['credit']}; some are our own. Made by tools/make_ornament.py. -->",
        '<svg xmlns="http://www.w3.org/2000/svg" width="0" height="0" class="signs" aria-hidden="true"><defs>',
    ]
    for name, path in {**book["game-icons"], **book["own"]}.items():
        id = f"i-{SIGN_IDS.get(name, name)}"
        lines.append(f'<symbol id="{id}" viewBox="0 0 512 512"><path d="{path}"/></symbol>')
    for name, path in book["palaces"].items():
        symbol = f'<symbol id="p-{name}" viewBox="0 0 32 32" overflow="visible">'
        lines.append(f'{symbol}<path d="{path}" fill-rule="evenodd"/></symbol>')
    return "\n".join([*lines, "</defs></svg>"]) + "\n"


def main() -> None:
    """Write the three files."""
    PATTERNS_FILE.write_text(patterns_text(), encoding="utf-8")
    GIRIH_FILE.write_text(girih_text(), encoding="utf-8")
    SIGNS_FILE.write_text(signs_text(), encoding="utf-8")


if __name__ == "__main__":
    main()
