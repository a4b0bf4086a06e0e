"""Tables in memory: what the log says, no more and no less, whatever goes wrong."""

import asyncio

import pytest
import sqlalchemy as sa

from durbar.server.services import table_cache as keeping
from durbar.server.storage import schema
from durbar.server.storage.journal import Also, NoSuchTable, read_log
from durbar.tables import acts
from server.kept import NOTHING, check_equal, keeping_at, logged, new_table, nothing, say
from tables.around import opened, told

pytestmark = pytest.mark.anyio


# -- reading and writing ----------------------------------------------------------------------------------------------
async def test_what_is_done_is_in_the_log_before_it_is_told(keeper):
    id = await new_table(keeper)
    heard = []

    def listener(kept, serial):
        heard.append((kept.gathering.version, serial))

    keeper.changed.append(listener)
    assert await keeper.act(id, say("hello"), "key") == 2
    (entry,) = (await logged(keeper, id))[1:]
    assert (entry.kind, entry.body, entry.version, entry.key) == ("said", {"seat": 0, "text": "hello"}, 2, "key")
    assert [version for version, _ in heard] == [2]


async def test_a_table_is_the_same_after_a_start(ready_url):
    async with keeping_at(ready_url) as keeper:
        id = await new_table(keeper)
        await keeper.act(id, acts.start)
        seat = (await keeper.get(id)).gathering.table.to_move
        await keeper.act(id, lambda at: acts.move(at, seat, "draw", at.version))
        before = told((await keeper.get(id)).gathering)
    async with keeping_at(ready_url) as keeper:
        assert told((await keeper.get(id)).gathering) == before


async def test_what_stands_in_the_way_changes_nothing(keeper):
    id = await new_table(keeper)
    with pytest.raises(acts.NotNow):
        await keeper.act(id, say(""))
    assert len(await logged(keeper, id)) == 1
    assert not (await keeper.get(id)).stale
    await check_equal(keeper, id)


async def test_there_is_no_table_of_another_name(keeper):
    assert await keeper.get("nowhere") is None
    with pytest.raises(NoSuchTable):
        await keeper.act("nowhere", say("hello"))
    with pytest.raises(NoSuchTable):
        await keeper.delete("nowhere")


async def test_a_mistake_in_an_act_is_not_taken_for_a_missing_table(keeper):
    id = await new_table(keeper)
    with pytest.raises(IndexError):
        await keeper.act(id, lambda gathering: gathering.seats[9])


async def test_many_who_want_one_table_read_it_once(ready_url, monkeypatch):
    async with keeping_at(ready_url) as keeper:
        id = await new_table(keeper)
    reads = []

    async def counted(connection, id):
        reads.append(id)
        return await read_log(connection, id)

    monkeypatch.setattr(keeping.logbook, "read_log", counted)
    async with keeping_at(ready_url) as keeper:
        found = await asyncio.gather(*(keeper.get(id) for _ in range(5)))
        assert len({*map(id_of, found)}) == 1
        assert reads == [id]


def id_of(thing):
    return id(thing)


# -- the one who asked has gone ---------------------------------------------------------------------------------------
async def test_what_is_begun_is_finished_even_if_nobody_waits_for_it(keeper):
    id = await new_table(keeper)
    followed = []
    asked = asyncio.create_task(keeper.act(id, say("hello"), None, Also(nothing, followed.append)))
    await asyncio.sleep(0)
    asked.cancel()
    with pytest.raises(asyncio.CancelledError):
        await asked
    await keeper.close()
    assert followed == [id]
    assert (await keeper.get(id)).gathering.version == 2
    await check_equal(keeper, id)


async def test_a_table_is_opened_even_if_nobody_waits_for_it(keeper):
    heard, followed = [], []
    keeper.changed.append(lambda kept, _: heard.append(kept.id))
    asked = asyncio.create_task(keeper.open(opened(None, None).at.log, None, Also(nothing, followed.append)))
    await asyncio.sleep(0)
    asked.cancel()
    await keeper.close()
    assert len(heard) == 1
    assert followed == heard
    assert (await keeper.get(heard[0])).gathering.version == 1


async def test_memory_learns_of_it_before_anything_else_happens_at_the_table(keeper):
    id = await new_table(keeper)
    order = []

    def note(word):
        def act(gathering):
            order.append(word)
            return acts.say(gathering, 0, word)

        return act

    keeper.changed.append(lambda kept, _: order.append("told"))
    await asyncio.gather(
        keeper.act(id, note("first"), None, Also(nothing, lambda _: order.append("followed"))),
        keeper.act(id, note("second")),
    )
    assert order == ["first", "followed", "told", "second", "told"]


# -- deleting ---------------------------------------------------------------------------------------------------------
async def test_a_deleted_table_is_gone_with_all_that_belongs_to_it(keeper):
    id = await new_table(keeper, key="key")
    gone = []
    await keeper.delete(id, gone.append)
    assert gone == [id]
    assert await keeper.get(id) is None
    assert len(keeper) == 0
    async with keeper.ledger.read() as connection:
        for table in schema.metadata.sorted_tables:
            assert (await connection.execute(sa.select(table))).all() == []
    again, new = await keeper.open(opened(None, None).at.log, "key", NOTHING)
    assert new
    assert again != id


async def test_serials_of_a_deleted_table_are_not_used_again(ready_url):
    serials = []
    async with keeping_at(ready_url) as keeper:
        keeper.changed.append(lambda _, serial: serials.append(serial))
        await new_table(keeper)
        id = await new_table(keeper)
        await keeper.act(id, say("hello"))
        await keeper.delete(id)
    async with keeping_at(ready_url) as keeper:
        keeper.changed.append(lambda _, serial: serials.append(serial))
        await new_table(keeper)
    assert serials == sorted(set(serials))
    assert len(serials) == 4


# -- making room ------------------------------------------------------------------------------------------------------
async def test_memory_keeps_as_many_as_it_may_and_no_fewer(keeper, monkeypatch):
    monkeypatch.setattr(keeping, "MOST_KEPT", 6)
    ids = [await new_table(keeper) for _ in range(6)]
    assert len(keeper) == 6
    await keeper.get(ids[0])
    ids.append(await new_table(keeper))
    assert len(keeper) == 6
    assert ids[1] not in keeper._kept, "the one that nobody looked at for longest"
    assert ids[0] in keeper._kept
    for id in ids:
        assert await keeper.act(id, say("hello")) == 2
        await check_equal(keeper, id)


async def test_a_table_in_use_is_not_put_away(keeper, monkeypatch):
    monkeypatch.setattr(keeping, "MOST_KEPT", 2)
    ids = [await new_table(keeper) for _ in range(2)]
    kept = await keeper.get(ids[0])
    async with kept.lock:
        others = [await new_table(keeper) for _ in range(3)]
        assert await keeper.get(ids[0]) is kept
    assert len(keeper) == 2
    assert others[-1] in keeper._kept


async def test_a_table_is_kept_although_all_others_are_in_use(keeper, monkeypatch):
    monkeypatch.setattr(keeping, "MOST_KEPT", 1)
    first = await new_table(keeper)
    kept = await keeper.get(first)
    async with kept.lock:
        second = await new_table(keeper)
        assert (await keeper.get(second)).id == second
        assert len(keeper) == 2


@pytest.mark.timeout(60)  # whoever asked for it without end would let nothing else happen
async def test_a_table_that_is_put_away_as_soon_as_it_is_read_is_read_again(keeper):
    id = await new_table(keeper)
    keeper._kept.clear()
    later, loop = [], asyncio.get_running_loop()

    def put_away(kept):
        if not later:
            loop.call_soon(keeper._kept.pop, kept.id)
            later.append(asyncio.create_task(keeper._act(id, say("hello"), None, None)))

    keeper.loaded.append(put_away)
    await keeper.get(id)
    assert await later[0] == 2
    assert len(await logged(keeper, id)) == 2


@pytest.mark.slow
async def test_many_tables_in_little_memory(keeper, monkeypatch):
    monkeypatch.setattr(keeping, "MOST_KEPT", 4)
    ids = [await new_table(keeper) for _ in range(12)]
    said = [(id, f"word {number}") for number in range(15) for id in ids]
    await asyncio.gather(*(keeper.act(id, say(text)) for id, text in said))
    assert len(keeper) <= len(ids)
    for id in ids:
        assert {entry.body["text"] for entry in (await logged(keeper, id))[1:]} == {f"word {n}" for n in range(15)}
        await check_equal(keeper, id)
    await new_table(keeper)
    assert len(keeper) == 4
