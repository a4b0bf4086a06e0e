"""Connected spaces: areas of tiles (MH-3.4) and groups of artisans (MH-4.4). The turntable does not connect spaces
(MH-1.4).
"""

import cython

if not cython.compiled:
    from durbar.games.maharani.rules.state import *


def connected(within, start):
    """Return the mask of the spaces of `within` that are connected with the spaces of `start` along their sides."""
    reached = start
    while True:
        grown = reached | reached << FILES | reached >> FILES
        grown |= (reached << 1 & NOT_FILE_A) | (reached >> 1 & NOT_FILE_H)
        grown &= within
        if grown == reached:
            return reached
        reached = grown


def size_of(within, space):
    """Return the number of spaces of the mask `within` that are connected with a space, including that space."""
    return popcount(connected(within, bit(space)))
