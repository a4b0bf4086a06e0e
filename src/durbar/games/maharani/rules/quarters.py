"""Scoring a full quarter (MH-6.1)."""

import cython

if not cython.compiled:
    from durbar.games.kernel.events import note
    from durbar.games.maharani.rules.artisans import artisan_colours
    from durbar.games.maharani.rules.board import board_of
    from durbar.games.maharani.rules.score import gain
    from durbar.games.maharani.rules.state import *


def is_full(s, quarter):
    """Return whether every space of a quarter has a tile."""
    return board_of(s).quarter[quarter] & ~s.tiles == 0


def score_quarter(s, quarter):
    """Pay for the artisans in a quarter, each artisan colour separately, and return them to the supply (MH-6.1,
    MH-7.3).
    """
    b = board_of(s)
    s.scored |= 1 << quarter
    for seat in range(s.frame.players):
        for artisan in range(artisan_colours(s)):
            count = popcount(s.artisans[seat][artisan] & b.quarter[quarter])
            if count:
                note(s.frame.events, QUARTER_PAYS, seat, quarter * ARTISANS + artisan, count)
                gain(s, seat, FROM_QUARTERS, b.payout[count])
                s.artisans[seat][artisan] &= ~b.quarter[quarter]
                s.supply[seat][artisan] += count


def score_full_quarters(s):
    """Score each full quarter that has not been scored yet (MH-5.3, MH-8.3)."""
    for quarter in range(QUARTERS):
        if is_full(s, quarter) and not (s.scored >> quarter) & 1:
            note(s.frame.events, QUARTER_FULL, NOBODY, quarter, 0)
            score_quarter(s, quarter)
