from durbar.games.kernel.state cimport *

cdef enum:
    DEEP = 48           # moves a line of the tree can have
    WIDEST = 40         # moves looked at in one position
    SLOTS = 128         # places to look a move up in: a power of two, far more than there are moves

# A move of the tree, and what came of the worlds in which it was made.
ctypedef struct Node:
    double total        # rewards of the seat that makes this move
    double win          # of the thinking seat: victories, shared ones in part, by estimate
    double lead         # of the thinking seat: lead over the best rival, in hundredths of a point
    int visits
    int offered         # how often it could have been made when its place was reached
    int child           # the first reply; 0: none
    int sibling         # the next move that could have been made instead; 0: none
    short move
    short spare[3]

ctypedef struct Tree:
    Node *node          # the first is the position itself
    int size
    int room
    double wins[8]      # victories of every seat in all iterations, as in a node
    double leads[8]
    double squares      # of the thinking seat's victories, each by itself: how much they scatter

cdef int grow(Tree *t, int at, int move) noexcept nogil
cdef int rank_moves(short *moves, int *values, int n, int most, short *best) noexcept nogil
cdef void find_replies(Tree *t, int at, short *moves, int many, int *found) noexcept nogil
cdef int choose_reply(Tree *t, int at, short *best, int many, double curiosity) noexcept nogil
