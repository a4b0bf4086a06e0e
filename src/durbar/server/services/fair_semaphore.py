"""A limited number of places, given out fairly."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import AsyncIterator, Hashable
from contextlib import asynccontextmanager


class FairSemaphore:
    """So many at a time; the others wait. A lower rank goes first, and within a rank the owners take turns: whoever has
    a hundred waiting delays another owner by one.
    """

    def __init__(self, many: int) -> None:
        self._free = many
        self._waiting: dict[int, dict[Hashable, deque[asyncio.Future[None]]]] = {}
        """By rank and owner. The owner whose turn it is comes first."""

    @asynccontextmanager
    async def place(self, rank: int, owner: Hashable) -> AsyncIterator[None]:
        """Hold a place, as soon as there is one."""
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
            if not turn.cancelled():  # the place was ours already
                self._leave()
            raise

    def _leave(self) -> None:
        """Hand a place on, or keep it free."""
        for rank in sorted(self._waiting):
            owners = self._waiting[rank]
            while owners:
                owner = next(iter(owners))
                waiting = owners.pop(owner)
                turn = waiting.popleft()
                if waiting:
                    owners[owner] = waiting  # behind the others
                if not turn.done():  # else it was cancelled
                    turn.set_result(None)
                    return
        self._free += 1
