"""Tests of writes that fail before or after the commit: the tables in memory still agree with their logs."""

import asyncio

import pytest
from sqlalchemy.exc import IntegrityError

from durbar.server.services import table_cache as cache_module
from durbar.server.services.table_cache import TableCache
from durbar.server.storage import schema
from durbar.server.storage.engine import StorageError
from durbar.server.storage.journal import ExtraWrite
from durbar.tables import actions
from server.table_caches import check_memory_equals_log, new_table, say, stored_log

pytestmark = pytest.mark.anyio


async def test_action_refused_during_its_write_changes_nothing(table_cache):
    id = await new_table(table_cache)

    async def refuse(connection, table):
        raise actions.ActionRefused("not so")

    after_commit_calls = []
    with pytest.raises(actions.ActionRefused):
        await table_cache.apply(id, say("hello"), "key", ExtraWrite(refuse, after_commit_calls.append))
    assert after_commit_calls == []
    assert not (await table_cache.get(id)).stale, "the table need not be reloaded, because the outcome is known"
    await check_memory_equals_log(table_cache, id)
    assert await table_cache.apply(id, say("hello again"), "key") == 2


class FailingDatabase:
    """A database whose first ``times`` writes fail, before the commit or after it."""

    def __init__(self, database, after_commit, times=1):
        self._database = database
        self._after_commit = after_commit
        self.times = times

    def __getattr__(self, name):
        return getattr(self._database, name)

    async def write(self, work):
        """Fail while failures are left, then write."""
        if self.times == 0:
            return await self._database.write(work)
        self.times -= 1
        if self._after_commit:
            await self._database.write(work)
        raise StorageError("the connection broke")


@pytest.mark.parametrize("after_commit", [False, True])
async def test_memory_agrees_with_the_log_after_a_failed_write(table_cache, after_commit):
    id = await new_table(table_cache)
    reloaded, versions = [], []

    async def record_reload(table):
        reloaded.append(table)

    table_cache.reloading.append(record_reload)
    table_cache.changed.append(lambda live, _: versions.append(live.table.version))
    table_cache.database = FailingDatabase(table_cache.database, after_commit)
    with pytest.raises(StorageError):
        await table_cache.apply(id, say("hello"), "key")
    live = await table_cache.get(id)
    assert live.table.version == (2 if after_commit else 1)
    await check_memory_equals_log(table_cache, id)
    assert reloaded == [id]
    assert versions == ([2] if after_commit else []), "listeners are notified only of a stored change"
    assert await table_cache.apply(id, say("hello"), "key") == 2, "a retry with the same key acts once"
    assert len(await stored_log(table_cache, id)) == 2


async def test_stale_table_is_reloaded_without_a_request(table_cache, monkeypatch):
    monkeypatch.setattr(cache_module, "RETRY_SECONDS", 0.01)
    id = await new_table(table_cache)
    changed = asyncio.Event()
    table_cache.changed.append(lambda live, _: changed.set())
    table_cache.database = FailingDatabase(table_cache.database, after_commit=True)
    remaining_failures = [3]
    read = TableCache._read

    async def read_after_failures(self, id):
        if remaining_failures[0]:
            remaining_failures[0] -= 1
            raise StorageError("not yet")
        return await read(self, id)

    monkeypatch.setattr(TableCache, "_read", read_after_failures)
    with pytest.raises(StorageError):
        await table_cache.apply(id, say("hello"))
    await asyncio.wait_for(changed.wait(), 10)
    assert (await table_cache.get(id)).table.version == 2
    assert remaining_failures == [0]


async def test_existing_version_is_not_written_twice(table_cache):
    """Another process may have written this version: the primary key prevents a second entry."""
    id = await new_table(table_cache)
    row = {"table_id": id, "version": 2, "serial": 10**15, "at": 1.0, "kind": "said", "key": None}
    statement = schema.entries.insert().values(**row, body={"seat": 1, "text": "I was first"})
    await table_cache.database.write(lambda connection: connection.execute(statement))
    with pytest.raises(IntegrityError):
        await table_cache.apply(id, say("hello"))
    assert await table_cache.apply(id, say("hello")) == 3
    await check_memory_equals_log(table_cache, id)


@pytest.mark.parametrize("after_commit", [False, True])
async def test_table_exists_after_a_failed_deletion_only_if_the_deletion_was_not_stored(table_cache, after_commit):
    id = await new_table(table_cache)
    table_cache.database = FailingDatabase(table_cache.database, after_commit)
    with pytest.raises(StorageError):
        await table_cache.delete(id)
    found = await table_cache.get(id)
    assert (found is None) == after_commit
    if not after_commit:
        assert await table_cache.apply(id, say("still here")) == 2
