# The state of the toy game. Each player holds secret cards of six ranks; a card higher than the last one played
# scores. turn.py has the rules.
from durbar.games.kernel.state cimport *

cdef enum:
    SEATS = 4
    RANKS = 6
    HAND = 4            # number of cards dealt to each player
    BOARDS = 8          # the maximal number of boards in one process
    BOARD = 0           # index into the settings: the number of the board
    ROUNDS = 1          # index into the settings: the number of rounds
    DRAW = RANKS        # action ids: 0 to 5 play a card of that rank, 6 draws, 7 passes
    PASS = RANKS + 1
    IDS = RANKS + 2
    RISE = 0            # sources of points
    PAIRS = 1
    SOURCES = 2
    PLAYED = OWN        # kinds of events; the kinds of a single game begin at OWN
    PASSED = OWN + 1
    CARD = 0            # purposes of a draw: a card for a hand, or the choice of the first player
    FIRST = 1
    FOR_FIRST = 8       # place in the label of that choice; the place of a card is the number of its seat

ctypedef struct State:
    Frame frame[1]
    Pool deck[1]
    Pool table[1]
    i16 points[SEATS][SOURCES]
    u8 hands[SEATS][RANKS]
    u8 held[SEATS]      # the number of cards in each hand, which is public
    i8 last             # the rank of the card played last
    u8 turn
    u8 spare[2]

cdef inline State *as_state(void *s) noexcept nogil:
    return <State *>s
