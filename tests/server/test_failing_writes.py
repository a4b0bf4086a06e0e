"""Writes that fail: before the commit, or between the commit and its answer. Memory is what the log says."""

import asyncio

import pytest
from sqlalchemy.exc import IntegrityError

from durbar.server.services import table_cache as keeping
from durbar.server.services.table_cache import TableCache
from durbar.server.storage import schema
from durbar.server.storage.engine import StorageError
from durbar.server.storage.journal import Also
from durbar.tables import actions
from server.kept import check_equal, logged, new_table, say

pytestmark = pytest.mark.anyio


async def test_what_is_refused_while_writing_was_not_done(table_cache):
    id = await new_table(table_cache)

    async def refuse(connection, table):
        raise actions.NotNow("not so")

    followed = []
    with pytest.raises(actions.NotNow):
        await table_cache.act(id, say("hello"), "key", Also(refuse, followed.append))
    assert followed == []
    assert not (await table_cache.get(id)).stale, "it is known for sure: nothing is read again"
    await check_equal(table_cache, id)
    assert await table_cache.act(id, say("hello again"), "key") == 2


class Breaking:
    """A ledger that breaks: before the commit, or between the commit and its answer."""

    def __init__(self, database, after_commit, times=1):
        self._database = database
        self._after = after_commit
        self.times = times

    def __getattr__(self, name):
        return getattr(self._database, name)

    async def write(self, work):
        if self.times == 0:
            return await self._database.write(work)
        self.times -= 1
        if self._after:
            await self._database.write(work)
        raise StorageError("the connection broke")


@pytest.mark.parametrize("after_commit", [False, True])
async def test_after_a_write_that_broke_memory_is_what_the_log_says(table_cache, after_commit):
    id = await new_table(table_cache)
    doubted, heard = [], []

    async def doubting(table):
        doubted.append(table)

    table_cache.doubted.append(doubting)
    table_cache.changed.append(lambda live, _: heard.append(live.table.version))
    table_cache.database = Breaking(table_cache.database, after_commit)
    with pytest.raises(StorageError):
        await table_cache.act(id, say("hello"), "key")
    live = await table_cache.get(id)
    assert live.table.version == (2 if after_commit else 1)
    await check_equal(table_cache, id)
    assert doubted == [id]
    assert heard == ([2] if after_commit else []), "who waits to hear of it hears of it"
    assert await table_cache.act(id, say("hello"), "key") == 2, "asked again with the key it is done, once"
    assert len(await logged(table_cache, id)) == 2


async def test_a_table_in_doubt_is_read_again_even_if_nobody_asks(table_cache, monkeypatch):
    monkeypatch.setattr(keeping, "AGAIN", 0.01)
    id = await new_table(table_cache)
    heard = asyncio.Event()
    table_cache.changed.append(lambda live, _: heard.set())
    table_cache.database = Breaking(table_cache.database, after_commit=True)
    fails = [3]
    read = TableCache._read

    async def failing(self, id):
        if fails[0]:
            fails[0] -= 1
            raise StorageError("not yet")
        return await read(self, id)

    monkeypatch.setattr(TableCache, "_read", failing)
    with pytest.raises(StorageError):
        await table_cache.act(id, say("hello"))
    await asyncio.wait_for(heard.wait(), 10)
    assert (await table_cache.get(id)).table.version == 2
    assert fails == [0]


async def test_an_entry_that_is_there_already_does_not_get_in_twice(table_cache):
    """As if another process had written: the primary key is the lock."""
    id = await new_table(table_cache)
    row = {"table_id": id, "version": 2, "serial": 10**15, "at": 1.0, "kind": "said", "key": None}
    words = schema.entries.insert().values(**row, body={"seat": 1, "text": "I was first"})
    await table_cache.database.write(lambda connection: connection.execute(words))
    with pytest.raises(IntegrityError):
        await table_cache.act(id, say("hello"))
    assert await table_cache.act(id, say("hello")) == 3
    await check_equal(table_cache, id)


@pytest.mark.parametrize("after_commit", [False, True])
async def test_a_table_whose_deletion_broke_is_there_or_not(table_cache, after_commit):
    id = await new_table(table_cache)
    table_cache.database = Breaking(table_cache.database, after_commit)
    with pytest.raises(StorageError):
        await table_cache.delete(id)
    found = await table_cache.get(id)
    assert (found is None) == after_commit
    if not after_commit:
        assert await table_cache.act(id, say("still here")) == 2
