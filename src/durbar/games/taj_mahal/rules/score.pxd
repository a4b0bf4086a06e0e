from durbar.games.taj_mahal.rules.state cimport *
from durbar.games.kernel.events cimport note

cdef void gain(State *s, int seat, int source, int points) noexcept nogil
cdef int total(State *s, int seat) noexcept nogil
