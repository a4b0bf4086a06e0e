from durbar.games.taj_mahal.state cimport *
from durbar.games.taj_mahal.board cimport TABLE, board_of
from durbar.games.taj_mahal.palaces cimport open_cities

cdef int sound_cards(State *s) noexcept nogil
cdef int sound_ledger(State *s) noexcept nogil
cdef int sound_table(State *s) noexcept nogil
cdef int sound(State *s) noexcept nogil
