"""Points, always with where they come from."""

import cython

if not cython.compiled:
    from durbar.games.kernel.tale import note
    from durbar.games.taj_mahal.rules.state import *


def gain(s, seat, source, points):
    """A seat scores."""
    if points:
        s.points[seat][source] += points
        note(s.frame.tale, SCORED, seat, source, points)


def total(s, seat):
    """All points of a seat."""
    n = 0
    for source in range(SOURCES):
        n += s.points[seat][source]
    return n
