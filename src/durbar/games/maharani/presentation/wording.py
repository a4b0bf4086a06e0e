"""Localising the arguments of Maharani's messages, and the letters of its notation.

Tiles, quarters and directions are arguments in notation; this module replaces them by messages.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from durbar.games.maharani.components.board_file import standard_components
from durbar.games.maharani.components.components import QUARTERS, SIDES, Components, components_of
from durbar.games.maharani.presentation.notation import tile_of
from durbar.games.message import Argument, Message
from durbar.games.rulebook import Setting


def has_known_colours(board: Components) -> bool:
    """Return whether the catalogs have names and letters for all colours of a board. They have them for the colours of
    the standard board.
    """
    return set(board.colours) <= set(standard_components().colours)


def letters_of(setting: Setting, text: str) -> Sequence[str | Message]:
    """Split a move or a tile in notation into strings and messages; colours, sides and words become messages."""
    if text == "end":
        return (Message("maharani.written.end"),)
    if text == "renew":
        return (Message("maharani.written.renew"),)
    slot, colon, place = text.partition(":")
    if colon:
        space, _, rest = place.partition(">")
        return (f"{slot}:{space}>", _side(rest[0]), rest[1:])
    colour = components_of(setting).colours[tile_of(setting, text).colour]
    first = (
        Message("maharani.written.colour", {"colour": colour}) if has_known_colours(components_of(setting)) else text[0]
    )
    return (first, text[1], *map(_side, text[2:]))


def _side(side: str) -> Message:
    """Return the message for the letter of a side."""
    assert side in SIDES
    return Message("maharani.written.side", {"side": side})


def localise_args(setting: Setting, args: Mapping[str, Argument]) -> dict[str, Argument | Message]:
    """Return the arguments of a message. Tiles, quarters and directions in notation are replaced by messages."""
    localised: dict[str, Argument | Message] = {}
    for name, value in args.items():
        if name == "tile" and isinstance(value, str):
            localised[name] = _tile(setting, value)
        elif name == "quarter" and isinstance(value, str):
            animal = components_of(setting).animals[QUARTERS.index(value)]
            localised[name] = Message("maharani.quarter", {"animal": animal})
        elif name in ("arrow", "other") and isinstance(value, str):
            localised[name] = Message("maharani.side", {"side": value})
        else:
            localised[name] = value
    return localised


def _tile(setting: Setting, text: str) -> Message:
    """Return a message about a tile in notation: its colour and its columns."""
    tile = tile_of(setting, text)
    colour = components_of(setting).colours[tile.colour]
    return Message("maharani.tile", {"colour": colour, "kind": tile.kind})
