from durbar.games.taj_mahal.rules.state cimport *
from durbar.games.kernel.events cimport note
from durbar.games.taj_mahal.rules.connect cimport connected_provinces
from durbar.games.taj_mahal.rules.deck cimport draw_to_hand, gain_card, put_away
from durbar.games.taj_mahal.rules.goods cimport score_province_tile
from durbar.games.taj_mahal.rules.known cimport note_taken_card
from durbar.games.taj_mahal.rules.score cimport gain

cdef int majorities(State *s, int seat) noexcept nogil
cdef void withdraw(State *s, int seat) noexcept nogil
cdef void score_withdrawal(State *s, int seat) noexcept nogil
cdef void leave_court(State *s, int seat) noexcept nogil
cdef void begin_taking(State *s, int seat) noexcept nogil
cdef void take_card(State *s, int seat, int type) noexcept nogil
cdef void finish_taking(State *s, int seat) noexcept nogil
