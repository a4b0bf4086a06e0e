"""Opening a database: which ones there are, and what every connection to one must promise.

SQLite is told to write each commit to the disk before it answers (``synchronous=FULL`` beside its write-ahead log), to
keep foreign keys, and to take the write lock at the beginning of a transaction: one that began by reading and wants to
write later would be refused without waiting. Transactions are begun here, not by the driver, as SQLAlchemy's chapter on
SQLite shows.
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
from durbar.server.storage.schema import VERSION_TABLE
from durbar.tables.files import data_folder

READERS = 8
"""How many may read at the same time."""
POOL = READERS + 2
"""Connections that are kept: the readers', the writer's, and the one that holds PostgreSQL's lock."""
PATIENCE_MS = 10_000
"""How long SQLite waits for another process that writes."""
PRAGMAS = {
    "busy_timeout": PATIENCE_MS,
    "journal_mode": "wal",
    "synchronous": 2,  # FULL
    "foreign_keys": 1,
}
READING = "durbar_reading"
"""The execution option of a connection that only reads."""
REBUILDING = "durbar_rebuilding"
"""The execution option of a connection that may make tables anew, see `rebuilding`."""
ADVICE = {
    "database or disk is full": Message("server.storage.advice.full"),
    "unable to open database file": Message("server.storage.advice.path"),
    "attempt to write a readonly database": Message("server.storage.advice.permission"),
    "file is not a database": Message("server.storage.advice.other-file"),
    "database disk image is malformed": Message("server.storage.advice.damaged"),
    "database is locked": Message("server.storage.advice.locked"),
}
"""What to do about what SQLite says, where that is known."""


class StorageError(DurbarError):
    """A database that cannot be used as it was asked for."""


def default_database() -> str:
    """The URL of the database that is used when none is named."""
    return f"sqlite:///{data_folder() / 'server' / 'tables.sqlite'}"


def open_file(path: Path, *, create: bool = True) -> AsyncEngine:
    """An SQLite database by its path, whatever signs are in it."""
    return open_engine(sa.URL.create("sqlite", database=str(path)), create=create)


def open_engine(url: str | sa.URL, *, create: bool = True) -> AsyncEngine:
    """The database at a URL. A file of SQLite's is made where it is missing, for its owner alone, unless told not to.

    Nothing of PostgreSQL is asked yet: a server that is not there is noticed at the first use.
    """
    name = _understood(url)
    if name.drivername.endswith("aiosqlite"):
        _make_file(Path(str(name.database)), create)
    own: dict[str, Any] = {}
    if is_sqlite_url(name):
        own["async_creator"] = lambda: connect(str(name.database), PATIENCE_MS)
    engine = create_async_engine(
        name,
        **own,
        pool_size=POOL,
        max_overflow=READERS,  # tools and tests may want a few more at once
        pool_pre_ping=not is_sqlite_url(name),  # PostgreSQL may have been started anew since the last use
        json_serializer=_as_json,
        hide_parameters=True,  # names and what people say to one another are not for logs
    )
    if is_sqlite_url(name):
        sa.event.listen(engine.sync_engine, "connect", lambda connection, _: _promise(connection, named(engine)))
        sa.event.listen(engine.sync_engine, "begin", _begin)
    return engine


def is_sqlite(engine: AsyncEngine) -> bool:
    """Whether this is a file of SQLite's."""
    return engine.dialect.name == "sqlite"


def is_sqlite_url(url: sa.URL) -> bool:
    """Whether this names a file of SQLite's."""
    return url.get_backend_name() == "sqlite"


def file_of(engine: AsyncEngine) -> Path:
    """The file of an SQLite database."""
    return Path(str(engine.url.database))


def named(engine: AsyncEngine) -> str:
    """A database as it may be shown to people: without its password."""
    if is_sqlite(engine):
        return str(file_of(engine))
    return engine.url.set(drivername="postgresql", query={}).render_as_string(hide_password=True)


def reading(engine: AsyncEngine, *, snapshot: bool = False) -> AsyncEngine:
    """The same database for connections that only read; a snapshot shows all of it as of one moment.

    In SQLite every reading transaction is a snapshot.
    """
    if is_sqlite(engine):
        return engine.execution_options(**{READING: True})
    options: dict[str, Any] = {"isolation_level": "REPEATABLE READ"} if snapshot else {}
    return engine.execution_options(postgresql_readonly=True, **options)


@asynccontextmanager
async def rebuilding(engine: AsyncEngine) -> AsyncIterator[AsyncConnection]:
    """A transaction in which tables may be made anew, or filled in any order.

    SQLite alters a table by making another and dropping the old one, and dropping would delete all rows that refer to
    it. So foreign keys are looked at when all is done; a row that refers to nothing is a `StorageError`.
    """
    async with engine.execution_options(**{REBUILDING: True}).connect() as connection:
        try:
            async with connection.begin():
                yield connection
                if is_sqlite(engine) and (await connection.exec_driver_sql("PRAGMA foreign_key_check")).first():
                    raise StorageError("server.storage.orphans", database=named(engine))
        finally:
            await connection.invalidate()  # the next to use it would have no foreign keys


@contextmanager
def clear_errors(where: AsyncEngine | Message | str) -> Iterator[None]:
    """Turn what a driver says into a `StorageError`, but not what is a matter of the rows (`IntegrityError`)."""
    try:
        yield
    except IntegrityError:
        raise
    except (DBAPIError, PoolTimeout, OSError) as error:
        place = named(where) if isinstance(where, AsyncEngine) else where
        what = _what_went_wrong(error)
        if (advice := ADVICE.get(what)) is not None:
            raise StorageError("server.storage.failed-but", where=place, what=what, advice=advice) from error
        raise StorageError("server.storage.failed", where=place, what=what) from error


def _what_went_wrong(error: Exception) -> str:
    """Return what a driver or the system says, without statements and values."""
    cause = (error.orig if isinstance(error, DBAPIError) else None) or error
    told = " ".join(str((cause.strerror if isinstance(cause, OSError) else None) or cause).split())
    said = told.removeprefix(f"{type(cause).__module__}.{type(cause).__name__}: ")
    if said.startswith("<class ") and ": " in said:  # the driver's own exception, named before its message
        said = said.split(": ", 1)[1]
    return said or type(cause).__name__


# -- what a URL means -------------------------------------------------------------------------------------------------
def _understood(url: str | sa.URL) -> sa.URL:
    """The URL with the driver that we use, checked."""
    try:
        name = sa.make_url(url)
    except (ArgumentError, ValueError):  # its message would repeat the URL, with whatever password is in it
        raise StorageError("server.storage.url") from None
    match name.drivername:
        case "sqlite":
            return _understood_sqlite(name)
        case "postgresql":
            return _understood_postgresql(name)
    raise StorageError("server.storage.kind", kind=f"{name.drivername!r:.40}")


def _understood_sqlite(name: sa.URL) -> sa.URL:
    if name.host or name.username or name.port:
        raise StorageError("server.storage.sqlite-host")
    if name.query:
        raise StorageError("server.storage.sqlite-settings")
    if not name.database or name.database == ":memory:" or name.database.startswith("file:"):
        raise StorageError("server.storage.in-memory")
    return name.set(drivername="sqlite+aiosqlite", database=str(Path(name.database).expanduser().absolute()))


def _understood_postgresql(name: sa.URL) -> sa.URL:
    if not name.database:
        raise StorageError("server.storage.no-name")
    unknown = set(name.query) - {"host", "port", "ssl", "sslmode"}
    if unknown:
        raise StorageError("server.storage.postgresql-settings", unknown=f"{', '.join(sorted(unknown)):.60}")
    query = {("ssl" if key == "sslmode" else key): value for key, value in name.query.items()}
    return name.set(drivername="postgresql+asyncpg", query=query)


def _make_file(path: Path, create: bool) -> None:
    """An empty file where there is none, for its owner alone; SQLite gives its other files the same permissions.

    One that is there is not opened, for to close it would give up what locks SQLite has on it in this process.
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


# -- what every connection promises -----------------------------------------------------------------------------------
def _promise(connection: Any, name: str) -> None:
    """Set up a new connection to SQLite."""
    try:
        cursor = connection.cursor()
        _set_up(cursor, name)
        cursor.close()
    except BaseException:
        connection.close()  # nobody else does, and its thread would go on
        raise


def _set_up(cursor: Any, name: str) -> None:
    def ask(question: str) -> list[Any]:
        cursor.execute(question)
        return [value for (value,) in cursor.fetchall()]

    ask(f"PRAGMA busy_timeout={PRAGMAS['busy_timeout']}")  # first, for the next may have to wait
    if ask("PRAGMA journal_mode") != [PRAGMAS["journal_mode"]]:
        # the kind of log is kept in the file, and somebody else's file is not to be changed
        need_ours(set(ask("SELECT name FROM sqlite_master WHERE type = 'table'")), name)
    for pragma, value in PRAGMAS.items():
        ask(f"PRAGMA {pragma}={value}")
    mode = ask("PRAGMA journal_mode")
    if mode != [PRAGMAS["journal_mode"]]:
        raise StorageError("server.storage.no-log", database=name, mode=str(mode))


def need_ours(tables: set[str], name: str) -> None:
    """Refuse a database with tables of somebody else's."""
    if tables and VERSION_TABLE not in tables:
        some = f"{', '.join(sorted(tables)):.60}"
        raise StorageError("server.storage.other-tables", database=name, tables=some)


def _begin(connection: sa.Connection) -> None:
    options = connection.get_execution_options()
    if options.get(REBUILDING):
        connection.exec_driver_sql("PRAGMA foreign_keys=0")  # not possible inside a transaction
    connection.exec_driver_sql("BEGIN" if options.get(READING) else BEGIN_TO_WRITE)


def _as_json(value: Any) -> str:
    """JSON that both databases take: no NaN, and only letters that any encoding has."""
    return json.dumps(value, separators=(",", ":"), allow_nan=False)


async def pragmas(connection: AsyncConnection) -> dict[str, Any]:
    """The values in force on a connection to SQLite, of those that are promised."""
    return {name: (await connection.exec_driver_sql(f"PRAGMA {name}")).scalar_one() for name in PRAGMAS}
