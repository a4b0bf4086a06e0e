"""Write the drawings that several programs share: Maharani's tile patterns, the girih of frames, and the signs.

    python tools/make_ornament.py

It writes three files; a test compares them with its output. ``presentation/tile_patterns.toml`` has for each pattern
its dyes, the outline of its heart, all its straps, and the pieces of straps that are drawn again because they pass over
others. A tile is a square of 100, which is one period of its pattern: straps continue on an equal neighbour.
``web/ornament/girih.js`` holds one period of the girih. ``web/signs/signs.svg`` has the signs of ``games/signs.toml``
as symbols.

A point is a complex number, x + yj, and y grows downwards. A closed line ends where it begins.
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
"""The ends of a straight piece of a line."""

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
"""The ids of signs whose symbols in the web client have another name."""
GIRIH_FILE = PROJECT / "src" / "durbar" / "web" / "ornament" / "girih.js"
SIZE = 100
"""The width and height of a tile."""
MIDDLE = 50 + 50j
"""The centre of a tile."""
CORNERS = (0, 100, 100 + 100j, 100j)
"""The corners of a tile."""
SIDES = (50, 100 + 50j, 50 + 100j, 50j)
"""The centres of the sides of a tile."""
REACH = 6.5
"""How far on both sides of a crossing the upper strap is drawn again."""


# -- lines -------------------------------------------------------------------------------------------------------------
def path_of(lines: Iterable[Line], digits: int = 1) -> str:
    """Return lines as SVG path data."""
    path = ""
    for line in lines:
        is_closed = line[0] == line[-1]
        points = line[:-1] if is_closed else line
        path += "M" + "L".join(f"{short(point.real, digits)} {short(point.imag, digits)}" for point in points)
        path += "Z" if is_closed else ""
    return path


def short(number: float, digits: int) -> str:
    """Return a number with no more digits than it needs."""
    return f"{round(number, digits) + 0:g}"


def cross(first: complex, second: complex) -> float:
    """Return the cross product of two vectors."""
    return (first.conjugate() * second).imag


def regular(sides: int, middle: complex, radius: float, angle: float = 0) -> Line:
    """Return a regular polygon; ``angle`` is the direction of its first corner, in parts of a whole turn."""
    corners = [middle + rect(radius, tau * (angle + index / sides)) for index in range(sides)]
    return [*corners, corners[0]]


def rings(radius: float, *middles: complex) -> list[Line]:
    """Return rings round some points, as polygons of many sides."""
    return [regular(28, middle, radius, 1 / 56) for middle in middles]


def diamond(radius: float, degrees: float = 0) -> Line:
    """Return a square in the middle of a tile that stands on a corner, turned further by some degrees."""
    return regular(4, MIDDLE, radius, degrees / 360)


def square(half_side: float) -> Line:
    """Return a square in the middle of a tile."""
    return diamond(half_side * sqrt(2), 45)


def straight(*ends: tuple[float, float, float, float]) -> list[Line]:
    """Return straight lines, each from the x and y coordinates of its ends."""
    return [[complex(start_x, start_y), complex(end_x, end_y)] for start_x, start_y, end_x, end_y in ends]


def wave(y: float, amplitude: float) -> Line:
    """Return a horizontal wave across a tile; ``y`` is the height of its middle."""
    return [complex(x, y + amplitude * sin(x * pi / 50)) for x in range(0, SIZE + 1, 5)]


def strapwork(polygon: Line, angle: float) -> list[Line]:
    """Return the straps of a polygon that touches others (Hankin's method).

    Two straps leave the middle of each side at an angle, given in parts of a whole turn. Those of neighbouring sides
    are joined where they meet.
    """
    sides = list(pairwise(polygon))
    straps = []
    for (a, b), (c, d) in zip(sides, sides[1:] + sides[:1], strict=True):
        start, stop = (a + b) / 2, (c + d) / 2
        out, back = (b - a) * rect(1, tau * angle), (c - d) * rect(1, -tau * angle)
        straps.append([start, start + out * cross(stop - start, back) / cross(out, back), stop])
    return straps


def girih() -> list[Line]:
    """Return one period of the girih: an octagon, and squares round its corners."""
    side, angle = SIZE / (1 + sqrt(2)), 67.5 / 360
    straps = strapwork(regular(8, MIDDLE, side / 2 / sin(pi / 8), 1 / 16), angle)
    for corner in CORNERS:
        straps += strapwork(regular(4, corner, side / sqrt(2), 0.5), angle)
    return straps


LATTICE = ((0, 25, 25, 0), (0, 75, 75, 0), (25, 100, 100, 25), (75, 100, 100, 75))
"""The ends of diagonals in one direction, as ``straight`` takes them."""


@dataclass(frozen=True)
class Pattern:
    """The tiles of a colour: three dyes, the lines of the straps, and the outline of the heart."""

    base: str
    strap: str
    heart: str
    straps: list[Line]
    outline: Line

    def properties(self) -> dict[str, str]:
        """Return what a tile is drawn with: its dyes, the colour of its letter, mixed tones, and lines as path data."""
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
    """Return whether a letter on this colour has to be dark."""
    red, green, blue = channels(colour)
    return 0.3 * red + 0.59 * green + 0.11 * blue > 165


def mix(first: str, second: str, share: float) -> str:
    """Return a mixture of two colours; ``share`` is the share of the first."""
    pairs = zip(channels(first), channels(second), strict=True)
    return "#" + "".join(f"{round(a * share + b * (1 - share)):02X}" for a, b in pairs)


PATTERNS = {
    "blue": Pattern("#2B4F9E", "#C9D8F6", "#1A3573", girih(), regular(8, MIDDLE, 24, 1 / 16)),
    "orange": Pattern(
        "#D8772C",
        "#FCE3C6",
        "#A9500F",
        [diamond(50, degrees) for degrees in (0, 30, 60)],
        regular(12, MIDDLE, 25, 1 / 24),
    ),
    "red": Pattern(
        "#AE2F2C",
        "#F8C9BF",
        "#7E1A1A",
        straight(*LATTICE, *((a, SIZE - b, c, SIZE - d) for a, b, c, d in LATTICE)),
        diamond(25),
    ),
    "green": Pattern("#2F7C58", "#CDEBDA", "#1A5739", rings(43, *CORNERS, MIDDLE), *rings(20, MIDDLE)),
    "violet": Pattern(
        "#6D49A6",
        "#E2D4F6",
        "#492A7E",
        [[100j, 50, 100 + 100j], [0, 50 + 100j, 100], *straight((0, 25, 100, 25), (0, 75, 100, 75))],
        [25 + 50j, 37.5 + 25j, 62.5 + 25j, 75 + 50j, 62.5 + 75j, 37.5 + 75j, 25 + 50j],
    ),
    "yellow": Pattern("#E6B63C", "#6E4A00", "#C08A12", [diamond(50), square(34)], square(19)),
    "white": Pattern(
        "#DCD3C1",
        "#6E6450",
        "#B7AB92",
        straight((30, 0, 30, 100), (70, 0, 70, 100), (0, 30, 100, 30), (0, 70, 100, 70)),
        square(20),
    ),
    "pink": Pattern("#C4608B", "#FADCE8", "#8F3560", rings(29, *SIDES, MIDDLE), *rings(15, MIDDLE)),
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
        straight((0, 25, 100, 25), (0, 75, 100, 75), (50, 0, 50, 100), (0, 50, 100, 50)),
        square(13),
    ),
}
"""The patterns of the usual six colours, and others for custom boards."""


# -- the weave ---------------------------------------------------------------------------------------------------------
def weave(lines: list[Line]) -> list[Line]:
    """Return the pieces of straps that pass over another strap: along each strap, over and under alternate.

    An end is a piece seen from one of its two ends, and ends are named by their index. The other end of the piece of
    ``end`` is ``end ^ 1``.
    """
    ends = [piece for a, b in cut(lines) for piece in ((a, b), (b, a))]
    ends_at = defaultdict(list)
    for end, (start, _) in enumerate(ends):
        ends_at[place(start)].append(end)
    onward: dict[int, int] = {}  # the end at the same place where the strap continues
    rival: dict[int, int] = {}  # an end of the strap that crosses here
    for meeting in ends_at.values():
        pairs = straight_pairs(ends, meeting)
        for a, b in pairs:
            onward |= {a: b, b: a}
        if len(pairs) == 2:
            (a, b), (c, d) = pairs
            rival |= {a: c, b: c, c: a, d: a}
    is_over: dict[int, bool] = {}
    for first in rival:
        waiting = [(first, True)]
        while waiting:
            end, above = waiting.pop()
            if end not in is_over:
                is_over |= {end: above, onward[end]: above}
                following = (next_crossing(side, onward, rival) for side in (end, onward[end]))
                waiting += [(other, not above) for other in (rival[end], *following) if other is not None]
    return [shortened(*ends[end]) for end, above in is_over.items() if above]


def cut(lines: list[Line]) -> list[Piece]:
    """Cut lines where they cross one another or the border, and return the pieces inside the tile."""
    pieces = [piece for line in lines for piece in pairwise(line)]
    border = list(pairwise([*CORNERS, CORNERS[0]]))
    inner_pieces: list[Piece] = []
    for a, b in pieces:
        shares = (crossing_share((a, b), other) for other in (*pieces, *border))
        stops = [a + (b - a) * share for share in sorted({0.0, 1.0, *(share for share in shares if share is not None)})]
        inner_pieces += [(p, q) for p, q in pairwise(stops) if abs(q - p) > 0.01 and is_inside((p + q) / 2)]
    return inner_pieces


def crossing_share(piece: Piece, other: Piece) -> float | None:
    """Return where a piece is crossed by another, as a share of its length; None if it is not crossed."""
    (a, b), (c, d) = piece, other
    area = cross(b - a, d - c)
    if abs(area) < 1e-6:
        return None
    share, other_share = cross(c - a, d - c) / area, cross(c - a, b - a) / area
    return share if 1e-3 < share < 1 - 1e-3 and -1e-3 < other_share < 1 + 1e-3 else None


def is_inside(point: complex) -> bool:
    """Return whether a point lies inside the tile."""
    return 0 < point.real < SIZE and 0 < point.imag < SIZE


def place(point: complex) -> tuple[int, int]:
    """Return a key for the place of a point: it is equal for very near points, and for points on opposite sides."""
    return round(point.real * 2) % (2 * SIZE), round(point.imag * 2) % (2 * SIZE)


def straight_pairs(ends: list[Piece], meeting: list[int]) -> list[tuple[int, int]]:
    """Return the ends that meet at a place in pairs, first those that continue each other most nearly straight."""

    def bend(pair: tuple[int, int]) -> float:
        """Return the cosine of the angle between two ends: -1 if they continue each other straight."""
        first, second = (ends[end][1] - ends[end][0] for end in pair)
        return (first.conjugate() * second).real / abs(first) / abs(second)

    pairs: list[tuple[int, int]] = []
    while len(meeting) > 1:
        pairs.append(min(combinations(meeting, 2), key=bend))
        meeting = [end for end in meeting if end not in pairs[-1]]
    return pairs


def next_crossing(end: int, onward: dict[int, int], rival: dict[int, int]) -> int | None:
    """Return the end at the next crossing along a strap; None if the strap stops before, or never crosses another."""
    for _ in range(len(onward)):
        far = end ^ 1
        if far in rival or far not in onward:
            return far if far in rival else None
        end = onward[far]
    return None


def shortened(start: complex, stop: complex) -> Line:
    """Return the part of a piece, next to its start, that is drawn again."""
    return [start, start + (stop - start) * min(1, REACH / abs(stop - start))]


# -- the files ---------------------------------------------------------------------------------------------------------
def patterns_text() -> str:
    """Return the text of the file of tile patterns."""
    lines = ["# Tile patterns: dyes, and SVG path data in a square of 100. Made by tools/make_ornament.py."]
    for name, pattern in PATTERNS.items():
        lines += ["", f"[{name}]", *(f'{key} = "{value}"' for key, value in pattern.properties().items())]
    return "\n".join(lines) + "\n"


def girih_text() -> str:
    """Return the text of the module with the girih."""
    lines = list(girih())
    parts = " +\n  ".join(f"'{path_of(lines[start : start + 3], 2)}'" for start in range(0, len(lines), 3))
    return (
        "// One period of the girih pattern, in a square of 100 by 100 units. Generated by tools/make_ornament.py.\n"
        f"export const GIRIH =\n  {parts};\n"
    )


def signs_text() -> str:
    """Return the text of the file with the signs as symbols."""
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
    """Write all files."""
    PATTERNS_FILE.write_text(patterns_text(), encoding="utf-8")
    GIRIH_FILE.write_text(girih_text(), encoding="utf-8")
    SIGNS_FILE.write_text(signs_text(), encoding="utf-8")


if __name__ == "__main__":
    main()
