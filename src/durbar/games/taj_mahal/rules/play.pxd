from durbar.games.taj_mahal.rules.state cimport *
from durbar.games.kernel.events cimport note
from durbar.games.taj_mahal.rules.board cimport TABLE, board_of
from durbar.games.taj_mahal.rules.deck cimport lose_card
from durbar.games.taj_mahal.rules.known cimport note_played_card
from durbar.games.taj_mahal.rules.score cimport gain

cdef int holds_special(State *s, int seat, int effect) noexcept nogil
cdef int legal_plays(State *s, short *out, int n) noexcept nogil
cdef void lay_card(State *s, int seat, int type) noexcept nogil
cdef void lay_special(State *s, int seat, int effect) noexcept nogil
cdef void play_cards(State *s, int seat, int type, int companion) noexcept nogil
