"""What fills the sentences of Maharani: tiles, quarters and directions for their notation."""

from __future__ import annotations

from collections.abc import Mapping

from durbar.games.maharani.components import QUARTERS
from durbar.games.maharani.notation import components_of, tile_of
from durbar.games.message import Argument, Message
from durbar.games.rulebook import Setting


def spelt_out(setting: Setting, args: Mapping[str, Argument]) -> dict[str, Argument | Message]:
    """The arguments of a message, with what stands in notation as messages of their own."""
    made: dict[str, Argument | Message] = {}
    for name, value in args.items():
        if name == "tile" and isinstance(value, str):
            made[name] = _tile(setting, value)
        elif name == "quarter" and isinstance(value, str):
            animal = components_of(setting).animals[QUARTERS.index(value)]
            made[name] = Message("maharani.quarter", {"animal": animal})
        elif name in ("arrow", "other") and isinstance(value, str):
            made[name] = Message("maharani.side", {"side": value})
        else:
            made[name] = value
    return made


def _tile(setting: Setting, text: str) -> Message:
    """A tile in notation: its colour, its columns, and the notation itself, which tells of the arrow."""
    tile = tile_of(setting, text)
    colour = components_of(setting).colours[tile.colour]
    return Message("maharani.tile", {"colour": colour, "kind": tile.kind, "text": text})
