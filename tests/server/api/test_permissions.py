"""Tests of permissions: people act for their own seats only, and no request reveals the secrets of a running game.

A host without a seat sees no more than a spectator. `test_authorisation` has every operation and every viewer.
"""

import asyncio
import json

import pytest
from typer.testing import CliRunner

from durbar.cli.main import app as command
from durbar.server.services.hub import Hub
from durbar.server.services.sessions import Permissions, Session
from server.leak_audit import audited_server, start_table
from server.openapi_checks import table_requests
from server.playing import legal, play_on, secret_of

pytestmark = pytest.mark.anyio


@pytest.fixture
async def server(ready_url):
    """A server whose responses are all searched for leaks."""
    async with audited_server(ready_url, "who may") as started:
        yield started


# -- spectators -------------------------------------------------------------------------------------------------------
async def test_spectators_can_only_read(server):
    table, (noor, _) = await start_table(server, game="taj-mahal", open_to_watch=True)
    invited, passing = server.person("Invited"), server.person("Passing")
    await invited.open_link((await noor.act(table, "watch-link"))["link"])
    await passing.post(f"/tables/{table}/watch")
    before = await noor.look(table, 0)
    for watcher in (invited, passing):
        for method, path, body in table_requests(table):
            answer = await watcher.ask(method, path, body)
            if path.endswith("/watch"):
                assert answer.json() == {"table": table, "role": "watch", "seat": None, "version": before["version"]}
            elif path.endswith("/report"):
                assert answer.json() == {"reported": True}
            else:
                assert answer.status_code in {403, 404}, (path, answer.text)
        assert (await watcher.look(table))["you"] == {"host": False, "seats": [], "watch": True}
    assert await noor.look(table, 0) == before


async def test_host_without_a_seat_sees_what_spectators_see(server):
    host, noor, ines, watcher = (server.person(name) for name in ("Host", "Noor", "Ines", "Watcher"))
    made = await host.open_table("open", "open", "novice", game="taj-mahal")
    table = made["table"]
    for seat, person in enumerate((noor, ines)):
        await person.open_link(made["links"][seat]["link"])
        person.allowed_seats[table] = {seat}
    await watcher.open_link(made["watch"])
    await host.act(table, "start")
    for _ in range(3):
        seat = await _wait_for_persons_turn(noor, table, 2)
        for part in ("", "/story", "/record", "/picture"):
            seen = [(await person.ask("GET", f"/tables/{table}{part}")).text for person in (host, watcher)]
            if not part:
                seen = [{**json.loads(text), "you": None} for text in seen]
            assert seen[0] == seen[1]
        for other in range(3):
            assert (await host.refusal("GET", f"/tables/{table}", seat=other))[0] == 404
            assert (await host.refusal("POST", f"/tables/{table}/hint", {"seat": other}))[0] == 404
        state = await (noor, ines)[seat].look(table, seat)
        move = {"seat": seat, "version": state["version"], "move": legal(state)[0]}
        assert (await host.api_error(table, "move", **move)) == (404, "not-found")
        assert (await (noor, ines)[1 - seat].api_error(table, "move", **move)) == (404, "not-found")
        await (noor, ines)[seat].act(table, "move", **move)


async def _wait_for_persons_turn(person, table, people_count):
    """Wait until a person has the move, and return their seat. People have the first ``people_count`` seats."""
    while True:
        seat = (await person.look(table))["view"]["to_move"]
        if seat < people_count:
            return seat
        await asyncio.sleep(0.01)


# -- lost seats -------------------------------------------------------------------------------------------------------
REASONS = {"reissue": "reissued", "sign-out-others": "signed-out", "free": "freed", "leave": "left"}
"""For each action by which a browser loses a seat, the reason that the browser is told."""


@pytest.mark.parametrize(
    "action",
    ["reissue", "sign-out-others", *(pytest.param(action, marks=pytest.mark.slow) for action in ("free", "leave"))],
)
async def test_former_holders_of_a_seat_receive_nothing_more(server, action):
    table, (noor, ines) = await start_table(server)
    phone, third = server.person(), server.person()
    for device in (phone, third):
        await device.open_link((await ines.act(table, "phone", seat=1))["link"])
    key = "said before"
    await ines.act(table, "chat", key, seat=1, text="hello")
    async with ines.listening() as ines_events, phone.listening() as phone_events:
        for events in (ines_events, phone_events):
            await events.next("table")
        if action == "leave":
            await ines.act(table, "leave", seat=1)
        elif action == "sign-out-others":
            await third.act(table, action, seat=1)
        else:
            await noor.act(table, action, at=1)
        for number in range(3):
            await noor.act(table, "chat", seat=0, text=f"secret {number}")
        for events in (ines_events, phone_events):
            assert (await events.next("gone")).data == {"table": table, "why": REASONS[action]}
            with pytest.raises(TimeoutError):
                await events.next(timeout=0.05)
    for browser in (ines, phone):
        for part in ("", "/story", "/record", "/picture"):
            for seat in (1, None):
                assert (await browser.refusal("GET", f"/tables/{table}{part}", seat=seat))[0] == 404
        assert (await browser.api_error(table, "chat", key, seat=1, text="hello")) == (404, "not-found")
        assert await browser.get("/tables") == []


async def test_table_lost_while_a_stream_begins_is_not_announced():
    hub, browser = Hub(None, heartbeat=0.02), Session("noor", permissions={"a": Permissions(seats={0})})

    async def lose_table_and_list_changes():
        del browser.permissions["a"]
        hub.notify_removed("a", ["noor"])
        return [("a", 5, 7)]

    stream = hub.listen(browser, lose_table_and_list_changes)
    texts = [await anext(stream) for _ in range(5)]
    await stream.aclose()
    assert [text.partition("\n")[0] for text in texts][-3:] == ["event: gone", ": still here", ": still here"]


async def test_reused_key_does_not_open_a_seat(server):
    """Not even the host, who knows every link, gets the seat."""
    noor, ines = server.person("Noor"), server.person("Ines")
    made = await noor.open_table("me", "open")
    table, link = made["table"], made["links"][0]["link"]
    await noor.act(table, "chat", "a key", seat=0, text="hello")
    await ines.open_link(link)
    await noor.act(table, "start")
    await noor.ask("POST", "/links/open", {"secret": secret_of(link)}, key="a key")
    assert (await noor.refusal("GET", f"/tables/{table}", seat=1))[0] == 404
    assert (await noor.look(table))["you"]["seats"] == [0]


async def test_player_cannot_be_voted_out_to_force_a_take_back(server):
    table, people = await start_table(server)
    first = (await people[0].look(table))["view"]["to_move"]
    asker, other = people[first], people[1 - first]
    await asker.move(table, first)
    await other.move(table, 1 - first)
    before = await other.look(table, 1 - first)
    await asker.act(table, "take-back", seat=first, version=before["version"])
    assert await asker.api_error(table, "vote", seat=first, absent=1 - first) == (409, "too-early")
    now = await asker.look(table, first)
    assert now["seats"][1 - first]["away"] is None
    assert now["asking"]["waiting_for"] == [1 - first]
    assert now["view"]["moves_made"] == before["view"]["moves_made"], "a move was taken back without consent"


# -- running games ----------------------------------------------------------------------------------------------------
async def test_player_gets_hints_only_for_their_own_seat_on_its_turn(server):
    table, people = await start_table(server, 3)
    watcher = server.person("Watcher")
    await watcher.open_link((await people[0].act(table, "watch-link"))["link"])
    mover = (await people[0].look(table))["view"]["to_move"]
    for seat, person in [*enumerate(people), (None, watcher)]:
        for hinted in range(3):
            status = 404 if hinted != seat else 200 if seat == mover else 409
            assert (await person.ask("POST", f"/tables/{table}/hint", {"seat": hinted})).status_code == status
    table, people = await start_table(server, 2, hints=False)
    mover = (await people[0].look(table))["view"]["to_move"]
    assert (await people[mover].api_error(table, "hint", seat=mover)) == (403, "no-hints")


async def test_record_of_a_running_game_cannot_be_imported(server):
    table, (noor, ines) = await start_table(server, game="taj-mahal", edition="2018")
    await play_on(table, {0: noor, 1: ines}, moves=6)
    for seat in (0, None):
        record = await noor.get(f"/tables/{table}/record", seat=seat)
        assert record["seed"] is None
        for open_as in ("analysis", "finished"):
            status, error = await noor.refusal("POST", "/import", {"record": record, "as": open_as})
            assert (status, error["id"]) == (422, "record")
            assert "seed" in error["text"]
    found = {name: value for name, value in record.items() if name not in {"told", "seen_by", "seed_hash"}}
    mine = await noor.ask("POST", "/import", {"record": {**found, "seed": record["seed_hash"]}, "as": "analysis"})
    assert mine.status_code == 422, "these moves do not fit another deal"


async def test_finished_game_is_open_and_matches_its_seed_hash(server, tmp_path):
    table, people = await start_table(server, 3, edition="short")
    watcher = server.person("Watcher")
    await watcher.open_link((await people[0].act(table, "watch-link"))["link"])
    promised = (await watcher.look(table))["shuffle"]
    assert list(promised) == ["hash", "contributions"]
    await play_on(table, dict(enumerate(people)))
    for person in (people[1], watcher):
        for seat in (0, 1, 2):
            state = await person.look(table, seat)
            assert state["shuffle"]["hash"] == promised["hash"]
            assert len(state["view"]["table"]["hands"]) == 3
            await person.story(table, seat=seat)
    record = await watcher.get(f"/tables/{table}/record")
    assert record["seed"] == state["shuffle"]["seed"]
    file = tmp_path / "game.json"
    file.write_text(json.dumps(record))
    verified = CliRunner().invoke(command, ["verify", str(file)])
    assert verified.exit_code == 0, verified.output
    assert f"seed hash {promised['hash']}" in " ".join(verified.output.split())
    again = await watcher.post("/import", {"record": record, "as": "analysis"})
    assert (await watcher.look(again["table"], 0))["shuffle"]["seed"] == record["seed"]


# -- the host ---------------------------------------------------------------------------------------------------------
async def drawn_by_host(server):
    """Start a game in which the host has drawn a card last. Return the table, the host, the friend and the host's
    version.
    """
    table, (host, friend) = await start_table(server)
    while (await host.look(table))["view"]["to_move"] != 0:
        await friend.move(table, 1)
    await host.move(table, 0, "draw")
    return table, host, friend, (await host.look(table, 0))["version"]


@pytest.mark.parametrize("action", ["free", "reissue"])
@pytest.mark.parametrize("asks_first", [True, False])
async def test_host_cannot_take_a_drawn_card_back_by_removing_the_friend(server, action, asks_first):
    table, host, friend, version = await drawn_by_host(server)
    drawn = (await host.look(table, 0))["view"]["moves_made"]
    if asks_first:
        await host.act(table, "take-back", seat=0, version=version)
    link = (await host.act(table, action, at=1))["link"]
    friend.allowed_seats[table] = set()
    second = server.person("Second")
    second.allowed_seats[table] = {1}
    await second.open_link(link)
    if asks_first:
        assert (await second.api_error(table, "agree", seat=1))[0] == 409, "only the former player could agree"
    state = await host.look(table, 0)
    assert state["take_back"] is None
    assert await host.api_error(table, "take-back", seat=0, version=state["version"]) == (409, "take-back-refused")
    assert state["view"]["moves_made"] >= drawn


async def test_everyone_is_told_what_the_host_does_with_a_seat(server):
    table, (host, friend, third) = await start_table(server, 3)
    before = (await third.look(table))["version"]
    link = (await host.act(table, "reissue", at=1))["link"]
    friend.allowed_seats[table] = set()
    second = server.person("Second")
    second.allowed_seats[table] = {1}
    await second.open_link(link)
    await host.act(table, "free", at=1)
    second.allowed_seats[table] = set()
    await host.act(table, "seat-bot", at=1, level="novice")
    await host.act(table, "free", at=1)
    await third.act(table, "leave", seat=2)
    third.allowed_seats[table] = set()
    kinds = {"reissued", "sat", "freed", "bot"}
    entries = [entry for entry in await host.story(table, before) if entry["kind"] in kinds]
    described = [(entry["kind"], entry["seat"], entry.get("why"), entry.get("level")) for entry in entries]
    assert described == [
        ("reissued", 1, None, None),
        ("sat", 1, None, None),
        ("freed", 1, "freed", None),
        ("bot", 1, None, "novice"),
        ("freed", 1, "freed", "novice"),
        ("freed", 2, "left", None),
    ]
    names = [entry["name"] for entry in entries]
    assert names[:3] == ["Ines", "Second", "Second"]
    assert names[3] == names[4]


async def test_everyone_is_told_that_the_host_deleted_the_table(server):
    table, (host, friend) = await start_table(server)
    watcher, former = server.person("Watcher"), server.person("Former")
    await watcher.open_link((await host.act(table, "watch-link"))["link"])
    async with friend.listening() as friend_events, watcher.listening() as watcher_events:
        for events in (friend_events, watcher_events):
            await events.next("here")
        assert (await former.refusal("DELETE", f"/tables/{table}"))[0] == 404
        assert (await friend.refusal("DELETE", f"/tables/{table}"))[0] == 403
        await host.delete(f"/tables/{table}")
        for events in (friend_events, watcher_events):
            assert (await events.next("gone")).data == {"table": table, "why": "deleted"}
