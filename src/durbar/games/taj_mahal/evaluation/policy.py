"""The policy: it estimates the value of a move to the mover in hundredths of a point. This is a heuristic, not a rule,
and it uses no hidden information.

The value of withdrawing is its certain gain: tiles, the best palaces, and the best two cards of the display. The value
of playing is the gain of withdrawing a turn later, multiplied by the probability that no rival still in the visit draws
level by then, minus the value of the cards played. ``worth.py`` has the values of cards, tiles and palaces.
"""

import cython

if not cython.compiled:
    from durbar.games.taj_mahal.evaluation.worth import (
        ONES,
        advisors_worth,
        card_power,
        card_worth,
        hand_shape,
        plan,
        survey,
        tile_worth,
    )
    from durbar.games.taj_mahal.rules.board import board_of
    from durbar.games.taj_mahal.rules.palaces import open_cities
    from durbar.games.taj_mahal.rules.state import *
    from durbar.games.taj_mahal.rules.withdraw import majorities

# All probabilities are in 256ths.
# The probability that a rival who is tied for a tile withdraws.
RIVAL_LEAVES = 130
# The probability that a rival who already has a row catches up in a symbol.
LEVELS_WITH_ROW = 70
# The probability that a rival who has no row yet catches up in a symbol.
LEVELS_WITHOUT_ROW = 40
# The probability that a rival who was seen to take a card with a symbol catches up in that symbol.
LEVELS_KNOWN = 90
# The last three probabilities are multiplied by this if the rival needs two more of the symbol instead of one.
LEVELS_TWICE = 180
# The probability that the seat adds another card with a symbol from its hand in a later turn.
BACKUP = 85
# The probability that unrest, a neutral rival, ends while it is tied for a tile (TM-9).
UNREST_ENDS = 120
# The probability that unrest catches up in a symbol (TM-9).
UNREST_LEVELS = 100
# The penalty, in hundredths of a point, for playing a card that wins nothing when no rival is left (TM-4.10). It is
# larger than the random errors of the bot level `novice`, so that even that bot does not do this.
IDLE = 400


def threats(s, seat, rivals, threat):
    """Write the rivals still in the visit to `rivals`, and the probability that each catches up in each symbol to
    `threat`; return the number of rivals.
    """
    b = board_of(s)
    rival_count = 0
    for rival in range(s.frame.players):
        if rival == seat or not (s.visiting >> rival) & 1:
            continue
        start = SYMBOLS * rival_count
        rivals[rival_count] = rival
        rival_count += 1
        chance = LEVELS_WITH_ROW if s.row_size[rival] else LEVELS_WITHOUT_ROW
        for symbol in range(SYMBOLS):
            threat[start + symbol] = chance if s.size[rival] else 0
        if s.colour[rival] != NOTHING:
            types = b.types_of[s.colour[rival]]
            while types:
                type = ctz(types)
                types &= types - 1
                if s.known[rival][type]:
                    for i in range(2):
                        symbol = b.symbol[type][i]
                        threat[start + symbol] = max(LEVELS_KNOWN, threat[start + symbol])
    return rival_count


def chances(s, seat, win):
    """Write the probabilities, in 256ths, of winning each tile next turn to `win`. Each symbol has five probabilities:
    win[5 * symbol + k] applies if the row gets k more of the symbol, from 0 to 4.
    """
    rivals: cython.int[SEATS]
    threat: cython.int[30]
    if not cython.compiled:
        rivals, threat = [0] * SEATS, [0] * 30
    rival_count = threats(s, seat, rivals, threat)
    for symbol in range(SYMBOLS):
        for added in range(5):
            own_count = s.symbols[seat][symbol] + added
            chance = 256 if own_count and (s.court >> symbol) & 1 else 0
            for i in range(rival_count):
                if chance == 0:
                    break
                lead = own_count - s.symbols[rivals[i]][symbol]
                if lead < 0:
                    chance = 0
                elif lead == 0:
                    chance = chance * RIVAL_LEAVES >> 8
                elif lead == 1:
                    chance = chance * (256 - threat[SYMBOLS * i + symbol]) >> 8
                elif lead == 2:
                    chance = chance * (256 - (threat[SYMBOLS * i + symbol] * LEVELS_TWICE >> 8)) >> 8
            if s.unrest_on:
                lead = own_count - s.unrest_symbols[symbol]
                if lead < 0:
                    chance = 0
                elif lead == 0:
                    chance = chance * UNREST_ENDS >> 8
                elif lead == 1:
                    chance = chance * (256 - UNREST_LEVELS) >> 8
            win[5 * symbol + added] = chance


def display_worth(s, shape, power, worth):
    """Write the value of the cards that a withdrawal takes from the display to `worth`: worth[0] for a withdrawal now,
    worth[1] for a withdrawal a turn later. `shape` is from `hand_shape`, and `power` is from `card_power`.
    """
    b = board_of(s)
    first = 0
    second = 0
    for slot in range(s.display_size):
        type = s.display[slot]
        value = card_worth(s, shape, power, type, 1 if type >= WHITE else shape[7 * b.colour[type]] + 1)
        if value > first:
            second = first
            first = value
        elif value > second:
            second = value
    worth[0] = first + second
    worth[1] = first + second
    if ONES[s.visiting] == 2:
        worth[1] -= second  # the last player to withdraw takes only one card


def open_sites(s, site_count, site):
    """Return the mask of the sites where an advisor's palace can be placed. `site` is from `survey`: the city of each
    site.
    """
    sites = 0
    cities = open_cities(s)
    for i in range(site_count):
        if cities & bit(site[i]):
            sites |= 1 << i
    return sites


def withdrawal_worth(s, seat, best, advisors, tile):
    """Return the value of withdrawing now, without the value of the cards taken from the display. `best` has the values
    of palaces (from `plan`), `advisors` the values of the advisors' tiles, and `tile` is that of the province tile.
    """
    won = majorities(s, seat)
    value = best[2 * ONES[won & ADVISOR_TILES] + ((won >> MOGUL) & 1)]
    for advisor in range(ADVISORS):
        if (won >> advisor) & 1:
            value += advisors[advisor]
    if (won >> ELEPHANT) & 1:
        value += tile
    return value


def count_symbols(s, type, companion, added):
    """Write the number of each symbol on a card and its companion to `added`."""
    b = board_of(s)
    for symbol in range(SYMBOLS):
        added[symbol] = 0
    added[b.symbol[type][0]] += 1
    added[b.symbol[type][1]] += 1
    if companion == SPECIAL_COMPANION + MORE_ELEPHANT:
        added[ELEPHANT] += 1
    elif companion == SPECIAL_COMPANION + MORE_MOGUL:
        added[MOGUL] += 1
    elif companion and companion <= SYMBOLS:
        added[companion - 1] += 1


def odds_after(s, seat, type, shape, added, win, odds):
    """Write the probability of winning each tile after a card of this type is played to `odds`. It includes the
    possibility that the seat plays more cards from its hand later. `shape` is from `hand_shape`, `added` is from
    `count_symbols`, and `win` is from `chances`.
    """
    b = board_of(s)
    colour = b.colour[type]
    suit = 7 * (colour if s.colour[seat] == NOTHING else s.colour[seat])
    for symbol in range(SYMBOLS):
        index = 5 * symbol + added[symbol]
        odds[symbol] = win[index]
        held = shape[suit + 1 + symbol]
        if suit == 7 * colour and (b.symbol[type][0] == symbol or b.symbol[type][1] == symbol):
            held -= 1
        if held > 0 and added[symbol] < 4 and win[index + 1] > win[index]:
            odds[symbol] += (win[index + 1] - win[index]) * BACKUP >> 8


def odds_worth(odds, best, advisors, tile):
    """Return the sum of the values of all tiles, each multiplied by the probability of winning it (in `odds`). The
    other arguments are those of `withdrawal_worth`.
    """
    value = 0
    none = 256
    palaces = 0
    for advisor in range(ADVISORS):
        value += advisors[advisor] * odds[advisor] >> 8
        palaces += odds[advisor]
        none = none * (256 - odds[advisor]) >> 8
    at_least_one = 256 - none
    further_value = max(0, best[4] - best[2])  # the value of each further palace
    crown_value = none * best[1] + at_least_one * (best[3] - best[2])
    value += (at_least_one * best[2] + (palaces - at_least_one) * further_value + (crown_value * odds[MOGUL] >> 8)) >> 8
    return value + (tile * odds[ELEPHANT] >> 8)


def raises_no_chance(added, win):
    """Return 1 if the symbols of a play (in `added`) do not increase the probability of winning any tile (in `win`),
    else 0.
    """
    for symbol in range(SYMBOLS):
        if win[5 * symbol + added[symbol]] > win[5 * symbol]:
            return 0
    return 1


def weigh_turn(s, moves, n, values):
    """Write the values of withdrawing and of each play to `values`, in the order of `moves`."""
    seat = s.frame.mover
    site: cython.int[5]
    conn: cython.int[32]
    bonus: cython.int[32]
    best: cython.int[12]
    advisors: cython.int[4]
    shape: cython.int[28]
    win: cython.int[30]
    display_values: cython.int[2]
    added: cython.int[6]
    odds: cython.int[6]
    if not cython.compiled:
        site, conn, bonus, best, advisors, shape = [0] * 5, [0] * 32, [0] * 32, [0] * 12, [0] * 4, [0] * 28
        win, display_values, added, odds = [0] * 30, [0] * 2, [0] * 6, [0] * 6
    power = card_power(s, seat)
    hand_shape(s, seat, shape)
    site_count = survey(s, seat, power, site, conn, bonus)
    plan(site_count, open_sites(s, site_count, site), 0, conn, bonus, best)
    advisors_worth(s, seat, advisors)
    tile = tile_worth(s, seat)
    display_worth(s, shape, power, display_values)
    chances(s, seat, win)
    is_alone = 1 if ONES[s.visiting] == 1 and s.unrest_on == 0 else 0
    for i in range(n):
        if moves[i] == OUT:
            values[i] = withdrawal_worth(s, seat, best, advisors, tile) + display_values[0]
            if s.row_size[seat] == 0:
                values[i] += power
            continue
        type = (moves[i] - CARDS) // COMPANIONS
        companion = (moves[i] - CARDS) % COMPANIONS
        value = display_values[1] - card_worth(s, shape, power, type, shape[7 * board_of(s).colour[type]])
        if companion == SPECIAL_COMPANION + POINTS:
            value += 200
        elif companion and companion <= SYMBOLS:
            value -= card_worth(s, shape, power, WHITE + companion - 1, 1)
        count_symbols(s, type, companion, added)
        odds_after(s, seat, type, shape, added, win, odds)
        if is_alone and companion != SPECIAL_COMPANION + POINTS and raises_no_chance(added, win):
            value -= IDLE
        values[i] = value + odds_worth(odds, best, advisors, tile)


def weigh_sites(s, moves, n, values):
    """Write to `values`, for each city, the value of placing a palace or the crown palace there: the best total value
    of all palaces that are due, provided that one of them is placed in that city.
    """
    seat = s.frame.mover
    site: cython.int[5]
    conn: cython.int[32]
    bonus: cython.int[32]
    best: cython.int[12]
    if not cython.compiled:
        site, conn, bonus, best = [0] * 5, [0] * 32, [0] * 32, [0] * 12
    site_count = survey(s, seat, card_power(s, seat), site, conn, bonus)
    sites = open_sites(s, site_count, site)
    for i in range(n):
        city = moves[i] - (BUILD if s.phase == PALACE else CROWN_CITY)
        index = 0
        while site[index] != city:
            index += 1
        if s.phase == CROWN:
            values[i] = conn[1 << index]
        else:
            plan(site_count, sites, 1 << index, conn, bonus, best)
            values[i] = best[2 * s.palaces_due + s.crown_due]


def weigh_takes(s, moves, n, values):
    """Write the value of taking each card of the display to `values`."""
    b = board_of(s)
    seat = s.frame.mover
    shape: cython.int[28]
    if not cython.compiled:
        shape = [0] * 28
    power = card_power(s, seat)
    hand_shape(s, seat, shape)
    for i in range(n):
        type = moves[i] - DISPLAY_CARD
        values[i] = card_worth(s, shape, power, type, 1 if type >= WHITE else shape[7 * b.colour[type]] + 1)


def weigh(s, moves, n, values):
    """Write the value of every legal move of the mover to `values`, in hundredths of a point; higher is better."""
    if s.phase == PLAY:
        weigh_turn(s, moves, n, values)
    elif s.phase == TAKE:
        weigh_takes(s, moves, n, values)
    else:
        weigh_sites(s, moves, n, values)
