"""What a table draws to preview a placement: the area that the tile joins and, if an artisan comes, its group and what
the quarter would pay then.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from durbar.games.maharani.components.components import EDGE, QUARTERS, components_of, quarter_of, side_of, space_name
from durbar.games.maharani.presentation.explain import artisans_that_can
from durbar.games.maharani.presentation.notation import parts_of
from durbar.games.maharani.presentation.view import artisan_colours, spaces_of
from durbar.games.maharani.presentation.view_types import MaharaniSketch
from durbar.games.maharani.rules.state import END, RENEW
from durbar.games.rulebook import Setting

_STEPS = ((0, 1), (1, 0), (0, -1), (-1, 0))
NEIGHBOURS = tuple(
    tuple(
        (rank + up) * EDGE + file + right for right, up in _STEPS if 0 <= file + right < EDGE and 0 <= rank + up < EDGE
    )
    for rank in range(EDGE)
    for file in range(EDGE)
)
"""The neighbours of each space of the grid."""


def sketch_of(setting: Setting, state: Any, seat: int, ids: Sequence[int]) -> MaharaniSketch:
    """Return what to draw for a decision of the mover, given the position before it."""
    if ids[0] in (END, RENEW):
        return {}
    slot, space, arrow, choice = parts_of(ids[0])
    tiles = components_of(setting).tiles
    tile = tiles[state.slot[slot]]

    def alike(other: int) -> bool:
        laid: int = state.tile[other]
        return laid > 0 and tiles[laid - 1].colour == tile.colour

    made: MaharaniSketch = {"quarter": QUARTERS[quarter_of(space)], "area": _reached(space, alike)}
    if arrow != side_of(setting, seat):
        return made
    artisan = choice - 1
    if not choice:
        possible = artisans_that_can(setting, state, seat, tile, space)
        if not possible:
            return made
        artisan = possible[0]
    return {**made, **_artisan_comes(setting, state, seat, artisan, space, alike)}


def _artisan_comes(
    setting: Setting, state: Any, seat: int, artisan: int, space: int, alike: Callable[[int], bool]
) -> MaharaniSketch:
    """Return where the artisan comes from, its group, and the quarter's artisans and their pay after it (MH-4.2 to
    MH-4.4).
    """
    board, quarter = components_of(setting), quarter_of(space)
    there = spaces_of(board, quarter)
    stand = list(state.artisans[seat][: artisan_colours(setting)])
    left = next((one for one in _bits(stand[artisan] & there) if alike(one)), None)
    if left is not None:
        stand[artisan] &= ~(1 << left)
    stand[artisan] |= 1 << space
    mine = stand[artisan]
    many = [(mask & there).bit_count() for mask in stand]
    return {
        "artisan": artisan,
        "from": None if left is None else space_name(left),
        "group": _reached(space, lambda other: bool(mine >> other & 1)),
        "artisans": many,
        "pays": sum(board.payout[one] for one in many),
    }


def _reached(start: int, goes_on: Callable[[int], bool]) -> list[str]:
    """Return the connected spaces of a space, itself first."""
    found, edge = {start}, [start]
    for here in edge:
        for other in NEIGHBOURS[here]:
            if other not in found and goes_on(other):
                found.add(other)
                edge.append(other)
    return [space_name(space) for space in edge]


def _bits(mask: int) -> list[int]:
    """Return the indices of the bits set in a mask."""
    return [at for at in range(mask.bit_length()) if mask >> at & 1]
