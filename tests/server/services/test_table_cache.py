"""Tests of the table cache: tables in memory agree with their logs, whatever goes wrong."""

import asyncio
import gc
import threading
import tracemalloc

import pytest
import sqlalchemy as sa

from durbar.server.services import table_cache as cache_module
from durbar.server.services.fair_semaphore import current_owner
from durbar.server.storage import journal, schema
from durbar.server.storage.journal import ExtraWrite, NoSuchTable, read_log
from durbar.tables import actions
from server.table_caches import (
    NO_EXTRA_WRITE,
    check_memory_equals_log,
    new_table,
    no_extra_write,
    open_table_cache,
    say,
    stored_log,
)
from tables.driver import opened, snapshot

pytestmark = pytest.mark.anyio


# -- reading and writing ----------------------------------------------------------------------------------------------
async def test_action_is_stored_before_listeners_are_notified(table_cache):
    id = await new_table(table_cache)
    notified = []

    def listener(live, serial):
        notified.append((live.table.version, serial))

    table_cache.changed.append(listener)
    assert await table_cache.apply(id, say("hello"), "key") == 2
    (entry,) = (await stored_log(table_cache, id))[1:]
    assert (entry.kind, entry.body, entry.version, entry.key) == ("said", {"seat": 0, "text": "hello"}, 2, "key")
    assert [version for version, _ in notified] == [2]


async def test_table_is_the_same_after_a_restart(ready_url):
    async with open_table_cache(ready_url) as table_cache:
        id = await new_table(table_cache)
        await table_cache.apply(id, actions.start)
        seat = (await table_cache.get(id)).table.to_move
        await table_cache.apply(id, lambda table: actions.move(table, seat, "draw", table.version))
        before = snapshot((await table_cache.get(id)).table)
    async with open_table_cache(ready_url) as table_cache:
        assert snapshot((await table_cache.get(id)).table) == before


async def test_refused_action_changes_nothing(table_cache):
    id = await new_table(table_cache)
    with pytest.raises(actions.ActionRefused):
        await table_cache.apply(id, say(""))
    assert len(await stored_log(table_cache, id)) == 1
    assert not (await table_cache.get(id)).stale
    await check_memory_equals_log(table_cache, id)


async def test_unknown_table_gives_none_or_raises_an_error(table_cache):
    assert await table_cache.get("nowhere") is None
    with pytest.raises(NoSuchTable):
        await table_cache.apply("nowhere", say("hello"))
    with pytest.raises(NoSuchTable):
        await table_cache.delete("nowhere")


async def test_error_in_an_action_is_not_reported_as_a_missing_table(table_cache):
    id = await new_table(table_cache)
    with pytest.raises(IndexError):
        await table_cache.apply(id, lambda table: table.seats[9])


async def test_concurrent_requests_read_a_table_once(ready_url, monkeypatch):
    async with open_table_cache(ready_url) as table_cache:
        id = await new_table(table_cache)
    reads = []

    async def read_and_count(connection, id):
        reads.append(id)
        return await read_log(connection, id)

    monkeypatch.setattr(cache_module.journal, "read_log", read_and_count)
    async with open_table_cache(ready_url) as table_cache:
        first, *others = await asyncio.gather(*(table_cache.get(id) for _ in range(5)))
        assert all(other is first for other in others)
        assert reads == [id]


# -- cancelled requests -----------------------------------------------------------------------------------------------
async def test_action_completes_when_its_request_is_cancelled(table_cache):
    id = await new_table(table_cache)
    after_commit_calls = []
    request = asyncio.create_task(
        table_cache.apply(id, say("hello"), None, ExtraWrite(no_extra_write, after_commit_calls.append))
    )
    await asyncio.sleep(0)
    request.cancel()
    with pytest.raises(asyncio.CancelledError):
        await request
    await table_cache.close()
    assert after_commit_calls == [id]
    assert (await table_cache.get(id)).table.version == 2
    await check_memory_equals_log(table_cache, id)


async def test_table_is_opened_when_its_request_is_cancelled(table_cache):
    opened_ids, after_commit_calls = [], []
    table_cache.changed.append(lambda live, _: opened_ids.append(live.id))
    request = asyncio.create_task(
        table_cache.open(opened(None, None).table.log, None, ExtraWrite(no_extra_write, after_commit_calls.append))
    )
    await asyncio.sleep(0)
    request.cancel()
    await table_cache.close()
    assert len(opened_ids) == 1
    assert after_commit_calls == opened_ids
    assert (await table_cache.get(opened_ids[0])).table.version == 1


async def test_listeners_are_notified_before_the_next_action(table_cache):
    id = await new_table(table_cache)
    order = []

    def recording_action(word):
        def act(table):
            order.append(word)
            return actions.say(table, 0, word)

        return act

    table_cache.changed.append(lambda live, _: order.append("notified"))
    await asyncio.gather(
        table_cache.apply(
            id, recording_action("first"), None, ExtraWrite(no_extra_write, lambda _: order.append("after commit"))
        ),
        table_cache.apply(id, recording_action("second")),
    )
    assert order == ["first", "after commit", "notified", "second", "notified"]


# -- deleting ---------------------------------------------------------------------------------------------------------
async def test_deleted_table_is_removed_with_all_its_rows(table_cache):
    id = await new_table(table_cache, key="key")
    deleted = []
    await table_cache.delete(id, deleted.append)
    assert deleted == [id]
    assert await table_cache.get(id) is None
    assert len(table_cache) == 0
    async with table_cache.database.read() as connection:
        for table in schema.metadata.sorted_tables:
            assert (await connection.execute(sa.select(table))).all() == []
    next_id, is_new = await table_cache.open(opened(None, None).table.log, "key", NO_EXTRA_WRITE)
    assert is_new, "the key can be used again"
    assert next_id != id


async def test_serials_of_a_deleted_table_are_not_reused(ready_url):
    serials = []
    async with open_table_cache(ready_url) as table_cache:
        table_cache.changed.append(lambda _, serial: serials.append(serial))
        await new_table(table_cache)
        id = await new_table(table_cache)
        await table_cache.apply(id, say("hello"))
        await table_cache.delete(id)
    async with open_table_cache(ready_url) as table_cache:
        table_cache.changed.append(lambda _, serial: serials.append(serial))
        await new_table(table_cache)
    assert serials == sorted(set(serials))
    assert len(serials) == 4, "three new tables and a chat message"


# -- eviction ---------------------------------------------------------------------------------------------------------
async def test_least_recently_used_table_is_evicted(table_cache, monkeypatch):
    monkeypatch.setattr(cache_module, "MAX_CACHED", 6)
    ids = [await new_table(table_cache) for _ in range(6)]
    assert len(table_cache) == 6
    await table_cache.get(ids[0])
    ids.append(await new_table(table_cache))
    assert len(table_cache) == 6
    assert ids[1] not in table_cache._live, "the least recently used table is evicted"
    assert ids[0] in table_cache._live
    for id in ids:
        assert await table_cache.apply(id, say("hello")) == 2
        await check_memory_equals_log(table_cache, id)


async def test_locked_table_is_not_evicted(table_cache, monkeypatch):
    monkeypatch.setattr(cache_module, "MAX_CACHED", 2)
    ids = [await new_table(table_cache) for _ in range(2)]
    live = await table_cache.get(ids[0])
    async with live.lock:
        others = [await new_table(table_cache) for _ in range(3)]
        assert await table_cache.get(ids[0]) is live
    assert len(table_cache) == 2
    assert others[-1] in table_cache._live


async def test_table_is_cached_although_all_others_are_locked(table_cache, monkeypatch):
    monkeypatch.setattr(cache_module, "MAX_CACHED", 1)
    first = await new_table(table_cache)
    live = await table_cache.get(first)
    async with live.lock:
        second = await new_table(table_cache)
        assert (await table_cache.get(second)).id == second
        assert len(table_cache) == 2


@pytest.mark.timeout(60)  # a faulty cache would loop endlessly
async def test_table_evicted_right_after_loading_is_read_again(table_cache):
    id = await new_table(table_cache)
    table_cache._live.clear()
    actions_after_eviction, loop = [], asyncio.get_running_loop()

    def evict_and_act(live):
        if not actions_after_eviction:
            loop.call_soon(table_cache._live.pop, live.id)
            actions_after_eviction.append(asyncio.create_task(table_cache._apply(id, say("hello"), None, None)))

    table_cache.loaded.append(evict_and_act)
    await table_cache.get(id)
    assert await actions_after_eviction[0] == 2
    assert len(await stored_log(table_cache, id)) == 2


@pytest.mark.slow
async def test_many_tables_share_a_small_cache(table_cache, monkeypatch):
    monkeypatch.setattr(cache_module, "MAX_CACHED", 4)
    ids = [await new_table(table_cache) for _ in range(12)]
    texts = [(id, f"word {number}") for number in range(15) for id in ids]
    await asyncio.gather(*(table_cache.apply(id, say(text)) for id, text in texts))
    assert len(table_cache) <= len(ids)
    for id in ids:
        assert {entry.body["text"] for entry in (await stored_log(table_cache, id))[1:]} == {
            f"word {n}" for n in range(15)
        }
        await check_memory_equals_log(table_cache, id)
    await new_table(table_cache)
    assert len(table_cache) == 4


async def test_other_requests_get_a_turn_while_a_long_log_is_read(table_cache, monkeypatch):
    monkeypatch.setattr(journal, "BATCH_ROWS", 10)
    id = await new_table(table_cache)
    for number in range(50):
        await table_cache.apply(id, say(f"message {number}"))
    turns = 0

    async def take_turns():
        nonlocal turns
        while True:
            await asyncio.sleep(0)
            turns += 1

    async with table_cache.database.read() as connection:
        # The first query also opens the connection, which gives other tasks turns that must not be counted.
        await read_log(connection, id)
        other = asyncio.create_task(take_turns())
        log, _ = await read_log(connection, id)
    other.cancel()
    assert len(log) == 51
    assert turns >= len(log) // 10, "other tasks get a turn after each batch of 10 entries"


# -- memory -----------------------------------------------------------------------------------------------------------
async def test_least_recently_used_tables_are_dropped_until_the_others_fit_into_memory(table_cache):
    ids = [await new_table(table_cache) for _ in range(5)]
    for id in ids:
        for _ in range(20):
            await table_cache.apply(id, say("x" * 500))
    table_cache.max_memory = table_cache.memory * 3 // 5  # the size of three of the five tables
    ids.append(await new_table(table_cache))
    assert table_cache.memory <= table_cache.max_memory
    assert list(table_cache._live) == ids[3:]
    for _ in range(40):  # other tables are dropped as well when this table grows, but not this table itself
        await table_cache.apply(ids[-1], say("x" * 500))
    assert table_cache.memory <= table_cache.max_memory
    assert ids[-1] in table_cache._live
    assert (await table_cache.get(ids[0])).table.version == 21, "opened, and 20 chat messages"
    await check_memory_equals_log(table_cache, ids[0])


async def test_tables_in_use_stay_in_memory(table_cache):
    in_use, idle = await new_table(table_cache), await new_table(table_cache)
    live = await table_cache.get(in_use)
    async with live.lock:
        table_cache.max_memory = 1
        newest = await new_table(table_cache)
        assert set(table_cache._live) == {in_use, newest}
        assert idle not in table_cache._live
    assert await table_cache.get(in_use) is live


async def test_memory_of_a_table_is_not_much_underestimated(table_cache):
    id = await new_table(table_cache, begin=True)
    tracemalloc.start()
    try:
        await table_cache.apply(id, say("x" * 500))
        used_before, _ = tracemalloc.get_traced_memory()
        estimated_before = (await table_cache.get(id)).memory
        for _ in range(200):
            await table_cache.apply(id, say("€" * 500))
        gc.collect()
        used_after, _ = tracemalloc.get_traced_memory()
    finally:
        tracemalloc.stop()
    estimated_growth = (await table_cache.get(id)).memory - estimated_before
    assert estimated_growth >= (used_after - used_before) / 2, "the estimate is at least half of the real growth"


# -- threads ----------------------------------------------------------------------------------------------------------
async def test_moves_and_loads_do_not_wait_for_work_in_threads(table_cache):
    id = await new_table(table_cache, begin=True)
    resume = threading.Event()
    owner = current_owner.set("192.0.2.1")
    work = [asyncio.create_task(table_cache.run_in_thread(resume.wait)) for _ in range(20)]
    current_owner.reset(owner)
    try:
        await asyncio.sleep(0)
        del table_cache._live[id]  # so that the table has to be loaded, too
        seat = (await table_cache.get(id)).table.to_move
        version = await table_cache.apply(id, lambda table: actions.move(table, seat, "draw", table.version))
        assert (await table_cache.get(id)).table.version == version
        assert not any(task.done() for task in work)
    finally:
        resume.set()
        await asyncio.gather(*work)


async def test_addresses_take_turns_in_the_threads(table_cache):
    resume, done = threading.Event(), []

    async def run(address):
        current_owner.set(address)
        await table_cache.run_in_thread(resume.wait)
        done.append(address)

    work = [asyncio.create_task(run("192.0.2.1")) for _ in range(20)]
    await asyncio.sleep(0)
    work.append(asyncio.create_task(run("192.0.2.2")))
    await asyncio.sleep(0)
    resume.set()
    await asyncio.gather(*work)
    assert done.index("192.0.2.2") <= 2 * cache_module.RENDER_THREADS
