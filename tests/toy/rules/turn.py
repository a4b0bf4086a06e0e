"""The course of a turn.

TY-2: On your turn you play a card or draw one. TY-3: A card higher than the last one played scores its rank plus one.
TY-4: A player who can neither play nor draw passes. TY-5: After the last round every pair in hand scores a point.
"""

import cython

if not cython.compiled:
    from durbar.games.kernel.chance import add
    from durbar.games.kernel.events import note
    from toy.rules.deal import COPIES
    from toy.rules.state import *


def legal(s, out):
    """Write the action ids of the mover's legal moves to ``out``, and return their number."""
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
    """Add points from a source to a seat's score, with an event."""
    s.points[seat][source] += points
    note(s.frame.events, SCORED, seat, source, points)


def play_card(s, seat, rank):
    """Play a card from a hand. It scores if it is higher than the last one played (TY-3)."""
    s.hands[seat][rank] -= 1
    s.held[seat] -= 1
    add(s.table, rank, 1)
    note(s.frame.events, PLAYED, seat, rank, 1)
    if rank > s.last:
        gain(s, seat, RISE, rank + 1)
    s.last = rank


def end_turn(s):
    """Pass the turn to the next seat, or end the game after the last round."""
    s.turn += 1
    if s.turn == s.frame.settings[ROUNDS] * s.frame.players:
        finish(s)
    else:
        s.frame.mover = (s.frame.mover + 1) % s.frame.players


def finish(s):
    """End the game and score the pairs in all hands (TY-5)."""
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


def broken_invariant(s):
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
