# The structs of Maharani: its components, and the state of a game. state.py also reads this file.
from durbar.games.kernel.state cimport *

cdef enum:
    SEATS = 4           # the most seats
    SPACES = 64         # 8 ranks of 8 files; a1 is 0, h1 is 7, a8 is 56
    FILES = 8
    QUARTERS = 4        # nw ne se sw
    SIDES = 4           # N E S W, clockwise: directions of arrows, and where seats sit
    SLOTS = 4           # slots of the turntable
    COLOURS = 8         # the most colours of tiles; the standard board has six
    TYPES = 64          # the most types of tiles; types differ in colour, kind or arrow
    ARTISANS = 2        # artisan colours of a seat; the second is used only in games of two players
    HORIZON = 6         # how many turns a bot's play-out looks ahead
    BOARDS = 256        # the most different boards in one process
    # masks of all four quarters
    ALL_MARKERS = 15
    ALL_QUARTERS = 15
    # settings: the board and the options
    BOARD = 0
    START = 1           # the starting seat; NOBODY: it is drawn at random
    # action ids
    END = 0
    RENEW = 1
    PLACE = 2           # + ((slot * SPACES + space) * SIDES + arrow) * CHOICES + choice
    CHOICES = 3         # 0: no artisan colour is named; 1 or 2: 1 + artisan colour, if two are possible
    IDS = 3074
    # sources of gold
    FROM_TILES = 0
    FROM_ARTISANS = 1
    FROM_QUARTERS = 2
    FROM_SECOND = 3     # the cost of second tiles: never positive
    SOURCES = 4
    # the amount of a DRAWN event says what the draw was for: 0 to 3 are the slots, 4 is the choice of the starting player
    TO_START = 4
    # the places to which items are drawn, a part of the label of a draw
    FOR_TURNTABLE = 0
    FOR_START = 1
    # kinds of events; each comment lists the fields that the event uses: seat, what (its subject) and amount
    PLACED = OWN            # seat, what = space, amount = (type * SIDES + arrow) * SLOTS + slot
    MARKER_TURNED = OWN + 1 # seat, what = quarter
    ARTISAN_NEW = OWN + 2   # seat, what = space, amount = artisan colour
    ARTISAN_MOVED = OWN + 3 # seat, what = space, amount = the space it came from * ARTISANS + artisan colour
    NO_ARTISAN = OWN + 4    # seat, what = space: an artisan was due, but the supply was empty
    ENDED = OWN + 5         # seat: it ended its turn without a second tile
    RENEWED = OWN + 6       # seat: it turned its action markers face up
    REMOVED = OWN + 7       # what = type, amount = slot: no space was left for a centre tile
    QUARTER_FULL = OWN + 8  # what = quarter
    QUARTER_PAYS = OWN + 9  # seat, what = quarter * ARTISANS + artisan colour, amount = artisans
    NOTHING_FITS = OWN + 10

# The printed components of a board.
ctypedef struct Board:
    u64 spaces                          # mask of all spaces
    u64 centres                         # mask of the spaces with a centre column
    u64 quarter[QUARTERS]               # mask of the spaces of each quarter
    u64 fitting_spaces[TYPES]           # mask of the spaces on which a tile of this type fits
    u8 arrows[TYPES][SPACES]            # mask of the sides to which a tile's arrow can point (MH-3.2, MH-3.3)
    u8 tiles[TYPES]                     # the number of tiles of each type
    u8 colour[TYPES]                    # the colour of each type
    u8 centre[TYPES]                    # 1: tiles of this type have a centre column
    u8 home[SPACES]                     # the quarter of a space
    u8 side[SEATS + 1][SEATS]           # the side of each seat, by number of players
    u8 slot_quarter[SIDES][SLOTS]       # the quarter of each slot, by the active player's side (MH-2.2)
    u8 payout[COLOURS + 1]              # gold by the number of a player's artisans in a full quarter
    u8 artisans[SEATS + 1]              # artisans of each artisan colour, by number of players
    u8 second_tile                      # the cost of a second tile
    u8 spare[5]

ctypedef struct State:
    Frame frame[1]
    u64 tiles                           # mask of the spaces with a tile
    u64 colour[COLOURS]                 # mask of the spaces with a tile of each colour
    u64 artisans[SEATS][ARTISANS]       # mask of the spaces with an artisan, by seat and artisan colour
    Pool bag[1]                         # the tiles in the bag by type
    i16 points[SEATS][SOURCES]          # gold by seat and source
    i16 turn                            # turns that have ended
    u8 removed[TYPES]                   # centre tiles that left the game (MH-5.4)
    u8 tile[SPACES]                     # 1 + type of the tile on each space; 0: none
    u8 arrow[SPACES]                    # the side to which the arrow of the tile on each space points
    i8 slot[SLOTS]                      # the type of the tile on each slot; NOTHING: empty
    u8 supply[SEATS][ARTISANS]          # artisans in the supply, by seat and artisan colour
    u8 markers[SEATS]                   # mask of the quarters whose action marker is face up
    u8 scored                           # mask of the quarters that have been scored
    u8 placed                           # tiles the mover has placed in this turn
    u8 start                            # the starting seat
    u8 spare[3]

cdef extern from *:
    u64 NOT_FILE_A "0xFEFEFEFEFEFEFEFEULL"
    u64 NOT_FILE_H "0x7F7F7F7F7F7F7F7FULL"

cdef inline State *as_state(void *s) noexcept nogil:
    return <State *>s
