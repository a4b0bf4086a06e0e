"""Gold by source (MH-1.3)."""

import cython

if not cython.compiled:
    from durbar.games.kernel.events import note
    from durbar.games.maharani.rules.state import *


def gain(s, seat, source, gold):
    """Add gold from a source to a seat; a negative amount is a payment."""
    if gold:
        s.points[seat][source] += gold
        note(s.frame.events, SCORED, seat, source, gold)


def total(s, seat):
    """Return the gold of a seat from all sources."""
    gold = 0
    for source in range(SOURCES):
        gold += s.points[seat][source]
    return gold
