"""Sampling the hidden cards of a position (determinisation), consistent with the whole public history.

For each shuffle the public knowledge (``known.py``) has the cards that nobody has shown, and how many of them each seat
has drawn. The viewer knows their own draws. First, each play whose card can come from several shuffles is assigned to
one of them at random, in proportion to their likelihoods. Then the other seats' unseen draws are dealt at random,
shuffle by shuffle. The rest of the current shuffle is the deck.
"""

import cython

if not cython.compiled:
    from durbar.games.kernel.chance import add, pick, pick_from, remove
    from durbar.games.taj_mahal.rules.state import *


def gather_unknown_cards(s, seat, pools, draws):
    """For each shuffle, write the cards whose location this viewer does not know to `pools`. For each other seat and
    each shuffle, write the number of cards that the seat drew unseen to `draws`.
    """
    k = s.knowledge
    for shuffle in range(SHUFFLES):
        clear_bytes(nth(pools, shuffle), cython.sizeof(Pool) if cython.compiled else 0)
        for type in range(TYPES):
            if k.unseen[shuffle][type]:
                add(nth(pools, shuffle), type, k.unseen[shuffle][type])
        for other in range(SEATS):
            draws[other * SHUFFLES + shuffle] = 0 if other == seat else k.held[other][shuffle]
    if seat >= 0:
        n = 0
        for shuffle in range(SHUFFLES):
            n += k.held[seat][shuffle]
        for i in range(n):
            shuffle = s.draw_shuffle[seat][i]
            remove(nth(pools, shuffle), s.draw_type[seat][i])


def fits_order(k, shuffle_of, i):
    """Return whether play i can be a card of the shuffle that was the current deck at that time. It can if the seat had
    drawn enough cards of that shuffle before.
    """
    count = 0
    for j in range(i + 1):
        if k.play_seat[j] == k.play_seat[i] and shuffle_of[j] == k.play_shuffle[i]:
            count += 1
    return count <= k.play_room[i]


def attribute_plays(s, seat, rng, pools, draws, shuffle_of):
    """Assign every open play of the other seats to a shuffle at random, in proportion to the likelihoods, and write the
    shuffles to `shuffle_of`. Return 0 if that fails, else 1. `pools` and `draws` are from `gather_unknown_cards`.
    """
    k = s.knowledge
    for i in range(k.plays):
        shuffle_of[i] = SHUFFLES
        player = k.play_seat[i]
        type = k.play_type[i]
        if player == seat:
            continue
        weight = 0  # 5040 has many divisors, so the divisions by pool sizes lose little precision
        for shuffle in range(SHUFFLES):
            if pools[shuffle].size:
                weight += draws[player * SHUFFLES + shuffle] * pools[shuffle].count[type] * 5040 // pools[shuffle].size
        if weight == 0:
            return 0
        remaining = pick(rng, weight)
        shuffle = 0
        while True:
            if pools[shuffle].size:
                remaining -= (
                    draws[player * SHUFFLES + shuffle] * pools[shuffle].count[type] * 5040 // pools[shuffle].size
                )
            if remaining < 0:
                break
            shuffle += 1
        shuffle_of[i] = shuffle
        if not fits_order(k, shuffle_of, i):
            return 0
        remove(nth(pools, shuffle), type)
        draws[player * SHUFFLES + shuffle] -= 1
    return 1


def fill_hand(s, other, rng, pools, draws, shuffle_of):
    """Sample the unseen draws of the seat `other`: first the cards that it has played since, then the cards in its
    hand. `pools` and `draws` are from `gather_unknown_cards`, and `shuffle_of` is from `attribute_plays`.
    """
    k = s.knowledge
    n = 0
    s.holds[other] = 0
    for type in range(TYPES):
        s.hands[other][type] = s.known[other][type]
        if s.known[other][type]:
            s.holds[other] |= bit(type)
    for i in range(k.plays):
        if k.play_seat[i] == other:
            s.draw_type[other][n] = k.play_type[i]
            s.draw_shuffle[other][n] = shuffle_of[i]
            n += 1
    for shuffle in range(SHUFFLES):
        for _ in range(draws[other * SHUFFLES + shuffle]):
            type = pick_from(rng, nth(pools, shuffle))
            s.hands[other][type] += 1
            s.holds[other] |= bit(type)
            s.draw_type[other][n] = type
            s.draw_shuffle[other][n] = shuffle
            n += 1


def imagine(s, seat, rng):
    """Sample everything that a seat (NOBODY: a spectator) may not know."""
    if s.frame.settings[OPEN_HANDS]:
        return
    pools: Pool[SHUFFLES]
    draws: cython.uchar[HOLDINGS]
    shuffle_of: cython.uchar[OPEN_PLAYS]
    if not cython.compiled:
        pools, draws, shuffle_of = [Pool() for _ in range(SHUFFLES)], [0] * HOLDINGS, [0] * OPEN_PLAYS
    for _ in range(10000):  # attempts seldom fail, and there is always a solution: the real hands
        gather_unknown_cards(s, seat, pools, draws)
        if attribute_plays(s, seat, rng, pools, draws, shuffle_of):
            break
    for other in range(s.frame.players):
        if other != seat:
            fill_hand(s, other, rng, pools, draws, shuffle_of)
    now = s.knowledge.now
    for type in range(TYPES):
        s.deck.count[type] = pools[now].count[type]
    for group in range(GROUPS):
        s.deck.group[group] = pools[now].group[group]
