"""The value of a move, in hundredths of gold; heuristics, not rules. Everything it uses is public (MH-8.2).

The weights were found by playing: many small changes, each accepted if a seat with it got more gold than its rivals
without it, over thousands of games of two to four players.
"""

import cython

if not cython.compiled:
    from durbar.games.maharani.rules.areas import size_of
    from durbar.games.maharani.rules.artisans import possible, standing
    from durbar.games.maharani.rules.board import board_of, quarter_below, side_of
    from durbar.games.maharani.rules.state import *

# The cost of turning an action marker face down, and of the last one that was face up.
MARKER = 105
LAST_MARKER = 50
# What a new artisan is expected to be paid when its quarter is full: less than the payout, because artisans are few.
PAYOUT = 40
# The last LOW_SUPPLY artisans of a supply are worth saving, each more than the one before.
SUPPLY = 45
LOW_SUPPLY = 3
# The value of reactivating, for each marker that is face down.
DOWN = 130
# The cost of a large area, for each of its tiles: the next player can use it.
GIFT = 7


def artisan_worth(s, seat, space, colour, choice):
    """Return the value of the artisan for a tile placed there: its group now, and its share of the full quarter."""
    b = board_of(s)
    quarter = b.home[space]
    can = possible(s, seat, colour, quarter)
    if can == 0:
        return 0
    artisan = choice - 1 if choice else can >> 1
    old = standing(s, seat, artisan, colour, quarter)
    worth = 100 * size_of((s.artisans[seat][artisan] & ~old) | bit(space), space)
    if old == 0:
        many = popcount(s.artisans[seat][artisan] & b.quarter[quarter])
        worth += PAYOUT * (b.payout[many + 1] - b.payout[many])
        if s.supply[seat][artisan] <= LOW_SUPPLY:
            worth -= SUPPLY * (LOW_SUPPLY + 1 - s.supply[seat][artisan])
    return worth


def weigh(s, moves, n, values):
    """Write a value for every legal move of the mover: higher is better."""
    b = board_of(s)
    seat = s.frame.mover
    home = side_of(s, seat)
    up = popcount(s.markers[seat])
    area: cython.int[SPACES]  # of the slot's tile on each space; 0: not computed yet
    if not cython.compiled:
        area = [0] * SPACES
    last = NOTHING
    for i in range(n):
        id = moves[i]
        if id == END:
            values[i] = 0
            continue
        if id == RENEW:
            values[i] = DOWN * (QUARTERS - up)
            continue
        at = id - PLACE
        choice = at % CHOICES
        at = at // CHOICES
        arrow = at % SIDES
        space = at // SIDES % SPACES
        slot = at // (SIDES * SPACES)
        colour = b.colour[s.slot[slot]]
        if slot != last:
            last = slot
            for k in range(SPACES):
                area[k] = 0
        if area[space] == 0:
            area[space] = size_of(s.colour[colour] | bit(space), space)
        value = (100 - GIFT) * area[space]
        if arrow == home:
            value += artisan_worth(s, seat, space, colour, choice)
        if b.home[space] != quarter_below(s, slot):
            value -= LAST_MARKER if up == 1 else MARKER
        if s.placed:
            value -= 100 * b.second_tile
        values[i] = value
