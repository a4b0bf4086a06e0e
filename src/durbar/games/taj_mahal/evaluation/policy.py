"""The value of a move to the mover: certain points now, likely points later, minus the value of the cards it costs.

The value is a heuristic, not a rule, and it uses nothing hidden. The value of withdrawing is its certain gain: tiles,
the best palaces, and the best two cards of the display. The value of playing is the gain of withdrawing a turn later,
multiplied by the chance that no rival still in the visit draws level by then, minus the value of the cards played.
``worth.py`` has the values of cards, tiles and palaces.
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

# All chances are in 256ths. The chance that a rival who is tied for a tile withdraws.
LEAVES = 130
# The chance that a rival who has a row draws level in a symbol.
WILL_IN = 70
# The same chance for a rival who has no row yet.
WILL_FRESH = 40
# The same chance for a rival who was seen to take a card with the symbol.
KNOWN = 90
# The factor of these chances if the rival lacks two symbols.
SECOND = 180
# The chance that the seat adds another card with a symbol from its hand in a later turn.
BACKUP = 85
# The chance that unrest ends while it is tied for a tile (TM-9).
CALM = 120
# The chance that unrest draws level in a symbol (TM-9).
STIR = 100
# The penalty, in hundredths of a point, for playing a card that wins nothing when no rival is left (TM-4.10). It is
# larger than the errors of a novice.
IDLE = 400


def threats(s, seat, rivals, threat):
    """Write the rivals still in the visit to `rivals`, and the chance that each draws level in each symbol to `threat`;
    return the number of rivals.
    """
    b = board_of(s)
    many = 0
    for rival in range(s.frame.players):
        if rival == seat or not (s.visiting >> rival) & 1:
            continue
        at = SYMBOLS * many
        rivals[many] = rival
        many += 1
        will = WILL_IN if s.row_size[rival] else WILL_FRESH
        for symbol in range(SYMBOLS):
            threat[at + symbol] = will if s.size[rival] else 0
        if s.colour[rival] != NOTHING:
            types = b.types_of[s.colour[rival]]
            while types:
                type = ctz(types)
                types &= types - 1
                if s.known[rival][type]:
                    for i in range(2):
                        symbol = b.symbol[type][i]
                        threat[at + symbol] = max(KNOWN, threat[at + symbol])
    return many


def chances(s, seat, win):
    """Write the chances, in 256ths, to win each tile next turn to `win`: five for each symbol, with 0 to 4 more of it
    in the row.
    """
    rivals: cython.int[SEATS]
    threat: cython.int[30]
    if not cython.compiled:
        rivals, threat = [0] * SEATS, [0] * 30
    many = threats(s, seat, rivals, threat)
    for symbol in range(SYMBOLS):
        for more in range(5):
            mine = s.symbols[seat][symbol] + more
            chance = 256 if mine and (s.court >> symbol) & 1 else 0
            for i in range(many):
                if chance == 0:
                    break
                lead = mine - s.symbols[rivals[i]][symbol]
                if lead < 0:
                    chance = 0
                elif lead == 0:
                    chance = chance * LEAVES >> 8
                elif lead == 1:
                    chance = chance * (256 - threat[SYMBOLS * i + symbol]) >> 8
                elif lead == 2:
                    chance = chance * (256 - (threat[SYMBOLS * i + symbol] * SECOND >> 8)) >> 8
            if s.unrest_on:
                lead = mine - s.unrest_symbols[symbol]
                if lead < 0:
                    chance = 0
                elif lead == 0:
                    chance = chance * CALM >> 8
                elif lead == 1:
                    chance = chance * (256 - STIR) >> 8
            win[5 * symbol + more] = chance


def display_worth(s, shape, power, worth):
    """Write the value of the cards that a withdrawal takes from the display: worth[0] now, worth[1] a turn later."""
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
        worth[1] -= second  # the last to withdraw takes one card


def open_sites(s, many, site):
    """Return the mask of the sites where an advisor's palace can be placed."""
    opened = 0
    cities = open_cities(s)
    for i in range(many):
        if cities & bit(site[i]):
            opened |= 1 << i
    return opened


def out_worth(s, seat, best, advisors, tile):
    """Return the value of withdrawing now, without the cards of the display."""
    won = majorities(s, seat)
    value = best[2 * ONES[won & ADVISOR_TILES] + ((won >> MOGUL) & 1)]
    for advisor in range(ADVISORS):
        if (won >> advisor) & 1:
            value += advisors[advisor]
    if (won >> ELEPHANT) & 1:
        value += tile
    return value


def symbols_shown(s, type, companion, more):
    """Write the number of each symbol on a card and its companion to `more`."""
    b = board_of(s)
    for symbol in range(SYMBOLS):
        more[symbol] = 0
    more[b.symbol[type][0]] += 1
    more[b.symbol[type][1]] += 1
    if companion == 7 + MORE_ELEPHANT:
        more[ELEPHANT] += 1
    elif companion == 7 + MORE_MOGUL:
        more[MOGUL] += 1
    elif companion and companion <= SYMBOLS:
        more[companion - 1] += 1


def odds_after(s, seat, type, shape, more, win, odds):
    """Write the chance to win each tile after a card is played to `odds`, including later cards from the hand."""
    b = board_of(s)
    colour = b.colour[type]
    suit = 7 * (colour if s.colour[seat] == NOTHING else s.colour[seat])
    for symbol in range(SYMBOLS):
        at = 5 * symbol + more[symbol]
        odds[symbol] = win[at]
        held = shape[suit + 1 + symbol]
        if suit == 7 * colour and (b.symbol[type][0] == symbol or b.symbol[type][1] == symbol):
            held -= 1
        if held > 0 and more[symbol] < 4 and win[at + 1] > win[at]:
            odds[symbol] += (win[at + 1] - win[at]) * BACKUP >> 8


def odds_worth(odds, best, advisors, tile):
    """Return the sum of the values of all tiles, each multiplied by its chance."""
    value = 0
    none = 256
    palaces = 0
    for advisor in range(ADVISORS):
        value += advisors[advisor] * odds[advisor] >> 8
        palaces += odds[advisor]
        none = none * (256 - odds[advisor]) >> 8
    some = 256 - none
    further = max(0, best[4] - best[2])  # the value of each further palace
    crown = none * best[1] + some * (best[3] - best[2])
    value += (some * best[2] + (palaces - some) * further + (crown * odds[MOGUL] >> 8)) >> 8
    return value + (tile * odds[ELEPHANT] >> 8)


def wins_no_more(more, win):
    """Return whether a card's symbols change the chance of no tile."""
    for symbol in range(SYMBOLS):
        if win[5 * symbol + more[symbol]] > win[5 * symbol]:
            return 0
    return 1


def weigh_turn(s, moves, n, values):
    """Write the values of withdrawing and of each play."""
    seat = s.frame.mover
    site: cython.int[5]
    conn: cython.int[32]
    bonus: cython.int[32]
    best: cython.int[12]
    advisors: cython.int[4]
    shape: cython.int[28]
    win: cython.int[30]
    show: cython.int[2]
    more: cython.int[6]
    odds: cython.int[6]
    if not cython.compiled:
        site, conn, bonus, best, advisors, shape = [0] * 5, [0] * 32, [0] * 32, [0] * 12, [0] * 4, [0] * 28
        win, show, more, odds = [0] * 30, [0] * 2, [0] * 6, [0] * 6
    power = card_power(s, seat)
    hand_shape(s, seat, shape)
    many = survey(s, seat, power, site, conn, bonus)
    plan(many, open_sites(s, many, site), 0, conn, bonus, best)
    advisors_worth(s, seat, advisors)
    tile = tile_worth(s, seat)
    display_worth(s, shape, power, show)
    chances(s, seat, win)
    alone = 1 if ONES[s.visiting] == 1 and s.unrest_on == 0 else 0
    for i in range(n):
        if moves[i] == OUT:
            values[i] = out_worth(s, seat, best, advisors, tile) + show[0]
            if s.row_size[seat] == 0:
                values[i] += power
            continue
        type = (moves[i] - CARDS) // COMPANIONS
        companion = (moves[i] - CARDS) % COMPANIONS
        value = show[1] - card_worth(s, shape, power, type, shape[7 * board_of(s).colour[type]])
        if companion == 7 + POINTS:
            value += 200
        elif companion and companion <= SYMBOLS:
            value -= card_worth(s, shape, power, WHITE + companion - 1, 1)
        symbols_shown(s, type, companion, more)
        odds_after(s, seat, type, shape, more, win, odds)
        if alone and companion != 7 + POINTS and wins_no_more(more, win):
            value -= IDLE
        values[i] = value + odds_worth(odds, best, advisors, tile)


def weigh_sites(s, moves, n, values):
    """Write the value of each city for a palace or the crown palace: the best total value of all palaces due."""
    seat = s.frame.mover
    site: cython.int[5]
    conn: cython.int[32]
    bonus: cython.int[32]
    best: cython.int[12]
    if not cython.compiled:
        site, conn, bonus, best = [0] * 5, [0] * 32, [0] * 32, [0] * 12
    many = survey(s, seat, card_power(s, seat), site, conn, bonus)
    opened = open_sites(s, many, site)
    for i in range(n):
        city = moves[i] - (BUILD if s.phase == PALACE else CROWN_CITY)
        at = 0
        while site[at] != city:
            at += 1
        if s.phase == CROWN:
            values[i] = conn[1 << at]
        else:
            plan(many, opened, 1 << at, conn, bonus, best)
            values[i] = best[2 * s.palaces_due + s.crown_due]


def weigh_takes(s, moves, n, values):
    """Write the values of the cards of the display."""
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
    """Write the value of every legal move of the mover, in hundredths of a point; a higher value is better."""
    if s.phase == PLAY:
        weigh_turn(s, moves, n, values)
    elif s.phase == TAKE:
        weigh_takes(s, moves, n, values)
    else:
        weigh_sites(s, moves, n, values)
