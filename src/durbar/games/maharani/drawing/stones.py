"""Mosaic tiles as stones, for any board: each colour has a pattern of its own, and its letter.

A stone is a square of 100. Its straps meet the middles of its sides, so that equal neighbours look like one.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from durbar.games.drawing.ink import INK, WHITE, mix, num, shape, write
from durbar.games.drawing.ornament import girih, polygon, regular, star
from durbar.games.maharani.components import CENTRE, SIDES, Components

SIZE = 100.0
COLUMN = 15.0
"""The radius of a column."""
_MIDDLE = (50.0, 50.0)


@dataclass(frozen=True)
class Stone:
    """How a colour looks: base, straps, heart; the lines of its straps and the outline of its heart."""

    base: str
    strap: str
    heart: str
    straps: str
    outline: str

    @property
    def letter(self) -> str:
        """The colour of the letter on it: dark on a light stone."""
        red, green, blue = (int(self.base[at : at + 2], 16) for at in (1, 3, 5))
        return "#3A2600" if 0.3 * red + 0.59 * green + 0.11 * blue > 165 else WHITE


def _circle(r: float, x: float = 50, y: float = 50) -> str:
    left, right, arc = f"{num(x - r)} {num(y)}", f"{num(x + r)} {num(y)}", f"A{num(r)} {num(r)} 0 1 1 "
    return f"M{left}{arc}{right}{arc}{left}Z"


def _squares(*halves: float) -> str:
    return "".join(f"M{50 - h} {50 - h}L{50 + h} {50 - h}L{50 + h} {50 + h}L{50 - h} {50 + h}Z" for h in halves)


_TICKS = "M50 0L50 4M50 96L50 100M0 50L4 50M96 50L100 50"
_LEAVES = (
    "M0 0Q50 22 100 0Q78 50 100 100Q50 78 0 100Q22 50 0 0ZM0 0Q28 50 0 100M100 0Q72 50 100 100M0 0Q50 28 100 0"
    "M0 100Q50 72 100 100"
)
_PETALS = (
    "M50 0Q74 26 50 50Q26 26 50 0ZM100 50Q74 74 50 50Q74 26 100 50Z"
    "M50 100Q26 74 50 50Q74 74 50 100ZM0 50Q26 26 50 50Q26 74 0 50Z"
)
_WAVES = "".join(f"M0 {y}Q25 {y - 20} 50 {y}Q75 {y + 20} 100 {y}" for y in (10, 30, 50, 70, 90))
_BRICKS = "M0 25L100 25M0 50L100 50M0 75L100 75" + "".join(
    f"M{x} {y}L{x} {y + 25}" for y, row in ((0, (50,)), (25, (25, 75)), (50, (50,)), (75, (25, 75))) for x in row
)

STONES = {
    "blue": Stone("#2B4F9E", "#C9D8F6", "#1A3573", girih(100), polygon(star(8, _MIDDLE, 27, 19))),
    "orange": Stone(
        "#D8772C",
        "#FCE3C6",
        "#A9500F",
        polygon(star(12, _MIDDLE, 47, 30)) + _circle(24) + _TICKS,
        polygon(star(12, _MIDDLE, 30, 24)),
    ),
    "red": Stone(
        "#AE2F2C",
        "#F8C9BF",
        "#7E1A1A",
        "M50 0L100 50L50 100L0 50ZM25 0L100 75M0 25L75 100M75 0L0 75M100 25L25 100",
        polygon([(50, 25), (75, 50), (50, 75), (25, 50)]),
    ),
    "green": Stone("#2F7C58", "#CDEBDA", "#1A5739", _LEAVES + _circle(20), _circle(20)),
    "violet": Stone(
        "#6D49A6",
        "#E2D4F6",
        "#492A7E",
        "".join(polygon(regular(sides, _MIDDLE, 47, at)) for sides, at in ((3, -0.25), (3, 0.25), (6, 1 / 12)))
        + "M50 0L50 4M50 96L50 100M0 50L9 50M91 50L100 50",
        polygon(regular(6, _MIDDLE, 26, 0.25)),
    ),
    "yellow": Stone(
        "#E6B63C",
        "#6E4A00",
        "#C08A12",
        _squares(36, 20) + polygon([(50, 0), (100, 50), (50, 100), (0, 50)]),
        _squares(20),
    ),
    "white": Stone(
        "#DCD3C1",
        "#6E6450",
        "#B7AB92",
        _circle(25, 0, 0)
        + "".join(_circle(25, x, y) for x, y in ((100, 0), (0, 100), (100, 100)))
        + _circle(38)
        + _TICKS,
        _circle(18),
    ),
    "pink": Stone("#C4608B", "#FADCE8", "#8F3560", _PETALS + _circle(46), _circle(15)),
    "turquoise": Stone("#2E8C92", "#CDEFF0", "#155F65", _WAVES, polygon(regular(8, _MIDDLE, 22, 1 / 16))),
    "brown": Stone("#7A5238", "#EAD2BE", "#523320", _BRICKS, _squares(15)),
}
"""The usual six, and others for boards of one's own."""
_LIKE = {
    "red": ("crimson", "scarlet", "carmine", "ruby", "coral", "vermilion"),
    "green": ("jade", "olive", "emerald", "lime"),
    "violet": ("lilac", "purple", "amethyst", "mauve", "indigo"),
    "yellow": ("amber", "gold", "golden", "saffron"),
    "blue": ("lapis", "navy", "azure", "indigo", "sapphire"),
    "orange": ("copper", "coral", "amber"),
    "turquoise": ("teal", "cyan", "aqua", "jade"),
    "pink": ("rose", "magenta", "lilac", "coral"),
    "brown": ("ochre", "umber", "black", "olive", "sienna"),
    "white": ("ivory", "écru", "cream", "silver", "grey", "sand"),
}
"""Other names that a board may give to a colour."""
_OTHERS = ("brown", "white", "turquoise", "pink", "orange", "violet", "green", "yellow", "red", "blue")
"""What a colour of any other name gets, the first that is free."""


@lru_cache(64)
def stones_of(board: Components) -> tuple[Stone, ...]:
    """A stone for each colour of a board: the one its name says, if it is free, else another one."""
    chosen: dict[int, str] = {}
    for alike in (False, True):
        for colour, name in enumerate(board.colours):
            words = name.casefold().split()
            named = [one for one in STONES if one in words or (alike and any(like in words for like in _LIKE[one]))]
            free = [one for one in named if one not in chosen.values()]
            if free and colour not in chosen:
                chosen[colour] = free[0]
    for colour in range(len(board.colours)):
        if colour not in chosen:
            chosen[colour] = next(name for name in _OTHERS if name not in chosen.values())
    return tuple(STONES[chosen[colour]] for colour in range(len(board.colours)))


def stone_defs(board: Components) -> str:
    """Every stone of a board, the columns and the arrows once, to be used by name."""
    made = [
        '<radialGradient id="mh-marble" cx="0.38" cy="0.32" r="0.8"><stop offset="0" stop-color="#FFFDF6"/>'
        '<stop offset="0.55" stop-color="#EFE5D0"/><stop offset="1" stop-color="#B9A782"/></radialGradient>'
    ]
    for colour, stone in enumerate(stones_of(board)):
        straps = shape("path", d=stone.straps, stroke=stone.strap, stroke_width=2, opacity="0.72")
        heart = shape("path", d=stone.outline, fill=stone.heart)
        base = shape("rect", width=SIZE, height=SIZE, fill=stone.base)
        made.append(f'<symbol id="mh-stone-{colour}" viewBox="0 0 100 100">{base}{heart}{straps}</symbol>')
    column = shape("circle", cx=16, cy=16, r=COLUMN, fill="url(#mh-marble)", stroke="#A8966F", stroke_width=1)
    made.append(f'<symbol id="mh-column" viewBox="0 0 32 32">{column}</symbol>')
    for side, box in zip(SIDES, ("0 16 32 16", "0 0 16 32", "0 0 32 16", "16 0 16 32"), strict=True):
        made.append(f'<symbol id="mh-column-{side}" viewBox="{box}">{column}</symbol>')
    return "".join(made)


def columns(mark: int, beside: int = 0) -> str:
    """The columns of a stone with that mark, in relief. ``beside``: the sides where another stone has the other half;
    there whole columns stand, each drawn by the stone to the south or west of it.
    """
    if mark == CENTRE:
        return shape("use", href="#mh-column", x=34, y=34, width=32, height=32)
    places = ((34, 0, 32, 16), (84, 34, 16, 32), (34, 84, 32, 16), (0, 34, 16, 32))
    made = ""
    for at, (x, y, wide, high) in enumerate(places):
        if not mark >> at & 1:
            continue
        if not beside >> at & 1:
            made += shape("use", href=f"#mh-column-{SIDES[at]}", x=x, y=y, width=wide, height=high)
        elif at < 2:
            made += shape("use", href="#mh-column", x=x, y=y - (16 if at == 0 else 0), width=32, height=32)
    return made


def arrow(side: int, far: float = 31) -> str:
    """An arrow that points at a side, its tip so far from the middle."""
    along = ((0, -1), (1, 0), (0, 1), (-1, 0))[side]
    across = (-along[1], along[0])
    tip = (50 + along[0] * far, 50 + along[1] * far)
    foot = (50 + along[0] * (far - 11), 50 + along[1] * (far - 11))
    corners = [tip, *((foot[0] + across[0] * w, foot[1] + across[1] * w) for w in (8, -8))]
    return shape("path", d=polygon(corners), fill=WHITE, stroke=INK, stroke_width=1.2, stroke_linejoin="round")


def ground(board: Components, colour: int) -> str:
    """What is under a stone: a little wider, so that no light falls between neighbours of one colour."""
    return shape("rect", x=-0.6, y=-0.6, width=SIZE + 1.2, height=SIZE + 1.2, fill=stones_of(board)[colour].base)


def plain_stone(board: Components, colour: int, corner: int = 0) -> str:
    """A stone with its letter in a corner (0 is above on the left, then clockwise), without columns and arrow."""
    look = stones_of(board)[colour]
    x, y = (4 if corner in (0, 3) else 79), (4 if corner < 2 else 79)
    return (
        shape("use", href=f"#mh-stone-{colour}", width=SIZE, height=SIZE)
        + shape("rect", x=x, y=y, width=17, height=17, rx=3, fill=mix(look.base, INK, 0.94))
        + write(board.colours[colour][0].upper(), x + 8.5, y + 13.5, 14, look.letter, anchor="middle", bold=True)
    )
