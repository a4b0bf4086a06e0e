from durbar.games.taj_mahal.state cimport *
from durbar.games.taj_mahal.board cimport TABLE, board_of
from durbar.games.taj_mahal.score cimport gain

cdef int hand_points(State *s, int seat) noexcept nogil
cdef void finish(State *s) noexcept nogil
