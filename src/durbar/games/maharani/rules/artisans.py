"""Placing and moving artisans (MH-4, MH-7)."""

import cython

if not cython.compiled:
    from durbar.games.kernel.events import note
    from durbar.games.maharani.rules.areas import size_of
    from durbar.games.maharani.rules.board import board_of
    from durbar.games.maharani.rules.score import gain
    from durbar.games.maharani.rules.state import *


def artisan_colours(s):
    """Return the number of artisan colours of each player: two with two players, else one (MH-7.1)."""
    return 2 if s.frame.players == 2 else 1


def artisan_space(s, seat, artisan, colour, quarter):
    """Return the mask of the space in a quarter where a seat's artisan stands on a tile of `colour`. It is one space at
    most (MH-4.5). `artisan` is the artisan colour.
    """
    return s.artisans[seat][artisan] & s.colour[colour] & board_of(s).quarter[quarter]


def possible_artisans(s, seat, colour, quarter):
    """Return the mask of the artisan colours that can be placed on, or moved to, a tile of `colour` in a quarter
    (MH-4.2, MH-7.2).
    """
    colours = 0
    for artisan in range(artisan_colours(s)):
        if s.supply[seat][artisan] or artisan_space(s, seat, artisan, colour, quarter):
            colours |= 1 << artisan
    return colours


def put_artisan(s, seat, space, colour, choice):
    """Place an artisan on the tile just laid, or move one there (MH-4.1). `choice` is 1 + its artisan colour if two
    colours are possible (MH-7.2), else 0.
    """
    quarter = board_of(s).home[space]
    colours = possible_artisans(s, seat, colour, quarter)
    if colours == 0:  # MH-4.2: the supply is empty
        note(s.frame.events, NO_ARTISAN, seat, space, 0)
        return
    artisan = choice - 1 if choice else colours >> 1  # the only colour in the mask: 1 is colour 0, 2 is colour 1
    old_space = artisan_space(s, seat, artisan, colour, quarter)
    if old_space:  # MH-4.3
        s.artisans[seat][artisan] &= ~old_space
        note(s.frame.events, ARTISAN_MOVED, seat, space, ctz(old_space) * ARTISANS + artisan)
    else:
        s.supply[seat][artisan] -= 1
        note(s.frame.events, ARTISAN_NEW, seat, space, artisan)
    s.artisans[seat][artisan] |= bit(space)
    gain(s, seat, FROM_ARTISANS, size_of(s.artisans[seat][artisan], space))  # MH-4.4
