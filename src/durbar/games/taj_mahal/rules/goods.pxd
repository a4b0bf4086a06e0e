from durbar.games.taj_mahal.rules.state cimport *
from durbar.games.kernel.events cimport note
from durbar.games.taj_mahal.rules.board cimport TABLE, board_of
from durbar.games.taj_mahal.rules.deck cimport draw_to_hand
from durbar.games.taj_mahal.rules.score cimport gain

cdef void claim_bonus(State *s, int seat, int city) noexcept nogil
cdef void score_claimed(State *s, int seat) noexcept nogil
cdef void score_bonus(State *s, int seat, int kind) noexcept nogil
cdef void score_province_tile(State *s, int seat) noexcept nogil
