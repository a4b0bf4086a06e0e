"""Tests of the write queue: acknowledged writes are committed, and a failing write does not affect others."""

import asyncio
from contextlib import AsyncExitStack, suppress

import pytest
import sqlalchemy as sa

from durbar.server.storage.engine import READERS, SQLITE_READERS, StorageError, is_sqlite
from durbar.server.storage.migrate import migrate
from durbar.server.storage.schema import browsers, tables
from durbar.server.storage.write_queue import MAX_BATCH, WriteQueue, lock_database
from server.storage.rows import stored, table_row

pytestmark = pytest.mark.anyio


def store_table(name):
    """Return a function for the write queue. It stores a game table and returns the name of the table."""

    async def work(connection):
        await connection.execute(tables.insert(), [table_row(name)])
        return name

    return work


async def stored_names(engine):
    """Return the names of the stored game tables."""
    rows = await stored(engine)
    return [name for name, *_ in rows["tables"]]


@pytest.fixture
def commits(engine):
    """A list to which the connection of each commit is added."""
    connections = []

    def record_commit(connection):
        connections.append(connection)

    sa.event.listen(engine.sync_engine, "commit", record_commit)
    yield connections
    sa.event.remove(engine.sync_engine, "commit", record_commit)


async def test_write_returns_its_result_after_the_commit(database, engine):
    assert await database.write(store_table("a")) == "a"
    assert await stored_names(engine) == ["a"]


async def test_pending_writes_share_a_commit(database, engine, commits):
    table_names = [str(number) for number in range(40)]
    assert await asyncio.gather(*(database.write(store_table(name)) for name in table_names)) == table_names
    assert len(commits) == 1
    assert await stored_names(engine) == sorted(table_names)


async def test_batches_are_limited(database, commits):
    async def write_nothing(connection):
        return None

    await asyncio.gather(*(database.write(write_nothing) for _ in range(2 * MAX_BATCH + 1)))
    assert len(commits) == 3  # two full batches, and one more write


async def test_writes_during_a_commit_share_the_next_commit(database, engine, commits):
    commit = engine.sync_engine.dialect.do_commit
    later_writes = []

    def commit_with_later_writes(connection):
        if not later_writes:  # during the first commit, others arrive
            later_writes.extend(asyncio.ensure_future(database.write(store_table(name))) for name in "bcd")
        commit(connection)

    engine.sync_engine.dialect.do_commit = commit_with_later_writes
    await database.write(store_table("a"))
    await asyncio.gather(*later_writes)
    assert len(commits) == 2
    assert await stored_names(engine) == ["a", "b", "c", "d"]


async def test_nothing_is_acknowledged_before_the_commit(database, engine):
    done_at_commit = []
    commit = engine.sync_engine.dialect.do_commit

    def watched_commit(connection):
        done_at_commit.append([task.done() for task in tasks])
        commit(connection)

    engine.sync_engine.dialect.do_commit = watched_commit
    tasks = [asyncio.ensure_future(database.write(store_table(name))) for name in "abc"]
    await asyncio.gather(*tasks)
    assert done_at_commit == [[False, False, False]]


# -- failing writes ---------------------------------------------------------------------------------------------------
async def test_failing_write_does_not_affect_others(database, engine, commits):
    class WriteFailure(Exception):
        pass

    failure = WriteFailure("the write fails")

    async def fail(connection):
        await connection.execute(tables.insert(), [table_row("failed")])
        raise failure

    async def cancel(connection):
        await connection.execute(tables.insert(), [table_row("stopped")])
        raise asyncio.CancelledError

    async def fail_in_sql(connection):
        await connection.execute(tables.insert(), [table_row("wrong")])
        await connection.execute(sa.text("SELECT * FROM nowhere"))

    store_a_again = store_table("a")
    works = [store_table("a"), fail, store_table("b"), store_a_again, cancel, fail_in_sql, store_table("c")]
    results = await asyncio.gather(*map(database.write, works), return_exceptions=True)
    of_a, of_fail, of_b, of_second_a, of_cancel, of_sql, of_c = results
    assert (of_a, of_b, of_c) == ("a", "b", "c")
    assert of_fail is failure
    assert isinstance(of_second_a, sa.exc.IntegrityError)
    assert isinstance(of_cancel, asyncio.CancelledError)
    assert isinstance(of_sql, StorageError)
    assert len(commits) == 1
    assert await stored_names(engine) == ["a", "b", "c"]


@pytest.fixture
async def deferred_constraint(database, engine):
    """A write queue whose database has a constraint that is only checked at the commit."""
    async with engine.begin() as connection:
        await connection.execute(
            sa.text(
                "CREATE TABLE promises (browser TEXT REFERENCES browsers (hash) DEFERRABLE INITIALLY DEFERRED)",
            )
        )
    return database


async def test_failing_commit_fails_the_whole_batch(deferred_constraint, engine):
    database = deferred_constraint

    async def violate_constraint(connection):
        await connection.execute(sa.text("INSERT INTO promises VALUES ('nobody')"))

    async def fail(connection):
        raise KeyError("an error of this write only")

    works = [store_table("a"), violate_constraint, fail, store_table("b")]
    errors = await asyncio.gather(*map(database.write, works), return_exceptions=True)
    assert [type(error) for error in errors] == [StorageError, StorageError, KeyError, StorageError]
    assert await stored_names(engine) == []
    assert await database.write(store_table("c")) == "c"  # the queue continues
    assert await stored_names(engine) == ["c"]


async def test_lost_transaction_fails_the_writes_in_it(database, engine):
    async def ends_the_transaction(connection):
        await connection.execute(tables.insert(), [table_row("lost")])
        await connection.exec_driver_sql("ROLLBACK")  # as SQLite does by itself when the disk is full
        raise StorageError("full")

    works = [store_table("a"), ends_the_transaction, store_table("b")]
    of_a, of_rollback, of_b = await asyncio.gather(*map(database.write, works), return_exceptions=True)
    assert (type(of_a), type(of_rollback)) == (StorageError, StorageError)
    assert of_b == "b"  # this write had not begun, and was written with the next commit
    assert await stored_names(engine) == ["b"]


async def test_write_that_hides_a_lost_transaction_fails(database, engine):
    async def hides_the_rollback(connection):
        await connection.execute(tables.insert(), [table_row("lost")])
        await connection.exec_driver_sql("ROLLBACK")
        return "all is well"

    works = [store_table("a"), hides_the_rollback]
    errors = await asyncio.gather(*map(database.write, works), return_exceptions=True)
    assert [type(error) for error in errors] == [StorageError, StorageError]
    assert await stored_names(engine) == []
    assert await database.write(store_table("b")) == "b"


# -- cancelled callers ------------------------------------------------------------------------------------------------
async def test_cancelled_caller_does_not_affect_the_batch(database, engine):
    begun, resume = asyncio.Event(), asyncio.Event()

    async def wait_and_store(connection):
        begun.set()
        await resume.wait()
        return await store_table("a")(connection)

    cancelled_running = asyncio.create_task(database.write(wait_and_store))
    await begun.wait()
    cancelled_pending = asyncio.create_task(database.write(store_table("b")))
    remaining = asyncio.create_task(database.write(store_table("c")))
    await asyncio.sleep(0)
    cancelled_running.cancel()
    cancelled_pending.cancel()
    await asyncio.sleep(0)
    resume.set()
    assert await remaining == "c"
    assert cancelled_running.cancelled()
    assert cancelled_pending.cancelled()
    assert await stored_names(engine) == ["a", "c"]  # a write that has begun is finished, a pending one is dropped


async def test_closing_completes_pending_writes_and_refuses_later_ones(engine):
    database = WriteQueue(engine)
    await database.start()
    waiting = [asyncio.ensure_future(database.write(store_table(name))) for name in "abc"]
    await asyncio.sleep(0)
    await database.close()
    assert [task.result() for task in waiting] == ["a", "b", "c"]
    with pytest.raises(StorageError, match="no longer writes"):
        await database.write(store_table("d"))
    assert await stored_names(engine) == ["a", "b", "c"]


async def test_cancelled_writer_cancels_pending_writes(engine):
    database = WriteQueue(engine)
    before = asyncio.all_tasks()
    await database.start()
    (writer,) = asyncio.all_tasks() - before
    begun = asyncio.Event()

    async def never_ends(connection):
        await connection.execute(tables.insert(), [table_row("a")])
        begun.set()
        await asyncio.Event().wait()

    waiting = [asyncio.ensure_future(database.write(work)) for work in (never_ends, store_table("b"))]
    await begun.wait()
    writer.cancel()
    done, pending = await asyncio.wait(waiting, timeout=10)
    assert not pending
    assert all(task.cancelled() for task in done)
    assert await stored_names(engine) == []


# -- readers ----------------------------------------------------------------------------------------------------------
async def test_readers_do_not_block_the_writer(database, engine):
    most = SQLITE_READERS if is_sqlite(engine) else READERS
    async with AsyncExitStack() as stack:
        readers = [await stack.enter_async_context(database.read()) for _ in range(most)]
        numbers_of_rows = [await reader.scalar(sa.select(sa.func.count()).select_from(browsers)) for reader in readers]
        assert numbers_of_rows == [0] * most
        assert await asyncio.wait_for(database.write(store_table("a")), 20) == "a"
        one_more = asyncio.create_task(_count_tables(database))
        await asyncio.sleep(0.05)
        assert not one_more.done()  # the number of readers is limited
    assert await asyncio.wait_for(one_more, 20) == 1


async def _count_tables(database):
    """Return the number of stored game tables."""
    async with database.read() as connection:
        return await connection.scalar(sa.select(sa.func.count()).select_from(tables))


async def test_writes_on_a_read_connection_are_discarded(database, engine):
    with suppress(StorageError):  # PostgreSQL refuses the write at once
        async with database.read() as connection:
            await store_table("a")(connection)
    assert await stored_names(engine) == []


# -- broken connections -----------------------------------------------------------------------------------------------
@pytest.mark.slow
async def test_broken_connection_fails_its_batch_and_is_replaced(postgres_url, opened):
    engine = opened(postgres_url)
    await migrate(engine)
    database = WriteQueue(engine)
    await database.start()

    async def break_connection(connection):
        await connection.exec_driver_sql("SELECT pg_terminate_backend(pg_backend_pid())")

    works = [store_table("a"), break_connection]
    errors = await asyncio.gather(*map(database.write, works), return_exceptions=True)
    assert [type(error) for error in errors] == [StorageError, StorageError]
    assert await database.write(store_table("b")) == "b"
    assert await stored_names(engine) == ["b"]
    await database.close()


@pytest.mark.slow
async def test_writing_continues_after_postgresql_restarts(postgres, postgres_url, opened):
    engine = opened(postgres_url)
    await migrate(engine)
    async with lock_database(engine) as lock:
        database = WriteQueue(engine, lock)
        await database.start()
        assert await database.write(store_table("a")) == "a"
        await asyncio.to_thread(postgres.crash)
        assert await database.write(store_table("b")) == "b"
        assert await _count_tables(database) == 2
        await database.close()
