"""Tests of actions at a table over HTTP: take-back, absence, leaving, chat, pausing and analysis tables."""

import asyncio
import random

import pytest

from server.playing import friends, legal, play_on

pytestmark = pytest.mark.anyio
VERSION_AT_START = 3
"""The version of a table of two friends when the game starts: it was opened, a friend sat down, and it was started."""


async def seat_to_move(table, people):
    """Return the seat of the player to move."""
    return (await people[0].look(table))["view"]["to_move"]


async def act_now(person, table, act, **body):
    """Act on the current version of the table."""
    version = (await person.look(table))["version"]
    return await person.act(table, act, version=version, **body)


async def test_action_response_contains_entries_since_the_given_version(server):
    table, (noor, ines) = await friends(server)
    await noor.act(table, "chat", seat=0, text="one")
    done = await ines.act(table, "chat", seat=1, version=VERSION_AT_START, text="two")
    assert [entry.get("text") for entry in done["entries"]] == ["one", "two"]
    version = VERSION_AT_START + 2
    assert (done["version"], done["upto"], done["made"]) == (version, version, version)


async def test_take_back_needs_the_consent_of_all_others(server):
    table, people = await friends(server, 3)
    mover = await seat_to_move(table, people)
    others = [seat for seat in range(3) if seat != mover]
    await people[mover].move(table, mover, "draw")
    state = await people[mover].look(table, mover)
    assert state["take_back"] == {"number": 0, "move": "draw", "consent": True}
    await act_now(people[mover], table, "take-back", seat=mover)
    state = await people[others[0]].look(table, others[0])
    assert state["asking"] == {"seat": mover, "number": 0, "agreed": [], "waiting_for": others}
    await people[others[0]].act(table, "agree", seat=others[0], version=state["version"])
    assert (await people[mover].look(table))["asking"]["waiting_for"] == [others[1]]
    last = await people[others[1]].act(table, "agree", seat=others[1], version=state["version"] + 1)
    assert [entry["kind"] for entry in last["entries"]] == ["agreed", "back"]
    state = await people[mover].look(table, mover)
    assert (state["asking"], state["view"]["to_move"], state["view"]["moves_made"]) == (None, mover, 0)


@pytest.mark.slow
async def test_take_back_can_be_refused_by_others_and_withdrawn_by_the_asker(server):
    table, people = await friends(server)
    mover = await seat_to_move(table, people)
    other = 1 - mover
    await people[mover].move(table, mover, "draw")
    await act_now(people[mover], table, "take-back", seat=mover)
    await people[other].act(table, "refuse", seat=other)
    assert (await people[mover].look(table))["asking"] is None
    await act_now(people[mover], table, "take-back", seat=mover)
    await people[mover].act(table, "refuse", seat=mover)
    assert await people[other].api_error(table, "agree", seat=other) == (409, "not-now")


async def test_take_back_against_bots_needs_no_consent_and_is_recorded(server):
    noor = server.person("Noor")
    table = (await noor.open_table("me", "novice"))["table"]
    state = await play_on(table, {0: noor}, moves=2)
    while state["view"]["to_move"] != 0:
        state = await noor.look(table)
    await act_now(noor, table, "take-back", seat=0)
    assert (await noor.look(table))["view"]["moves_made"] < state["view"]["moves_made"]
    entries = (await noor.get(f"/tables/{table}/record", seat=0))["taken_back"]
    assert [entry["seat"] for entry in entries] == [0]


async def test_freed_seat_can_be_taken_by_another_person(server):
    table, (noor, ines) = await friends(server, absence={"level": "novice"}, edition="short")
    done = await ines.act(table, "leave", seat=1, version=VERSION_AT_START)
    freed = {"version": VERSION_AT_START + 1, "kind": "freed", "seat": 1, "why": "left", "name": "Ines"}
    assert done["entries"][0] == {**freed, "at": done["entries"][0]["at"]}
    assert await ines.get("/tables") == []
    state = await noor.look(table)
    assert (state["seats"][1]["who"], state["seats"][1]["away"]) == ("open", "novice")
    link = (await noor.act(table, "reissue", at=1))["link"]
    tara = server.person("Tara")
    await tara.open_link(link)
    end = await play_on(table, {0: noor, 1: tara}, rng=random.Random(1))
    assert end["stage"] == "finished"
    assert [seat["name"] for seat in end["seats"]] == ["Noor", "Tara"]


async def test_move_for_an_old_version_is_refused_with_the_current_version(server):
    table, people = await friends(server)
    mover = await seat_to_move(table, people)
    state = await people[mover].look(table, mover)
    await people[mover].move(table, mover, "draw")
    body = {"seat": 1 - mover, "version": state["version"], "move": "draw"}
    status, error = await people[1 - mover].refusal("POST", f"/tables/{table}/move", body)
    assert (status, error["id"], error["version"]) == (409, "moved-on", state["version"] + 1)


@pytest.mark.slow
async def test_illegal_move_is_explained_in_the_readers_language(server):
    table, people = await friends(server, game="maharani")
    mover = await seat_to_move(table, people)
    state = await people[mover].look(table, mover)
    body = {"seat": 1 - mover, "version": state["version"], "move": legal(state)[0]}
    texts = {}
    for lang in ("en", "fr"):
        status, error = await people[1 - mover].refusal("POST", f"/tables/{table}/move", body, lang=lang)
        assert (status, error["id"], error["message"]["id"]) == (422, "illegal-move", "why.not-your-turn")
        texts[lang] = error["text"]
    assert texts["en"] != texts["fr"]


@pytest.mark.slow
async def test_finished_game_is_imported_and_analysed(server):
    table, people = await friends(server, options={"rounds": 2})
    await play_on(table, dict(enumerate(people)))
    record = await people[0].get(f"/tables/{table}/record")
    tara = server.person("Tara")
    made = await tara.post("/import", {"record": record, "as": "analysis"})
    study = made["table"]
    await tara.act(study, "branch", number=1)
    state = await tara.look(study, 0)
    assert (state["stage"], state["kind"], state["view"]["moves_made"]) == ("running", "analysis", 1)
    seat = state["view"]["to_move"]
    hints = await tara.post(f"/tables/{study}/hint", {"seat": seat})
    assert hints["hints"]
    await tara.move(study, seat, hints["hints"][0]["move"])
    assert (await tara.look(study))["view"]["moves_made"] == 2
    await tara.act(study, "branch", number=4, main=True)
    assert (await tara.get(f"/tables/{study}/record"))["moves"] == record["moves"]
    live = await tara.post("/import", {"record": record, "as": "finished"})
    assert (await tara.get(f"/tables/{live['table']}/record"))["moves"] == record["moves"]
    assert await tara.api_error(live["table"], "branch", number=0) == (409, "not-now")


@pytest.mark.slow
@pytest.mark.parametrize(("game", "seats"), [("maharani", 2), ("taj-mahal", 3)])
async def test_friends_play_a_whole_game(server, game, seats):
    table, people = await friends(server, seats, game)
    end = await play_on(table, dict(enumerate(people)), rng=random.Random(3))
    assert end["stage"] == "finished"
    records = [await person.get(f"/tables/{table}/record", seat=seat) for seat, person in enumerate(people)]
    assert all(record == records[0] for record in records)
    assert len(records[0]["moves"]) == end["view"]["moves_made"]
    assert end["shuffle"]["seed"] == records[0]["seed"]


@pytest.mark.slow
async def test_people_and_bots_play_a_whole_game_of_taj_mahal(server):
    noor, ines = server.person("Noor"), server.person("Ines")
    made = await noor.open_table("me", "novice", "open", "player", game="taj-mahal")
    await ines.open_link(made["links"][0]["link"])
    await noor.act(made["table"], "start")
    end = await play_on(made["table"], {0: noor, 2: ines}, rng=random.Random(3))
    assert end["stage"] == "finished"


# -- pausing ----------------------------------------------------------------------------------------------------------
async def test_pause_stops_the_time_limit_until_resumed(server):
    table, people = await friends(server, absence={"after": 60, "level": "novice"})
    state = await people[0].look(table)
    assert state["due"] is not None
    assert state["paused_by"] is None
    done = await people[1].act(table, "pause", seat=1, version=state["version"])
    assert [entry["kind"] for entry in done["entries"]] == ["paused"]
    state = await people[0].look(table)
    assert (state["paused_by"], state["due"], state["vote"]) == (1, None, None)
    second_pause = await people[0].act(table, "pause", seat=0)
    assert second_pause["version"] == done["version"], "the table is paused already"
    await people[0].act(table, "resume", seat=0)
    state = await people[1].look(table)
    assert state["paused_by"] is None
    assert state["due"] is not None


async def test_move_ends_a_pause(server):
    table, people = await friends(server)
    mover = await seat_to_move(table, people)
    await people[1 - mover].act(table, "pause", seat=1 - mover)
    await people[mover].move(table, mover, "draw")
    assert (await people[mover].look(table))["paused_by"] is None


async def test_bots_do_not_move_while_a_table_is_paused(server, monkeypatch):
    runner, noor = server.services.bot_runner, server.person("Noor")
    table = (await noor.open_table("me", "novice", "novice"))["table"]
    while table in runner._playing:
        await asyncio.sleep(0.02)
    state = await noor.look(table, 0)
    find_mover, calls, is_paused = runner._table_with_bot_to_move, [], asyncio.Event()

    async def wait_for_the_pause(id):
        calls.append(id)
        if len(calls) == 2:  # after the turn of the first bot
            await is_paused.wait()
        return await find_mover(id)

    monkeypatch.setattr(runner, "_table_with_bot_to_move", wait_for_the_pause)
    await noor.act(table, "move", seat=0, version=state["version"], move=legal(state)[0])
    paused = await noor.act(table, "pause", seat=0)
    is_paused.set()
    while table in runner._playing:
        await asyncio.sleep(0.02)
    state = await noor.look(table, 0)
    assert state["version"] == paused["version"]
    mover = state["view"]["to_move"]
    await noor.act(table, "resume", seat=0)
    while mover != 0 and (await noor.look(table, 0))["view"]["moves_made"] == state["view"]["moves_made"]:
        await asyncio.sleep(0.02)


async def test_only_seated_players_pause_a_running_table(server):
    noor = server.person("Noor")
    waiting = (await noor.open_table("me", "open"))["table"]
    assert await noor.api_error(waiting, "pause", seat=0) == (409, "not-now")
    table, people = await friends(server)
    assert await people[0].api_error(table, "pause", seat=1) == (404, "not-found")
