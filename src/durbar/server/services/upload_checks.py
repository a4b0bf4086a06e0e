"""Runs the checks of uploaded boards and records, which may be malicious.

A crafted file can take long to check. The checks therefore run in one separate thread, with a limited queue.
"""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

from durbar.games.errors import DurbarError
from durbar.server.services.table_cache import TableCache

T = TypeVar("T")
MAX_CHECKS = 20
"""How many checks may wait or run at the same time. A further check is refused."""


class Busy(DurbarError):
    """Raised if the queue of checks is full."""


class UploadChecks:
    """The queue of checks and its thread."""

    def __init__(self, table_cache: TableCache) -> None:
        self.table_cache = table_cache
        self._pool = ThreadPoolExecutor(1, thread_name_prefix="check")
        self._waiting = 0

    def close(self) -> None:
        """Cancel waiting checks and stop the thread."""
        self._pool.shutdown(wait=False, cancel_futures=True)

    async def run(self, work: Callable[[], T]) -> T:
        """Run a check and return its result. Raise `Busy` if the queue is full."""
        if self._waiting >= MAX_CHECKS:
            raise Busy("server.busy")
        self._waiting += 1
        try:
            return await self.table_cache.run_in_thread(work, self._pool)
        finally:
            self._waiting -= 1
