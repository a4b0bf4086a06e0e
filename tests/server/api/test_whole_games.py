"""Tests of games over HTTP, from the first link to the last move."""

import random

import pytest

from server.playing import TIMEOUT, eventually, friends, play_on
from server.process import Process

pytestmark = pytest.mark.anyio


@pytest.mark.parametrize("seats", [2, pytest.param(3, marks=pytest.mark.slow)])
async def test_friends_play_a_game_to_its_end(any_server, seats):
    table, people = await friends(any_server, seats, edition="short")
    end = await play_on(table, dict(enumerate(people)), rng=random.Random(1))
    assert end["stage"] == "finished"
    assert end["view"]["outcome"]["scores"] == end["view"]["scores"]
    story = await people[1].story(table, seat=1)
    assert [entry["version"] for entry in story] == list(range(1, end["version"] + 1))
    assert sum(entry["kind"] == "moved" for entry in story) == end["view"]["moves_made"]


async def test_bots_fill_empty_seats(server):
    noor = server.person("Noor")
    made = await noor.open_table("novice", "me", "novice", options={"rounds": 2})
    end = await play_on(made["table"], {1: noor})
    assert end["stage"] == "finished"
    levels = {entry["by"] for entry in await noor.story(made["table"]) if entry["kind"] == "moved"}
    assert levels == {None, "novice"}


async def test_table_is_returned_with_its_log_entries_since_a_version(server):
    table, (noor, ines) = await friends(server)
    await noor.act(table, "chat", seat=0, text="hello")
    assert "story" not in await ines.look(table, seat=1)
    whole = await ines.get(f"/tables/{table}", seat=1, since=0)
    assert whole["story"] == await ines.get(f"/tables/{table}/story", seat=1, since=0)
    assert [entry["version"] for entry in whole["story"]["entries"]] == list(range(1, whole["version"] + 1))
    last = (await ines.get(f"/tables/{table}", seat=1, since=whole["version"] - 1))["story"]
    assert last["entries"] == whole["story"]["entries"][-1:]
    assert (await ines.get(f"/tables/{table}", seat=1, since=10**6))["story"]["entries"] == []


async def test_stream_announces_actions_of_others(server):
    table, (noor, ines) = await friends(server)
    async with ines.listening() as events:
        done = await noor.act(table, "chat", seat=0, text="hello")
        event = await events.until(table, done["version"])
        assert event.data == {"table": table, "version": done["version"]}
        assert event.id > 0


@pytest.mark.slow
async def test_game_is_played_on_a_server_in_its_own_process(sqlite_url):
    async with Process(sqlite_url) as server:
        table, (noor, ines) = await friends(server)
        async with ines.listening() as events:
            await noor.act(table, "chat", seat=0, text="hello")
            await events.next("table")
        end = await play_on(table, {0: noor, 1: ines})
        assert end["stage"] == "finished"

        async def is_everyone_offline():
            return not any(seat["here"] for seat in (await noor.look(table))["seats"])

        assert await eventually(is_everyone_offline, TIMEOUT)
