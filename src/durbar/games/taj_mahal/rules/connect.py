"""Connections between palaces by roads (TM-4.7)."""

import cython

if not cython.compiled:
    from durbar.games.taj_mahal.rules.board import board_of
    from durbar.games.taj_mahal.rules.state import *


def network(b, mine, start):
    """Return the mask of the cities that are connected with the cities of `start` by roads between cities of `mine`."""
    reached = start
    frontier = start
    while frontier:
        neighbours: cython.ulonglong = 0
        while frontier:
            neighbours |= b.roads[ctz(frontier)]
            frontier &= frontier - 1
        frontier = neighbours & mine & ~reached
        reached |= frontier
    return reached


def connected_provinces(s, seat):
    """Return the number of provinces that a seat's palaces in the current province are connected with, including that
    province; 0 if the seat has no palace there (TM-4.7).
    """
    b = board_of(s)
    mine = s.palaces[seat] | s.crowns[seat]
    reached = network(b, mine, mine & b.province[s.order[s.visit]])
    count = 0
    for province in range(PROVINCES):
        if reached & b.province[province]:
            count += 1
    return count
