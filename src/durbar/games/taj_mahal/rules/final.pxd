from durbar.games.taj_mahal.rules.state cimport *
from durbar.games.taj_mahal.rules.board cimport TABLE, board_of
from durbar.games.taj_mahal.rules.score cimport gain

cdef int hand_points(State *s, int seat) noexcept nogil
cdef void finish(State *s) noexcept nogil
