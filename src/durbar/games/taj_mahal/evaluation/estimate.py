"""An estimate of a seat's final points at the end of a visit, in hundredths of a point; heuristics, not rules.

The weights were fitted over thousands of visits: they best predict from hand, goods, network and tiles how much more
one seat still gets than the others. The games were played by the policy, and for goods and roads, which the policy
undervalues, by bots that search.
"""

import cython

if not cython.compiled:
    from durbar.games.taj_mahal.evaluation.worth import ONES, hand_shape, provinces_of
    from durbar.games.taj_mahal.rules.board import board_of
    from durbar.games.taj_mahal.rules.connect import network
    from durbar.games.taj_mahal.rules.score import total
    from durbar.games.taj_mahal.rules.state import *

    RIVALRY = [0] * (SEATS + 1)

# A card; more for as many as the coming visits can use, two each; and for those of the longest colour.
CARD = 70
USED = 65
SUIT = 50
# A commodity, for each coming province tile that shows it.
GOOD = 13
# A province of the largest network; and of any network for each coming province that a road leads into.
NET = 40
REACH = 25
# One advisor tile of a pair, and for each visit that may bring the other; a special card, and for each visit that it
# may stay; the number of visits that count.
ADVISOR = 30
PAIR_TIME = 20
SPECIAL = 135
KEPT = 10
PATIENCE = 4


def _rivals_share():
    """Return the factor for the number of rivals, in hundredths: with fewer rivals more is left for a seat."""
    RIVALRY[2] = 175
    RIVALRY[3] = 125
    RIVALRY[4] = 100
    RIVALRY[5] = 90


_rivals_share()


def hand_worth(s, seat):
    """Return the value of the cards in a hand."""
    shape: cython.int[28]
    if not cython.compiled:
        shape = [0] * 28
    hand_shape(s, seat, shape)
    longest = 0
    for colour in range(COLOURS):
        longest = max(longest, shape[7 * colour])
    return CARD * s.size[seat] + USED * min(s.size[seat], 2 * (VISITS - s.visit)) + SUIT * longest


def goods_worth(s, seat):
    """Return the value of commodities, which pay again with every further one of their kind (TM-4.6)."""
    b = board_of(s)
    value = 0
    for visit in range(s.visit, VISITS):
        for kind in range(GOODS):
            if (b.goods[visit] >> kind) & 1:
                value += GOOD * s.goods[seat][kind]
    return value


def network_worth(s, seat):
    """Return the value of a seat's networks, and of where they can still grow."""
    b = board_of(s)
    mine = s.palaces[seat] | s.crowns[seat]
    coming = 0
    for visit in range(s.visit, VISITS):
        coming |= 1 << s.order[visit]
    value = 0
    largest = 0
    rest = mine
    while rest:
        net = network(b, mine, bit(ctz(rest)))
        rest &= ~net
        provinces = provinces_of(b, net)
        around: cython.ulonglong = 0
        while net:
            around |= b.roads[ctz(net)]
            net &= net - 1
        largest = max(largest, ONES[provinces])
        value += REACH * ONES[provinces] * ONES[provinces_of(b, around) & coming & ~provinces]
    return value + NET * largest


def tiles_worth(s, seat):
    """Return the value of single advisor tiles and of special cards (TM-5.1)."""
    left = min(PATIENCE, VISITS - s.visit)
    value = 0
    for advisor in range(ADVISORS):
        if s.advisors[seat][advisor]:
            value += ADVISOR + PAIR_TIME * left
    for effect in range(EFFECTS):
        if s.special[effect] == seat:
            value += SPECIAL + KEPT * left
    return value


def estimate(s, seat):
    """Return a seat's points plus the expected value of hand, goods, network, advisor tiles and special cards."""
    value = 100 * total(s, seat)
    if s.frame.mover == NOBODY:
        return value
    more = hand_worth(s, seat) + goods_worth(s, seat) + network_worth(s, seat) + tiles_worth(s, seat)
    return value + more * RIVALRY[s.frame.players] // 100
