from durbar.games.maharani.rules.state cimport *
from durbar.games.kernel.events cimport note
from durbar.games.maharani.rules.board cimport TABLE, board_of
from durbar.games.maharani.rules.quarters cimport score_quarter

cdef int nothing_fits(State *s) noexcept nogil
cdef void finish(State *s) noexcept nogil
