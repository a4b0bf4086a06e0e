"""People who do not move for longer than their table allows: a bot plays for them until they come back."""

from __future__ import annotations

import asyncio
import contextlib
import logging

import sqlalchemy as sa

from durbar.server.services.table_cache import TableCache, TableDamaged
from durbar.server.storage.journal import NoSuchTable
from durbar.server.storage.schema import tables
from durbar.tables import actions

log = logging.getLogger("durbar.absence")


class Timeouts:
    """Looks every few seconds whether anybody's time is up."""

    def __init__(self, table_cache: TableCache, every: float = 2.0) -> None:
        self.table_cache = table_cache
        self.every = every
        self._task: asyncio.Task[None] | None = None

    async def start(self) -> None:
        """Begin to look."""
        self._task = asyncio.create_task(self._watch(), name="absence")

    async def close(self) -> None:
        """Look no more."""
        if self._task is not None:
            self._task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._task

    async def _watch(self) -> None:
        while True:
            await asyncio.sleep(self.every)
            try:
                await self.look()
            except Exception:
                log.exception("could not look for people who are away")

    async def look(self) -> None:
        """Let a bot play for everybody whose time is up."""
        now = self.table_cache.entropy.now()
        async with self.table_cache.database.read() as connection:
            late = list((await connection.execute(sa.select(tables.c.id).where(tables.c.due <= now))).scalars())
        for id in late:
            try:
                await self.table_cache.act(id, lambda table: actions.time_is_up(table, now))
            except (actions.NotNow, NoSuchTable, TableDamaged):
                continue  # they have moved meanwhile, or it was said once that the table cannot be read
            except Exception:  # the others are not to wait for a table that cannot be read
                log.exception("could not let a bot play for somebody")
