"""Backs up a database to a file, and restores it. Both work with SQLite and with PostgreSQL.

A backup is an SQLite database with checksums. It is a consistent snapshot even if the server is running. It has the
schema version of the database from which it was made; restoring an older backup migrates it.

Rows are copied without decoding them: JSON is copied as text. So one damaged row does not prevent a backup of the other
rows.
"""

from __future__ import annotations

import asyncio
import os
import shutil
import sqlite3
import tempfile
from contextlib import closing
from pathlib import Path
from typing import Any

import sqlalchemy as sa
from alembic.autogenerate import compare_metadata
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from durbar.games.message import Message
from durbar.server.storage import schema
from durbar.server.storage.checksums import FILE, UNREADABLE, add_checksums, damaged_parts
from durbar.server.storage.engine import (
    StorageError,
    display_name,
    file_of,
    is_sqlite,
    open_engine,
    open_file,
    reading,
    rebuilding,
    translated_errors,
)
from durbar.server.storage.migrate import alembic_context, known_revision, upgrade
from durbar.server.storage.write_queue import lock_database

BATCH_ROWS = 500
"""The number of rows that are copied at a time."""
MAX_NAMED = 5
"""The most damaged game tables that an error message names."""
MAGIC = b"SQLite format 3\0"
"""The first bytes of an SQLite file."""


async def copy_everything(source: AsyncConnection, target: AsyncConnection, tables: sa.MetaData) -> int:
    """Replace all rows of ``target`` by those of ``source``, inside the transactions of both. Return the number of rows
    copied.
    """
    for table in reversed(tables.sorted_tables):
        await target.execute(table.delete())
    copied = 0
    for table in tables.sorted_tables:
        columns = [
            sa.cast(column, sa.Text).label(column.name) if isinstance(column.type, sa.JSON) else column
            for column in table.columns
        ]
        insert = _insert_with_json_as_text(table, target)
        rows = await source.stream(sa.select(*columns))
        async for batch in rows.partitions(BATCH_ROWS):
            values = [{f"new_{name}": value for name, value in row._asdict().items()} for row in batch]
            await target.execute(insert, values)
            copied += len(batch)
    return copied


def _insert_with_json_as_text(table: sa.Table, target: AsyncConnection) -> sa.Insert:
    """Return a statement that inserts a row. The parameter for each column is named ``new_`` and the column's name. The
    values for JSON columns are texts.
    """

    def value(column: sa.Column[Any]) -> sa.ColumnElement[Any]:
        if not isinstance(column.type, sa.JSON):
            return sa.bindparam(f"new_{column.name}", type_=column.type)
        text = sa.bindparam(f"new_{column.name}", type_=sa.Text)
        return text if is_sqlite(target.engine) else sa.cast(text, sa.JSON)

    return table.insert().values({column.name: value(column) for column in table.columns})


# -- back up ----------------------------------------------------------------------------------------------------------
async def back_up(url: str, file: Path, *, overwrite: bool = False) -> int:
    """Back up a database to a file and return the number of game tables. The server may be running.

    The backup is first written under a temporary name, so that the file is never incomplete.
    """
    source = open_engine(url, create=False)
    try:
        with translated_errors(Message("server.backup.copying", {"source": display_name(source), "target": str(file)})):
            _check_target(file, source, overwrite)
            handle, name = tempfile.mkstemp(dir=file.parent, prefix=f".{file.name}.")
            os.close(handle)
            draft = Path(name)
            try:
                count = await _write_draft(source, draft)
                await asyncio.to_thread(_finish, draft)
                await asyncio.to_thread(add_checksums, draft)
                _check_target(file, source, overwrite)
                draft.replace(file)
                _sync(file.parent)
            finally:
                for suffix in ("", "-wal", "-shm", "-journal"):
                    draft.with_name(draft.name + suffix).unlink(missing_ok=True)
        return count
    finally:
        await source.dispose()


def _check_target(file: Path, source: AsyncEngine, overwrite: bool) -> None:
    """Raise `StorageError` if the backup would overwrite a file that must not be lost."""
    if file.is_dir():
        raise StorageError("server.backup.folder", file=str(file))
    if not file.exists():
        return
    if is_sqlite(source) and file.samefile(file_of(source)):
        raise StorageError("server.backup.over-itself", file=str(file))
    if _write_ahead_log(file).exists():
        raise StorageError("server.backup.over-database", file=str(file))
    if not overwrite:
        raise StorageError("server.backup.file-exists", file=str(file))


async def _write_draft(source: AsyncEngine, draft: Path) -> int:
    """Copy a database to the temporary file ``draft`` and return the number of game tables."""
    target = open_file(draft)
    try:
        async with reading(source, snapshot=True).connect() as read, rebuilding(target) as write:
            revision = await known_revision(read)
            if revision is None:
                raise StorageError("server.backup.not-durbar", database=display_name(source))
            await upgrade(write, revision)
            await copy_everything(read, write, await _tables_of(write))
            await _delete_orphans(write)
            return await _count_game_tables(write)
    finally:
        await target.dispose()


async def _delete_orphans(connection: AsyncConnection) -> None:
    """Delete rows that refer to a missing row. A damaged database may have such rows; a backup must have none."""
    orphans = await connection.exec_driver_sql("PRAGMA foreign_key_check")
    for orphan in orphans.mappings():
        await connection.exec_driver_sql(f'DELETE FROM "{orphan["table"]}" WHERE rowid = ?', (orphan["rowid"],))


async def _tables_of(connection: AsyncConnection) -> sa.MetaData:
    """Return the schema of a database, which an older version of Durbar may have made. Omit Alembic's version table."""
    tables = sa.MetaData()
    await connection.run_sync(tables.reflect)
    tables.remove(tables.tables[schema.VERSION_TABLE])
    return tables


async def _count_game_tables(connection: AsyncConnection) -> int:
    return int(await connection.scalar(sa.select(sa.func.count()).select_from(schema.tables)) or 0)


def _finish(draft: Path) -> None:
    """Merge the write-ahead log into the file and sync it to the disk."""
    with closing(sqlite3.connect(draft)) as connection:
        connection.execute("PRAGMA journal_mode=DELETE")
    _sync(draft)


def _sync(path: Path) -> None:
    handle = os.open(path, os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)


def _write_ahead_log(file: Path) -> Path:
    return file.with_name(file.name + "-wal")


# -- restore ----------------------------------------------------------------------------------------------------------
async def restore(file: Path, url: str, *, overwrite: bool = False) -> int:
    """Replace the content of a database by a backup and return the number of game tables.

    The backup is checked first, and all changes are made in one transaction. No server may be using the database, and
    without ``overwrite`` it must have no game tables.
    """
    with tempfile.TemporaryDirectory(prefix="durbar-restore-") as folder:
        # Work on a copy, because opening or migrating a database changes its file and creates files beside it.
        copy = Path(folder) / "backup"
        with translated_errors(str(file)):
            _check_backup_file(file)
            await asyncio.to_thread(shutil.copyfile, file, copy)
            await asyncio.to_thread(_check_integrity, copy, file)
        source = open_file(copy)
        try:
            with translated_errors(str(file)):
                await _bring_up_to_date(source, file)
            return await _replace_content(source, url, file, overwrite)
        finally:
            await source.dispose()


def _check_backup_file(file: Path) -> None:
    """Raise `StorageError` if a file is not an SQLite database, or if a server is using it."""
    with file.open("rb") as stream:
        if stream.read(len(MAGIC)) != MAGIC:
            raise StorageError("server.backup.not-a-backup", file=str(file))
    if _write_ahead_log(file).exists():
        raise StorageError("server.backup.in-use", file=str(file))


def _check_integrity(copy: Path, file: Path) -> None:
    """Raise `StorageError`, which names ``file``, if its copy is damaged or not a backup made by Durbar."""
    with closing(sqlite3.connect(copy)) as connection:
        try:
            is_intact = connection.execute("PRAGMA integrity_check(1)").fetchone() == ("ok",)
            is_intact = is_intact and connection.execute("PRAGMA foreign_key_check").fetchone() is None
            tables = {name for (name,) in connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}
            damaged = damaged_parts(copy) or []
        except UNREADABLE:
            is_intact, damaged = False, []
        if damaged_tables := [name for name in damaged if name != FILE]:
            named = ", ".join(damaged_tables[:MAX_NAMED]) + ("…" if len(damaged_tables) > MAX_NAMED else "")
            raise StorageError("server.backup.damaged-tables", file=str(file), tables=named)
        if damaged or not is_intact:
            raise StorageError("server.backup.damaged", file=str(file))
    if schema.VERSION_TABLE not in tables:
        raise StorageError("server.backup.not-a-backup", file=str(file))


async def _bring_up_to_date(source: AsyncEngine, file: Path) -> None:
    """Migrate the copy of a backup to the current schema, and check the result."""
    async with rebuilding(source) as connection:
        try:
            revision = await known_revision(connection)
        except StorageError:
            raise StorageError("server.backup.newer", file=str(file)) from None
        if revision is None:
            raise StorageError("server.backup.not-a-backup", file=str(file))
        await upgrade(connection)
        differences = await connection.run_sync(lambda plain: compare_metadata(alembic_context(plain), schema.metadata))
    if differences:
        raise StorageError("server.backup.different", file=str(file))


async def _replace_content(source: AsyncEngine, url: str, file: Path, overwrite: bool) -> int:
    """Replace the rows of the database at ``url`` by those of ``source`` and return the number of game tables."""
    target = open_engine(url)
    try:
        if is_sqlite(target) and file_of(target).samefile(file):
            raise StorageError("server.backup.from-itself", file=str(file))
        with translated_errors(Message("server.backup.copying", {"source": str(file), "target": display_name(target)})):
            async with lock_database(target), reading(source).connect() as read, rebuilding(target) as write:
                await upgrade(write)
                if not overwrite and await _count_game_tables(write):
                    raise StorageError("server.backup.tables-there", database=display_name(target))
                await copy_everything(read, write, schema.metadata)
                return await _count_game_tables(write)
    finally:
        await target.dispose()
