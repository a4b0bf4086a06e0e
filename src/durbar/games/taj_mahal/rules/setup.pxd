from durbar.games.taj_mahal.rules.state cimport *
from durbar.games.kernel.chance cimport add, draw_labelled
from durbar.games.kernel.seating cimport first_seat
from durbar.games.kernel.events cimport note
from durbar.games.taj_mahal.rules.board cimport TABLE, board_of
from durbar.games.taj_mahal.rules.deck cimport draw_to_hand
from durbar.games.taj_mahal.rules.visit cimport begin_visit

cdef void deal_province_tiles(State *s) noexcept nogil
cdef void deal_bonus_tiles(State *s) noexcept nogil
cdef void deal_hands(State *s) noexcept nogil
cdef void set_up(State *s) noexcept nogil
