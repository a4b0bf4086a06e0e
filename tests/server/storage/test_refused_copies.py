"""Backups that are refused: files that are none, and places where none may be written."""

import sqlite3
from contextlib import closing, suppress

import pytest
import sqlalchemy as sa

from durbar.server.storage import backup as copying
from durbar.server.storage import schema
from durbar.server.storage.backup import back_up, restore
from durbar.server.storage.engine import StorageError, file_of, open_engine
from server.storage.rows import fill, rows_of

pytestmark = pytest.mark.anyio


# -- files that are no backups ----------------------------------------------------------------------------------------
def cut(file):
    file.write_bytes(file.read_bytes()[: file.stat().st_size // 2])


def scratch(file):
    content = bytearray(file.read_bytes())
    for place in range(3 * 4096, 6 * 4096):
        content[place] ^= 0x5A
    file.write_bytes(content)


def say(*statements):
    def change(file):
        with closing(sqlite3.connect(file)) as connection:
            for statement in statements:
                connection.execute(statement)
            connection.commit()

    return change


def other_program(file):
    file.unlink()
    say("CREATE TABLE recipes (name TEXT)", "INSERT INTO recipes VALUES ('halva')")(file)


BAD = {
    "text": (lambda file: file.write_text("Dear diary\n" * 400), "not a backup of Durbar's"),
    "empty": (lambda file: file.write_bytes(b""), "not a backup of Durbar's"),
    "missing": (lambda file: file.unlink(), "No such file"),
    "folder": (lambda file: (file.unlink(), file.mkdir()), "Is a directory"),
    "only a head": (lambda file: file.write_bytes(file.read_bytes()[:16] + bytes(5000)), "not a database|damaged"),
    "cut off": (cut, "damaged|malformed"),
    "scratched": (scratch, "damaged|malformed"),
    "another program's": (other_program, "not a backup of Durbar's"),
    "no form": (say(f"DROP TABLE {schema.VERSION_TABLE}"), "not a backup of Durbar's"),
    "form forgotten": (say(f"DELETE FROM {schema.VERSION_TABLE}"), "not a backup of Durbar's"),
    "two forms": (say(f"INSERT INTO {schema.VERSION_TABLE} VALUES ('0000')"), "made by a newer Durbar"),
    "newer": (say(f"UPDATE {schema.VERSION_TABLE} SET version_num = '9999'"), "made by a newer Durbar"),
    "a table gone": (say("DROP TABLE openings"), "not as Durbar makes them"),
    "a column gone": (say("ALTER TABLE links DROP COLUMN once"), "not as Durbar makes them"),
    "orphans": (say("PRAGMA foreign_keys=0", "DELETE FROM tables WHERE id = 'a'"), "damaged"),
    "in use": (lambda file: file.with_name(file.name + "-wal").write_bytes(b"x"), "a database in use, not a backup"),
}


@pytest.mark.parametrize("bad", BAD)
async def test_a_bad_backup_is_told_and_changes_nothing(backup, new_url, bad):
    spoil, told = BAD[bad]
    spoil(backup)
    url = new_url("sqlite")
    with pytest.raises(StorageError, match=told) as api_error:
        await restore(backup, url, overwrite=True)
    assert str(api_error.value).startswith(f"{backup}: ")
    folder = file_of(open_engine(url)).parent
    assert [path.stat().st_size for path in folder.iterdir()] == [0]  # which opening it just made


@pytest.mark.slow
@pytest.mark.parametrize("bad", ["cut off", "newer"])
async def test_a_bad_backup_leaves_the_tables_that_are_there(backup, url, bad):
    before = await fill(url, "c")
    BAD[bad][0](backup)
    with pytest.raises(StorageError):
        await restore(backup, url, overwrite=True)
    assert await rows_of(url) == before


@pytest.mark.slow
async def test_a_backup_that_fails_halfway_changes_nothing(backup, url):
    """By what no check of the file finds: a text where PostgreSQL wants a number; no table there for SQLite to fill."""
    before = await fill(url, "c")
    if url.startswith("sqlite"):
        engine = open_engine(url)
        async with engine.begin() as connection:
            await connection.execute(sa.text("DROP TABLE openings"))
        await engine.dispose()
    else:
        say("UPDATE links SET seat = 'the best'")(backup)
    with pytest.raises(StorageError, match=r"backup\.sqlite to "):
        await restore(backup, url, overwrite=True)
    engine = open_engine(url)
    async with engine.connect() as connection:
        assert (await connection.execute(sa.select(schema.tables.c.id))).scalars().all() == ["c"]
        assert len((await connection.execute(sa.select(schema.entries))).all()) == len(before["entries"])
    await engine.dispose()


# -- where a backup is not written ------------------------------------------------------------------------------------
@pytest.mark.slow
async def test_a_file_that_is_there_is_kept_unless_it_is_to_be_overwritten(backup, new_url):
    url = new_url("sqlite")
    await fill(url, "only")
    content = backup.read_bytes()
    with pytest.raises(StorageError, match="this file exists already; name another, or use --overwrite"):
        await back_up(url, backup)
    assert backup.read_bytes() == content
    with backup.open("rb") as old:
        assert await back_up(url, backup, overwrite=True) == 1
        assert old.read() == content  # the old one is replaced by another, not written over
    assert backup.read_bytes() != content


@pytest.mark.slow
@pytest.mark.parametrize("overwrite", [False, True])
async def test_a_database_is_not_overwritten_by_a_backup(tmp_path, new_url, overwrite):
    url, other = new_url("sqlite"), new_url("sqlite")
    before = await fill(url, "a"), await fill(other, "b")
    one, two = open_engine(url), open_engine(other)
    with pytest.raises(StorageError, match="this is the database itself"):
        await back_up(url, file_of(one), overwrite=overwrite)
    async with two.connect() as connection:
        await connection.execute(sa.select(schema.tables))  # it has a log now
        with pytest.raises(StorageError, match="this is a database in use"):
            await back_up(url, file_of(two), overwrite=overwrite)
    await one.dispose()
    await two.dispose()
    with pytest.raises(StorageError, match="this is the database itself; name the backup"):
        await restore(file_of(one), url, overwrite=overwrite)
    assert (await rows_of(url), await rows_of(other)) == before


@pytest.mark.slow
async def test_places_where_no_backup_can_be(tmp_path, new_url):
    url = new_url("sqlite")
    await fill(url, "a")
    (tmp_path / "file").write_text("x")
    for place, told in [
        (tmp_path, "give a file, not a directory"),
        (tmp_path / "no" / "x", "No such file or directory"),
    ]:
        with pytest.raises(StorageError, match=told):
            await back_up(url, place)
    with pytest.raises(StorageError, match="Not a directory"):
        await back_up(url, tmp_path / "file" / "x")
    with pytest.raises(StorageError, match=r"to /proc/x: "):
        await back_up(url, type(tmp_path)("/proc/x"))
    assert [path.name for path in tmp_path.iterdir()] == ["file"]


@pytest.mark.slow
async def test_a_backup_that_fails_leaves_the_old_one_and_nothing_else(backup, new_url, monkeypatch):
    url = new_url("sqlite")
    await fill(url, "a")
    content = backup.read_bytes()

    async def breaks(source, target, tables):
        await target.execute(sa.text("CREATE TABLE half (done TEXT)"))
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(copying, "copy_everything", breaks)
    with pytest.raises(StorageError, match="No space left on device"):
        await back_up(url, backup, overwrite=True)
    assert backup.read_bytes() == content
    assert [path.name for path in backup.parent.iterdir()] == [backup.name]


async def test_what_is_no_database_of_durbars_is_not_backed_up(tmp_path, url):
    engine = open_engine(url)
    with suppress(StorageError):
        async with engine.connect():
            pass
    await engine.dispose()
    with pytest.raises(StorageError, match="there are no Durbar tables in this database"):
        await back_up(url, tmp_path / "backup.sqlite")
    assert [path.name for path in tmp_path.iterdir() if "backup" in path.name] == []
