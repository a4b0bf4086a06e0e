"""Checks of the invariants (MH-10). They are part of the kernel, so that millions of games can be checked."""

import cython

if not cython.compiled:
    from durbar.games.maharani.rules.artisans import artisan_colours
    from durbar.games.maharani.rules.board import board_of, side_of
    from durbar.games.maharani.rules.quarters import is_full
    from durbar.games.maharani.rules.score import total
    from durbar.games.maharani.rules.state import *
    from durbar.games.maharani.rules.turntable import centres_full


def broken_in_tiles(s):
    """Return 1 if a tile is missing, or in two places (bag, slot, floor, removed), else 0."""
    b = board_of(s)
    count: cython.int[TYPES]
    if not cython.compiled:
        count = [0] * TYPES
    for type in range(TYPES):
        count[type] = s.bag.count[type] + s.removed[type]
    for slot in range(SLOTS):
        if s.slot[slot] != NOTHING:
            count[s.slot[slot]] += 1
    for space in range(SPACES):
        if s.tile[space]:
            count[s.tile[space] - 1] += 1
    for type in range(TYPES):
        if count[type] != b.tiles[type]:
            return 1
    return 0


def broken_in_floor(s):
    """Return 2 if the masks do not match the floor, 3 if a tile's columns do not match its space (MH-10.2), else 0."""
    b = board_of(s)
    for space in range(SPACES):
        tile = s.tile[space]
        if (tile > 0) != (s.tiles >> space) & 1:
            return 2
        for colour in range(COLOURS):
            if (s.colour[colour] >> space) & 1 != (tile > 0 and b.colour[tile - 1] == colour):
                return 2
        if tile and not (b.arrows[tile - 1][space] >> s.arrow[space]) & 1:
            return 3
    return 0


def broken_in_artisans(s):
    """Return the number of a broken invariant, or 0.

    4: the number of artisans is right. 5: an artisan's tile has an arrow that points to the artisan's owner (MH-10.1).
    6: in a quarter, no two artisans of one artisan colour are on tiles of the same colour (MH-4.5). 7: no artisan is in
    a scored quarter (MH-6.1).
    """
    b = board_of(s)
    for seat in range(s.frame.players):
        for artisan in range(artisan_colours(s)):
            spaces = s.artisans[seat][artisan]
            if popcount(spaces) + s.supply[seat][artisan] != b.artisans[s.frame.players]:
                return 4
            for quarter in range(QUARTERS):
                if (s.scored >> quarter) & 1 and spaces & b.quarter[quarter]:
                    return 7
                for colour in range(COLOURS):
                    if popcount(spaces & s.colour[colour] & b.quarter[quarter]) > 1:
                        return 6
            while spaces:
                space = ctz(spaces)
                spaces &= spaces - 1
                if s.tile[space] == 0 or s.arrow[space] != side_of(s, seat):
                    return 5
    return 0


def broken_in_table(s):
    """Return the number of a broken invariant, or 0.

    8: at the start of a turn, exactly the full quarters have been scored. 9: no player's gold is negative, and second
    tiles bring no gold (MH-5.1). 10: when all centre spaces are filled, no centre tile is on the turntable (MH-5.4).
    11: at the start of a turn, no slot is empty while the bag has tiles (MH-5.3).
    """
    b = board_of(s)
    for quarter in range(QUARTERS):
        if s.frame.mover != NOBODY and (s.scored >> quarter) & 1 != is_full(s, quarter) and s.placed == 0:
            return 8
    for seat in range(s.frame.players):
        if total(s, seat) < 0 or s.points[seat][FROM_SECOND] > 0:
            return 9
    for slot in range(SLOTS):
        if s.slot[slot] == NOTHING:
            if s.frame.mover != NOBODY and s.placed == 0 and s.bag.size:
                return 11
        elif s.frame.mover != NOBODY and b.centre[s.slot[slot]] and centres_full(s):
            return 10
    return 0


def broken_invariant(s):
    """Return 0 if all invariants hold, else the number of a broken invariant."""
    broken = broken_in_tiles(s)
    if broken == 0:
        broken = broken_in_floor(s)
    if broken == 0:
        broken = broken_in_artisans(s)
    if broken == 0:
        broken = broken_in_table(s)
    return broken
