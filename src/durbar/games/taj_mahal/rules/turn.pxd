from durbar.games.taj_mahal.rules.state cimport *
from durbar.games.taj_mahal.rules.final cimport finish
from durbar.games.taj_mahal.rules.goods cimport score_claimed
from durbar.games.taj_mahal.rules.palaces cimport build_crown_palace, build_palace, crown_cities, open_cities
from durbar.games.taj_mahal.rules.play cimport legal_plays, play_cards
from durbar.games.taj_mahal.rules.unrest cimport draw_for_unrest
from durbar.games.taj_mahal.rules.visit cimport begin_visit, end_visit
from durbar.games.taj_mahal.rules.withdraw cimport (
    begin_taking, finish_taking, leave_court, score_withdrawal, take_card, withdraw,
)

cdef int legal(State *s, short *out) noexcept nogil
cdef void decide(State *s, int id) noexcept nogil
cdef void go_on_withdrawing(State *s, int seat) noexcept nogil
cdef void go_on_taking(State *s, int seat) noexcept nogil
cdef void end_turn(State *s) noexcept nogil
