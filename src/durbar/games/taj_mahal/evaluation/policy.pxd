from durbar.games.taj_mahal.rules.state cimport *
from durbar.games.taj_mahal.rules.board cimport TABLE, board_of
from durbar.games.taj_mahal.rules.palaces cimport open_cities
from durbar.games.taj_mahal.rules.withdraw cimport majorities
from durbar.games.taj_mahal.evaluation.worth cimport (
    ONES, advisors_worth, card_power, card_worth, hand_shape, plan, survey, tile_worth,
)

cdef int RIVAL_LEAVES, LEVELS_WITH_ROW, LEVELS_WITHOUT_ROW, LEVELS_TWICE, LEVELS_KNOWN
cdef int BACKUP, UNREST_ENDS, UNREST_LEVELS, IDLE

cdef int threats(State *s, int seat, int *rivals, int *threat) noexcept nogil
cdef void chances(State *s, int seat, int *win) noexcept nogil
cdef void display_worth(State *s, int *shape, int power, int *worth) noexcept nogil
cdef int open_sites(State *s, int site_count, int *site) noexcept nogil
cdef int withdrawal_worth(State *s, int seat, int *best, int *advisors, int tile) noexcept nogil
cdef void count_symbols(State *s, int type, int companion, int *added) noexcept nogil
cdef void odds_after(State *s, int seat, int type, int *shape, int *added, int *win, int *odds) noexcept nogil
cdef int odds_worth(int *odds, int *best, int *advisors, int tile) noexcept nogil
cdef int raises_no_chance(int *added, int *win) noexcept nogil
cdef void weigh_turn(State *s, short *moves, int n, int *values) noexcept nogil
cdef void weigh_sites(State *s, short *moves, int n, int *values) noexcept nogil
cdef void weigh_takes(State *s, short *moves, int n, int *values) noexcept nogil
cdef void weigh(State *s, short *moves, int n, int *values) noexcept nogil
