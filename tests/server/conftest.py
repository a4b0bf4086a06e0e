"""Fixtures of the server's tests: databases of both kinds, and servers."""

import asyncio
import os
import shlex
import shutil
import subprocess
import tempfile
from pathlib import Path

import pytest

from durbar.server.storage.engine import open_file
from durbar.server.storage.migrate import migrate
from server.playing import serving
from server.postgres import Postgres
from server.table_caches import open_table_cache

MEMORY = Path("/dev/shm")
"""A folder in memory, on Linux."""
DISK = Path(__file__).parent / "storage" / "disk.c"
"""The source of the library `shim`."""


@pytest.fixture
def anyio_backend():
    """Asynchronous tests run on asyncio, as the server does."""
    return "asyncio"


@pytest.fixture(scope="session")
def postgres():
    """A PostgreSQL server. Without PostgreSQL on this machine the tests that need it fail with instructions."""
    server = Postgres()
    yield server
    server.close()


@pytest.fixture
def postgres_url(postgres):
    """An empty PostgreSQL database. Starting the server takes seconds: tests that use it are slow."""
    url = postgres.new_database()
    yield url
    postgres.drop_database(url)


@pytest.fixture
def sqlite_url(tmp_path):
    """The URL of an SQLite file that does not exist yet."""
    return f"sqlite:///{tmp_path / 'tables.sqlite'}"


@pytest.fixture(params=["sqlite", pytest.param("postgres", marks=pytest.mark.slow)])
def url(request):
    """The URL of an empty SQLite or PostgreSQL database, which is not migrated."""
    return request.getfixturevalue(f"{request.param}_url")


@pytest.fixture(scope="session")
def empty_database(tmp_path_factory):
    """A migrated SQLite file to be copied: migrating one takes longer than most tests."""
    path = tmp_path_factory.mktemp("empty") / "tables.sqlite"

    async def create():
        engine = open_file(path)
        await migrate(engine)
        await engine.dispose()

    asyncio.run(create())
    return path


@pytest.fixture
def ready_url(empty_database):
    """The URL of a migrated, empty SQLite file. The file is in memory if possible, for tests that do not depend on the
    disk.
    """
    with tempfile.TemporaryDirectory(prefix="durbar-", dir=MEMORY if MEMORY.is_dir() else None) as folder:
        yield f"sqlite:///{shutil.copy(empty_database, folder)}"


@pytest.fixture
async def server(ready_url):
    """A server in this process, on its own SQLite file; see `server.playing`."""
    async with serving(ready_url) as started:
        yield started


@pytest.fixture(params=["ready_url", pytest.param("postgres_url", marks=pytest.mark.slow)], ids=["sqlite", "postgres"])
def any_ready_url(request):
    """The URL of a migrated, empty SQLite or PostgreSQL database, for tests that do not depend on the disk."""
    return request.getfixturevalue(request.param)


@pytest.fixture
async def any_server(any_ready_url):
    """A server on an SQLite or PostgreSQL database."""
    async with serving(any_ready_url) as started:
        yield started


@pytest.fixture
async def table_cache(ready_url):
    """A table cache without HTTP, see `server.table_caches`."""
    async with open_table_cache(ready_url) as opened:
        yield opened


@pytest.fixture(scope="session")
def shim(tmp_path_factory):
    """The path of a library that records disk syncs and can simulate a full disk; programs load it with LD_PRELOAD."""
    library = tmp_path_factory.mktemp("shim") / "disk.so"
    compiler = shlex.split(os.environ.get("CC", "cc"))
    process = subprocess.run(
        [*compiler, "-shared", "-fPIC", "-O1", "-Wall", "-Werror", "-o", library, DISK, "-ldl"],
        capture_output=True,
        text=True,
        check=False,
    )
    assert process.returncode == 0, f"this test needs a C compiler: {process.stderr}"
    return library
