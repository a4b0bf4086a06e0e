"""Converting the components of a board file to the struct that the rules read."""

from __future__ import annotations

from durbar.games.board_slots import BoardSlots
from durbar.games.taj_mahal.components.components import Components
from durbar.games.taj_mahal.rules.board import lay_out
from durbar.games.taj_mahal.rules.state import (
    BOARDS,
    NOTHING,
    TAJ_MAHAL,
    WHITE,
    Board,
)


def pack_board(components: Components) -> bytes:
    """Return the components as the bytes of a `Board`."""
    board = Board()
    for start, end in components.roads:
        board.roads[start] |= 1 << end
        board.roads[end] |= 1 << start
    for index, province in enumerate(components.provinces):
        board.province[index] = sum(1 << city for city in province.cities)
    board.home = [city.province for city in components.cities]
    board.fortress = [int(city.fortress) for city in components.cities]
    board.agra = components.agra
    board.colour = [NOTHING] * len(board.colour)
    board.symbol = [[NOTHING, NOTHING] for _ in board.symbol]
    for type, card in [*enumerate(components.coloured_types), *enumerate(components.white_types, WHITE)]:
        board.cards[type] = card.count
        board.colour[type] = NOTHING if card.colour is None else card.colour
        board.symbol[type] = [*card.symbols, NOTHING][:2]
        if card.colour is not None:
            board.types_of[card.colour] |= 1 << type
    board.goods = [sum(1 << commodity for commodity in tile) for tile in components.province_tiles]
    board.bonus = [*components.bonus_tiles, 1]
    assert board.bonus[TAJ_MAHAL] == 1
    board.special = list(components.specials)
    return bytes(board.pack())


BOARD_SLOTS: BoardSlots[Components] = BoardSlots(
    BOARDS, lambda number, components: lay_out(number, pack_board(components))
)
"""The kernel's table of all Taj Mahal boards that this process uses."""
