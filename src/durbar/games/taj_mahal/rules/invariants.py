"""Checks of the invariants (TM-12). They are part of the kernel, so that millions of games can be checked."""

import cython

if not cython.compiled:
    from durbar.games.taj_mahal.rules.board import board_of
    from durbar.games.taj_mahal.rules.palaces import open_cities
    from durbar.games.taj_mahal.rules.state import *


def broken_in_cards(s):
    """Return 1 if the number of cards of a type is wrong, 2 if a hand does not match its size, else 0."""
    b = board_of(s)
    count: cython.int[TYPES]
    if not cython.compiled:
        count = [0] * TYPES
    for type in range(TYPES):
        count[type] = s.deck.count[type] + s.discard.count[type]
        for seat in range(s.frame.players):
            count[type] += s.hands[seat][type]
    for seat in range(s.frame.players):
        for i in range(s.row_size[seat]):
            if s.row[seat][i] < TYPES:
                count[s.row[seat][i]] += 1
    for i in range(s.display_size):
        count[s.display[i]] += 1
    for i in range(s.unrest_size):
        count[s.unrest[i]] += 1
    for type in range(TYPES):
        if count[type] != b.cards[type]:
            return 1
    for seat in range(s.frame.players):
        n = 0
        for type in range(TYPES):
            n += s.hands[seat][type]
        if n != s.size[seat]:
            return 2
        for type in range(TYPES):
            if (s.hands[seat][type] > 0) != (s.holds[seat] >> type) & 1:
                return 2
    return 0


def broken_in_knowledge(s):
    """Return the number of a broken invariant, or 0.

    3: a seat holds at least the cards that are publicly known. 4: the unseen cards are right. 5: a hand consists of its
    known cards and its unseen draws.
    """
    k = s.knowledge
    left: cython.int[TYPES]
    if not cython.compiled:
        left = [0] * TYPES
    for shuffle in range(SHUFFLES):
        for type in range(TYPES):
            left[type] = k.unseen[shuffle][type] - (s.deck.count[type] if shuffle == k.now else 0)
        for seat in range(s.frame.players):
            draws = 0
            for other in range(SHUFFLES):
                draws += k.held[seat][other]
            for i in range(draws):
                if s.draw_shuffle[seat][i] == shuffle:
                    left[s.draw_type[seat][i]] -= 1
        for type in range(TYPES):
            if left[type]:
                return 4
    for seat in range(s.frame.players):
        draws = 0
        for shuffle in range(SHUFFLES):
            draws += k.held[seat][shuffle]
        for type in range(TYPES):
            n = s.known[seat][type]
            if n > s.hands[seat][type]:
                return 3
            for i in range(draws):
                if s.draw_type[seat][i] == type:
                    n += 1
            for i in range(k.plays):
                if k.play_seat[i] == seat and k.play_type[i] == type:
                    n -= 1
            if n != s.hands[seat][type]:
                return 5
    return 0


def broken_in_table(s):
    """Return the number of a broken invariant, or 0.

    6: there are no more advisor tiles than possible (TM-12.1). 7: if a palace is due, there is an open city (TM-12.2).
    8: no two seats complete the same pair (TM-12.3). 9: the holders of special cards are valid. 10: when the game is
    over, the display is empty (TM-12.4).
    """
    for advisor in range(ADVISORS):
        n = 0
        pairs = 0
        for seat in range(s.frame.players):
            n += s.advisors[seat][advisor]
            if s.advisors[seat][advisor] > 2:
                return 6
            if s.advisors[seat][advisor] == 2:
                pairs += 1
        if n + ((s.court | s.aside) >> advisor & 1) > 6:
            return 6
        if pairs > 1:
            return 8
    if s.frame.mover != NOBODY and s.phase == PALACE and not open_cities(s):
        return 7
    for effect in range(EFFECTS):
        if s.special[effect] < NOBODY or s.special[effect] >= s.frame.players:
            return 9
        if s.special_played[effect] and s.special[effect] == NOBODY:
            return 9
    if s.frame.mover == NOBODY and s.display_size:
        return 10
    return 0


def broken_invariant(s):
    """Return 0 if all invariants hold, else the number of a broken invariant."""
    broken = broken_in_cards(s)
    if broken == 0:
        broken = broken_in_knowledge(s)
    if broken == 0:
        broken = broken_in_table(s)
    return broken
