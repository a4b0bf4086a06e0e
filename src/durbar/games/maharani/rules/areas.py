"""What lies together: areas of tiles (MH-3.4) and groups of artisans (MH-4.4). The turntable is no space and separates
(MH-1.4).
"""

import cython

if not cython.compiled:
    from durbar.games.maharani.rules.state import *


def connected(within, start):
    """The spaces of `within` that are reached from `start`, side by side."""
    reached = start
    while True:
        grown = reached | reached << FILES | reached >> FILES
        grown |= (reached << 1 & NOT_FILE_A) | (reached >> 1 & NOT_FILE_H)
        grown &= within
        if grown == reached:
            return reached
        reached = grown


def size_of(within, space):
    """How many spaces of `within` lie together with this one, itself included."""
    return popcount(connected(within, bit(space)))
