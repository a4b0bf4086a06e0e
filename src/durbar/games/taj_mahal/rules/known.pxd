from durbar.games.taj_mahal.rules.state cimport *

cdef void drew_unseen(State *s, int seat, int type) noexcept nogil
cdef void drew_in_sight(State *s, int type) noexcept nogil
cdef void shuffled(State *s) noexcept nogil
cdef void saw_taken(State *s, int seat, int type) noexcept nogil
cdef void saw_played(State *s, int seat, int type) noexcept nogil
cdef int could_be_from(Knowledge *k, int seat, int type) noexcept nogil
cdef void settle(State *s, int seat, int type, int shuffle) noexcept nogil
cdef void settle_plays(State *s) noexcept nogil
cdef int nobody_holds(Knowledge *k, int shuffle) noexcept nogil
cdef void close_play(Knowledge *k, int i) noexcept nogil
