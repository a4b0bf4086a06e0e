from durbar.games.taj_mahal.rules.state cimport *
from durbar.games.kernel.events cimport note
from durbar.games.taj_mahal.rules.board cimport TABLE, board_of
from durbar.games.taj_mahal.rules.deck cimport draw_open
from durbar.games.taj_mahal.rules.unrest cimport begin_unrest, discard_unrest

cdef void begin_visit(State *s) noexcept nogil
cdef void exchange_pairs(State *s) noexcept nogil
cdef void end_visit(State *s) noexcept nogil
