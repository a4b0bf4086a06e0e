"""Boards in the kernel: each is laid out once, and a state holds its number, so games on different boards live side
by side.

There is room for so many. A place is kept for as long as anybody has a board that was laid out there (every `Game` and
`Sight` has theirs, in its setting). After that it is given to another board, but only when all other places are taken.
"""

from __future__ import annotations

import threading
from collections.abc import Callable
from typing import Generic, TypeVar
from weakref import WeakValueDictionary

from durbar.games.errors import NoRoom
from durbar.games.rulebook import Board

B = TypeVar("B", bound=Board)


class Shelf(Generic[B]):
    """Numbers boards, equal ones alike. ``lay_out`` writes a board into the kernel's table at its number."""

    def __init__(self, room: int, lay_out: Callable[[int, B], None]) -> None:
        self._room = room
        self._lay_out = lay_out
        self._numbers: dict[str, int] = {}
        self._users: dict[int, WeakValueDictionary[int, B]] = {}
        """For each number the boards that somebody still has, by their identity: equal ones are several."""
        self._lock = threading.Lock()

    def number(self, board: B) -> int:
        """Return the number of a board, laying it out if it is new. `NoRoom` if all places are in use."""
        with self._lock:
            digest = board.digest
            if digest not in self._numbers:
                number = self._free_place()
                self._lay_out(number, board)
                self._users[number] = WeakValueDictionary()
                self._numbers[digest] = number
            number = self._numbers[digest]
            self._users[number][id(board)] = board
            return number

    def _free_place(self) -> int:
        """Return a number that nobody uses: one that was never used, while there is one."""
        if len(self._numbers) < self._room:
            return next(number for number in range(self._room) if number not in self._users)
        unused = next((digest for digest, number in self._numbers.items() if not self._users[number]), None)
        if unused is None:
            raise NoRoom("setting.no-room", boards=self._room)
        number = self._numbers.pop(unused)
        del self._users[number]
        return number
