"""The end of the game (MH-6.2)."""

import cython

if not cython.compiled:
    from durbar.games.kernel.events import note
    from durbar.games.maharani.rules.board import board_of
    from durbar.games.maharani.rules.quarters import score_quarter
    from durbar.games.maharani.rules.state import *


def nothing_fits(s):
    """Return 1 if no tile on the turntable fits on any empty space, even with all markers face up (MH-6.2)."""
    b = board_of(s)
    for slot in range(SLOTS):
        if s.slot[slot] != NOTHING and b.fitting_spaces[s.slot[slot]] & ~s.tiles:
            return 0
    return 1


def finish(s):
    """End the game. Quarters that have not been scored are scored now (MH-6.2)."""
    if s.scored != ALL_QUARTERS:
        note(s.frame.events, NOTHING_FITS, NOBODY, NOTHING, 0)
        for quarter in range(QUARTERS):
            if not (s.scored >> quarter) & 1:
                score_quarter(s, quarter)
    s.frame.mover = NOBODY
