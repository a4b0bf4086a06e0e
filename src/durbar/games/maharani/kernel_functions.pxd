from durbar.games.maharani.rules.state cimport *
from durbar.games.kernel.position cimport Kernel
from durbar.games.maharani.rules.hidden cimport blank, imagine
from durbar.games.maharani.evaluation.estimate cimport estimate
from durbar.games.maharani.evaluation.policy cimport weigh
from durbar.games.maharani.rules.score cimport total
from durbar.games.maharani.rules.setup cimport set_up
from durbar.games.maharani.rules.invariants cimport broken_invariant
from durbar.games.maharani.rules.turn cimport decide, legal

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
