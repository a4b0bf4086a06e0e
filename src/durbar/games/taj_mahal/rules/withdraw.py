"""Withdrawing (TM-4): winning tiles, scoring, leaving the court, and taking cards.

``palaces.py`` places the palaces, and ``turn.py`` controls the order of the steps.
"""

import cython

if not cython.compiled:
    from durbar.games.kernel.events import note
    from durbar.games.taj_mahal.rules.connect import connected_provinces
    from durbar.games.taj_mahal.rules.deck import draw_to_hand, gain_card, put_away
    from durbar.games.taj_mahal.rules.goods import score_province_tile
    from durbar.games.taj_mahal.rules.known import note_taken_card
    from durbar.games.taj_mahal.rules.score import gain
    from durbar.games.taj_mahal.rules.state import *


def majorities(s, seat):
    """Return the mask of the tiles in the court in whose symbol this seat leads alone (TM-4.1). Unrest counts as a
    rival (TM-9.3).
    """
    won = 0
    for symbol in range(SYMBOLS):
        own_count = s.symbols[seat][symbol]
        if own_count == 0 or not (s.court >> symbol) & 1:
            continue
        most_of_rivals = s.unrest_symbols[symbol]
        for rival in range(s.frame.players):
            if rival != seat and (s.visiting >> rival) & 1 and s.symbols[rival][symbol] > most_of_rivals:
                most_of_rivals = s.symbols[rival][symbol]
        if own_count > most_of_rivals:
            won |= 1 << symbol
    return won


def withdraw(s, seat):
    """Take every tile won, and note the palaces that are due for them (TM-4.1, TM-4.1a)."""
    won = majorities(s, seat)
    s.court &= WHOLE_COURT - won
    note(s.frame.events, WITHDREW, seat, NOTHING, s.row_size[seat])
    for symbol in range(SYMBOLS):
        if (won >> symbol) & 1:
            note(s.frame.events, WON, seat, symbol, 1)
            s.won_by[symbol] = 1 + seat
            if symbol < ADVISORS:
                s.advisors[seat][symbol] += 1
                s.palaces_due += 1
    s.crown_due = (won >> MOGUL) & 1
    s.tile_due = (won >> ELEPHANT) & 1
    s.placed = 0
    s.unplayed = s.row_size[seat] == 0


def score_withdrawal(s, seat):
    """Score the province tile (TM-4.6) and the palaces (TM-4.7), in the order of the edition (TM-0.7)."""
    if s.tile_due and not s.frame.settings[TILE_LAST]:
        score_province_tile(s, seat)
    if s.placed:
        gain(s, seat, FROM_PALACES, connected_provinces(s, seat))
    if s.tile_due and s.frame.settings[TILE_LAST]:
        score_province_tile(s, seat)
    s.tile_due = 0
    s.placed = 0


def leave_court(s, seat):
    """Discard the row, return its special cards to the hand, and clear its symbols (TM-4.8)."""
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
    """Begin taking cards: two from the display, or as many as are left (TM-4.9). In some editions a seat that has not
    played first draws its card from the deck (TM-0.6).
    """
    if s.unplayed and not s.frame.settings[DISPLAY_FIRST]:
        draw_to_hand(s, seat)
        s.unplayed = 0
    s.takes_due = min(2, s.display_size)


def take_card(s, seat, type):
    """Take a card from the display (TM-4.9, TM-8.3)."""
    slot = 0
    while s.display[slot] != type:
        slot += 1
    s.display_size -= 1
    for i in range(slot, s.display_size):
        s.display[i] = s.display[i + 1]
    s.display[s.display_size] = 0
    gain_card(s, seat, type)
    s.takes_due -= 1
    note_taken_card(s, seat, type)
    note(s.frame.events, TOOK, seat, type, 1)


def finish_taking(s, seat):
    """Draw a card for a seat that withdrew without having played, in editions in which it takes from the display first
    (TM-4.9).
    """
    if s.unplayed:
        draw_to_hand(s, seat)
    s.unplayed = 0
