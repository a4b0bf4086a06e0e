# What a game's kernel brings: a table of functions over a state of its own. A header only, like state.pxd.
from durbar.games.kernel.state cimport *

ctypedef struct Rules:
    size_t size
    int ids                                                      # action ids run from 0 to ids - 1
    void (*begin)(void *s) noexcept nogil                        # deal, from a state that holds only its frame
    int (*legal)(void *s, short *out) noexcept nogil             # the mover's legal action ids
    void (*play)(void *s, int id) noexcept nogil                 # carry out a legal action
    void (*blank)(void *s, int seat) noexcept nogil              # zero what this seat may not know
    void (*imagine)(void *s, int seat, Rng *rng) noexcept nogil  # fill the blanks of this seat's sight
    void (*weigh)(void *s, short *moves, int n, int *values) noexcept nogil  # how good each move looks to the mover
    int (*score)(void *s, int seat) noexcept nogil
    int (*chapter)(void *s) noexcept nogil                       # the visit, round or turn
    int (*estimate)(void *s, int seat) noexcept nogil            # what a seat will have in the end, in hundredths of a point
    int horizon                                                  # how many chapters ahead an estimate is worth waiting for
    int (*sound)(void *s) noexcept nogil                         # 0, or the number of a broken invariant
