"""How the turntable's slots are filled (MH-2.1, MH-5.3 to MH-5.5); where they lie is on the board (MH-2.2)."""

import cython

if not cython.compiled:
    from durbar.games.kernel.chance import draw
    from durbar.games.kernel.tale import note
    from durbar.games.maharani.rules.board import board_of
    from durbar.games.maharani.rules.state import *


def centres_full(s):
    """Whether every space with a centre column is filled."""
    return board_of(s).centres & ~s.tiles == 0


def remove_tile(s, slot):
    """The tile on a slot leaves the game, in sight of all (MH-8.4)."""
    note(s.frame.tale, REMOVED, NOBODY, s.slot[slot], slot)
    s.removed[s.slot[slot]] += 1
    s.slot[slot] = NOTHING


def clear_centre_tiles(s):
    """MH-5.4: when the last centre space has been filled, centre tiles leave the turntable at once."""
    if centres_full(s):
        for slot in range(SLOTS):
            if s.slot[slot] != NOTHING and board_of(s).centre[s.slot[slot]]:
                remove_tile(s, slot)


def fill_slot(s, slot):
    """MH-5.4: draw a tile; a centre tile without a space is removed and another drawn. MH-5.5: the bag may be empty."""
    while s.slot[slot] == NOTHING and s.bag.size:
        s.slot[slot] = draw(s.frame.chance, s.bag)
        note(s.frame.tale, DRAWN, NOBODY, s.slot[slot], slot)
        if board_of(s).centre[s.slot[slot]] and centres_full(s):
            remove_tile(s, slot)


def fill_slots(s):
    """MH-5.3: the empty slots, in ascending order."""
    for slot in range(SLOTS):
        fill_slot(s, slot)
