"""Tests that only one process can serve a database."""

import asyncio
import os
import subprocess
import sys

import pytest

from durbar.server.storage.engine import StorageError, file_of
from durbar.server.storage.migrate import migrate
from durbar.server.storage.write_queue import WriteQueue, _is_broken, lock_database

pytestmark = pytest.mark.anyio

# A program that takes the lock of a database and holds it.
HOLD_LOCK = """
import asyncio, sys
from durbar.server.storage.engine import open_engine
from durbar.server.storage.write_queue import lock_database

async def hold():
    async with lock_database(open_engine(sys.argv[1])):
        print("locked", flush=True)
        await asyncio.sleep(600)

asyncio.run(hold())
"""


async def test_second_server_is_refused_until_the_first_has_ended(url, opened):
    first, second = opened(url), opened(url)
    async with lock_database(first):
        with pytest.raises(StorageError, match="another server is using this database; stop that one first"):
            async with lock_database(second):
                pytest.fail("two servers hold the lock")
    async with lock_database(second):
        with pytest.raises(StorageError, match="another server"):
            async with lock_database(first):
                pytest.fail("two servers hold the lock")


@pytest.mark.slow
async def test_lock_of_another_process_is_released_when_the_process_is_killed(url, opened):
    engine = opened(url)
    process = subprocess.Popen(
        [sys.executable, "-W", "ignore", "-c", HOLD_LOCK, url],
        stdout=subprocess.PIPE,
        text=True,
        env={**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)},
    )
    try:
        assert await asyncio.to_thread(process.stdout.readline) == "locked\n"
        with pytest.raises(StorageError, match="another server"):
            async with lock_database(engine):
                pytest.fail("two servers hold the lock")
    finally:
        process.kill()
        process.communicate()
    await wait_for_lock(engine)


async def wait_for_lock(engine):
    """Take the lock; PostgreSQL needs a moment to notice that a process has died."""
    for _ in range(200):
        try:
            async with lock_database(engine):
                return
        except StorageError:
            await asyncio.sleep(0.05)
    pytest.fail("the lock of a dead process is still held")


async def wait_for_broken_lock(lock, postgres, url):
    """Wait until PostgreSQL has released the lock of a terminated session, and the client has noticed the release."""
    for _ in range(200):
        released = postgres.query(url, "SELECT count(*) FROM pg_locks WHERE locktype = 'advisory'") == "0"
        if released and await _is_broken(lock._session):
            return
        await asyncio.sleep(0.05)
    pytest.fail("the lock of a terminated session is still held")


async def test_sqlite_lock_is_a_private_file(sqlite_url, opened):
    engine = opened(sqlite_url)
    path = file_of(engine)
    async with lock_database(engine):
        assert (path.parent / "tables.sqlite.lock").stat().st_mode & 0o777 == 0o600
    path.parent.joinpath("tables.sqlite.lock").unlink()
    path.parent.joinpath("tables.sqlite.lock").mkdir()
    with pytest.raises(StorageError, match=r"tables\.sqlite: Is a directory"):
        async with lock_database(engine):
            pytest.fail("there is no file to lock")


@pytest.mark.slow
async def test_broken_lock_is_taken_again_unless_another_process_has_it(postgres, postgres_url, opened):
    first, second = opened(postgres_url), opened(postgres_url)
    await migrate(first)
    end_session_with_lock = (
        "SELECT pg_terminate_backend(pid) FROM pg_locks WHERE locktype = 'advisory' AND pid <> pg_backend_pid()"
    )

    async def write_nothing(connection):
        return "written"

    async with lock_database(first) as lock:
        database = WriteQueue(first, lock)
        await database.start()
        assert await database.write(write_nothing) == "written"
        assert postgres.query(postgres_url, end_session_with_lock) == "t"
        await wait_for_broken_lock(lock, postgres, postgres_url)
        assert await database.write(write_nothing) == "written"
        assert postgres.query(postgres_url, "SELECT count(*) FROM pg_locks WHERE locktype = 'advisory'") == "1"
        assert postgres.query(postgres_url, end_session_with_lock) == "t"
        await wait_for_broken_lock(lock, postgres, postgres_url)
        async with lock_database(second):
            with pytest.raises(StorageError, match="another server is using this database"):
                await database.write(write_nothing)
        assert await database.write(write_nothing) == "written"
        await database.close()
