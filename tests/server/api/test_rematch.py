"""Tests of rematches over HTTP."""

import pytest

from server.playing import friends, play_on

pytestmark = pytest.mark.anyio


async def finished(server, seats=2):
    """Return a table whose game is over, and its players."""
    table, people = await friends(server, seats)
    await play_on(table, dict(enumerate(people)))
    assert (await people[0].look(table))["stage"] == "finished"
    return table, people


async def test_rematch_keeps_the_seats_and_is_opened_once(server):
    table, (noor, ines) = await finished(server)
    assert (await noor.look(table))["again"] is None
    made = await ines.post(f"/tables/{table}/again")
    assert made["new"]
    assert made["links"] == []
    same = await noor.post(f"/tables/{table}/again")
    assert (same["table"], same["new"]) == (made["table"], False)
    assert (await noor.look(table))["again"] == made["table"]
    state = await noor.look(made["table"])
    assert state["stage"] == "gathering", "the others may not have joined yet"
    assert [seat["name"] for seat in state["seats"]] == ["Noor", "Ines"]
    assert state["you"] == {"host": False, "seats": [0], "watch": False}
    assert (await ines.look(made["table"]))["you"] == {"host": True, "seats": [1], "watch": False}
    await ines.act(made["table"], "start")
    await play_on(made["table"], {0: noor, 1: ines})


async def test_other_players_are_notified_of_a_rematch(server):
    table, (noor, ines) = await finished(server)
    async with noor.listening() as events:
        await events.next("here")
        made = await ines.post(f"/tables/{table}/again")
        await events.until(made["table"], 1)


async def test_rematch_against_bots_starts_at_once(server):
    noor = server.person("Noor")
    table = (await noor.open_table("me", "novice", "player", hints=False))["table"]
    await play_on(table, {0: noor})
    made = await noor.post(f"/tables/{table}/again")
    state = await noor.look(made["table"])
    assert state["stage"] == "running"
    assert [seat["level"] for seat in state["seats"]] == [None, "novice", "player"]
    assert not state["hints"]


async def test_rematch_returns_a_link_for_a_freed_seat(server):
    table, (noor, ines) = await friends(server)
    await ines.act(table, "leave", seat=1)
    await play_on(table, {0: noor})
    made = await noor.post(f"/tables/{table}/again")
    assert [link["seat"] for link in made["links"]] == [1]
    newcomer = server.person("Tara")
    await newcomer.open_link(made["links"][0]["link"])
    assert (await newcomer.look(made["table"]))["you"]["seats"] == [1]


async def test_rematch_can_be_requested_only_by_a_player_of_a_finished_game(server):
    table, (noor, _) = await friends(server)
    assert await noor.api_error(table, "again") == (409, "not-now")
    assert await server.person("Tara").api_error(table, "again") == (404, "not-found")
    watched, people = await finished(server)
    link = (await people[0].act(watched, "watch-link"))["link"]
    tara = server.person("Tara")
    await tara.open_link(link)
    assert await tara.api_error(watched, "again") == (404, "not-found")
    await people[1].post(f"/tables/{watched}/again")
    assert (await tara.look(watched))["again"] is None, "spectators do not see the rematch"
