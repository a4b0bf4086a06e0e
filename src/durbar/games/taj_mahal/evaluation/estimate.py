"""An estimate of a seat's final points, made at the end of a visit, in hundredths of a point: a heuristic, not a rule.

The weights were fitted to thousands of visits. From hand, goods, network and tiles they predict how many more points a
seat will still score than its rivals. Most weights were fitted to games that the policy played. The policy undervalues
goods and roads, so their weights were fitted to games between searching bots instead.
"""

import cython

if not cython.compiled:
    from durbar.games.taj_mahal.evaluation.worth import ONES, hand_shape, provinces_of
    from durbar.games.taj_mahal.rules.board import board_of
    from durbar.games.taj_mahal.rules.connect import network
    from durbar.games.taj_mahal.rules.score import total
    from durbar.games.taj_mahal.rules.state import *

    RIVALRY = [0] * (SEATS + 1)

# The value of each card in hand.
CARD = 70
# Added for each card that can still be played, assuming two cards in each coming visit.
USED = 65
# Added for each card of the colour with the most cards.
SUIT = 50
# The value of a commodity, for each coming province tile that shows it.
GOOD = 13
# The value of each province of the largest network.
NET = 40
# The value of each province of a network, multiplied by the number of coming provinces into which its roads lead.
REACH = 25
# The value of a single advisor tile.
ADVISOR = 30
# Added for a single advisor tile, for each coming visit in which the second tile of the pair can be won.
PAIR_TIME = 20
# The value of a special card.
SPECIAL = 135
# Added for a special card, for each coming visit in which it can be used.
SPECIAL_TIME = 10
# Coming visits beyond this number do not increase the value of tiles and special cards.
MAX_VISITS = 4


def _fill_rivalry():
    """Fill RIVALRY with the factor for each number of players, in percent: the fewer rivals, the more points are left
    for a seat.
    """
    RIVALRY[2] = 175
    RIVALRY[3] = 125
    RIVALRY[4] = 100
    RIVALRY[5] = 90


_fill_rivalry()


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
    """Return the value of a seat's commodities, which score again with every new commodity of their kind (TM-4.6)."""
    b = board_of(s)
    value = 0
    for visit in range(s.visit, VISITS):
        for kind in range(GOODS):
            if (b.goods[visit] >> kind) & 1:
                value += GOOD * s.goods[seat][kind]
    return value


def network_worth(s, seat):
    """Return the value of a seat's networks of palaces, and of the roads by which they can grow."""
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
        neighbours: cython.ulonglong = 0
        while net:
            neighbours |= b.roads[ctz(net)]
            net &= net - 1
        largest = max(largest, ONES[provinces])
        value += REACH * ONES[provinces] * ONES[provinces_of(b, neighbours) & coming & ~provinces]
    return value + NET * largest


def tiles_worth(s, seat):
    """Return the value of single advisor tiles and of special cards (TM-5.1)."""
    visits_left = min(MAX_VISITS, VISITS - s.visit)
    value = 0
    for advisor in range(ADVISORS):
        if s.advisors[seat][advisor]:
            value += ADVISOR + PAIR_TIME * visits_left
    for effect in range(EFFECTS):
        if s.special[effect] == seat:
            value += SPECIAL + SPECIAL_TIME * visits_left
    return value


def estimate(s, seat):
    """Return a seat's points plus the expected value of hand, goods, network, advisor tiles and special cards."""
    value = 100 * total(s, seat)
    if s.frame.mover == NOBODY:
        return value
    future = hand_worth(s, seat) + goods_worth(s, seat) + network_worth(s, seat) + tiles_worth(s, seat)
    return value + future * RIVALRY[s.frame.players] // 100
