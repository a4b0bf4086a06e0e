"""Explaining why a move is illegal, with the number of the rule. This code does not use the kernel's list of legal
moves, so that tests can compare its results with that list.
"""

from __future__ import annotations

from typing import Any

from durbar.games.maharani.components.components import KINDS as MARKS
from durbar.games.maharani.components.components import (
    QUARTERS,
    SIDES,
    TURNTABLE,
    Components,
    TileType,
    components_of,
    quarter_of,
    side_of,
    space_name,
    turned,
)
from durbar.games.maharani.presentation.notation import ARTISANS, parts_of, text_of, tile_text
from durbar.games.maharani.presentation.view import artisan_colours
from durbar.games.maharani.rules.state import ALL_MARKERS, END, NOTHING, RENEW, SPACES
from durbar.games.message import Message
from durbar.games.rulebook import Setting


def explain_move(setting: Setting, state: Any, seat: int, id: int) -> Message | None:
    """Return why the mover may not make this move now; None if it is legal."""
    if id == END:
        return None if state.placed else Message("maharani.why.nothing-placed", {}, "MH-2.3")
    if id == RENEW:
        return _explain_renewing(state, seat)
    slot, space, arrow, choice = parts_of(id)
    return (
        _explain_space(setting, state, slot, space)
        or _explain_marker(setting, state, seat, slot, space)
        or _explain_columns(setting, state, slot, space, arrow)
        or _explain_choice(setting, state, seat, id, choice)
    )


def arrows_that_fit(components: Components, tile: TileType, space: int) -> list[int]:
    """Return the directions in which a tile's arrow can point on a space (MH-1.5, MH-3.2)."""
    turns = [turns for turns in range(len(SIDES)) if turned(MARKS[tile.kind], turns) == components.marks[space]]
    return sorted((tile.arrow + turn) % len(SIDES) for turn in turns)


def possible_artisans(setting: Setting, state: Any, seat: int, tile: TileType, space: int) -> list[int]:
    """Return the artisan colours that can be placed on a tile, or moved to it, after it is laid on a space (MH-4.2,
    MH-4.3, MH-7.2).
    """
    return [
        artisan
        for artisan in range(artisan_colours(setting))
        if state.supply[seat][artisan] or _has_artisan(setting, state, seat, artisan, tile.colour, quarter_of(space))
    ]


def _has_artisan(setting: Setting, state: Any, seat: int, artisan: int, colour: int, quarter: int) -> bool:
    """Return whether an artisan of this colour stands on a tile of `colour` in a quarter."""
    tiles = components_of(setting).tiles
    return any(
        state.artisans[seat][artisan] >> space & 1
        and quarter_of(space) == quarter
        and tiles[state.tile[space] - 1].colour == colour
        for space in range(SPACES)
    )


def _explain_renewing(state: Any, seat: int) -> Message | None:
    """Return why the mover may not renew the action markers; None if that is legal."""
    if state.placed:
        return Message("maharani.why.placed-already", {}, "MH-5.2")
    if state.markers[seat] == ALL_MARKERS:
        return Message("maharani.why.markers-up", {}, "MH-8.1")
    return None


def _explain_space(setting: Setting, state: Any, slot: int, space: int) -> Message | None:
    """Return a message if the slot is empty, or if the space does not exist or already has a tile; else None."""
    if state.slot[slot] == NOTHING:
        return Message("maharani.why.slot-empty", {"slot": slot + 1}, "MH-3.1")
    if space in TURNTABLE:
        return Message("maharani.why.turntable", {"space": space_name(space)}, "MH-1.4")
    if components_of(setting).marks[space] is None:
        return Message("maharani.why.no-such-space", {"space": space_name(space)}, "MH-1.4")
    if state.tile[space]:
        tile = tile_text(setting, state.tile[space] - 1)
        return Message("maharani.why.space-taken", {"space": space_name(space), "tile": tile}, "MH-3.1")
    return None


def _explain_marker(setting: Setting, state: Any, seat: int, slot: int, space: int) -> Message | None:
    """Return a message if the move needs an action marker that is face down, else None."""
    slot_quarter = components_of(setting).slot_quarters[side_of(setting, seat)][slot]
    if quarter_of(space) == slot_quarter or state.markers[seat] >> slot_quarter & 1:
        return None
    return Message("maharani.why.marker-down", {"slot": slot + 1, "quarter": QUARTERS[slot_quarter]}, "MH-3.1")


def _explain_columns(setting: Setting, state: Any, slot: int, space: int, arrow: int) -> Message | None:
    """Return why the columns of the tile do not fit the space if the arrow points this way; None if they fit."""
    board = components_of(setting)
    tile = tile_text(setting, state.slot[slot])
    arrows = arrows_that_fit(board, board.tiles[state.slot[slot]], space)
    if not arrows:
        return Message("maharani.why.columns", {"tile": tile, "space": space_name(space)}, "MH-3.2")
    if arrow in arrows:
        return None
    first, other = SIDES[arrows[0]], SIDES[arrows[1]] if len(arrows) > 1 else None
    return Message(
        "maharani.why.other-arrow", {"tile": tile, "space": space_name(space), "arrow": first, "other": other}, "MH-3.3"
    )


def _explain_choice(setting: Setting, state: Any, seat: int, id: int, choice: int) -> Message | None:
    """Return why the choice of an artisan colour is wrong; None if it is right. A move must name a colour if an artisan
    is due and two colours are possible, and must not name one otherwise (MH-7.2, MH-8.5).
    """
    slot, space, arrow, _ = parts_of(id)
    possible: list[int] = []
    if arrow == side_of(setting, seat):
        tile = components_of(setting).tiles[state.slot[slot]]
        possible = possible_artisans(setting, state, seat, tile, space)
    if len(possible) == 2:
        if choice:
            return None
        first, second = (text_of(setting, id + 1 + artisan) for artisan in possible)
        return Message("maharani.why.choose-artisan", {"first": first, "second": second}, "MH-7.2")
    if not choice:
        return None
    if artisan_colours(setting) == 1:
        return Message("maharani.why.one-artisan-colour", {}, "MH-8.5")
    if arrow != side_of(setting, seat):
        return Message("maharani.why.no-artisan-due", {"arrow": SIDES[side_of(setting, seat)]}, "MH-8.5")
    if not possible:
        return Message("maharani.why.no-artisan-left", {}, "MH-8.5")
    return Message("maharani.why.artisan-forced", {"artisan": ARTISANS[possible[0]]}, "MH-8.5")
