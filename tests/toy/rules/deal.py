"""TY-1: The deck has some cards of each rank; the board says how many. Each player is dealt four cards. A random seat
begins.
"""

import cython

if not cython.compiled:
    from durbar.games.kernel.chance import add, below_labelled, draw_labelled
    from durbar.games.kernel.events import note, note_secret
    from toy.rules.state import *

    COPIES = [[0] * RANKS for _ in range(BOARDS)]


def place_board(index: cython.int, copies):
    """Store the numbers of cards of a board under its index, for the kernel."""
    for rank in range(RANKS):
        COPIES[index][rank] = copies[rank]


def draw_card(s, seat):
    """Draw a card from the deck into a hand; only the owner of the hand sees it."""
    rank = draw_labelled(s.frame.chance, s.deck, s.turn, seat)
    s.hands[seat][rank] += 1
    s.held[seat] += 1
    note_secret(s.frame.events, DRAWN, seat, rank, CARD, 1 << seat)


def deal(s):
    """Set up the game."""
    for rank in range(RANKS):
        add(s.deck, rank, COPIES[s.frame.settings[BOARD]][rank])
    for seat in range(s.frame.players):
        for _ in range(HAND):
            draw_card(s, seat)
    s.last = NOTHING
    s.frame.mover = below_labelled(s.frame.chance, s.frame.players, 0, FOR_FIRST)
    note(s.frame.events, DRAWN, NOBODY, s.frame.mover, FIRST)
