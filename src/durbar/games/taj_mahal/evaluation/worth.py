"""The value of cards, tiles and palaces to a seat, in hundredths of a point: heuristics, not rules. They use only what
the seat may know.

The weights were found by hill climbing: a small change was accepted if a seat that used it scored more than its rivals
over thousands of games of two to five players.
"""

import cython

if not cython.compiled:
    from durbar.games.taj_mahal.rules.board import board_of
    from durbar.games.taj_mahal.rules.connect import network
    from durbar.games.taj_mahal.rules.state import *

    ONES = [0] * 4096

# The highest value of a card in hand. The value is lower if the hand has more than PACE cards for each coming visit.
POWER = 130
# The number of cards that a seat is expected to play in each visit.
PACE = 2
# Added for every other card of the same colour in hand.
SUIT = 8
# Added if neither symbol of the card is an elephant.
NO_ELEPHANT = 5
# The value of a road from a seat's palaces into a coming province, for each province that the road will connect.
ROAD = 12
# The value of a commodity, for each coming province tile that shows it.
FUTURE_TILE = 15
# The value per visit of the special card with +1 elephant.
SPECIAL_E = 90
# The value per visit of the special card with +1 mogul.
SPECIAL_K = 40
# The value per visit of the special card with 2 points.
SPECIAL_2 = 120
# The value per visit of the special card with the colour change.
SPECIAL_C = 10
# The number of visits for which a seat is expected to hold a special card.
SPECIAL_VISITS = 2
# The value of the first advisor tile of a pair, in percent of the special card's value.
FIRST_OF_PAIR = 60


def _count_ones():
    """Fill ONES with the number of bits set in each mask of provinces. The table is used because not every processor
    has an instruction that counts bits.
    """
    for mask in range(4096):
        ONES[mask] = mask.bit_count()


_count_ones()


def hand_shape(s, seat, shape):
    """Write seven numbers for each colour to `shape`: the number of cards of the colour in hand, then how often these
    cards show each of the six symbols.
    """
    b = board_of(s)
    for i in range(7 * COLOURS):
        shape[i] = 0
    for colour in range(COLOURS):
        start = 7 * colour
        types = s.holds[seat] & b.types_of[colour]
        while types:
            type = ctz(types)
            types &= types - 1
            count = s.hands[seat][type]
            shape[start] += count
            shape[start + 1 + b.symbol[type][0]] += count
            shape[start + 1 + b.symbol[type][1]] += count


def card_power(s, seat):
    """Return the value of a card in hand for the coming visits. The value is lower if the hand has more cards than the
    seat can be expected to play.
    """
    visits_left = VISITS - 1 - s.visit
    return min(POWER, POWER * visits_left * PACE // (s.size[seat] + 1))


def card_worth(s, shape, power, type, count):
    """Return the value of a card if the hand has `count` cards of its colour, including this card. In the last visit
    only the points for the final hand count.
    """
    b = board_of(s)
    if type >= WHITE:
        return max(100, power)  # TM-6.1: a white card scores 1 point at the end
    if s.visit == VISITS - 1:
        for colour in range(COLOURS):
            if colour != b.colour[type] and shape[7 * colour] >= count:
                return 5 * count  # another colour has at least as many cards now, but that can change
        return 100
    worth = power + SUIT * min(count - 1, 5)
    if b.symbol[type][0] != ELEPHANT and b.symbol[type][1] != ELEPHANT:
        worth += NO_ELEPHANT
    return worth


def advisors_worth(s, seat, worth):
    """Write the value of each advisor's tile to `worth`. Two equal tiles earn a special card (TM-5.1)."""
    b = board_of(s)
    visits_left = VISITS - 1 - s.visit
    for advisor in range(ADVISORS):
        effect = b.special[advisor]
        visit_value = SPECIAL_E
        if effect == MORE_MOGUL:
            visit_value = SPECIAL_K
        elif effect == POINTS:
            visit_value = SPECIAL_2
        elif effect == CHANGE:
            visit_value = SPECIAL_C
        value = 100 + min(visits_left, SPECIAL_VISITS) * visit_value
        if s.special[effect] == seat:
            value = value // 5  # the seat already holds the special card: a pair only prevents rivals from getting it
        if s.advisors[seat][advisor] == 0:
            value = value * FIRST_OF_PAIR * visits_left // (100 * (visits_left + 2))
        worth[advisor] = value


def good_worth(s, seat, kind):
    """Return the value of one more commodity of a kind: its points now, and its expected points when coming province
    tiles with the same commodity are won (TM-4.4, TM-4.6).
    """
    b = board_of(s)
    value = 100 + 100 * s.goods[seat][kind]
    for visit in range(s.visit + 1, VISITS):
        if (b.goods[visit] >> kind) & 1:
            value += FUTURE_TILE
    return value


def tile_worth(s, seat):
    """Return the value of the province tile of this visit."""
    goods = board_of(s).goods[s.visit]
    value = 0
    for kind in range(GOODS):
        if (goods >> kind) & 1:
            value += good_worth(s, seat, kind)
    return value


def bonus_worth(s, seat, city, power):
    """Return the value of the bonus tile of a city; 0 if there is none."""
    kind = s.bonus[city] - 1
    if kind < 0:
        return 0
    if kind < GOODS:
        return good_worth(s, seat, kind)
    if kind == ONE_CARD:
        return power
    return 400 if kind == TAJ_MAHAL else 200


def provinces_of(b, cities):
    """Return the mask of the provinces in which some cities are. `cities` is a mask."""
    provinces = 0
    while cities:
        provinces |= 1 << b.home[ctz(cities)]
        cities &= cities - 1
    return provinces


def survey(s, seat, power, site, conn, bonus):
    """Write the cities of the current province to `site`, and for each set of sites the value of palaces there to
    `conn` and `bonus`; return the number of sites.

    A set is a mask of indices into `site`. `conn` is the value of the connection: its points now (TM-4.7), and the
    points that roads into coming provinces can bring in later visits. `bonus` is the value of the bonus tiles. Palaces
    placed earlier in this withdrawal belong to every set.
    """
    b = board_of(s)
    here = b.province[s.order[s.visit]]
    mine = (s.palaces[seat] | s.crowns[seat]) & ~here
    placed = (s.palaces[seat] | s.crowns[seat]) & here
    coming: cython.ulonglong = 0
    for visit in range(s.visit + 1, VISITS):
        coming |= b.province[s.order[visit]]
    provinces_reached: cython.int[32]  # for each set, the mask of the provinces that it is connected with
    next_provinces: cython.int[32]  # coming provinces into which roads lead from the set and its network
    old_next_provinces: cython.int[32]  # coming provinces into which roads lead from the network without the set
    if not cython.compiled:
        provinces_reached, next_provinces, old_next_provinces = [0] * 32, [0] * 32, [0] * 32
    provinces_reached[0] = 0
    next_provinces[0] = 0
    old_next_provinces[0] = 0
    conn[0] = 0
    bonus[0] = 0
    site_count = 0
    cities = here
    while cities:
        city = ctz(cities)
        cities &= cities - 1
        single = 1 << site_count
        site[site_count] = city
        site_count += 1
        provinces_reached[single] = 0
        old_next_provinces[single] = 0
        bonus[single] = bonus_worth(s, seat, city, power)
        net = b.roads[city] & mine
        if net:
            net = network(b, mine, net)
            provinces_reached[single] = provinces_of(b, net)
            neighbours: cython.ulonglong = 0
            while net:
                neighbours |= b.roads[ctz(net)]
                net &= net - 1
            old_next_provinces[single] = provinces_of(b, neighbours & coming)
        next_provinces[single] = old_next_provinces[single] | provinces_of(b, b.roads[city] & coming)
        if placed & bit(city):
            provinces_reached[0] |= provinces_reached[single]
            next_provinces[0] |= next_provinces[single]
            old_next_provinces[0] |= old_next_provinces[single]
    for sites in range(1, 1 << site_count):
        rest = sites & (sites - 1)
        single = sites ^ rest
        provinces_reached[sites] = provinces_reached[rest] | provinces_reached[single]
        next_provinces[sites] = next_provinces[rest] | next_provinces[single]
        old_next_provinces[sites] = old_next_provinces[rest] | old_next_provinces[single]
        bonus[sites] = bonus[rest] + bonus[single]
        reached_count = ONES[provinces_reached[sites]]
        conn[sites] = 100 * (1 + reached_count) + ROAD * (
            ONES[next_provinces[sites]] * (1 + reached_count) - ONES[old_next_provinces[sites]] * reached_count
        )
    return site_count


def plan(site_count, open_sites, required, conn, bonus, best):
    """Write the highest value of k advisor palaces to `best`, for each k. They are placed on the sites in `open_sites`,
    and the sites in `required` must be among them.

    best[2 * k] is the value without a crown palace, best[2 * k + 1] the value with a crown palace. The value is
    negative if there are not enough sites.
    """
    # For each set, the lowest bonus of a site outside `required`. It is lost if the crown palace is placed there.
    least_bonus: cython.int[32]
    if not cython.compiled:
        least_bonus = [0] * 32
    for i in range(12):
        best[i] = -1
    best[0] = 0
    least_bonus[0] = 10000  # more than any bonus: there is no such site
    for sites in range(1, 1 << site_count):
        palaces = ONES[sites]
        rest = sites & (sites - 1)
        single = sites ^ rest
        closed = sites & ~open_sites
        least_bonus[sites] = least_bonus[rest] if single & required else min(least_bonus[rest], bonus[single])
        if (sites & required) != required:
            continue
        value = conn[sites] + bonus[sites]
        if closed == 0:
            best[2 * palaces] = max(best[2 * palaces], value)
            # the crown palace is placed on one of the seat's own palaces
            best[2 * palaces + 1] = max(best[2 * palaces + 1], value)
            if least_bonus[sites] < 10000:
                best[2 * palaces - 1] = max(best[2 * palaces - 1], value - least_bonus[sites])
        elif closed & (closed - 1) == 0 and closed & required == 0:
            best[2 * palaces - 1] = max(best[2 * palaces - 1], value - bonus[closed])
