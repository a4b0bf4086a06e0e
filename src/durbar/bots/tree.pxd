from durbar.games.kernel.state cimport *

cdef enum:
    MAX_DEPTH = 48      # the most moves on a path
    MAX_WIDTH = 40      # the most moves searched in one position
    SLOTS = 128         # size of the hash table of moves: a power of two, much larger than MAX_WIDTH

# A move in the tree, with sums over the iterations in which the move was made.
ctypedef struct Node:
    double total        # sum of the rewards of the seat that makes this move
    double win          # sum of the searching seat's win chances
    double lead         # sum of the searching seat's leads over its best rival, in hundredths of a point
    int visits
    int offered         # how often this move was a candidate when its parent was visited
    int child           # index of the first reply to this move; 0: none
    int sibling         # index of the next alternative to this move; 0: none
    short move
    short spare[3]      # padding

ctypedef struct Tree:
    Node *node          # array of nodes; the first is the root
    int size            # number of nodes in use
    int capacity        # number of nodes allocated
    double wins[8]      # sum of each seat's win chances over all iterations; no game has more than 8 seats
    double leads[8]     # sum of each seat's leads over its best rival, in hundredths of a point
    double squares      # sum of the squares of the searching seat's win chances, for the standard error

cdef int add_child(Tree *t, int parent, int move) noexcept nogil
cdef int rank_moves(short *moves, int *values, int n, int width, short *best) noexcept nogil
cdef void find_children(Tree *t, int parent, short *moves, int count, int *children) noexcept nogil
cdef int choose_child(Tree *t, int parent, short *candidates, int count, double exploration) noexcept nogil
