"""The types of the arguments of Maharani's event messages."""

from __future__ import annotations

from typing_extensions import TypedDict


class MaharaniSeatArgs(TypedDict):
    """A seat."""

    seat: int


class MaharaniPaid(MaharaniSeatArgs):
    """Gold paid for a second tile."""

    gold: int


class MaharaniScored(MaharaniPaid):
    """Gold that a seat gains, and its source."""

    source: str


class MaharaniSlotTile(TypedDict):
    """A tile that is drawn to a slot of the turntable, or removed from it."""

    slot: int
    tile: str


class MaharaniQuarterArgs(TypedDict):
    """A quarter."""

    quarter: str


class MaharaniSeatQuarter(MaharaniSeatArgs, MaharaniQuarterArgs):
    """A seat's marker in a quarter."""


class MaharaniQuarterPays(MaharaniSeatQuarter):
    """A full quarter pays a seat for its artisans of one colour. The colour is null if each player has only one."""

    artisan: str | None
    artisans: int


class MaharaniSpaceArgs(MaharaniSeatArgs):
    """A seat and a space."""

    space: str


class MaharaniPlaced(MaharaniSpaceArgs, MaharaniSlotTile):
    """A tile placed on a space, and the side to which its arrow points."""

    arrow: str


class MaharaniArtisanComes(MaharaniSpaceArgs):
    """An artisan is placed on a space. Its colour is null if each player has only one colour."""

    artisan: str | None


class MaharaniArtisanMoves(MaharaniArtisanComes):
    """An artisan moves to a space from the space ``left``."""

    left: str


class MaharaniNothing(TypedDict):
    """A message without arguments."""


MaharaniEvents = TypedDict(
    "MaharaniEvents",
    {
        "maharani.paid": MaharaniPaid,
        "maharani.scored": MaharaniScored,
        "maharani.starts": MaharaniSeatArgs,
        "maharani.drawn": MaharaniSlotTile,
        "maharani.removed": MaharaniSlotTile,
        "maharani.quarter-full": MaharaniQuarterArgs,
        "maharani.quarter-pays": MaharaniQuarterPays,
        "maharani.nothing-fits": MaharaniNothing,
        "maharani.ended": MaharaniSeatArgs,
        "maharani.renewed": MaharaniSeatArgs,
        "maharani.marker-turned": MaharaniSeatQuarter,
        "maharani.placed": MaharaniPlaced,
        "maharani.artisan-new": MaharaniArtisanComes,
        "maharani.artisan-moved": MaharaniArtisanMoves,
        "maharani.no-artisan": MaharaniSpaceArgs,
    },
    total=False,
)
"""The arguments of each event's message, by its id."""
