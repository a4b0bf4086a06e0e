"""Observations: a position as named arrays of numbers. Entries for seats are in clockwise order and begin with the
viewer, or with seat 0 for a spectator. Entries for spaces are in the order a1, b1 … h8.
"""

from __future__ import annotations

from typing import Any

from durbar.games.maharani.components.components import components_of, quarters_of_slots, side_of
from durbar.games.maharani.rules.state import (
    ALL_QUARTERS,
    ARTISANS,
    COLOURS,
    NOBODY,
    NOTHING,
    QUARTERS,
    SIDES,
    SLOTS,
    SPACES,
    TYPES,
)
from durbar.games.observation import Piece, bits, one_hot
from durbar.games.rulebook import Setting


def pieces_of(setting: Setting) -> list[Piece]:
    """Return a description of each array in an observation."""
    n = setting.players
    return [
        Piece("to_move", (n,), 0, 1, "who is to move"),
        Piece("second", (1,), 0, 1, "whether the decision is about the turn's second tile"),
        Piece("turntable", (SLOTS, TYPES), 0, 1, "the tile on each slot, by type"),
        Piece("slot_colours", (SLOTS, COLOURS), 0, 1, "the colour of the tile on each slot"),
        Piece("slot_quarters", (SLOTS, QUARTERS), 0, 1, "the quarter in which each slot lies"),
        Piece("sides", (n, SIDES), 0, 1, "the side at which each player sits"),
        Piece("colours", (COLOURS, SPACES), 0, 1, "spaces with a tile of each colour"),
        Piece("arrows", (SIDES, SPACES), 0, 1, "spaces with a tile whose arrow points to each side"),
        Piece("artisans", (n, ARTISANS, SPACES), 0, 1, "spaces with an artisan of each player, by artisan colour"),
        Piece("supply", (n, ARTISANS), 0, 30, "artisans that each player has left"),
        Piece("markers", (n, QUARTERS), 0, 1, "action markers that are face up"),
        Piece("scored", (QUARTERS,), 0, 1, "quarters that have been scored"),
        Piece("bag", (TYPES,), 0, 120, "tiles in the bag by type"),
        Piece("removed", (TYPES,), 0, 120, "centre tiles that left the game"),
        Piece("turn", (1,), 0, 32767, "turns that have ended"),
        Piece("scores", (n,), 0, 32767, "gold"),
    ]


def observe(setting: Setting, state: Any, seat: int | None) -> dict[str, list[int]]:
    """Return the arrays of an observation by name, each as a flat list."""
    n, first = setting.players, seat or 0
    seats = [(first + i) % n for i in range(n)]
    is_over = state.frame.mover == NOBODY
    slot_quarters = [None] * SLOTS if is_over else quarters_of_slots(setting, state.frame.mover)
    colour_of = [tile.colour for tile in components_of(setting).tiles]
    slot_types = [None if type == NOTHING else type for type in state.slot]
    arrows = [
        [int(bool(state.tile[space]) and state.arrow[space] == side) for space in range(SPACES)]
        for side in range(SIDES)
    ]
    return {
        "to_move": [int(state.frame.mover == player) for player in seats],
        "second": [int(state.placed > 0)],
        "turntable": [on for type in slot_types for on in one_hot(type, TYPES)],
        "slot_colours": [
            on for type in slot_types for on in one_hot(None if type is None else colour_of[type], COLOURS)
        ],
        "slot_quarters": [on for quarter in slot_quarters for on in one_hot(quarter, QUARTERS)],
        "sides": [on for player in seats for on in one_hot(side_of(setting, player), SIDES)],
        "colours": [on for mask in state.colour for on in bits(mask, SPACES)],
        "arrows": [on for side in arrows for on in side],
        "artisans": [on for player in seats for mask in state.artisans[player] for on in bits(mask, SPACES)],
        "supply": [left for player in seats for left in state.supply[player]],
        "markers": [on for player in seats for on in bits(state.markers[player], QUARTERS)],
        "scored": bits(state.scored & ALL_QUARTERS, QUARTERS),
        "bag": state.bag.count,
        "removed": state.removed,
        "turn": [state.turn],
        "scores": [sum(state.points[player]) for player in seats],
    }
