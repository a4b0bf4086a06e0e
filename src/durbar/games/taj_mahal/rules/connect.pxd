from durbar.games.taj_mahal.rules.state cimport *
from durbar.games.taj_mahal.rules.board cimport TABLE, board_of

cdef u64 network(Board *b, u64 mine, u64 start) noexcept nogil
cdef int connected_provinces(State *s, int seat) noexcept nogil
