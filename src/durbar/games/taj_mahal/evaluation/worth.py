"""What things are worth to a seat, in hundredths of a point: judgement, no rules. Only what the seat may know is used.

The weights were found by playing: many small changes, each kept if a seat that made it scored more than its rivals
without it, over thousands of games of two to five players.
"""

import cython

if not cython.compiled:
    from durbar.games.taj_mahal.rules.board import board_of
    from durbar.games.taj_mahal.rules.connect import network
    from durbar.games.taj_mahal.rules.state import *

    ONES = [0] * 4096

# A card in hand: at most this, less in a hand of more cards than PACE for each visit to come; more for every other card
# of its colour, and for two symbols that are no elephants.
POWER = 130
PACE = 2
SUIT = 8
PAIR = 5
# A road from one's palaces into a province still to be visited, for each province it will connect.
ROAD = 12
# A commodity, for each province tile to come that shows it.
FUTURE_TILE = 15
# A special card: what each effect brings a visit, for how many visits it is likely to stay; and what the first tile of
# a pair is worth, in hundredths of the whole.
SPECIAL_E = 90
SPECIAL_K = 40
SPECIAL_2 = 120
SPECIAL_C = 10
STAYS = 2
FIRST_OF_PAIR = 60


def _count_ones():
    """How many bits are set in each mask of provinces: a table, because not every processor can count them."""
    for mask in range(4096):
        ONES[mask] = mask.bit_count()


_count_ones()


def hand_shape(s, seat, shape):
    """For each colour of the hand how many cards there are, then how many of each symbol: seven numbers a colour."""
    b = board_of(s)
    for i in range(7 * COLOURS):
        shape[i] = 0
    for colour in range(COLOURS):
        at = 7 * colour
        types = s.holds[seat] & b.types_of[colour]
        while types:
            type = ctz(types)
            types &= types - 1
            many = s.hands[seat][type]
            shape[at] += many
            shape[at + 1 + b.symbol[type][0]] += many
            shape[at + 1 + b.symbol[type][1]] += many


def card_power(s, seat):
    """Return what a card of the deck is worth for the visits to come: less in a hand too large to be used up."""
    left = VISITS - 1 - s.visit
    return min(POWER, POWER * left * PACE // (s.size[seat] + 1))


def card_worth(s, shape, power, type, count):
    """Return what the last of `count` cards of this card's colour is worth. In the last visit only the final hand
    counts.
    """
    b = board_of(s)
    if type >= WHITE:
        return max(100, power)  # TM-6.1: it scores at the end
    if s.visit == VISITS - 1:
        for colour in range(COLOURS):
            if colour != b.colour[type] and shape[7 * colour] >= count:
                return 5 * count  # not in the longest colour, but it may come to be
        return 100
    worth = power + SUIT * min(count - 1, 5)
    if b.symbol[type][0] != ELEPHANT and b.symbol[type][1] != ELEPHANT:
        worth += PAIR
    return worth


def advisors_worth(s, seat, worth):
    """What each advisor's tile is worth as a half of the pair that earns a special card (TM-5.1)."""
    b = board_of(s)
    left = VISITS - 1 - s.visit
    for advisor in range(ADVISORS):
        effect = b.special[advisor]
        card = SPECIAL_E
        if effect == MORE_MOGUL:
            card = SPECIAL_K
        elif effect == POINTS:
            card = SPECIAL_2
        elif effect == CHANGE:
            card = SPECIAL_C
        value = 100 + min(left, STAYS) * card
        if s.special[effect] == seat:
            value = value // 5  # held already: a pair would only keep it from others
        if s.advisors[seat][advisor] == 0:
            value = value * FIRST_OF_PAIR * left // (100 * (left + 2))
        worth[advisor] = value


def good_worth(s, seat, kind):
    """Return what one more of a commodity brings: now, and with the province tiles to come that show it (TM-4.4,
    TM-4.6).
    """
    b = board_of(s)
    value = 100 + 100 * s.goods[seat][kind]
    for visit in range(s.visit + 1, VISITS):
        if (b.goods[visit] >> kind) & 1:
            value += FUTURE_TILE
    return value


def tile_worth(s, seat):
    """Return what the province tile of this visit brings."""
    goods = board_of(s).goods[s.visit]
    value = 0
    for kind in range(GOODS):
        if (goods >> kind) & 1:
            value += good_worth(s, seat, kind)
    return value


def bonus_worth(s, seat, city, power):
    """Return what the bonus tile of a city brings; 0 where none lies."""
    kind = s.bonus[city] - 1
    if kind < 0:
        return 0
    if kind < GOODS:
        return good_worth(s, seat, kind)
    if kind == ONE_CARD:
        return power
    return 400 if kind == TAJ_MAHAL else 200


def provinces_of(b, cities):
    """Return the provinces of some cities, as a mask."""
    found = 0
    while cities:
        found |= 1 << b.home[ctz(cities)]
        cities &= cities - 1
    return found


def survey(s, seat, power, site, conn, bonus):
    """Return the sites of the current province, and what palaces on each set of them would be worth; how many sites
    there are.

    A set is a mask over `site`. `conn` is what the connection brings now (TM-4.7) and, by way of roads into provinces
    still to be visited, later; `bonus` what the bonus tiles bring. Palaces placed already in this withdrawal belong to
    every set.
    """
    b = board_of(s)
    here = b.province[s.order[s.visit]]
    mine = (s.palaces[seat] | s.crowns[seat]) & ~here
    placed = (s.palaces[seat] | s.crowns[seat]) & here
    coming: cython.ulonglong = 0
    for visit in range(s.visit + 1, VISITS):
        coming |= b.province[s.order[visit]]
    reach: cython.int[32]  # provinces that a set connects to
    edge: cython.int[32]  # provinces to be visited that roads lead into, from the set and what it connects to
    old_edge: cython.int[32]  # the same without the set itself
    if not cython.compiled:
        reach, edge, old_edge = [0] * 32, [0] * 32, [0] * 32
    reach[0] = 0
    edge[0] = 0
    old_edge[0] = 0
    conn[0] = 0
    bonus[0] = 0
    many = 0
    cities = here
    while cities:
        city = ctz(cities)
        cities &= cities - 1
        one = 1 << many
        site[many] = city
        many += 1
        reach[one] = 0
        old_edge[one] = 0
        bonus[one] = bonus_worth(s, seat, city, power)
        net = b.roads[city] & mine
        if net:
            net = network(b, mine, net)
            reach[one] = provinces_of(b, net)
            around: cython.ulonglong = 0
            while net:
                around |= b.roads[ctz(net)]
                net &= net - 1
            old_edge[one] = provinces_of(b, around & coming)
        edge[one] = old_edge[one] | provinces_of(b, b.roads[city] & coming)
        if placed & bit(city):
            reach[0] |= reach[one]
            edge[0] |= edge[one]
            old_edge[0] |= old_edge[one]
    for some in range(1, 1 << many):
        rest = some & (some - 1)
        one = some ^ rest
        reach[some] = reach[rest] | reach[one]
        edge[some] = edge[rest] | edge[one]
        old_edge[some] = old_edge[rest] | old_edge[one]
        bonus[some] = bonus[rest] + bonus[one]
        far = ONES[reach[some]]
        conn[some] = 100 * (1 + far) + ROAD * (ONES[edge[some]] * (1 + far) - ONES[old_edge[some]] * far)
    return many


def plan(many, opened, must, conn, bonus, best):
    """The most that k advisor palaces on open sites, those in `must` among them, bring without or with a crown palace.

    best[2 * k] without, best[2 * k + 1] with; a negative number where it cannot be.
    """
    least: cython.int[32]  # the least bonus that a crown palace in the set, not on a site in `must`, gives up
    if not cython.compiled:
        least = [0] * 32
    for i in range(12):
        best[i] = -1
    best[0] = 0
    least[0] = 10000
    for some in range(1, 1 << many):
        k = ONES[some]
        rest = some & (some - 1)
        one = some ^ rest
        closed = some & ~opened
        least[some] = least[rest] if one & must else min(least[rest], bonus[one])
        if (some & must) != must:
            continue
        value = conn[some] + bonus[some]
        if closed == 0:
            best[2 * k] = max(best[2 * k], value)
            best[2 * k + 1] = max(best[2 * k + 1], value)  # the crown on a palace of one's own
            if least[some] < 10000:
                best[2 * k - 1] = max(best[2 * k - 1], value - least[some])
        elif closed & (closed - 1) == 0 and closed & must == 0:
            best[2 * k - 1] = max(best[2 * k - 1], value - bonus[closed])
