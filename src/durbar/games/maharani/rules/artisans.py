"""Artisans (MH-4, MH-7)."""

import cython

if not cython.compiled:
    from durbar.games.kernel.tale import note
    from durbar.games.maharani.rules.areas import size_of
    from durbar.games.maharani.rules.board import board_of
    from durbar.games.maharani.rules.score import gain
    from durbar.games.maharani.rules.state import *


def artisan_colours(s):
    """MH-7.1: two players have two artisan colours each."""
    return 2 if s.frame.players == 2 else 1


def standing(s, seat, artisan, colour, quarter):
    """Where an artisan colour of a seat stands on a tile of that colour in a quarter: one space at most (MH-4.5)."""
    return s.artisans[seat][artisan] & s.colour[colour] & board_of(s).quarter[quarter]


def possible(s, seat, colour, quarter):
    """MH-4.2, MH-7.2: the artisan colours that can come or move to a tile of that colour in a quarter, as a mask."""
    can = 0
    for artisan in range(artisan_colours(s)):
        if s.supply[seat][artisan] or standing(s, seat, artisan, colour, quarter):
            can |= 1 << artisan
    return can


def put_artisan(s, seat, space, colour, choice):
    """MH-4.1: an artisan is due on the tile just placed. `choice`: 1 + its colour where two are possible (MH-7.2)."""
    quarter = board_of(s).home[space]
    can = possible(s, seat, colour, quarter)
    if can == 0:  # MH-4.2: the supply is empty
        note(s.frame.tale, NO_ARTISAN, seat, space, 0)
        return
    artisan = choice - 1 if choice else can >> 1
    old = standing(s, seat, artisan, colour, quarter)
    if old:  # MH-4.3
        s.artisans[seat][artisan] &= ~old
        note(s.frame.tale, ARTISAN_MOVED, seat, space, ctz(old) * ARTISANS + artisan)
    else:
        s.supply[seat][artisan] -= 1
        note(s.frame.tale, ARTISAN_NEW, seat, space, artisan)
    s.artisans[seat][artisan] |= bit(space)
    gain(s, seat, FROM_ARTISANS, size_of(s.artisans[seat][artisan], space))  # MH-4.4
