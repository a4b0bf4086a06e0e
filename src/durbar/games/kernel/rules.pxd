# The functions that a game provides. Each takes a pointer to the state of the game. This file is only a header.
from durbar.games.kernel.state cimport *

ctypedef struct Rules:
    size_t size                                                  # the size of a state in bytes
    int ids                                                      # action ids run from 0 to ids - 1
    void (*begin)(void *s) noexcept nogil                        # deal, given a state in which only the frame is set
    int (*legal)(void *s, short *out) noexcept nogil             # the mover's legal action ids
    void (*play)(void *s, int id) noexcept nogil                 # make a legal move
    void (*blank)(void *s, int seat) noexcept nogil              # clear everything that this seat may not know
    void (*imagine)(void *s, int seat, Rng *rng) noexcept nogil  # sample everything that this seat may not know
    void (*weigh)(void *s, short *moves, int n, int *values) noexcept nogil  # the value of each move for the mover
    int (*score)(void *s, int seat) noexcept nogil               # a seat's points so far
    int (*chapter)(void *s) noexcept nogil                       # the visit, round or turn
    int (*estimate)(void *s, int seat) noexcept nogil            # estimated final points, in hundredths
    int horizon                                                  # a play-out stops after this many chapters
    int (*broken_invariant)(void *s) noexcept nogil              # 0, or the number of a broken invariant
