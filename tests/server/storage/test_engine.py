"""Tests of opening a database: supported URLs, and the settings of every connection."""

import asyncio
import shutil
import stat
from contextlib import AsyncExitStack

import pytest
import sqlalchemy as sa

from durbar.server.storage.engine import (
    POOL_SIZE,
    StorageError,
    default_database,
    display_name,
    file_of,
    open_engine,
    open_file,
    pragmas,
    reading,
    translated_errors,
)
from durbar.server.storage.migrate import migrate
from durbar.server.storage.schema import tables
from server.storage.rows import stored, table_row

pytestmark = pytest.mark.anyio

# The expected settings of each connection to SQLite.
SETTINGS = {"busy_timeout": 10_000, "journal_mode": "wal", "synchronous": 2, "foreign_keys": 1}


async def test_relative_and_absolute_paths_are_accepted(tmp_path, monkeypatch, opened):
    monkeypatch.chdir(tmp_path)
    assert file_of(opened("sqlite:///here.sqlite")) == tmp_path / "here.sqlite"
    assert file_of(opened(f"sqlite:///{tmp_path}/there.sqlite")) == tmp_path / "there.sqlite"


async def test_path_with_special_characters_is_accepted(tmp_path):
    engine = open_file(tmp_path / "100% ours? #1 @home.sqlite")
    await migrate(engine)
    await engine.dispose()
    assert [path.name for path in tmp_path.iterdir()] == ["100% ours? #1 @home.sqlite"]


async def test_folder_is_created_and_files_are_private(tmp_path, opened):
    engine = opened(f"sqlite:///{tmp_path}/deep/er/tables.sqlite")
    await migrate(engine)
    async with engine.begin() as connection:
        await connection.execute(tables.insert(), [table_row("a")])
        files = {path.name: stat.S_IMODE(path.stat().st_mode) for path in (tmp_path / "deep" / "er").iterdir()}
    assert files == {"tables.sqlite": 0o600, "tables.sqlite-wal": 0o600, "tables.sqlite-shm": 0o600}


async def test_missing_file_is_not_created_without_the_create_option(tmp_path):
    with pytest.raises(StorageError, match="this database does not exist"):
        open_engine(f"sqlite:///{tmp_path}/none.sqlite", create=False)
    assert list(tmp_path.iterdir()) == []


def test_default_database_is_in_the_data_folder(tmp_path, monkeypatch):
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    assert default_database() == f"sqlite:///{tmp_path}/durbar/server/tables.sqlite"
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize(
    ("url", "expected"),
    [
        ("", "not a database URL"),
        ("tables.sqlite", "not a database URL"),
        ("secret@postgres", "not a database URL"),
        ("postgresql://noor:secret@host:port/durbar", "not a database URL"),
        ("mysql://noor:secret@host/durbar", "'mysql' databases are not supported"),
        ("postgres://noor:secret@host/durbar", "'postgres' databases are not supported"),
        ("postgresql+psycopg2://noor:secret@host/durbar", "'postgresql+psycopg2' databases are not supported"),
        ("postgresql://noor:secret@host", "the URL names no database"),
        ("postgresql://noor:secret@host/durbar?options=secret", "may set host, port and sslmode, not options"),
        ("sqlite://", "in memory would lose"),
        ("sqlite:///:memory:", "in memory would lose"),
        ("sqlite:///file:x?mode=memory", "takes no settings"),
        ("sqlite:///file:x", "in memory would lose"),
        ("sqlite://tables.sqlite", "an SQLite URL has no host"),
        ("sqlite:///x.sqlite?secret=1", "takes no settings"),
    ],
)
def test_invalid_url_is_reported_without_its_password(url, expected):
    with pytest.raises(StorageError) as raised:
        open_engine(url)
    assert expected in str(raised.value)
    assert "secret" not in str(raised.value)
    assert "sqlite:///FILE" in str(raised.value) or "postgresql://" in str(raised.value) or "sslmode" in expected


async def test_unreachable_server_is_reported_without_its_password(opened):
    engine = opened("postgresql://noor:secret@127.0.0.1:1/durbar?sslmode=disable")
    with pytest.raises(StorageError) as raised:
        await migrate(engine)
    assert "secret" not in str(raised.value)
    assert str(raised.value).startswith("postgresql://noor:***@127.0.0.1:1/durbar: ")
    assert "secret" not in display_name(engine)


# -- every connection -------------------------------------------------------------------------------------------------
@pytest.fixture
def sqlite_engine(sqlite_url, opened, empty_database):
    """An engine on a migrated SQLite file."""
    engine = opened(sqlite_url)
    shutil.copy(empty_database, file_of(engine))
    return engine


async def test_every_connection_has_the_settings(sqlite_engine):
    """The test opens more connections than the pool keeps. Every second connection reads a snapshot."""
    async with AsyncExitStack() as stack:
        connections = []
        for number in range(POOL_SIZE + 2):
            read_engine = reading(sqlite_engine, snapshot=number % 2 == 0)
            connections.append(await stack.enter_async_context(read_engine.connect()))
        assert len({id(await connection.get_raw_connection()) for connection in connections}) == POOL_SIZE + 2
        assert [await pragmas(connection) for connection in connections] == [SETTINGS] * (POOL_SIZE + 2)
    await sqlite_engine.dispose()
    async with sqlite_engine.begin() as connection:
        assert await pragmas(connection) == SETTINGS


async def test_writers_lock_at_the_start_and_readers_do_not(sqlite_engine):
    async with sqlite_engine.begin() as writer, reading(sqlite_engine).connect() as reader:
        assert (await writer.execute(sa.select(tables.c.id))).all() == []
        assert (await reader.execute(sa.select(tables.c.id))).all() == []
        second_write = asyncio.create_task(_write_another(sqlite_engine))
        await asyncio.sleep(0.1)
        assert not second_write.done()
        await writer.execute(tables.insert(), [table_row("a")])  # this fails if the other connection has written before
        await writer.commit()
        await second_write
        assert (await reader.execute(sa.select(tables.c.id))).all() == []  # the reader still sees the same snapshot
    rows = await stored(sqlite_engine)
    assert [id for id, *_ in rows["tables"]] == ["a", "b"]


async def _write_another(engine):
    """Store a game table with the id b."""
    async with engine.begin() as connection:
        await connection.execute(tables.insert(), [table_row("b")])


# -- errors -----------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("place", ["{tmp}/file/tables.sqlite", "/proc/durbar/tables.sqlite", "{tmp}/folder"])
async def test_unwritable_place_is_reported(tmp_path, place):
    (tmp_path / "file").write_text("not a folder")
    (tmp_path / "folder").mkdir()
    path = place.format(tmp=tmp_path)
    with pytest.raises(StorageError, match=r": .*(change the permissions|this is a directory)"):
        await _migrate(f"sqlite:///{path}")
    assert sorted(path.name for path in tmp_path.rglob("*")) == ["file", "folder"]


async def _migrate(url):
    """Open the database at a URL and migrate it."""
    engine = open_engine(url)
    try:
        await migrate(engine)
    finally:
        await engine.dispose()


@pytest.mark.parametrize(
    "content", [b"Dear diary, today I won three provinces and lost an elephant.\n" * 90, b"SQLite"]
)
async def test_file_of_another_kind_is_reported_and_unchanged(tmp_path, content):
    path = tmp_path / "diary.txt"
    path.write_bytes(content)
    with pytest.raises(StorageError, match="file is not a database; name a file that Durbar created"):
        await _migrate(f"sqlite:///{path}")
    assert path.read_bytes() == content


async def test_database_error_reveals_neither_statement_nor_values(sqlite_engine):
    with pytest.raises(StorageError) as raised, translated_errors(sqlite_engine):
        async with sqlite_engine.begin() as connection:
            await connection.execute(sa.text("SELECT * FROM nowhere WHERE secret = :value"), {"value": "whispered"})
    assert str(raised.value) == f"{file_of(sqlite_engine)}: no such table: nowhere"
    assert "whispered" not in str(raised.value.__cause__)
