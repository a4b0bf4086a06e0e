"""Database engines for SQLite and PostgreSQL, and the settings of their connections.

SQLite writes each commit to the disk (``synchronous=FULL`` with a write-ahead log), and enforces foreign keys. A
transaction that may write takes the write lock when it begins. By default SQLite takes the lock only at the first
write. If the transaction has read before, and another connection has written since then, that first write fails instead
of waiting. Transactions are begun here and not by the driver, as SQLAlchemy's documentation of SQLite recommends.
"""

from __future__ import annotations

import json
import os
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from typing import Any

import sqlalchemy as sa
from sqlalchemy.exc import ArgumentError, DBAPIError, IntegrityError
from sqlalchemy.exc import TimeoutError as PoolTimeout
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from durbar.games.errors import DurbarError
from durbar.games.message import Message
from durbar.server.storage.async_sqlite import BEGIN_TO_WRITE, connect
from durbar.server.storage.schema import CHECKSUM_TABLE, VERSION_TABLE
from durbar.tables.files import data_folder

READERS = 8
"""The most concurrent readers of PostgreSQL."""
SQLITE_READERS = 4
"""The most concurrent readers of SQLite. Its statements run one after the other anyway (`async_sqlite`)."""
POOL_SIZE = READERS + 2
"""The size of the connection pool: readers, writer, and the connection that holds PostgreSQL's lock."""
BUSY_TIMEOUT_MS = 10_000
"""SQLite's busy timeout in milliseconds: how long it waits while another process is writing."""
PRAGMAS = {
    "busy_timeout": BUSY_TIMEOUT_MS,
    "journal_mode": "wal",
    "synchronous": 2,  # FULL
    "foreign_keys": 1,
}
"""The settings of every connection to SQLite."""
READING = "durbar_reading"
"""The execution option of a connection that only reads."""
REBUILDING = "durbar_rebuilding"
"""The execution option of a connection that may recreate tables, see `rebuilding`."""
ADVICE = {
    "database or disk is full": Message("server.storage.advice.full"),
    "unable to open database file": Message("server.storage.advice.path"),
    "attempt to write a readonly database": Message("server.storage.advice.permission"),
    "file is not a database": Message("server.storage.advice.other-file"),
    "database disk image is malformed": Message("server.storage.advice.damaged"),
    "database is locked": Message("server.storage.advice.locked"),
}
"""Advice for known error messages of SQLite."""


class StorageError(DurbarError):
    """Raised if a database operation fails."""


class DamagedRow(DurbarError):
    """Raised if a stored row is not valid."""


def default_database() -> str:
    """Return the URL of the default database."""
    return f"sqlite:///{data_folder() / 'server' / 'tables.sqlite'}"


def open_file(path: Path, *, create: bool = True) -> AsyncEngine:
    """Open an SQLite database by its path, which may contain any characters."""
    return open_engine(sa.URL.create("sqlite", database=str(path)), create=create)


def open_engine(url: str | sa.URL, *, create: bool = True) -> AsyncEngine:
    """Return an engine for a URL. With ``create``, create a missing SQLite file, readable only by its owner.

    The engine does not connect to PostgreSQL before its first use.
    """
    parsed = _parse_url(url)
    if parsed.drivername.endswith("aiosqlite"):
        _make_file(Path(str(parsed.database)), create)
    sqlite_options: dict[str, Any] = {}
    if is_sqlite_url(parsed):
        sqlite_options["async_creator"] = lambda: connect(str(parsed.database), BUSY_TIMEOUT_MS)
    engine = create_async_engine(
        parsed,
        **sqlite_options,
        pool_size=POOL_SIZE,
        max_overflow=READERS,  # tools and tests may use more connections
        pool_pre_ping=not is_sqlite_url(parsed),  # PostgreSQL may have restarted since the last use
        json_serializer=_as_json,
        json_deserializer=_from_json,
        hide_parameters=True,  # keeps names and chat messages out of logs
    )
    if is_sqlite_url(parsed):
        sa.event.listen(
            engine.sync_engine, "connect", lambda connection, _: _configure(connection, display_name(engine))
        )
        sa.event.listen(engine.sync_engine, "begin", _begin)
    return engine


def is_sqlite(engine: AsyncEngine) -> bool:
    """Return whether an engine uses SQLite."""
    return engine.dialect.name == "sqlite"


def is_sqlite_url(url: sa.URL) -> bool:
    """Return whether a URL is for SQLite."""
    return url.get_backend_name() == "sqlite"


def file_of(engine: AsyncEngine) -> Path:
    """Return the file of an SQLite database."""
    return Path(str(engine.url.database))


def display_name(engine: AsyncEngine) -> str:
    """Return the name of a database for messages, without its password."""
    if is_sqlite(engine):
        return str(file_of(engine))
    return engine.url.set(drivername="postgresql", query={}).render_as_string(hide_password=True)


def reading(engine: AsyncEngine, *, snapshot: bool = False) -> AsyncEngine:
    """Return an engine for read-only connections. With ``snapshot`` a transaction sees one state of the database.

    In SQLite every read transaction is a snapshot.
    """
    if is_sqlite(engine):
        return engine.execution_options(**{READING: True})
    options: dict[str, Any] = {"isolation_level": "REPEATABLE READ"} if snapshot else {}
    return engine.execution_options(postgresql_readonly=True, **options)


@asynccontextmanager
async def rebuilding(engine: AsyncEngine) -> AsyncIterator[AsyncConnection]:
    """Begin a transaction in which tables may be recreated, or filled in any order.

    In SQLite a migration replaces a table and drops the old one, which would delete all rows that refer to it. Foreign
    keys are therefore not enforced, but checked at the end; a new violation raises `StorageError`. Rows of a damaged
    database that violated a foreign key before stay unchanged: `durbar doctor` reports them.
    """
    async with engine.execution_options(**{REBUILDING: True}).connect() as connection:
        try:
            async with connection.begin():
                orphans_before = await count_orphans(connection)
                yield connection
                if await count_orphans(connection) > orphans_before:
                    raise StorageError("server.storage.orphans", database=display_name(engine))
        finally:
            await connection.invalidate()  # its foreign keys are off, so it must not return to the pool


async def count_orphans(connection: AsyncConnection) -> int:
    """Return the number of rows that refer to a row that does not exist. PostgreSQL allows none."""
    if not is_sqlite(connection.engine):
        return 0
    return len((await connection.exec_driver_sql("PRAGMA foreign_key_check")).all())


@contextmanager
def translated_errors(where: AsyncEngine | Message | str) -> Iterator[None]:
    """Convert errors of the driver and the system, except `IntegrityError`, to `StorageError`. The error message names
    ``where``, the database or file.
    """
    try:
        yield
    except IntegrityError:
        raise
    except (DBAPIError, PoolTimeout, OSError) as error:
        place = display_name(where) if isinstance(where, AsyncEngine) else where
        what = _describe_error(error)
        if (advice := ADVICE.get(what)) is not None:
            raise StorageError("server.storage.failed-but", where=place, what=what, advice=advice) from error
        raise StorageError("server.storage.failed", where=place, what=what) from error


def _describe_error(error: Exception) -> str:
    """Return the message of the driver or the system, without statements and values."""
    cause = (error.orig if isinstance(error, DBAPIError) else None) or error
    text = " ".join(str((cause.strerror if isinstance(cause, OSError) else None) or cause).split())
    text = text.removeprefix(f"{type(cause).__module__}.{type(cause).__name__}: ")
    if text.startswith("<class ") and ": " in text:  # the message begins with the type of the driver's exception
        text = text.split(": ", 1)[1]
    return text or type(cause).__name__


# -- URLs -------------------------------------------------------------------------------------------------------------
def _parse_url(url: str | sa.URL) -> sa.URL:
    """Check a URL and return it with the asynchronous driver."""
    try:
        parsed = sa.make_url(url)
    except (ArgumentError, ValueError):  # its message would repeat the URL, including a password
        raise StorageError("server.storage.url") from None
    match parsed.drivername:
        case "sqlite":
            return _parse_url_sqlite(parsed)
        case "postgresql":
            return _parse_url_postgresql(parsed)
    raise StorageError("server.storage.kind", kind=f"{parsed.drivername!r:.40}")


def _parse_url_sqlite(url: sa.URL) -> sa.URL:
    if url.host or url.username or url.port:
        raise StorageError("server.storage.sqlite-host")
    if url.query:
        raise StorageError("server.storage.sqlite-settings")
    if not url.database or url.database == ":memory:" or url.database.startswith("file:"):
        raise StorageError("server.storage.in-memory")
    return url.set(drivername="sqlite+aiosqlite", database=str(Path(url.database).expanduser().absolute()))


def _parse_url_postgresql(url: sa.URL) -> sa.URL:
    if not url.database:
        raise StorageError("server.storage.no-name")
    unknown = set(url.query) - {"host", "port", "ssl", "sslmode"}
    if unknown:
        raise StorageError("server.storage.postgresql-settings", unknown=f"{', '.join(sorted(unknown)):.60}")
    query = {("ssl" if key == "sslmode" else key): value for key, value in url.query.items()}
    return url.set(drivername="postgresql+asyncpg", query=query)


def _make_file(path: Path, create: bool) -> None:
    """Create a missing file, readable only by its owner; SQLite gives its other files the same permissions. Raise
    `StorageError` if the file is missing and ``create`` is false, or if it cannot be used.

    An existing file is not opened, because closing it would release SQLite's locks in this process.
    """
    try:
        if path.is_dir():
            raise StorageError("server.storage.folder", file=str(path))
        if path.exists():
            if not os.access(path, os.R_OK | os.W_OK):
                raise StorageError("server.storage.not-allowed", file=str(path))
            return
        if not create:
            raise StorageError("server.storage.no-such-database", file=str(path))
        path.parent.mkdir(parents=True, exist_ok=True)
        os.close(os.open(path, os.O_RDWR | os.O_CREAT, 0o600))
    except OSError as error:
        raise StorageError("server.storage.no-file", file=str(path), why=error.strerror or str(error)) from None


# -- connection settings ----------------------------------------------------------------------------------------------
def _configure(connection: Any, name: str) -> None:
    """Set up a new connection to SQLite."""
    try:
        cursor = connection.cursor()
        _set_up(cursor, name)
        cursor.close()
    except BaseException:
        connection.close()  # the pool does not close it, and its thread would keep running
        raise


def _set_up(cursor: Any, name: str) -> None:
    """Apply `PRAGMAS`. Raise `StorageError` if another application owns the file, or if the file cannot have a
    write-ahead log.
    """

    def query(statement: str) -> list[Any]:
        cursor.execute(statement)
        return [value for (value,) in cursor.fetchall()]

    query(f"PRAGMA busy_timeout={PRAGMAS['busy_timeout']}")  # first, because the next statement may have to wait
    if query("PRAGMA journal_mode") != [PRAGMAS["journal_mode"]]:
        # Setting the journal mode changes the file, and the file of another application must not be changed.
        tables = set(query("SELECT name FROM sqlite_master WHERE type = 'table'"))
        require_own_tables(tables, name)
        if CHECKSUM_TABLE in tables:  # the file is a backup; once it is used as a database, its checksums are wrong
            query(f"DROP TABLE {CHECKSUM_TABLE}")
    for pragma, value in PRAGMAS.items():
        query(f"PRAGMA {pragma}={value}")
    mode = query("PRAGMA journal_mode")
    if mode != [PRAGMAS["journal_mode"]]:
        raise StorageError("server.storage.no-log", database=name, mode=str(mode))


def require_own_tables(tables: set[str], name: str) -> None:
    """Raise `StorageError` if a database has tables, but not the table in which Durbar stores its revision."""
    if tables and VERSION_TABLE not in tables:
        shortened = f"{', '.join(sorted(tables)):.60}"
        raise StorageError("server.storage.other-tables", database=name, tables=shortened)


def _begin(connection: sa.Connection) -> None:
    """Begin a transaction in SQLite. Take the write lock unless the connection only reads."""
    options = connection.get_execution_options()
    if options.get(REBUILDING):
        connection.exec_driver_sql("PRAGMA foreign_keys=0")  # not possible inside a transaction
    connection.exec_driver_sql("BEGIN" if options.get(READING) else BEGIN_TO_WRITE)


def _as_json(value: Any) -> str:
    """Return JSON that both databases accept: ASCII, without NaN."""
    return json.dumps(value, separators=(",", ":"), allow_nan=False)


def _from_json(text: Any) -> Any:
    """Return the value of a stored JSON text. Return the text itself if it is not JSON in ASCII, because an exception
    here would make the other rows of a query unreadable too. Code that reads a value checks that it is an object, as
    all stored values are.
    """
    try:
        return json.loads(text) if isinstance(text, str) and text.isascii() else text
    except (ValueError, RecursionError):
        return text


async def pragmas(connection: AsyncConnection) -> dict[str, Any]:
    """Return the current values of `PRAGMAS` on a connection to SQLite."""
    return {name: (await connection.exec_driver_sql(f"PRAGMA {name}")).scalar_one() for name in PRAGMAS}
