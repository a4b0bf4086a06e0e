from toy.rules.state cimport *
from toy.rules.deal cimport COPIES
from durbar.games.kernel.chance cimport add, pick_from

cdef void blank(State *s, int seat) noexcept nogil
cdef void imagine(State *s, int seat, Rng *rng) noexcept nogil
