"""Hidden information: there is none, because the bag is unordered (MH-8.2, MH-8.4)."""

import cython

if not cython.compiled:
    from durbar.games.maharani.rules.state import *


def blank(s, seat):
    """Do nothing: the content of the bag can be deduced (MH-8.4), and the kernel has already cleared the seed."""


def imagine(s, seat, rng):
    """Do nothing: there is nothing to sample, and the kernel has already set a new seed."""
