"""Explaining why a move is illegal, with the number of the rule. This code does not use the kernel's list of legal
moves, so that tests can compare its results with that list.
"""

from __future__ import annotations

from typing import Any

from durbar.games.message import Message
from durbar.games.rulebook import Setting
from durbar.games.taj_mahal.components.components import components_of
from durbar.games.taj_mahal.presentation.notation import card_text, card_texts
from durbar.games.taj_mahal.rules.state import (
    BUILD,
    CARDS,
    CHANGE,
    COMPANIONS,
    CROWN,
    CROWN_CITY,
    DISPLAY_CARD,
    NOTHING,
    OUT,
    PALACE,
    PLAY,
    SYMBOLS,
    TAKE,
    TYPES,
    WHITE,
)

# What the mover has to do first, by the current phase: the reason why a move of another phase is illegal.
_FIRST = {
    PALACE: Message("taj-mahal.why.place-palace-first", {}, "TM-4.2"),
    CROWN: Message("taj-mahal.why.place-crown-first", {}, "TM-4.5"),
    TAKE: Message("taj-mahal.why.take-card-first", {}, "TM-4.9"),
}


def explain_move(setting: Setting, state: Any, seat: int, id: int) -> Message | None:
    """Return why the mover may not make this move now; None if it is legal."""
    if id == OUT:
        return _FIRST.get(state.phase)
    if id < BUILD:
        type, companion = divmod(id - CARDS, COMPANIONS)
        return _FIRST.get(state.phase) or _explain_cards(setting, state, seat, type, companion)
    if id < CROWN_CITY:
        return _explain_palace(setting, state, id - BUILD)
    if id < DISPLAY_CARD:
        return _explain_crown(setting, state, id - CROWN_CITY)
    return _explain_take(setting, state, id - DISPLAY_CARD)


def _explain_missing_card(setting: Setting, type: int) -> Message | None:
    """Return a message if this board does not have a card type, else None."""
    if card_texts(components_of(setting), setting.edition)[type] is None:
        return Message("taj-mahal.why.no-such-card", {}, "TM-1.1")
    return None


def _explain_cards(setting: Setting, state: Any, seat: int, type: int, companion: int) -> Message | None:
    """Return why the mover may not play these cards; None if that is legal."""
    missing = _explain_missing_card(setting, type)
    if missing:
        return missing
    if not state.hands[seat][type]:
        return Message("taj-mahal.why.not-in-hand", {"card": card_text(setting, type)}, "TM-3.1")
    effect = companion - 1 - SYMBOLS
    if effect >= 0:
        if state.special[effect] != seat:
            return Message("taj-mahal.why.special-not-yours", {"card": card_text(setting, TYPES + effect)}, "TM-3.1")
        if state.special_played[effect]:
            return Message("taj-mahal.why.special-used", {"card": card_text(setting, TYPES + effect)}, "TM-3.7")
    elif companion:
        white = WHITE + companion - 1
        if not state.hands[seat][white]:
            return Message("taj-mahal.why.not-in-hand", {"card": card_text(setting, white)}, "TM-3.1")
    colour = components_of(setting).coloured_types[type].colour
    if state.colour[seat] not in (NOTHING, colour) and effect != CHANGE:
        return Message(
            "taj-mahal.why.other-colour", {"card": card_text(setting, type), "colour": state.colour[seat]}, "TM-3.3"
        )
    return None


def _explain_province(setting: Setting, state: Any, city: int, rule: str) -> Message | None:
    """Return a message if a city is not in the province of the visit, else None."""
    board = components_of(setting)
    here = board.provinces[state.order[state.visit]]
    if city in here.cities:
        return None
    return Message("taj-mahal.why.other-province", {"city": board.cities[city].name, "province": here.name}, rule)


def _explain_palace(setting: Setting, state: Any, city: int) -> Message | None:
    """Return why the mover may not build in a city; None if that is legal."""
    if state.phase == PLAY:
        return Message("taj-mahal.why.withdraw-to-build", {}, "TM-4.2")
    if state.phase != PALACE:
        return _FIRST[state.phase]
    outside = _explain_province(setting, state, city, "TM-4.2")
    if outside:
        return outside
    for owner, palaces in enumerate(state.palaces):
        if palaces >> city & 1:
            name = components_of(setting).cities[city].name
            return Message("taj-mahal.why.city-taken", {"city": name, "seat": owner}, "TM-4.2")
    return None


def _explain_crown(setting: Setting, state: Any, city: int) -> Message | None:
    """Return why the mover may not build the crown palace in a city; None if that is legal."""
    if state.phase == PLAY:
        return Message("taj-mahal.why.withdraw-to-crown", {}, "TM-4.5")
    if state.phase != CROWN:
        return _FIRST[state.phase]
    return _explain_province(setting, state, city, "TM-4.5")


def _explain_take(setting: Setting, state: Any, type: int) -> Message | None:
    """Return why the mover may not take a card from the display; None if that is legal."""
    if state.phase == PLAY:
        return Message("taj-mahal.why.withdraw-to-take", {}, "TM-4.9")
    if state.phase != TAKE:
        return _FIRST[state.phase]
    missing = _explain_missing_card(setting, type)
    if missing:
        return missing
    if type not in state.display[: state.display_size]:
        return Message("taj-mahal.why.not-in-display", {"card": card_text(setting, type)}, "TM-4.9")
    return None
