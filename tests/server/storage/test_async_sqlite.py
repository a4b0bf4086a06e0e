"""Tests that SQLite statements run in the event loop's thread, and only commits and waits run in another."""

import asyncio
import sqlite3
import threading

import pytest

from durbar.server.storage.async_sqlite import BEGIN_TO_WRITE, connect

pytestmark = pytest.mark.anyio


@pytest.fixture
async def quick(tmp_path):
    """A connection to a file with one table."""
    path = tmp_path / "quick.sqlite"
    with sqlite3.connect(path) as other:
        other.execute("PRAGMA journal_mode=wal")
        other.execute("CREATE TABLE t (n INTEGER)")
    other.close()
    made = await connect(str(path), 20_000)
    made.path = path
    yield made
    await made.close()


async def run(quick, statement, *parameters):
    cursor = quick.cursor()
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
    raise AssertionError("it waits")


async def test_statements_do_not_leave_the_event_loop(quick):
    run_without_waiting(run(quick, BEGIN_TO_WRITE))
    run_without_waiting(run(quick, "INSERT INTO t VALUES (?)", 1))
    assert run_without_waiting(run(quick, "SELECT n FROM t")) == [(1,)]
    run_without_waiting(quick.rollback())
    assert run_without_waiting(run(quick, "SELECT n FROM t")) == []
    run_without_waiting(quick.commit())  # there is nothing to commit


async def test_commit_runs_in_another_thread(quick, monkeypatch):
    where = []
    loop = asyncio.get_running_loop()
    real = loop.run_in_executor

    def noted(pool, work):
        return real(pool, lambda: (where.append(threading.get_ident()), work())[1])

    monkeypatch.setattr(loop, "run_in_executor", noted)
    await run(quick, BEGIN_TO_WRITE)
    await run(quick, "INSERT INTO t VALUES (1)")
    assert where == []
    await quick.commit()
    assert len(where) == 1
    assert where[0] != threading.get_ident()
    assert await run(quick, "SELECT n FROM t") == [(1,)]


async def test_waiting_for_a_lock_does_not_block_the_event_loop(quick):
    other = sqlite3.connect(quick.path, isolation_level=None, check_same_thread=False)
    other.execute(BEGIN_TO_WRITE)
    begun = asyncio.create_task(run(quick, BEGIN_TO_WRITE))
    for _ in range(20):
        await asyncio.sleep(0.001)
    assert not begun.done()
    other.rollback()
    other.close()
    await begun
    assert await run(quick, "PRAGMA busy_timeout") == [(20_000,)]
    await run(quick, "INSERT INTO t VALUES (2)")
    await quick.commit()
    assert await run(quick, "SELECT n FROM t") == [(2,)]


async def test_errors_are_raised_without_waiting(quick):
    await run(quick, BEGIN_TO_WRITE)
    with pytest.raises(sqlite3.OperationalError, match="within a transaction"):
        run_without_waiting(run(quick, BEGIN_TO_WRITE))
    await quick.rollback()
    await run(quick, "CREATE TABLE one (n UNIQUE)")
    await run(quick, "INSERT INTO one VALUES (1)")
    with pytest.raises(sqlite3.IntegrityError):
        await run(quick, "INSERT INTO one VALUES (1)")


async def test_cancelled_commit_is_completed(quick):
    await run(quick, BEGIN_TO_WRITE)
    await run(quick, "INSERT INTO t VALUES (3)")
    doing = asyncio.create_task(quick.commit())
    await asyncio.sleep(0)
    doing.cancel()
    with pytest.raises(asyncio.CancelledError):
        await doing
    assert not quick._connection.in_transaction
    assert await run(quick, "SELECT n FROM t") == [(3,)]
