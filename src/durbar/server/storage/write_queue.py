"""The one writer: whoever has something to write waits here, and is answered when it is on the disk.

A commit waits for the disk, and meanwhile others come who also want to write. They are written together and share the
next commit, so many tables can move at once for the price of one. Each writes inside a savepoint of its own: one that
fails takes back only what it wrote itself.
"""

from __future__ import annotations

import asyncio
import fcntl
import os
import sqlite3
from collections import deque
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass
from typing import Any, TypeVar

import sqlalchemy as sa
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from durbar.server.storage.async_sqlite import AsyncSqliteConnection
from durbar.server.storage.engine import READERS, StorageError, clear_errors, file_of, is_sqlite, named, reading

T = TypeVar("T")
Work = Callable[[AsyncConnection], Awaitable[T]]

LARGEST_BATCH = 100
"""So many share a commit at most; the rest take the next."""
LOCK_NUMBER = 0x647572626172
"""PostgreSQL's advisory locks are numbers; this one spells the name."""


@dataclass
class _Waiting:
    """A work, and whoever waits for its result."""

    work: Work[Any]
    answer: asyncio.Future[Any]
    result: Any = None
    error: BaseException | None = None


class WriteQueue:
    """The writer and the readers of one database. With a `DatabaseLock` it writes only while it holds that lock."""

    def __init__(self, engine: AsyncEngine, lock: DatabaseLock | None = None) -> None:
        self.engine = engine
        self._lock = lock
        self._reading = reading(engine)
        self._readers = asyncio.Semaphore(READERS)
        self._waiting: deque[_Waiting] = deque()
        self._wake = asyncio.Event()
        self._closing = False
        self._writer: asyncio.Task[None] | None = None

    async def start(self) -> None:
        """Begin to write."""
        if self._writer is not None:
            raise RuntimeError("this ledger was started before")
        self._writer = asyncio.create_task(self._write_all(), name="ledger")

    async def close(self) -> None:
        """Write what waits to be written, and end. Who comes later is refused."""
        self._closing = True
        self._wake.set()
        if self._writer is not None:
            await self._writer

    async def write(self, work: Work[T]) -> T:
        """Run a work inside the writer's transaction; its result, after the commit.

        If the work fails, its error comes here and what it wrote is taken back. If the commit fails, `StorageError`
        comes to all who share it, and what they wrote is to be read anew: it is gone, unless the connection to
        PostgreSQL broke between its commit and its answer. A caller who is cancelled no longer hears of it: a work that
        has not begun is left out, and one that has is finished.
        """
        if self._closing or self._writer is None or self._writer.done():
            raise StorageError("server.storage.ending", database=named(self.engine))
        waiting = _Waiting(work, asyncio.get_running_loop().create_future())
        self._waiting.append(waiting)
        self._wake.set()
        result: T = await waiting.answer
        return result

    @asynccontextmanager
    async def read(self) -> AsyncIterator[AsyncConnection]:
        """A connection that only reads and sees what was committed when it first looked."""
        async with self._readers:
            with clear_errors(self.engine):
                async with self._reading.connect() as connection:
                    yield connection

    # -- the writer ---------------------------------------------------------------------------------------------------
    async def _write_all(self) -> None:
        try:
            while True:
                await self._wake.wait()
                self._wake.clear()
                while self._waiting:
                    await self._write_some()
                if self._closing:
                    return
        finally:
            # only a writer that was itself cancelled leaves somebody waiting
            for waiting in self._waiting:
                waiting.answer.cancel()
            self._waiting.clear()

    async def _write_some(self) -> None:
        """One commit, and the answers to those who share it."""
        begun: list[_Waiting] = []
        try:
            with clear_errors(self.engine):
                if self._lock is not None:
                    await self._lock.ensure()
                async with self.engine.begin() as connection:
                    await self._do_works(connection, begun)
        except Exception as failure:
            # where not even a transaction could be begun, the first in the row is told, lest nobody ever is
            for waiting in begun or [self._waiting.popleft()]:
                _answer(waiting, None, waiting.error or self._lost(failure))
        except BaseException:
            for waiting in begun:
                waiting.answer.cancel()
            raise
        else:
            for waiting in begun:
                _answer(waiting, waiting.result, waiting.error)

    async def _do_works(self, connection: AsyncConnection, begun: list[_Waiting]) -> None:
        """Run the works that wait, each in its savepoint. What is raised here ends the whole transaction.

        The savepoint is set and left by plain statements. They fail if the transaction is gone (a full disk ends the
        whole one in SQLite), and what the others wrote with it: then nobody may be told that all is well.
        """
        mark = await self._marking(connection)
        while self._waiting and len(begun) < LARGEST_BATCH:
            waiting = self._waiting.popleft()
            if waiting.answer.done():  # cancelled before its turn
                continue
            begun.append(waiting)
            await mark("SAVEPOINT work")
            try:
                with clear_errors(self.engine):
                    waiting.result = await waiting.work(connection)
            except BaseException as error:
                task = asyncio.current_task()
                if task is not None and task.cancelling():
                    raise
                waiting.error = error
                await mark("ROLLBACK TO SAVEPOINT work")
            await mark("RELEASE SAVEPOINT work")

    async def _marking(self, connection: AsyncConnection) -> Callable[[str], Awaitable[object]]:
        """How savepoints are set and left. SQLAlchemy takes longer for that than SQLite for all that is written."""
        if not is_sqlite(self.engine):
            return connection.exec_driver_sql
        driver = (await connection.get_raw_connection()).driver_connection
        assert isinstance(driver, AsyncSqliteConnection)

        async def mark(statement: str) -> None:
            try:
                driver.at_once(statement)
            except sqlite3.Error as error:
                raise StorageError("server.storage.failed", where=named(self.engine), what=str(error)) from error

        return mark

    def _lost(self, failure: Exception) -> Exception:
        """What those are told whose transaction failed as a whole: nothing that seems to be about rows of theirs."""
        if isinstance(failure, SQLAlchemyError):
            return StorageError("server.storage.lost", database=named(self.engine))
        return failure


def _answer(waiting: _Waiting, result: Any, error: BaseException | None) -> None:
    if waiting.answer.done():  # cancelled meanwhile
        return
    if isinstance(error, asyncio.CancelledError):
        waiting.answer.cancel()
    elif error is not None:
        waiting.answer.set_exception(error)
    else:
        waiting.answer.set_result(result)


# -- the lock ---------------------------------------------------------------------------------------------------------
class DatabaseLock:
    """Says to every other server that this database is being served. Made by `lock_database`."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
        self._file: int | None = None
        self._session: AsyncConnection | None = None

    async def ensure(self) -> None:
        """Take the lock, or see that it is still ours: PostgreSQL gives it up when the connection breaks."""
        if is_sqlite(self._engine):
            if self._file is None:
                self._file = self._take_file()
        elif self._session is None or await _is_broken(self._session):
            await self.release()
            self._session = await self._take_session()

    async def release(self) -> None:
        """Let others have it."""
        file, self._file = self._file, None
        if file is not None:
            os.close(file)
        session, self._session = self._session, None
        if session is not None:
            await session.invalidate()  # ends the session, and with it the lock
            await session.close()

    def _take_file(self) -> int:
        path = file_of(self._engine)
        with clear_errors(self._engine):
            # The file stays when the lock is given up: deleting it would let two servers lock two files of one name.
            file = os.open(path.with_name(path.name + ".lock"), os.O_RDWR | os.O_CREAT, 0o600)
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            os.close(file)
            raise self._refusal() from None
        return file

    async def _take_session(self) -> AsyncConnection:
        with clear_errors(self._engine):
            session = await self._engine.execution_options(isolation_level="AUTOCOMMIT").connect()
            try:
                got = await session.scalar(sa.select(sa.func.pg_try_advisory_lock(LOCK_NUMBER)))
                if not got:
                    raise self._refusal()
            except BaseException:
                await session.close()
                raise
            return session

    def _refusal(self) -> StorageError:
        return StorageError("server.storage.locked", database=named(self._engine))


async def _is_broken(session: AsyncConnection) -> bool:
    if session.invalidated:
        return True
    raw = await session.get_raw_connection()
    return bool(getattr(raw.driver_connection, "is_closed")())  # noqa: B009  (the drivers share no type that has it)


@asynccontextmanager
async def lock_database(engine: AsyncEngine) -> AsyncIterator[DatabaseLock]:
    """Hold the database's exclusive lock; `StorageError` if another server does."""
    lock = DatabaseLock(engine)
    await lock.ensure()
    try:
        yield lock
    finally:
        await lock.release()
