from durbar.games.taj_mahal.rules.state cimport *
from durbar.games.kernel.events cimport note
from durbar.games.taj_mahal.rules.board cimport TABLE, board_of
from durbar.games.taj_mahal.rules.deck cimport draw_open, put_away

cdef void begin_unrest(State *s) noexcept nogil
cdef void draw_for_unrest(State *s) noexcept nogil
cdef void protest(State *s) noexcept nogil
cdef void discard_unrest(State *s) noexcept nogil
