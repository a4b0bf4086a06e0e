"""Placing a tile (MH-3)."""

import cython

if not cython.compiled:
    from durbar.games.kernel.events import note
    from durbar.games.maharani.rules.areas import size_of
    from durbar.games.maharani.rules.artisans import possible_artisans, put_artisan
    from durbar.games.maharani.rules.board import board_of, quarter_below, side_of
    from durbar.games.maharani.rules.score import gain
    from durbar.games.maharani.rules.state import *
    from durbar.games.maharani.rules.turntable import clear_centre_tiles


def open_spaces(s, slot):
    """Return the mask of the empty spaces where the mover may lay the tile of a slot: those of the slot's quarter, or
    all if the mover's marker of that quarter is face up (MH-3.1).
    """
    b = board_of(s)
    quarter = quarter_below(s, slot)
    free = b.spaces & ~s.tiles
    if (s.markers[s.frame.mover] >> quarter) & 1:
        return free
    return free & b.quarter[quarter]


def choice_spaces(s, colour):
    """Return the mask of the spaces where two artisan colours are possible on a tile of `colour`, so that the mover
    chooses (MH-7.2).
    """
    spaces: cython.ulonglong = 0
    if s.frame.players == 2:
        for quarter in range(QUARTERS):
            if possible_artisans(s, s.frame.mover, colour, quarter) == 3:  # both colours
                spaces |= board_of(s).quarter[quarter]
    return spaces


def legal_placements(s, out, n):
    """Append the legal placements to `out`, which has `n` action ids, and return the new number (MH-3.1 to MH-3.3). A
    placement names the artisan colour if two are possible (MH-8.5).
    """
    b = board_of(s)
    own_side = side_of(s, s.frame.mover)
    for slot in range(SLOTS):
        type = s.slot[slot]
        if type == NOTHING:
            continue
        spaces = open_spaces(s, slot) & b.fitting_spaces[type]
        with_choice = choice_spaces(s, b.colour[type])
        while spaces:
            space = ctz(spaces)
            spaces &= spaces - 1
            first_id = PLACE + (slot * SPACES + space) * SIDES * CHOICES
            arrows = b.arrows[type][space]
            while arrows:
                arrow = ctz(arrows)
                arrows &= arrows - 1
                out[n] = first_id + arrow * CHOICES
                if arrow == own_side and with_choice & bit(space):  # two moves, which name the artisan colours
                    out[n] += 1
                    out[n + 1] = out[n] + 1
                    n += 1
                n += 1
    return n


def place(s, seat, slot, space, arrow, choice):
    """Lay the tile of a slot: turn a marker if necessary, score the tile's area, and place an artisan if one is due."""
    b = board_of(s)
    type = s.slot[slot]
    colour = b.colour[type]
    quarter = quarter_below(s, slot)
    note(s.frame.events, PLACED, seat, space, (type * SIDES + arrow) * SLOTS + slot)
    s.slot[slot] = NOTHING
    s.tile[space] = 1 + type
    s.arrow[space] = arrow
    s.tiles |= bit(space)
    s.colour[colour] |= bit(space)
    if b.home[space] != quarter:  # MH-3.1
        s.markers[seat] &= ~(1 << quarter)
        note(s.frame.events, MARKER_TURNED, seat, quarter, 0)
    gain(s, seat, FROM_TILES, size_of(s.colour[colour], space))  # MH-3.4
    if arrow == side_of(s, seat):
        put_artisan(s, seat, space, colour, choice)
    if b.centre[type]:
        clear_centre_tiles(s)
