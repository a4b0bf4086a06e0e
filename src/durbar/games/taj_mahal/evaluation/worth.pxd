from durbar.games.taj_mahal.rules.state cimport *
from durbar.games.taj_mahal.rules.board cimport TABLE, board_of
from durbar.games.taj_mahal.rules.connect cimport network

cdef int POWER, PACE, SUIT, NO_ELEPHANT, ROAD, FUTURE_TILE
cdef int SPECIAL_E, SPECIAL_K, SPECIAL_2, SPECIAL_C, SPECIAL_VISITS, FIRST_OF_PAIR
cdef u8 ONES[4096]

cdef void hand_shape(State *s, int seat, int *shape) noexcept nogil
cdef int card_power(State *s, int seat) noexcept nogil
cdef int card_worth(State *s, int *shape, int power, int type, int count) noexcept nogil
cdef void advisors_worth(State *s, int seat, int *worth) noexcept nogil
cdef int good_worth(State *s, int seat, int kind) noexcept nogil
cdef int tile_worth(State *s, int seat) noexcept nogil
cdef int bonus_worth(State *s, int seat, int city, int power) noexcept nogil
cdef int provinces_of(Board *b, u64 cities) noexcept nogil
cdef int survey(State *s, int seat, int power, int *site, int *conn, int *bonus) noexcept nogil
cdef void plan(int site_count, int open_sites, int required, int *conn, int *bonus, int *best) noexcept nogil
