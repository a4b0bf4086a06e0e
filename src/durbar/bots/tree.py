"""The tree of a search: moves, the replies to them, and their results.

A node is a sequence of moves that everybody at the table sees, but the imagined worlds behind it differ. The legal
moves of a node differ with the world too, so each move counts how often it was available.
"""

import cython

if cython.compiled:
    from cython.cimports.libc.math import log, sqrt
else:
    from math import log, sqrt

    from durbar.bots.nodes import SLOTS, WIDEST


def grow(t, at, move):
    """Add a node for a move below a node and return its index; return 0 if the tree is full."""
    if t.size == t.room:
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
    t.node[new].sibling = t.node[at].child
    t.node[at].child = new
    return new


def rank_moves(moves, values, n, most, best):
    """Write the most promising moves to `best`, the highest value first and equals by id; return how many there are."""
    many = 0
    for i in range(n):
        at = many
        while at > 0 and (
            values[i] > values[best[at - 1]] or (values[i] == values[best[at - 1]] and moves[i] < moves[best[at - 1]])
        ):
            at -= 1
        if at == most:
            continue
        if many < most:
            many += 1
        for k in range(many - 1, at, -1):
            best[k] = best[k - 1]
        best[at] = i
    for k in range(many):
        best[k] = moves[best[k]]
    return many


def find_replies(t, at, moves, many, found):
    """Write the child nodes of some moves to `found`, with 0 for a move that has none. One pass over the children finds
    all.
    """
    slot: cython.schar[SLOTS]
    if not cython.compiled:
        slot = [0] * SLOTS
    for k in range(SLOTS):
        slot[k] = -1
    for k in range(many):
        found[k] = 0
        here = moves[k] % SLOTS
        while slot[here] >= 0:
            here = (here + 1) % SLOTS
        slot[here] = k
    left = many
    child = t.node[at].child
    while child and left:
        move = t.node[child].move
        here = move % SLOTS
        while slot[here] >= 0 and moves[slot[here]] != move:
            here = (here + 1) % SLOTS
        if slot[here] >= 0:
            found[slot[here]] = child
            left -= 1
        child = t.node[child].sibling


def choose_reply(t, at, best, many, curiosity):
    """Choose which of some moves to search next.

    Return the node with the highest upper confidence bound. If a move has no node yet and the tree has room, return -1
    minus the index of that move in `best`. Return 0 if the tree is full and none of the moves has a node.
    """
    found: cython.int[WIDEST]
    if not cython.compiled:
        found = [0] * WIDEST
    find_replies(t, at, best, many, found)
    chosen = 0
    promise: cython.double = -1.0
    for k in range(many):
        child = found[k]
        if child == 0:
            if t.size < t.room:
                return -1 - k
            continue
        t.node[child].offered += 1
        visits: cython.double = t.node[child].visits
        offered: cython.double = t.node[child].offered
        hope: cython.double = t.node[child].total / visits + curiosity * sqrt(log(offered + 1.0) / visits)
        if hope > promise:
            promise = hope
            chosen = child
    return chosen
