# The parts of every game's state. This is their only definition: state.py creates the Python structs from it.
ctypedef unsigned char u8
ctypedef signed char i8
ctypedef short i16
ctypedef unsigned short u16
ctypedef unsigned int u32
ctypedef unsigned long long u64

cdef enum:
    ITEMS = 64        # the number of kinds of items in a pool
    GROUPS = 8        # the kinds form groups of eight; a pool also counts the items of each group, for fast draws
    SCRIPTED = 88     # the most outcomes in a script
    EVENTS = 88       # the most events of a move, or of the deal
    SETTINGS = 12     # the most settings: board, edition and options, numbered by each game
    MOVES = 1280      # the most legal moves of a position
    PLACES = 16       # the most places to which a game draws items, such as each hand and the display
    OPEN = 255        # in a script: leave this outcome to the generator
    EVERYBODY = 255   # used instead of a mask of seats: all seats and spectators
    NOBODY = -1       # used instead of a seat: no seat
    NOTHING = -1      # used instead of an item: no item
    # kinds of events that all games share; the kinds of a single game begin at OWN
    SCORED = 1        # seat, what = source, amount = points
    DRAWN = 2         # seat or NOBODY, what = item, amount = where the item went
    OWN = 8

# An unordered multiset of items. It stores only the number of items of each kind, so it reveals no order.
ctypedef struct Pool:
    u8 count[ITEMS]           # the number of items of each kind
    u8 group[GROUPS]          # the number of items of each group of eight kinds
    u8 size                   # the number of all items
    u8 unused
    u16 copies                # a power of two that no kind's count exceeds, set by the first labelled draw; 0 before it
    u8 spare[4]

# All random draws of a game, from the ChaCha8 key stream of a 256-bit seed. In play-outs, in positions with sampled
# hidden cards and in games of rules version 1, draw number k is word k of the stream. In other games a draw depends on
# its label: the chapter (visit or turn), the place to which the item goes, and the number of earlier draws to that
# place in the chapter.
ctypedef struct Chance:
    u64 drawn                 # draws so far
    u64 cached                # 1 + the number of the cached block; 0: no block is cached
    u32 key[8]                # the seed
    u32 block[16]             # the cached block of the key stream
    Pool possible[1]          # the possible outcomes of the first unscripted draw, if they are asked for
    u8 script[SCRIPTED]       # outcomes to use instead of the generator's
    u8 script_size            # the number of scripted outcomes
    u8 script_at              # the index of the next scripted outcome
    # 1: the first draw after the script stores its possible outcomes instead of drawing; 2: they are stored; 0: neither
    u8 asking
    u8 refused                # 1: a scripted outcome was impossible
    u8 labelled               # 1: draws depend on their labels
    u8 spare[1]
    u16 chapter               # the chapter of the last labelled draw
    u8 draws_to[PLACES]       # labelled draws to each place in that chapter

# The generator behind random choices of players and bots (SplitMix64). The game never draws from it.
ctypedef struct Rng:
    u64 at                    # the state of the generator

# The events of the last move, or of the deal. `what` is hidden from seats that are not in `seen`.
ctypedef struct EventLog:
    i16 what[EVENTS]
    i16 amount[EVENTS]
    u8 kind[EVENTS]
    i8 seat[EVENTS]
    u8 seen[EVENTS]           # mask of seats; EVERYBODY: all seats and spectators
    u8 recording              # 0 in play-outs: no events are recorded
    u8 count                  # the number of events
    u8 lost                   # the number of events that did not fit; soak tests check that it is always 0
    u8 spare[5]

# The beginning of every game's state.
ctypedef struct Frame:
    Chance chance[1]
    EventLog events[1]
    i16 settings[SETTINGS]
    u8 players
    i8 mover                  # the seat to move; NOBODY when the game is over
    u8 spare[6]

cdef extern from *:
    """
    #include <string.h>
    #define copy_bytes(to, from, size) memcpy((to), (from), (size))
    #define clear_bytes(to, size) memset((to), 0, (size))
    /* Faster than the compiler's builtin, which uses a table on processors without an instruction for this. */
    static inline int count_bits(unsigned long long mask) {
        mask -= (mask >> 1) & 0x5555555555555555ULL;
        mask = (mask & 0x3333333333333333ULL) + ((mask >> 2) & 0x3333333333333333ULL);
        return (int)((((mask + (mask >> 4)) & 0x0F0F0F0F0F0F0F0FULL) * 0x0101010101010101ULL) >> 56);
    }
    """
    void copy_bytes(void *to, void *source, size_t size) noexcept nogil
    void clear_bytes(void *to, size_t size) noexcept nogil
    int ctz "__builtin_ctzll" (u64 mask) noexcept nogil
    int popcount "count_bits" (u64 mask) noexcept nogil
    # C would treat these literals as signed numbers, and Cython would treat them as Python objects
    u64 M32 "0xFFFFFFFFULL"
    u64 M64 "0xFFFFFFFFFFFFFFFFULL"
    u64 LABELLED "0x8000000000000000ULL"
    u64 SPLITMIX_STEP "0x9E3779B97F4A7C15ULL"
    u64 SPLITMIX_FIRST "0xBF58476D1CE4E5B9ULL"
    u64 SPLITMIX_SECOND "0x94D049BB133111EBULL"

cdef inline Frame *as_frame(void *s) noexcept nogil:
    return <Frame *>s

# In C, 1 << n has only 32 bits.
cdef inline u64 bit(int n) noexcept nogil:
    return (<u64>1) << n

cdef inline Pool *nth(Pool *pools, int n) noexcept nogil:
    return &pools[n]
