"""Playing whole games without the Python interpreter. A seat in the mask `greedy` follows the game's policy, a seat in
the mask `lazy` mostly plays the first legal move, and every other seat plays at random.
"""

import cython

if not cython.compiled:
    from durbar.games.kernel.chance import pick
    from durbar.games.kernel.events import clear_events
    from durbar.games.kernel.state import *


def play_noted(r, s, id):
    """Make one move and note its events."""
    clear_events(as_frame(s).events)
    r.play(s, id)


def begin_numbered(r, s, undealt, number):
    """Deal a game with a number as its seed and the setting of the state `undealt`."""
    copy_bytes(s, undealt, r.size)
    f = as_frame(s)
    f.chance.key[0] = number & M32
    f.chance.key[1] = number >> 32
    r.begin(s)


def best_of(r, s, moves, n):
    """Return the index of the move that the policy rates best. Of several best moves, the lowest id wins."""
    values: cython.int[MOVES]
    if n == 1:
        return 0
    if not cython.compiled:
        values = [0] * MOVES
    r.weigh(s, moves, n, values)
    best = 0
    for i in range(1, n):
        if values[i] > values[best] or (values[i] == values[best] and moves[i] < moves[best]):
            best = i
    return best


def choose(r, s, moves, n, rng, lazy, greedy):
    """Return the index of the mover's choice. A lazy seat takes the first move seven times in eight; a greedy seat
    takes the best.
    """
    mover = as_frame(s).mover
    if (lazy >> mover) & 1 and pick(rng, 8):
        return 0
    if (greedy >> mover) & 1:
        return best_of(r, s, moves, n)
    return pick(rng, n)


def play_out(r, s, rng, lazy, greedy):
    """Play to the end and return the number of decisions."""
    moves: cython.short[MOVES]
    if not cython.compiled:
        moves = [0] * MOVES
    decisions: cython.longlong = 0
    f = as_frame(s)
    while f.mover >= 0:
        n = r.legal(s, moves)
        r.play(s, moves[choose(r, s, moves, n, rng, lazy, greedy)])
        decisions += 1
    return decisions


def play_out_and_check(r, s, rng, lazy, greedy, decisions):
    """Play to the end and check the invariants after each decision. Add the number of decisions to `decisions[0]`.
    Return 0 if all invariants hold, the number of a broken one, or -1 if a move had too many events to record.
    """
    moves: cython.short[MOVES]
    if not cython.compiled:
        moves = [0] * MOVES
    f = as_frame(s)
    broken = r.broken_invariant(s)
    while f.mover >= 0 and broken == 0:
        n = r.legal(s, moves)
        play_noted(r, s, moves[choose(r, s, moves, n, rng, lazy, greedy)])
        decisions[0] += 1
        broken = r.broken_invariant(s)
        if f.events.lost:
            broken = -1
    return broken


def play_games(r, work, undealt, first_seed, games, lazy, greedy):
    """Play games with the seeds `first_seed`, `first_seed + 1`, …; return the number of decisions, and the sum of each
    seat's points over all games.
    """
    totals: cython.longlong[8]
    rng: Rng[1]
    if not cython.compiled:
        totals, rng = [0] * 8, Rng()
    for seat in range(8):
        totals[seat] = 0
    players = as_frame(undealt).players
    decisions: cython.longlong = 0
    with cython.nogil:
        for k in range(games):
            rng.at = first_seed + k
            begin_numbered(r, work, undealt, first_seed + k)
            decisions += play_out(r, work, rng, lazy, greedy)
            for seat in range(players):
                totals[seat] += r.score(work, seat)
    return decisions, [totals[seat] for seat in range(players)]


def check_games(r, work, undealt, first_seed, games, lazy, greedy):
    """Play games as `play_games` does and check every invariant.

    Return the number of decisions, the seed of the game that broke an invariant, and the number of that invariant; both
    are 0 if none was broken. Events are noted, so that they are checked too.
    """
    rng: Rng[1]
    decisions: cython.longlong[1]
    if not cython.compiled:
        rng, decisions = Rng(), [0]
    decisions[0] = 0
    as_frame(undealt).events.recording = 1
    broken = 0
    for k in range(games):
        rng.at = first_seed + k
        with cython.nogil:
            begin_numbered(r, work, undealt, first_seed + k)
            broken = play_out_and_check(r, work, rng, lazy, greedy, decisions)
        if broken:
            return decisions[0], first_seed + k, broken
    return decisions[0], 0, 0
