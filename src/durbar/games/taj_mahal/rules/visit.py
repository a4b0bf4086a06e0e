"""The beginning and the end of a visit (TM-2.5, TM-2.6, TM-5)."""

import cython

if not cython.compiled:
    from durbar.games.kernel.tale import note
    from durbar.games.taj_mahal.rules.board import board_of
    from durbar.games.taj_mahal.rules.deck import draw_open
    from durbar.games.taj_mahal.rules.state import *
    from durbar.games.taj_mahal.rules.unrest import begin_unrest, calm


def begin_visit(s):
    """TM-2.5: the court is complete. TM-2.6: a fresh display of 2n-1 cards; TM-8.1: as far as the cards go."""
    note(s.frame.tale, VISIT_BEGINS, s.start, s.visit, s.order[s.visit])
    s.court = WHOLE_COURT
    s.aside = 0
    for symbol in range(SYMBOLS):
        s.won_by[symbol] = 0
    s.visiting = (1 << s.frame.players) - 1
    for seat in range(SEATS):
        s.colour[seat] = NOTHING
    for _ in range(2 * s.frame.players - 1):
        type = draw_open(s, TO_DISPLAY)
        if type == NOTHING:
            break
        s.display[s.display_size] = type
        s.display_size += 1
    begin_unrest(s)
    s.phase = PLAY
    s.frame.mover = s.start


def exchange_pairs(s):
    """TM-5.1: two equal advisor tiles are returned for that advisor's special card, from the table or from whoever
    holds it.
    """
    b = board_of(s)
    for seat in range(s.frame.players):
        for advisor in range(ADVISORS):
            if s.advisors[seat][advisor] == 2:
                s.advisors[seat][advisor] = 0
                note(s.frame.tale, EXCHANGED, seat, b.special[advisor], s.special[b.special[advisor]])
                s.special[b.special[advisor]] = seat


def end_visit(s):
    """TM-5: pairs are exchanged; what was not won leaves the game (TM-5.2, TM-9.6); the starting player passes on
    (TM-5.3).
    """
    calm(s)
    exchange_pairs(s)
    if s.tile_owner[s.visit] == NOBODY:
        note(s.frame.tale, TILE_LEFT, NOBODY, s.visit, 1)
    cities = board_of(s).province[s.order[s.visit]]
    while cities:
        s.bonus[ctz(cities)] = 0
        cities &= cities - 1
    for seat in range(s.frame.players):  # the crown leaves the crown palace, which remains
        s.palaces[seat] |= s.crowns[seat]
        s.crowns[seat] = 0
    s.start = (s.start + 1) % s.frame.players
    s.visit += 1
