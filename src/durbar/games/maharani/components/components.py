"""The printed components of Maharani (floor, tiles, turntable) as one immutable value.

`board_file` creates `Components` and checks files completely, so nothing is checked here.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import Any

from durbar.games.datafile import digest_of
from durbar.games.rulebook import Setting

SIDES = "NESW"
"""The four sides of a tile and of the board, clockwise."""
QUARTERS = ("nw", "ne", "se", "sw")
"""The quarters of the floor, clockwise."""
FILES = "abcdefgh"
"""The files (columns) of the floor, from west to east."""
EDGE = 8
"""The number of spaces along an edge of the floor."""
CENTRE = 16
"""The mark of a space or tile with a centre column. Any other mark is a mask of the sides with a half-column: N 1, E 2,
S 4, W 8.
"""
KINDS = {"centre": CENTRE, "half": 1, "halves": 5, "corner": 3, "three": 7, "four": 15, "plain": 0}
"""The kinds of tiles and the mark of each before it is turned. The standard tiles are of the first three kinds
(MH-1.2).
"""
TURNTABLE = (27, 28, 35, 36)
"""The spaces covered by the turntable: d4, e4, d5, e5."""


@dataclass(frozen=True)
class TileType:
    """Tiles that are equal: the index of their colour, their kind, the side to which the arrow points before the tile
    is turned, and their number.

    If several arrows are equivalent because the tile looks the same after a turn, the lowest is used.
    """

    colour: int
    kind: str
    arrow: int
    count: int


@dataclass(frozen=True)
class Provenance:
    """The evidence for each part: one of `durbar.games.datafile.PROVENANCES`."""

    tiles: str
    board: str
    rules: str
    turntable: str
    seats: str


@dataclass(frozen=True)
class Components:
    """Everything the rules and the views need to know about one floor and its tiles.

    `marks[space]` is the mark of a space, or None if there is no space; space 0 is a1, 7 is h1, 63 is h8. `tiles` are
    sorted by colour, by the order of `KINDS` and by arrow. `slot_quarters[side]` are the quarters of slots 1 to 4 when
    the active player sits on that side. `sides` are pairs of a number of players and the sides of their seats.
    """

    name: str
    provenance: Provenance
    colours: tuple[str, ...]
    tiles: tuple[TileType, ...]
    marks: tuple[int | None, ...]
    animals: tuple[str, str, str, str]
    payout: tuple[int, ...]
    second_tile_cost: int
    artisans: tuple[tuple[int, int], ...]
    """Pairs of a number of players and the number of artisans of each artisan colour."""
    slot_quarters: tuple[tuple[int, ...], ...]
    sides: tuple[tuple[int, tuple[int, ...]], ...]

    @cached_property
    def digest(self) -> str:
        """The SHA-256 hash of everything that affects the rules and the picture, without the name and the
        provenances.
        """
        return digest_of(self.to_dict())

    def __hash__(self) -> int:
        """Return a cached hash, because caches use components as a key at every turn."""
        return hash(self.digest)

    def to_dict(self) -> dict[str, Any]:
        """Return the components as JSON, in the form of a board file; `board_file.from_dict` reads it."""
        return {
            "name": self.name,
            "tiles": {
                "provenance": self.provenance.tiles,
                "colours": list(self.colours),
                "list": [
                    {"colour": self.colours[tile.colour], "kind": tile.kind, "arrow": tile.arrow, "count": tile.count}
                    for tile in self.tiles
                ],
            },
            "board": {
                "provenance": self.provenance.board,
                "rows": [self._row(rank) for rank in reversed(range(EDGE))],
                "quarters": dict(zip(QUARTERS, self.animals, strict=True)),
            },
            "rules": {
                "provenance": self.provenance.rules,
                "payout": list(self.payout),
                "second_tile_cost": self.second_tile_cost,
                "artisans": {str(players): count for players, count in self.artisans},
            },
            "turntable": {
                "provenance": self.provenance.turntable,
                "slots": {
                    SIDES[side]: [QUARTERS[quarter] for quarter in row] for side, row in enumerate(self.slot_quarters)
                },
            },
            "seats": {
                "provenance": self.provenance.seats,
                "sides": {str(players): [SIDES[side] for side in row] for players, row in self.sides},
            },
        }

    def _row(self, rank: int) -> str:
        """Return the marks of a rank, as in a board file."""
        return " ".join(self._letters(rank * EDGE + file) for file in range(EDGE))

    def _letters(self, space: int) -> str:
        """Return the mark of a space, as in a board file."""
        mark = self.marks[space]
        if mark is None:
            return "T" if space in TURNTABLE else "#"
        if mark == CENTRE:
            return "O"
        return "".join(side for index, side in enumerate(SIDES) if mark >> index & 1) or "."


def space_name(space: int) -> str:
    """Return the name of a space, as in chess."""
    return f"{FILES[space % EDGE]}{space // EDGE + 1}"


def space_number(name: str) -> int:
    """Return the space with a name such as ``c4``; raise ValueError if there is none."""
    if len(name) != 2 or name[0] not in FILES or name[1] not in "12345678":
        raise ValueError(name)
    return FILES.index(name[0]) + EDGE * (int(name[1]) - 1)


def quarter_of(space: int) -> int:
    """Return the quarter of a space, as an index into `QUARTERS` (MH-1.4)."""
    west, south = space % EDGE < EDGE // 2, space // EDGE < EDGE // 2
    return (3 if west else 2) if south else (0 if west else 1)


def turned(mark: int, quarter_turns: int) -> int:
    """Return a mark turned clockwise by some quarter turns (MH-1.5)."""
    if mark == CENTRE:
        return CENTRE
    return (mark << quarter_turns | mark >> (4 - quarter_turns)) & 15


def components_of(setting: Setting) -> Components:
    """Return the components with which a game is played."""
    assert isinstance(setting.board, Components)
    return setting.board


def side_of(setting: Setting, seat: int) -> int:
    """Return the side at which a player sits (MH-2.1)."""
    return dict(components_of(setting).sides)[setting.players][seat]


def quarters_of_slots(setting: Setting, mover: int) -> tuple[int, ...]:
    """Return the quarter of each slot while a seat is to move (MH-2.2)."""
    return components_of(setting).slot_quarters[side_of(setting, mover)]
