"""Tests of concurrent requests: exactly one of several conflicting requests succeeds."""

import asyncio
from collections import Counter

import pytest

from server.playing import friends, legal, secret_of, serving
from server.table_caches import Clock, check_memory_equals_log, stored_log

pytestmark = pytest.mark.anyio
# How often a test repeats its concurrent requests.
REPEATED = [pytest.param(8, id="some", marks=pytest.mark.slow), pytest.param(25, id="many", marks=pytest.mark.long)]
MANY = pytest.mark.parametrize("times", REPEATED)
ALSO_FEW = pytest.mark.parametrize("times", [pytest.param(2, id="few"), *REPEATED])


async def send_together(*requests):
    """Send requests together; return the counts of statuses and of error ids, and the responses."""
    answers = await asyncio.gather(*requests)
    ids = [answer.json()["error"]["id"] for answer in answers if answer.is_client_error]
    assert not any(answer.is_server_error for answer in answers), [answer.text for answer in answers]
    return Counter(answer.status_code for answer in answers), Counter(ids), answers


async def check_log(server, table):
    """Check that memory agrees with the log; return the kinds of its entries."""
    entries = await stored_log(server.services.table_cache, table)
    assert [entry.version for entry in entries] == list(range(1, len(entries) + 1))
    await check_memory_equals_log(server.services.table_cache, table)
    return [entry.kind for entry in entries]


async def whose_turn(table, people):
    """Return who has the move, their seat, and the table as they see it."""
    seat = (await people[0].look(table))["view"]["to_move"]
    return people[seat], seat, await people[seat].look(table, seat)


@ALSO_FEW
async def test_one_of_several_concurrent_moves_for_a_version_succeeds(any_server, times):
    table, people = await friends(any_server, options={"rounds": 40})
    for _ in range(times):
        mover, seat, state = await whose_turn(table, people)
        body = {"seat": seat, "version": state["version"]}
        moves = (legal(state) * 6)[:6]
        statuses, ids, _ = await send_together(
            *(mover.ask("POST", f"/tables/{table}/move", {**body, "move": move}) for move in moves)
        )
        assert statuses == {200: 1, 409: 5}
        assert ids == {"moved-on": 5}
        after = await mover.look(table, seat)
        assert after["version"] == state["version"] + 1
    await check_log(any_server, table)


@MANY
async def test_take_back_and_next_move_exclude_each_other(any_server, times):
    table, people = await friends(any_server, options={"rounds": 60})
    for _ in range(times):
        mover, seat, state = await whose_turn(table, people)
        card = next((move for move in legal(state) if move not in {"draw", "pass"}), "draw")
        version = (await mover.move(table, seat, card))["version"]
        other, next_seat, after = await whose_turn(table, people)
        take_back_body = {"seat": seat, "version": version}
        move_body = {"seat": next_seat, "version": version, "move": legal(after)[0]}
        statuses, ids, answers = await send_together(
            mover.ask("POST", f"/tables/{table}/take-back", take_back_body),
            other.ask("POST", f"/tables/{table}/move", move_body),
        )
        assert statuses == {200: 1, 409: 1}, [answer.text for answer in answers]
        assert ids == {"moved-on": 1}
        last = (await mover.story(table, version))[0]
        take_back, _ = answers
        if take_back.status_code != 200:
            assert last["kind"] == "moved"
        elif card == "draw":
            assert last["kind"] == "asked", "taking back a drawn card needs consent, so only the request is stored"
            await mover.act(table, "refuse", seat=seat)
        else:
            assert last["kind"] == "back"
    await check_log(any_server, table)


@MANY
async def test_one_of_several_people_gets_the_seat(any_server, times):
    noor = any_server.person("Noor")
    for _ in range(times):
        made = await noor.open_table("me", "open")
        guests = [any_server.person(name) for name in ("Ines", "Akbar", "Tara")]
        for guest in guests:
            await guest.put("/me", {"name": guest.name})
        secret = secret_of(made["links"][0]["link"])
        statuses, ids, answers = await send_together(
            *(guest.ask("POST", "/links/open", {"secret": secret}) for guest in guests)
        )
        assert statuses == {200: 1, 409: 2}
        assert ids.keys() <= {"seat-taken", "link-used"}
        (winner,) = (guest for guest, answer in zip(guests, answers, strict=True) if answer.status_code == 200)
        state = await winner.look(made["table"], 1)
        assert state["seats"][1]["name"] == winner.name
        for guest in guests:
            if guest is not winner:
                assert await guest.refusal("GET", f"/tables/{made['table']}") == (404, not_found_error())
        assert await check_log(any_server, made["table"]) == ["opened", "sat"]


def not_found_error():
    """Return the error for a table that does not exist or is not accessible."""
    return {"id": "not-found", "text": "This page does not exist, or you have no access to it."}


@MANY
async def test_browser_that_opens_a_link_repeatedly_sits_down_once(any_server, times):
    noor = any_server.person("Noor")
    for _ in range(times):
        made = await noor.open_table("me", "open")
        ines = any_server.person("Ines")
        await ines.put("/me", {"name": "Ines"})
        body = {"secret": secret_of(made["links"][0]["link"])}
        statuses, _, _ = await send_together(*(ines.ask("POST", "/links/open", body) for _ in range(4)))
        assert statuses == {200: 4}
        assert await check_log(any_server, made["table"]) == ["opened", "sat"]


@MANY
async def test_device_link_can_be_used_only_once(any_server, times):
    noor = any_server.person("Noor")
    made = await noor.open_table("me", "novice")
    for _ in range(times):
        phone = await noor.act(made["table"], "phone", seat=0)
        guests = [any_server.person() for _ in range(4)]
        body = {"secret": secret_of(phone["link"])}
        statuses, ids, _ = await send_together(*(guest.ask("POST", "/links/open", body) for guest in guests))
        assert statuses == {200: 1, 404: 3}
        assert ids == {"not-found": 3}
    async with any_server.services.database.read() as connection:
        holders = await any_server.services.sessions.holders(connection, made["table"], 0)
    assert len(list(holders)) == times + 1, "Noor's own browser and one guest for each link"


@MANY
async def test_vote_does_not_take_the_move_from_a_player_who_moves(url, times):
    async with serving(url, vote_seconds=1e-6) as server:
        table, people = await friends(server, options={"rounds": 60})
        for _ in range(times):
            mover, seat, state = await whose_turn(table, people)
            voter = people[1 - seat]
            move = {"seat": seat, "version": state["version"], "move": legal(state)[0]}
            vote = {"seat": 1 - seat, "version": state["version"], "absent": seat}
            statuses, ids, answers = await send_together(
                mover.ask("POST", f"/tables/{table}/move", move), voter.ask("POST", f"/tables/{table}/vote", vote)
            )
            kinds = [entry["kind"] for entry in await voter.story(table, state["version"])]
            if kinds[0] == "moved":
                assert (statuses, ids) == ({200: 1, 409: 1}, {"moved-on": 1}), [answer.text for answer in answers]
            else:  # the vote came first, then the mover returned; one move is made, by the mover or by the bot
                assert kinds[:2] == ["voted", "stood-in"]
                assert kinds.count("returned") == 1
                assert kinds.count("moved") == 1
                assert ids in ({}, {"moved-on": 1})
        await check_log(server, table)


@MANY
async def test_timeout_does_not_take_the_move_from_a_player_who_moves(url, times):
    clock = Clock()
    async with serving(url, clock, bot_pause=60.0) as server:
        table, people = await friends(server, options={"rounds": 60}, absence={"after": 60, "level": "novice"})
        for _ in range(times):
            mover, seat, state = await whose_turn(table, people)
            clock.time += 61
            move = {"seat": seat, "version": state["version"], "move": legal(state)[0]}
            _, answer = await asyncio.gather(
                server.services.timeouts.check(), mover.ask("POST", f"/tables/{table}/move", move)
            )
            kinds = [entry["kind"] for entry in await mover.story(table, state["version"])]
            assert answer.status_code == 200
            assert kinds in (["moved"], ["stood-in", "returned", "moved"])
        await check_log(server, table)


@MANY
async def test_only_one_of_several_concurrent_returns_succeeds(url, times):
    async with serving(url, vote_seconds=1e-6) as server:
        table, people = await friends(server, options={"rounds": 60}, absence={"level": "novice"})
        for _ in range(times):
            _, seat, state = await whose_turn(table, people)
            await people[1 - seat].act(table, "vote", seat=1 - seat, absent=seat)
            body = {"seat": seat, "version": 0}
            returning = [people[seat].ask("POST", f"/tables/{table}/return", body) for _ in range(3)]
            statuses, ids, _ = await send_together(*returning)
            assert statuses == {200: 1, 409: 2}
            assert ids == {"not-now": 2}
            kinds = [entry["kind"] for entry in await people[0].story(table, state["version"])]
            assert kinds.count("returned") == 1
            assert kinds.count("moved") <= 1, "the bot moves once or not at all"
        await check_log(server, table)


# -- idempotency keys -------------------------------------------------------------------------------------------------
@MANY
async def test_repeated_idempotency_key_acts_once(any_server, times):
    table, people = await friends(any_server, options={"rounds": 60})
    for number in range(times):
        mover, seat, state = await whose_turn(table, people)
        body = {"seat": seat, "version": state["version"], "move": legal(state)[0]}
        requests = [mover.ask("POST", f"/tables/{table}/move", body, key=f"move {number}") for _ in range(5)]
        statuses, _, answers = await send_together(*requests)
        assert statuses == {200: 5}
        assert {answer.json()["made"] for answer in answers} == {state["version"] + 1}
        late = await mover.ask("POST", f"/tables/{table}/move", body, key=f"move {number}")
        assert late.json()["made"] == state["version"] + 1
        chat = {"seat": 0, "text": "hello"}
        statuses, _, _ = await send_together(
            *(people[0].ask("POST", f"/tables/{table}/chat", chat, key=f"chat {number}") for _ in range(3))
        )
        assert statuses == {200: 3}
    kinds = await check_log(any_server, table)
    assert kinds == ["opened", "sat", "started", *["moved", "said"] * times]


async def test_same_key_from_another_browser_acts_again(server):
    table, people = await friends(server)
    for seat, person in enumerate(people):
        await person.act(table, "chat", key="the same", seat=seat, text=f"I am {person.name}")
    assert (await check_log(server, table)).count("said") == 2


@ALSO_FEW
async def test_repeated_idempotency_key_opens_one_table(any_server, times):
    noor = any_server.person("Noor")
    await noor.put("/me", {"name": "Noor"})
    seats = [{"who": "me"}, {"who": "open"}]
    for number in range(times):
        body = {"game": "toy", "seats": seats}
        statuses, _, answers = await send_together(
            *(noor.ask("POST", "/tables", body, key=f"table {number}") for _ in range(5))
        )
        assert statuses == {201: 5}
        assert len({answer.json()["table"] for answer in answers}) == 1
        assert Counter(answer.json()["new"] for answer in answers) == {True: 1, False: 4}
        assert sum(len(answer.json()["links"]) for answer in answers) == 1
    assert len(await noor.get("/tables")) == times


async def test_same_key_from_another_browser_opens_another_table(server):
    noor, ines = server.person("Noor"), server.person("Ines")
    first = await noor.open_table("me", "novice", key="mine")
    second = await ines.open_table("me", "novice", key="mine")
    assert first["table"] != second["table"]


async def test_seat_freed_twice_with_one_key_has_one_link(server):
    table, (noor, _) = await friends(server)
    first = await noor.act(table, "free", key="free", at=1)
    again = await noor.act(table, "free", key="free", at=1)
    assert again["made"] == first["made"]
    assert again["link"] is None, "only the first response contains the link"
    assert (await server.person("Tara").open_link(first["link"]))["seat"] == 1


@MANY
async def test_chat_of_a_former_holder_is_refused_while_the_seat_gets_a_new_link(any_server, times):
    noor = any_server.person("Noor")
    for _ in range(times):
        made = await noor.open_table("me", "open")
        table = made["table"]
        ines = any_server.person("Ines")
        await ines.open_link(made["links"][0]["link"])
        chat = {"seat": 1, "text": "I am here"}
        reissued, *answers = await asyncio.gather(
            noor.ask("POST", f"/tables/{table}/reissue", {"at": 1}),
            *(ines.ask("POST", f"/tables/{table}/chat", chat) for _ in range(5)),
        )
        assert reissued.status_code == 200
        assert {answer.status_code for answer in answers} <= {200, 404}
        assert (await ines.ask("POST", f"/tables/{table}/chat", chat)).status_code == 404
        assert await ines.get("/tables") == []
        kinds = await check_log(any_server, table)
        assert kinds.count("said") == sum(answer.status_code == 200 for answer in answers)


@MANY
async def test_deleted_table_refuses_concurrent_chat(any_server, times):
    for _ in range(times):
        table, people = await friends(any_server)
        deletion, *answers = await asyncio.gather(
            people[0].ask("DELETE", f"/tables/{table}"),
            *(
                person.ask("POST", f"/tables/{table}/chat", {"seat": seat, "text": "?"})
                for seat, person in enumerate(people)
            ),
        )
        assert deletion.status_code == 204
        assert {answer.status_code for answer in answers} <= {200, 404}
        for person in people:
            assert await person.refusal("GET", f"/tables/{table}") == (404, not_found_error())
            assert await person.get("/tables") == []
        assert await any_server.services.table_cache.get(table) is None
