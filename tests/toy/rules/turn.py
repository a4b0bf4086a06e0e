"""TY-2: on your turn play a card or draw one. A card higher than the last one played scores its rank plus one (TY-3).

TY-4: who can do neither passes. TY-5: after the last round every pair left in hand is a point.
"""

import cython

if not cython.compiled:
    from durbar.games.kernel.chance import add
    from durbar.games.kernel.tale import note
    from toy.rules.deal import COPIES
    from toy.rules.state import *


def legal(s, out):
    """List the mover's action ids and return how many there are."""
    n = 0
    for rank in range(RANKS):
        if s.hands[s.frame.mover][rank]:
            out[n] = rank
            n += 1
    if s.deck.size:
        out[n] = DRAW
        n += 1
    if n == 0:
        out[n] = PASS
        n += 1
    return n


def gain(s, seat, source, points):
    """Score points from a source."""
    s.points[seat][source] += points
    note(s.frame.tale, SCORED, seat, source, points)


def play_card(s, seat, rank):
    """TY-3: a card higher than the last one scores."""
    s.hands[seat][rank] -= 1
    s.held[seat] -= 1
    add(s.table, rank, 1)
    note(s.frame.tale, PLAYED, seat, rank, 1)
    if rank > s.last:
        gain(s, seat, RISE, rank + 1)
    s.last = rank


def end_turn(s):
    """Go to the next seat's turn, or to the end."""
    s.turn += 1
    if s.turn == s.frame.settings[ROUNDS] * s.frame.players:
        finish(s)
    else:
        s.frame.mover = (s.frame.mover + 1) % s.frame.players


def finish(s):
    """TY-5: score pairs left in hand."""
    for seat in range(s.frame.players):
        pairs = 0
        for rank in range(RANKS):
            pairs += s.hands[seat][rank] // 2
        if pairs:
            gain(s, seat, PAIRS, pairs)
    s.frame.mover = NOBODY


def score(s, seat):
    """Return all points of a seat."""
    return s.points[seat][RISE] + s.points[seat][PAIRS]


def sound(s):
    """Return 0 if no card was created or lost and hand sizes are right, else the number of a broken invariant."""
    for rank in range(RANKS):
        n = s.deck.count[rank] + s.table.count[rank]
        for seat in range(s.frame.players):
            n += s.hands[seat][rank]
        if n != COPIES[s.frame.settings[BOARD]][rank]:
            return 1
    for seat in range(s.frame.players):
        n = 0
        for rank in range(RANKS):
            n += s.hands[seat][rank]
        if n != s.held[seat]:
            return 2
    return 0
