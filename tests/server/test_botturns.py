"""Bots' turns: they move wherever they have the move, and never where they have it no longer."""

import asyncio
import threading
from contextlib import asynccontextmanager

import pytest

from durbar.bots.levels import Novice
from durbar.server.services import bot_runner as botturns
from durbar.server.services.bot_runner import BotRunner
from durbar.server.storage.engine import StorageError
from durbar.tables import actions
from server.kept import Clock, check_equal, keeping_at, new_table, say
from server.playing import PATIENCE, eventually, serving

pytestmark = pytest.mark.anyio
SHORT = {"options": {"rounds": 3}}


@asynccontextmanager
async def bots_at(table_cache, beat=0.0, thinkers=2, watched=True):
    """Bots that play. Unless told otherwise somebody looks at every table as soon as it is in memory."""
    bots = BotRunner(table_cache, beat, 5.0, thinkers, lambda level, seconds: None)
    if watched:
        table_cache.loaded.append(bots.looked)
        for live in list(table_cache._live.values()):
            bots.looked(live)
    await bots.start()
    try:
        yield bots
    finally:
        await bots.close()


async def stage(table_cache, id, wanted):
    """Wait until a table has come so far; its gathering."""

    async def reached():
        table = (await table_cache.get(id)).table
        return table if wanted(table) else None

    return await eventually(reached)


def persons_turn(table):
    return table.turn != "bot"


def first_move(table):
    """Any move of the person whose turn it is."""
    seat = table.to_move
    move = next(iter(table.sight(seat).legal_moves)).text
    return actions.move(table, seat, move, table.version)


async def test_bots_play_a_whole_game(table_cache):
    async with bots_at(table_cache) as bots:
        id = await new_table(table_cache, "novice", "novice", "novice", begin=True, **SHORT)
        await stage(table_cache, id, lambda table: table.stage == "finished")
        assert bots._playing == {}
    await check_equal(table_cache, id)


async def bots_turn(table_cache):
    """A table at which a person has moved and a bot has the move: its id."""
    id = await new_table(table_cache, None, "novice", begin=True, **SHORT)
    while (await table_cache.get(id)).table.turn != "bot":
        await table_cache.act(id, first_move)
    return id


async def test_they_go_on_where_they_were_when_the_server_ended(ready_url):
    async with keeping_at(ready_url) as table_cache:
        id = await bots_turn(table_cache)
    async with keeping_at(ready_url) as table_cache, bots_at(table_cache, watched=False):
        await stage(table_cache, id, persons_turn)


async def test_a_table_that_cannot_be_read_keeps_no_other_from_going_on(ready_url, monkeypatch, caplog):
    async with keeping_at(ready_url) as table_cache:
        broken, good = [await bots_turn(table_cache) for _ in range(2)]
    async with keeping_at(ready_url) as table_cache:
        load = table_cache._load

        async def fails(id):
            if id == broken:
                raise actions.NotNow("a record of another version")
            return await load(id)

        monkeypatch.setattr(table_cache, "_load", fails)
        async with bots_at(table_cache):
            await stage(table_cache, good, persons_turn)
    assert "a table cannot be read" in caplog.text


async def test_a_bot_whose_table_is_read_again_goes_on(table_cache):
    """As when nobody knew how the write ended that gave it the move."""
    id = await new_table(table_cache, "novice", "novice", begin=True, **SHORT)
    async with bots_at(table_cache) as bots:
        await stage(table_cache, id, lambda table: table.stage == "finished")
        other = await new_table(table_cache, "novice", "novice", begin=True, **SHORT)
        del table_cache._live[other]
        for task in list(bots._playing.values()):
            task.cancel()
        await asyncio.sleep(0.01)
        await stage(table_cache, other, lambda table: table.stage == "finished")


# -- who is there -----------------------------------------------------------------------------------------------------
async def settled(bots):
    """Wait until no bot plays any more."""

    async def nobody_plays():
        return not bots._playing

    await eventually(nobody_plays)


async def test_bots_rest_where_no_person_plays_until_somebody_looks(ready_url):
    clock = Clock()
    async with keeping_at(ready_url, clock) as table_cache, bots_at(table_cache, watched=False) as bots:
        id = await new_table(table_cache, "novice", "novice", begin=True, **SHORT)
        await settled(bots)
        live = await table_cache.get(id)
        assert live.table.turn == "bot"
        assert live.table.log[-1].kind == "started"
        bots.looked(live)
        await stage(table_cache, id, lambda table: table.stage == "finished")


async def test_bots_rest_again_when_nobody_has_looked_for_a_while(ready_url):
    clock = Clock()
    async with keeping_at(ready_url, clock) as table_cache, bots_at(table_cache, watched=False) as bots:
        id = await new_table(table_cache, "novice", "novice", begin=True, **SHORT)

        def time_goes_by(live, serial):
            clock.time += botturns.LOOKED / 2 - 1

        table_cache.changed.append(time_goes_by)
        live = await table_cache.get(id)
        bots.looked(live)
        await settled(bots)
        assert [entry.kind for entry in live.table.log].count("moved") == 3
        bots.looked(live)
        await settled(bots)
        assert [entry.kind for entry in live.table.log].count("moved") == 6
        other = await new_table(table_cache, begin=True)
        clock.time += 2 * botturns.LOOKED
        bots.looked(await table_cache.get(other))
        assert list(bots._looked) == [other]


async def test_a_table_at_which_everybody_is_away_rests_as_well(table_cache):
    async with bots_at(table_cache, watched=False) as bots:
        id = await new_table(table_cache, None, None, begin=True, absence={"after": 10.0, "level": "novice"}, **SHORT)
        while (at := (await table_cache.get(id)).table).deciding:
            await table_cache.act(id, lambda at: actions.time_is_up(at, at.due))
            await settled(bots)
        assert at.turn == "bot"
        bots.looked(await table_cache.get(id))
        await stage(table_cache, id, lambda table: table.stage == "finished")


async def test_a_page_that_shows_a_table_lets_its_bots_play(server, monkeypatch):
    monkeypatch.setattr(botturns, "LOOKED", -1.0)
    noor = server.person("Noor")
    table = (await noor.open_table("novice", "novice", **SHORT))["table"]
    assert (await noor.look(table))["version"] == 2
    assert server.services.bot_runner._playing == {}
    monkeypatch.setattr(botturns, "LOOKED", 60.0)

    async def finished():
        return (await noor.look(table))["stage"] == "finished"

    await eventually(finished)


async def test_a_server_that_starts_reads_the_tables_where_a_person_waits_for_a_bot_and_no_others(url):
    async with serving(url, beat=3600.0) as server:
        noor = server.person("Noor")
        await noor.open_table("novice", "novice")
        waiting = (await noor.open_table("me", "novice"))["table"]
        while (await noor.look(waiting))["view"]["to_move"] == 0:
            await noor.move(waiting, 0)
    async with serving(url, beat=3600.0) as server:
        assert set(server.services.table_cache._live) == {waiting}
        assert set(server.services.bot_runner._playing) == {waiting}


async def test_the_tables_that_one_browser_opened_share_a_turn(server):
    noor, ines = server.person("Noor"), server.person("Ines")
    mine = [(await noor.open_table("me", "open"))["table"] for _ in range(2)]
    other = (await ines.open_table("me", "open"))["table"]
    owners = [await server.services.bot_runner._owner(table) for table in (*mine, other)]
    assert owners[0] == owners[1] != owners[2]
    assert await server.services.bot_runner._owner("nowhere") == "nowhere"


async def test_a_hundred_tables_of_bots_delay_no_person(table_cache, monkeypatch):
    thoughtful = Thoughtful(monkeypatch)
    thoughtful.go.set()
    mine = await new_table(table_cache, None, "novice", begin=True)
    async with bots_at(table_cache, thinkers=1):
        await stage(table_cache, mine, persons_turn)
        thoughtful.go.clear()
        for _ in range(100):
            await new_table(table_cache, "novice", "novice", begin=True)
        await thoughtful.thinks()
        moved = []
        table_cache.changed.append(lambda live, serial: moved.append(live.id))
        await table_cache.act(mine, first_move)
        thoughtful.go.set()
        await stage(table_cache, mine, persons_turn)
    assert moved.index(mine, 1) <= 2, "after its person, and the one bot that was thinking already"


class Thoughtful:
    """Keeps a bot thinking until it is let go."""

    def __init__(self, monkeypatch):
        self.begun = threading.Semaphore(0)
        self.go = threading.Event()
        choose = Novice.choose

        def slowly(bot, sight):
            self.begun.release()
            assert self.go.wait(PATIENCE)
            return choose(bot, sight)

        monkeypatch.setattr(Novice, "choose", slowly)

    async def thinks(self):
        """Wait until a bot has begun to think."""
        assert await asyncio.to_thread(self.begun.acquire, True, PATIENCE)


async def test_what_a_bot_thought_of_is_void_when_the_move_before_is_taken_back(table_cache, monkeypatch):
    thoughtful = Thoughtful(monkeypatch)
    id = await new_table(table_cache, None, "novice", begin=True)
    async with bots_at(table_cache):
        thoughtful.go.set()
        await stage(table_cache, id, persons_turn)
        thoughtful.go.clear()
        thoughtful.begun = threading.Semaphore(0)
        before = (await table_cache.get(id)).table
        await table_cache.act(id, first_move)
        await thoughtful.thinks()
        await table_cache.act(id, lambda at: actions.take_back(at, 0, at.version))
        thoughtful.go.set()
        await asyncio.sleep(0.05)
        table = (await table_cache.get(id)).table
        assert table.to_move == 0
        assert bytes(table.sight(0)) == bytes(before.sight(0))
        assert [entry.kind for entry in table.log[before.version :]] == ["moved", "back"]
        await table_cache.act(id, first_move)
        await stage(table_cache, id, persons_turn)
    await check_equal(table_cache, id)


async def test_whoever_comes_back_while_the_bot_thinks_moves_for_themselves(table_cache, monkeypatch):
    thoughtful = Thoughtful(monkeypatch)
    id = await new_table(table_cache, None, None, begin=True, absence={"level": "novice"})
    async with bots_at(table_cache):
        mover = (await table_cache.get(id)).table.to_move
        await table_cache.act(id, lambda at: actions.vote(at, 1 - mover, mover))
        await thoughtful.thinks()
        await table_cache.act(id, lambda at: actions.come_back(at, mover))
        thoughtful.go.set()
        await asyncio.sleep(0.05)
        table = (await table_cache.get(id)).table
        assert table.to_move == mover
        assert table.turn == "person"
        assert table.log[-1].kind == "returned"


async def test_what_is_said_meanwhile_does_not_make_a_bot_think_again(table_cache, monkeypatch):
    thoughtful = Thoughtful(monkeypatch)
    id = await new_table(table_cache, None, "novice", begin=True)
    async with bots_at(table_cache):
        thoughtful.go.set()
        await stage(table_cache, id, persons_turn)
        thoughtful.go.clear()
        thoughtful.begun = threading.Semaphore(0)
        await table_cache.act(id, first_move)
        await thoughtful.thinks()
        await table_cache.act(id, say("take your time"))
        thoughtful.go.set()
        table = await stage(table_cache, id, persons_turn)
        assert [entry.kind for entry in table.log[-3:]] == ["moved", "said", "moved"]
        assert not thoughtful.begun.acquire(blocking=False), "it thought once"


async def test_a_move_taken_back_before_the_bot_began_to_think(table_cache, caplog):
    """In the beat before a bot moves. It is no fault, and the next move finds the bot awake."""
    id = await new_table(table_cache, None, "novice", begin=True)
    async with bots_at(table_cache, beat=0.05):
        await stage(table_cache, id, persons_turn)
        for _ in range(3):
            await table_cache.act(id, first_move)
            await table_cache.act(id, lambda at: actions.take_back(at, 0, at.version))
        await asyncio.sleep(0.1)
        await table_cache.act(id, first_move)
        begun = (await table_cache.get(id)).table.version
        await stage(table_cache, id, lambda table: table.version > begun and persons_turn(table))
    assert caplog.text == ""


async def test_a_table_deleted_while_a_bot_thinks(table_cache, monkeypatch, caplog):
    thoughtful = Thoughtful(monkeypatch)
    id = await new_table(table_cache, "novice", "novice", begin=True)
    async with bots_at(table_cache) as bots:
        await thoughtful.thinks()
        await table_cache.delete(id)
        thoughtful.go.set()

        async def idle():
            return not bots._playing

        await eventually(idle)
    assert caplog.text == ""


async def test_a_bot_whose_move_cannot_be_written_tries_again(table_cache, monkeypatch, caplog):
    monkeypatch.setattr(botturns, "AGAIN", 0.01)
    id = await new_table(table_cache, "novice", "novice", begin=True, **SHORT)
    write, fails = table_cache.database.write, [3]

    async def failing(work):
        if fails[0]:
            fails[0] -= 1
            raise StorageError("the disk is full")
        return await write(work)

    monkeypatch.setattr(table_cache.database, "write", failing)
    async with bots_at(table_cache):
        await stage(table_cache, id, lambda table: table.stage == "finished")
    assert fails == [0]
    assert caplog.text.count("a bot could not move") == 3
    await check_equal(table_cache, id)


async def test_a_bot_is_woken_however_shortly_before_another_had_fallen_asleep(table_cache, monkeypatch):
    """A person moves at the very moment at which nobody was seen to be waiting for a bot."""
    id = await new_table(table_cache, None, "novice", begin=True)
    async with bots_at(table_cache) as bots:
        await stage(table_cache, id, lambda table: persons_turn(table) and not bots._playing)
        live = await table_cache.get(id)
        moved = live.table.copy()
        for entry in actions.stamped(moved, first_move(moved), 0.0):
            moved.apply(entry)
        to_move = bots._to_move

        once = [live.table]

        def move():
            live.table = moved
            bots.wake(live)

        async def nobody_and_then_somebody(id):
            found = await to_move(id)
            if found is None and once == [live.table]:
                asyncio.get_running_loop().call_soon(move)
            return found

        monkeypatch.setattr(bots, "_to_move", nobody_and_then_somebody)
        bots._playing[id] = asyncio.create_task(bots._play(id))
        await stage(table_cache, id, lambda table: table.version == moved.version + 1)


async def test_at_the_end_nobody_thinks_on(table_cache, monkeypatch):
    thoughtful = Thoughtful(monkeypatch)
    id = await new_table(table_cache, "novice", "novice", begin=True)
    async with bots_at(table_cache) as bots:
        await thoughtful.thinks()
        threading.Timer(0.05, thoughtful.go.set).start()
    assert bots._playing == {}
    version = (await table_cache.get(id)).table.version
    bots.wake(await table_cache.get(id))
    assert bots._playing == {}
    await asyncio.sleep(0.02)
    assert (await table_cache.get(id)).table.version == version
