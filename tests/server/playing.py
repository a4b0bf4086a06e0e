"""Playing over HTTP: a server on a database of its own, people with a browser each, and whole games.

async with serving(url) as server:
    noor, ines = server.person("Noor"), server.person("Ines")
    made = await noor.open_table("me", "open")
    await ines.open_link(made["links"][0]["link"])
    await noor.act(made["table"], "start")
    await play_on(made["table"], {0: noor, 1: ines})
"""

import asyncio
import json
import random
from contextlib import asynccontextmanager
from dataclasses import dataclass

import httpx

import toy.game  # noqa: F401  (makes the toy known)
from durbar.server.app import create_app
from durbar.server.settings import Limits, Rate, Settings
from server.conforming import check_response
from server.door import Door

_MUCH = Rate(1e6, 10**6)
PLENTY = Limits(_MUCH, _MUCH, _MUCH, _MUCH, _MUCH, _MUCH, _MUCH, browser_streams=1000, address_streams=1000)
"""For tests that are not about limits."""
PATIENCE = 30
"""Seconds after which something that should have happened is said not to."""


def settings(database, **more):
    """A server that says little, and whose bots do not wait."""
    return Settings(database, **{"limits": PLENTY, "beat": 0.0, "log_level": "error", **more})


@dataclass
class Serving:
    """A server in this process."""

    app: object

    @property
    def services(self):
        return self.app.state.services

    def person(self, name="", address="127.0.0.1"):
        """Somebody with a browser of their own. Every JSON response that they get is checked against its schema."""
        made = Person(Door(self.app, address), "http://durbar.test", name)
        made.client.event_hooks = {"response": [check_response]}
        return made


_routes = []


def new_app(chosen, entropy=None):
    """An app of its own, but for its routes: to work these out takes FastAPI longer than most tests."""
    app = create_app(chosen, entropy)
    if not _routes:
        _routes.append(app.router)
    app.router = _routes[0]
    return app


@asynccontextmanager
async def serving(database, entropy=None, **more):
    """A server in this process, from its start to its end. ``more`` are settings."""
    app = new_app(settings(database, **more), entropy)
    async with app.router.lifespan_context(app):
        yield Serving(app)


class Person:
    """Somebody with a browser: one jar of cookies. ``get``, ``post`` … want a good answer, ``refusal`` a bad one."""

    def __init__(self, transport, base_url, name=""):
        self.name = name
        self.client = httpx.AsyncClient(transport=transport, base_url=base_url, timeout=PATIENCE)

    async def ask(self, method, path, body=None, key=None, **query):
        """Whatever the server answers; ``path`` is without ``/api``."""
        headers = {} if key is None else {"Idempotency-Key": key}
        known = {name: value for name, value in query.items() if value is not None}
        return await self.client.request(method, f"/api{path}", json=body, headers=headers, params=known)

    async def _good(self, method, path, body, key, query):
        answer = await self.ask(method, path, body, key, **query)
        assert answer.is_success, (method, path, answer.status_code, answer.text)
        return answer.json() if answer.content else None

    async def get(self, path, **query):
        return await self._good("GET", path, None, None, query)

    async def post(self, path, body=None, key=None, **query):
        return await self._good("POST", path, body, key, query)

    async def put(self, path, body=None, **query):
        return await self._good("PUT", path, body, None, query)

    async def delete(self, path):
        return await self._good("DELETE", path, None, None, {})

    async def refusal(self, method, path, body=None, key=None, **query):
        """The status and the error of a request that is refused."""
        answer = await self.ask(method, path, body, key, **query)
        assert answer.is_client_error or answer.is_server_error, (method, path, answer.status_code, answer.text)
        return answer.status_code, answer.json()["error"]

    # -- tables -------------------------------------------------------------------------------------------------------
    async def open_table(self, *seats, game="toy", key=None, **more):
        """Open a table. A seat is ``me``, ``open``, the level of a bot, or a whole wish."""
        wishes = [seat_wish(seat) for seat in seats]
        if self.name and not any("name" in body for body in wishes):
            mine = [body for body in wishes if body["who"] == "me"]
            for number, body in enumerate(mine, 1):
                body["name"] = self.name if number == 1 else f"{self.name} {number}"
        return await self.post("/tables", {"game": game, "seats": wishes, **more}, key)

    async def open_link(self, link, name=None, key=None):
        """Take what a link gives."""
        return await self.post("/links/open", {"secret": secret_of(link), "name": name or self.name}, key)

    async def look(self, table, seat=None):
        return await self.get(f"/tables/{table}", seat=seat)

    async def story(self, table, since=0, seat=None):
        """All entries after a version, page by page."""
        entries = []
        while True:
            page = await self.get(f"/tables/{table}/story", since=since, seat=seat)
            entries += page["entries"]
            since = page["upto"]
            if since >= page["version"]:
                return entries

    async def act(self, table, act, key=None, **body):
        """Do something at a table: ``act(table, "chat", seat=0, text="hello")``."""
        return await self.post(f"/tables/{table}/{act}", body, key)

    async def api_error(self, table, act, key=None, **body):
        """The status and the id of the error of something that cannot be done."""
        status, error = await self.refusal("POST", f"/tables/{table}/{act}", body, key)
        return status, error["id"]

    async def move(self, table, seat, move=None, key=None, chance=random):
        """Make a move, any legal one if none is named, in answer to what is to be seen now."""
        shown = await self.look(table, seat)
        move = move or chance.choice(legal(shown))
        return await self.act(table, "move", key, seat=seat, move=move, version=shown["version"])

    @asynccontextmanager
    async def listening(self, heard=None, **query):
        """The events of this browser's stream: `Events`. ``heard`` is the last id that was heard."""
        headers = {} if heard is None else {"Last-Event-ID": str(heard).encode()}
        async with self.client.stream("GET", "/api/stream", headers=headers, params=query) as answer:
            if answer.status_code != 200:
                raise AssertionError(f"no stream: {answer.status_code} {await answer.aread()}")
            yield Events(answer)


@dataclass(frozen=True)
class Event:
    """One event of a stream. ``id`` is None where it has none."""

    kind: str
    data: dict
    id: int | None = None


class Events:
    """What a stream tells, one event after the other."""

    def __init__(self, answer):
        self._lines = answer.aiter_lines()
        self.beats = 0
        """How often it was said that the stream is alive."""

    async def next(self, kind=None, patience=PATIENCE):
        """The next event, or the next of a kind; None when the stream has ended."""
        async with asyncio.timeout(patience):
            while (event := await self._one()) is not None:
                if kind in {None, event.kind}:
                    return event
            return None

    async def until(self, table, version):
        """Wait until a version of a table, or a later one, is told of."""
        while True:
            event = await self.next("table")
            assert event is not None, "the stream has ended"
            if event.data["table"] == table and event.data["version"] >= version:
                return event

    async def _one(self):
        fields = {}
        async for line in self._lines:
            if line.startswith(":"):
                self.beats += 1
            elif line:
                name, _, value = line.partition(": ")
                fields[name] = value
            elif "event" in fields:
                id = int(fields["id"]) if "id" in fields else None
                return Event(fields["event"], json.loads(fields["data"]), id)
            else:
                fields = {}
        return None


def seat_wish(seat):
    """A seat as the server wants it described."""
    if isinstance(seat, dict):
        return dict(seat)
    return {"who": seat} if seat in {"me", "open"} else {"who": "bot", "level": seat}


def secret_of(link):
    """The secret of a link."""
    return link.rpartition("/")[2]


def legal(shown):
    """The legal moves of a table as it is shown to the seat that has the move."""
    return [move["text"] for move in shown["view"]["legal_moves"]]


async def friends(server, seats=2, game="toy", **more):
    """People at a table that has begun: the table's id, and who sits where. The first is the host."""
    people = [server.person(name) for name in ("Noor", "Ines", "Akbar", "Tara", "Ravi")[:seats]]
    made = await people[0].open_table("me", *["open"] * (seats - 1), game=game, **more)
    for one, link in zip(people[1:], made["links"], strict=True):
        await one.open_link(link["link"])
    await people[0].act(made["table"], "start")
    return made["table"], people


async def play_on(table, people, moves=None, chance=random):
    """Let people make legal moves (bots move by themselves) until the game is over or so many were made.

    ``people``: who holds which seat. The table as the first of them sees it in the end is returned.
    """
    some = next(iter(people.values()))
    made = 0
    async with asyncio.timeout(PATIENCE * 4):
        while True:
            shown = await some.look(table)
            mover = shown["view"]["to_move"]
            if mover is None or (moves is not None and made >= moves):
                return shown
            if mover in people and shown["seats"][mover]["away"] is None:
                await people[mover].move(table, mover, chance=chance)
                made += 1
            else:
                await asyncio.sleep(0.005)


async def eventually(asked, patience=PATIENCE):
    """Wait until a question (a coroutine function) has a true answer, and give that."""
    async with asyncio.timeout(patience):
        while not (found := await asked()):
            await asyncio.sleep(0.01)
        return found
