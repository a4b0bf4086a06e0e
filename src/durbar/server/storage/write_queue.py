"""A queue of database writes with group commit.

One task does all writes. The writes that arrive while a commit waits for the disk share the next commit. Each write
runs in its own savepoint, so that a failed write rolls back only its own changes.
"""

from __future__ import annotations

import asyncio
import fcntl
import os
import sqlite3
from collections import deque
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass
from typing import Any, TypeVar

import sqlalchemy as sa
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from durbar.server.storage.async_sqlite import AsyncSqliteConnection
from durbar.server.storage.engine import (
    READERS,
    SQLITE_READERS,
    StorageError,
    display_name,
    file_of,
    is_sqlite,
    reading,
    translated_errors,
)

T = TypeVar("T")
Work = Callable[[AsyncConnection], Awaitable[T]]

MAX_BATCH = 100
"""The most writes in one commit."""
LOCK_NUMBER = 0x647572626172
"""The number of the advisory lock in PostgreSQL: "durbar" in ASCII."""


@dataclass
class _QueuedWrite:
    """A queued write. ``answer`` is the future for which its caller waits."""

    work: Work[Any]
    answer: asyncio.Future[Any]
    result: Any = None
    error: BaseException | None = None


class WriteQueue:
    """The writer and the readers of one database. With a `DatabaseLock`, writes happen only while that lock is held."""

    def __init__(self, engine: AsyncEngine, lock: DatabaseLock | None = None) -> None:
        self.engine = engine
        self._lock = lock
        self._reading = reading(engine)
        self._readers = asyncio.Semaphore(SQLITE_READERS if is_sqlite(engine) else READERS)
        self._waiting: deque[_QueuedWrite] = deque()
        self._wake = asyncio.Event()
        self._closing = False
        self._writer: asyncio.Task[None] | None = None

    async def start(self) -> None:
        """Start the writer task. Raise `StorageError` if the database is not available."""
        if self._writer is not None:
            raise RuntimeError("the write queue has already been started")
        await self._open_connections()
        self._writer = asyncio.create_task(self._write_all(), name="write queue")

    async def _open_connections(self) -> None:
        """Open all connections to SQLite that may be needed at the same time, because later the process may not be able
        to open another file.
        """
        if not is_sqlite(self.engine):
            return
        with translated_errors(self.engine):
            async with AsyncExitStack() as stack:
                for _ in range(SQLITE_READERS + 1):  # one of them is for the writer
                    await stack.enter_async_context(self._reading.connect())

    async def close(self) -> None:
        """Finish all queued writes and stop. Later writes are refused."""
        self._closing = True
        self._wake.set()
        if self._writer is not None:
            await self._writer

    async def write(self, work: Work[T]) -> T:
        """Run ``work`` inside the writer's transaction and return its result after the commit.

        If the work raises, it is rolled back and its exception is raised here. If the commit fails, `StorageError` is
        raised for all writes in it. The outcome is then unknown, and callers must read the data again: the writes are
        rolled back, unless the connection to PostgreSQL broke after the commit. If the caller is cancelled, work that
        has started is finished, and work that has not started is dropped.
        """
        if self._closing or self._writer is None or self._writer.done():
            raise StorageError("server.storage.ending", database=display_name(self.engine))
        queued = _QueuedWrite(work, asyncio.get_running_loop().create_future())
        self._waiting.append(queued)
        self._wake.set()
        result: T = await queued.answer
        return result

    @asynccontextmanager
    async def read(self) -> AsyncIterator[AsyncConnection]:
        """Open a read-only connection. It sees what was committed at the time of its first query."""
        async with self._readers:
            with translated_errors(self.engine):
                async with self._reading.connect() as connection:
                    yield connection

    # -- the writer ---------------------------------------------------------------------------------------------------
    async def _write_all(self) -> None:
        try:
            while True:
                await self._wake.wait()
                self._wake.clear()
                while self._waiting:
                    await self._commit_batch()
                if self._closing:
                    return
        finally:
            # Writes are still waiting at this point only if the writer task was cancelled.
            for queued in self._waiting:
                queued.answer.cancel()
            self._waiting.clear()

    async def _commit_batch(self) -> None:
        """Run one batch, commit it, and set the futures of its writes."""
        batch: list[_QueuedWrite] = []
        try:
            with translated_errors(self.engine):
                if self._lock is not None:
                    await self._lock.ensure()
                async with self.engine.begin() as connection:
                    await self._run_batch(connection, batch)
        except Exception as failure:
            # If no transaction could be started, fail the first queued write, so that the queue does not loop for ever.
            for queued in batch or [self._waiting.popleft()]:
                _resolve(queued, None, queued.error or self._error_of_transaction(failure))
        except BaseException:
            for queued in batch:
                queued.answer.cancel()
            raise
        else:
            for queued in batch:
                _resolve(queued, queued.result, queued.error)

    async def _run_batch(self, connection: AsyncConnection, batch: list[_QueuedWrite]) -> None:
        """Run the queued writes, each in a savepoint. An exception raised here rolls the whole transaction back.

        The savepoint statements fail if SQLite has already rolled the whole transaction back, for example because the
        disk is full. Then all writes of the batch must fail.
        """
        run_savepoint = await self._savepoint_runner(connection)
        while self._waiting and len(batch) < MAX_BATCH:
            queued = self._waiting.popleft()
            if queued.answer.done():  # cancelled before its turn
                continue
            batch.append(queued)
            await run_savepoint("SAVEPOINT work")
            try:
                with translated_errors(self.engine):
                    queued.result = await queued.work(connection)
            except BaseException as error:
                writer = asyncio.current_task()
                if writer is not None and writer.cancelling():
                    raise
                queued.error = error
                await run_savepoint("ROLLBACK TO SAVEPOINT work")
            await run_savepoint("RELEASE SAVEPOINT work")

    async def _savepoint_runner(self, connection: AsyncConnection) -> Callable[[str], Awaitable[object]]:
        """Return a function that runs savepoint statements. With SQLite it bypasses SQLAlchemy, which would take longer
        for these statements than SQLite takes for the writes.
        """
        if not is_sqlite(self.engine):
            return connection.exec_driver_sql
        driver = (await connection.get_raw_connection()).driver_connection
        assert isinstance(driver, AsyncSqliteConnection)

        async def run_savepoint(statement: str) -> None:
            try:
                driver.execute_now(statement)
            except sqlite3.Error as error:
                raise StorageError("server.storage.failed", where=display_name(self.engine), what=str(error)) from error

        return run_savepoint

    def _error_of_transaction(self, failure: Exception) -> Exception:
        """Return the exception for each write of a failed transaction. It must not quote the rows of another write."""
        if isinstance(failure, SQLAlchemyError):
            return StorageError("server.storage.lost", database=display_name(self.engine))
        return failure


def _resolve(queued: _QueuedWrite, result: Any, error: BaseException | None) -> None:
    """Set the future of a queued write to its result or its error."""
    if queued.answer.done():  # cancelled in the meantime
        return
    if isinstance(error, asyncio.CancelledError):
        queued.answer.cancel()
    elif error is not None:
        queued.answer.set_exception(error)
    else:
        queued.answer.set_result(result)


# -- the lock ---------------------------------------------------------------------------------------------------------
class DatabaseLocked(StorageError):
    """Raised if another server uses the database."""


class DatabaseLock:
    """The exclusive lock of a server on its database. Use `lock_database` to take it."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
        self._file: int | None = None
        """The descriptor of the locked file, for SQLite."""
        self._session: AsyncConnection | None = None
        """The connection that holds the lock, for PostgreSQL."""

    async def ensure(self) -> None:
        """Take the lock, or take it again if it was lost: PostgreSQL releases it when the connection breaks."""
        if is_sqlite(self._engine):
            if self._file is None:
                self._file = self._lock_file()
        elif self._session is None or await _is_broken(self._session):
            await self.release()
            self._session = await self._lock_session()

    async def release(self) -> None:
        """Release the lock."""
        file, self._file = self._file, None
        if file is not None:
            os.close(file)
        session, self._session = self._session, None
        if session is not None:
            await session.invalidate()  # ends the session, and with it the lock
            await session.close()

    def _lock_file(self) -> int:
        path = file_of(self._engine)
        with translated_errors(self._engine):
            # The lock file is never deleted. Otherwise two servers could lock two files that had the same name.
            file = os.open(path.with_name(path.name + ".lock"), os.O_RDWR | os.O_CREAT, 0o600)
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            os.close(file)
            raise self._refusal() from None
        return file

    async def _lock_session(self) -> AsyncConnection:
        with translated_errors(self._engine):
            session = await self._engine.execution_options(isolation_level="AUTOCOMMIT").connect()
            try:
                has_lock = await session.scalar(sa.select(sa.func.pg_try_advisory_lock(LOCK_NUMBER)))
                if not has_lock:
                    raise self._refusal()
            except BaseException:
                await session.close()
                raise
            return session

    def _refusal(self) -> DatabaseLocked:
        """Return the error for a database that another server has locked."""
        return DatabaseLocked("server.storage.locked", database=display_name(self._engine))


async def _is_broken(session: AsyncConnection) -> bool:
    if session.invalidated:
        return True
    raw = await session.get_raw_connection()
    return bool(getattr(raw.driver_connection, "is_closed")())  # noqa: B009  (the drivers have no common type)


@asynccontextmanager
async def lock_database(engine: AsyncEngine) -> AsyncIterator[DatabaseLock]:
    """Hold the exclusive lock of a database. Raise `DatabaseLocked` if another server holds it."""
    lock = DatabaseLock(engine)
    await lock.ensure()
    try:
        yield lock
    finally:
        await lock.release()
