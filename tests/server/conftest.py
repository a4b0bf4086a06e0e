"""What the tests of the server share: databases of both kinds, and one event loop library."""

import asyncio
import shutil
import tempfile
from pathlib import Path

import pytest

from durbar.server.storage.engine import open_file
from durbar.server.storage.migrate import migrate
from server.kept import keeping_at
from server.playing import serving
from server.postgres import Postgres

MEMORY = Path("/dev/shm")


@pytest.fixture
def anyio_backend():
    """Asynchronous tests run on asyncio, as the server does."""
    return "asyncio"


@pytest.fixture(scope="session")
def postgres():
    """A PostgreSQL of the tests' own. Without one on this machine the tests that need it fail and say so."""
    server = Postgres()
    yield server
    server.close()


@pytest.fixture
def postgres_url(postgres):
    """An empty PostgreSQL database. It takes seconds to start one: tests that ask for it are slow."""
    url = postgres.new_database()
    yield url
    postgres.drop_database(url)


@pytest.fixture
def sqlite_url(tmp_path):
    """The URL of an SQLite file that is not there yet."""
    return f"sqlite:///{tmp_path / 'tables.sqlite'}"


@pytest.fixture(params=["sqlite", pytest.param("postgres", marks=pytest.mark.slow)])
def url(request):
    """An empty database of either kind."""
    return request.getfixturevalue(f"{request.param}_url")


@pytest.fixture(scope="session")
def empty_database(tmp_path_factory):
    """An SQLite file of today's form, to be copied: making one takes longer than most tests."""
    path = tmp_path_factory.mktemp("empty") / "tables.sqlite"

    async def make():
        engine = open_file(path)
        await migrate(engine)
        await engine.dispose()

    asyncio.run(make())
    return path


@pytest.fixture
def ready_url(empty_database):
    """The URL of an SQLite file that has today's form and nothing in it. It lies in memory where that can be: a test
    that asks for this one is not about the disk.
    """
    with tempfile.TemporaryDirectory(prefix="durbar-", dir=MEMORY if MEMORY.is_dir() else None) as folder:
        yield f"sqlite:///{shutil.copy(empty_database, folder)}"


@pytest.fixture
async def server(ready_url):
    """A server in this process, on an SQLite file of its own; see `server.playing`."""
    async with serving(ready_url) as started:
        yield started


@pytest.fixture
async def any_server(url):
    """The same on either kind of database."""
    async with serving(url) as started:
        yield started


@pytest.fixture
async def table_cache(ready_url):
    """Tables kept without HTTP, see `server.kept`."""
    async with keeping_at(ready_url) as found:
        yield found
