from durbar.games.maharani.rules.state cimport *
from durbar.games.kernel.events cimport note
from durbar.games.maharani.rules.artisans cimport artisan_colours
from durbar.games.maharani.rules.board cimport TABLE, board_of
from durbar.games.maharani.rules.score cimport gain

cdef int is_full(State *s, int quarter) noexcept nogil
cdef void score_quarter(State *s, int quarter) noexcept nogil
cdef void score_full_quarters(State *s) noexcept nogil
