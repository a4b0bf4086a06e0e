"""Files that are made to be slow: they are refused before they are read, and nobody else waits for them."""

import asyncio
import threading

import pytest

from durbar.games import datafile
from durbar.server.api import games as game_routes
from durbar.server.services import upload_checks as checks
from server.playing import PATIENCE, eventually, friends

pytestmark = pytest.mark.anyio
DEEP = {
    "keys": "\n".join(f"x{n}." + ".".join("a" * 480) + "=1" for n in range(30)),
    "quoted keys": "\n".join(f"x{n}." + ".".join(['"a.b"', "'c'"] * 50) + "=1" for n in range(30)),
    "a header": "[" + ".".join("a" * 480) + "]\n" + "\n".join(f"x{n}=1" for n in range(4000)),
    "spaced out": "x" + " . a" * 200 + " = 1",
    "an inline table": "x = {" + ".".join("a" * 400) + " = 1}",
}


@pytest.mark.parametrize("text", DEEP.values(), ids=DEEP.keys())
async def test_deep_keys_are_refused_before_the_file_is_parsed(server, monkeypatch, text):
    parsed = []
    monkeypatch.setattr(datafile.tomllib, "loads", lambda text: parsed.append(text) or {})
    status, error = await server.person().refusal("POST", "/games/maharani/board", {"text": text})
    assert (status, error["id"]) == (422, "cannot-be")
    assert "has more than 8 parts" in error["text"]
    assert parsed == []


class Permissions:
    """Keeps every check of a board waiting until it is let go."""

    def __init__(self, monkeypatch):
        self.go = threading.Event()
        board_of = game_routes._board_of

        def held(book, text):
            assert self.go.wait(4 * PATIENCE)
            return board_of(book, text)

        monkeypatch.setattr(game_routes, "_board_of", held)


async def test_moves_and_readers_do_not_wait_for_boards_that_are_checked(server, monkeypatch):
    table, (noor, ines) = await friends(server)
    stranger = server.person()
    held = Permissions(monkeypatch)
    body = {"text": '{"copies": [5, 5, 5, 5, 5, 5]}'}
    asked = [asyncio.create_task(stranger.ask("POST", "/games/toy/board", body)) for _ in range(60)]

    async def refused_at_once():
        return sum(one.done() for one in asked) == 60 - checks.MOST

    try:
        await eventually(refused_at_once)
        del server.services.table_cache._live[table]  # its log is to be read as well
        mover = (await noor.look(table))["view"]["to_move"]
        async with asyncio.timeout(PATIENCE):
            await (noor, ines)[mover].move(table, mover)
            assert (await noor.ask("GET", f"/tables/{table}/picture")).status_code == 200
    finally:
        held.go.set()
    answers = [await one for one in asked]
    good = [answer for answer in answers if answer.status_code == 200]
    api_error = [answer for answer in answers if answer.status_code == 503]
    assert len(good) == checks.MOST
    assert len(api_error) == 60 - checks.MOST
    assert {answer.json()["error"]["id"] for answer in api_error} == {"busy"}


async def test_a_commit_does_not_wait_for_threads_that_all_share(server):
    table, (noor, _) = await friends(server)
    go = threading.Event()
    others = [asyncio.create_task(asyncio.to_thread(go.wait, 4 * PATIENCE)) for _ in range(100)]
    try:
        await asyncio.sleep(0)
        async with asyncio.timeout(PATIENCE):
            await noor.act(table, "chat", seat=0, text="hello")
    finally:
        go.set()
        await asyncio.gather(*others)


async def test_a_table_with_a_board_and_a_record_are_checked_there_as_well(server, monkeypatch):
    monkeypatch.setattr(checks, "MOST", 0)
    noor = server.person("Noor")
    seats = [{"who": "me"}, {"who": "open"}]
    board = {"copies": [5, 5, 5, 5, 5, 5]}
    asked = {"game": "toy", "seats": seats}
    for path, body in (("/tables", {**asked, "board": board}), ("/import", {"record": {}})):
        status, error = await noor.refusal("POST", path, body, lang="fr")
        assert (status, error["id"]) == (503, "busy")
        assert error["text"].startswith("Beaucoup de plateaux")
    await noor.post("/tables", asked)
