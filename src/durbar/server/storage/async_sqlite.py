"""SQLite for asyncio, without a thread for every statement.

A statement takes SQLite some microseconds; to hand it to another thread and take its answer back takes many times that,
and a driver that does so hands over four times for each. So statements run where they are asked for. What waits for the
disk, or for another process that writes, does so in a thread, and everybody else goes on meanwhile. Every connection
has a thread of its own: no other work of the server can delay a commit by keeping all threads busy.

To SQLAlchemy this looks like a connection of `aiosqlite`, whose dialect is used.
"""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable
from concurrent.futures import Executor, ThreadPoolExecutor
from typing import Any, TypeVar

T = TypeVar("T")
BEGIN_TO_WRITE = "BEGIN IMMEDIATE"
"""The statement that waits for other processes which write."""


async def connect(path: str, patience_ms: int) -> AsyncSqliteConnection:
    """Open a file. It leaves transactions to whoever uses it, and waits so long for others who write."""

    def opened() -> sqlite3.Connection:
        raw = sqlite3.connect(path, check_same_thread=False, isolation_level=None)
        raw.execute(f"PRAGMA busy_timeout={patience_ms}")
        return raw

    thread = ThreadPoolExecutor(1, thread_name_prefix="database")
    try:
        return AsyncSqliteConnection(await _aside(thread, opened), patience_ms, thread)
    except BaseException:
        thread.shutdown(wait=False)
        raise


async def _aside(thread: Executor, work: Callable[[], T]) -> T:
    """Something that waits, in a thread. Whoever is cancelled meanwhile is so when it is done: until then the
    connection is in use.
    """
    doing = asyncio.get_running_loop().run_in_executor(thread, work)
    try:
        return await asyncio.shield(doing)
    except asyncio.CancelledError:
        await asyncio.wait([doing])
        raise


class AsyncSqliteConnection:
    """One connection, used by one task at a time."""

    def __init__(self, raw: sqlite3.Connection, patience_ms: int, thread: Executor) -> None:
        self._connection = raw
        self._patience_ms = patience_ms
        self._thread = thread

    def cursor(self) -> AsyncSqliteCursor:
        """A new cursor."""
        return AsyncSqliteCursor(self, self._connection.cursor())

    async def create_function(self, *args: Any, **more: Any) -> None:
        """Let statements call a function of Python's."""
        self._connection.create_function(*args, **more)

    def at_once(self, statement: str) -> None:
        """Run a statement that has no parameters and no result, without any detour."""
        self._connection.execute(statement)

    async def begin_to_write(self) -> None:
        """Take the write lock: at once where nobody has it."""
        if not self._begins_at_once():
            await _aside(self._thread, lambda: self._connection.execute(BEGIN_TO_WRITE))

    def _begins_at_once(self) -> bool:
        self._connection.execute("PRAGMA busy_timeout=0")
        try:
            self._connection.execute(BEGIN_TO_WRITE)
        except sqlite3.OperationalError as error:
            if error.sqlite_errorcode != sqlite3.SQLITE_BUSY:
                raise
            return False
        finally:
            self._connection.execute(f"PRAGMA busy_timeout={self._patience_ms}")
        return True

    async def commit(self) -> None:
        """Wait until all is on the disk."""
        if self._connection.in_transaction:
            await _aside(self._thread, self._connection.commit)

    async def rollback(self) -> None:
        """Take back what was not committed."""
        self._connection.rollback()

    async def close(self) -> None:
        """Close the file; the last who does so tidies up its log."""
        await _aside(self._thread, self._connection.close)
        self._thread.shutdown(wait=False)

    def stop(self) -> None:
        """Close it where nobody can wait."""
        self._connection.close()
        self._thread.shutdown(wait=False)


class AsyncSqliteCursor:
    """One cursor, as SQLAlchemy uses it."""

    def __init__(self, connection: AsyncSqliteConnection, raw: sqlite3.Cursor) -> None:
        self._connection = connection
        self._raw = raw

    async def __aenter__(self) -> AsyncSqliteCursor:
        return self

    @property
    def description(self) -> Any:
        """The names of the columns; None where there are none."""
        return self._raw.description

    @property
    def rowcount(self) -> int:
        """How many rows were changed."""
        return self._raw.rowcount

    @property
    def lastrowid(self) -> int | None:
        """The number of the row that was added last."""
        return self._raw.lastrowid

    @property
    def arraysize(self) -> int:
        """How many rows are fetched at once where nobody says how many."""
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
        """Run a statement for each of some rows."""
        self._raw.executemany(operation, parameters)

    async def fetchone(self) -> Any:
        """The next row."""
        return self._raw.fetchone()

    async def fetchmany(self, size: int | None = None) -> list[Any]:
        """Some rows."""
        return self._raw.fetchmany(self.arraysize if size is None else size)

    async def fetchall(self) -> list[Any]:
        """All rows."""
        return self._raw.fetchall()

    async def close(self) -> None:
        """Be done with it."""
        self._raw.close()
