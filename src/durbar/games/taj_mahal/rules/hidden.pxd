from durbar.games.taj_mahal.state cimport *

cdef void blank(State *s, int seat) noexcept nogil
