"""Hidden information (TM-2.3, TM-8.3, TM-8.9): the hands, and therefore the content of the deck."""

import cython

if not cython.compiled:
    from durbar.games.taj_mahal.rules.state import *


def blank(s, seat):
    """Set everything that this seat may not know to zero. With open hands (TM-10) nothing is hidden."""
    if s.frame.settings[OPEN_HANDS]:
        return
    for type in range(TYPES):
        s.deck.count[type] = 0
    for group in range(GROUPS):
        s.deck.group[group] = 0
    for other in range(s.frame.players):
        if other != seat:
            s.holds[other] = 0
            for type in range(TYPES):
                s.hands[other][type] = 0
            for i in range(DRAWS):
                s.draw_type[other][i] = 0
                s.draw_shuffle[other][i] = 0
