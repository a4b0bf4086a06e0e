"""How good a move looks: what it scores at once; else a card drawn beats a card thrown away, a low one a high one."""

import cython

if not cython.compiled:
    from toy.rules.state import *


def weigh(s, moves, n, values):
    """A value for every legal move, in hundredths of a point."""
    for i in range(n):
        rank = moves[i]
        if rank >= RANKS:
            values[i] = 0
        elif rank > s.last:
            values[i] = 100 * (rank + 1)
        else:
            values[i] = -10 * (rank + 1)
