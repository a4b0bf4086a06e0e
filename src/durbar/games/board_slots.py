"""Boards in the kernel. Each board is laid out once, and a state contains its number, so games on different boards can
run at the same time.

The number of places is limited. A place is in use as long as anything refers to a board in it (every `Game` and `Sight`
does, through its setting). Then it can be reused, but only when all other places are taken.
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
    """Assigns numbers to boards; equal boards get the same one. ``lay_out`` writes a board into the kernel's table."""

    def __init__(self, room: int, lay_out: Callable[[int, B], None]) -> None:
        self._room = room
        self._lay_out = lay_out
        self._numbers: dict[str, int] = {}
        self._users: dict[int, WeakValueDictionary[int, B]] = {}
        """For each number the boards in use, by identity, since equal boards can be several objects."""
        self._lock = threading.Lock()

    def number(self, board: B) -> int:
        """Return the number of a board and lay it out if it is new; raise `NoRoom` if all places are in use."""
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
        """Return a number that is not in use, preferably one that was never used."""
        if len(self._numbers) < self._room:
            return next(number for number in range(self._room) if number not in self._users)
        unused = next((digest for digest, number in self._numbers.items() if not self._users[number]), None)
        if unused is None:
            raise NoRoom("setting.no-room", boards=self._room)
        number = self._numbers.pop(unused)
        del self._users[number]
        return number
