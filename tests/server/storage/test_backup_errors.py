"""Tests of refused backups and restores: invalid backup files, and places where no backup can be written."""

import sqlite3
from contextlib import closing, suppress

import pytest
import sqlalchemy as sa

from durbar.server.storage import backup as backup_module
from durbar.server.storage import schema
from durbar.server.storage.backup import back_up, restore
from durbar.server.storage.engine import StorageError, file_of, open_engine
from server.storage.rows import fill, rows_of

pytestmark = pytest.mark.anyio


# -- invalid backups --------------------------------------------------------------------------------------------------
def truncate(file):
    """Cut off the second half of a file."""
    file.write_bytes(file.read_bytes()[: file.stat().st_size // 2])


def corrupt(file):
    """Change some pages of a file."""
    content = bytearray(file.read_bytes())
    for place in range(3 * 4096, 6 * 4096):
        content[place] ^= 0x5A
    file.write_bytes(content)


def execute(*statements):
    """Return a function that executes SQL statements in a backup and removes its checksums, as in older versions."""

    def change(file):
        with closing(sqlite3.connect(file)) as connection:
            for statement in (f"DROP TABLE IF EXISTS {schema.CHECKSUM_TABLE}", *statements):
                connection.execute(statement)
            connection.commit()

    return change


def make_other_programs_file(file):
    """Replace a file by the database of another program."""
    file.unlink()
    execute("CREATE TABLE recipes (name TEXT)", "INSERT INTO recipes VALUES ('halva')")(file)


# For each kind of invalid backup, a function that makes a valid backup invalid, and a part of the error message.
INVALID_BACKUPS = {
    "text": (lambda file: file.write_text("Dear diary\n" * 400), "this is not a Durbar backup"),
    "empty": (lambda file: file.write_bytes(b""), "this is not a Durbar backup"),
    "missing": (lambda file: file.unlink(), "No such file"),
    "folder": (lambda file: (file.unlink(), file.mkdir()), "Is a directory"),
    "only a file header": (
        lambda file: file.write_bytes(file.read_bytes()[:16] + bytes(5000)),
        "not a database|damaged",
    ),
    "cut off": (truncate, "damaged|malformed"),
    "corrupted": (corrupt, "damaged|malformed"),
    "another program's": (make_other_programs_file, "this is not a Durbar backup"),
    "no version table": (execute(f"DROP TABLE {schema.VERSION_TABLE}"), "this is not a Durbar backup"),
    "no version": (execute(f"DELETE FROM {schema.VERSION_TABLE}"), "this is not a Durbar backup"),
    "two versions": (
        execute(f"INSERT INTO {schema.VERSION_TABLE} VALUES ('0000')"),
        "made by a newer version of Durbar",
    ),
    "newer": (execute(f"UPDATE {schema.VERSION_TABLE} SET version_num = '9999'"), "made by a newer version of Durbar"),
    "without a table": (execute("DROP TABLE openings"), "does not have the format of Durbar"),
    "without a column": (execute("ALTER TABLE links DROP COLUMN once"), "does not have the format of Durbar"),
    "rows without their table": (execute("PRAGMA foreign_keys=0", "DELETE FROM tables WHERE id = 'a'"), "damaged"),
    "in use": (lambda file: file.with_name(file.name + "-wal").write_bytes(b"x"), "a database in use, not a backup"),
}


@pytest.mark.parametrize("kind", INVALID_BACKUPS)
async def test_invalid_backup_is_reported_and_changes_nothing(backup, new_url, kind):
    make_invalid, expected = INVALID_BACKUPS[kind]
    make_invalid(backup)
    url = new_url("sqlite")
    with pytest.raises(StorageError, match=expected) as raised:
        await restore(backup, url, overwrite=True)
    assert str(raised.value).startswith(f"{backup}: ")
    folder = file_of(open_engine(url)).parent
    assert [path.stat().st_size for path in folder.iterdir()] == [0]  # opening the database creates an empty file


@pytest.mark.slow
@pytest.mark.parametrize("kind", ["cut off", "newer"])
async def test_invalid_backup_leaves_existing_tables(backup, url, kind):
    before = await fill(url, "c")
    make_invalid, _ = INVALID_BACKUPS[kind]
    make_invalid(backup)
    with pytest.raises(StorageError):
        await restore(backup, url, overwrite=True)
    assert await rows_of(url) == before


@pytest.mark.slow
async def test_restore_that_fails_halfway_changes_nothing(backup, url):
    """Some faults are found only during the restore: in SQLite, a database table that is missing in the target; in
    PostgreSQL, text in place of a number.
    """
    before = await fill(url, "c")
    if url.startswith("sqlite"):
        engine = open_engine(url)
        async with engine.begin() as connection:
            await connection.execute(sa.text("DROP TABLE openings"))
        await engine.dispose()
    else:
        execute("UPDATE links SET seat = 'the best'")(backup)
    with pytest.raises(StorageError, match=r"backup\.sqlite to "):
        await restore(backup, url, overwrite=True)
    engine = open_engine(url)
    async with engine.connect() as connection:
        assert (await connection.execute(sa.select(schema.tables.c.id))).scalars().all() == ["c"]
        assert len((await connection.execute(sa.select(schema.entries))).all()) == len(before["entries"])
    await engine.dispose()


# -- where a backup is not written ------------------------------------------------------------------------------------
@pytest.mark.slow
async def test_existing_file_is_replaced_only_with_overwrite(backup, new_url):
    url = new_url("sqlite")
    await fill(url, "only")
    content = backup.read_bytes()
    with pytest.raises(StorageError, match="this file exists already; name another, or use --overwrite"):
        await back_up(url, backup)
    assert backup.read_bytes() == content
    with backup.open("rb") as old:
        assert await back_up(url, backup, overwrite=True) == 1
        assert old.read() == content  # the old file is replaced, not written over
    assert backup.read_bytes() != content


@pytest.mark.slow
@pytest.mark.parametrize("overwrite", [False, True])
async def test_backup_does_not_overwrite_a_database(tmp_path, new_url, overwrite):
    url, other = new_url("sqlite"), new_url("sqlite")
    before = await fill(url, "a"), await fill(other, "b")
    engine, other_engine = open_engine(url), open_engine(other)
    with pytest.raises(StorageError, match="this is the database itself"):
        await back_up(url, file_of(engine), overwrite=overwrite)
    async with other_engine.connect() as connection:
        await connection.execute(sa.select(schema.tables))  # now the database has a write-ahead log
        with pytest.raises(StorageError, match="this is a database in use"):
            await back_up(url, file_of(other_engine), overwrite=overwrite)
    await engine.dispose()
    await other_engine.dispose()
    with pytest.raises(StorageError, match="this is the database itself; name the backup"):
        await restore(file_of(engine), url, overwrite=overwrite)
    assert (await rows_of(url), await rows_of(other)) == before


@pytest.mark.slow
async def test_places_where_no_backup_can_be_written_are_reported(tmp_path, new_url):
    url = new_url("sqlite")
    await fill(url, "a")
    (tmp_path / "file").write_text("x")
    for place, expected in [
        (tmp_path, "give a file, not a directory"),
        (tmp_path / "no" / "x", "No such file or directory"),
    ]:
        with pytest.raises(StorageError, match=expected):
            await back_up(url, place)
    with pytest.raises(StorageError, match="Not a directory"):
        await back_up(url, tmp_path / "file" / "x")
    with pytest.raises(StorageError, match=r"to /proc/x: "):
        await back_up(url, type(tmp_path)("/proc/x"))
    assert [path.name for path in tmp_path.iterdir()] == ["file"]


@pytest.mark.slow
async def test_failed_backup_leaves_the_old_one_and_nothing_else(backup, new_url, monkeypatch):
    url = new_url("sqlite")
    await fill(url, "a")
    content = backup.read_bytes()

    async def fail_halfway(source, target, tables):
        await target.execute(sa.text("CREATE TABLE half (done TEXT)"))
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(backup_module, "copy_everything", fail_halfway)
    with pytest.raises(StorageError, match="No space left on device"):
        await back_up(url, backup, overwrite=True)
    assert backup.read_bytes() == content
    assert [path.name for path in backup.parent.iterdir()] == [backup.name]


async def test_database_of_another_program_is_not_backed_up(tmp_path, url):
    engine = open_engine(url)
    with suppress(StorageError):
        async with engine.connect():
            pass
    await engine.dispose()
    with pytest.raises(StorageError, match="there are no Durbar tables in this database"):
        await back_up(url, tmp_path / "backup.sqlite")
    assert [path.name for path in tmp_path.iterdir() if "backup" in path.name] == []
