"""Boards in the kernel: each is laid out once, and a state holds its number, so games on different boards live side
by side.
"""

from __future__ import annotations

import threading
from collections.abc import Callable
from typing import Generic, TypeVar

from durbar.games.errors import SettingError
from durbar.games.rulebook import Board

B = TypeVar("B", bound=Board)


class Shelf(Generic[B]):
    """Numbers boards, equal ones alike. ``lay_out`` writes a board into the kernel's table at its number."""

    def __init__(self, room: int, lay_out: Callable[[int, B], None]) -> None:
        self._room = room
        self._lay_out = lay_out
        self._numbers: dict[str, int] = {}
        self._boards: list[B] = []
        self._lock = threading.Lock()

    def number(self, board: B) -> int:
        """The number of a board, laying it out if it is new."""
        with self._lock:
            if board.digest not in self._numbers:
                if len(self._boards) == self._room:
                    raise SettingError(f"at most {self._room} different boards fit in one process")
                self._lay_out(len(self._boards), board)
                self._numbers[board.digest] = len(self._boards)
                self._boards.append(board)
            return self._numbers[board.digest]
