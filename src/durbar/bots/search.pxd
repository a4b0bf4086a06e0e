from durbar.games.kernel.state cimport *
from durbar.bots.tree cimport *
from durbar.games.kernel.chance cimport pick, rekey_from_rng
from durbar.games.kernel.playouts cimport play_out
from durbar.games.kernel.position cimport Position
from durbar.games.kernel.rules cimport Rules

ctypedef struct SearchParams:
    int first_width     # moves searched at a new node
    int widening        # a node with n visits searches widening / 100 * sqrt(n) more moves than a new node
    int noise           # the largest random error of a move's value in a play-out, in hundredths of a point
    int scale           # a lead of this many hundredths of a point means a win chance of 3/4, before the
                        # chances of all seats are scaled so that they add up to 1
    double exploration  # the weight of the exploration term in the upper confidence bound
    double lead_weight  # the weight of the lead in the reward; the win chance has the weight 1 - lead_weight
    int full_playouts   # 1: play-outs go to the end of the game, not only to the horizon
    int only_move       # the only first move to search; -1: search all first moves

cdef class Search:
    cdef Position sight          # what the searching seat knows
    cdef Position work           # the position of the current iteration, with sampled hidden cards
    cdef Tree tree[1]
    cdef SearchParams params[1]
    cdef Rng rng[1]              # samples hidden cards and the noise of play-outs
    cdef int seat                # the searching seat

cdef double squash(double x) noexcept nogil
cdef void evaluate(Rules *r, void *s, SearchParams *params, double *rewards, double *wins, double *leads) noexcept nogil
cdef void play_on(Rules *r, void *s, SearchParams *params, Rng *rng, int until) noexcept nogil
cdef void sample_hidden(Rules *r, void *sight, void *s, int seat, Rng *rng) noexcept nogil
cdef void update_path(Tree *t, int *path, int *movers, int depth, int seat, int players,
                       double *rewards, double *wins, double *leads) noexcept nogil
cdef void iterate(Rules *r, Tree *t, void *sight, void *s, int seat, SearchParams *params, Rng *rng) noexcept nogil
cdef void iterate_many(Rules *r, Tree *t, void *sight, void *s, int seat, SearchParams *params, Rng *rng,
                       int count) noexcept nogil
