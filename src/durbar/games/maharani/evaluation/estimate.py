"""An estimate of a seat's final gold, in hundredths; heuristics, not rules.

The weights were fitted over thousands of turns of games by the policy: they best predict from artisans, supply and
markers how much more one seat still gets than the others.
"""

import cython

if not cython.compiled:
    from durbar.games.maharani.rules.artisans import artisan_colours
    from durbar.games.maharani.rules.board import board_of
    from durbar.games.maharani.rules.score import total
    from durbar.games.maharani.rules.state import *

# What the artisans of a quarter would be paid now, in hundredths of it; a deduction for each artisan in use; and what
# one more would be paid, by the share of the quarter that is still free.
PAY = 120
STANDING = 70
NEXT = 170
# An artisan in the supply, up to a number of them, by the share of the floor that is still free.
SUPPLY = 500
ENOUGH = 3
# An action marker that is face up; and each turn that others have first.
UP = 120
WAIT = 150


def artisans_worth(s, seat, artisan):
    """Return the expected future gold of the artisans of one colour."""
    b = board_of(s)
    value = SUPPLY * min(ENOUGH, s.supply[seat][artisan]) * popcount(b.spaces & ~s.tiles) // popcount(b.spaces)
    for quarter in range(QUARTERS):
        if not (s.scored >> quarter) & 1:
            many = popcount(s.artisans[seat][artisan] & b.quarter[quarter])
            value += PAY * b.payout[many] - STANDING * many
            if many < COLOURS and b.payout[many + 1]:
                more = NEXT * (b.payout[many + 1] - b.payout[many])
                value += more * popcount(b.quarter[quarter] & ~s.tiles) // popcount(b.quarter[quarter])
    return value


def estimate(s, seat):
    """Return a seat's gold plus the expected value of its artisans, its markers and the turn."""
    value = 100 * total(s, seat)
    if s.frame.mover == NOBODY:
        return value
    for artisan in range(artisan_colours(s)):
        value += artisans_worth(s, seat, artisan)
    wait = (seat + s.frame.players - s.frame.mover) % s.frame.players
    return value + UP * popcount(s.markers[seat]) - WAIT * wait
