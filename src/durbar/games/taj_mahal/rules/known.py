"""Public knowledge (TM-2.3, TM-8.3): what everybody at the table can deduce about hidden cards.

A card taken from the display is known until it is played. About a card drawn unseen, everybody knows from which shuffle
of the deck it was drawn. When a deck runs out, every card of it that nobody has shown is in a player's hand, and that
stays true after the next shuffle. So the public knowledge has, for each shuffle, the cards that nobody has shown and
how many of them each seat has drawn.

When a seat plays a card that it can have drawn from one of several shuffles, the play stays open until only one shuffle
is possible. Sampled hands must be consistent with all of this: see ``imagine.py``.
"""

import cython

if not cython.compiled:
    from durbar.games.taj_mahal.rules.state import *


def note_unseen_draw(s, seat, type):
    """Note that a seat drew a card that only this seat has seen."""
    k = s.knowledge
    draws = 0
    for shuffle in range(SHUFFLES):
        draws += k.held[seat][shuffle]
    s.draw_type[seat][draws] = type
    s.draw_shuffle[seat][draws] = k.now
    k.held[seat][k.now] += 1


def note_open_draw(s, type):
    """Note that a card of the deck was turned face up."""
    s.knowledge.unseen[s.knowledge.now][type] -= 1
    settle_plays(s)


def nobody_holds(k, shuffle):
    """Return 1 if nobody holds an unseen card of this shuffle, else 0."""
    for seat in range(SEATS):
        if k.held[seat][shuffle]:
            return 0
    return 1


def note_shuffle(s):
    """Note that the discard pile became the deck (TM-2.7): a new shuffle, whose cards everybody knows."""
    k = s.knowledge
    shuffle = 0
    while shuffle < SHUFFLES and not nobody_holds(k, shuffle):
        shuffle += 1
    if shuffle == SHUFFLES:  # there is no place for another shuffle: merge the two oldest shuffles
        shuffle = 1
        k.merged += 1
        for type in range(TYPES):
            k.unseen[0][type] += k.unseen[1][type]
        for seat in range(SEATS):
            for i in range(DRAWS):
                if s.draw_shuffle[seat][i] == 1:
                    s.draw_shuffle[seat][i] = 0
            k.held[seat][0] += k.held[seat][1]
            k.held[seat][1] = 0
        for i in range(k.plays):
            if k.play_shuffle[i] == 1:
                k.play_shuffle[i] = 0
    for type in range(TYPES):
        k.unseen[shuffle][type] = s.deck.count[type]
    k.now = shuffle
    settle_plays(s)


def note_taken_card(s, seat, type):
    """Note that a seat took a card from the display (TM-8.3)."""
    s.known[seat][type] += 1


def note_played_card(s, seat, type):
    """Note that a seat played a card. If the seat took an equal card from the display, that card counts as played,
    since equal cards cannot be distinguished.
    """
    if s.known[seat][type]:
        s.known[seat][type] -= 1
        return
    k = s.knowledge
    shuffle = find_shuffle(k, seat, type)
    if shuffle >= 0 or k.plays == OPEN_PLAYS:
        settle(s, seat, type, shuffle if shuffle >= 0 else -2 - shuffle)
        settle_plays(s)
        return
    k.play_seat[k.plays] = seat
    k.play_type[k.plays] = type
    k.play_shuffle[k.plays] = k.now
    k.play_room[k.plays] = k.held[seat][k.now]
    k.plays += 1


def find_shuffle(k, seat, type):
    """Return the shuffle from which a seat must have drawn this card. If several shuffles are possible, return -2 minus
    the last of them.
    """
    possible = NOTHING
    is_ambiguous = 0
    for shuffle in range(SHUFFLES):
        if k.held[seat][shuffle] and k.unseen[shuffle][type]:
            if possible != NOTHING:
                is_ambiguous = 1
            possible = shuffle
    return -2 - possible if is_ambiguous else possible


def settle(s, seat, type, shuffle):
    """Note the shuffle of a card that a seat has played, now that it is known."""
    k = s.knowledge
    draws = 0
    for other in range(SHUFFLES):
        draws += k.held[seat][other]
    k.unseen[shuffle][type] -= 1
    k.held[seat][shuffle] -= 1
    index = 0  # if the seat's draws are hidden from the viewer, the loop finds none, and none needs to be moved
    while index < draws and (s.draw_type[seat][index] != type or s.draw_shuffle[seat][index] != shuffle):
        index += 1
    for i in range(index, draws):
        s.draw_type[seat][i] = s.draw_type[seat][i + 1] if i + 1 < draws else 0
        s.draw_shuffle[seat][i] = s.draw_shuffle[seat][i + 1] if i + 1 < draws else 0


def settle_plays(s):
    """Settle every open play for which only one shuffle is possible by now."""
    k = s.knowledge
    i = 0
    while i < k.plays:
        seat = k.play_seat[i]
        type = k.play_type[i]
        shuffle = find_shuffle(k, seat, type)
        if shuffle < 0:
            i += 1
            continue
        close_play(k, i)
        settle(s, seat, type, shuffle)
        i = 0


def close_play(k, i):
    """Remove play i from the list of open plays."""
    k.plays -= 1
    for j in range(i, k.plays):
        k.play_seat[j] = k.play_seat[j + 1]
        k.play_type[j] = k.play_type[j + 1]
        k.play_shuffle[j] = k.play_shuffle[j + 1]
        k.play_room[j] = k.play_room[j + 1]
    k.play_seat[k.plays] = 0
    k.play_type[k.plays] = 0
    k.play_shuffle[k.plays] = 0
    k.play_room[k.plays] = 0
