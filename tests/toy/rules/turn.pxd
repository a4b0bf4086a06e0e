from toy.rules.state cimport *
from toy.rules.deal cimport COPIES
from durbar.games.kernel.chance cimport add
from durbar.games.kernel.events cimport note

cdef int legal(State *s, short *out) noexcept nogil
cdef void gain(State *s, int seat, int source, int points) noexcept nogil
cdef void play_card(State *s, int seat, int rank) noexcept nogil
cdef void end_turn(State *s) noexcept nogil
cdef void finish(State *s) noexcept nogil
cdef int score(State *s, int seat) noexcept nogil
cdef int broken_invariant(State *s) noexcept nogil
