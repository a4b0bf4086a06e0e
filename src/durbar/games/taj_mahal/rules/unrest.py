"""Unrest, a neutral rival in games of two players (TM-9) and, if an option is set, of more players (TM-10.6)."""

import cython

if not cython.compiled:
    from durbar.games.kernel.events import note
    from durbar.games.taj_mahal.rules.board import board_of
    from durbar.games.taj_mahal.rules.deck import draw_open, put_away
    from durbar.games.taj_mahal.rules.state import *


def begin_unrest(s):
    """Begin unrest in a visit of a game of two players; with more players only if an option is set (TM-10.6)."""
    s.unrest_on = s.frame.players == 2 or s.frame.settings[UNREST_FOR_ALL] != 0


def draw_for_unrest(s):
    """Draw a card for unrest at the end of a turn. If unrest already has a card of that colour, there is a protest
    (TM-9.1, TM-9.2).

    If there is no card to draw, nothing happens in this turn (TM-8.1).
    """
    if not s.unrest_on:
        return
    type = draw_open(s, TO_UNREST)
    if type == NOTHING:
        return
    b = board_of(s)
    if type < WHITE and (s.unrest_colours >> b.colour[type]) & 1:
        put_away(s, type)
        protest(s)
        return
    if type < WHITE:
        s.unrest_colours |= 1 << b.colour[type]
    s.unrest[s.unrest_size] = type
    s.unrest_size += 1
    s.unrest_symbols[b.symbol[type][0]] += 1
    if b.symbol[type][1] != NOTHING:
        s.unrest_symbols[b.symbol[type][1]] += 1


def protest(s):
    """Set aside every tile in whose symbol unrest leads alone, and end unrest (TM-9.4)."""
    note(s.frame.events, PROTESTED, NOBODY, NOTHING, s.unrest_size)
    for symbol in range(SYMBOLS):
        most_of_players = 0
        for seat in range(s.frame.players):
            if (s.visiting >> seat) & 1 and s.symbols[seat][symbol] > most_of_players:
                most_of_players = s.symbols[seat][symbol]
        if s.unrest_symbols[symbol] > most_of_players and (s.court >> symbol) & 1:
            s.court &= WHOLE_COURT - (1 << symbol)
            s.aside |= 1 << symbol
            note(s.frame.events, SET_ASIDE, NOBODY, symbol, 1)
    discard_unrest(s)
    s.unrest_on = 0


def discard_unrest(s):
    """Put all cards of unrest on the discard pile (TM-9.4, TM-9.5)."""
    for i in range(s.unrest_size):
        put_away(s, s.unrest[i])
        s.unrest[i] = 0
    s.unrest_size = 0
    s.unrest_colours = 0
    for symbol in range(SYMBOLS):
        s.unrest_symbols[symbol] = 0
