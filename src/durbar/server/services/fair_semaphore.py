"""A semaphore whose places are shared fairly between the owners of waiting tasks."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import AsyncIterator, Hashable
from contextlib import asynccontextmanager
from contextvars import ContextVar

current_owner: ContextVar[Hashable] = ContextVar("current_owner", default=None)
"""The owner of the current task: the address of its request, or None for the server's own work."""


class FairSemaphore:
    """A semaphore that ``places`` tasks can hold at the same time. Tasks of the lowest rank run first. Within a rank
    the owners take turns, so that an owner with a hundred waiting tasks delays another owner by only one task.
    """

    def __init__(self, places: int) -> None:
        self._free = places
        self._waiting: dict[int, dict[Hashable, deque[asyncio.Future[None]]]] = {}
        """The waiting tasks by rank and owner. In each rank, the owner whose turn is next is the first."""

    @asynccontextmanager
    async def slot(self, rank: int, owner: Hashable) -> AsyncIterator[None]:
        """Wait for a place and hold it."""
        await self._enter(rank, owner)
        try:
            yield
        finally:
            self._leave()

    async def _enter(self, rank: int, owner: Hashable) -> None:
        if self._free:
            self._free -= 1
            return
        turn = asyncio.get_running_loop().create_future()
        self._waiting.setdefault(rank, {}).setdefault(owner, deque()).append(turn)
        try:
            await turn
        except asyncio.CancelledError:
            if not turn.cancelled():  # a place was already given to this task
                self._leave()
            raise

    def _leave(self) -> None:
        """Give the place to the next waiting task, or mark it free."""
        for rank in sorted(self._waiting):
            owners = self._waiting[rank]
            while owners:
                owner = next(iter(owners))
                waiting = owners.pop(owner)
                turn = waiting.popleft()
                if waiting:
                    owners[owner] = waiting  # this owner is now behind the others
                if not turn.done():  # otherwise the task was cancelled
                    turn.set_result(None)
                    return
        self._free += 1
