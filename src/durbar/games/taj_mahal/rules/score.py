"""Points by source."""

import cython

if not cython.compiled:
    from durbar.games.kernel.events import note
    from durbar.games.taj_mahal.rules.state import *


def gain(s, seat, source, points):
    """Add points from a source to a seat."""
    if points:
        s.points[seat][source] += points
        note(s.frame.events, SCORED, seat, source, points)


def total(s, seat):
    """Return the points of a seat from all sources."""
    points = 0
    for source in range(SOURCES):
        points += s.points[seat][source]
    return points
