"""Describing events as messages."""

from __future__ import annotations

from durbar.games.maharani.components.components import QUARTERS, SIDES, space_name
from durbar.games.maharani.presentation.notation import ARTISANS, tile_text
from durbar.games.maharani.rules.state import (
    ARTISAN_MOVED,
    ARTISAN_NEW,
    DRAWN,
    ENDED,
    FROM_SECOND,
    MARKER_TURNED,
    NO_ARTISAN,
    NOTHING_FITS,
    PLACED,
    QUARTER_FULL,
    QUARTER_PAYS,
    REMOVED,
    RENEWED,
    SCORED,
    SLOTS,
    TO_START,
)
from durbar.games.maharani.rules.state import ARTISANS as ARTISAN_COLOURS
from durbar.games.message import Message
from durbar.games.rulebook import Setting

SOURCES = ("tiles", "artisans", "quarters", "second")
"""The sources of gold: tiles placed, artisans placed or moved, full quarters, and (negative) the cost of second tiles.
"""

DECISIONS = frozenset(f"maharani.{name}" for name in ("placed", "artisan-new", "artisan-moved", "ended", "renewed"))
"""The ids of the messages that describe a mover's decision."""


def describe_event(setting: Setting, kind: int, seat: int, what: int | None, amount: int) -> Message:
    """Return an event as a message. No event of Maharani is secret (MH-8.2, MH-8.4)."""
    assert what is not None
    if kind == SCORED:
        if what == FROM_SECOND:
            return Message("maharani.paid", {"seat": seat, "gold": -amount})
        return Message("maharani.scored", {"seat": seat, "source": SOURCES[what], "gold": amount})
    if kind == DRAWN:
        if amount == TO_START:
            return Message("maharani.starts", {"seat": what})
        return Message("maharani.drawn", {"slot": amount + 1, "tile": tile_text(setting, what)})
    if kind == REMOVED:
        return Message("maharani.removed", {"slot": amount + 1, "tile": tile_text(setting, what)})
    if kind == QUARTER_FULL:
        return Message("maharani.quarter-full", {"quarter": QUARTERS[what]})
    if kind == QUARTER_PAYS:
        quarter, artisan = divmod(what, ARTISAN_COLOURS)
        colour = artisan_text(setting, artisan)
        return Message(
            "maharani.quarter-pays",
            {"seat": seat, "quarter": QUARTERS[quarter], "artisan": colour, "artisans": amount},
        )
    if kind == NOTHING_FITS:
        return Message("maharani.nothing-fits")
    return _describe_decision(setting, kind, seat, what, amount)


def _describe_decision(setting: Setting, kind: int, seat: int, what: int, amount: int) -> Message:
    """Return a message for an event that is part of a seat's move."""
    if kind == ENDED:
        return Message("maharani.ended", {"seat": seat})
    if kind == RENEWED:
        return Message("maharani.renewed", {"seat": seat})
    if kind == MARKER_TURNED:
        return Message("maharani.marker-turned", {"seat": seat, "quarter": QUARTERS[what]})
    space = space_name(what)
    if kind == PLACED:
        rest, slot = divmod(amount, SLOTS)
        type, arrow = divmod(rest, len(SIDES))
        tile = tile_text(setting, type)
        return Message(
            "maharani.placed", {"seat": seat, "slot": slot + 1, "tile": tile, "space": space, "arrow": SIDES[arrow]}
        )
    if kind == ARTISAN_NEW:
        return Message("maharani.artisan-new", {"seat": seat, "space": space, "artisan": artisan_text(setting, amount)})
    if kind == ARTISAN_MOVED:
        left, artisan = divmod(amount, ARTISAN_COLOURS)
        return Message(
            "maharani.artisan-moved",
            {"seat": seat, "left": space_name(left), "space": space, "artisan": artisan_text(setting, artisan)},
        )
    assert kind == NO_ARTISAN
    return Message("maharani.no-artisan", {"seat": seat, "space": space})


def artisan_text(setting: Setting, artisan: int) -> str | None:
    """Return an artisan colour in notation; None if each player has only one colour."""
    return ARTISANS[artisan] if setting.players == 2 else None
