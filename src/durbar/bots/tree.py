"""The tree of a search: moves, their replies, and what came of them.

A place in the tree is a line of moves, as everybody at the table sees them made; the worlds behind it differ. Which
moves can be made there differs with the world too, so each move counts how often it was on offer.
"""

import cython

if cython.compiled:
    from cython.cimports.libc.math import log, sqrt
else:
    from math import log, sqrt

    from durbar.bots.nodes import SLOTS, WIDEST


def grow(t, at, move):
    """Return a new node for a move made at a place of the tree; 0 if there is no more room."""
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
    """Return the most promising moves, in order: higher values first, of equals the lower id. How many there are."""
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
    """The nodes of some moves made at a place of the tree, 0 where there is none: one walk finds them all."""
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
    """Return which of some moves to look at next: the first that has no node yet (its place, negative, less one), or
    the node whose reward so far, and how little is known of it, promise most. A full tree stays as it is; 0 if it ends
    here.
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
