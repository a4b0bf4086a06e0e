"""The notation of moves: ``2:c4>E`` places the tile of slot 2 on c4 with its arrow to the east, ``2:c4>E/a`` does so
with an artisan of the colour a (MH-7.2), ``end`` ends the turn after a first tile, ``renew`` turns all action markers
face up.

A tile is written by its colour, its kind and its arrow: ``bO`` is blue with a centre column; ``b1E`` is blue with one
half-column, and when the half-column is at the north, the arrow points east; ``b2N`` is blue with two opposite
half-columns and an arrow parallel to the line through them; in ``b2E`` the arrow is at right angles to that line. No
two colours of a board begin with the same letter. Some kinds occur only on custom boards: ``bLN`` has two half-columns
at a corner (north and east), ``b3N`` has three (all but west), ``b4`` has four, and ``b0`` has none.
"""

from __future__ import annotations

import re
from functools import cache, lru_cache

from durbar.games.maharani.components.components import (
    EDGE,
    FILES,
    SIDES,
    Components,
    TileType,
    components_of,
    space_name,
    space_number,
)
from durbar.games.maharani.rules.state import CHOICES, END, IDS, PLACE, RENEW, SLOTS, SPACES
from durbar.games.message import Message
from durbar.games.rulebook import Setting, malformed_move

ARTISANS = "ab"
"""The artisan colours of a player: with two players each has two (MH-7.1)."""
# The letter or digit of each kind of tile.
KIND_LETTERS = {"centre": "O", "half": "1", "halves": "2", "corner": "L", "three": "3", "four": "4", "plain": "0"}
KINDS_WITHOUT_ARROW = ("centre", "four", "plain")
"""The kinds that look the same after any turn, so that their arrow does not distinguish tiles."""
# The end of a placement in notation, by the number of the choice: no artisan colour is chosen, or a, or b.
_CHOSEN = ("", *(f"/{artisan}" for artisan in ARTISANS))
# Matches a text with the structure of a placement, even if its parts are wrong.
_PLACING = re.compile(r"(?P<slot>[^:]*):(?P<space>[^>]*)>(?P<arrow>[^/]*)(?P<chosen>/.*)?", re.DOTALL)


def placement(slot: int, space: int, arrow: int, choice: int = 0) -> int:
    """Return the action id of a placement. All arguments count from 0; `choice` is 1 + an artisan colour, or 0."""
    return int(PLACE + ((slot * SPACES + space) * len(SIDES) + arrow) * CHOICES + choice)


def parts_of(id: int) -> tuple[int, int, int, int]:
    """Return the slot, the space, the arrow and the choice of a placement's action id."""
    rest, choice = divmod(id - PLACE, CHOICES)
    rest, arrow = divmod(rest, len(SIDES))
    slot, space = divmod(rest, SPACES)
    return slot, space, arrow, choice


@cache
def move_texts() -> tuple[str, ...]:
    """Return the notation of every action id, including the ids for spaces that the board does not have."""
    texts = [""] * IDS
    texts[END], texts[RENEW] = "end", "renew"
    for id in range(PLACE, IDS):
        slot, space, arrow, choice = parts_of(id)
        texts[id] = f"{slot + 1}:{space_name(space)}>{SIDES[arrow]}{_CHOSEN[choice]}"
    return tuple(texts)


@cache
def _ids() -> dict[str, int]:
    """Return the action id of every move by its notation in lower case."""
    return {text.lower(): id for id, text in enumerate(move_texts())}


def text_of(setting: Setting, id: int) -> str:
    """Return the notation of the move with this action id."""
    return move_texts()[id]


def named_parts_of(setting: Setting, id: int) -> dict[str, str | int | None]:
    """Return the parts of a move: its ``kind``, and for a placement its slot (from 1), space, arrow and artisan colour
    (None if it is not chosen).
    """
    if id in (END, RENEW):
        return {"kind": "end" if id == END else "renew"}
    slot, space, arrow, choice = parts_of(id)
    artisan = ARTISANS[choice - 1] if choice else None
    return {"kind": "place", "slot": slot + 1, "space": space_name(space), "arrow": SIDES[arrow], "artisan": artisan}


def parse_move(setting: Setting, text: str) -> int:
    """Return the action id of a move in notation; raise `MalformedMove` if the text is not a move. Upper and lower case
    are equivalent.
    """
    if not isinstance(text, str):
        raise malformed_move(text, Message("value.any-text"))
    id = _ids().get(text.lower())
    if id is None:
        raise malformed_move(text, _expected(text.lower()))
    return id


def _expected(text: str) -> Message:
    """Return a message that describes what was expected instead of the first wrong part of a text, or how a whole move
    is written.
    """
    match = _PLACING.fullmatch(text)
    first, last = f"{FILES[0]}1", f"{FILES[-1]}{EDGE}"
    if not match:
        return Message("maharani.expected.move", {"slots": SLOTS, "least": first, "most": last})
    if match["slot"] not in map(str, range(1, SLOTS + 1)):
        return Message("maharani.expected.slot", {"slots": SLOTS})
    try:
        space_number(match["space"])
    except ValueError:
        return Message("maharani.expected.space", {"least": first, "most": last})
    if match["arrow"].upper() not in tuple(SIDES):
        return Message("maharani.expected.arrow")
    return Message("maharani.expected.artisan")


@lru_cache(64)
def tile_texts(components: Components) -> tuple[str, ...]:
    """Return the notation of every tile type. No two types have the same notation."""
    return tuple(components.colours[tile.colour][0] + _kind_text(tile) for tile in components.tiles)


def _kind_text(tile: TileType) -> str:
    """Return the part of a tile's notation that describes its kind and its arrow."""
    return KIND_LETTERS[tile.kind] + ("" if tile.kind in KINDS_WITHOUT_ARROW else SIDES[tile.arrow])


def tile_text(setting: Setting, type: int) -> str:
    """Return the notation of a tile type, given its index."""
    return tile_texts(components_of(setting))[type]


def tile_of(setting: Setting, text: str) -> TileType:
    """Return the tile type with this notation, which `tile_text` returned."""
    board = components_of(setting)
    return board.tiles[tile_texts(board).index(text)]
