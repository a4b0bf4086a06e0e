"""What things of Taj Mahal are called on pages of text: every English label of the pages stands here."""

from __future__ import annotations

from durbar.games.markup import listed
from durbar.games.rulebook import Setting
from durbar.games.taj_mahal.components import EFFECTS, SYMBOLS
from durbar.games.taj_mahal.editions import EDITIONS
from durbar.games.taj_mahal.notation import LETTERS, SPECIALS

SYMBOL = dict(zip(SYMBOLS, ("vizier", "general", "monk", "princess", "Grand Mogul", "elephant"), strict=True))
SHORT = dict(zip(SYMBOLS, ("Viz", "Gen", "Mon", "Pri", "Mog", "Ele"), strict=True))
OF_LETTER = dict(zip(LETTERS, SYMBOL.values(), strict=True))
TILE = {
    "vizier": "the vizier's tile",
    "general": "the general's tile",
    "monk": "the monk's tile",
    "princess": "the princess's tile",
    "mogul": "the crown",
    "elephant": "the province tile",
}
BONUS = {
    "rice": "rice tile",
    "tea": "tea tile",
    "spices": "spices tile",
    "gems": "gems tile",
    "points_2": "+2 points",
    "card": "+1 card",
    "taj_mahal": "Taj Mahal: +4",
}
SOURCES = {
    "bonus": "+2 and +4 tiles",
    "goods": "commodity tiles",
    "tiles": "province tiles",
    "palaces": "palaces",
    "special": "special card",
    "hand": "cards in hand",
}
SPECIAL_TEXT = dict(zip(EFFECTS, SPECIALS, strict=True))
SPECIAL = {"*E": "one elephant more", "*K": "one Grand Mogul more", "*2": "2 points", "*C": "any colour"}


def goods(setting: Setting, name: str) -> str:
    """A commodity, as the edition calls it (TM-0.10)."""
    return EDITIONS[setting.edition].names.get(name, name)


def bonus(setting: Setting, name: str) -> str:
    """A bonus tile."""
    called = goods(setting, name)
    return BONUS[name].replace(name, called)


def colour_of(setting: Setting, card: str) -> str:
    """The colour of a card in notation, as the edition calls it; `white`, or `special`."""
    if card[0] in "w*":
        return "white" if card[0] == "w" else "special"
    return next(name for name in EDITIONS[setting.edition].colours if name[0] == card[0])


def card_in_words(setting: Setting, card: str) -> str:
    """A card in words: ``red vizier and elephant``, ``special card: 2 points``."""
    if card[0] == "*":
        return f"special card: {SPECIAL[card]}"
    symbols = card[1:]
    double = len(set(symbols)) < len(symbols)
    named = f"double {OF_LETTER[symbols[0]]}" if double else listed(OF_LETTER[one] for one in symbols)
    return f"{colour_of(setting, card)} {named}"
