from durbar.games.taj_mahal.rules.state cimport *
from durbar.games.kernel.chance cimport add, draw_labelled, pour
from durbar.games.kernel.events cimport note, note_secret
from durbar.games.taj_mahal.rules.known cimport note_open_draw, note_unseen_draw, note_shuffle

cdef int top_card(State *s, int place) noexcept nogil
cdef void draw_to_hand(State *s, int seat) noexcept nogil
cdef int draw_open(State *s, int destination) noexcept nogil
cdef void gain_card(State *s, int seat, int type) noexcept nogil
cdef void lose_card(State *s, int seat, int type) noexcept nogil
cdef void put_away(State *s, int type) noexcept nogil
