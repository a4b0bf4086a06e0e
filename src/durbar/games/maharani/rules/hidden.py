"""What is hidden: only the order of the bag (MH-8.2, MH-8.4), and an unordered bag has none."""

import cython

if not cython.compiled:
    from durbar.games.maharani.rules.state import *


def blank(s, seat):
    """Nothing is hidden: the content of the bag can be deduced (MH-8.4). The kernel has already cleared the seed."""


def imagine(s, seat, rng):
    """Nothing to fill in: an imagined world draws from its own new seed."""
