from durbar.games.kernel.state cimport *
from durbar.bots.tree cimport *
from durbar.games.kernel.chance cimport pick, rekey_from_rng
from durbar.games.kernel.playouts cimport play_out
from durbar.games.kernel.position cimport Position
from durbar.games.kernel.rules cimport Rules

ctypedef struct SearchParams:
    int first_width     # moves looked at in a new place of the tree
    int widening        # one more for every so many visits' square root, in hundredths
    int noise           # a play-out misjudges moves by less than so many hundredths of a point
    int scale           # a lead, in hundredths of a point, that is half way to a sure victory
    double curiosity
    double greed        # how much of the reward is the lead, and not the victory
    int whole           # 1: play-outs go on to the end of the game, past where an estimate makes sense
    int only            # the one move of the sight's own that is looked at; -1: any

cdef class Search:
    cdef Position sight
    cdef Position work
    cdef Tree tree[1]
    cdef SearchParams params[1]
    cdef Rng rng[1]
    cdef int seat

cdef double squash(double x) noexcept nogil
cdef void judge(Rules *r, void *s, SearchParams *params, double *rewards, double *wins, double *leads) noexcept nogil
cdef void play_on(Rules *r, void *s, SearchParams *params, Rng *rng, int until) noexcept nogil
cdef void imagine_world(Rules *r, void *sight, void *s, int seat, Rng *rng) noexcept nogil
cdef void note_outcome(Tree *t, int *line, int *mover, int deep, int seat, int players,
                       double *rewards, double *wins, double *leads) noexcept nogil
cdef void iterate(Rules *r, Tree *t, void *sight, void *s, int seat, SearchParams *params, Rng *rng) noexcept nogil
cdef void iterate_many(Rules *r, Tree *t, void *sight, void *s, int seat, SearchParams *params, Rng *rng,
                       int many) noexcept nogil
