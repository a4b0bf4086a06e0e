from durbar.games.taj_mahal.rules.state cimport *
from durbar.games.kernel.chance cimport add, pick, pick_from, remove

cdef int attribute_plays(State *s, int seat, Rng *rng, Pool *pools, u8 *draws, u8 *shuffle_of) noexcept nogil
cdef int fits_order(Knowledge *k, u8 *shuffle_of, int i) noexcept nogil
cdef void gather_unknown_cards(State *s, int seat, Pool *pools, u8 *draws) noexcept nogil
cdef void fill_hand(State *s, int other, Rng *rng, Pool *pools, u8 *draws, u8 *shuffle_of) noexcept nogil
cdef void imagine(State *s, int seat, Rng *rng) noexcept nogil
