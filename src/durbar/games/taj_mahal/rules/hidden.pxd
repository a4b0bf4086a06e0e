from durbar.games.taj_mahal.rules.state cimport *

cdef void blank(State *s, int seat) noexcept nogil
