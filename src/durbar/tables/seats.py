"""The seats of a table: open, or with a person or a bot; and the bot that plays for an absent person."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any

from durbar.bots.bot import bot
from durbar.bots.levels import LEVELS
from durbar.games.datafile import short_repr
from durbar.games.errors import DurbarError

LONGEST_NAME = 40
"""The most characters of a player's name."""
LONGEST_SIGN = 20
"""The most characters in the name of a sign. A player has two signs: a stone (the colour) and a figure (the emblem)."""
BOT_NAMES = ("Birbal", "Gulbadan", "Tansen", "Roshanara", "Faizi", "Ulugh", "Maham", "Todar")
"""Names of bots: people of the Mughal court."""


class SeatError(DurbarError):
    """Raised if a seat cannot be taken, or if a name, sign or level is not valid."""


@dataclass(frozen=True)
class Seat:
    """A seat. Without a ``name`` it is open. With a ``level`` a bot sits there, otherwise a person. ``stand_in`` is the
    level of the bot that plays for a person who is away.
    """

    name: str = ""
    level: str | None = None
    stand_in: str | None = None
    stone: str = ""
    figure: str = ""

    @property
    def who(self) -> str:
        """Who sits there: ``person`` or ``bot``; ``open`` if the seat is free."""
        return "bot" if self.level else "person" if self.name else "open"

    @property
    def plays(self) -> str | None:
        """The level of the bot that makes this seat's moves; None if a person does."""
        return self.level or self.stand_in

    def to_json(self) -> dict[str, Any]:
        """Return the seat for JSON; all of it is public."""
        return {
            "name": self.name,
            "who": self.who,
            "level": self.level,
            "away": self.stand_in,
            "stone": self.stone,
            "figure": self.figure,
        }

    def away(self, level: str | None) -> Seat:
        """Return this seat with a bot of ``level`` playing for its person or, if ``level`` is None, without a bot."""
        return replace(self, stand_in=level)


def person(name: str, stone: str = "", figure: str = "") -> Seat:
    """Return a person's seat; raise `SeatError` if the name or a sign is not valid."""
    return Seat(fit_name(name), None, None, _sign(stone), _sign(figure))


def bot_seat(level: str, taken: Mapping[int, Seat] | None = None, name: str = "") -> Seat:
    """Return a bot's seat. Without ``name`` the bot gets a name that no seat in ``taken`` has."""
    check_level(level)
    used = {seat.name for seat in (taken or {}).values()}
    unused = [bot_name for bot_name in BOT_NAMES if bot_name not in used]
    return Seat(fit_name(name) if name else unused[0] if unused else level.capitalize(), level)


def check_level(level: str) -> str:
    """Return ``level`` if it is a level of the bots; otherwise raise `SeatError` with the known levels."""
    if level not in LEVELS:
        raise SeatError("tables.no-level", asked=short_repr(level, 40), known=", ".join(LEVELS))
    bot(level)
    return level


def fit_name(name: Any) -> str:
    """Return a name without control characters and extra spaces; raise `SeatError` if it is empty or too long."""
    if not isinstance(name, str):
        raise SeatError("tables.name-is-a-text")
    cleaned = " ".join("".join(letter if letter.isprintable() else " " for letter in name).split())
    if not cleaned:
        raise SeatError("tables.name-empty")
    if len(cleaned) > LONGEST_NAME:
        raise SeatError("tables.name-too-long", most=LONGEST_NAME)
    return cleaned


def _sign(text: Any) -> str:
    """Return the name of a stone or a figure, which may be empty; raise `SeatError` if it is not valid."""
    if not isinstance(text, str) or len(text) > LONGEST_SIGN or not all(char.isalnum() or char == "-" for char in text):
        raise SeatError("tables.sign", most=LONGEST_SIGN)
    return text
