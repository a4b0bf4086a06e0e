"""Tests of limits: greedy clients are refused, and everybody else plays on."""

import asyncio
import gc
import threading
from dataclasses import replace

import pytest
import sqlalchemy as sa

from durbar.games.errors import NoRoom
from durbar.games.game import new
from durbar.games.sight import Sight
from durbar.server.api import create_table as opening
from durbar.server.api import moves as move_routes
from durbar.server.api import table_view
from durbar.server.api.tables import MAX_LISTED
from durbar.server.services.table_cache import MAX_CACHED
from durbar.server.settings import Rate
from durbar.server.storage.schema import browsers
from durbar.tables.table import Table
from server.playing import UNLIMITED, friends, play_on, serving
from toy.game import TOY
from toy.rules.state import BOARDS

pytestmark = pytest.mark.anyio


async def test_flood_from_one_browser_is_limited_while_others_play(ready_url):
    limits = replace(UNLIMITED, browser=Rate(0.5, 40), address=Rate(0.5, 200))
    async with serving(ready_url, limits=limits) as server:
        noor, ines, flooder = (server.person(name, f"10.0.0.{n}") for n, name in enumerate(("Noor", "Ines", "Flood")))
        made = await noor.open_table("me", "open")
        await ines.open_link(made["links"][0]["link"])
        await flooder.open_table("me", "novice")
        flood = asyncio.gather(*(flooder.ask("GET", "/tables") for _ in range(70)))
        await noor.act(made["table"], "start")
        state = await play_on(made["table"], {0: noor, 1: ines}, moves=4)
        answers = await flood
    assert state["view"]["moves_made"] == 4
    refused = [answer for answer in answers if answer.status_code == 429]
    assert {answer.status_code for answer in answers} == {200, 429}
    assert len(refused) >= 25, "70 requests were sent, and about 40 are allowed at once"
    for answer in refused:
        assert 1 <= int(answer.headers["retry-after"]) == answer.json()["error"]["seconds"] <= 180
        assert answer.json()["error"]["id"] == "too-fast"


async def test_number_of_tables_of_a_browser_is_limited(ready_url):
    async with serving(ready_url, limits=replace(UNLIMITED, tables=3)) as server:
        noor, ines = server.person("Noor"), server.person("Ines")
        made = [await noor.open_table("me", "open") for _ in range(3)]
        other = await ines.open_table("me", "open", "open", open_to_watch=True)
        body = {"game": "toy", "seats": [{"who": "me"}, {"who": "bot"}]}
        secret = other["links"][0]["link"].rpartition("/")[2]
        record = new("toy", 2).record()
        for path, request_body in (
            ("/tables", body),
            ("/import", {"record": record}),
            ("/links/open", {"secret": secret}),
            (f"/tables/{other['table']}/watch", None),
        ):
            status, error = await noor.refusal("POST", path, request_body)
            assert (status, error["id"]) == (409, "too-many-tables"), path
        await noor.post("/links/look", {"secret": secret})
        await noor.open_link(made[0]["links"][0]["link"], "Noor too")
        await noor.delete(f"/tables/{made[2]['table']}")
        await noor.open_link(other["links"][0]["link"])
        assert len(await noor.get("/tables")) == 3


async def test_table_needs_a_person(server):
    noor = server.person("Noor")
    for seats in (["novice"], ["expert", "expert"]):
        body = {"game": "toy", "seats": [{"who": "bot", "level": level} for level in seats]}
        status, error = await noor.refusal("POST", "/tables", body)
        assert (status, error["id"]) == (422, "needs-person")
    assert await noor.get("/tables") == []
    await noor.open_table("open", "novice")


@pytest.mark.slow
@pytest.mark.long
async def test_thousands_of_tables_of_one_browser_do_not_delay_others(ready_url):
    async with serving(ready_url, limits=replace(UNLIMITED, tables=5000)) as server:
        busy_person = server.person("Keen")
        for _ in range(1500):
            await busy_person.open_table("me", "open")
        table, (noor, ines) = await friends(server)
        assert len(await busy_person.get("/tables")) == MAX_LISTED
        async with busy_person.listening() as busy_events, noor.listening() as noors_events:
            await noors_events.next("table")
            done = await ines.act(table, "chat", seat=1, text="hello")
            await noors_events.until(table, done["version"])
            assert (await busy_events.next("table")).data["version"] == 1
        assert len(server.services.table_cache) <= MAX_CACHED + 1


async def test_number_of_new_browsers_of_an_address_is_limited(ready_url):
    """Without a limit, every request that needs a session and has no valid cookie would store a new session."""
    async with serving(ready_url, limits=replace(UNLIMITED, new_sessions=Rate(0.01, 3))) as server:
        noor = server.person("Noor")
        made = await noor.open_table("me", "open", open_to_watch=True)
        secret = made["links"][0]["link"].rpartition("/")[2]
        for _ in range(2):
            await server.person().put("/me", {"name": "Ines"})
        for method, path, body in (
            ("PUT", "/me", {"name": "Ines"}),
            ("POST", "/tables", {"game": "toy", "seats": [{"who": "me"}, {"who": "bot"}]}),
            ("POST", "/links/open", {"secret": secret}),
            ("POST", f"/tables/{made['table']}/watch", None),
        ):
            stranger = server.person()
            stranger.client.cookies.set("durbar", "invented")
            answer = await stranger.ask(method, path, body)
            assert (answer.status_code, answer.json()["error"]["id"]) == (429, "too-fast"), path
            assert 1 <= int(answer.headers["retry-after"]) == answer.json()["error"]["seconds"] <= 100
            assert "set-cookie" not in answer.headers
        async with server.services.database.read() as connection:
            assert await connection.scalar(sa.select(sa.func.count()).select_from(browsers)) == 3
        await server.person(address="192.0.2.2").put("/me", {"name": "Tara"})
        await noor.act(made["table"], "chat", seat=0, text="hello")


async def test_full_log_refuses_chat_first_and_moves_later(ready_url):
    """Moves are refused when the log has twice as many entries."""
    async with serving(ready_url, longest_log=8) as server:
        table, (noor, ines) = await friends(server)
        while (await noor.look(table))["version"] < 8:
            await noor.act(table, "chat", seat=0, text="and another thing")
        assert await noor.api_error(table, "chat", seat=0, text="wait") == (409, "log-full")
        state = await play_on(table, {0: noor, 1: ines}, moves=4)
        assert state["view"]["moves_made"] == 4
        assert await noor.api_error(table, "take-back", seat=0, version=state["version"]) == (409, "log-full")
        while (state := await noor.look(table))["version"] < 16:
            mover = state["view"]["to_move"]
            await (noor, ines)[mover].move(table, mover)
        mover = state["view"]["to_move"]
        body = {"seat": mover, "version": 16, "move": "draw"}
        assert await (noor, ines)[mover].api_error(table, "move", **body) == (409, "log-full")


@pytest.mark.parametrize("action", ["pause", "commit"])
async def test_player_who_repeats_an_action_cannot_fill_the_log(ready_url, action):
    """Both players can still move, and a paused table can be resumed."""
    async with serving(ready_url, longest_log=8) as server:
        noor, ines = server.person("Noor"), server.person("Ines")
        opened = await noor.open_table("me", "open")
        table = opened["table"]
        await ines.open_link(opened["links"][0]["link"])
        if action == "pause":
            await noor.act(table, "start")
        for number in range(20):
            body = {"hash": f"{number:064}"} if action == "commit" else {}
            answer = await ines.ask("POST", f"/tables/{table}/{action}", {"seat": 1, **body})
            if action == "pause" and answer.is_success:
                await ines.act(table, "resume", seat=1)
        assert (answer.status_code, answer.json()["error"]["id"]) == (409, "log-full")
        assert (await noor.look(table))["version"] <= 9
        if action == "pause":
            state = await play_on(table, {0: noor, 1: ines}, moves=4)
            assert state["view"]["moves_made"] == 4
        else:
            await noor.act(table, "start")


# -- custom boards ----------------------------------------------------------------------------------------------------
def own_board(number):
    """Return a custom board of the toy game."""
    return {"copies": [6, 5, 5, 5, 5, number]}


@pytest.mark.slow
async def test_more_custom_boards_than_cached_are_all_playable(server):
    noor = server.person("Noor")
    gc.collect()  # boards of earlier tests
    made = [await noor.open_table("me", "me", board=own_board(n)) for n in range(3 * BOARDS)]
    for number, created in enumerate(made):
        state = await noor.look(created["table"])
        assert state["own_board"]
        await noor.move(created["table"], state["view"]["to_move"])
        assert (await noor.get(f"/tables/{created['table']}/record", seat=0))["board"] == own_board(number)


def fill_board_cache():
    """Open games on custom boards until the cache is full, and return them. Other tests may still use some boards."""
    games = []
    try:
        for n in range(BOARDS):
            games += [new("toy", 2, board=TOY.rules.board_from_dict(own_board(n)))]
    except NoRoom:
        return games
    raise AssertionError("the cache never fills up")


async def test_full_board_cache_refuses_another_board(server):
    noor = server.person("Noor")
    gc.collect()  # boards of earlier tests
    standard = new("toy", 2)
    games = fill_board_cache()
    seats = [{"who": "me"}, {"who": "bot"}]
    body = {"game": "toy", "seats": seats, "board": own_board(30)}
    status, error = await noor.refusal("POST", "/tables", body)
    assert (status, error["id"]) == (503, "no-room")
    assert "Too many boards" in error["text"]
    await noor.open_table("me", "novice")
    games.pop()
    gc.collect()
    await noor.post("/tables", body)
    assert standard.to_move is not None


# -- slow work --------------------------------------------------------------------------------------------------------
@pytest.fixture
def thread_watch(monkeypatch):
    """A function that watches the function ``name`` of ``owner``: it records whether calls run outside the event loop's
    thread. The results are in the attribute ``outside_loop``, by the name of the watched function.
    """
    loop_thread, outside_loop = threading.get_ident(), {}

    def watch(owner, name):
        real = getattr(owner, name)

        def watched(*args, **keywords):
            outside_loop.setdefault(name, set()).add(threading.get_ident() != loop_thread)
            return real(*args, **keywords)

        monkeypatch.setattr(owner, name, watched)

    watch.outside_loop = outside_loop
    return watch


async def test_slow_work_runs_outside_the_event_loop(server, thread_watch, monkeypatch):
    slow = (
        (opening, "open_record"),
        (Sight, "picture"),
        (table_view, "render_story"),
        (move_routes, "hint"),
        (Table, "_go_to"),
    )
    for owner, name in slow:
        thread_watch(owner, name)
    monkeypatch.setattr(table_view, "MAX_ENTRIES_IN_LOOP", 5)
    noor = server.person("Noor")
    made = await noor.open_table("me", "novice")
    await play_on(made["table"], {0: noor})
    record = await noor.get(f"/tables/{made['table']}/record")
    table = (await noor.post("/import", {"record": record}))["table"]
    await noor.act(table, "branch", number=3, main=True)
    state = await noor.look(table)
    await noor.post(f"/tables/{table}/hint", {"seat": state["view"]["to_move"]})
    await noor.client.get(f"/api/tables/{table}/picture")
    await noor.get(f"/tables/{table}/story", since=1)
    assert thread_watch.outside_loop.pop("render_story") == {False}, "a few entries are rendered in the event loop"
    await noor.get(f"/tables/{made['table']}/story", since=0)
    assert thread_watch.outside_loop == {
        name: {True} for name in ("open_record", "picture", "render_story", "hint", "_go_to")
    }
