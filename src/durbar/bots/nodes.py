"""The Python version of the structs in ``tree.pxd``, for running uncompiled."""

from __future__ import annotations

MAX_DEPTH, MAX_WIDTH, SLOTS = 48, 40, 128  # explained in ``tree.pxd``


class Node:
    """A move in the tree, with sums over the iterations in which it was made. ``tree.pxd`` explains the fields."""

    __slots__ = ("child", "lead", "move", "offered", "sibling", "total", "visits", "win")

    def __init__(self) -> None:
        self.total = self.win = self.lead = 0.0
        self.visits = self.offered = self.child = self.sibling = self.move = 0


class Tree:
    """The nodes of a tree, by index. The root has index 0."""

    def __init__(self, capacity: int) -> None:
        self.node = [Node() for _ in range(capacity)]
        self.size, self.capacity = 1, capacity
        self.wins, self.leads, self.squares = [0.0] * 8, [0.0] * 8, 0.0
