"""What ``tree.pxd`` declares, for Python: the nodes of a tree where nothing is compiled."""

from __future__ import annotations

DEEP, WIDEST, SLOTS = 48, 40, 128


class Node:
    """A move of the tree, and what came of the worlds in which it was made."""

    __slots__ = ("child", "lead", "move", "offered", "sibling", "total", "visits", "win")

    def __init__(self) -> None:
        self.total = self.win = self.lead = 0.0
        self.visits = self.offered = self.child = self.sibling = self.move = 0


class Tree:
    """Nodes, by number."""

    def __init__(self, room: int) -> None:
        self.node = [Node() for _ in range(room)]
        self.size, self.room = 1, room
        self.wins, self.leads, self.squares = [0.0] * 8, [0.0] * 8, 0.0
