"""An SQLite driver for asyncio that does not switch threads for every statement.

SQLite executes a statement in some microseconds. Passing it to another thread takes many times as long, and `aiosqlite`
does so four times per statement. Here statements run in the event loop's thread. Only commits and waiting for the write
lock run in a thread. Each connection has its own thread, so that no other work of the server can delay a commit.

The classes have the interface of `aiosqlite`, whose SQLAlchemy dialect is used.
"""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable
from concurrent.futures import Executor, ThreadPoolExecutor
from typing import Any, TypeVar

T = TypeVar("T")
BEGIN_TO_WRITE = "BEGIN IMMEDIATE"
"""The statement that waits for the write lock."""


async def connect(path: str, busy_timeout_ms: int) -> AsyncSqliteConnection:
    """Open a file in autocommit mode, with ``busy_timeout_ms`` as SQLite's busy timeout."""

    def open_file() -> sqlite3.Connection:
        raw = sqlite3.connect(path, check_same_thread=False, isolation_level=None)
        raw.text_factory = decode_text
        raw.execute(f"PRAGMA busy_timeout={busy_timeout_ms}")
        return raw

    thread = ThreadPoolExecutor(1, thread_name_prefix="database")
    try:
        return AsyncSqliteConnection(await _run_in_thread(thread, open_file), busy_timeout_ms, thread)
    except BaseException:
        thread.shutdown(wait=False)
        raise


def decode_text(text: bytes) -> str:
    """Decode a stored text. Invalid bytes are replaced, because an exception here would make the other rows of a query
    unreadable too.
    """
    return text.decode(errors="replace")


async def _run_in_thread(thread: Executor, work: Callable[[], T]) -> T:
    """Run ``work`` in a thread. If this task is cancelled, first wait for ``work``, because it uses the connection."""
    future = asyncio.get_running_loop().run_in_executor(thread, work)
    try:
        return await asyncio.shield(future)
    except asyncio.CancelledError:
        await asyncio.wait([future])
        raise


class AsyncSqliteConnection:
    """A connection, used by one task at a time."""

    def __init__(self, raw: sqlite3.Connection, busy_timeout_ms: int, thread: Executor) -> None:
        self._connection = raw
        self._busy_timeout_ms = busy_timeout_ms
        self._thread = thread

    def cursor(self) -> AsyncSqliteCursor:
        """Return a new cursor."""
        return AsyncSqliteCursor(self, self._connection.cursor())

    async def create_function(self, *args: Any, **kwargs: Any) -> None:
        """Register a Python function for use in statements."""
        self._connection.create_function(*args, **kwargs)

    def execute_now(self, statement: str) -> None:
        """Run a statement that has no parameters and no result, directly in SQLite's driver."""
        self._connection.execute(statement)

    async def begin_to_write(self) -> None:
        """Take the write lock. Wait for it in the thread only if another connection holds it."""
        if not self._try_begin():
            await _run_in_thread(self._thread, lambda: self._connection.execute(BEGIN_TO_WRITE))

    def _try_begin(self) -> bool:
        """Take the write lock if no other connection holds it. Return whether this connection now holds it."""
        self._connection.execute("PRAGMA busy_timeout=0")
        try:
            self._connection.execute(BEGIN_TO_WRITE)
        except sqlite3.OperationalError as error:
            if error.sqlite_errorcode != sqlite3.SQLITE_BUSY:
                raise
            return False
        finally:
            self._connection.execute(f"PRAGMA busy_timeout={self._busy_timeout_ms}")
        return True

    async def commit(self) -> None:
        """Commit, and wait until the data is on the disk."""
        if self._connection.in_transaction:
            await _run_in_thread(self._thread, self._connection.commit)

    async def rollback(self) -> None:
        """Roll the transaction back."""
        self._connection.rollback()

    async def close(self) -> None:
        """Close the connection in its thread. This can be slow: when the last connection is closed, SQLite moves the
        write-ahead log into the database.
        """
        await _run_in_thread(self._thread, self._connection.close)
        self._thread.shutdown(wait=False)

    def stop(self) -> None:
        """Close the connection synchronously."""
        self._connection.close()
        self._thread.shutdown(wait=False)


class AsyncSqliteCursor:
    """A cursor with the methods that SQLAlchemy uses."""

    def __init__(self, connection: AsyncSqliteConnection, raw: sqlite3.Cursor) -> None:
        self._connection = connection
        self._raw = raw

    async def __aenter__(self) -> AsyncSqliteCursor:
        return self

    @property
    def description(self) -> Any:
        """The description of the columns; None if there are none."""
        return self._raw.description

    @property
    def rowcount(self) -> int:
        """The number of changed rows."""
        return self._raw.rowcount

    @property
    def lastrowid(self) -> int | None:
        """The id of the last inserted row."""
        return self._raw.lastrowid

    @property
    def arraysize(self) -> int:
        """The default number of rows for `fetchmany`."""
        return self._raw.arraysize

    @arraysize.setter
    def arraysize(self, value: int) -> None:
        self._raw.arraysize = value

    async def execute(self, operation: str, parameters: Any = ()) -> None:
        """Run a statement."""
        if operation == BEGIN_TO_WRITE:
            await self._connection.begin_to_write()
        else:
            self._raw.execute(operation, parameters)

    async def executemany(self, operation: str, parameters: Any) -> None:
        """Run a statement for each set of parameters."""
        self._raw.executemany(operation, parameters)

    async def fetchone(self) -> Any:
        """Return the next row."""
        return self._raw.fetchone()

    async def fetchmany(self, size: int | None = None) -> list[Any]:
        """Return the next rows."""
        return self._raw.fetchmany(self.arraysize if size is None else size)

    async def fetchall(self) -> list[Any]:
        """Return all remaining rows."""
        return self._raw.fetchall()

    async def close(self) -> None:
        """Close the cursor."""
        self._raw.close()
