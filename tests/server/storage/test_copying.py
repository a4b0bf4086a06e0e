"""Backups: of one moment, whole or not there, and restored only if they are sound."""

import asyncio
import sqlite3
from contextlib import closing, suppress

import pytest
import sqlalchemy as sa

from durbar.server.storage import copying, schema
from durbar.server.storage.copying import back_up, restore
from durbar.server.storage.engine import StorageError, file_of, open_engine, open_file
from durbar.server.storage.ledger import Ledger, lock_database
from durbar.server.storage.migrate import form, migrate
from server.storage.rows import counts, put_table, stored
from server.storage.steps import of_tomorrow
from server.storage.writing import appending

pytestmark = pytest.mark.anyio

SQLITE_ONLY = ("sqlite", "sqlite")
WAYS = [
    SQLITE_ONLY,
    *(pytest.param(*way, marks=pytest.mark.slow) for way in [("sqlite", "postgres"), ("postgres", "sqlite")]),
]


@pytest.fixture
def new_url(request, tmp_path_factory):
    """Makes new databases of either kind: their URLs."""
    made = []

    def make(kind):
        if kind == "sqlite":
            return f"sqlite:///{tmp_path_factory.mktemp('database') / 'tables.sqlite'}"
        postgres = request.getfixturevalue("postgres")
        made.append(postgres.new_database())
        return made[-1]

    yield make
    for url in made:
        request.getfixturevalue("postgres").drop_database(url)


async def fill(url, *names):
    """A database with these tables: all its rows."""
    engine = open_engine(url)
    await migrate(engine)
    async with engine.begin() as connection:
        for number, name in enumerate(names):
            await put_table(connection, name, entries=20, first_serial=1 + 20 * number)
    rows = await stored(engine)
    await engine.dispose()
    return rows


async def rows_of(url):
    engine = open_engine(url)
    try:
        return await stored(engine)
    finally:
        await engine.dispose()


@pytest.fixture
async def backup(tmp_path, new_url):
    """A good backup with two tables: the file."""
    url = new_url("sqlite")
    await fill(url, "a", "b")
    file = tmp_path / "backup.sqlite"
    await back_up(url, file)
    return file


# -- there and back ---------------------------------------------------------------------------------------------------
@pytest.mark.parametrize(("source", "target"), WAYS)
async def test_everything_comes_back(tmp_path, new_url, monkeypatch, source, target):
    monkeypatch.setattr(copying, "AT_ONCE", 7)  # several portions
    url, other = new_url(source), new_url(target)
    rows = await fill(url, "a", "b")
    assert min(counts(rows).values()) > 0
    file = tmp_path / "backup.sqlite"
    assert await back_up(url, file) == 2
    assert await rows_of(url) == rows
    assert await restore(file, other) == 2
    assert await rows_of(other) == rows
    assert [path.name for path in tmp_path.iterdir()] == ["backup.sqlite"]
    engine = open_engine(other)
    await migrate(engine)  # as a server does
    async with lock_database(engine):
        pass
    await engine.dispose()


async def test_a_backup_is_one_file_for_its_owner_alone_and_needs_no_log(backup):
    assert backup.stat().st_mode & 0o777 == 0o600
    with closing(sqlite3.connect(f"file:{backup}?mode=ro&immutable=1", uri=True)) as connection:
        assert connection.execute("PRAGMA journal_mode").fetchone() == ("delete",)
        assert connection.execute("PRAGMA integrity_check").fetchone() == ("ok",)
        assert connection.execute("SELECT count(*) FROM entries").fetchone() == (40,)


async def test_a_backup_while_people_play_is_of_one_moment(url, tmp_path):
    engine = open_engine(url)
    await migrate(engine)
    ledger = Ledger(engine)
    await ledger.start()
    playing = True

    async def play(name):
        version = 0
        while playing:
            version += 1
            await ledger.write(appending(name, version))

    players = [asyncio.create_task(play(name)) for name in "abcd"]
    sizes = []
    async with lock_database(engine):  # the server is running
        for number in range(4):
            file = tmp_path / f"{number}.sqlite"
            await back_up(url, file)
            sizes.append(_check_moment(file))
    playing = False
    await asyncio.gather(*players)
    await ledger.close()
    await engine.dispose()
    assert sizes == sorted(sizes)
    assert sizes[0] < sizes[-1]


def _check_moment(file):
    """See that a backup holds whole commits only, and none without those before it; how many entries there are."""
    with closing(sqlite3.connect(file)) as connection:
        tables = dict(connection.execute("SELECT id, version FROM tables"))
        found = dict(connection.execute("SELECT table_id, max(version) FROM entries GROUP BY table_id"))
        serials = [serial for (serial,) in connection.execute("SELECT serial FROM entries ORDER BY serial")]
    assert tables == found
    assert serials == list(range(1, len(serials) + 1))
    return len(serials)


async def test_restoring_replaces_what_is_there_only_if_that_is_asked_for(backup, url):
    before = await fill(url, "c")
    with pytest.raises(StorageError, match="there are tables in this database; --overwrite replaces them"):
        await restore(backup, url)
    assert await rows_of(url) == before
    assert await restore(backup, url, overwrite=True) == 2
    rows = await rows_of(url)
    assert [row[0] for row in rows["tables"]] == ["a", "b"]
    assert len(rows["entries"]) == 40


async def test_a_database_that_is_being_served_is_not_restored(backup, url):
    before = await fill(url)
    engine = open_engine(url)
    async with lock_database(engine):
        with pytest.raises(StorageError, match="another server is using this database"):
            await restore(backup, url, overwrite=True)
    await engine.dispose()
    assert await rows_of(url) == before


# -- older and newer --------------------------------------------------------------------------------------------------
async def test_an_older_database_is_backed_up_as_it_is_and_brought_up_to_date_when_restored(
    url, tmp_path, monkeypatch, new_url
):
    before = await fill(url, "a")
    of_tomorrow(monkeypatch, tmp_path)
    file = tmp_path / "old.sqlite"
    await back_up(url, file)
    engine = open_file(file)
    async with engine.connect() as connection:
        assert await form(connection) == "0001"
    await engine.dispose()
    assert await rows_of(url) == before
    content = file.read_bytes()
    other = new_url("sqlite")
    await restore(file, other)
    assert file.read_bytes() == content
    after = await rows_of(other)
    assert [row[2] for row in after["tables"]] == ["newer toy"]
    assert after["entries"] == before["entries"]


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
    "another program's": (other_program, "not Durbar's"),
    "no form": (say(f"DROP TABLE {schema.VERSION_TABLE}"), "not Durbar's"),
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
    with pytest.raises(StorageError, match=told) as refused:
        await restore(backup, url, overwrite=True)
    assert str(refused.value).startswith(f"{backup}: ")
    folder = file_of(open_engine(url)).parent
    assert [path.stat().st_size for path in folder.iterdir()] == [0]  # which opening it just made


@pytest.mark.parametrize("bad", ["cut off", "newer"])
async def test_a_bad_backup_leaves_the_tables_that_are_there(backup, url, bad):
    before = await fill(url, "c")
    BAD[bad][0](backup)
    with pytest.raises(StorageError):
        await restore(backup, url, overwrite=True)
    assert await rows_of(url) == before


async def test_a_backup_that_fails_halfway_changes_nothing(backup, url):
    """What no check of the file finds: here, a text where PostgreSQL wants a number, and no table for SQLite to fill."""
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
async def test_a_file_that_is_there_is_kept_unless_it_is_to_be_overwritten(backup, new_url):
    url = new_url("sqlite")
    await fill(url, "only")
    content = backup.read_bytes()
    with pytest.raises(StorageError, match="there is such a file already; name another, or give --overwrite"):
        await back_up(url, backup)
    assert backup.read_bytes() == content
    assert await back_up(url, backup, overwrite=True) == 1
    assert backup.read_bytes() != content


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


async def test_places_where_no_backup_can_be(tmp_path, new_url):
    url = new_url("sqlite")
    await fill(url, "a")
    (tmp_path / "file").write_text("x")
    for place, told in [(tmp_path, "give a file, not a folder"), (tmp_path / "no" / "x", "No such file or directory")]:
        with pytest.raises(StorageError, match=told):
            await back_up(url, place)
    with pytest.raises(StorageError, match="Not a directory"):
        await back_up(url, tmp_path / "file" / "x")
    with pytest.raises(StorageError, match=r"to /proc/x: "):
        await back_up(url, type(tmp_path)("/proc/x"))
    assert [path.name for path in tmp_path.iterdir()] == ["file"]


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
    with pytest.raises(StorageError, match="there are no tables of Durbar's in this database"):
        await back_up(url, tmp_path / "backup.sqlite")
    assert [path.name for path in tmp_path.iterdir() if "backup" in path.name] == []
