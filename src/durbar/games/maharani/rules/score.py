"""Gold, always with where it comes from (MH-1.3)."""

import cython

if not cython.compiled:
    from durbar.games.kernel.tale import note
    from durbar.games.maharani.rules.state import *


def gain(s, seat, source, gold):
    """A seat gets gold, or pays it."""
    if gold:
        s.points[seat][source] += gold
        note(s.frame.tale, SCORED, seat, source, gold)


def total(s, seat):
    """All gold of a seat."""
    n = 0
    for source in range(SOURCES):
        n += s.points[seat][source]
    return n
