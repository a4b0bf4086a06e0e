"""The types of the arguments of Taj Mahal's event messages."""

from __future__ import annotations

from typing_extensions import TypedDict


class TajMahalSeatArgs(TypedDict):
    """A seat."""

    seat: int


class TajMahalScored(TajMahalSeatArgs):
    """Points that a seat scores, and their source."""

    source: str
    points: int


class TajMahalVisit(TajMahalSeatArgs):
    """A visit begins: its number, its province and its first player."""

    visit: int
    province: str


class TajMahalCardArgs(TypedDict):
    """A card in notation."""

    card: str


class TajMahalSeatCard(TajMahalSeatArgs, TajMahalCardArgs):
    """A card of a seat: in notation, or the name of a special card."""


class TajMahalDrew(TajMahalSeatArgs):
    """A seat draws a card; the card is null if the viewer may not know it."""

    card: str | None


class TajMahalCount(TypedDict):
    """A number of cards."""

    cards: int


class TajMahalWithdrew(TajMahalSeatArgs, TajMahalCount):
    """A seat withdraws with this many cards in its row."""


class TajMahalSymbolArgs(TypedDict):
    """A symbol of the court."""

    symbol: str


class TajMahalWon(TajMahalSeatArgs, TajMahalSymbolArgs):
    """A seat wins the tile of a symbol."""


class TajMahalBuilt(TajMahalSeatArgs):
    """A seat builds in a city."""

    city: str


class TajMahalBonusArgs(TypedDict):
    """A bonus tile."""

    bonus: str


class TajMahalClaimed(TajMahalBuilt, TajMahalBonusArgs):
    """A seat claims the bonus tile of a city."""


class TajMahalProvinceArgs(TypedDict):
    """A province."""

    province: str


class TajMahalTileArgs(TypedDict):
    """The number of a province tile."""

    tile: int


TajMahalExchanged = TypedDict("TajMahalExchanged", {"seat": int, "card": str, "from": int | None})
"""A seat gets a special card from another seat; ``from`` is null if the card was on the table."""

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
"""The arguments of each event's message, by its id."""
