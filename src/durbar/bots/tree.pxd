from durbar.games.kernel.state cimport *

cdef enum:
    DEEP = 48           # the most moves on a path
    WIDEST = 40         # the most moves searched in one position
    SLOTS = 128         # size of the hash table of moves: a power of two, much larger than WIDEST

# A move in the tree, and the results of the worlds in which it was made.
ctypedef struct Node:
    double total        # rewards of the seat that makes this move
    double win          # of the searching seat: sum of win chances
    double lead         # of the searching seat: sum of leads over the best rival, in hundredths of a point
    int visits
    int offered         # how often it was legal when its parent was visited
    int child           # the first reply; 0: none
    int sibling         # the next alternative to this move; 0: none
    short move
    short spare[3]

ctypedef struct Tree:
    Node *node          # the first is the root
    int size
    int room
    double wins[8]      # of every seat, summed over all iterations
    double leads[8]
    double squares      # sum of the squares of the searching seat's win chances, for the standard error

cdef int grow(Tree *t, int at, int move) noexcept nogil
cdef int rank_moves(short *moves, int *values, int n, int most, short *best) noexcept nogil
cdef void find_replies(Tree *t, int at, short *moves, int many, int *found) noexcept nogil
cdef int choose_reply(Tree *t, int at, short *best, int many, double curiosity) noexcept nogil
