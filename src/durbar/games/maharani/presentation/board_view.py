"""What a table draws that never changes in a game: the floor, the animals of its quarters, the stones of the colours.

JSON-ready, and the same for every viewer.
"""

from __future__ import annotations

from typing import Any

from durbar.games.maharani.components import EDGE, KINDS, QUARTERS, Components, quarter_of, space_name
from durbar.games.maharani.drawing.stones import STONES, stones_of
from durbar.games.maharani.labels import mark_in_short
from durbar.games.maharani.notation import components_of
from durbar.games.maharani.wording import known_colours
from durbar.games.rulebook import Setting


def board_view_of(setting: Setting) -> dict[str, Any]:
    """The floor of a game as a table draws it, and what is printed beside it."""
    board = components_of(setting)
    return {
        "edge": EDGE,
        "spaces": [_space(space, mark) for space, mark in enumerate(board.marks) if mark is not None],
        "quarters": [
            {"quarter": quarter, "animal": animal} for quarter, animal in zip(QUARTERS, board.animals, strict=True)
        ],
        "colours": _colours(board),
        "kinds": {kind: mark_in_short(mark) for kind, mark in KINDS.items()},
        "payout": list(board.payout),
        "second_tile_cost": board.second_tile_cost,
    }


def _space(space: int, mark: int) -> dict[str, Any]:
    """A space: columns run from west to east, rows from north to south, both from 0."""
    return {
        "name": space_name(space),
        "column": space % EDGE,
        "row": EDGE - 1 - space // EDGE,
        "mark": mark_in_short(mark),
        "quarter": QUARTERS[quarter_of(space)],
    }


def _colours(board: Components) -> list[dict[str, Any]]:
    """How each colour looks: the pattern by the name of its stone, and its dyes; and whether languages have a letter of
    their own for it.
    """
    names = {stone.base: name for name, stone in STONES.items()}
    return [
        {
            "name": colour,
            "letter": colour[0].upper(),
            "said": known_colours(board),
            "stone": names[stone.base],
            "base": stone.base,
            "strap": stone.strap,
            "heart": stone.heart,
            "ink": stone.letter,
        }
        for colour, stone in zip(board.colours, stones_of(board), strict=True)
    ]
