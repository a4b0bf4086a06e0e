from durbar.games.taj_mahal.rules.state cimport *
from durbar.games.kernel.position cimport Kernel
from durbar.games.taj_mahal.rules.imagine cimport imagine
from durbar.games.taj_mahal.evaluation.estimate cimport estimate
from durbar.games.taj_mahal.evaluation.policy cimport weigh
from durbar.games.taj_mahal.rules.score cimport total
from durbar.games.taj_mahal.rules.setup cimport set_up
from durbar.games.taj_mahal.rules.hidden cimport blank
from durbar.games.taj_mahal.rules.invariants cimport broken_invariant
from durbar.games.taj_mahal.rules.turn cimport decide, legal

cdef void any_begin(void *s) noexcept nogil
cdef int any_legal(void *s, short *out) noexcept nogil
cdef void any_play(void *s, int id) noexcept nogil
cdef void any_blank(void *s, int seat) noexcept nogil
cdef void any_imagine(void *s, int seat, Rng *rng) noexcept nogil
cdef void any_weigh(void *s, short *moves, int n, int *values) noexcept nogil
cdef int any_score(void *s, int seat) noexcept nogil
cdef int any_chapter(void *s) noexcept nogil
cdef int any_estimate(void *s, int seat) noexcept nogil
cdef int any_broken_invariant(void *s) noexcept nogil
