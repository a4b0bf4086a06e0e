"""Lets bots play for people who exceed their table's time limit, until they come back."""

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
    """Checks every few seconds for players whose time is up."""

    def __init__(self, table_cache: TableCache, interval: float = 2.0) -> None:
        self.table_cache = table_cache
        self.interval = interval
        """Seconds between two checks."""
        self._task: asyncio.Task[None] | None = None

    async def start(self) -> None:
        """Start the periodic check."""
        self._task = asyncio.create_task(self._check_repeatedly(), name="absence")

    async def close(self) -> None:
        """Stop the periodic check."""
        if self._task is not None:
            self._task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._task

    async def _check_repeatedly(self) -> None:
        while True:
            await asyncio.sleep(self.interval)
            try:
                await self.check()
            except Exception:
                log.exception("the check for exceeded time limits failed")

    async def check(self) -> None:
        """Let a bot play for each player whose time is up."""
        now = self.table_cache.entropy.now()
        async with self.table_cache.database.read() as connection:
            late = list((await connection.execute(sa.select(tables.c.id).where(tables.c.due <= now))).scalars())
        for id in late:
            try:
                await self.table_cache.apply(id, lambda table: actions.time_out(table, now))
            except (actions.ActionRefused, NoSuchTable, TableDamaged):
                continue  # the player has moved, the table was deleted, or it is damaged, which has been logged already
            except Exception:  # one failing table must not stop the others
                log.exception("could not let a bot play after a time limit")
