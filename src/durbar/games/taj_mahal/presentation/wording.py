"""Localising the arguments of Taj Mahal's messages, and the letters of its notation.

Cards and colours are arguments in notation; this module replaces them by messages, in the terms of the edition.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence

from durbar.games.message import Argument, Message
from durbar.games.rulebook import Setting
from durbar.games.taj_mahal.components.components import EFFECTS, SYMBOLS
from durbar.games.taj_mahal.components.editions import EDITIONS, Edition
from durbar.games.taj_mahal.presentation.labels import place
from durbar.games.taj_mahal.presentation.notation import LETTERS, SPECIALS

_COLOUR = re.compile(r"(?:^|(?<=[<+]))[a-z]")
"""Matches the letter of a colour: the first letter of each card in a move."""


def letters_of(setting: Setting, text: str) -> Sequence[str | Message]:
    """Split a move or a card in notation into strings and messages; colours, cities and the word ``out`` become
    messages.
    """
    if text == "out":
        return (Message("taj-mahal.written.out"),)
    if text[0] in "@^":
        return (text[0], place(text[1:]))
    if text[0] == "#":
        return (text,)
    parts: list[str | Message] = []
    end = 0
    for match in _COLOUR.finditer(text):
        colour = _colour(EDITIONS[setting.edition], match[0])
        parts += [text[end : match.start()], Message("taj-mahal.written.colour", {"colour": colour})]
        end = match.end()
    return (*parts, text[end:])


def _colour(edition: Edition, letter: str) -> str:
    """Return the edition's colour with this first letter."""
    return next(name for name in (*edition.colours, "white") if name[0] == letter)


def localise_args(setting: Setting, args: Mapping[str, Argument]) -> dict[str, Argument | Message]:
    """Return the arguments of a message. Cities, provinces, cards and colours are replaced by messages or by the terms
    of the edition (TM-0.2, TM-0.10).
    """
    edition = EDITIONS[setting.edition]
    localised: dict[str, Argument | Message] = {f"edition-{name}": term for name, term in edition.names.items()}
    for name, value in args.items():
        if name == "card" and isinstance(value, str):
            localised[name] = _card(edition, value)
        elif name in ("first", "second") and isinstance(value, str):
            localised[name] = Message("taj-mahal.symbol", {"symbol": value})
        elif name == "symbols" and isinstance(value, list) and value:
            localised[name] = _tiles([str(symbol) for symbol in value])
        elif name in ("city", "province") and isinstance(value, str):
            localised[name] = place(value)
        elif name in ("cities", "provinces", "places") and isinstance(value, list) and value:
            localised[name] = _places([str(place_name) for place_name in value])
        elif name == "colour" and isinstance(value, int):
            localised[name] = edition.colours[value]
        else:
            localised[name] = value
    if "from" in args and args["from"] == args.get("seat"):
        localised["from"] = None  # the player already holds the card (TM-5.1)
    return localised


def _places(names: list[str]) -> Message:
    """Return provinces or cities as a list in a sentence."""
    first, *rest = names
    return Message("taj-mahal.places", {"place": first, "places": rest}) if rest else place(first)


def _tiles(symbols: list[str]) -> Message:
    """Return tiles of the court as a list in a sentence: ``the vizier, the monk and the crown``."""
    first, *rest = symbols
    if not rest:
        return Message("taj-mahal.court-tile", {"symbol": first})
    if len(rest) == 1:
        return Message("taj-mahal.two-tiles", {"symbol": first, "symbols": rest})
    return Message("taj-mahal.more-tiles", {"symbol": first, "symbols": rest})


def _card(edition: Edition, text: str) -> Message:
    """Return a message about a card in notation, or about a special card by its effect."""
    if text in EFFECTS:
        text = SPECIALS[EFFECTS.index(text)]
    if text in SPECIALS:
        return Message("taj-mahal.special-card", {"effect": EFFECTS[SPECIALS.index(text)]})
    symbols = [SYMBOLS[LETTERS.index(letter)] for letter in text[1:]]
    colour = _colour(edition, text[0])
    if len(symbols) > 1 and symbols[0] == symbols[1]:
        return Message("taj-mahal.double-card", {"colour": colour, "symbol": symbols[0]})
    second = symbols[1] if len(symbols) > 1 else None
    return Message("taj-mahal.card", {"colour": colour, "first": symbols[0], "second": second})
