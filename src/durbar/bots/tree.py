"""The tree of a search: moves, the replies to them, and their results.

A node stands for a sequence of moves, which everybody at the table sees. Iterations sample different hidden cards, with
which different moves are legal. So each node counts how often its move was a candidate.
"""

import cython

if cython.compiled:
    from cython.cimports.libc.math import log, sqrt
else:
    from math import log, sqrt

    from durbar.bots.nodes import MAX_WIDTH, SLOTS


def add_child(t, parent, move):
    """Add a node for a move below `parent` and return its index; return 0 if the tree is full."""
    if t.size == t.capacity:
        return 0
    new = t.size
    t.size += 1
    t.node[new].move = move
    t.node[new].total = 0
    t.node[new].win = 0
    t.node[new].lead = 0
    t.node[new].visits = 0
    t.node[new].offered = 0
    t.node[new].child = 0
    t.node[new].sibling = t.node[parent].child
    t.node[parent].child = new
    return new


def rank_moves(moves, values, n, width, best):
    """Write the `width` moves with the highest values to `best`, the highest value first, moves of equal value by id.
    Return the number of moves written; it is below `width` if there are fewer moves.
    """
    count = 0  # `best` contains the indices of the best `count` moves so far
    for i in range(n):
        rank = count
        while rank > 0 and (
            values[i] > values[best[rank - 1]]
            or (values[i] == values[best[rank - 1]] and moves[i] < moves[best[rank - 1]])
        ):
            rank -= 1
        if rank == width:
            continue
        if count < width:
            count += 1
        for k in range(count - 1, rank, -1):
            best[k] = best[k - 1]
        best[rank] = i
    for k in range(count):
        best[k] = moves[best[k]]  # replace the index of the move by the move itself
    return count


def find_children(t, parent, moves, count, children):
    """Write the index of each move's child node to `children`, or 0 if the move has no node. With a hash table of the
    moves, one pass over the child nodes is enough.
    """
    slot: cython.schar[SLOTS]
    if not cython.compiled:
        slot = [0] * SLOTS
    for k in range(SLOTS):
        slot[k] = -1
    for k in range(count):
        children[k] = 0
        place = moves[k] % SLOTS
        while slot[place] >= 0:
            place = (place + 1) % SLOTS
        slot[place] = k
    remaining = count
    child = t.node[parent].child
    while child and remaining:
        move = t.node[child].move
        place = move % SLOTS
        while slot[place] >= 0 and moves[slot[place]] != move:
            place = (place + 1) % SLOTS
        if slot[place] >= 0:
            children[slot[place]] = child
            remaining -= 1
        child = t.node[child].sibling


def choose_child(t, parent, candidates, count, exploration):
    """Return the child node to search next: the one with the highest upper confidence bound.

    If a candidate has no node yet and the tree is not full, return -1 minus the index of that candidate. Return 0 if
    the tree is full and no candidate has a node.
    """
    children: cython.int[MAX_WIDTH]
    if not cython.compiled:
        children = [0] * MAX_WIDTH
    find_children(t, parent, candidates, count, children)
    chosen = 0
    best_bound: cython.double = -1.0
    for k in range(count):
        child = children[k]
        if child == 0:
            if t.size < t.capacity:
                return -1 - k
            continue
        t.node[child].offered += 1
        visits: cython.double = t.node[child].visits
        offered: cython.double = t.node[child].offered
        bound: cython.double = t.node[child].total / visits + exploration * sqrt(log(offered + 1.0) / visits)
        if bound > best_bound:
            best_bound = bound
            chosen = child
    return chosen
