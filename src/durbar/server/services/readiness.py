"""Checks whether the server can store moves. For this it writes to the database, but at most once a second."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from durbar.server.storage.engine import StorageError
from durbar.server.storage.schema import VERSION_TABLE
from durbar.server.storage.write_queue import WriteQueue

log = logging.getLogger("durbar.readiness")

CHECK_INTERVAL = 1.0
"""Seconds for which the result of a check is reused, so that many requests do not cause many writes."""
CHECK_SECONDS = 5.0
"""Seconds after which a write that is not finished counts as failed."""

_REVISION = sa.table(VERSION_TABLE, sa.column("version_num"))


class Readiness:
    """The result of the last check. Requests that arrive during a check wait for its result."""

    def __init__(
        self, database: WriteQueue, clock: Callable[[], float] = time.monotonic, seconds: float = CHECK_SECONDS
    ) -> None:
        self._database = database
        self._clock = clock
        self._seconds = seconds
        self._checked_at = float("-inf")
        self._is_ready = True
        self._check: asyncio.Task[None] | None = None

    async def is_ready(self) -> bool:
        """Return whether the database stores what is written."""
        if self._check is None and self._clock() - self._checked_at >= CHECK_INTERVAL:
            self._check = asyncio.create_task(self._write(), name="readiness check")
        if (check := self._check) is not None:
            done, _ = await asyncio.wait([check], timeout=self._seconds)
            return bool(done) and self._is_ready
        return self._is_ready

    async def close(self) -> None:
        """Stop a check that is running."""
        if self._check is not None:
            self._check.cancel()
            await asyncio.wait([self._check])

    async def _write(self) -> None:
        try:
            await self._database.write(_store_revision)
        except StorageError:
            is_ready = False
        else:
            is_ready = True
        finally:
            self._check = None
        if is_ready != self._is_ready:
            log.log(logging.INFO if is_ready else logging.ERROR, "ready" if is_ready else "not ready: writing fails")
        self._is_ready = is_ready
        self._checked_at = self._clock()


async def _store_revision(connection: AsyncConnection) -> None:
    """Store the revision of the schema again. This small write changes nothing, but it needs the disk."""
    await connection.execute(_REVISION.update().values(version_num=_REVISION.c.version_num))
