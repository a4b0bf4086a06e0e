"""Moves. A move is one small decision, with an action id and a short readable text."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Set
from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True, order=True)
class Move:
    """One decision. ``str(move)`` is its text in the game's notation; ``id`` is its number in the game's action
    space.
    """

    id: int
    text: str

    def __str__(self) -> str:
        return self.text


class LegalMoves(Set[Move]):
    """The legal moves of a position: a set whose moves are only created when it is iterated."""

    def __init__(self, ids: list[int], text: Callable[[int], str]) -> None:
        self._ids = ids
        self._text = text

    def __len__(self) -> int:
        return len(self._ids)

    def __iter__(self) -> Iterator[Move]:
        return (Move(id, self._text(id)) for id in self._ids)

    def __contains__(self, move: Any) -> bool:
        if isinstance(move, Move):
            return move.id in self._ids and move.text == self._text(move.id)
        if isinstance(move, str):
            return any(self._text(id) == move for id in self._ids)
        return False

    @classmethod
    def _from_iterable(cls, moves: Any) -> Any:
        return frozenset(moves)

    def __repr__(self) -> str:
        return f"<LegalMoves: {' '.join(map(str, self)) or 'none'}>"

    @property
    def ids(self) -> list[int]:
        """The action ids of the moves."""
        return list(self._ids)
