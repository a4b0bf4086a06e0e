"""The deck and the discard pile (TM-2.7, TM-8.1)."""

import cython

if not cython.compiled:
    from durbar.games.kernel.chance import add, draw, pour
    from durbar.games.kernel.tale import note, note_secret
    from durbar.games.taj_mahal.rules.known import drew_in_sight, drew_unseen, shuffled
    from durbar.games.taj_mahal.rules.state import *


def top_card(s):
    """TM-2.7: the next card. An empty deck is made anew from the discard pile at the moment a card is needed.

    TM-8.1: NOTHING when both are empty.
    """
    if s.deck.size == 0 and s.discard.size:
        note(s.frame.tale, SHUFFLED, NOBODY, NOTHING, s.discard.size)
        pour(s.discard, s.deck)
        shuffled(s)
    return draw(s.frame.chance, s.deck)


def draw_to_hand(s, seat):
    """A card from the deck that only its owner sees (TM-8.3), if there is one."""
    type = top_card(s)
    if type == NOTHING:
        return
    gain_card(s, seat, type)
    drew_unseen(s, seat, type)
    if s.frame.settings[OPEN_HANDS]:
        note(s.frame.tale, DRAWN, seat, type, TO_HAND)
    else:
        note_secret(s.frame.tale, DRAWN, seat, type, TO_HAND, 1 << seat)


def draw_open(s, where):
    """A card from the deck turned up before everybody; NOTHING if there is none."""
    type = top_card(s)
    if type != NOTHING:
        drew_in_sight(s, type)
        note(s.frame.tale, DRAWN, NOBODY, type, where)
    return type


def gain_card(s, seat, type):
    """A card comes into a hand."""
    s.hands[seat][type] += 1
    s.holds[seat] |= bit(type)
    s.size[seat] += 1


def lose_card(s, seat, type):
    """A card leaves a hand."""
    s.hands[seat][type] -= 1
    if s.hands[seat][type] == 0:
        s.holds[seat] &= ~bit(type)
    s.size[seat] -= 1


def put_away(s, type):
    """A card goes to the discard pile."""
    add(s.discard, type, 1)
