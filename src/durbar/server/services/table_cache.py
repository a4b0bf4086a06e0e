"""The tables in memory: loaded from their logs, and stored there before anybody sees a change.

A table in memory is never changed. An action yields entries; under the table's lock the table after these entries is
made, which shares all that the entries do not change; the entries are committed together with its summary; only then
does it replace the table in memory. So nobody sees what is not committed, and a failed commit has no effect.
"""

from __future__ import annotations

import asyncio
import hashlib
import logging
import time
from collections import OrderedDict
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine, Iterator, Sequence
from concurrent.futures import Executor, ThreadPoolExecutor
from contextlib import asynccontextmanager, contextmanager, suppress
from typing import Any, TypeVar

from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection

from durbar.games.errors import DurbarError, NoRoom
from durbar.server.entropy import Entropy
from durbar.server.storage import journal as journal
from durbar.server.storage.engine import StorageError
from durbar.server.storage.journal import Also, NoSuchTable
from durbar.server.storage.write_queue import WriteQueue
from durbar.tables.actions import TableAction, stamped
from durbar.tables.log import Entry
from durbar.tables.table import Table

log = logging.getLogger("durbar.tables")
T = TypeVar("T")
AGAIN = 1.0
"""Seconds before a table is read again of which nobody knows how it stands, if the database cannot be asked yet."""
NO_TEXT = "Could not decode to UTF-8"
"""How SQLite's driver says that a text is none: the row is damaged, not the database."""
MOST_KEPT = 1000
"""Tables that are kept in memory; those that nobody has looked at for longest are read again when they are wanted."""


class TableDamaged(DurbarError):
    """A table whose stored log cannot be read. It is set aside until the server is started again."""

    def __init__(self) -> None:
        super().__init__("server.table-damaged")


class LiveTable:
    """A table in memory."""

    def __init__(self, id: str, table: Table) -> None:
        self.id = id
        self.table = table
        self.lock = asyncio.Lock()
        self.stale = False
        """Whether the log may know more than we do."""

    def done(self, key: str | None) -> int | None:
        """The version that a key made before, so that doing something twice is doing it once."""
        if key is None:
            return None
        return next((entry.version for entry in reversed(self.table.log) if entry.key == key), None)


class TableCache:
    """All tables of a server."""

    def __init__(
        self, database: WriteQueue, entropy: Entropy, committed: Callable[[float], None] = lambda _: None
    ) -> None:
        self.database = database
        self.entropy = entropy
        self._committed = committed
        self.changed: list[Callable[[LiveTable, int], None]] = []
        """Who wants to know when a table has changed: called with it and the serial of its last entry."""
        self.loaded: list[Callable[[LiveTable], None]] = []
        """Who wants to know when a table has been taken into memory."""
        self.doubted: list[Callable[[str], Awaitable[None]]] = []
        """Who has to read again what belongs to a table, because nobody knew how a write had ended."""
        self.damaged: set[str] = set()
        """The tables that are set aside: their logs were found to be damaged."""
        self._live: OrderedDict[str, LiveTable] = OrderedDict()
        self._loading: dict[str, asyncio.Task[LiveTable | None]] = {}
        self._under_way: set[asyncio.Task[Any]] = set()
        self._doubts: set[asyncio.Task[None]] = set()
        self._serial = 0
        self._pool = ThreadPoolExecutor(thread_name_prefix="table")
        """Where tables are read and opened, so that no move waits for those who look at a table or send a board."""

    def __len__(self) -> int:
        return len(self._live)

    async def start(self) -> None:
        """Find out where the log stands. Serials go by the clock as well, so that those of a table that was deleted are
        not used again: browsers remember them.
        """
        async with self.database.read() as connection:
            self._serial = max(await journal.last_serial(connection), int(self.entropy.now() * 1000))

    async def close(self) -> None:
        """Wait for what is under way, and let go of the tables."""
        for task in self._doubts:
            task.cancel()
        await asyncio.gather(*self._doubts, *self._under_way, return_exceptions=True)
        self._live.clear()

    # -- reading ------------------------------------------------------------------------------------------------------
    async def get(self, id: str) -> LiveTable | None:
        """The table of that name; None if there is none. `TableDamaged` if its log cannot be read."""
        if id in self.damaged:
            raise TableDamaged
        while (live := self._live.get(id)) is not None:
            self._live.move_to_end(id)
            if not live.stale:
                return live
            await self._finished(self._make_sure(live))
        if id not in self._loading:
            self._loading[id] = asyncio.create_task(self._load(id))
        return await asyncio.shield(self._loading[id])

    async def _load(self, id: str) -> LiveTable | None:
        try:
            with self._setting_aside(id):
                rows, _ = await self._read(id)
                table = await self.aside(lambda: Table(rows), self._pool) if rows else None
            return None if table is None else self._keep(id, table)
        finally:
            # In the same step in which it is kept: once it is put away again, nobody may be handed this one for ever.
            del self._loading[id]

    @contextmanager
    def _setting_aside(self, id: str) -> Iterator[None]:
        """Set a table aside if its log turns out to be damaged; the others go on."""
        try:
            yield
        except (NoRoom, SQLAlchemyError, MemoryError):
            raise  # not the log's fault
        except Exception as error:
            if isinstance(error, StorageError) and NO_TEXT not in str(error.message.args.get("what")):
                raise
            self.damaged.add(id)
            self._live.pop(id, None)
            about = {"fields": {"table": id}}
            log.exception("a table is set aside: its log cannot be read", extra=about)
            raise TableDamaged from error

    async def _read(self, id: str) -> tuple[list[Entry], int]:
        async with self.database.read() as connection:
            return await journal.read_log(connection, id)

    def _keep(self, id: str, table: Table) -> LiveTable:
        """Take a table into memory, if it is not there; others that nobody uses make room."""
        if id not in self._live:
            self._live[id] = LiveTable(id, table)
            for one in self._idle()[: max(0, len(self._live) - MOST_KEPT)]:
                if one.id != id:
                    del self._live[one.id]
            for listener in self.loaded:
                listener(self._live[id])
        return self._live[id]

    async def aside(self, work: Callable[[], T], pool: Executor | None = None) -> T:
        """Something that takes its time, beside the event loop: in a thread of ``pool``, or of those that all share.
        Where there is no room for one more board, half of the tables on boards of their own that nobody uses at this
        moment make some.
        """
        loop = asyncio.get_running_loop()
        try:
            return await loop.run_in_executor(pool, work)
        except NoRoom:
            self._make_room()
        return await loop.run_in_executor(pool, work)

    def _make_room(self) -> None:
        own = [one.id for one in self._idle() if one.table.terms["record"]["board"] is not None]
        for id in own[: -(-len(own) // 2)]:
            del self._live[id]

    def _idle(self) -> list[LiveTable]:
        """The tables that can be put away, those that nobody has looked at for longest first."""
        return [one for one in self._live.values() if not (one.lock.locked() or one.stale)]

    async def _end_doubt(self, live: LiveTable) -> None:
        """Find out how a table stands, as soon as the database can be asked: people wait to hear of it."""
        while live.stale and self._live.get(live.id) is live:
            with suppress(StorageError):
                with suppress(TableDamaged):
                    await self._make_sure(live)
                return
            await asyncio.sleep(AGAIN)

    async def _make_sure(self, live: LiveTable) -> None:
        async with live.lock:
            if live.stale:
                await self._read_again(live)

    async def _read_again(self, live: LiveTable) -> bool:
        """Take a table from its log, after a write of which nobody knows how it ended. Whether it is still there."""
        with self._setting_aside(live.id):
            rows, serial = await self._read(live.id)
            table = await self.aside(lambda: Table(rows), self._pool) if rows else None
        for doubting in self.doubted:
            await doubting(live.id)
        if table is None:
            self._live.pop(live.id, None)
            return False
        before = live.table.version
        live.table = table
        live.stale = False
        if live.table.version != before:
            self._tell(live, serial)
        return True

    # -- writing ------------------------------------------------------------------------------------------------------
    async def open(self, entries: Sequence[Entry], key: str | None, also: Also) -> tuple[str, bool]:
        """Open a table; its id, and whether it is new (with the same key it is the one of before)."""
        if key is not None:
            async with self.database.read() as connection:
                before = await journal.opened_by(connection, key)
            if before is not None:
                return before, False
        return await self._finished(self._open(entries, key, also))

    async def _open(self, entries: Sequence[Entry], key: str | None, also: Also) -> tuple[str, bool]:
        id = self.entropy.table_id()
        made = stamped(None, entries, self.entropy.now())
        table = await self.aside(lambda: Table(made), self._pool)

        async def work(connection: AsyncConnection) -> tuple[str, int]:
            if key is not None and (other := await journal.opened_by(connection, key)) is not None:
                return other, 0
            serial = self._next(table.version)
            await journal.begin_log(connection, id, table, serial, key)
            await also.write(connection, id)
            return id, serial

        there, serial = await self.database.write(work)
        if there != id:
            return there, False
        live = self._keep(id, table)
        also.then(id)
        self._tell(live, serial)
        return id, True

    async def act(self, id: str, act: TableAction, key: str | None = None, also: Also | None = None) -> int:
        """Do something at a table; the version it made, once it is written down. `NoSuchTable` if there is no such
        table.

        ``act`` may raise what stands in its way; then nothing has happened. With a key that did something here before,
        nothing is done again.
        """
        return await self._finished(self._act(id, act, key, also))

    async def _finished(self, doing: Coroutine[Any, Any, T]) -> T:
        """Once begun it is finished, even if the one who asked has gone."""
        task = asyncio.create_task(doing)
        self._under_way.add(task)
        task.add_done_callback(self._under_way.discard)
        return await asyncio.shield(task)

    async def _act(self, id: str, act: TableAction, key: str | None, also: Also | None) -> int:
        async with self._locked(id) as live:
            if (before := live.done(key)) is not None:
                return before
            made = stamped(live.table, act(live.table), self.entropy.now(), key)
            after = await self._after(live.table, made)

            async def work(connection: AsyncConnection) -> int:
                serial = self._next(len(made))
                await journal.add_to_log(connection, id, made, after, serial)
                if also is not None:
                    await also.write(connection, id)
                return serial

            serial = await self._written(live, work)
            live.table = after
            if also is not None:
                also.then(id)
            if made:
                self._tell(live, serial)
            return after.version

    async def _after(self, table: Table, made: Sequence[Entry]) -> Table:
        """Return the table after some entries. Replaying a whole game happens outside the event loop."""
        if any(entry.kind == "branched" for entry in made):
            return await self.aside(lambda: table.after(made), self._pool)
        return table.after(made)

    async def _written(self, live: LiveTable, work: Callable[[AsyncConnection], Awaitable[T]]) -> T:
        """Write something about a table. If nobody knows how that ended, the table is read again before it is used."""
        begun = time.perf_counter()
        try:
            result = await self.database.write(work)
        except (StorageError, SQLAlchemyError):  # whatever else the work itself raised was taken back for sure
            live.stale = True
            doubt = asyncio.create_task(self._end_doubt(live))
            self._doubts.add(doubt)
            doubt.add_done_callback(self._doubts.discard)
            raise
        self._committed(time.perf_counter() - begun)
        return result

    @asynccontextmanager
    async def _locked(self, id: str) -> AsyncIterator[LiveTable]:
        """A table that nobody else changes meanwhile, as its log has it."""
        while True:
            live = await self.get(id)
            if live is None:
                raise NoSuchTable(id)
            async with live.lock:
                if self._live.get(id) is not live:  # it was put away, or deleted, while we waited
                    continue
                if live.stale and not await self._read_again(live):
                    raise NoSuchTable(id)
                yield live
                return

    async def delete(self, id: str, then: Callable[[str], None] = lambda _: None) -> None:
        """Remove a table and everything that belongs to it; `NoSuchTable` if there is no such table."""
        await self._finished(self._delete(id, then))

    async def _delete(self, id: str, then: Callable[[str], None]) -> None:
        async with self._locked(id) as live:
            await self._written(live, lambda connection: journal.remove_log(connection, id))
            del self._live[id]
            then(id)

    def _next(self, many: int) -> int:
        """The serial of the last of so many entries."""
        self._serial += many
        return self._serial

    def _tell(self, live: LiveTable, serial: int) -> None:
        for listener in self.changed:
            listener(live, serial)


def key_of(browser: str, key: str | None) -> str | None:
    """A browser's key for what it does, so that no other browser can use it up."""
    return None if key is None else hashlib.sha256(f"{browser} {key}".encode()).hexdigest()[:40]
