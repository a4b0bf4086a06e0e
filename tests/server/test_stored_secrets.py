"""Tests that the server's log contains no personal data, and its database no usable secret."""

import base64
import json
import re
import sqlite3
from pathlib import Path

import pytest

from durbar.server.api import moves as move_routes
from server.playing import legal, play_on, secret_of, serving
from server.process import Process

pytestmark = pytest.mark.anyio

CANARY = "zanzibar"
"""A text that is part of every name and message that people enter."""
PASSWORD = "mangosteen-and-lime"


def name_of(number):
    """Return the name of a person, which contains the canary."""
    return f"{CANARY.capitalize()} {number}"


class PlaySession:
    """People who send every kind of request, and remember every secret they receive."""

    def __init__(self, server):
        self.server = server
        self.secrets = set()
        self.people = []

    def person(self):
        """Return a new person whose name contains the canary."""
        self.people.append(self.server.person(name_of(len(self.people))))
        return self.people[-1]

    def cookies(self):
        """Return the cookies of all people."""
        return {person.client.cookies["durbar"] for person in self.people if "durbar" in person.client.cookies}

    async def link(self, person, table, act, **body):
        """Send an action that makes a link, remember the link's secret, and return the link."""
        link = (await person.act(table, act, **body))["link"]
        self.secrets.add(secret_of(link))
        return link

    async def play(self):
        """Open a table, play, use every kind of link, and return the table."""
        noor, ines, tara, watcher = (self.person() for _ in range(4))
        for person in self.people:
            assert (await person.refusal("POST", "/enter", {"password": f"{CANARY} {PASSWORD[:-1]}"}))[0] == 403
            await person.post("/enter", {"password": PASSWORD})
            await person.put("/me", {"name": person.name, "stone": CANARY, "figure": CANARY})
        made = await noor.open_table("me", "open", "novice", game="taj-mahal", key=f"{CANARY} key")
        self.secrets |= {secret_of(made[name]) for name in ("watch", "invite")} | {secret_of(made["links"][0]["link"])}
        table = made["table"]
        await ines.post("/links/look", {"secret": secret_of(made["links"][0]["link"])})
        await ines.open_link(made["links"][0]["link"])
        await watcher.open_link(made["watch"])
        await noor.act(table, "start")
        async with ines.listening() as events:
            await events.next("table")
            await self._chat_and_move(table, noor, ines)
        link = await self.link(noor, table, "reissue", at=1)
        await tara.open_link(link)
        phone = self.person()
        await phone.post("/enter", {"password": PASSWORD})
        await phone.open_link(await self.link(tara, table, "phone", seat=1))
        await noor.post("/qr", {"secret": f"{CANARY} {link}"})
        await tara.post("/links/look", {"secret": secret_of(await self.link(noor, table, "invite"))})
        await self.link(noor, table, "watch-link")
        await self.link(noor, table, "free", at=1)
        await self._send_invalid_requests(table, noor)
        return table

    async def _chat_and_move(self, table, noor, ines):
        """Chat, make two moves, and request hints, the log, the record and the picture."""
        await noor.act(table, "chat", f"{CANARY} chat", seat=0, text=f"{CANARY}!")
        await play_on(table, {0: noor, 1: ines}, moves=2)
        for seat, person in enumerate((noor, ines)):
            shown = await person.look(table, seat)
            if legal(shown):
                await person.post(f"/tables/{table}/hint", {"seat": seat})
            for part in ("story", "record", "picture"):
                assert (await person.ask("GET", f"/tables/{table}/{part}", seat=seat)).is_success

    async def _send_invalid_requests(self, table, noor):
        """Send invalid requests, which are logged as well."""
        invalid_requests = [
            ("GET", f"/api/tables/{table}/why?move={CANARY}&{CANARY}={CANARY}", None),
            ("GET", f"/api/{CANARY}/{CANARY}", None),
            ("GET", f"/{CANARY}/{next(iter(self.secrets))}", None),
            ("GET", f"/sit/{next(iter(self.secrets))}.{CANARY}", None),
            ("POST", "/api/links/open", f'{{"secret": "{CANARY}"'),
            ("POST", "/api/import", json.dumps({"record": {CANARY: CANARY}})),
            ("POST", "/api/tables", json.dumps({"game": CANARY, "seats": [], CANARY: 1})),
            ("POST", f"/api/tables/{table}/move", json.dumps({"seat": 0, "version": 1, "move": CANARY})),
            ("POST", "/api/links/look", json.dumps({"secret": CANARY * 10_000})),
        ]
        for method, path, body in invalid_requests:
            headers = {"Content-Type": "application/json", "User-Agent": CANARY, "X-Forwarded-For": CANARY}
            answer = await noor.client.request(method, path, content=body, headers=headers)
            assert answer.is_client_error, (path, answer.status_code)


def seeds_in(database):
    """Return the seeds in a database, each in all forms in which it could be logged."""
    with sqlite3.connect(database) as connection:
        terms = [json.loads(body) for (body,) in connection.execute("SELECT body FROM entries WHERE kind = 'opened'")]
    connection.close()
    assert terms
    seeds = [bytes.fromhex(term["record"]["seed"]) for term in terms]
    texts = {text for seed in seeds for text in (seed.hex(), base64.b64encode(seed).decode(), repr(seed))}
    return texts | {str(term["bot_seed"]) for term in terms}


@pytest.mark.slow
@pytest.mark.parametrize("level", ["debug", pytest.param("info", marks=pytest.mark.long)])
async def test_log_contains_no_personal_data(sqlite_url, level):
    database = Path(sqlite_url.removeprefix("sqlite:///"))
    async with Process(sqlite_url, log_level=level, password=PASSWORD) as server:
        session = PlaySession(server)
        table = await session.play()
        cookies = session.cookies()
        status, output = server.stop()
    assert status == 0
    lines = [json.loads(line) for line in output.splitlines()]
    assert sum(line["from"] == "durbar.requests" for line in lines) > 50
    assert {line.get("status") for line in lines} >= {404, 403, 422}
    assert "/api/tables/{table}/move" in {line.get("path") for line in lines}
    lower_output = output.lower()
    for secret in (*cookies, *session.secrets, *seeds_in(database), PASSWORD, CANARY, table, "127.0.0.1:"):
        assert secret.lower() not in lower_output.replace(f"running on {server.address}", "")


async def test_database_contains_no_usable_secret(ready_url, monkeypatch):
    monkeypatch.setattr(move_routes, "hint", lambda sight: [])
    folder = Path(ready_url.removeprefix("sqlite:///")).parent
    async with serving(ready_url, password=PASSWORD) as server:
        session = PlaySession(server)
        await session.play()
        secrets = {*session.cookies(), *session.secrets, PASSWORD}
        assert len(secrets) >= 12
        assert {file.name for file in folder.iterdir()} >= {"tables.sqlite", "tables.sqlite-wal"}
        _check_files(folder, secrets)
        assert all(file.stat().st_mode & 0o077 == 0 for file in folder.iterdir()), "only the owner can read the files"
    _check_files(folder, secrets)


def _check_files(folder, secrets):
    """Check that no file in a folder contains a secret."""
    stored = b"".join(file.read_bytes() for file in folder.iterdir())
    assert name_of(0).encode() in stored, "names are stored, so the search works"
    assert len(re.findall(rb"[0-9a-f]{64}", stored)) >= 12, "the hashes of the secrets are stored"
    for secret in secrets:
        for form in (secret.encode(), secret.encode().hex().encode(), base64.b64encode(secret.encode()).rstrip(b"=")):
            assert form not in stored
