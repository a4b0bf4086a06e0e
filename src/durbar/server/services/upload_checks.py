"""Checking what people send in: boards and records that anybody may have written.

A file that is made to be slow costs its sender nothing. So these checks have one thread of their own, only so many wait
for it, and the rest of the server goes on meanwhile.
"""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

from durbar.games.errors import DurbarError
from durbar.server.services.table_cache import TableCache

T = TypeVar("T")
MOST = 20
"""How many checks may wait or be under way; the next is refused."""


class Busy(DurbarError):
    """So many files wait to be checked that another one would wait too long."""


class UploadChecks:
    """The checks that wait, and the one that is under way."""

    def __init__(self, table_cache: TableCache) -> None:
        self.table_cache = table_cache
        self._pool = ThreadPoolExecutor(1, thread_name_prefix="check")
        self._waiting = 0

    def close(self) -> None:
        """Check no more."""
        self._pool.shutdown(wait=False, cancel_futures=True)

    async def run(self, work: Callable[[], T]) -> T:
        """Run a check and return its result. `Busy` if too many wait."""
        if self._waiting >= MOST:
            raise Busy("server.busy")
        self._waiting += 1
        try:
            return await self.table_cache.aside(work, self._pool)
        finally:
            self._waiting -= 1
