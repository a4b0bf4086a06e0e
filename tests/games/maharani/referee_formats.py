"""Converts positions and events between the formats of the kernel and of the referee."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable
from typing import Any

from durbar.games.maharani.components.components import space_name, space_number
from durbar.games.maharani.rules import state as kernel
from games.maharani.referee import QUARTERS, SIDES, SOURCES, Referee


def referee_of(game: Any) -> Referee:
    """Return a referee for a new game, with the tiles that the game has drawn."""
    drawn = draws(events_of(game.position))
    return Referee(game.setting.board.to_dict(), game.setting.players, game.position.read().start, drawn)


def lay_out(game: Any, referee: Referee) -> None:
    """Set a game's position to the position of the referee."""
    state = game.position.read()
    state.frame.mover = referee.mover
    state.placed, state.turn, state.scored = referee.placed, referee.turns, mask_of(referee.scored, QUARTERS.index)
    state.slot = [kernel.NOTHING if tile is None else tile for tile in referee.slots]
    state.removed = [referee.removed[tile] for tile in range(kernel.TYPES)]
    state.bag.count = [referee.bag[tile] for tile in range(kernel.TYPES)]
    state.bag.group = [sum(state.bag.count[8 * group : 8 * group + 8]) for group in range(kernel.GROUPS)]
    state.bag.size = sum(state.bag.count)
    state.tile, state.arrow = [0] * kernel.SPACES, [0] * kernel.SPACES
    spaces_by_colour: dict[str, set[str]] = {tile["colour"]: set() for tile in referee.tiles}
    for space, (tile, arrow) in referee.floor.items():
        state.tile[space_number(space)], state.arrow[space_number(space)] = 1 + tile, SIDES.index(arrow)
        spaces_by_colour[referee.tiles[tile]["colour"]].add(space)
    state.tiles = mask_of(referee.floor, space_number)
    colours = game.setting.board.colours
    state.colour[: len(colours)] = [mask_of(spaces_by_colour[colour], space_number) for colour in colours]
    for seat in range(referee.players):
        state.markers[seat] = mask_of(referee.face_up_markers[seat], QUARTERS.index)
        state.points[seat] = [referee.gold[seat][source] for source in SOURCES]
        for index, colour in enumerate(referee.colours):
            state.artisans[seat][index] = mask_of(referee.artisans[seat, colour], space_number)
            state.supply[seat][index] = referee.supply[seat, colour]
    game.position.write(state.pack())


def mask_of(names: Iterable[str], number: Callable[[str], int]) -> int:
    """Return a mask of named spaces or quarters; `number` returns the bit of a name."""
    return sum(1 << number(name) for name in names)


def spaces_in(mask: int) -> set[str]:
    """Return the names of the spaces in a mask."""
    return {space_name(space) for space in range(64) if mask >> space & 1}


def quarters_in(mask: int) -> set[str]:
    """Return the names of the quarters in a mask."""
    return {quarter for bit, quarter in enumerate(QUARTERS) if mask >> bit & 1}


def table_of(state: Any) -> dict[str, Any]:
    """Return a state of the kernel in the format of `Referee.table`."""
    players = state.frame.players
    owners = [(seat, colour) for seat in range(players) for colour in range(2 if players == 2 else 1)]
    return {
        "mover": state.frame.mover if state.frame.mover >= 0 else None,
        "placed": state.placed,
        "turns": state.turn,
        "slots": [tile if tile >= 0 else None for tile in state.slot],
        "floor": {
            space_name(space): (tile - 1, SIDES[state.arrow[space]]) for space, tile in enumerate(state.tile) if tile
        },
        "artisans": {(seat, "ab"[colour]): spaces_in(state.artisans[seat][colour]) for seat, colour in owners},
        "supply": {(seat, "ab"[colour]): state.supply[seat][colour] for seat, colour in owners},
        "face_up_markers": [quarters_in(state.markers[seat]) for seat in range(players)],
        "scored": quarters_in(state.scored),
        "gold": [dict(zip(SOURCES, state.points[seat], strict=True)) for seat in range(players)],
        "bag": Counter({tile: n for tile, n in enumerate(state.bag.count) if n}),
        "removed": Counter({tile: n for tile, n in enumerate(state.removed) if n}),
    }


def events_of(position: Any) -> list[tuple[Any, ...]]:
    """Return the kernel's events of the last move in the format of `Referee.events`."""
    return [_event(kind, seat, subject, amount) for kind, seat, subject, amount, _ in position.events()]


def _event(kind: int, seat: int, subject: int, amount: int) -> tuple[Any, ...]:
    """Return an event of the kernel in the format of `Referee.events`."""
    match kind:
        case kernel.SCORED:
            return ("gold", seat, SOURCES[subject], amount)
        case kernel.DRAWN if amount == kernel.TO_START:
            return ("starts", subject)
        case kernel.DRAWN:
            return ("drawn", subject, amount + 1)
        case kernel.PLACED:
            return ("placed", seat, space_name(subject), amount // 16, SIDES[amount // 4 % 4], amount % 4 + 1)
        case kernel.MARKER_TURNED:
            return ("marker", seat, QUARTERS[subject])
        case kernel.ARTISAN_NEW:
            return ("new", seat, space_name(subject), "ab"[amount])
        case kernel.ARTISAN_MOVED:
            return ("moved", seat, space_name(subject), space_name(amount // 2), "ab"[amount % 2])
        case kernel.NO_ARTISAN:
            return ("no artisan", seat, space_name(subject))
        case kernel.ENDED:
            return ("ended", seat)
        case kernel.RENEWED:
            return ("renewed", seat)
        case kernel.REMOVED:
            return ("removed", subject, amount + 1)
        case kernel.QUARTER_FULL:
            return ("full", QUARTERS[subject])
        case kernel.QUARTER_PAYS:
            return ("quarter", seat, QUARTERS[subject // 2], "ab"[subject % 2], amount)
        case kernel.NOTHING_FITS:
            return ("nothing fits",)
    raise AssertionError(f"the referee does not know event {kind}")


def draws(events: list[tuple[Any, ...]]) -> list[tuple[int, int]]:
    """Return the drawn tiles, each with the number of its slot from 1."""
    return [(tile, slot) for _, tile, slot in (event for event in events if event[0] == "drawn")]
