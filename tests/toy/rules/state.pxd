# The toy: everybody holds secret cards of six ranks; rising above the last card played scores. See turn.py.
from durbar.games.kernel.state cimport *

cdef enum:
    SEATS = 4
    RANKS = 6
    HAND = 4            # cards dealt to each
    BOARDS = 8          # the most boards in one process
    BOARD = 0           # index into the settings: the number of the board
    ROUNDS = 1          # index into the settings: the number of rounds
    DRAW = RANKS        # action ids: 0 .. 5 play that rank, then draw, then pass
    PASS = RANKS + 1
    IDS = RANKS + 2
    RISE = 0            # sources of points
    PAIRS = 1
    SOURCES = 2
    PLAYED = OWN        # kinds of events; a game's own begin at OWN
    PASSED = OWN + 1
    CARD = 0            # purposes of a draw: a card, or the choice of the first player
    FIRST = 1
    FOR_FIRST = 8       # the place of that choice in its label; a card has the number of its seat

ctypedef struct State:
    Frame frame[1]
    Pool deck[1]
    Pool table[1]
    i16 points[SEATS][SOURCES]
    u8 hands[SEATS][RANKS]
    u8 held[SEATS]      # how many cards: public
    i8 last             # the rank played last
    u8 turn
    u8 spare[2]

cdef inline State *as_state(void *s) noexcept nogil:
    return <State *>s
