"""The cases of Maharani for the checks in ``tests/kit``: all numbers of players, lazy seats, and custom boards."""

from collections import Counter
from pathlib import Path
from typing import Any

from durbar.games.game import Setting
from durbar.games.maharani.components.board_file import read_components
from durbar.games.maharani.components.components import CENTRE, KINDS, components_of, quarter_of
from durbar.games.maharani.game import MAHARANI_GAME
from durbar.games.maharani.rules.state import NOTHING, SLOTS
from games.maharani.boardfiles import GARDEN, OPEN_COURT, TIGHT
from kit.case import Case

MOST_MOVES = {2: 240, 3: 192, 4: 192}
"""The highest number of legal moves on the standard board, by number of players (MH-10.3)."""


def check_invariants(setting: Setting, state: Any) -> None:
    """Check that every tile and artisan is in exactly one allowed place (MH-1.2, MH-1.3, MH-10.1, MH-10.2), and that
    gold is the sum of its sources and never negative (MH-5.1).
    """
    board = components_of(setting)
    floor = {space: tile - 1 for space, tile in enumerate(state.tile) if tile}
    _check_all_tiles(board, state, floor)
    for space, tile in floor.items():
        mark, columns = board.marks[space], KINDS[board.tiles[tile].kind]
        assert mark is not None
        assert (mark == CENTRE) == (columns == CENTRE)
        assert mark.bit_count() == columns.bit_count()
    sides, artisans = dict(board.sides)[setting.players], dict(board.artisans)[setting.players]
    taken: set[int] = set()
    for seat in range(setting.players):
        *earned, second_tiles = state.points[seat]  # gold from tiles, artisans and quarters; payments for second tiles
        assert sum(earned) + second_tiles >= 0 >= second_tiles
        assert min(earned) >= 0
        for colour in range(2 if setting.players == 2 else 1):
            spaces = {space for space in range(64) if state.artisans[seat][colour] >> space & 1}
            assert len(spaces) + state.supply[seat][colour] == artisans
            assert taken.isdisjoint(spaces)
            taken |= spaces
            assert all(space in floor and state.arrow[space] == sides[seat] for space in spaces)
            places = [(quarter_of(space), board.tiles[floor[space]].colour) for space in spaces]
            assert len(set(places)) == len(places)  # MH-4.5


def _check_all_tiles(board: Any, state: Any, floor: dict[int, int]) -> None:
    """Check that every tile is on the floor, on a slot, in the bag or removed."""
    tiles = Counter(floor.values())
    tiles.update(tile for tile in state.slot if tile != NOTHING)
    for counts in (state.bag.count, state.removed):
        tiles.update({type: n for type, n in enumerate(counts) if n})
    assert tiles == {type: tile.count for type, tile in enumerate(board.tiles)}
    assert state.bag.size == sum(state.bag.count) == sum(state.bag.group)


def maharani_case(players: int, *, lazy: int = 0, board: Path | None = None, **options: Any) -> Case:
    """Return a case of Maharani; its name says how it differs from the standard game.

    ``lazy`` is a mask of the seats that mostly make their first legal move.
    """
    setting = MAHARANI_GAME.setting(players, None, read_components(board) if board else None, options)
    spaces = sum(mark is not None for mark in components_of(setting).marks)
    parts = [str(players), *([board.stem] if board else []), *([f"lazy{lazy}"] if lazy else []), *options]
    return Case(
        "-".join(["maharani", *parts]),
        setting,
        longest=3 * spaces,  # at most three moves for each space: a tile, `end`, and `renew`
        pool=lambda state: state.bag.count,
        pool_draws=frozenset(range(SLOTS)),
        check_invariants=check_invariants,
        lazy=lazy,
        share=0.2,  # the share of positions that the checks compare
    )


CASES = [
    *(maharani_case(players) for players in (2, 3, 4)),
    maharani_case(2, lazy=0b11),
    maharani_case(4, lazy=0b0111, start_player=3),
    maharani_case(2, board=GARDEN, undo="never"),
    maharani_case(3, lazy=0b010, board=GARDEN),
    maharani_case(2, board=TIGHT),
    maharani_case(4, lazy=0b1001, board=TIGHT),
    maharani_case(2, board=OPEN_COURT),
]
