"""The end of the game (TM-6.1)."""

import cython

if not cython.compiled:
    from durbar.games.taj_mahal.rules.board import board_of
    from durbar.games.taj_mahal.rules.score import gain
    from durbar.games.taj_mahal.rules.state import *


def hand_points(s, seat):
    """Return the points for a hand: 1 for each special card, each white card, and each card of the colour with the most
    cards (TM-6.1).
    """
    b = board_of(s)
    longest = 0
    for colour in range(COLOURS):
        count = 0
        types = s.holds[seat] & b.types_of[colour]
        while types:
            count += s.hands[seat][ctz(types)]
            types &= types - 1
        longest = max(longest, count)
    points = longest
    for type in range(WHITE, TYPES):
        points += s.hands[seat][type]
    for effect in range(EFFECTS):
        if s.special[effect] == seat:
            points += 1
    return points


def finish(s):
    """Score every hand and end the game."""
    for seat in range(s.frame.players):
        gain(s, seat, FROM_HAND, hand_points(s, seat))
    s.frame.mover = NOBODY
