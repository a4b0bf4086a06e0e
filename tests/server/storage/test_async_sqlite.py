"""Tests that SQLite statements run in the event loop's thread, except commits and waiting for the write lock."""

import asyncio
import sqlite3
import threading

import pytest

from durbar.server.storage.async_sqlite import BEGIN_TO_WRITE, connect

pytestmark = pytest.mark.anyio


@pytest.fixture
async def sqlite_connection(tmp_path):
    """A connection to a file with one table."""
    path = tmp_path / "tables.sqlite"
    with sqlite3.connect(path) as setup:
        setup.execute("PRAGMA journal_mode=wal")
        setup.execute("CREATE TABLE t (n INTEGER)")
    setup.close()
    connection = await connect(str(path), 20_000)  # the time limit for a lock is 20 seconds
    connection.path = path
    yield connection
    await connection.close()


async def run(sqlite_connection, statement, *parameters):
    """Execute a statement and return its rows, if any."""
    cursor = sqlite_connection.cursor()
    await cursor.execute(statement, parameters)
    rows = await cursor.fetchall() if cursor.description else None
    await cursor.close()
    return rows


def run_without_waiting(coroutine):
    """Return the result of a coroutine that never suspends."""
    try:
        coroutine.send(None)
    except StopIteration as done:
        return done.value
    coroutine.close()
    raise AssertionError("the coroutine waits")


async def test_statements_do_not_leave_the_event_loop(sqlite_connection):
    run_without_waiting(run(sqlite_connection, BEGIN_TO_WRITE))
    run_without_waiting(run(sqlite_connection, "INSERT INTO t VALUES (?)", 1))
    assert run_without_waiting(run(sqlite_connection, "SELECT n FROM t")) == [(1,)]
    run_without_waiting(sqlite_connection.rollback())
    assert run_without_waiting(run(sqlite_connection, "SELECT n FROM t")) == []
    run_without_waiting(sqlite_connection.commit())  # there is nothing to commit


async def test_commit_runs_in_another_thread(sqlite_connection, monkeypatch):
    threads = []
    loop = asyncio.get_running_loop()
    run_in_executor = loop.run_in_executor

    def run_and_record_thread(pool, work):
        def recorded_work():
            threads.append(threading.get_ident())
            return work()

        return run_in_executor(pool, recorded_work)

    monkeypatch.setattr(loop, "run_in_executor", run_and_record_thread)
    await run(sqlite_connection, BEGIN_TO_WRITE)
    await run(sqlite_connection, "INSERT INTO t VALUES (1)")
    assert threads == []
    await sqlite_connection.commit()
    assert len(threads) == 1
    assert threads[0] != threading.get_ident()
    assert await run(sqlite_connection, "SELECT n FROM t") == [(1,)]


async def test_waiting_for_a_lock_does_not_block_the_event_loop(sqlite_connection):
    other = sqlite3.connect(sqlite_connection.path, isolation_level=None, check_same_thread=False)
    other.execute(BEGIN_TO_WRITE)
    begin_task = asyncio.create_task(run(sqlite_connection, BEGIN_TO_WRITE))
    for _ in range(20):
        await asyncio.sleep(0.001)
    assert not begin_task.done()
    other.rollback()
    other.close()
    await begin_task
    assert await run(sqlite_connection, "PRAGMA busy_timeout") == [(20_000,)]
    await run(sqlite_connection, "INSERT INTO t VALUES (2)")
    await sqlite_connection.commit()
    assert await run(sqlite_connection, "SELECT n FROM t") == [(2,)]


async def test_errors_are_raised_without_waiting(sqlite_connection):
    await run(sqlite_connection, BEGIN_TO_WRITE)
    with pytest.raises(sqlite3.OperationalError, match="within a transaction"):
        run_without_waiting(run(sqlite_connection, BEGIN_TO_WRITE))
    await sqlite_connection.rollback()
    await run(sqlite_connection, "CREATE TABLE with_unique (n UNIQUE)")
    await run(sqlite_connection, "INSERT INTO with_unique VALUES (1)")
    with pytest.raises(sqlite3.IntegrityError):
        await run(sqlite_connection, "INSERT INTO with_unique VALUES (1)")


async def test_cancelled_commit_is_completed(sqlite_connection):
    await run(sqlite_connection, BEGIN_TO_WRITE)
    await run(sqlite_connection, "INSERT INTO t VALUES (3)")
    commit_task = asyncio.create_task(sqlite_connection.commit())
    await asyncio.sleep(0)
    commit_task.cancel()
    with pytest.raises(asyncio.CancelledError):
        await commit_task
    assert not sqlite_connection._connection.in_transaction
    assert await run(sqlite_connection, "SELECT n FROM t") == [(3,)]
