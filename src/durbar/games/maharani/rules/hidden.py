"""Who may see what: everything but the bag's order is public (MH-8.2, MH-8.4), and an unordered bag has none."""

import cython

if not cython.compiled:
    from durbar.games.maharani.rules.state import *


def blank(s, seat):
    """Nothing is hidden: what the bag holds can be deduced (MH-8.4). The kernel has forgotten the seed already."""


def imagine(s, seat, rng):
    """Nothing to fill in: the coming draws of an imagined world are its own, by a fresh seed."""
