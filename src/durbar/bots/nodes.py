"""The Python version of the structs in ``tree.pxd``, for running uncompiled."""

from __future__ import annotations

DEEP, WIDEST, SLOTS = 48, 40, 128


class Node:
    """A move in the tree, and the results of the worlds in which it was made."""

    __slots__ = ("child", "lead", "move", "offered", "sibling", "total", "visits", "win")

    def __init__(self) -> None:
        self.total = self.win = self.lead = 0.0
        self.visits = self.offered = self.child = self.sibling = self.move = 0


class Tree:
    """The nodes of a tree, by index."""

    def __init__(self, room: int) -> None:
        self.node = [Node() for _ in range(room)]
        self.size, self.room = 1, room
        self.wins, self.leads, self.squares = [0.0] * 8, [0.0] * 8, 0.0
