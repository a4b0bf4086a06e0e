"""The deck and the discard pile (TM-2.7, TM-8.1)."""

import cython

if not cython.compiled:
    from durbar.games.kernel.chance import add, draw_labelled, pour
    from durbar.games.kernel.events import note, note_secret
    from durbar.games.taj_mahal.rules.known import note_open_draw, note_shuffle, note_unseen_draw
    from durbar.games.taj_mahal.rules.state import *


def top_card(s, place):
    """Draw the next card and return its type. `place` is where the card goes: FOR_DISPLAY, FOR_UNREST or a seat.

    If the deck is empty, the discard pile is shuffled first (TM-2.7); return NOTHING if both are empty (TM-8.1).
    """
    if s.deck.size == 0 and s.discard.size:
        note(s.frame.events, SHUFFLED, NOBODY, NOTHING, s.discard.size)
        pour(s.discard, s.deck)
        note_shuffle(s)
    return draw_labelled(s.frame.chance, s.deck, s.visit, place)


def draw_to_hand(s, seat):
    """Draw a card from the deck to a hand, if there is one; only its owner sees it (TM-8.3)."""
    type = top_card(s, seat)
    if type == NOTHING:
        return
    gain_card(s, seat, type)
    note_unseen_draw(s, seat, type)
    if s.frame.settings[OPEN_HANDS]:
        note(s.frame.events, DRAWN, seat, type, TO_HAND)
    else:
        note_secret(s.frame.events, DRAWN, seat, type, TO_HAND, 1 << seat)


def draw_open(s, destination):
    """Draw a card from the deck face up and return its type; NOTHING if there is no card. `destination` says what the
    draw is for, and becomes the amount of the event.
    """
    type = top_card(s, FOR_UNREST if destination == TO_UNREST else FOR_DISPLAY)
    if type != NOTHING:
        note_open_draw(s, type)
        note(s.frame.events, DRAWN, NOBODY, type, destination)
    return type


def gain_card(s, seat, type):
    """Add a card to a hand."""
    s.hands[seat][type] += 1
    s.holds[seat] |= bit(type)
    s.size[seat] += 1


def lose_card(s, seat, type):
    """Remove a card from a hand."""
    s.hands[seat][type] -= 1
    if s.hands[seat][type] == 0:
        s.holds[seat] &= ~bit(type)
    s.size[seat] -= 1


def put_away(s, type):
    """Put a card on the discard pile."""
    add(s.discard, type, 1)
