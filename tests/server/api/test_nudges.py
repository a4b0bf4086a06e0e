"""Tests of nudges, with which players remind the player to move, and of the times since which players are away."""

import pytest

from durbar.tables.table import NUDGE_AFTER, NUDGE_INTERVAL
from server.playing import eventually, friends, serving
from server.table_caches import Clock

pytestmark = pytest.mark.anyio


@pytest.fixture
def clock():
    """A clock that the test sets."""
    return Clock()


@pytest.fixture
async def server(ready_url, clock):
    """A server with this clock, whose bots never move."""
    async with serving(ready_url, clock, bot_pause=1e6) as started:
        yield started


async def waiting_table(server, players=3):
    """Return a table, its people, the seat to move, and another seat."""
    table, people = await friends(server, players)
    mover = (await people[0].look(table))["view"]["to_move"]
    return table, people, mover, (mover + 1) % players


async def nudge(person, table, seat, at):
    """Nudge a player; return the id of the error, or None."""
    answer = await person.ask("POST", f"/tables/{table}/nudge", {"seat": seat, "at": at})
    return None if answer.is_success else answer.json()["error"]["id"]


async def test_nudge_is_an_entry_that_everybody_sees(server, clock):
    table, people, mover, other = await waiting_table(server)
    watcher = server.person("Watcher")
    await watcher.open_link((await people[0].act(table, "watch-link"))["link"])
    clock.time += NUDGE_AFTER
    async with people[mover].listening() as events:
        await people[other].act(table, "nudge", seat=other, at=mover)
        await events.until(table, (await people[other].look(table))["version"])
    for person, seat in ((people[mover], mover), (people[other], other), (watcher, None)):
        last = (await person.story(table, 0, seat=seat))[-1]
        assert (last["kind"], last["by"], last["seat"]) == ("nudged", other, mover)


async def test_nudges_are_limited_for_each_player(server, clock):
    table, people, mover, other = await waiting_table(server)
    third = 3 - mover - other
    assert await nudge(people[other], table, other, mover) == "not-now", "the player has only just got the turn"
    clock.time += NUDGE_AFTER - 1
    assert await nudge(people[other], table, other, mover) == "not-now"
    clock.time += 1
    assert await nudge(people[other], table, other, mover) is None
    for seat in (other, third):
        assert await nudge(people[seat], table, seat, mover) == "not-now", "whoever sends it"
    clock.time += NUDGE_INTERVAL
    assert await nudge(people[third], table, third, mover) is None


async def test_table_says_whom_a_player_may_nudge_and_when(server, clock):
    table, people, mover, other = await waiting_table(server)
    start = clock.time
    assert (await people[other].look(table, other))["nudge"] == {"seat": mover, "possible_from": start + NUDGE_AFTER}
    assert (await people[mover].look(table, mover))["nudge"] is None
    assert (await people[other].look(table))["nudge"] is None, "spectators cannot nudge"
    clock.time += NUDGE_AFTER
    await people[other].act(table, "nudge", seat=other, at=mover)
    assert (await people[other].look(table, other))["nudge"]["possible_from"] == clock.time + NUDGE_INTERVAL


async def test_only_the_player_to_move_can_be_nudged(server, clock):
    table, people, mover, other = await waiting_table(server)
    clock.time += NUDGE_AFTER
    third = 3 - mover - other
    assert await nudge(people[other], table, other, third) == "not-now"
    assert await nudge(people[mover], table, mover, mover) == "not-now"
    assert await nudge(people[other], table, third, mover) == "not-found", "not in the name of another player"
    assert await nudge(server.person("Stranger"), table, other, mover) == "not-found"
    await people[third].act(table, "pause", seat=third)
    assert await nudge(people[other], table, other, mover) == "not-now", "the table is paused"


async def test_bots_cannot_be_nudged(server, clock):
    noor = server.person("Noor")
    table = (await noor.open_table("me", "novice", "novice"))["table"]
    clock.time += NUDGE_AFTER
    state = await noor.look(table, 0)
    assert state["nudge"] is None
    assert await nudge(noor, table, 0, 1) == "not-now"


async def test_two_players_at_one_screen_do_not_nudge_each_other(server):
    noor = server.person("Noor")
    table = (await noor.open_table("me", "me"))["table"]
    assert [(await noor.look(table, seat))["nudge"] for seat in (0, 1)] == [None, None]


async def test_nudges_survive_a_restart(ready_url, clock):
    async with serving(ready_url, clock, bot_pause=1e6) as server:
        table, people, mover, other = await waiting_table(server)
        clock.time += NUDGE_AFTER
        await people[other].act(table, "nudge", seat=other, at=mover)
        cookie = people[other].client.cookies["durbar"]
    async with serving(ready_url, clock, bot_pause=1e6) as again:
        same = again.person()
        same.client.cookies.set("durbar", cookie, domain="durbar.test")
        assert await nudge(same, table, other, mover) == "not-now"


# -- how long players have been away ----------------------------------------------------------------------------------
async def test_only_players_learn_since_when_others_are_away(server, clock):
    table, people, mover, other = await waiting_table(server)
    third = 3 - mover - other
    watcher = server.person("Watcher")
    await watcher.open_link((await people[0].act(table, "watch-link"))["link"])
    async with people[mover].listening() as events:
        await events.next("here")
        clock.time += 1000
    gone = clock.time

    async def is_gone():
        return not (await people[other].look(table))["seats"][mover]["here"]

    await eventually(is_gone)
    clock.time += 300
    assert (await people[other].look(table, other))["seats"][mover]["away_since"] == gone
    assert (await people[third].look(table))["seats"][mover]["away_since"] == gone, "a player, in the public view"
    assert [seat["away_since"] for seat in (await watcher.look(table))["seats"]] == [None] * 3
    async with people[other].listening() as events, watcher.listening() as watched:
        assert (await events.next("here")).data["away"][str(mover)] == gone
        assert "away" not in (await watched.next("here")).data


async def test_player_who_is_online_is_not_away(server):
    table, people, mover, other = await waiting_table(server)
    async with people[mover].listening() as events:
        await events.next("here")
        seat = (await people[other].look(table, other))["seats"][mover]
        assert (seat["here"], seat["away_since"]) == (True, None)
