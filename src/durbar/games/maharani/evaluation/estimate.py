"""An estimate of a seat's final gold, in hundredths of gold: a heuristic, not a rule.

The weights were fitted to thousands of turns in games that the policy played. From artisans, supplies and markers they
predict how much more gold a seat will still gain than its rivals.
"""

import cython

if not cython.compiled:
    from durbar.games.maharani.rules.artisans import artisan_colours
    from durbar.games.maharani.rules.board import board_of
    from durbar.games.maharani.rules.score import total
    from durbar.games.maharani.rules.state import *

# The value, in percent, of the gold that a quarter would pay for a seat's artisans if the quarter were full now.
PAY = 120
# The deduction for each artisan on the floor, in hundredths of gold.
STANDING = 70
# The value of the additional gold that a quarter would pay for one more artisan, in percent. It is multiplied by the
# share of the quarter's spaces that are free.
NEXT_ARTISAN = 170
# The value of an artisan in the supply, in hundredths of gold. It is multiplied by the share of all spaces that are
# free.
SUPPLY = 500
# At most this many artisans in the supply are counted.
MAX_SUPPLY = 3
# The value of an action marker that is face up, in hundredths of gold.
MARKER_UP = 120
# The deduction for each turn of another player before a seat's next turn, in hundredths of gold.
WAIT = 150


def artisans_worth(s, seat, artisan):
    """Return the expected future gold of the artisans of one colour."""
    b = board_of(s)
    value = SUPPLY * min(MAX_SUPPLY, s.supply[seat][artisan]) * popcount(b.spaces & ~s.tiles) // popcount(b.spaces)
    for quarter in range(QUARTERS):
        if not (s.scored >> quarter) & 1:
            count = popcount(s.artisans[seat][artisan] & b.quarter[quarter])
            value += PAY * b.payout[count] - STANDING * count
            if count < COLOURS and b.payout[count + 1]:
                next_value = NEXT_ARTISAN * (b.payout[count + 1] - b.payout[count])
                value += next_value * popcount(b.quarter[quarter] & ~s.tiles) // popcount(b.quarter[quarter])
    return value


def estimate(s, seat):
    """Return a seat's gold plus the expected value of its artisans, its markers and its position in the turn order."""
    value = 100 * total(s, seat)
    if s.frame.mover == NOBODY:
        return value
    for artisan in range(artisan_colours(s)):
        value += artisans_worth(s, seat, artisan)
    turns_to_wait = (seat + s.frame.players - s.frame.mover) % s.frame.players
    return value + MARKER_UP * popcount(s.markers[seat]) - WAIT * turns_to_wait
