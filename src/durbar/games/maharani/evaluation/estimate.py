"""What a seat is likely to have in the end, in hundredths of gold: judgement, no rules.

The weights are those with which artisans, supply and markers best foretold, over thousands of turns of games played by
the policy, how much more one seat would still get than the others.
"""

import cython

if not cython.compiled:
    from durbar.games.maharani.rules.artisans import artisan_colours
    from durbar.games.maharani.rules.board import board_of
    from durbar.games.maharani.rules.score import total
    from durbar.games.maharani.rules.state import *

# What the artisans of a quarter would be paid now, in hundredths of it; less for each that stands somewhere; and what
# one more would be paid, by how much of the quarter is still free.
PAY = 120
STANDING = 70
NEXT = 170
# An artisan in the supply, up to so many, by how much of the floor is still free.
SUPPLY = 500
ENOUGH = 3
# An action marker that is face up; each turn that others have first.
UP = 120
WAIT = 150


def artisans_worth(s, seat, artisan):
    """Return what the artisans of one colour are still good for."""
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
    """Gold, and what artisans, markers and the turn are still good for."""
    value = 100 * total(s, seat)
    if s.frame.mover == NOBODY:
        return value
    for artisan in range(artisan_colours(s)):
        value += artisans_worth(s, seat, artisan)
    wait = (seat + s.frame.players - s.frame.mover) % s.frame.players
    return value + UP * popcount(s.markers[seat]) - WAIT * wait
