"""The value of each move: the points that it scores. A card that scores nothing is worse than drawing, and a high card
is worse than a low one.
"""

import cython

if not cython.compiled:
    from toy.rules.state import *


def weigh(s, moves, n, values):
    """Write a value for every legal move, in hundredths of a point."""
    for i in range(n):
        rank = moves[i]
        if rank >= RANKS:
            values[i] = 0
        elif rank > s.last:
            values[i] = 100 * (rank + 1)
        else:
            values[i] = -10 * (rank + 1)
