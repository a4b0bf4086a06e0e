"""The parts of the table that never change during a game: the floor, the animals of its quarters, and the tiles of each
colour.

They are ready for JSON and are the same for all viewers.
"""

from __future__ import annotations

from durbar.games.maharani.components.components import (
    EDGE,
    KINDS,
    QUARTERS,
    SIDES,
    Components,
    components_of,
    quarter_of,
    space_name,
    turned,
)
from durbar.games.maharani.presentation.geometry import SHAPES, corner_of
from durbar.games.maharani.presentation.labels import mark_in_short
from durbar.games.maharani.presentation.notation import tile_text
from durbar.games.maharani.presentation.tile_patterns import patterns_of, tile_patterns
from durbar.games.maharani.presentation.view import tile_of
from durbar.games.maharani.presentation.view_types import MaharaniBoard, MaharaniColour, MaharaniSpace
from durbar.games.maharani.presentation.wording import has_known_colours
from durbar.games.rulebook import Setting


def board_view_of(setting: Setting) -> MaharaniBoard:
    """Return everything that never changes on the table of a game."""
    board = components_of(setting)
    return {
        "edge": EDGE,
        "spaces": [_space(space, mark) for space, mark in enumerate(board.marks) if mark is not None],
        "quarters": [
            {"quarter": quarter, "animal": animal} for quarter, animal in zip(QUARTERS, board.animals, strict=True)
        ],
        "colours": _colours(board),
        "tiles": {tile_text(setting, type): tile_of(setting, type) for type in range(len(board.tiles))},
        "shapes": SHAPES,
        "kinds": {kind: mark_in_short(mark) for kind, mark in KINDS.items()},
        "turned_kinds": {
            kind: [mark_in_short(turned(mark, turns)) for turns in range(len(SIDES))] for kind, mark in KINDS.items()
        },
        "payout": list(board.payout),
        "second_tile_cost": board.second_tile_cost,
    }


def _space(space: int, mark: int) -> MaharaniSpace:
    """Return a space. Columns count from west to east and rows from north to south, both from 0; x and y are the upper
    left corner.
    """
    x, y = corner_of(space)
    return {
        "name": space_name(space),
        "column": space % EDGE,
        "row": EDGE - 1 - space // EDGE,
        "x": x,
        "y": y,
        "mark": mark_in_short(mark),
        "quarter": QUARTERS[quarter_of(space)],
    }


def _colours(board: Components) -> list[MaharaniColour]:
    """Return the colours of tiles with their patterns, and whether the catalogs have a letter for each."""
    return [
        {
            "name": colour,
            "letter": colour[0].upper(),
            "said": has_known_colours(board),
            "stone": pattern,
            **tile_patterns()[pattern],
        }
        for colour, pattern in zip(board.colours, patterns_of(board), strict=True)
    ]
