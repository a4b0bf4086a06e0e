"""Checks a whole database for damage: the file, the values in each row, and each table's log."""

from __future__ import annotations

import shutil
import tempfile
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from durbar.games.errors import NoRoom
from durbar.server.storage import journal, schema
from durbar.server.storage.checksums import FILE, UNREADABLE, damaged_parts
from durbar.server.storage.engine import (
    StorageError,
    count_orphans,
    display_name,
    file_of,
    is_sqlite,
    open_engine,
    open_file,
    reading,
    translated_errors,
)
from durbar.server.storage.migrate import known_revision, known_revisions
from durbar.server.storage.row_checks import is_valid_row
from durbar.tables.table import Table

PUBLIC_FACTS = ("game", "edition", "players", "kind", "stage", "seats", "to_move", "moves", "scores")
"""The facts in a table's summary that must agree with its log. Older versions of Durbar did not store the others."""
MAX_REPORTS = 5
"""How many faults of the file SQLite reports at most."""


@dataclass
class DatabaseReport:
    """The result of a check."""

    database: str
    tables: int = 0
    """The number of game tables."""
    entries: int = 0
    """The number of log entries of all game tables."""
    file_faults: list[str] = field(default_factory=list)
    """Faults of the database that belong to no game table."""
    table_faults: dict[str, str] = field(default_factory=dict)
    """For each damaged game table, by its id, the first fault that was found."""
    is_older: bool = False
    """Whether the server has to migrate the database before its tables can be checked."""


async def check_database(url: str) -> DatabaseReport:
    """Check a database, or a backup, without changing it. The server may be running.

    Raise `StorageError` if the database cannot be opened at all.
    """
    async with _opened(url) as (engine, report):
        with translated_errors(engine):
            async with reading(engine, snapshot=True).connect() as connection:
                await _check(connection, report)
    return report


@asynccontextmanager
async def _opened(url: str) -> AsyncIterator[tuple[AsyncEngine, DatabaseReport]]:
    """Open a database, or a copy of a backup. Yield its engine and a report to which the checks add their results."""
    engine = open_engine(url, create=False)
    report = DatabaseReport(display_name(engine))
    try:
        with _copy_of_backup(engine, report) as copy:
            if copy is not None:
                engine = open_file(copy)
            yield engine, report
    finally:
        await engine.dispose()


@contextmanager
def _copy_of_backup(engine: AsyncEngine, report: DatabaseReport) -> Iterator[Path | None]:
    """Compare a backup with its checksums and yield a copy of it, because opening a database changes its file. Yield
    None for a database that is not a backup.
    """
    file = file_of(engine) if is_sqlite(engine) else None
    if file is None or file.with_name(file.name + "-wal").exists():  # a backup has no write-ahead log
        yield None
        return
    with tempfile.TemporaryDirectory(prefix="durbar-check-") as folder:
        copy = Path(shutil.copyfile(file, Path(folder) / "backup"))
        try:
            damaged = damaged_parts(copy)
        except UNREADABLE:
            damaged = [FILE]
        if damaged is None:
            yield None
            return
        for name in damaged:
            if name in schema.metadata.tables or name == FILE:
                report.file_faults.append(f"the {name} of this backup does not match its checksum")
            else:
                report.table_faults[name] = "it does not match its checksum"
        yield copy


async def _check(connection: AsyncConnection, report: DatabaseReport) -> None:
    """Check the file, the rows and the logs of a database, and add the results to ``report``."""
    revision = await known_revision(connection)
    if revision is None:
        raise StorageError("server.backup.not-durbar", database=report.database)
    if is_sqlite(connection.engine):
        results = (await connection.exec_driver_sql(f"PRAGMA integrity_check({MAX_REPORTS})")).scalars().all()
        report.file_faults += [str(result) for result in results if result != "ok"]
        if orphans := await count_orphans(connection):
            report.file_faults.append(f"{orphans} rows refer to a row that does not exist")
    report.is_older = revision != known_revisions()[-1]
    if report.is_older:
        return
    await _check_rows(connection, report)
    for row in (await connection.execute(sa.select(schema.tables).order_by(schema.tables.c.id))).all():
        report.tables += 1
        fault = await _fault_of(connection, row, report)
        if fault is not None:
            report.table_faults.setdefault(str(row.id), fault)


async def _check_rows(connection: AsyncConnection, report: DatabaseReport) -> None:
    """Check the values in all rows except those of the logs, which `_fault_of` reads."""
    for table in schema.metadata.sorted_tables:
        if table is schema.entries:
            continue
        rows = await connection.stream(sa.select(table))
        async for row in rows:
            if is_valid_row(row, table.columns):
                continue
            owner = getattr(row, "id" if table is schema.tables else "table_id", None)
            fault = f"a row in {table.name} is damaged"
            if isinstance(owner, str):
                report.table_faults.setdefault(owner, fault)
            else:
                report.file_faults.append(fault)


async def _fault_of(connection: AsyncConnection, row: Any, report: DatabaseReport) -> str | None:
    """Return the fault of a table: its log cannot be read, or its row does not agree with its log. Return None if the
    table has no fault.
    """
    try:
        log, serial = await journal.read_log(connection, str(row.id))
        if not log:
            return "it has no log"
        report.entries += len(log)
        expected = journal.facts_of(Table(log), serial)
    except (StorageError, NoRoom, MemoryError):
        raise  # not the table's fault
    except Exception as error:
        return f"its log cannot be read: {type(error).__name__}: {error}"
    facts = expected.pop("summary")
    if any(getattr(row, name) != value for name, value in expected.items()):
        return "its row does not agree with its log; the next move at the table stores the row again"
    if not isinstance(row.summary, dict) or any(row.summary.get(name) != facts[name] for name in PUBLIC_FACTS):
        return "its summary does not agree with its log; the next move at the table stores it again"
    return None
