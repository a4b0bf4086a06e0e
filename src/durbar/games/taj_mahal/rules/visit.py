"""The beginning and the end of a visit (TM-2.5, TM-2.6, TM-5)."""

import cython

if not cython.compiled:
    from durbar.games.kernel.events import note
    from durbar.games.taj_mahal.rules.board import board_of
    from durbar.games.taj_mahal.rules.deck import draw_open
    from durbar.games.taj_mahal.rules.state import *
    from durbar.games.taj_mahal.rules.unrest import begin_unrest, discard_unrest


def begin_visit(s):
    """Begin a visit: refill the court (TM-2.5) and display 2n - 1 new cards (TM-2.6), fewer if the deck and the discard
    pile run out (TM-8.1).
    """
    note(s.frame.events, VISIT_BEGINS, s.start, s.visit, s.order[s.visit])
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
    """Exchange each pair of equal advisor tiles for that advisor's special card. The card is taken from the table or
    from the player who holds it (TM-5.1).
    """
    b = board_of(s)
    for seat in range(s.frame.players):
        for advisor in range(ADVISORS):
            if s.advisors[seat][advisor] == 2:
                s.advisors[seat][advisor] = 0
                note(s.frame.events, EXCHANGED, seat, b.special[advisor], s.special[b.special[advisor]])
                s.special[b.special[advisor]] = seat


def end_visit(s):
    """End a visit (TM-5): exchange pairs, remove the province tile if nobody won it (TM-5.2, TM-9.6), and make the next
    player the starting player (TM-5.3).
    """
    discard_unrest(s)
    exchange_pairs(s)
    if s.tile_owner[s.visit] == NOBODY:
        note(s.frame.events, TILE_LEFT, NOBODY, s.visit, 1)
    cities = board_of(s).province[s.order[s.visit]]
    while cities:
        s.bonus[ctz(cities)] = 0
        cities &= cities - 1
    for seat in range(s.frame.players):  # the crown leaves the crown palace, which remains
        s.palaces[seat] |= s.crowns[seat]
        s.crowns[seat] = 0
    s.start = (s.start + 1) % s.frame.players
    s.visit += 1
