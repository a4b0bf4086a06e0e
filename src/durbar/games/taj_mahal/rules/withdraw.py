"""A turn: withdraw (TM-4). What is won, the scoring, leaving the court, and the cards taken at the end.

Placing the palaces in between is in ``palaces.py``; ``turn.py`` leads from one step to the next.
"""

import cython

if not cython.compiled:
    from durbar.games.kernel.tale import note
    from durbar.games.taj_mahal.rules.connect import connected_provinces
    from durbar.games.taj_mahal.rules.deck import draw_to_hand, gain_card, put_away
    from durbar.games.taj_mahal.rules.goods import score_province_tile
    from durbar.games.taj_mahal.rules.known import saw_taken
    from durbar.games.taj_mahal.rules.score import gain
    from durbar.games.taj_mahal.rules.state import *


def majorities(s, seat):
    """TM-4.1: the tiles in the court of whose symbol this seat shows more than each rival in the visit; TM-9.3:
    unrest is a rival.
    """
    won = 0
    for symbol in range(SYMBOLS):
        mine = s.symbols[seat][symbol]
        if mine == 0 or not (s.court >> symbol) & 1:
            continue
        most = s.unrest_symbols[symbol]
        for rival in range(s.frame.players):
            if rival != seat and (s.visiting >> rival) & 1 and s.symbols[rival][symbol] > most:
                most = s.symbols[rival][symbol]
        if mine > most:
            won |= 1 << symbol
    return won


def withdraw(s, seat):
    """TM-4.1, TM-4.1a: take every tile won. What has to be done for them is noted as due."""
    won = majorities(s, seat)
    s.court &= WHOLE_COURT - won
    note(s.frame.tale, WITHDREW, seat, NOTHING, s.row_size[seat])
    for symbol in range(SYMBOLS):
        if (won >> symbol) & 1:
            note(s.frame.tale, WON, seat, symbol, 1)
            s.won_by[symbol] = 1 + seat
            if symbol < ADVISORS:
                s.advisors[seat][symbol] += 1
                s.palaces_due += 1
    s.crown_due = (won >> MOGUL) & 1
    s.tile_due = (won >> ELEPHANT) & 1
    s.placed = 0
    s.unplayed = s.row_size[seat] == 0


def score_withdrawal(s, seat):
    """TM-4.6 and TM-4.7: the province tile and the palaces, in the edition's order (TM-0.7)."""
    if s.tile_due and not s.frame.settings[TILE_LAST]:
        score_province_tile(s, seat)
    if s.placed:
        gain(s, seat, FROM_PALACES, connected_provinces(s, seat))
    if s.tile_due and s.frame.settings[TILE_LAST]:
        score_province_tile(s, seat)
    s.tile_due = 0
    s.placed = 0


def leave_court(s, seat):
    """TM-4.8: the row goes to the discard pile, special cards return to hand, the symbols count no more."""
    for i in range(s.row_size[seat]):
        if s.row[seat][i] < TYPES:
            put_away(s, s.row[seat][i])
        else:
            s.special_played[s.row[seat][i] - TYPES] = 0
        s.row[seat][i] = 0
    s.row_size[seat] = 0
    for symbol in range(SYMBOLS):
        s.symbols[seat][symbol] = 0
    s.colour[seat] = NOTHING
    s.visiting &= 255 - (1 << seat)


def begin_taking(s, seat):
    """TM-4.9: two cards from the display, or what is left; in some editions the deck card of an unplayed visit comes
    first (TM-0.6).
    """
    if s.unplayed and not s.frame.settings[DISPLAY_FIRST]:
        draw_to_hand(s, seat)
        s.unplayed = 0
    s.takes_due = min(2, s.display_size)


def take_card(s, seat, type):
    """TM-4.9, TM-8.3: a card of the player's choice from the display, in sight of all."""
    slot = 0
    while s.display[slot] != type:
        slot += 1
    s.display_size -= 1
    for i in range(slot, s.display_size):
        s.display[i] = s.display[i + 1]
    s.display[s.display_size] = 0
    gain_card(s, seat, type)
    s.takes_due -= 1
    saw_taken(s, seat, type)
    note(s.frame.tale, TOOK, seat, type, 1)


def finish_taking(s, seat):
    """TM-4.9: the deck card of whoever withdrew without having played, where the display comes first."""
    if s.unplayed:
        draw_to_hand(s, seat)
    s.unplayed = 0
