"""Setting the game up (MH-1.3, MH-2.1)."""

import cython

if not cython.compiled:
    from durbar.games.kernel.chance import add
    from durbar.games.kernel.seating import first_seat
    from durbar.games.maharani.rules.artisans import artisan_colours
    from durbar.games.maharani.rules.board import board_of
    from durbar.games.maharani.rules.state import *
    from durbar.games.maharani.rules.turntable import fill_slots


def fill_bag(s):
    """Put all tiles into the bag (MH-2.1)."""
    for type in range(TYPES):
        add(s.bag, type, board_of(s).tiles[type])


def hand_out(s):
    """Give each player artisans and action markers, the markers face up (MH-1.3, MH-2.1, MH-7.1)."""
    for seat in range(s.frame.players):
        s.markers[seat] = ALL_MARKERS
        for colour in range(artisan_colours(s)):
            s.supply[seat][colour] = board_of(s).artisans[s.frame.players]


def set_up(s):
    """Set up a new game, up to the first decision."""
    for slot in range(SLOTS):
        s.slot[slot] = NOTHING
    fill_bag(s)
    hand_out(s)
    fill_slots(s)
    s.start = first_seat(s.frame, START, TO_START, FOR_START)
    s.frame.mover = s.start
