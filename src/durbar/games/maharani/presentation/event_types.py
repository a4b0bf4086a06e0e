"""The types of the arguments of Maharani's event messages."""

from __future__ import annotations

from typing_extensions import TypedDict


class MaharaniSeatArgs(TypedDict):
    """Somebody."""

    seat: int


class MaharaniPaid(MaharaniSeatArgs):
    """Gold paid for a second tile."""

    gold: int


class MaharaniScored(MaharaniPaid):
    """Gold, and where it comes from."""

    source: str


class MaharaniSlotTile(TypedDict):
    """A tile that comes to a place of the turntable, or leaves it."""

    slot: int
    tile: str


class MaharaniQuarterArgs(TypedDict):
    """A quarter."""

    quarter: str


class MaharaniSeatQuarter(MaharaniSeatArgs, MaharaniQuarterArgs):
    """Somebody's marker in a quarter."""


class MaharaniQuarterPays(MaharaniSeatQuarter):
    """A full quarter pays somebody for their artisans of a colour; null where everybody has only one colour."""

    artisan: str | None
    artisans: int


class MaharaniSpaceArgs(MaharaniSeatArgs):
    """Somebody, and a space."""

    space: str


class MaharaniPlaced(MaharaniSpaceArgs, MaharaniSlotTile):
    """A tile laid on a space, and the side to which its arrow points."""

    arrow: str


class MaharaniArtisanComes(MaharaniSpaceArgs):
    """An artisan comes to a space; its colour is null where everybody has only one."""

    artisan: str | None


class MaharaniArtisanMoves(MaharaniArtisanComes):
    """An artisan comes from another space."""

    left: str


class MaharaniNothing(TypedDict):
    """Nothing fills the message."""


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
"""What fills the message of each event, by its id."""
