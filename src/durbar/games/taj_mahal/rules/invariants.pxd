from durbar.games.taj_mahal.rules.state cimport *
from durbar.games.taj_mahal.rules.board cimport TABLE, board_of
from durbar.games.taj_mahal.rules.palaces cimport open_cities

cdef int broken_in_cards(State *s) noexcept nogil
cdef int broken_in_knowledge(State *s) noexcept nogil
cdef int broken_in_table(State *s) noexcept nogil
cdef int broken_invariant(State *s) noexcept nogil
