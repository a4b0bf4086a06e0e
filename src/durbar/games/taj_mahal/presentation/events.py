"""Describing events as messages."""

from __future__ import annotations

from durbar.games.message import Message
from durbar.games.rulebook import Setting
from durbar.games.taj_mahal.components.components import BONUSES as DEALT_BONUSES
from durbar.games.taj_mahal.components.components import EFFECTS as EFFECT_NAMES
from durbar.games.taj_mahal.components.components import SYMBOLS as SYMBOL_NAMES
from durbar.games.taj_mahal.components.components import components_of
from durbar.games.taj_mahal.presentation.notation import card_text
from durbar.games.taj_mahal.rules.state import (
    BUILT,
    CLAIMED,
    CROWNED,
    DRAWN,
    EXCHANGED,
    PLAYED,
    PLAYED_SPECIAL,
    PROTESTED,
    SCORED,
    SET_ASIDE,
    SHUFFLED,
    TILE_LEFT,
    TO_DISPLAY,
    TO_FORTRESS,
    TO_HAND,
    TO_PROVINCES,
    TO_START,
    TO_UNREST,
    TOOK,
    VISIT_BEGINS,
    WITHDREW,
    WON,
)

SOURCES = ("bonus", "goods", "tiles", "palaces", "special", "hand")
"""The sources of points. In this order they are: bonus tiles with 4 or 2 points, bonus tiles with a commodity, province
tiles, palaces, the special card with 2 points, and the final hand.
"""
DECISIONS = frozenset(
    f"taj-mahal.{name}" for name in ("played", "played-special", "withdrew", "built", "crowned", "took")
)
"""The ids of the messages that describe a mover's decision."""
BONUSES = (*DEALT_BONUSES, "taj_mahal")
"""The kinds of bonus tiles."""


def describe_event(setting: Setting, kind: int, seat: int, what: int | None, amount: int) -> Message:
    """Return an event as a message. ``what`` is the event's subject; it is None if the viewer may not know it."""
    board = components_of(setting)
    if kind == DRAWN:
        return _describe_draw(setting, seat, what, amount)
    assert what is not None
    if kind == SCORED:
        return Message("taj-mahal.scored", {"seat": seat, "source": SOURCES[what], "points": amount})
    if kind == VISIT_BEGINS:
        return Message("taj-mahal.visit", {"seat": seat, "visit": what + 1, "province": board.provinces[amount].name})
    if kind == PLAYED:
        return Message("taj-mahal.played", {"seat": seat, "card": card_text(setting, what)})
    if kind == PLAYED_SPECIAL:
        return Message("taj-mahal.played-special", {"seat": seat, "card": EFFECT_NAMES[what]})
    if kind == WITHDREW:
        return Message("taj-mahal.withdrew", {"seat": seat, "cards": amount})
    if kind == WON:
        return Message("taj-mahal.won", {"seat": seat, "symbol": SYMBOL_NAMES[what]})
    if kind in (BUILT, CROWNED):
        return Message(
            "taj-mahal.built" if kind == BUILT else "taj-mahal.crowned", {"seat": seat, "city": board.cities[what].name}
        )
    if kind == CLAIMED:
        return Message("taj-mahal.claimed", {"seat": seat, "bonus": BONUSES[what], "city": board.cities[amount].name})
    if kind == TOOK:
        return Message("taj-mahal.took", {"seat": seat, "card": card_text(setting, what)})
    if kind == SHUFFLED:
        return Message("taj-mahal.shuffled", {"cards": amount})
    if kind == EXCHANGED:
        return Message(
            "taj-mahal.exchanged", {"seat": seat, "card": EFFECT_NAMES[what], "from": amount if amount >= 0 else None}
        )
    if kind == PROTESTED:
        return Message("taj-mahal.protested", {"cards": amount})
    if kind == SET_ASIDE:
        return Message("taj-mahal.set-aside", {"symbol": SYMBOL_NAMES[what]})
    assert kind == TILE_LEFT
    return Message("taj-mahal.tile-left", {"tile": what + 1})


def _describe_draw(setting: Setting, seat: int, what: int | None, destination: int) -> Message:
    """Return a random draw as a message."""
    board = components_of(setting)
    if destination == TO_HAND:
        return Message("taj-mahal.drew", {"seat": seat, "card": None if what is None else card_text(setting, what)})
    assert what is not None
    if destination == TO_DISPLAY:
        return Message("taj-mahal.displayed", {"card": card_text(setting, what)})
    if destination == TO_UNREST:
        return Message("taj-mahal.unrest", {"card": card_text(setting, what)})
    if destination == TO_PROVINCES:
        return Message("taj-mahal.tile-dealt", {"province": board.provinces[what].name})
    if destination == TO_FORTRESS:
        return Message("taj-mahal.bonus-dealt", {"bonus": BONUSES[what]})
    assert destination == TO_START
    return Message("taj-mahal.starts", {"seat": what})
