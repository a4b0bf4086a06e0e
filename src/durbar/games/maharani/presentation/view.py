"""The view of a game of Maharani, ready for JSON. It is the same for all players: nothing is hidden (MH-8.2)."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from durbar.games.maharani.components.components import (
    QUARTERS,
    SIDES,
    Components,
    components_of,
    quarter_of,
    quarters_of_slots,
    side_of,
    space_name,
)
from durbar.games.maharani.presentation.events import SOURCES
from durbar.games.maharani.presentation.notation import tile_text
from durbar.games.maharani.presentation.view_types import (
    MaharaniLaidTile,
    MaharaniQuarter,
    MaharaniSeat,
    MaharaniTable,
    MaharaniTile,
    Tiles,
)
from durbar.games.maharani.rules.state import NOBODY, NOTHING, SLOTS, SPACES
from durbar.games.rulebook import Setting


def artisan_colours(setting: Setting) -> int:
    """Return the number of artisan colours of a player: two with two players, else one (MH-7.1)."""
    return 2 if setting.players == 2 else 1


def view_of(setting: Setting, state: Any, seat: int | None, laid_open: bool = False) -> MaharaniTable:
    """Return everything on the table. Nothing is hidden, so ``laid_open`` has no effect."""
    is_over = state.frame.mover == NOBODY
    mover = state.frame.mover if not is_over else state.start
    return {
        "turn": state.turn + 1,
        "start": state.start,
        "phase": "over" if is_over else "second" if state.placed else "first",
        "side": None if is_over else SIDES[side_of(setting, mover)],
        "turntable": [
            {
                "slot": slot + 1,
                "quarter": None if is_over else QUARTERS[quarters_of_slots(setting, mover)[slot]],
                "tile": None if state.slot[slot] == NOTHING else tile_of(setting, state.slot[slot]),
            }
            for slot in range(SLOTS)
        ],
        "floor": {space_name(space): _laid_tile(setting, state, space) for space in range(SPACES) if state.tile[space]},
        "quarters": [_quarter(setting, state, quarter) for quarter in range(len(QUARTERS))],
        "bag": {"size": state.bag.size, "tiles": counted(setting, state.bag.count)},
        "removed": counted(setting, state.removed),
        "second_tile_cost": components_of(setting).second_tile_cost,
        "seats": [_seat(setting, state, player) for player in range(setting.players)],
    }


def tile_of(setting: Setting, type: int) -> MaharaniTile:
    """Return the tile of a type, with the direction of its arrow before it is turned."""
    board = components_of(setting)
    tile = board.tiles[type]
    return {
        "tile": tile_text(setting, type),
        "colour": board.colours[tile.colour],
        "kind": tile.kind,
        "arrow": SIDES[tile.arrow],
    }


def counted(setting: Setting, counts: list[int]) -> Tiles:
    """Return the number of tiles of each type by notation, without zeros."""
    return {tile_text(setting, type): n for type, n in enumerate(counts) if n}


def artisan_on(setting: Setting, state: Any, space: int) -> tuple[int, int] | None:
    """Return the seat and the artisan colour of the artisan on a space; None if there is none."""
    for seat in range(setting.players):
        for artisan in range(artisan_colours(setting)):
            if state.artisans[seat][artisan] >> space & 1:
                return seat, artisan
    return None


@lru_cache(256)
def spaces_of(board: Components, quarter: int) -> int:
    """Return the mask of the spaces of a quarter."""
    return sum(
        1 << space for space, mark in enumerate(board.marks) if mark is not None and quarter_of(space) == quarter
    )


def progress_of(setting: Setting, state: Any) -> tuple[int, int]:
    """Return the number of laid tiles, and the number of spaces for tiles."""
    board = components_of(setting)
    spaces = sum(spaces_of(board, quarter).bit_count() for quarter in range(len(QUARTERS)))
    return state.tiles.bit_count(), spaces


def _laid_tile(setting: Setting, state: Any, space: int) -> MaharaniLaidTile:
    """Return the tile on a space and its artisan."""
    artisan = artisan_on(setting, state, space)
    return {
        **tile_of(setting, state.tile[space] - 1),
        "arrow": SIDES[state.arrow[space]],
        "artisan": None if artisan is None else {"seat": artisan[0], "colour": artisan[1]},
    }


def _quarter(setting: Setting, state: Any, quarter: int) -> MaharaniQuarter:
    """Return a quarter's part of the view."""
    board = components_of(setting)
    spaces = spaces_of(board, quarter)
    artisans = [[(mask & spaces).bit_count() for mask in state.artisans[seat]] for seat in range(setting.players)]
    colours = artisan_colours(setting)
    return {
        "quarter": QUARTERS[quarter],
        "animal": board.animals[quarter],
        "spaces": spaces.bit_count(),
        "free": (spaces & ~state.tiles).bit_count(),
        "scored": bool(state.scored >> quarter & 1),
        "artisans": [counts[:colours] for counts in artisans],
        "pays": [sum(board.payout[count] for count in counts[:colours]) for counts in artisans],
    }


def _seat(setting: Setting, state: Any, seat: int) -> MaharaniSeat:
    """Return a seat's part of the view."""
    colours = artisan_colours(setting)
    return {
        "side": SIDES[side_of(setting, seat)],
        "markers": {quarter: bool(state.markers[seat] >> index & 1) for index, quarter in enumerate(QUARTERS)},
        "supply": list(state.supply[seat][:colours]),
        "artisans": [
            [space_name(space) for space in range(SPACES) if mask >> space & 1]
            for mask in state.artisans[seat][:colours]
        ],
        "points": dict(zip(SOURCES, state.points[seat], strict=True)),
    }
