"""Playing cards in a turn (TM-3)."""

import cython

if not cython.compiled:
    from durbar.games.kernel.events import note
    from durbar.games.taj_mahal.rules.board import board_of
    from durbar.games.taj_mahal.rules.deck import lose_card
    from durbar.games.taj_mahal.rules.known import note_played_card
    from durbar.games.taj_mahal.rules.score import gain
    from durbar.games.taj_mahal.rules.state import *


def holds_special(s, seat, effect):
    """Return whether a seat has this special card in hand. A special card in the row cannot be used again in the visit
    (TM-3.7).
    """
    return s.special[effect] == seat and not s.special_played[effect]


def legal_plays(s, out, n):
    """Append the legal plays to `out`, which has `n` action ids, and return the new number.

    A play is a coloured card, alone or with one white or one special card (TM-3.1). It must have the seat's fixed
    colour, unless none is fixed yet or the special card is the colour change (TM-3.2, TM-3.3, TM-3.6).
    """
    b = board_of(s)
    seat = s.frame.mover
    companions: cython.int[COMPANIONS]
    if not cython.compiled:
        companions = [0] * COMPANIONS
    companion_count = 1
    companions[0] = 0
    whites = s.holds[seat] >> WHITE
    while whites:
        companions[companion_count] = 1 + ctz(whites)
        companion_count += 1
        whites &= whites - 1
    has_change = 0
    for effect in range(EFFECTS):
        if holds_special(s, seat, effect):
            companions[companion_count] = SPECIAL_COMPANION + effect
            companion_count += 1
            if effect == CHANGE:
                has_change = 1
    fitting = s.holds[seat] & ~ALL_WHITE
    others = fitting - fitting
    if s.colour[seat] != NOTHING:
        others = fitting & ~b.types_of[s.colour[seat]]
        fitting &= b.types_of[s.colour[seat]]
    while fitting:
        id = CARDS + ctz(fitting) * COMPANIONS
        fitting &= fitting - 1
        for i in range(companion_count):
            out[n] = id + companions[i]
            n += 1
    while has_change and others:
        out[n] = CARDS + ctz(others) * COMPANIONS + SPECIAL_COMPANION + CHANGE
        others &= others - 1
        n += 1
    return n


def lay_card(s, seat, type):
    """Move a card from the hand to the row, where its symbols count (TM-3.5)."""
    b = board_of(s)
    lose_card(s, seat, type)
    note_played_card(s, seat, type)
    s.row[seat][s.row_size[seat]] = type
    s.row_size[seat] += 1
    s.symbols[seat][b.symbol[type][0]] += 1
    if b.symbol[type][1] != NOTHING:
        s.symbols[seat][b.symbol[type][1]] += 1
    note(s.frame.events, PLAYED, seat, type, 1)


def lay_special(s, seat, effect):
    """Play a special card: +1 elephant, +1 mogul, 2 points at once, or a free colour (TM-3.6)."""
    s.special_played[effect] = 1
    s.row[seat][s.row_size[seat]] = TYPES + effect
    s.row_size[seat] += 1
    note(s.frame.events, PLAYED_SPECIAL, seat, effect, 1)
    if effect == MORE_ELEPHANT:
        s.symbols[seat][ELEPHANT] += 1
    elif effect == MORE_MOGUL:
        s.symbols[seat][MOGUL] += 1
    elif effect == POINTS:
        gain(s, seat, FROM_SPECIAL, 2)


def play_cards(s, seat, type, companion):
    """Play a coloured card and perhaps a companion (TM-3.1 to TM-3.6). The first coloured card fixes the colour.

    In some editions the colour stays open if the first card is played with the colour change (TM-0.3).
    """
    if s.colour[seat] == NOTHING and not (companion == SPECIAL_COMPANION + CHANGE and s.frame.settings[LATE_COLOUR]):
        s.colour[seat] = board_of(s).colour[type]
    lay_card(s, seat, type)
    if companion > SYMBOLS:
        lay_special(s, seat, companion - SPECIAL_COMPANION)
    elif companion:
        lay_card(s, seat, WHITE + companion - 1)
