"""Roads and palaces (TM-4.7)."""

import cython

if not cython.compiled:
    from durbar.games.taj_mahal.rules.board import board_of
    from durbar.games.taj_mahal.rules.state import *


def network(b, mine, start):
    """The cities reached from some cities along roads whose cities are all in `mine`."""
    reached = start
    frontier = start
    while frontier:
        near: cython.ulonglong = 0
        while frontier:
            near |= b.roads[ctz(frontier)]
            frontier &= frontier - 1
        frontier = near & mine & ~reached
        reached |= frontier
    return reached


def connected_provinces(s, seat):
    """TM-4.7: the current province and every other one reached from the seat's palaces in it; 0 without a palace
    there.
    """
    b = board_of(s)
    mine = s.palaces[seat] | s.crowns[seat]
    reached = network(b, mine, mine & b.province[s.order[s.visit]])
    n = 0
    for province in range(PROVINCES):
        if reached & b.province[province]:
            n += 1
    return n
