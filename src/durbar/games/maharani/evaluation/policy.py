"""The policy: it estimates the value of a move in hundredths of gold. This is a heuristic, not a rule, and it uses only
public information (MH-8.2).

The weights were found by hill climbing: a small change was accepted if a seat that used it gained more gold than its
rivals over thousands of games of two to four players.
"""

import cython

if not cython.compiled:
    from durbar.games.maharani.rules.areas import size_of
    from durbar.games.maharani.rules.artisans import artisan_space, possible_artisans
    from durbar.games.maharani.rules.board import board_of, quarter_below, side_of
    from durbar.games.maharani.rules.state import *

# The cost of turning an action marker face down, in hundredths of gold.
MARKER = 105
# The cost of turning the last action marker face down, in hundredths of gold.
LAST_MARKER = 50
# The value, in percent, of the additional gold that a full quarter will pay because of a new artisan.
PAYOUT = 40
# The cost of using one of the last artisans of the supply, in hundredths of gold. It is multiplied by 1, 2 or 3; the
# factor is higher if fewer artisans are left.
SUPPLY = 45
# A supply is low if it has at most this many artisans.
LOW_SUPPLY = 3
# The value of renewing the markers, for each marker that is face down, in hundredths of gold.
MARKER_DOWN = 130
# The cost of each tile in the area that a new tile joins, in hundredths of gold. The next player can use the area too.
GIFT = 7


def artisan_worth(s, seat, space, colour, choice):
    """Return the value of the artisan on a new tile: the gold for its group now, and for a new artisan the additional
    gold that the full quarter will pay, minus the cost of a low supply.
    """
    b = board_of(s)
    quarter = b.home[space]
    possible_colours = possible_artisans(s, seat, colour, quarter)
    if possible_colours == 0:
        return 0
    artisan = choice - 1 if choice else possible_colours >> 1
    old_space = artisan_space(s, seat, artisan, colour, quarter)
    worth = 100 * size_of((s.artisans[seat][artisan] & ~old_space) | bit(space), space)
    if old_space == 0:  # the artisan is new
        count = popcount(s.artisans[seat][artisan] & b.quarter[quarter])
        worth += PAYOUT * (b.payout[count + 1] - b.payout[count])
        if s.supply[seat][artisan] <= LOW_SUPPLY:
            worth -= SUPPLY * (LOW_SUPPLY + 1 - s.supply[seat][artisan])
    return worth


def weigh(s, moves, n, values):
    """Write the value of every legal move of the mover to `values`; a higher value is better."""
    b = board_of(s)
    seat = s.frame.mover
    own_side = side_of(s, seat)
    markers_up = popcount(s.markers[seat])
    area: cython.int[SPACES]  # the size of the area that the slot's tile would have on each space; 0: not computed
    if not cython.compiled:
        area = [0] * SPACES
    last_slot = NOTHING
    for i in range(n):
        id = moves[i]
        if id == END:
            values[i] = 0
            continue
        if id == RENEW:
            values[i] = MARKER_DOWN * (QUARTERS - markers_up)
            continue
        rest = id - PLACE
        choice = rest % CHOICES
        rest = rest // CHOICES
        arrow = rest % SIDES
        space = rest // SIDES % SPACES
        slot = rest // (SIDES * SPACES)
        colour = b.colour[s.slot[slot]]
        if slot != last_slot:
            last_slot = slot
            for k in range(SPACES):
                area[k] = 0
        if area[space] == 0:
            area[space] = size_of(s.colour[colour] | bit(space), space)
        value = (100 - GIFT) * area[space]
        if arrow == own_side:
            value += artisan_worth(s, seat, space, colour, choice)
        if b.home[space] != quarter_below(s, slot):
            value -= LAST_MARKER if markers_up == 1 else MARKER
        if s.placed:
            value -= 100 * b.second_tile
        values[i] = value
