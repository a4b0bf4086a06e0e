"""Tests that the response to an action contains the table as the actor may see it: exactly what a GET returns."""

import pytest

from server.leak_audit import Leak, audited_server, start_table
from server.planted_leaks import SECRETS, add_to_table_view
from server.playing import legal, play_on

pytestmark = pytest.mark.anyio


@pytest.fixture
async def server(ready_url):
    """A server whose responses are all searched for leaks."""
    async with audited_server(ready_url, "action view") as started:
        yield started


async def table_without_times(person, table, seat):
    """Return the table as a GET shows it, without what every request changes."""
    return without_times(await person.look(table, seat))


def without_times(state):
    """Return a table's state without the vote, which becomes possible some time after the last request of the player to
    move, and without the times of the players' last requests.
    """
    seats = [{**seat, "away_since": None} for seat in state["seats"]]
    return {name: value for name, value in {**state, "seats": seats}.items() if name != "vote"}


async def mover_of(table, people):
    """Return the seat of the player to move."""
    return (await people[0].look(table))["view"]["to_move"]


# -- content ----------------------------------------------------------------------------------------------------------
async def test_move_returns_what_a_get_returns(server):
    table, people = await start_table(server, game="taj-mahal")
    for _ in range(6):
        seat = await mover_of(table, people)
        state = await people[seat].get(f"/tables/{table}", seat=seat, since=0)
        body = {"seat": seat, "version": state["version"], "move": legal(state)[0]}
        done = await people[seat].act(table, "move", **body)
        latest = await people[seat].get(f"/tables/{table}", seat=seat, since=state["version"])
        assert {name: done[name] for name in latest["story"]} == latest.pop("story")
        assert without_times(done["table_view"]) == without_times(latest)
        assert done["made"] == latest["version"] == state["version"] + 1


async def test_every_kind_of_action_returns_the_view_of_its_seat(server):
    table, people = await start_table(server, 3)
    seat = await mover_of(table, people)
    for act, body in (("move", {"move": "draw"}), ("chat", {"text": "hello"}), ("take-back", {}), ("refuse", {})):
        version = (await people[seat].look(table, seat))["version"]
        done = await people[seat].act(table, act, seat=seat, version=version, **body)
        assert without_times(done["table_view"]) == await table_without_times(people[seat], table, seat)
    for act, body in (("watch-link", {}), ("reissue", {"at": 2})):
        done = await people[0].act(table, act, view_seat=0, **body)
        assert without_times(done["table_view"]) == await table_without_times(people[0], table, 0)


async def test_action_can_request_the_view_of_another_seat_of_the_same_browser(server):
    noor = server.person("Noor")
    table = (await noor.open_table("me", "me"))["table"]
    noor.allowed_seats[table] = {0, 1}
    for view_seat in (0, 1, None):
        done = await noor.act(table, "chat", seat=0, text="hello", view_seat=view_seat)
        assert without_times(done["table_view"]) == await table_without_times(noor, table, view_seat)


async def test_repeated_idempotency_key_returns_the_current_view(server):
    table, people = await start_table(server)
    seat = await mover_of(table, people)
    state = await people[seat].look(table, seat)
    body = {"seat": seat, "version": state["version"], "move": "draw"}
    first = await people[seat].act(table, "move", "once", **body)
    await people[1 - seat].move(table, 1 - seat)
    again = await people[seat].act(table, "move", "once", **body)
    latest = await table_without_times(people[seat], table, seat)
    assert again["made"] == first["made"] < latest["version"]
    assert without_times(again["table_view"]) == latest
    assert [entry["version"] for entry in again["entries"]] == [first["made"], latest["version"]]


# -- permissions ------------------------------------------------------------------------------------------------------
async def test_view_of_another_players_seat_is_refused_before_the_action(server):
    table, people = await start_table(server, game="taj-mahal")
    seat = await mover_of(table, people)
    state = await people[seat].look(table, seat)
    move = {"seat": seat, "version": state["version"], "move": legal(state)[0]}
    for view_seat in (1 - seat, 2, 7):  # the seat of the other player, and two seats that do not exist
        assert await people[seat].api_error(table, "move", view_seat=view_seat, **move) == (404, "not-found")
        assert await people[seat].api_error(table, "chat", seat=seat, text="hi", view_seat=view_seat) == (
            404,
            "not-found",
        )
    for act, body in (("watch-link", {}), ("free", {"at": 1}), ("reissue", {"at": 1})):
        assert await people[0].api_error(table, act, view_seat=1, **body) == (404, "not-found")
    assert await table_without_times(people[seat], table, seat) == without_times(state)


async def test_host_without_a_seat_sees_what_spectators_see(server):
    host, noor = server.person("Host"), server.person("Noor")
    made = await host.open_table("open", "open", game="taj-mahal")
    table = made["table"]
    await noor.open_link(made["links"][0]["link"])
    noor.allowed_seats[table] = {0}
    await host.act(table, "seat-bot", at=1, level="novice")
    for view_seat in (0, 1):
        assert await host.api_error(table, "start", view_seat=view_seat) == (404, "not-found")
    assert (await host.look(table))["stage"] == "gathering"
    done = await host.act(table, "start")
    assert done["table_view"]["seat"] is None
    assert done["table_view"]["view"]["legal_moves"] == []
    assert done["table_view"]["you"] == {"host": True, "seats": [], "watch": False}


async def test_host_with_a_seat_gets_the_public_view_unless_the_seat_is_named(server):
    table, people = await start_table(server, game="taj-mahal")
    assert (await people[0].act(table, "watch-link"))["table_view"]["seat"] is None
    assert (await people[0].act(table, "watch-link", view_seat=0))["table_view"]["seat"] == 0


async def test_player_who_leaves_gets_no_view(server):
    table, people = await start_table(server, 3, game="taj-mahal")
    done = await people[1].act(table, "leave", seat=1, version=1)
    assert done["table_view"] is None
    assert {entry["kind"] for entry in done["entries"]} >= {"started", "freed"}
    people[1].allowed_seats[table] = set()
    host = await people[0].act(table, "leave", seat=0, version=1)
    assert host["table_view"] is None, "the seat that acted is lost"
    assert (await people[0].look(table))["you"] == {"host": True, "seats": [], "watch": False}


@pytest.mark.parametrize(("action", "kind"), [("free", "freed"), ("reissue", "reissued")])
async def test_seat_lost_while_its_action_is_written_gets_no_view(server, monkeypatch, action, kind):
    table, (noor, ines) = await start_table(server, game="taj-mahal")
    cache = server.services.table_cache
    apply = cache.apply

    async def lose_the_seat_afterwards(*args, **keywords):
        monkeypatch.setattr(cache, "apply", apply)
        made = await apply(*args, **keywords)
        await noor.act(table, action, at=1)
        ines.allowed_seats[table] = set()
        return made

    monkeypatch.setattr(cache, "apply", lose_the_seat_afterwards)
    done = await ines.act(table, "chat", "a key", seat=1, text="hello", version=1)
    assert done["table_view"] is None
    assert [entry["kind"] for entry in done["entries"]][-2:] == ["said", kind]
    public = {entry["version"]: entry for entry in await noor.story(table)}
    assert all(entry == public[entry["version"]] for entry in done["entries"])
    assert await ines.api_error(table, "chat", "a key", seat=1, text="hello") == (404, "not-found")


async def test_action_of_a_seat_that_is_lost_before_the_write_is_refused(server, monkeypatch):
    table, (noor, ines) = await start_table(server)
    cache = server.services.table_cache
    apply = cache.apply

    async def lose_the_seat_first(*args, **keywords):
        monkeypatch.setattr(cache, "apply", apply)
        await noor.act(table, "reissue", at=1)
        return await apply(*args, **keywords)

    monkeypatch.setattr(cache, "apply", lose_the_seat_first)
    assert await ines.api_error(table, "chat", seat=1, text="hello") == (404, "not-found")
    assert "said" not in {entry["kind"] for entry in await noor.story(table)}


@pytest.mark.parametrize("secret", ["a hand", "another's view", "the seed"])
async def test_leak_search_includes_action_responses(server, monkeypatch, secret):
    table, people = await start_table(server, game="taj-mahal")
    seat = await mover_of(table, people)
    state = await people[seat].look(table, seat)
    add_to_table_view(monkeypatch, SECRETS[secret], 1 - seat, server.services.entropy)
    with pytest.raises(Leak):
        await people[seat].act(table, "move", seat=seat, version=state["version"], move=legal(state)[0])


# -- analysis ---------------------------------------------------------------------------------------------------------
async def test_only_the_owner_of_an_analysis_table_sees_it_from_every_seat(server):
    table, people = await start_table(server, edition="short")
    await play_on(table, dict(enumerate(people)))
    record = await people[0].get(f"/tables/{table}/record")
    study = (await people[0].post("/import", {"record": record, "as": "analysis"}))["table"]
    for view_seat in (0, 1, None):
        done = await people[0].act(study, "branch", number=2, main=True, view_seat=view_seat)
        assert without_times(done["table_view"]) == await table_without_times(people[0], study, view_seat)
    mover = done["table_view"]["view"]["to_move"]
    state = await people[0].look(study, mover)
    done = await people[0].act(study, "move", seat=mover, version=state["version"], move=legal(state)[0])
    assert without_times(done["table_view"]) == await table_without_times(people[0], study, mover)
    assert await people[0].api_error(study, "branch", number=1, view_seat=2) == (404, "not-found")
    for act, body in (("branch", {"number": 1}), ("move", {"seat": 0, "version": 1, "move": "draw"})):
        for view_seat in (0, None):
            assert await people[1].api_error(study, act, view_seat=view_seat, **body) == (404, "not-found")
    watcher = server.person("Watcher")
    await watcher.open_link((await people[0].act(study, "watch-link"))["link"])
    assert await watcher.api_error(study, "branch", number=1, view_seat=0) == (403, "host-only")
