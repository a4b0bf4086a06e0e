"""Keeps tables in memory: loads them from their logs, and stores each change before any viewer sees it.

A table in memory is never changed. An action returns log entries. Under the table's lock the cache makes a copy of the
table with these entries applied. The copy shares all unchanged data with the table. The cache commits the entries
together with the summary of the copy, and only then replaces the table by the copy. So no uncommitted change is ever
visible, and a failed commit has no effect.
"""

from __future__ import annotations

import asyncio
import hashlib
import logging
import time
from collections import OrderedDict
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine, Iterator, Sequence
from concurrent.futures import Executor, ThreadPoolExecutor
from contextlib import asynccontextmanager, contextmanager
from typing import Any, TypeVar

from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection

from durbar.games.errors import DurbarError, NoRoom
from durbar.server.entropy import Entropy
from durbar.server.services.fair_semaphore import FairSemaphore, current_owner
from durbar.server.storage import journal as journal
from durbar.server.storage.engine import StorageError
from durbar.server.storage.journal import ExtraWrite, NoSuchTable
from durbar.server.storage.write_queue import WriteQueue
from durbar.tables.actions import TableAction, require_open, stamped
from durbar.tables.log import Entry
from durbar.tables.table import Table

log = logging.getLogger("durbar.tables")
T = TypeVar("T")
RETRY_SECONDS = 1.0
"""Seconds between attempts to reload a stale table while the database is not available."""
MAX_CACHED = 1000
"""How many tables are kept in memory. The least recently used ones are dropped first."""
DEFAULT_MEMORY = 128 * 2**20
"""The memory for tables if the caller does not choose it, in bytes."""
LOAD_THREADS = 2
"""The number of threads that load and create tables."""
RENDER_THREADS = 2
"""The number of threads that do other work for requests. More of them would delay the event loop, because only one
thread runs Python code at a time.
"""


class TableDamaged(DurbarError):
    """Raised if a table's stored log cannot be read. The table is not available until the server restarts."""

    def __init__(self) -> None:
        super().__init__("server.table-damaged")


class LiveTable:
    """A table in memory."""

    def __init__(self, id: str, table: Table) -> None:
        self.id = id
        self.table = table
        self.lock = asyncio.Lock()
        self.memory = table.memory
        """An estimate of the memory that the table takes, in bytes."""
        self.stale = False
        """Whether the stored log may be newer than this table, after a write whose outcome is unknown."""

    def version_made_with(self, key: str | None) -> int | None:
        """Return the version that an earlier request with the same idempotency key made; None if there is none."""
        if key is None:
            return None
        return next((entry.version for entry in reversed(self.table.log) if entry.key == key), None)


class TableCache:
    """All tables of a server."""

    def __init__(
        self,
        database: WriteQueue,
        entropy: Entropy,
        report_commit: Callable[[float], None] = lambda _: None,
        max_memory: int = DEFAULT_MEMORY,
    ) -> None:
        """``report_commit`` is called with the seconds that each commit took. ``max_memory`` is the number of bytes
        that the tables in memory may take, by their estimates.
        """
        self.database = database
        self.entropy = entropy
        self._report_commit = report_commit
        self.changed: list[Callable[[LiveTable, int], None]] = []
        """Callbacks that are called with a changed table and the serial (event number) of its last entry."""
        self.loaded: list[Callable[[LiveTable], None]] = []
        """Callbacks that are called with a table after it has been loaded."""
        self.reloading: list[Callable[[str], Awaitable[None]]] = []
        """Callbacks that reload other data of a table, given its id, after a write whose outcome is unknown."""
        self.damaged: set[str] = set()
        """The ids of the tables whose logs are damaged."""
        self._live: OrderedDict[str, LiveTable] = OrderedDict()
        self._loading: dict[str, asyncio.Task[LiveTable | None]] = {}
        self._running: set[asyncio.Task[Any]] = set()
        """The tasks that must run to their end before the cache is closed."""
        self._reloads: set[asyncio.Task[None]] = set()
        """The tasks that reload a stale table as soon as the database is available."""
        self._serial = 0
        """The last serial that was used."""
        self.max_memory = max_memory
        self._pool = ThreadPoolExecutor(LOAD_THREADS, thread_name_prefix="table")
        """The threads that load and create tables, so that moves do not wait for other work."""
        self.render_pool = ThreadPoolExecutor(RENDER_THREADS, thread_name_prefix="render")
        """The threads for all other work of requests, such as drawing pictures."""
        self._render_turns = FairSemaphore(RENDER_THREADS)

    def __len__(self) -> int:
        return len(self._live)

    async def start(self) -> None:
        """Choose the serial after which new serials (event numbers) begin. It is at least the current time in
        milliseconds, so that the serials of deleted tables, which browsers may remember, are not used again.
        """
        async with self.database.read() as connection:
            self._serial = max(await journal.last_serial(connection), int(self.entropy.now() * 1000))

    async def close(self) -> None:
        """Wait for running actions and drop all tables."""
        for task in self._reloads:
            task.cancel()
        await asyncio.gather(*self._reloads, *self._running, return_exceptions=True)
        self._live.clear()
        self.render_pool.shutdown(wait=False, cancel_futures=True)

    # -- reading ------------------------------------------------------------------------------------------------------
    async def get(self, id: str) -> LiveTable | None:
        """Return a table; None if there is no such table. Raise `TableDamaged` if its log cannot be read."""
        if id in self.damaged:
            raise TableDamaged
        while (live := self._live.get(id)) is not None:
            self._live.move_to_end(id)
            if not live.stale:
                return live
            await self._run_to_end(self._reload_if_stale(live))
        if id not in self._loading:
            self._loading[id] = asyncio.create_task(self._load(id))
        return await asyncio.shield(self._loading[id])

    async def _load(self, id: str) -> LiveTable | None:
        try:
            with self._detecting_damage(id):
                entries, _ = await self._read(id)
                table = await self.run_in_thread(lambda: Table(entries), self._pool) if entries else None
            return None if table is None else self._cache(id, table)
        finally:
            # There is no await between caching the table and this line: a later call must not get this task's result
            # after the table has been dropped from the cache.
            del self._loading[id]

    @contextmanager
    def _detecting_damage(self, id: str) -> Iterator[None]:
        """Mark a table as damaged and raise `TableDamaged` if its log cannot be read."""
        try:
            yield
        except (NoRoom, StorageError, SQLAlchemyError, MemoryError):
            raise  # these errors do not mean that the log is damaged
        except Exception as error:
            self.damaged.add(id)
            self._live.pop(id, None)
            extra = {"fields": {"table": id}}
            log.exception("a table is set aside: its log cannot be read", extra=extra)
            raise TableDamaged from error

    async def _read(self, id: str) -> tuple[list[Entry], int]:
        """Return the stored log of a table and the serial of its last entry. The log is empty if there is no table."""
        async with self.database.read() as connection:
            return await journal.read_log(connection, id)

    def _cache(self, id: str, table: Table) -> LiveTable:
        """Cache a table, unless it is cached already, and drop the least recently used ones above the limit."""
        if id not in self._live:
            self._live[id] = LiveTable(id, table)
            self._drop_excess(id)
            for listener in self.loaded:
                listener(self._live[id])
        return self._live[id]

    @property
    def memory(self) -> int:
        """An estimate of the memory that all tables in memory take, in bytes."""
        return sum(live.memory for live in self._live.values())

    def _drop_excess(self, id: str) -> None:
        """Drop the least recently used idle tables, but not the table ``id``, until the cache is within its limits."""
        number, memory = len(self._live), self.memory
        if number <= MAX_CACHED and memory <= self.max_memory:
            return
        for idle in self._idle():
            if number <= MAX_CACHED and memory <= self.max_memory:
                return
            if idle.id != id:
                del self._live[idle.id]
                number, memory = number - 1, memory - idle.memory

    async def run_in_thread(self, work: Callable[[], T], pool: Executor | None = None) -> T:
        """Run ``work`` in a thread of ``pool`` and return its result. Without ``pool`` it runs in `render_pool`, where
        addresses take turns, so that the requests of one address do not delay those of another.

        If ``work`` raises `NoRoom`, because no further board fits into memory, drop half of the idle tables with custom
        boards and retry once.
        """
        if pool is None:
            async with self._render_turns.slot(0, current_owner.get()):
                return await self.run_in_thread(work, self.render_pool)
        loop = asyncio.get_running_loop()
        try:
            return await loop.run_in_executor(pool, work)
        except NoRoom:
            self._drop_custom_boards()
        return await loop.run_in_executor(pool, work)

    def _drop_custom_boards(self) -> None:
        custom = [live.id for live in self._idle() if live.table.terms["record"]["board"] is not None]
        half = (len(custom) + 1) // 2  # rounded up, so that a single table is dropped
        for id in custom[:half]:
            del self._live[id]

    def _idle(self) -> list[LiveTable]:
        """Return the tables that can be dropped, least recently used first."""
        return [live for live in self._live.values() if not (live.lock.locked() or live.stale)]

    async def _reload_when_available(self, live: LiveTable) -> None:
        """Reload a stale table as soon as the database is available, so that its players get the event."""
        while live.stale and self._live.get(live.id) is live:
            try:
                await self._reload_if_stale(live)
                return
            except TableDamaged:  # this has been logged already
                return
            except StorageError:
                await asyncio.sleep(RETRY_SECONDS)

    async def _reload_if_stale(self, live: LiveTable) -> None:
        async with live.lock:
            if live.stale:
                await self._reload(live)

    async def _reload(self, live: LiveTable) -> bool:
        """Reload a table from its log, after a write whose outcome is unknown. Return whether it still exists."""
        with self._detecting_damage(live.id):
            entries, serial = await self._read(live.id)
            table = await self.run_in_thread(lambda: Table(entries), self._pool) if entries else None
        for reload in self.reloading:
            await reload(live.id)
        if table is None:
            self._live.pop(live.id, None)
            return False
        version_before = live.table.version
        live.table, live.memory = table, table.memory
        live.stale = False
        if live.table.version != version_before:
            self._notify(live, serial)
        return True

    # -- writing ------------------------------------------------------------------------------------------------------
    async def open(self, entries: Sequence[Entry], key: str | None, extra: ExtraWrite) -> tuple[str, bool]:
        """Create a table. Return its id and True. If a table was created with the same key before, return that table's
        id and False.
        """
        if key is not None:
            async with self.database.read() as connection:
                existing_id = await journal.table_created_with(connection, key)
            if existing_id is not None:
                return existing_id, False
        return await self._run_to_end(self._open(entries, key, extra))

    async def _open(self, entries: Sequence[Entry], key: str | None, extra: ExtraWrite) -> tuple[str, bool]:
        id = self.entropy.table_id()
        stamped_entries = stamped(None, entries, self.entropy.now())
        table = await self.run_in_thread(lambda: Table(stamped_entries), self._pool)

        async def work(connection: AsyncConnection) -> tuple[str, int]:
            if key is not None and (existing_id := await journal.table_created_with(connection, key)) is not None:
                return existing_id, 0
            serial = self._reserve_serials(table.version)
            await journal.create_log(connection, id, table, serial, key)
            await extra.write(connection, id)
            return id, serial

        stored_id, serial = await self.database.write(work)
        if stored_id != id:
            return stored_id, False
        live = self._cache(id, table)
        extra.after_commit(id)
        self._notify(live, serial)
        return id, True

    async def apply(self, id: str, action: TableAction, key: str | None = None, extra: ExtraWrite | None = None) -> int:
        """Apply an action to a table. Return the table's new version after the commit.

        Raise `NoSuchTable` if there is no such table. If ``action`` raises, nothing changes. If ``key`` was used at
        this table before, nothing changes either, and the version that the earlier request made is returned.
        """
        return await self._run_to_end(self._apply(id, action, key, extra))

    async def _run_to_end(self, coroutine: Coroutine[Any, Any, T]) -> T:
        """Run a coroutine to its end, even if the caller is cancelled."""
        task = asyncio.create_task(coroutine)
        self._running.add(task)
        task.add_done_callback(self._running.discard)
        return await asyncio.shield(task)

    async def _apply(self, id: str, action: TableAction, key: str | None, extra: ExtraWrite | None) -> int:
        async with self._locked(id) as live:
            if (earlier_version := live.version_made_with(key)) is not None:
                return earlier_version
            require_open(live.table)
            entries = stamped(live.table, action(live.table), self.entropy.now(), key)
            after = await self._after(live.table, entries)

            async def work(connection: AsyncConnection) -> int:
                serial = self._reserve_serials(len(entries))
                await journal.append_to_log(connection, id, entries, after, serial)
                if extra is not None:
                    await extra.write(connection, id)
                return serial

            serial = await self._write(live, work)
            live.table, live.memory = after, after.memory
            self._drop_excess(id)
            if extra is not None:
                extra.after_commit(id)
            if entries:
                self._notify(live, serial)
            return after.version

    async def _after(self, table: Table, entries: Sequence[Entry]) -> Table:
        """Return a copy of the table with some entries applied. A branch replays the whole game, so it is applied in a
        thread and not in the event loop.
        """
        if any(entry.kind == "branched" for entry in entries):
            return await self.run_in_thread(lambda: table.after(entries), self._pool)
        return table.after(entries)

    async def _write(self, live: LiveTable, work: Callable[[AsyncConnection], Awaitable[T]]) -> T:
        """Write to the database. If the outcome is unknown, mark the table as stale and reload it."""
        start = time.perf_counter()
        try:
            result = await self.database.write(work)
        except (StorageError, SQLAlchemyError):  # after any other error the write was rolled back
            live.stale = True
            reload = asyncio.create_task(self._reload_when_available(live))
            self._reloads.add(reload)
            reload.add_done_callback(self._reloads.discard)
            raise
        self._report_commit(time.perf_counter() - start)
        return result

    @asynccontextmanager
    async def _locked(self, id: str) -> AsyncIterator[LiveTable]:
        """Lock a table, and reload it first if it is stale."""
        while True:
            live = await self.get(id)
            if live is None:
                raise NoSuchTable(id)
            async with live.lock:
                if self._live.get(id) is not live:  # dropped or deleted while this task waited
                    continue
                if live.stale and not await self._reload(live):
                    raise NoSuchTable(id)
                yield live
                return

    async def delete(
        self,
        id: str,
        after_commit: Callable[[str], None] = lambda _: None,
        if_unchanged_since: float | None = None,
        extra: ExtraWrite | None = None,
    ) -> None:
        """Delete a table and all of its data, then call ``after_commit`` with its id. Do nothing if the table was
        changed after ``if_unchanged_since``. ``extra`` is written in the same transaction.

        Raise `NoSuchTable` if there is no such table.
        """
        await self._run_to_end(self._delete(id, after_commit, if_unchanged_since, extra))

    async def _delete(
        self,
        id: str,
        after_commit: Callable[[str], None],
        if_unchanged_since: float | None,
        extra: ExtraWrite | None,
    ) -> None:
        async def work(connection: AsyncConnection) -> None:
            await journal.remove_log(connection, id)
            if extra is not None:
                await extra.write(connection, id)

        async with self._locked(id) as live:
            if if_unchanged_since is not None and live.table.log[-1].at > if_unchanged_since:
                return
            await self._write(live, work)
            del self._live[id]
            after_commit(id)
            if extra is not None:
                extra.after_commit(id)

    async def delete_damaged(self, id: str, extra: ExtraWrite) -> None:
        """Delete a table whose log cannot be read. ``extra`` is written in the same transaction."""

        async def work(connection: AsyncConnection) -> None:
            await journal.remove_log(connection, id)
            await extra.write(connection, id)

        await self.database.write(work)
        self.damaged.discard(id)
        extra.after_commit(id)

    def _reserve_serials(self, count: int) -> int:
        """Reserve ``count`` serials and return the last one."""
        self._serial += count
        return self._serial

    def _notify(self, live: LiveTable, serial: int) -> None:
        for listener in self.changed:
            listener(live, serial)


def key_of(browser: str, key: str | None) -> str | None:
    """Return the idempotency key of a browser's request in a form that differs for every browser."""
    return None if key is None else hashlib.sha256(f"{browser} {key}".encode()).hexdigest()[:40]
