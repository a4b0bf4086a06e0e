"""Fixtures of open databases."""

import asyncio
import shutil
from contextlib import AsyncExitStack

import pytest

from durbar.server.storage.backup import back_up
from durbar.server.storage.engine import file_of, is_sqlite, open_engine
from durbar.server.storage.migrate import migrate
from durbar.server.storage.write_queue import WriteQueue
from server.storage.rows import fill


@pytest.fixture
async def opened():
    """Return a function that opens a database. The database is closed at the end of the test."""
    async with AsyncExitStack() as stack:

        def open_database(url, **arguments):
            engine = open_engine(url, **arguments)
            stack.push_async_callback(engine.dispose)
            return engine

        yield open_database


@pytest.fixture
async def engine(url, opened, empty_database):
    """The engine of a migrated SQLite or PostgreSQL database."""
    new_engine = opened(url)
    if is_sqlite(new_engine):
        shutil.copy(empty_database, file_of(new_engine))
    else:
        await migrate(new_engine)
    return new_engine


@pytest.fixture
async def database(engine):
    """A running write queue."""
    write_queue = WriteQueue(engine)
    await write_queue.start()
    yield write_queue
    await write_queue.close()


@pytest.fixture
def new_url(request, tmp_path_factory):
    """Return a function that returns the URL of a new database of a kind, ``sqlite`` or ``postgres``."""
    created = []

    def create(kind):
        if kind == "sqlite":
            return f"sqlite:///{tmp_path_factory.mktemp('database') / 'tables.sqlite'}"
        postgres = request.getfixturevalue("postgres")
        created.append(postgres.new_database())
        return created[-1]

    yield create
    for url in created:
        request.getfixturevalue("postgres").drop_database(url)


@pytest.fixture(scope="session")
def template_backup(tmp_path_factory):
    """A valid backup with two game tables, to be copied."""
    folder = tmp_path_factory.mktemp("good")
    url = f"sqlite:///{folder / 'tables.sqlite'}"

    async def create():
        await fill(url, "a", "b")
        await back_up(url, folder / "backup.sqlite")

    asyncio.run(create())
    return folder / "backup.sqlite"


@pytest.fixture
def backup(tmp_path, template_backup):
    """The file of a valid backup with two game tables."""
    return shutil.copy(template_backup, tmp_path / "backup.sqlite")
