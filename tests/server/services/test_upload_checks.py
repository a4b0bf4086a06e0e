"""Tests of malicious uploads that would take long: they are refused before they are parsed, and no one else waits."""

import asyncio
import threading

import pytest

from durbar.games import datafile
from durbar.server.api import games as game_routes
from durbar.server.services import upload_checks as checks
from server.playing import TIMEOUT, eventually, friends

pytestmark = pytest.mark.anyio
# TOML files with deeply nested keys, which take long to parse.
DEEP_KEYS = {
    "keys": "\n".join(f"x{n}." + ".".join("a" * 480) + "=1" for n in range(30)),
    "quoted keys": "\n".join(f"x{n}." + ".".join(['"a.b"', "'c'"] * 50) + "=1" for n in range(30)),
    "a header": "[" + ".".join("a" * 480) + "]\n" + "\n".join(f"x{n}=1" for n in range(4000)),
    "spaced out": "x" + " . a" * 200 + " = 1",
    "an inline table": "x = {" + ".".join("a" * 400) + " = 1}",
}


@pytest.mark.parametrize("text", DEEP_KEYS.values(), ids=DEEP_KEYS.keys())
async def test_deep_keys_are_refused_before_the_file_is_parsed(server, monkeypatch, text):
    parsed = []
    monkeypatch.setattr(datafile.tomllib, "loads", lambda text: parsed.append(text) or {})
    status, error = await server.person().refusal("POST", "/games/maharani/board", {"text": text})
    assert (status, error["id"]) == (422, "cannot-be")
    assert "has more than 8 parts" in error["text"]
    assert parsed == []


class PausedChecks:
    """Keeps every board check waiting until `resume` is set."""

    def __init__(self, monkeypatch):
        self.resume = threading.Event()
        read_board = game_routes._read_board

        def wait_and_check(book, text):
            assert self.resume.wait(4 * TIMEOUT)
            return read_board(book, text)

        monkeypatch.setattr(game_routes, "_read_board", wait_and_check)


async def test_moves_and_readers_do_not_wait_for_board_checks(server, monkeypatch):
    table, (noor, ines) = await friends(server)
    stranger = server.person()
    paused = PausedChecks(monkeypatch)
    body = {"text": '{"copies": [5, 5, 5, 5, 5, 5]}'}
    tasks = [asyncio.create_task(stranger.ask("POST", "/games/toy/board", body)) for _ in range(60)]

    async def are_excess_checks_refused():
        return sum(task.done() for task in tasks) == 60 - checks.MAX_OWN_CHECKS

    try:
        await eventually(are_excess_checks_refused)
        del server.services.table_cache._live[table]  # so that the table has to be loaded, too
        mover = (await noor.look(table))["view"]["to_move"]
        async with asyncio.timeout(TIMEOUT):
            await (noor, ines)[mover].move(table, mover)
            assert (await noor.ask("GET", f"/tables/{table}/picture")).status_code == 200
    finally:
        paused.resume.set()
    answers = [await task for task in tasks]
    accepted = [answer for answer in answers if answer.status_code == 200]
    refused = [answer for answer in answers if answer.status_code == 503]
    assert len(accepted) == checks.MAX_OWN_CHECKS
    assert len(refused) == 60 - checks.MAX_OWN_CHECKS
    assert {answer.json()["error"]["id"] for answer in refused} == {"busy"}


async def test_commit_does_not_wait_for_the_shared_thread_pool(server):
    table, (noor, _) = await friends(server)
    resume = threading.Event()
    others = [asyncio.create_task(asyncio.to_thread(resume.wait, 4 * TIMEOUT)) for _ in range(100)]
    try:
        await asyncio.sleep(0)
        async with asyncio.timeout(TIMEOUT):
            await noor.act(table, "chat", seat=0, text="hello")
    finally:
        resume.set()
        await asyncio.gather(*others)


async def test_tables_with_boards_and_imports_use_upload_checks(server, monkeypatch):
    monkeypatch.setattr(checks, "MAX_CHECKS", 0)
    noor = server.person("Noor")
    seats = [{"who": "me"}, {"who": "open"}]
    board = {"copies": [5, 5, 5, 5, 5, 5]}
    table_body = {"game": "toy", "seats": seats}
    for path, body in (("/tables", {**table_body, "board": board}), ("/import", {"record": {}})):
        status, error = await noor.refusal("POST", path, body, lang="fr")
        assert (status, error["id"]) == (503, "busy")
        assert error["text"].startswith("Le serveur vérifie déjà beaucoup de plateaux")
    await noor.post("/tables", table_body)
