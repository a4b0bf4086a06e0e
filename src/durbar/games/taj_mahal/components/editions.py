"""The differences between the editions (TM-0): boolean switches for the rules, and terms for the presentation."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType


@dataclass(frozen=True)
class Edition:
    """One edition of the printed game."""

    name: str
    players: range
    """The numbers of players (TM-0.1)."""
    fourth_colour: str
    """The fourth colour of cards, besides red, yellow and green (TM-0.2)."""
    late_colour: bool
    """Whether a player who plays the special card "colour change" on their first turn of a visit chooses their colour
    only with the next coloured card (TM-0.3).
    """
    bonus_later: bool
    """Whether bonus tiles are scored after all advisor palaces have been placed, instead of after each one (TM-0.4)."""
    keeps_tiles: bool
    """Whether claimed +4, +2 and +1-card tiles stay in front of their owner (TM-0.5)."""
    display_first: bool
    """Whether a player who withdraws without having played takes from the display before the deck (TM-0.6)."""
    tile_last: bool
    """Whether palaces are scored before the province tile (TM-0.7)."""
    hand_breaks_ties: bool
    """Whether the player with more cards in hand wins a tie; if not, tied players share their rank (TM-0.8)."""
    names: Mapping[str, str]
    """The terms of this edition (TM-0.10)."""

    @property
    def colours(self) -> tuple[str, str, str, str]:
        """The four colours by name."""
        return ("red", "yellow", "green", self.fourth_colour)


# The terms of the first two editions.
_OLD_NAMES = MappingProxyType({"special": "special-card", "advisor-tile": "influence-tile", "gems": "jewels"})

EDITIONS: Mapping[str, Edition] = MappingProxyType(
    {
        "2000": Edition(
            name="2000",
            players=range(3, 6),
            fourth_colour="violet",
            late_colour=False,
            bonus_later=False,
            keeps_tiles=False,
            display_first=False,
            tile_last=False,
            hand_breaks_ties=False,
            names=_OLD_NAMES,
        ),
        "2006": Edition(
            name="2006",
            players=range(3, 6),
            fourth_colour="violet",
            late_colour=True,
            bonus_later=False,
            keeps_tiles=False,
            display_first=False,
            tile_last=False,
            hand_breaks_ties=False,
            names=_OLD_NAMES,
        ),
        "2018": Edition(
            name="2018",
            players=range(2, 6),
            fourth_colour="blue",
            late_colour=False,
            bonus_later=True,
            keeps_tiles=True,
            display_first=True,
            tile_last=True,
            hand_breaks_ties=True,
            names=MappingProxyType({"special": "prestige-card", "advisor-tile": "advisor-token", "gems": "gems"}),
        ),
    }
)
