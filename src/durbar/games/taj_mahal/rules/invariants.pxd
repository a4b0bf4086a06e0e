from durbar.games.taj_mahal.rules.state cimport *
from durbar.games.taj_mahal.rules.board cimport TABLE, board_of
from durbar.games.taj_mahal.rules.palaces cimport open_cities

cdef int sound_cards(State *s) noexcept nogil
cdef int sound_ledger(State *s) noexcept nogil
cdef int sound_table(State *s) noexcept nogil
cdef int sound(State *s) noexcept nogil
