# What every game's state is made of. The one list of these fields: state.py makes the uncompiled stand-in from it.
ctypedef unsigned char u8
ctypedef signed char i8
ctypedef short i16
ctypedef unsigned int u32
ctypedef unsigned long long u64

cdef enum:
    ITEMS = 64        # kinds of things a pool can hold
    GROUPS = 8        # of eight kinds each: two-level counts make a draw cheap
    SCRIPTED = 88     # outcomes that can be scripted from outside
    EVENTS = 88       # what one push, or the deal, can tell
    SETTINGS = 12     # board, edition and options, as the game numbers them
    MOVES = 1280      # legal moves a position can offer
    OPEN = 255        # in a script: leave this outcome to the generator
    EVERYBODY = 255
    NOBODY = -1
    NOTHING = -1
    # kinds of events that every game tells alike; a game's own begin at OWN
    SCORED = 1        # seat, what = source, amount = points
    DRAWN = 2         # seat or NOBODY, what = item, amount = where it went; what comes before the first of these was certain
    OWN = 8

# An unordered heap of things, known by how many of each kind: no future order exists anywhere.
ctypedef struct Pool:
    u8 count[ITEMS]
    u8 group[GROUPS]
    u8 size
    u8 spare[7]

# The one source of chance. Draw number k is word k of the ChaCha8 key stream of a 256-bit seed.
ctypedef struct Chance:
    u64 drawn                 # draws so far
    u64 cached                # 1 + number of the block below, 0: none yet
    u32 key[8]
    u32 block[16]
    Pool asked[1]             # the first draw that found no script: what it could have been
    u8 script[SCRIPTED]       # outcomes to use before the generator's own
    u8 script_size
    u8 script_at
    u8 asking                 # 1: where the script ends, ask instead of drawing
    u8 refused                # 1: a scripted outcome was impossible
    u8 spare[4]

# The generator behind random choices of players and bots (SplitMix64). The game never draws from it.
ctypedef struct Rng:
    u64 at

# What happened during a push, event by event. `what` is hidden from those not in `seen`.
ctypedef struct Tale:
    i16 what[EVENTS]
    i16 amount[EVENTS]
    u8 kind[EVENTS]
    i8 seat[EVENTS]
    u8 seen[EVENTS]           # one bit a seat; EVERYBODY
    u8 telling                # 0 in play-outs: nothing is noted
    u8 count
    u8 lost                   # events that found no room: always 0, checked
    u8 spare[5]

# What every game's state begins with.
ctypedef struct Frame:
    Chance chance[1]
    Tale tale[1]
    i16 settings[SETTINGS]
    u8 players
    i8 mover                  # the seat to move; NOBODY when the game is over
    u8 spare[6]

cdef extern from *:
    """
    #include <string.h>
    #define copy_bytes(to, from, size) memcpy((to), (from), (size))
    #define clear_bytes(to, size) memset((to), 0, (size))
    /* Processors that are not asked for more than they all have count by a table, far away: this is closer at hand. */
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
    # C would take these literals for signed, or for objects
    u64 M32 "0xFFFFFFFFULL"
    u64 M64 "0xFFFFFFFFFFFFFFFFULL"
    u64 SPLITMIX_STEP "0x9E3779B97F4A7C15ULL"
    u64 SPLITMIX_FIRST "0xBF58476D1CE4E5B9ULL"
    u64 SPLITMIX_SECOND "0x94D049BB133111EBULL"

cdef inline Frame *as_frame(void *s) noexcept nogil:
    return <Frame *>s

# 1 << n is 32 bits wide in C
cdef inline u64 bit(int n) noexcept nogil:
    return (<u64>1) << n

cdef inline Pool *nth(Pool *pools, int n) noexcept nogil:
    return &pools[n]
