"""Converting the components of a board file to the struct that the rules read."""

from __future__ import annotations

from durbar.games.board_slots import BoardSlots
from durbar.games.maharani.components.components import CENTRE, KINDS, Components, quarter_of, turned
from durbar.games.maharani.rules.board import lay_out
from durbar.games.maharani.rules.state import BOARDS, SIDES, Board


def arrows_on(mark: int, kind: str, arrow: int) -> list[int]:
    """Return the sides to which the arrow of a tile can point on a space with this mark (MH-3.2, MH-3.3)."""
    turns = [turn for turn in range(SIDES) if turned(KINDS[kind], turn) == mark]
    return sorted({(arrow + turn) % SIDES for turn in turns})


def pack_board(components: Components) -> bytes:
    """Return the components as the bytes of a `Board`."""
    board = Board()
    for space, mark in enumerate(components.marks):
        board.home[space] = quarter_of(space)
        if mark is not None:
            board.spaces |= 1 << space
            board.quarter[quarter_of(space)] |= 1 << space
            board.centres |= (mark == CENTRE) << space
    for type, tile in enumerate(components.tiles):
        board.tiles[type] = tile.count
        board.colour[type] = tile.colour
        board.centre[type] = int(KINDS[tile.kind] == CENTRE)
        for space, mark in enumerate(components.marks):
            if mark is not None:
                for arrow in arrows_on(mark, tile.kind, tile.arrow):
                    board.arrows[type][space] |= 1 << arrow
                    board.fitting_spaces[type] |= 1 << space
    for players, sides in components.sides:
        board.side[players][:players] = sides
    for players, count in components.artisans:
        board.artisans[players] = count
    board.slot_quarter = [list(row) for row in components.slot_quarters]
    board.payout[: len(components.payout)] = components.payout
    board.second_tile = components.second_tile_cost
    return bytes(board.pack())


BOARD_SLOTS: BoardSlots[Components] = BoardSlots(
    BOARDS, lambda number, components: lay_out(number, pack_board(components))
)
"""The kernel's table of all Maharani boards that this process uses."""
