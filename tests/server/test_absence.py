"""People who do not move for longer than their table allows."""

import asyncio

import pytest

from durbar.server.services.timeouts import Timeouts
from durbar.tables import actions
from server.kept import Clock, check_equal, keeping_at, new_table, say
from server.playing import eventually, friends, serving

pytestmark = pytest.mark.anyio
MINUTE = {"after": 60, "level": "novice"}


@pytest.fixture
def clock():
    return Clock()


@pytest.fixture
async def table_cache(ready_url, clock):
    async with keeping_at(ready_url, clock) as found:
        yield found


def kinds(live):
    return [entry.kind for entry in live.table.log]


async def test_a_bot_takes_the_seat_when_the_time_is_up_and_not_before(table_cache, clock):
    id = await new_table(table_cache, None, None, begin=True, absence=MINUTE)
    never = await new_table(table_cache, None, None, begin=True)
    absence = Timeouts(table_cache)
    clock.time += 59.9
    await absence.look()
    assert kinds(await table_cache.get(id)) == ["opened", "started"]
    clock.time += 0.2
    await absence.look()
    await absence.look()
    assert kinds(await table_cache.get(id)) == ["opened", "started", "stood-in"]
    assert kinds(await table_cache.get(never)) == ["opened", "started"]
    await check_equal(table_cache, id)


async def test_whoever_comes_back_is_not_sent_away_at_once(table_cache, clock):
    id = await new_table(table_cache, None, None, begin=True, absence=MINUTE)
    mover = (await table_cache.get(id)).table.to_move
    absence = Timeouts(table_cache)
    clock.time += 61
    await absence.look()
    await table_cache.act(id, lambda at: actions.come_back(at, mover))
    await absence.look()
    assert kinds(await table_cache.get(id))[-1] == "returned"
    clock.time += 61
    await absence.look()
    assert kinds(await table_cache.get(id))[-1] == "stood-in"


async def test_it_is_noticed_after_a_start(ready_url, clock):
    async with keeping_at(ready_url, clock) as table_cache:
        id = await new_table(table_cache, None, None, begin=True, absence=MINUTE)
    clock.time += 86400
    async with keeping_at(ready_url, clock) as table_cache:
        await Timeouts(table_cache).look()
        assert kinds(await table_cache.get(id))[-1] == "stood-in"


async def test_one_table_that_cannot_be_read_keeps_no_other_from_its_turn(table_cache, clock, monkeypatch, caplog):
    ids = [await new_table(table_cache, None, None, begin=True, absence=MINUTE) for _ in range(3)]
    clock.time += 61
    act = table_cache.act

    async def failing(id, *words):
        if id == ids[0]:
            raise RuntimeError("broken")
        return await act(id, *words)

    monkeypatch.setattr(table_cache, "act", failing)
    await Timeouts(table_cache).look()
    assert [kinds(await table_cache.get(id))[-1] for id in ids] == ["started", "stood-in", "stood-in"]
    assert "could not let a bot play" in caplog.text


async def test_it_looks_again_and_again_whatever_happens(table_cache, clock, monkeypatch):
    id = await new_table(table_cache, None, None, begin=True, absence=MINUTE)
    absence = Timeouts(table_cache, every=0.01)
    looked = []
    look = absence.look

    async def counted():
        looked.append(clock.time)
        if len(looked) == 1:
            raise RuntimeError("broken")
        await look()

    monkeypatch.setattr(absence, "look", counted)
    await absence.start()
    clock.time += 61

    async def taken():
        return kinds(await table_cache.get(id))[-1] == "stood-in"

    await eventually(taken)
    await absence.close()
    many = len(looked)
    await asyncio.sleep(0.03)
    assert len(looked) == many, "it looks no more"


async def test_talking_gives_no_more_time(table_cache, clock):
    id = await new_table(table_cache, None, None, begin=True, absence=MINUTE)
    clock.time += 50
    await table_cache.act(id, say("one moment"))
    clock.time += 11
    await Timeouts(table_cache).look()
    assert kinds(await table_cache.get(id))[-1] == "stood-in"


@pytest.mark.slow
async def test_over_http_somebody_away_is_played_for_and_comes_back(ready_url, clock):
    async with serving(ready_url, clock) as server:
        table, people = await friends(server, absence=MINUTE, options={"rounds": 60})
        shown = await people[0].look(table)
        away = shown["view"]["to_move"]
        assert shown["due"] == clock.time + 60
        clock.time += 61
        await server.services.timeouts.look()

        async def moved():
            story = await people[1 - away].story(table, shown["version"])
            return [(entry["kind"], entry.get("by")) for entry in story][:2] == [
                ("stood-in", None),
                ("moved", "novice"),
            ]

        await eventually(moved)
        shown = await people[away].look(table, away)
        assert shown["seats"][away]["away"] == "novice"
        assert await people[away].api_error(table, "move", seat=away, version=shown["version"], move="draw") == (
            409,
            "not-now",
        )
        await people[away].act(table, "return", seat=away)
        assert (await people[away].look(table, away))["seats"][away]["away"] is None
