from toy.rules.state cimport *

cdef void weigh(State *s, short *moves, int n, int *values) noexcept nogil
