"""Tests of backup and restore."""

import asyncio
import sqlite3
from contextlib import closing

import pytest

from durbar.server.storage import backup, schema
from durbar.server.storage.backup import back_up, restore
from durbar.server.storage.engine import StorageError, open_engine, open_file
from durbar.server.storage.migrate import migrate, stored_revision
from durbar.server.storage.write_queue import WriteQueue, lock_database
from server.storage.future_migration import CURRENT_REVISION, add_migration
from server.storage.rows import counts, fill, rows_of, stored
from server.storage.write_process import append_entry

pytestmark = pytest.mark.anyio

SQLITE_ONLY = ("sqlite", "sqlite")
# The kinds of two databases: one that is backed up, and one into which the backup is restored.
DIRECTIONS = [
    SQLITE_ONLY,
    *(pytest.param(*kinds, marks=pytest.mark.slow) for kinds in [("sqlite", "postgres"), ("postgres", "sqlite")]),
]


# -- round trips ------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize(("source", "target"), DIRECTIONS)
async def test_backup_and_restore_preserve_everything(tmp_path, new_url, monkeypatch, source, target):
    monkeypatch.setattr(backup, "BATCH_ROWS", 7)  # so few that the rows are copied in several batches
    url, other = new_url(source), new_url(target)
    rows = await fill(url, "a", "b")
    assert min(counts(rows).values()) > 0
    file = tmp_path / "backup.sqlite"
    assert await back_up(url, file) == 2  # the number of game tables
    assert await rows_of(url) == rows
    assert await restore(file, other) == 2
    assert await rows_of(other) == rows
    assert [path.name for path in tmp_path.iterdir()] == ["backup.sqlite"]
    engine = open_engine(other)
    await migrate(engine)  # as a server does
    async with lock_database(engine):
        pass
    await engine.dispose()


async def test_backup_is_one_private_file_without_a_log(backup):
    assert backup.stat().st_mode & 0o777 == 0o600
    with closing(sqlite3.connect(f"file:{backup}?mode=ro&immutable=1", uri=True)) as connection:
        assert connection.execute("PRAGMA journal_mode").fetchone() == ("delete",)
        assert connection.execute("PRAGMA integrity_check").fetchone() == ("ok",)
        assert connection.execute("SELECT count(*) FROM entries").fetchone() == (2 * 20,)


@pytest.mark.slow
async def test_backup_during_play_is_a_snapshot(url, tmp_path):
    engine = open_engine(url)
    await migrate(engine)
    database = WriteQueue(engine)
    await database.start()
    playing = True

    async def play(name):
        version = 0
        while playing:
            version += 1
            await database.write(append_entry(name, version))

    players = [asyncio.create_task(play(name)) for name in "abcd"]
    entries_in_backups = []
    async with lock_database(engine):  # as while a server is running
        for number in range(4):
            file = tmp_path / f"{number}.sqlite"
            await back_up(url, file)
            entries_in_backups.append(check_snapshot(file))
    playing = False
    await asyncio.gather(*players)
    await database.close()
    await engine.dispose()
    assert entries_in_backups == sorted(entries_in_backups)
    assert entries_in_backups[0] < entries_in_backups[-1]


class InterruptedConnection:
    """A connection from which a backup reads. Before each database table is read, it calls ``write``."""

    def __init__(self, connection, write):
        self.connection, self.write = connection, write

    async def stream(self, statement):
        """Call ``write``, and then read the rows of a table."""
        await self.write()
        return await self.connection.stream(statement)


async def test_writes_during_a_backup_are_not_in_it(engine, url, tmp_path, monkeypatch):
    database = WriteQueue(engine)
    await database.start()
    await database.write(append_entry("a", 1))
    versions = iter(range(2, 100))
    copy_everything = backup.copy_everything

    async def copy_with_writes(source, target, tables):
        interrupted = InterruptedConnection(source, lambda: database.write(append_entry("a", next(versions))))
        return await copy_everything(interrupted, target, tables)

    monkeypatch.setattr(backup, "copy_everything", copy_with_writes)
    await back_up(url, tmp_path / "backup.sqlite")
    await database.close()
    assert check_snapshot(tmp_path / "backup.sqlite") == 1
    rows = await stored(engine)
    assert len(rows["entries"]) == 1 + len(schema.metadata.tables)  # one was written before each table was read


def check_snapshot(file):
    """Check that a backup contains only complete commits without gaps; return the number of its log entries."""
    with closing(sqlite3.connect(file)) as connection:
        table_versions = dict(connection.execute("SELECT id, version FROM tables"))
        entry_versions = dict(connection.execute("SELECT table_id, max(version) FROM entries GROUP BY table_id"))
        serials = [serial for (serial,) in connection.execute("SELECT serial FROM entries ORDER BY serial")]
    assert table_versions == entry_versions
    assert serials == list(range(1, len(serials) + 1))
    return len(serials)


@pytest.mark.slow
async def test_restore_replaces_tables_only_with_overwrite(backup, url):
    before = await fill(url, "c")
    with pytest.raises(StorageError, match="this database contains tables; use --overwrite to replace them"):
        await restore(backup, url)
    assert await rows_of(url) == before
    assert await restore(backup, url, overwrite=True) == 2
    rows = await rows_of(url)
    assert [id for id, *_ in rows["tables"]] == ["a", "b"]
    assert len(rows["entries"]) == 2 * 20


async def test_database_in_use_is_not_restored(backup, url):
    before = await fill(url)
    engine = open_engine(url)
    async with lock_database(engine):
        with pytest.raises(StorageError, match="another server is using this database"):
            await restore(backup, url, overwrite=True)
    await engine.dispose()
    assert await rows_of(url) == before


# -- older versions ---------------------------------------------------------------------------------------------------
@pytest.mark.slow
async def test_older_backup_stays_unchanged_and_is_migrated_on_restore(url, tmp_path, monkeypatch, new_url):
    before = await fill(url, "a")
    add_migration(monkeypatch, tmp_path)
    file = tmp_path / "old.sqlite"
    await back_up(url, file)
    engine = open_file(file)
    async with engine.connect() as connection:
        assert await stored_revision(connection) == CURRENT_REVISION
    await engine.dispose()
    assert await rows_of(url) == before
    content = file.read_bytes()
    other = new_url("sqlite")
    await restore(file, other)
    assert file.read_bytes() == content
    after = await rows_of(other)
    assert [game for _, _, game, *_ in after["tables"]] == ["newer toy"]
    assert after["entries"] == before["entries"]
