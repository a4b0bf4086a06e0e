"""The table of boards in the kernel. Each board is stored there once, and a state contains the board's number, so games
on different boards can run at the same time.

The number of slots in the table is limited. A slot is in use as long as any object refers to its board; every `Game`
and `Sight` refers to one through its setting. A slot that is no longer in use is reused for another board only when no
slot is empty.
"""

from __future__ import annotations

import threading
from collections.abc import Callable
from typing import Generic, TypeVar
from weakref import WeakValueDictionary

from durbar.games.errors import NoRoom
from durbar.games.rulebook import Board

B = TypeVar("B", bound=Board)


class BoardSlots(Generic[B]):
    """Assigns each board the number of a slot; equal boards get equal numbers. ``write_board`` writes a board into a
    slot of the kernel's table, which has ``capacity`` slots.
    """

    def __init__(self, capacity: int, write_board: Callable[[int, B], None]) -> None:
        self._capacity = capacity
        self._write_board = write_board
        self._numbers: dict[str, int] = {}
        self._users: dict[int, WeakValueDictionary[int, B]] = {}
        """For each slot, the board objects that use it, by ``id()``. Several objects can be equal boards."""
        self._lock = threading.Lock()

    def number(self, board: B) -> int:
        """Return the number of a board's slot. A new board is written into a slot; raise `NoRoom` if all slots are in
        use.
        """
        with self._lock:
            digest = board.digest
            if digest not in self._numbers:
                number = self._free_slot()
                self._write_board(number, board)
                self._users[number] = WeakValueDictionary()
                self._numbers[digest] = number
            number = self._numbers[digest]
            self._users[number][id(board)] = board
            return number

    def _free_slot(self) -> int:
        """Return the number of a slot that is not in use, preferably one that was never used."""
        if len(self._numbers) < self._capacity:
            return next(number for number in range(self._capacity) if number not in self._users)
        unused = next((digest for digest, number in self._numbers.items() if not self._users[number]), None)
        if unused is None:
            raise NoRoom("setting.no-room", boards=self._capacity)
        number = self._numbers.pop(unused)
        del self._users[number]
        return number
