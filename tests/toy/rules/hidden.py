"""What a player may know: their own hand, the number of cards in the other hands and in the deck, and the cards that
were played. After the end of the game everything is public.
"""

import cython

if not cython.compiled:
    from durbar.games.kernel.chance import add, pick_from
    from toy.rules.deal import COPIES
    from toy.rules.state import *


def blank(s, seat):
    """Clear the parts of the state that this seat may not know."""
    for rank in range(RANKS):
        s.deck.count[rank] = 0
        for other in range(s.frame.players):
            if other != seat:
                s.hands[other][rank] = 0
    for group in range(GROUPS):
        s.deck.group[group] = 0


def imagine(s, seat, rng):
    """Deal the cards that this seat cannot see at random, to the deck and to the other hands."""
    s.deck.size = 0
    for rank in range(RANKS):
        unseen = COPIES[s.frame.settings[BOARD]][rank] - s.table.count[rank]
        if seat >= 0:
            unseen -= s.hands[seat][rank]
        add(s.deck, rank, unseen)
    for other in range(s.frame.players):
        if other != seat:
            for _ in range(s.held[other]):
                s.hands[other][pick_from(rng, s.deck)] += 1
