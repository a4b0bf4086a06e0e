"""Tests of the bot runner: bots move when it is their turn, and only then."""

import asyncio
import threading
from contextlib import asynccontextmanager

import pytest

from durbar.bots.levels import Novice
from durbar.server.services import bot_runner
from durbar.server.services.bot_runner import BotRunner
from durbar.server.storage.engine import StorageError
from durbar.tables import actions
from server.playing import TIMEOUT, eventually, serving
from server.table_caches import Clock, check_memory_equals_log, new_table, open_table_cache, say

pytestmark = pytest.mark.anyio
# Settings of a toy game with three rounds.
SHORT_GAME = {"options": {"rounds": 3}}


@asynccontextmanager
async def run_bots(table_cache, bot_pause=0.0, bot_threads=2, watched=True, **others):
    """Run bots. Unless `watched` is false, all tables in memory count as watched, as if browsers had requested them."""
    bots = BotRunner(table_cache, lambda level: bot_pause, 5.0, bot_threads, lambda level, seconds: None, **others)
    if watched:
        table_cache.loaded.append(bots.note_request)
        for live in list(table_cache._live.values()):
            bots.note_request(live)
    await bots.start()
    try:
        yield bots
    finally:
        await bots.close()


async def wait_for(table_cache, id, condition):
    """Wait until a table satisfies a condition, and return it."""

    async def table_if_condition_holds():
        table = (await table_cache.get(id)).table
        return table if condition(table) else None

    return await eventually(table_if_condition_holds)


def no_bot_to_move(table):
    """Return whether no bot has the move."""
    return table.turn != "bot"


def first_move(table):
    """Return an action that makes the first legal move of the player to move."""
    seat = table.to_move
    move = next(iter(table.sight(seat).legal_moves)).text
    return actions.move(table, seat, move, table.version)


async def test_bots_play_a_whole_game(table_cache):
    async with run_bots(table_cache) as bots:
        id = await new_table(table_cache, "novice", "novice", "novice", begin=True, **SHORT_GAME)
        await wait_for(table_cache, id, lambda table: table.stage == "finished")
        assert bots._playing == {}
    await check_memory_equals_log(table_cache, id)


async def table_with_bot_to_move(table_cache):
    """Open a table at which a person has moved and a bot has the move; return its id."""
    id = await new_table(table_cache, None, "novice", begin=True, **SHORT_GAME)
    while (await table_cache.get(id)).table.turn != "bot":
        await table_cache.apply(id, first_move)
    return id


async def test_bots_continue_after_a_restart(ready_url):
    async with open_table_cache(ready_url) as table_cache:
        id = await table_with_bot_to_move(table_cache)
    async with open_table_cache(ready_url) as table_cache, run_bots(table_cache, watched=False):
        await wait_for(table_cache, id, no_bot_to_move)


async def test_unreadable_table_does_not_stop_bots_at_other_tables(ready_url, monkeypatch, caplog):
    async with open_table_cache(ready_url) as table_cache:
        broken, good = [await table_with_bot_to_move(table_cache) for _ in range(2)]
    async with open_table_cache(ready_url) as table_cache:
        load = table_cache._load

        async def fail_for_the_broken_table(id):
            if id == broken:
                raise actions.ActionRefused("a record of another version")
            return await load(id)

        monkeypatch.setattr(table_cache, "_load", fail_for_the_broken_table)
        async with run_bots(table_cache):
            await wait_for(table_cache, good, no_bot_to_move)
    assert "a table cannot be read" in caplog.text


async def test_bot_continues_when_its_table_is_reloaded(table_cache):
    """A table is reloaded after a failed write, because it is unknown whether the write was stored."""
    id = await new_table(table_cache, "novice", "novice", begin=True, **SHORT_GAME)
    async with run_bots(table_cache) as bots:
        await wait_for(table_cache, id, lambda table: table.stage == "finished")
        reloaded = await new_table(table_cache, "novice", "novice", begin=True, **SHORT_GAME)
        del table_cache._live[reloaded]
        for task in list(bots._playing.values()):
            task.cancel()
        await asyncio.sleep(0.01)
        await wait_for(table_cache, reloaded, lambda table: table.stage == "finished")


# -- watched tables ---------------------------------------------------------------------------------------------------
async def wait_until_idle(bots):
    """Wait until no bot plays."""

    async def no_bot_plays():
        return not bots._playing

    await eventually(no_bot_plays)


async def test_bots_alone_do_not_move_until_the_table_is_watched(ready_url):
    clock = Clock()
    async with open_table_cache(ready_url, clock) as table_cache, run_bots(table_cache, watched=False) as bots:
        id = await new_table(table_cache, "novice", "novice", begin=True, **SHORT_GAME)
        await wait_until_idle(bots)
        live = await table_cache.get(id)
        assert live.table.turn == "bot"
        assert live.table.log[-1].kind == "started"
        bots.note_request(live)
        await wait_for(table_cache, id, lambda table: table.stage == "finished")


async def test_bots_alone_stop_when_the_table_is_no_longer_watched(ready_url):
    clock = Clock()
    async with open_table_cache(ready_url, clock) as table_cache, run_bots(table_cache, watched=False) as bots:
        id = await new_table(table_cache, "novice", "novice", begin=True, **SHORT_GAME)

        def advance_clock(live, serial):
            clock.time += bot_runner.ACTIVE_SECONDS / 2 - 1  # so that bots make three moves after each request

        table_cache.changed.append(advance_clock)
        live = await table_cache.get(id)
        bots.note_request(live)
        await wait_until_idle(bots)
        assert [entry.kind for entry in live.table.log].count("moved") == 3
        bots.note_request(live)
        await wait_until_idle(bots)
        assert [entry.kind for entry in live.table.log].count("moved") == 6
        other = await new_table(table_cache, begin=True)
        clock.time += 2 * bot_runner.ACTIVE_SECONDS
        bots.note_request(await table_cache.get(other))
        assert list(bots._requested) == [other]


async def test_bots_stop_when_every_player_is_away(table_cache):
    async with run_bots(table_cache, watched=False) as bots:
        id = await new_table(
            table_cache, None, None, begin=True, absence={"after": 10.0, "level": "novice"}, **SHORT_GAME
        )
        while (table := (await table_cache.get(id)).table).voters:
            await table_cache.apply(id, lambda table: actions.time_out(table, table.due))
            await wait_until_idle(bots)
        assert table.turn == "bot"
        bots.note_request(await table_cache.get(id))
        await wait_for(table_cache, id, lambda table: table.stage == "finished")


async def test_viewing_a_table_lets_its_bots_play(server, monkeypatch):
    monkeypatch.setattr(bot_runner, "ACTIVE_SECONDS", -1.0)
    noor = server.person("Noor")
    table = (await noor.open_table("me", "novice", **SHORT_GAME))["table"]
    await noor.act(table, "leave", seat=0)
    version = (await noor.look(table))["version"]
    await asyncio.sleep(0)
    assert (await noor.look(table))["version"] == version
    assert server.services.bot_runner._playing == {}
    monkeypatch.setattr(bot_runner, "ACTIVE_SECONDS", 60.0)

    async def is_finished():
        return (await noor.look(table))["stage"] == "finished"

    await eventually(is_finished)


async def test_server_loads_only_tables_where_a_person_waits_for_a_bot(url):
    async with serving(url, bot_pause=3600.0) as server:
        noor = server.person("Noor")
        left = (await noor.open_table("me", "novice"))["table"]
        await noor.act(left, "leave", seat=0)
        waiting = (await noor.open_table("me", "novice"))["table"]
        while (await noor.look(waiting))["view"]["to_move"] == 0:
            await noor.move(waiting, 0)
    async with serving(url, bot_pause=3600.0) as server:
        assert set(server.services.table_cache._live) == {waiting}
        assert set(server.services.bot_runner._playing) == {waiting}


async def test_tables_of_one_browser_share_an_owner(server):
    """The bots of different owners take turns, so a browser with many tables does not delay others."""
    noor, ines = server.person("Noor"), server.person("Ines")
    mine = [(await noor.open_table("me", "open"))["table"] for _ in range(2)]
    other = (await ines.open_table("me", "open"))["table"]
    owners = [await server.services.bot_runner._owner(table) for table in (*mine, other)]
    assert owners[0] == owners[1] != owners[2]
    assert await server.services.bot_runner._owner("nowhere") == "nowhere"


async def test_hundred_tables_of_bots_do_not_delay_a_person(table_cache, monkeypatch):
    paused = PausedBots(monkeypatch)
    paused.resume.set()
    mine = await new_table(table_cache, None, "novice", begin=True)
    async with run_bots(table_cache, bot_threads=1):
        await wait_for(table_cache, mine, no_bot_to_move)
        paused.resume.clear()
        for _ in range(100):
            await new_table(table_cache, "novice", "novice", begin=True)
        await paused.wait_until_thinking()
        moved = []
        table_cache.changed.append(lambda live, serial: moved.append(live.id))
        await table_cache.apply(mine, first_move)
        paused.resume.set()
        await wait_for(table_cache, mine, no_bot_to_move)
    assert moved.index(mine, 1) <= 2, "the person and the bot that was thinking move first, then this table's bot"


async def test_browser_with_many_tables_and_hints_does_not_starve_another(table_cache, monkeypatch):
    """A person waits at all of these tables, so that their bots have the same priority."""
    paused = PausedBots(monkeypatch)
    mine = await table_with_bot_to_move(table_cache)
    for _ in range(20):
        await table_with_bot_to_move(table_cache)

    async def owner(id):
        return "Noor" if id == mine else "greedy"

    done = []  # the ids of the tables where a bot has moved, and the computed hints, in order
    table_cache.changed.append(lambda live, serial: done.append(live.id))
    async with run_bots(table_cache, bot_threads=1, owner=owner) as bots:
        await paused.wait_until_thinking()
        hints = [asyncio.create_task(bots.advise(lambda: done.append("hint"), "greedy")) for _ in range(20)]

        async def are_waiting():
            # 20 hints and 20 bots, one of which may be the bot that is thinking
            return len(bots._slots._waiting[bot_runner.FIRST]["greedy"]) >= 39

        await eventually(are_waiting)
        hint_for_ines = asyncio.create_task(bots.advise(lambda: done.append("hint for Ines"), "Ines"))
        await asyncio.sleep(0)
        paused.resume.set()
        await wait_for(table_cache, mine, no_bot_to_move)
        await hint_for_ines
        assert done.index(mine) <= 3, "at most one computation of each other browser comes first"
        assert done.index("hint for Ines") <= 5
        await asyncio.gather(*hints)


# -- players who are not seen -----------------------------------------------------------------------------------------
DAYS = 86_400.0
"""The seconds of a day."""


async def test_bots_pause_until_a_player_is_seen_again(ready_url):
    """The time at which a player's browser was seen is stored, so that it survives a restart."""
    clock = Clock()
    async with serving(ready_url, clock, bot_pause=1e6) as server:
        noor = server.person("Noor")
        table = (await noor.open_table("me", "novice"))["table"]
        while (await noor.look(table))["view"]["to_move"] == 0:
            await noor.move(table, 0)
        noor_cookies = noor.client.cookies
        watcher = server.person("Ines")
        await watcher.open_link((await noor.act(table, "watch-link"))["link"])
        watcher_cookies = watcher.client.cookies
    clock.time += 9 * DAYS
    async with serving(ready_url, clock) as server:
        bots = server.services.bot_runner
        assert bots._playing == {}
        assert len(server.services.table_cache) == 0, "the table is not even loaded"
        watcher, noor = server.person("Ines"), server.person("Noor")
        watcher.client.cookies, noor.client.cookies = watcher_cookies, noor_cookies
        version = (await watcher.look(table))["version"]
        await wait_until_idle(bots)
        assert (await watcher.look(table))["version"] == version, "a spectator is not a player"
        await wait_until_idle(bots)
        await noor.look(table)
        await wait_for(server.services.table_cache, table, no_bot_to_move)


async def test_bots_continue_in_a_slow_game_whose_players_look_now_and_then(ready_url):
    clock = Clock()
    async with serving(ready_url, clock, bot_pause=1e6) as server:
        noor = server.person("Noor")
        table = (await noor.open_table("me", "novice"))["table"]
        while (await noor.look(table))["view"]["to_move"] == 0:
            await noor.move(table, 0)
        clock.time += 6 * DAYS
        await noor.get("/tables")
    clock.time += 6 * DAYS
    async with serving(ready_url, clock) as server:
        await wait_for(server.services.table_cache, table, no_bot_to_move)


async def test_operator_chooses_after_how_many_days_bots_pause(ready_url):
    clock = Clock()
    async with serving(ready_url, clock, bot_pause=1e6) as server:
        noor = server.person("Noor")
        table = (await noor.open_table("me", "novice"))["table"]
        while (await noor.look(table))["view"]["to_move"] == 0:
            await noor.move(table, 0)
    clock.time += 9 * DAYS
    async with serving(ready_url, clock, bots_pause_days=30) as server:
        await wait_for(server.services.table_cache, table, no_bot_to_move)


async def test_request_wakes_the_bots_while_the_last_request_of_the_players_is_looked_up(ready_url):
    clock, last_request, is_lookup_running = Clock(), 0.0, asyncio.Event()
    async with open_table_cache(ready_url, clock) as table_cache:
        id = await table_with_bot_to_move(table_cache)
        clock.time += 9 * DAYS
        live = await table_cache.get(id)

        async def players_seen(table):
            nonlocal last_request
            found = last_request
            is_lookup_running.set()
            await asyncio.sleep(0)
            if found == 0.0:  # a player sends a request during the first lookup, which does not find this request
                last_request = clock.time
                bots.note_request(live)
            return found

        async with run_bots(table_cache, watched=False, pause_after=7 * DAYS, players_seen=players_seen) as bots:
            bots.note_request(live)
            await is_lookup_running.wait()
            await wait_for(table_cache, id, no_bot_to_move)


class PausedBots:
    """Keeps bots thinking until `resume` is set."""

    def __init__(self, monkeypatch):
        self.begun = threading.Semaphore(0)
        self.resume = threading.Event()
        choose = Novice.choose

        def wait_and_choose(bot, sight):
            self.begun.release()
            assert self.resume.wait(TIMEOUT)
            return choose(bot, sight)

        monkeypatch.setattr(Novice, "choose", wait_and_choose)

    async def wait_until_thinking(self):
        """Wait until a bot has begun to think."""
        assert await asyncio.to_thread(self.begun.acquire, True, TIMEOUT)


async def test_bots_choice_is_void_when_the_previous_move_is_taken_back(table_cache, monkeypatch):
    paused = PausedBots(monkeypatch)
    id = await new_table(table_cache, None, "novice", begin=True)
    async with run_bots(table_cache):
        paused.resume.set()
        await wait_for(table_cache, id, no_bot_to_move)
        paused.resume.clear()
        paused.begun = threading.Semaphore(0)
        before = (await table_cache.get(id)).table
        await table_cache.apply(id, first_move)
        await paused.wait_until_thinking()
        await table_cache.apply(id, lambda table: actions.take_back(table, 0, table.version))
        paused.resume.set()
        await asyncio.sleep(0.05)
        table = (await table_cache.get(id)).table
        assert table.to_move == 0
        assert bytes(table.sight(0)) == bytes(before.sight(0))
        assert [entry.kind for entry in table.log[before.version :]] == ["moved", "back"]
        await table_cache.apply(id, first_move)
        await wait_for(table_cache, id, no_bot_to_move)
    await check_memory_equals_log(table_cache, id)


async def test_player_who_returns_while_the_bot_thinks_keeps_the_move(table_cache, monkeypatch):
    paused = PausedBots(monkeypatch)
    id = await new_table(table_cache, None, None, begin=True, absence={"level": "novice"})
    async with run_bots(table_cache):
        mover = (await table_cache.get(id)).table.to_move
        await table_cache.apply(id, lambda table: actions.vote(table, 1 - mover, mover))
        await paused.wait_until_thinking()
        await table_cache.apply(id, lambda table: actions.come_back(table, mover))
        paused.resume.set()
        await asyncio.sleep(0.05)
        table = (await table_cache.get(id)).table
        assert table.to_move == mover
        assert table.turn == "person"
        assert table.log[-1].kind == "returned"


async def test_chat_does_not_make_a_bot_think_again(table_cache, monkeypatch):
    paused = PausedBots(monkeypatch)
    id = await new_table(table_cache, None, "novice", begin=True)
    async with run_bots(table_cache):
        paused.resume.set()
        await wait_for(table_cache, id, no_bot_to_move)
        paused.resume.clear()
        paused.begun = threading.Semaphore(0)
        await table_cache.apply(id, first_move)
        await paused.wait_until_thinking()
        await table_cache.apply(id, say("take your time"))
        paused.resume.set()
        table = await wait_for(table_cache, id, no_bot_to_move)
        assert [entry.kind for entry in table.log[-3:]] == ["moved", "said", "moved"]
        assert not paused.begun.acquire(blocking=False), "the bot thought once"


async def test_move_can_be_taken_back_during_the_bots_pause(table_cache, caplog):
    """The bot's pause before its move is interrupted without an error, and the bot moves after the next move."""
    id = await new_table(table_cache, None, "novice", begin=True)
    async with run_bots(table_cache, bot_pause=0.05):
        await wait_for(table_cache, id, no_bot_to_move)
        for _ in range(3):
            await table_cache.apply(id, first_move)
            await table_cache.apply(id, lambda table: actions.take_back(table, 0, table.version))
        await asyncio.sleep(0.1)
        await table_cache.apply(id, first_move)
        version = (await table_cache.get(id)).table.version
        await wait_for(table_cache, id, lambda table: table.version > version and no_bot_to_move(table))
    assert caplog.text == ""


async def test_deleting_a_table_while_a_bot_thinks_causes_no_error(table_cache, monkeypatch, caplog):
    paused = PausedBots(monkeypatch)
    id = await new_table(table_cache, "novice", "novice", begin=True)
    async with run_bots(table_cache) as bots:
        await paused.wait_until_thinking()
        await table_cache.delete(id)
        paused.resume.set()
        await wait_until_idle(bots)
    assert caplog.text == ""


async def test_bot_retries_when_its_move_cannot_be_written(table_cache, monkeypatch, caplog):
    monkeypatch.setattr(bot_runner, "RETRY_SECONDS", 0.01)
    id = await new_table(table_cache, "novice", "novice", begin=True, **SHORT_GAME)
    write, remaining_failures = table_cache.database.write, [3]

    async def write_after_failures(work):
        if remaining_failures[0]:
            remaining_failures[0] -= 1
            raise StorageError("the disk is full")
        return await write(work)

    monkeypatch.setattr(table_cache.database, "write", write_after_failures)
    async with run_bots(table_cache):
        await wait_for(table_cache, id, lambda table: table.stage == "finished")
    assert remaining_failures == [0]
    assert caplog.text.count("a bot could not move") == 3
    await check_memory_equals_log(table_cache, id)


async def test_bot_moves_if_it_is_woken_just_before_its_task_ends(table_cache, monkeypatch):
    """A person moves right after the task found that no bot is to move."""
    id = await new_table(table_cache, None, "novice", begin=True)
    async with run_bots(table_cache) as bots:
        await wait_for(table_cache, id, lambda table: no_bot_to_move(table) and not bots._playing)
        live = await table_cache.get(id)
        before = live.table
        after_move = before.copy()
        for entry in actions.stamped(after_move, first_move(after_move), 0.0):
            after_move.apply(entry)
        find_table = bots._table_with_bot_to_move

        def make_move_of_person():
            live.table = after_move
            bots.wake(live)

        async def find_table_and_move(id):
            found = await find_table(id)
            if found is None and live.table is before:
                asyncio.get_running_loop().call_soon(make_move_of_person)
            return found

        monkeypatch.setattr(bots, "_table_with_bot_to_move", find_table_and_move)
        bots._playing[id] = asyncio.create_task(bots._play(id))
        await wait_for(table_cache, id, lambda table: table.version == after_move.version + 1)


async def test_close_cancels_bots(table_cache, monkeypatch):
    paused = PausedBots(monkeypatch)
    id = await new_table(table_cache, "novice", "novice", begin=True)
    async with run_bots(table_cache) as bots:
        await paused.wait_until_thinking()
        threading.Timer(0.05, paused.resume.set).start()
    assert bots._playing == {}
    version = (await table_cache.get(id)).table.version
    bots.wake(await table_cache.get(id))
    assert bots._playing == {}
    await asyncio.sleep(0.02)
    assert (await table_cache.get(id)).table.version == version
