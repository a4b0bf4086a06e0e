"""Filling the slots of the turntable (MH-2.1, MH-5.3 to MH-5.5)."""

import cython

if not cython.compiled:
    from durbar.games.kernel.chance import draw_labelled
    from durbar.games.kernel.events import note
    from durbar.games.maharani.rules.board import board_of
    from durbar.games.maharani.rules.state import *


def centres_full(s):
    """Return whether every space with a centre column has a tile."""
    return board_of(s).centres & ~s.tiles == 0


def remove_tile(s, slot):
    """Remove the tile on a slot from the game (MH-8.4)."""
    note(s.frame.events, REMOVED, NOBODY, s.slot[slot], slot)
    s.removed[s.slot[slot]] += 1
    s.slot[slot] = NOTHING


def clear_centre_tiles(s):
    """Remove the centre tiles from the turntable if no centre space is free (MH-5.4)."""
    if centres_full(s):
        for slot in range(SLOTS):
            if s.slot[slot] != NOTHING and board_of(s).centre[s.slot[slot]]:
                remove_tile(s, slot)


def fill_slot(s, slot):
    """Draw a tile for an empty slot if the bag is not empty (MH-5.5). A centre tile for which there is no space is
    removed and another tile drawn (MH-5.4).
    """
    while s.slot[slot] == NOTHING and s.bag.size:
        s.slot[slot] = draw_labelled(s.frame.chance, s.bag, s.turn, FOR_TURNTABLE)
        note(s.frame.events, DRAWN, NOBODY, s.slot[slot], slot)
        if board_of(s).centre[s.slot[slot]] and centres_full(s):
            remove_tile(s, slot)


def fill_slots(s):
    """Fill the empty slots in ascending order (MH-5.3)."""
    for slot in range(SLOTS):
        fill_slot(s, slot)
