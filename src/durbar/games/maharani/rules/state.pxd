# Maharani: the components as the rules use them, and the state of a game. state.py reads this too.
from durbar.games.kernel.state cimport *

cdef enum:
    SEATS = 4
    SPACES = 64         # 8 ranks of 8 files; a1 is 0, h1 is 7, a8 is 56
    FILES = 8
    QUARTERS = 4        # nw ne se sw
    SIDES = 4           # N E S W, clockwise: directions of arrows, and where seats sit
    SLOTS = 4
    COLOURS = 8         # of tiles; the usual set has six
    TYPES = 64          # tiles that differ in colour, kind or arrow
    ARTISANS = 2        # artisan colours of a seat; the second is used by two players only
    HORIZON = 6         # chapters that a bot's play-out looks ahead
    BOARDS = 256        # different boards in one process
    ALL_MARKERS = 15    # masks of quarters
    ALL_QUARTERS = 15
    # settings: the board and the options
    BOARD = 0
    START = 1           # the starting seat; NOBODY: by chance
    # action ids
    END = 0
    RENEW = 1
    PLACE = 2           # + ((slot * SPACES + space) * SIDES + arrow) * CHOICES + choice
    CHOICES = 3         # 0: no choice of artisan colour, 1 + colour where two are possible
    IDS = 3074
    # sources of gold
    FROM_TILES = 0
    FROM_ARTISANS = 1
    FROM_QUARTERS = 2
    FROM_SECOND = 3     # what second tiles cost: never positive
    SOURCES = 4
    # where a draw went: the amount of a DRAWN event; 0 to 3 are the slots
    TO_START = 4
    # events
    PLACED = OWN            # seat, what = space, amount = (type * SIDES + arrow) * SLOTS + slot
    MARKER_TURNED = OWN + 1 # seat, what = quarter
    ARTISAN_NEW = OWN + 2   # seat, what = space, amount = artisan colour
    ARTISAN_MOVED = OWN + 3 # seat, what = space, amount = the space it came from * ARTISANS + artisan colour
    NO_ARTISAN = OWN + 4    # seat, what = space: one was due, and none was left
    ENDED = OWN + 5         # seat: no second tile
    RENEWED = OWN + 6       # seat
    REMOVED = OWN + 7       # what = type, amount = slot: a centre tile without a space
    QUARTER_FULL = OWN + 8  # what = quarter
    QUARTER_PAYS = OWN + 9  # seat, what = quarter * ARTISANS + artisan colour, amount = artisans
    NOTHING_FITS = OWN + 10

# The printed components, laid out once for each board.
ctypedef struct Board:
    u64 spaces                          # all there are
    u64 centres                         # those with a centre column
    u64 quarter[QUARTERS]               # the spaces of each
    u64 room[TYPES]                     # where a tile can lie at all
    u8 arrows[TYPES][SPACES]            # where a tile's arrow can point on a space, a mask of sides (MH-3.2, MH-3.3)
    u8 tiles[TYPES]                     # how many of each type
    u8 colour[TYPES]
    u8 centre[TYPES]                    # 1: has a centre column
    u8 home[SPACES]                     # the quarter of a space
    u8 side[SEATS + 1][SEATS]           # by number of players: where each seat sits
    u8 lies[SIDES][SLOTS]               # by the active player's side: the quarter each slot lies in (MH-2.2)
    u8 payout[COLOURS + 1]              # gold for so many artisans in a full quarter
    u8 artisans[SEATS + 1]              # of each artisan colour, by number of players
    u8 second_tile                      # what it costs
    u8 spare[5]

ctypedef struct State:
    Frame frame[1]
    u64 tiles                           # spaces with a tile
    u64 colour[COLOURS]                 # of each colour
    u64 artisans[SEATS][ARTISANS]       # spaces with an artisan of a seat's colour
    Pool bag[1]
    i16 points[SEATS][SOURCES]
    i16 turn                            # turns that have ended
    u8 removed[TYPES]                   # centre tiles that left the game (MH-5.4)
    u8 tile[SPACES]                     # 1 + type
    u8 arrow[SPACES]                    # where it points
    i8 slot[SLOTS]                      # the type on it; NOTHING: empty
    u8 supply[SEATS][ARTISANS]
    u8 markers[SEATS]                   # mask of the quarters whose action marker is face up
    u8 scored                           # mask of quarters
    u8 placed                           # tiles the mover has placed in this turn
    u8 start
    u8 spare[3]

cdef extern from *:
    u64 NOT_FILE_A "0xFEFEFEFEFEFEFEFEULL"
    u64 NOT_FILE_H "0x7F7F7F7F7F7F7F7FULL"

cdef inline State *as_state(void *s) noexcept nogil:
    return <State *>s
