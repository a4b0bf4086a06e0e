from durbar.games.kernel.state cimport *
from durbar.games.kernel.chance cimport pick
from durbar.games.kernel.rules cimport Rules
from durbar.games.kernel.events cimport clear_events

cdef void play_noted(Rules *r, void *s, int id) noexcept nogil
cdef void begin_numbered(Rules *r, void *s, void *undealt, u64 number) noexcept nogil
cdef int best_of(Rules *r, void *s, short *moves, int n) noexcept nogil
cdef int choose(Rules *r, void *s, short *moves, int n, Rng *rng, int lazy, int greedy) noexcept nogil
cdef long long play_out(Rules *r, void *s, Rng *rng, int lazy, int greedy) noexcept nogil
cdef int play_out_and_check(Rules *r, void *s, Rng *rng, int lazy, int greedy, long long *decisions) noexcept nogil
cdef object play_games(Rules *r, void *work, void *undealt, u64 first_seed, int games, int lazy, int greedy)
cdef object check_games(Rules *r, void *work, void *undealt, u64 first_seed, int games, int lazy, int greedy)
