"""What a page shows on the board to preview a placement: the area that the tile joins and, if an artisan is placed, its
group and the quarter's payout after the move.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from durbar.games.maharani.components.components import EDGE, QUARTERS, components_of, quarter_of, side_of, space_name
from durbar.games.maharani.presentation.explain import possible_artisans
from durbar.games.maharani.presentation.notation import parts_of
from durbar.games.maharani.presentation.view import artisan_colours, spaces_of
from durbar.games.maharani.presentation.view_types import MaharaniSketch
from durbar.games.maharani.rules.state import END, RENEW
from durbar.games.rulebook import Setting

# The steps to the four neighbours of a space, in files and ranks.
_STEPS = ((0, 1), (1, 0), (0, -1), (-1, 0))
NEIGHBOURS = tuple(
    tuple(
        (rank + up) * EDGE + file + right for right, up in _STEPS if 0 <= file + right < EDGE and 0 <= rank + up < EDGE
    )
    for rank in range(EDGE)
    for file in range(EDGE)
)
"""The neighbouring spaces of each space of the floor."""


def sketch_of(setting: Setting, state: Any, seat: int, ids: Sequence[int]) -> MaharaniSketch:
    """Return what to show for a decision of the mover, given the state before the decision."""
    if ids[0] in (END, RENEW):
        return {}
    slot, space, arrow, choice = parts_of(ids[0])
    tiles = components_of(setting).tiles
    tile = tiles[state.slot[slot]]

    def has_same_colour(other: int) -> bool:
        """Return whether a space has a tile of the same colour."""
        laid: int = state.tile[other]
        return laid > 0 and tiles[laid - 1].colour == tile.colour

    sketch: MaharaniSketch = {"quarter": QUARTERS[quarter_of(space)], "area": _connected(space, has_same_colour)}
    if arrow != side_of(setting, seat):
        return sketch
    artisan = choice - 1
    if not choice:
        possible = possible_artisans(setting, state, seat, tile, space)
        if not possible:
            return sketch
        artisan = possible[0]
    return {**sketch, **_sketch_artisan(setting, state, seat, artisan, space, has_same_colour)}


def _sketch_artisan(
    setting: Setting, state: Any, seat: int, artisan: int, space: int, has_same_colour: Callable[[int], bool]
) -> MaharaniSketch:
    """Return the space that the artisan leaves, its group, and the artisans in the quarter and their payout after the
    move (MH-4.2 to MH-4.4).
    """
    board, quarter = components_of(setting), quarter_of(space)
    quarter_spaces = spaces_of(board, quarter)
    masks = list(state.artisans[seat][: artisan_colours(setting)])
    left = next((other for other in _bits(masks[artisan] & quarter_spaces) if has_same_colour(other)), None)
    if left is not None:
        masks[artisan] &= ~(1 << left)
    masks[artisan] |= 1 << space
    mine = masks[artisan]
    counts = [(mask & quarter_spaces).bit_count() for mask in masks]
    return {
        "artisan": artisan,
        "from": None if left is None else space_name(left),
        "group": _connected(space, lambda other: bool(mine >> other & 1)),
        "artisans": counts,
        "pays": sum(board.payout[count] for count in counts),
    }


def _connected(start: int, belongs: Callable[[int], bool]) -> list[str]:
    """Return the names of the spaces that are connected with the space `start`, beginning with `start` itself.
    `belongs` says whether a space can be part of the group.
    """
    visited, group = {start}, [start]
    for space in group:
        for other in NEIGHBOURS[space]:
            if other not in visited and belongs(other):
                visited.add(other)
                group.append(other)
    return [space_name(space) for space in group]


def _bits(mask: int) -> list[int]:
    """Return the indices of the bits set in a mask."""
    return [index for index in range(mask.bit_length()) if mask >> index & 1]
