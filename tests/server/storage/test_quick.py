"""Statements run where they are asked for; only what waits for the disk or for others leaves the event loop."""

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


def at_once(coroutine):
    """The result of a coroutine that never waits."""
    try:
        coroutine.send(None)
    except StopIteration as done:
        return done.value
    coroutine.close()
    raise AssertionError("it waits")


async def test_statements_and_the_beginning_of_a_transaction_wait_for_nobody(quick):
    at_once(run(quick, BEGIN_TO_WRITE))
    at_once(run(quick, "INSERT INTO t VALUES (?)", 1))
    assert at_once(run(quick, "SELECT n FROM t")) == [(1,)]
    at_once(quick.rollback())
    assert at_once(run(quick, "SELECT n FROM t")) == []
    at_once(quick.commit())  # there is nothing to commit


async def test_a_commit_is_done_beside_the_event_loop(quick, monkeypatch):
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


async def test_while_another_writes_it_waits_and_the_loop_goes_on(quick):
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


async def test_what_is_wrong_is_not_waited_out(quick):
    await run(quick, BEGIN_TO_WRITE)
    with pytest.raises(sqlite3.OperationalError, match="within a transaction"):
        at_once(run(quick, BEGIN_TO_WRITE))
    await quick.rollback()
    await run(quick, "CREATE TABLE one (n UNIQUE)")
    await run(quick, "INSERT INTO one VALUES (1)")
    with pytest.raises(sqlite3.IntegrityError):
        await run(quick, "INSERT INTO one VALUES (1)")


async def test_whoever_is_cancelled_during_a_commit_leaves_it_to_its_end(quick):
    await run(quick, BEGIN_TO_WRITE)
    await run(quick, "INSERT INTO t VALUES (3)")
    doing = asyncio.create_task(quick.commit())
    await asyncio.sleep(0)
    doing.cancel()
    with pytest.raises(asyncio.CancelledError):
        await doing
    assert not quick._connection.in_transaction
    assert await run(quick, "SELECT n FROM t") == [(3,)]
