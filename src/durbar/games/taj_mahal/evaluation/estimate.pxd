from durbar.games.taj_mahal.rules.state cimport *
from durbar.games.taj_mahal.rules.board cimport TABLE, board_of
from durbar.games.taj_mahal.rules.connect cimport network
from durbar.games.taj_mahal.rules.score cimport total
from durbar.games.taj_mahal.evaluation.worth cimport ONES, hand_shape, provinces_of

cdef int CARD, USED, SUIT, GOOD, NET, REACH, ADVISOR, PAIR_TIME, SPECIAL, SPECIAL_TIME, MAX_VISITS
cdef int RIVALRY[SEATS + 1]

cdef int hand_worth(State *s, int seat) noexcept nogil
cdef int goods_worth(State *s, int seat) noexcept nogil
cdef int network_worth(State *s, int seat) noexcept nogil
cdef int tiles_worth(State *s, int seat) noexcept nogil
cdef int estimate(State *s, int seat) noexcept nogil
