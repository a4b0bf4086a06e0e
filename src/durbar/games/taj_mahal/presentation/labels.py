"""Names on Taj Mahal's pages of text, as messages."""

from __future__ import annotations

from durbar.games.message import Message
from durbar.games.rulebook import Setting
from durbar.games.taj_mahal.components.components import EFFECTS, SYMBOLS
from durbar.games.taj_mahal.components.editions import EDITIONS
from durbar.games.taj_mahal.presentation.notation import LETTERS, SPECIALS

OF_LETTER = dict(zip(LETTERS, SYMBOLS, strict=True))
"""The symbol of each letter of the notation."""
SPECIAL_TEXT = dict(zip(EFFECTS, SPECIALS, strict=True))
"""The notation of the special card with each effect."""
EFFECT = dict(zip(SPECIALS, EFFECTS, strict=True))
"""The effect of each special card, by notation."""


def symbol(name: str) -> Message:
    """Return the name of a symbol."""
    return Message("taj-mahal.symbol", {"symbol": name})


def effect(card: str) -> Message:
    """Return the effect of a special card, given its notation."""
    return Message("taj-mahal.effect", {"effect": EFFECT[card]})


def goods(name: str) -> Message:
    """Return the name of a commodity in this edition (TM-0.10)."""
    return Message("taj-mahal.commodity", {"commodity": name})


def place(name: str) -> Message:
    """Return the name of a province or a city. Some languages translate such names."""
    return Message("taj-mahal.place", {"place": name})


def bonus(name: str) -> Message:
    """Return the name of a bonus tile."""
    return Message("taj-mahal.page.bonus", {"bonus": name})


def colour_of(setting: Setting, card: str) -> str:
    """Return the edition's name of a card's colour, given the card's notation; `white` or `special` for other cards."""
    if card[0] in "w*":
        return "white" if card[0] == "w" else "special"
    return next(name for name in EDITIONS[setting.edition].colours if name[0] == card[0])


def card_in_words(setting: Setting, card: str) -> Message:
    """Return a card in words: ``red vizier and elephant``, ``special card: 2 points``."""
    if card[0] == "*":
        return Message("taj-mahal.page.special", {"effect": EFFECT[card]})
    first, *second = (OF_LETTER[letter] for letter in card[1:])
    colour = colour_of(setting, card)
    if second == [first]:
        return Message("taj-mahal.page.double", {"colour": colour, "symbol": first})
    other = second[0] if second else None
    return Message("taj-mahal.page.card", {"colour": colour, "first": first, "second": other})
