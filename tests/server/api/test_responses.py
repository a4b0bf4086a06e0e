"""Tests that request every operation of the API successfully, and check every response against its schema."""

from collections import Counter
from hashlib import sha256

import pytest

from durbar.tables.actions import SEAT_ACTIONS
from server.openapi_checks import check, operations
from server.playing import eventually, friends, play_on, secret_of, serving

pytestmark = pytest.mark.anyio


@pytest.fixture
async def server(ready_url):
    """A server at which people can vote at once to let a bot play for an absent player."""
    async with serving(ready_url, vote_seconds=1e-6) as started:
        yield started


@pytest.fixture
def successes(server):
    """The number of successful responses of each operation. Every response is checked against its schema."""
    counts = Counter()
    create_person = server.person

    def person(name=""):
        made = create_person(name)
        made.client.event_hooks = {"response": [check_and_count]}
        return made

    async def check_and_count(answer):
        if answer.request.url.path == "/api/stream":
            return
        body = await answer.aread()
        id = check(answer.request.method, answer.request.url.path, answer.status_code, answer.headers, body)
        counts[id] += answer.is_success

    server.person = person
    return counts


async def test_every_operation_responds_as_described(server, successes, monkeypatch):
    monkeypatch.setattr("durbar.tables.table.NUDGE_AFTER", 0.0)
    noor = server.person("Noor")
    await request_pages(noor)
    table, people = await friends(server, 3, open_to_watch=True, absence={"level": "novice"})
    await chat_and_watch(table, people)
    await play_game(table, people)
    await host_table(server, noor)
    await analyse_record(noor)
    await replay_and_analyse(noor)
    await follow_guide(noor)
    for path in ("/healthz", "/livez", "/readyz"):
        await noor.client.get(path)
    await noor.client.get("/metrics")
    everything = {operation["operationId"] for _, _, operation in operations()} - {"stream"}
    assert {id for id, times in successes.items() if times} == everything


async def request_pages(noor):
    """Send requests that do not concern a table."""
    await noor.get("/games")
    await noor.get("/games/toy/rules")
    await noor.get("/games/toy/board")
    await noor.get("/me")
    await noor.put("/me", {"name": "Noor", "stone": "jade", "figure": "dome"})
    await noor.get("/me")
    await noor.post("/enter", {"password": "any"})
    await noor.get("/tables")
    await noor.get("/links/origin")
    await noor.post("/qr", {"secret": "https://durbar.example.net/#/sit/abc"})
    await noor.post("/games/toy/board", {"text": '{"copies": [5, 5, 5, 5, 5, 5]}'})


async def chat_and_watch(table, people):
    """Chat at a table, request a device link, sign other devices out, and watch the table as a spectator."""
    noor, ines, _ = people
    await noor.act(table, "chat", seat=0, text="hello")
    await ines.post(f"/tables/{table}/report", {"seat": 0, "text": "Said hello"})
    await noor.story(table, seat=0)
    await noor.act(table, "phone", seat=0)
    await noor.act(table, "sign-out-others", seat=0)
    await ines.get("/tables/watch")
    await ines.post(f"/tables/{table}/watch")


async def play_game(table, people):
    """Play a game with a take-back and an absent player to its end."""
    noor = people[0]
    for move in ("draw", "draw", "draw"):
        mover = (await noor.look(table))["view"]["to_move"]
        await people[mover].get(f"/tables/{table}/why", seat=mover, move="pass")
        await people[mover].get(f"/tables/{table}/preview", seat=mover, move=move)
        await people[mover].get(f"/tables/{table}/spelling", seat=mover)
        await people[mover].move(table, mover, move)
    state = await noor.look(table)
    next_mover, others = state["view"]["to_move"], [seat for seat in range(3) if seat != mover]
    await people[mover].act(table, "nudge", seat=mover, at=next_mover)
    await people[next_mover].post(f"/tables/{table}/hint", {"seat": next_mover})
    for name in SEAT_ACTIONS:  # some of these actions are refused here, but they succeed below
        await people[next_mover].ask("POST", f"/tables/{table}/{name}", {"seat": next_mover})
    state = await noor.look(table)
    await people[mover].act(table, "take-back", seat=mover, version=state["version"])
    await people[others[0]].act(table, "refuse", seat=others[0])
    await people[mover].act(table, "take-back", seat=mover, version=state["version"])
    for other in others:
        await people[other].act(table, "agree", seat=other)
    for other in others:
        await people[other].act(table, "vote", seat=other, absent=mover)
    await people[mover].act(table, "return", seat=mover)
    await noor.get(f"/tables/{table}/board")
    await noor.get(f"/tables/{table}/record", seat=0)
    await noor.client.get(f"/api/tables/{table}/picture", params={"seat": 0})
    await play_on(table, dict(enumerate(people)))
    await noor.look(table)
    await noor.get(f"/tables/{table}/record")
    again = await people[1].post(f"/tables/{table}/again")
    assert again["table"] in {row["table"] for row in await noor.get("/tables")}


async def host_table(server, noor):
    """Open a table, make links to it, fill its seats, start the game, leave the table and delete it."""
    made = await noor.open_table("me", "open", "open", absence={"after": 60, "level": "novice"})
    table = made["table"]
    link = (await noor.act(table, "reissue", at=1))["link"]
    await noor.act(table, "watch-link")
    await noor.act(table, "invite")
    guest = server.person("Tara")
    await guest.post("/links/look", {"secret": secret_of(link)})
    await guest.open_link(link)
    await noor.act(table, "free", at=1)
    await noor.act(table, "seat-bot", at=1, level="novice")
    await noor.act(table, "seat-bot", at=2, level="novice")
    await noor.act(table, "commit", seat=0, hash=sha256(bytes(32)).hexdigest())
    await noor.act(table, "start")
    await noor.act(table, "reveal", seat=0, bits="00" * 32)
    await noor.act(table, "leave", seat=0)
    await noor.delete(f"/tables/{table}")


async def analyse_record(noor):
    """Import the record of a finished game at an analysis table, and go to one of its moves."""
    made = await noor.open_table("me", "novice")
    end = await play_on(made["table"], {0: noor})
    record = await noor.get(f"/tables/{made['table']}/record")
    table = (await noor.post("/import", {"record": record}))["table"]
    await noor.act(table, "branch", number=3, main=True)
    state = await noor.look(table)
    assert state["view"]["moves_made"] == 3
    assert end["stage"] == "finished"


async def follow_guide(noor):
    """Follow a guide, leave it, and ask the coach about several moves."""
    answer = await noor.get("/games/maharani/guide")
    table = (await noor.post("/games/maharani/guide"))["table"]
    legal = [move["text"] for move in (await noor.look(table, 0))["view"]["legal_moves"]]
    await noor.post(f"/tables/{table}/why", {"seat": 0, "parts": {"kind": "renew"}})
    moves = [answer["steps"][2]["move"], *legal[::30]]  # a move of the guide, and every thirtieth legal move
    better = [(await noor.act(table, "coach", seat=0, move=move))["better"] for move in moves]
    assert any(better), "some of these moves are poor"


async def replay_and_analyse(noor):
    """Play a game, request its past positions and its analysis, and continue it from a move."""
    made = await noor.open_table("me", "novice", edition="short")
    table = made["table"]
    await play_on(table, {0: noor})
    await noor.get("/statistics")
    await noor.get("/progress")
    await noor.get(f"/tables/{table}/at", moves=2, many=3, open=True)
    await noor.get(f"/tables/{table}/moves")
    await noor.post(f"/tables/{table}/analysis")

    async def is_analysed():
        return (await noor.get(f"/tables/{table}/analysis"))["state"] == "done"

    await eventually(is_analysed)
    await noor.post(f"/tables/{table}/branch-off", {"number": 3, "seat": 0})
