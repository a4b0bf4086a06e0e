"""Deletes tables that nobody has changed for a time that the operator sets, and unused browsers without a table."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Awaitable, Callable

import sqlalchemy as sa

from durbar.server.services.hub import Hub
from durbar.server.services.sessions import SessionStore
from durbar.server.services.table_cache import TableCache, TableDamaged
from durbar.server.settings import DAY, HOUR
from durbar.server.storage.journal import NoSuchTable
from durbar.server.storage.schema import tables

log = logging.getLogger("durbar.retention")
MAX_AT_ONCE = 1000
"""The most tables that one check deletes. The next check deletes more."""


class Retention:
    """Checks every hour for tables and browsers that have not been used for longer than the retention time."""

    def __init__(
        self, table_cache: TableCache, sessions: SessionStore, hub: Hub, days: float, interval: float = HOUR
    ) -> None:
        self.table_cache = table_cache
        self.sessions = sessions
        self.hub = hub
        self.days = days
        """The retention time."""
        self.interval = interval
        """Seconds between two checks."""
        self.checks: list[Callable[[float], Awaitable[None]]] = []
        """Functions that delete other data from before a time."""
        self._task: asyncio.Task[None] | None = None

    async def start(self) -> None:
        """Start the periodic check. The first one begins at once."""
        self._task = asyncio.create_task(self._watch(), name="retention")

    async def close(self) -> None:
        """Stop the periodic check."""
        if self._task is not None:
            self._task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._task

    async def _watch(self) -> None:
        """Run the check repeatedly."""
        while True:
            try:
                await self.check()
            except Exception:
                log.exception("the deletion of old tables failed")
            await asyncio.sleep(self.interval)

    async def check(self) -> None:
        """Delete the tables that were not changed within the retention time, then the browsers that have no table and
        sent no request in that time.
        """
        cutoff = self.table_cache.entropy.now() - self.days * DAY
        query = sa.select(tables.c.id).where(tables.c.changed < cutoff).order_by(tables.c.changed).limit(MAX_AT_ONCE)
        async with self.table_cache.database.read() as connection:
            old_tables = list((await connection.execute(query)).scalars())
        deleted_tables = 0

        def after_deletion(table: str) -> None:
            nonlocal deleted_tables
            deleted_tables += 1
            self.hub.notify_removed(table, self.sessions.remove_revoked(table))

        for id in old_tables:
            # A damaged table stays, because a backup may repair it.
            with contextlib.suppress(NoSuchTable, TableDamaged):
                await self.table_cache.delete(id, after_deletion, if_unchanged_since=cutoff)
        for delete_old in self.checks:
            await delete_old(cutoff)
        deleted_browsers = await self.sessions.delete_unused(cutoff)
        if deleted_tables or deleted_browsers:
            fields = {"tables": deleted_tables, "browsers": deleted_browsers}
            log.info("old tables and browsers have been deleted", extra={"fields": fields})
