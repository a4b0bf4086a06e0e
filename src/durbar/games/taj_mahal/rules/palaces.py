"""Placing palaces (TM-4.2, TM-4.3, TM-4.5)."""

import cython

if not cython.compiled:
    from durbar.games.kernel.events import note
    from durbar.games.taj_mahal.rules.board import board_of
    from durbar.games.taj_mahal.rules.goods import claim_bonus
    from durbar.games.taj_mahal.rules.state import *


def open_cities(s):
    """Return the mask of the cities of the current province without an advisor palace (TM-4.2)."""
    taken: cython.ulonglong = 0
    for seat in range(s.frame.players):
        taken |= s.palaces[seat]
    return board_of(s).province[s.order[s.visit]] & ~taken


def crown_cities(s):
    """Return the mask of all cities of the current province, whether occupied or not (TM-4.5, TM-8.4)."""
    return board_of(s).province[s.order[s.visit]]


def build_palace(s, seat, city):
    """Place a palace for an advisor (TM-4.2). On a fortress it claims the bonus tile (TM-4.3)."""
    s.palaces[seat] |= bit(city)
    s.placed = 1
    s.palaces_due -= 1
    note(s.frame.events, BUILT, seat, city, 1)
    claim_bonus(s, seat, city)


def build_crown_palace(s, seat, city):
    """Place the crown palace, which claims no bonus tile (TM-4.5)."""
    s.crowns[seat] |= bit(city)
    s.placed = 1
    s.crown_due = 0
    note(s.frame.events, CROWNED, seat, city, 1)
