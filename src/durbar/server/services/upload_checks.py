"""Runs the checks of uploaded boards and records, which may be malicious.

A crafted file can take long to check. The checks therefore run in one separate thread, with a limited queue. The
addresses that sent the files take turns.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Hashable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

from durbar.games.errors import DurbarError
from durbar.server.services.fair_semaphore import FairSemaphore, current_owner
from durbar.server.services.table_cache import TableCache

T = TypeVar("T")
MAX_CHECKS = 20
"""How many checks may wait or run at the same time. A further check is refused."""
MAX_OWN_CHECKS = 10
"""How many checks for one address may wait or run at the same time."""


class Busy(DurbarError):
    """Raised if the queue of checks is full."""


class UploadChecks:
    """The queue of checks and its thread."""

    def __init__(self, table_cache: TableCache) -> None:
        self.table_cache = table_cache
        self._pool = ThreadPoolExecutor(1, thread_name_prefix="check")
        self._turns = FairSemaphore(1)
        self._waiting: Counter[Hashable] = Counter()
        """The number of waiting and running checks of each address."""

    def close(self) -> None:
        """Cancel waiting checks and stop the thread."""
        self._pool.shutdown(wait=False, cancel_futures=True)

    async def run(self, work: Callable[[], T]) -> T:
        """Run a check and return its result. Raise `Busy` if the queue is full."""
        owner = current_owner.get()
        if self._waiting.total() >= MAX_CHECKS or self._waiting[owner] >= MAX_OWN_CHECKS:
            raise Busy("server.busy")
        self._waiting[owner] += 1
        try:
            async with self._turns.slot(0, owner):
                return await self.table_cache.run_in_thread(work, self._pool)
        finally:
            self._waiting -= Counter({owner: 1})  # this also removes a key whose count is 0
