from durbar.games.maharani.rules.state cimport *
from durbar.games.kernel.events cimport note

cdef void gain(State *s, int seat, int source, int gold) noexcept nogil
cdef int total(State *s, int seat) noexcept nogil
