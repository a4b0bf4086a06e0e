"""The types of the arguments of Taj Mahal's event messages."""

from __future__ import annotations

from typing_extensions import TypedDict


class TajMahalSeatArgs(TypedDict):
    """Somebody."""

    seat: int


class TajMahalScored(TajMahalSeatArgs):
    """Points, and where they come from."""

    source: str
    points: int


class TajMahalVisit(TajMahalSeatArgs):
    """A visit begins: its number, its province and who begins."""

    visit: int
    province: str


class TajMahalCardArgs(TypedDict):
    """A card in notation."""

    card: str


class TajMahalSeatCard(TajMahalSeatArgs, TajMahalCardArgs):
    """Somebody's card: in notation, or the name of a special card."""


class TajMahalDrew(TajMahalSeatArgs):
    """A card drawn; null where the viewer may not know it."""

    card: str | None


class TajMahalCount(TypedDict):
    """How many cards."""

    cards: int


class TajMahalWithdrew(TajMahalSeatArgs, TajMahalCount):
    """Somebody withdraws and takes so many cards."""


class TajMahalSymbolArgs(TypedDict):
    """A symbol of the court."""

    symbol: str


class TajMahalWon(TajMahalSeatArgs, TajMahalSymbolArgs):
    """Somebody wins the tile of a symbol."""


class TajMahalBuilt(TajMahalSeatArgs):
    """Somebody builds in a city."""

    city: str


class TajMahalBonusArgs(TypedDict):
    """A bonus tile."""

    bonus: str


class TajMahalClaimed(TajMahalBuilt, TajMahalBonusArgs):
    """Somebody claims the bonus tile of a city."""


class TajMahalProvinceArgs(TypedDict):
    """A province."""

    province: str


class TajMahalTileArgs(TypedDict):
    """The number of a province tile."""

    tile: int


TajMahalExchanged = TypedDict("TajMahalExchanged", {"seat": int, "card": str, "from": int | None})
"""A special card that goes to somebody, and from whom; null: from the table."""

TajMahalEvents = TypedDict(
    "TajMahalEvents",
    {
        "taj-mahal.scored": TajMahalScored,
        "taj-mahal.visit": TajMahalVisit,
        "taj-mahal.played": TajMahalSeatCard,
        "taj-mahal.played-special": TajMahalSeatCard,
        "taj-mahal.withdrew": TajMahalWithdrew,
        "taj-mahal.won": TajMahalWon,
        "taj-mahal.built": TajMahalBuilt,
        "taj-mahal.crowned": TajMahalBuilt,
        "taj-mahal.claimed": TajMahalClaimed,
        "taj-mahal.took": TajMahalSeatCard,
        "taj-mahal.shuffled": TajMahalCount,
        "taj-mahal.exchanged": TajMahalExchanged,
        "taj-mahal.protested": TajMahalCount,
        "taj-mahal.set-aside": TajMahalSymbolArgs,
        "taj-mahal.tile-left": TajMahalTileArgs,
        "taj-mahal.drew": TajMahalDrew,
        "taj-mahal.displayed": TajMahalCardArgs,
        "taj-mahal.unrest": TajMahalCardArgs,
        "taj-mahal.tile-dealt": TajMahalProvinceArgs,
        "taj-mahal.bonus-dealt": TajMahalBonusArgs,
        "taj-mahal.starts": TajMahalSeatArgs,
    },
    total=False,
)
"""What fills the message of each event, by its id."""
