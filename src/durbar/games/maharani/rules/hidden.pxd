from durbar.games.maharani.rules.state cimport *

cdef void blank(State *s, int seat) noexcept nogil
cdef void imagine(State *s, int seat, Rng *rng) noexcept nogil
