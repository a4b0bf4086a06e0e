from durbar.games.taj_mahal.rules.state cimport *

cdef void note_unseen_draw(State *s, int seat, int type) noexcept nogil
cdef void note_open_draw(State *s, int type) noexcept nogil
cdef void note_shuffle(State *s) noexcept nogil
cdef void note_taken_card(State *s, int seat, int type) noexcept nogil
cdef void note_played_card(State *s, int seat, int type) noexcept nogil
cdef int find_shuffle(Knowledge *k, int seat, int type) noexcept nogil
cdef void settle(State *s, int seat, int type, int shuffle) noexcept nogil
cdef void settle_plays(State *s) noexcept nogil
cdef int nobody_holds(Knowledge *k, int shuffle) noexcept nogil
cdef void close_play(Knowledge *k, int i) noexcept nogil
