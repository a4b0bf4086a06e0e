from durbar.games.maharani.state cimport *
from durbar.games.kernel.tale cimport note
from durbar.games.maharani.board cimport TABLE, board_of
from durbar.games.maharani.quarters cimport score_quarter

cdef int nothing_fits(State *s) noexcept nogil
cdef void finish(State *s) noexcept nogil
