from toy.rules.state cimport *
from toy.rules.deal cimport deal
from toy.rules.turn cimport end_turn, legal, play_card, score, broken_invariant
from toy.rules.deal cimport draw_card
from toy.evaluation.policy cimport weigh
from toy.rules.hidden cimport blank, imagine
from durbar.games.kernel.position cimport Kernel
from durbar.games.kernel.events cimport note

cdef void begin_any(void *s) noexcept nogil
cdef int legal_any(void *s, short *out) noexcept nogil
cdef void play_any(void *s, int id) noexcept nogil
cdef void blank_any(void *s, int seat) noexcept nogil
cdef void imagine_any(void *s, int seat, Rng *rng) noexcept nogil
cdef void weigh_any(void *s, short *moves, int n, int *values) noexcept nogil
cdef int score_any(void *s, int seat) noexcept nogil
cdef int chapter_any(void *s) noexcept nogil
cdef int estimate_any(void *s, int seat) noexcept nogil
cdef int broken_invariant_any(void *s) noexcept nogil
