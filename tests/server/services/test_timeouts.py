"""Tests that a bot takes over for players who exceed their table's time limit."""

import asyncio

import pytest

from durbar.server.services.timeouts import Timeouts
from durbar.tables import actions
from server.playing import eventually, friends, serving
from server.table_caches import Clock, check_memory_equals_log, new_table, open_table_cache, say

pytestmark = pytest.mark.anyio
ONE_MINUTE = {"after": 60, "level": "novice"}
"""A time limit of one minute, after which a novice bot plays."""


@pytest.fixture
def clock():
    """A clock that the test sets."""
    return Clock()


@pytest.fixture
async def table_cache(ready_url, clock):
    """A table cache whose clock the test sets."""
    async with open_table_cache(ready_url, clock) as found:
        yield found


def kinds(live):
    """Return the kinds of the entries in a table's log."""
    return [entry.kind for entry in live.table.log]


async def test_bot_takes_the_seat_only_after_the_time_limit(table_cache, clock):
    id = await new_table(table_cache, None, None, begin=True, absence=ONE_MINUTE)
    without_limit = await new_table(table_cache, None, None, begin=True)
    timeouts = Timeouts(table_cache)
    clock.time += 59.9
    await timeouts.check()
    assert kinds(await table_cache.get(id)) == ["opened", "started"]
    clock.time += 0.2
    await timeouts.check()
    await timeouts.check()
    assert kinds(await table_cache.get(id)) == ["opened", "started", "stood-in"]
    assert kinds(await table_cache.get(without_limit)) == ["opened", "started"]
    await check_memory_equals_log(table_cache, id)


async def test_time_limit_starts_again_after_a_player_returns(table_cache, clock):
    id = await new_table(table_cache, None, None, begin=True, absence=ONE_MINUTE)
    mover = (await table_cache.get(id)).table.to_move
    timeouts = Timeouts(table_cache)
    clock.time += 61
    await timeouts.check()
    await table_cache.apply(id, lambda table: actions.come_back(table, mover))
    await timeouts.check()
    assert kinds(await table_cache.get(id))[-1] == "returned"
    clock.time += 61
    await timeouts.check()
    assert kinds(await table_cache.get(id))[-1] == "stood-in"


async def test_expired_time_limit_is_noticed_after_a_restart(ready_url, clock):
    async with open_table_cache(ready_url, clock) as table_cache:
        id = await new_table(table_cache, None, None, begin=True, absence=ONE_MINUTE)
    clock.time += 86400
    async with open_table_cache(ready_url, clock) as table_cache:
        await Timeouts(table_cache).check()
        assert kinds(await table_cache.get(id))[-1] == "stood-in"


async def test_failing_table_does_not_block_timeouts_at_other_tables(table_cache, clock, monkeypatch, caplog):
    ids = [await new_table(table_cache, None, None, begin=True, absence=ONE_MINUTE) for _ in range(3)]
    clock.time += 61
    apply = table_cache.apply

    async def fail_for_the_first_table(id, *arguments):
        if id == ids[0]:
            raise RuntimeError("broken")
        return await apply(id, *arguments)

    monkeypatch.setattr(table_cache, "apply", fail_for_the_first_table)
    await Timeouts(table_cache).check()
    assert [kinds(await table_cache.get(id))[-1] for id in ids] == ["started", "stood-in", "stood-in"]
    assert "could not let a bot play" in caplog.text


async def test_timeouts_continue_after_an_error_and_stop_on_close(table_cache, clock, monkeypatch):
    id = await new_table(table_cache, None, None, begin=True, absence=ONE_MINUTE)
    timeouts = Timeouts(table_cache, interval=0.01)
    calls = []
    check = timeouts.check

    async def count_and_check():
        calls.append(clock.time)
        if len(calls) == 1:
            raise RuntimeError("broken")
        await check()

    monkeypatch.setattr(timeouts, "check", count_and_check)
    await timeouts.start()
    clock.time += 61

    async def bot_has_taken_over():
        return kinds(await table_cache.get(id))[-1] == "stood-in"

    await eventually(bot_has_taken_over)
    await timeouts.close()
    calls_before = len(calls)
    await asyncio.sleep(0.03)
    assert len(calls) == calls_before, "no check after closing"


async def test_chat_does_not_extend_the_time_limit(table_cache, clock):
    id = await new_table(table_cache, None, None, begin=True, absence=ONE_MINUTE)
    clock.time += 50
    await table_cache.apply(id, say("one moment"))
    clock.time += 11
    await Timeouts(table_cache).check()
    assert kinds(await table_cache.get(id))[-1] == "stood-in"


@pytest.mark.slow
async def test_player_returns_over_http_after_a_bot_played_for_them(ready_url, clock):
    async with serving(ready_url, clock) as server:
        table, people = await friends(server, absence=ONE_MINUTE, options={"rounds": 60})
        state = await people[0].look(table)
        away = state["view"]["to_move"]
        assert state["due"] == clock.time + 60
        clock.time += 61
        await server.services.timeouts.check()

        async def has_bot_moved():
            story = await people[1 - away].story(table, state["version"])
            return [(entry["kind"], entry.get("by")) for entry in story][:2] == [
                ("stood-in", None),
                ("moved", "novice"),
            ]

        await eventually(has_bot_moved)
        late = {"seat": away, "version": state["version"], "move": "draw"}
        assert await people[away].api_error(table, "move", **late) == (409, "moved-on")
        seats = (await people[1 - away].look(table))["seats"]
        assert seats[away]["away"] is None, "the late move shows that the player is back"


# -- coming back ------------------------------------------------------------------------------------------------------
@pytest.fixture
async def server(ready_url, clock):
    """A server whose bots never move."""
    async with serving(ready_url, clock, bot_pause=1e6) as started:
        yield started


async def replaced_player(server, clock):
    """Start a game of two people and let the time of one run out. Return the table, the people, the replaced seat, and
    the table as its player last saw it.
    """
    table, people = await friends(server, absence=ONE_MINUTE)
    mover = (await people[0].look(table))["view"]["to_move"]
    seen = await people[mover].look(table, mover)
    clock.time += 61
    await server.services.timeouts.check()
    assert (await people[1 - mover].look(table))["seats"][mover]["away"] == "novice"
    return table, people, mover, seen


async def kinds_since(table, person, version):
    """Return the kinds of the log entries after a version."""
    return [entry["kind"] for entry in await person.story(table, version)]


async def test_opening_the_table_returns_the_seat(server, clock):
    table, people, away, seen = await replaced_player(server, clock)
    state = await people[away].get(f"/tables/{table}", seat=away, since=seen["version"])
    assert state["seats"][away]["away"] is None
    assert [entry["kind"] for entry in state["story"]["entries"]] == ["stood-in", "returned"]
    assert state["due"] == clock.time + 60, "the time limit starts again"


async def test_requests_that_an_idle_page_sends_by_itself_do_not_return_the_seat(server, clock):
    """Otherwise an open page that nobody looks at would take the seat back after every time limit, for hours."""
    table, people, away, seen = await replaced_player(server, clock)
    async with people[away].listening() as events:
        await events.next("here")
        for _ in range(3):
            clock.time += 61
            await people[away].get(f"/tables/{table}", seat=away, background=True)
            await people[away].get(f"/tables/{table}/story", seat=away)
            await server.services.timeouts.check()
    assert await kinds_since(table, people[1 - away], seen["version"]) == ["stood-in"]


async def test_move_of_a_replaced_player_returns_the_seat_and_is_made(server, clock):
    table, people, away, seen = await replaced_player(server, clock)
    move = seen["view"]["legal_moves"][0]["text"]
    body = {"seat": away, "version": seen["version"], "move": move}
    answer = await people[away].act(table, "move", key="once", **body)
    assert [entry["kind"] for entry in answer["entries"]] == ["stood-in", "returned", "moved"]
    again = await people[away].act(table, "move", key="once", **body)
    assert again["made"] == answer["made"] == answer["version"]


async def test_illegal_move_of_a_replaced_player_still_returns_the_seat(server, clock):
    table, people, away, seen = await replaced_player(server, clock)
    status, _ = await people[away].api_error(table, "move", seat=away, version=seen["version"], move="nonsense")
    assert status in {409, 422}
    assert await kinds_since(table, people[1 - away], seen["version"]) == ["stood-in", "returned"]


@pytest.mark.parametrize("action", ["pause", "chat", "return"])
async def test_every_action_of_a_replaced_player_returns_the_seat_once(server, clock, action):
    table, people, away, seen = await replaced_player(server, clock)
    await people[away].act(table, action, seat=away, **({"text": "here I am"} if action == "chat" else {}))
    kinds = await kinds_since(table, people[1 - away], seen["version"])
    assert kinds[:2] == ["stood-in", "returned"]
    assert kinds.count("returned") == 1


async def test_request_for_a_hint_returns_the_seat(server, clock):
    table, people, away, seen = await replaced_player(server, clock)
    hints = await people[away].post(f"/tables/{table}/hint", {"seat": away})
    assert hints["hints"]
    assert await kinds_since(table, people[1 - away], seen["version"]) == ["stood-in", "returned"]
    assert hints["version"] == (await people[1 - away].look(table))["version"]


async def test_replaced_player_who_leaves_does_not_return_first(server, clock):
    table, people, away, seen = await replaced_player(server, clock)
    await people[away].act(table, "leave", seat=away)
    assert await kinds_since(table, people[1 - away], seen["version"]) == ["stood-in", "freed"]


async def test_requests_of_others_do_not_return_the_seat(server, clock):
    table, people, away, seen = await replaced_player(server, clock)
    await people[1 - away].look(table, 1 - away)
    await people[1 - away].act(table, "chat", seat=1 - away, text="hello?")
    assert await kinds_since(table, people[1 - away], seen["version"]) == ["stood-in", "said"]
