"""Helpers to play over HTTP: a server in this process, people who each have a browser, and whole games.

async with serving(url) as server:
    noor, ines = server.person("Noor"), server.person("Ines")
    opened = await noor.open_table("me", "open")
    await ines.open_link(opened["links"][0]["link"])
    await noor.act(opened["table"], "start")
    await play_on(opened["table"], {0: noor, 1: ines})
"""

import asyncio
import json
import random
from contextlib import asynccontextmanager
from dataclasses import dataclass, fields

import httpx

import toy.game  # noqa: F401  (registers the toy game)
from durbar.server.app import create_app
from durbar.server.settings import Limits, Rate, Settings
from server.openapi_checks import check_response
from server.streaming_transport import StreamingTransport

_ANY = Rate(1e6, 10**6)
"""A rate that no test reaches."""
UNLIMITED = Limits(
    **{rate.name: _ANY for rate in fields(Limits) if isinstance(rate.default, Rate)},
    browser_streams=1000,
    address_streams=1000,
)
"""Limits for tests that are not about limits."""
TIMEOUT = 60
"""The time in seconds after which a test that waits for something fails."""


def settings(database, **other_settings):
    """Return the settings of a server that logs only errors, and whose bots move at once.

    ``other_settings`` replace or add settings.
    """
    return Settings(database, **{"limits": UNLIMITED, "bot_pause": 0.0, "log_level": "error", **other_settings})


@dataclass
class LocalServer:
    """A server in this process."""

    app: object

    @property
    def services(self):
        return self.app.state.services

    def person(self, name="", address="127.0.0.1"):
        """Return a person with their own browser, whose JSON responses are all checked against their schemas."""
        made = Person(StreamingTransport(self.app, address), "http://durbar.test", name)
        made.client.event_hooks = {"response": [check_response]}
        return made


# The routes that all apps share.
_routes = []


def new_app(chosen, entropy=None):
    """Return an app that shares its routes with all other apps: creating routes takes longer than most tests."""
    app = create_app(chosen, entropy)
    if not _routes:
        _routes.append(app.router)
    app.router = _routes[0]
    return app


@asynccontextmanager
async def serving(database, entropy=None, **other_settings):
    """Run a server in this process. ``other_settings`` replace or add settings."""
    app = new_app(settings(database, **other_settings), entropy)
    async with app.router.lifespan_context(app):
        yield LocalServer(app)


class Person:
    """A person with a browser.

    The methods ``get``, ``post``, ``put`` and ``delete`` fail on an error response; ``refusal`` expects one.
    """

    def __init__(self, transport, base_url, name=""):
        self.name = name
        # Without a limit, httpx would close a connection that is idle for five seconds.
        limits = httpx.Limits(keepalive_expiry=None)
        self.client = httpx.AsyncClient(transport=transport, base_url=base_url, timeout=TIMEOUT, limits=limits)

    async def ask(self, method, path, body=None, key=None, **query):
        """Send a request and return the response; ``path`` is without ``/api``."""
        headers = {} if key is None else {"Idempotency-Key": key}
        parameters = {name: value for name, value in query.items() if value is not None}
        return await self.client.request(method, f"/api{path}", json=body, headers=headers, params=parameters)

    async def _request_json(self, method, path, body, key, query):
        """Send a request and return the JSON of the response; fail on an error response."""
        answer = await self.ask(method, path, body, key, **query)
        assert answer.is_success, (method, path, answer.status_code, answer.text)
        return answer.json() if answer.content else None

    async def get(self, path, **query):
        return await self._request_json("GET", path, None, None, query)

    async def post(self, path, body=None, key=None, **query):
        return await self._request_json("POST", path, body, key, query)

    async def put(self, path, body=None, **query):
        return await self._request_json("PUT", path, body, None, query)

    async def delete(self, path):
        return await self._request_json("DELETE", path, None, None, {})

    async def refusal(self, method, path, body=None, key=None, **query):
        """Send a request that is refused. Return the status and the error."""
        answer = await self.ask(method, path, body, key, **query)
        assert answer.is_client_error or answer.is_server_error, (method, path, answer.status_code, answer.text)
        return answer.status_code, answer.json()["error"]

    # -- tables -------------------------------------------------------------------------------------------------------
    async def open_table(self, *seats, game="toy", key=None, **fields):
        """Open a table. Each seat is ``me``, ``open``, the level of a bot, or a dict as in the API's request.

        ``fields`` are further fields of the request.
        """
        requests = [seat_request(seat) for seat in seats]
        if self.name and not any("name" in body for body in requests):
            mine = [body for body in requests if body["who"] == "me"]
            for number, body in enumerate(mine, 1):
                body["name"] = self.name if number == 1 else f"{self.name} {number}"
        return await self.post("/tables", {"game": game, "seats": requests, **fields}, key)

    async def open_link(self, link, name=None, key=None):
        """Open a link."""
        return await self.post("/links/open", {"secret": secret_of(link), "name": name or self.name}, key)

    async def look(self, table, seat=None):
        """Return a table as a seat sees it, or as spectators see it."""
        return await self.get(f"/tables/{table}", seat=seat)

    async def story(self, table, since=0, seat=None):
        """Return all log entries after a version. They are requested page by page."""
        entries = []
        while True:
            page = await self.get(f"/tables/{table}/story", since=since, seat=seat)
            entries += page["entries"]
            since = page["upto"]
            if since >= page["version"]:
                return entries

    async def act(self, table, act, key=None, **body):
        """Act at a table: ``act(table, "chat", seat=0, text="hello")``."""
        return await self.post(f"/tables/{table}/{act}", body, key)

    async def api_error(self, table, act, key=None, **body):
        """Send an action that is refused. Return the status and the id of the error."""
        status, error = await self.refusal("POST", f"/tables/{table}/{act}", body, key)
        return status, error["id"]

    async def move(self, table, seat, move=None, key=None, rng=random):
        """Make a move for the current version of the table. If no move is given, make a random one."""
        state = await self.look(table, seat)
        move = move or rng.choice(legal(state))
        return await self.act(table, "move", key, seat=seat, move=move, version=state["version"])

    @asynccontextmanager
    async def listening(self, last_event_id=None, **query):
        """Open this browser's stream and yield its `Events`. ``last_event_id`` is the id of the last received event."""
        headers = {} if last_event_id is None else {"Last-Event-ID": str(last_event_id).encode()}
        async with self.client.stream("GET", "/api/stream", headers=headers, params=query) as answer:
            if answer.status_code != 200:
                raise AssertionError(f"no stream: {answer.status_code} {await answer.aread()}")
            yield Events(answer)


@dataclass(frozen=True)
class Event:
    """An event of a stream. ``id`` is None if the event has no id."""

    kind: str
    data: dict
    id: int | None = None


class Events:
    """The events of a stream."""

    def __init__(self, answer):
        self._lines = answer.aiter_lines()
        self.heartbeats = 0
        """The number of heartbeats received so far."""

    async def next(self, kind=None, timeout=TIMEOUT):
        """Return the next event, or the next event of a kind; None when the stream has ended.

        ``timeout`` is in seconds.
        """
        async with asyncio.timeout(timeout):
            while (event := await self._read_event()) is not None:
                if kind in {None, event.kind}:
                    return event
            return None

    async def until(self, table, version):
        """Wait for a version of a table, or a later one."""
        while True:
            event = await self.next("table")
            assert event is not None, "the stream has ended"
            if event.data["table"] == table and event.data["version"] >= version:
                return event

    async def _read_event(self):
        """Read the next event; None when the stream has ended."""
        fields = {}
        async for line in self._lines:
            if line.startswith(":"):
                self.heartbeats += 1
            elif line:
                name, _, value = line.partition(": ")
                fields[name] = value
            elif "event" in fields:
                id = int(fields["id"]) if "id" in fields else None
                return Event(fields["event"], json.loads(fields["data"]), id)
            else:
                fields = {}
        return None


def seat_request(seat):
    """Return a seat as the API describes it."""
    if isinstance(seat, dict):
        return dict(seat)
    return {"who": seat} if seat in {"me", "open"} else {"who": "bot", "level": seat}


def secret_of(link):
    """Return the secret of a link."""
    return link.rpartition("/")[2]


def legal(state):
    """Return the legal moves in a table's view."""
    return [move["text"] for move in state["view"]["legal_moves"]]


async def friends(server, seats=2, game="toy", **fields):
    """Start a table with people; return its id, and the people by seat. The first is the host."""
    people = [server.person(name) for name in ("Noor", "Ines", "Akbar", "Tara", "Ravi")[:seats]]
    made = await people[0].open_table("me", *["open"] * (seats - 1), game=game, **fields)
    for person, link in zip(people[1:], made["links"], strict=True):
        await person.open_link(link["link"])
    await people[0].act(made["table"], "start")
    return made["table"], people


async def play_on(table, people, moves=None, rng=random):
    """Let people make legal moves until the game is over, or until they have made ``moves`` moves. Bots move by
    themselves.

    ``people`` maps seats to people. Return the table as the first person sees it in the end.
    """
    viewer = next(iter(people.values()))
    made = 0
    async with asyncio.timeout(TIMEOUT * 4):
        while True:
            state = await viewer.look(table)
            mover = state["view"]["to_move"]
            if mover is None or (moves is not None and made >= moves):
                return state
            if mover in people and state["seats"][mover]["away"] is None:
                await people[mover].move(table, mover, rng=rng)
                made += 1
            else:
                await asyncio.sleep(0.005)


async def eventually(condition, timeout=TIMEOUT):
    """Wait until a coroutine function returns something true, and return that. ``timeout`` is in seconds."""
    async with asyncio.timeout(timeout):
        while not (found := await condition()):
            await asyncio.sleep(0.01)
        return found
