"""Listening to everything a server tells, and looking in it for what it should have kept to itself.

The auditor knows the truth: it sits in the server's process. It knows who sits where only from the test, not from the
server, so that a server which lets somebody into the wrong seat is found out.
"""

import base64
import json
import re
from collections import Counter, OrderedDict
from contextlib import asynccontextmanager
from random import Random
from urllib.parse import unquote
from weakref import WeakKeyDictionary

import httpx

from durbar.server.entropy import Entropy
from server.door import Door
from server.hidden import hidden_from, seen_in, seen_in_picture, told_in
from server.needles import Needles, forms_of_bytes, forms_of_number, forms_of_text
from server.playing import Person, friends, serving

_TABLE = re.compile(r"/api/tables/([0-9a-f]{12})(?:/|$)")
_MAKES_LINKS = re.compile(r"/api/(import|tables|tables/[0-9a-f]{12}/(free|reissue|watch-link|phone))")
REMEMBERED = 200
"""Tables as they stood that are remembered."""
ADDRESSES = "203.0.113."
"""Where everybody seems to come from: addresses that nobody has."""


class Leak(AssertionError):
    """Something that should not have been told."""


class Witness(Entropy):
    """Remembers every secret that a server takes. With the same name it gives the same ones, so that what was found is
    found again. ``later``: how many seconds the clock is ahead.
    """

    def __init__(self, name):
        self.later = 0.0
        self.needles = Needles()
        self.count = 0
        self.cookies, self.links, self.seeds, self.bot_seeds = [], [], [], []
        self._chance = Random(name)

    def _noted(self, live, secret, forms, kind):
        self.count += 1
        live.append(secret)
        self.needles.add(forms(secret), (kind, secret, self.count))
        return secret

    def _text(self, many):
        return base64.urlsafe_b64encode(self._chance.randbytes(many)).decode().rstrip("=")

    def now(self):
        return super().now() + self.later

    def secret(self):
        return self._noted(self.links, self._text(24), forms_of_text, "link")

    def cookie(self):
        return self._noted(self.cookies, self._text(32), forms_of_text, "cookie")

    def table_id(self):
        return self._chance.randbytes(6).hex()

    def seed(self):
        return self._noted(self.seeds, self._chance.randbytes(32), forms_of_bytes, "seed")

    def bot_seed(self):
        return self._noted(self.bot_seeds, self._chance.getrandbits(48), forms_of_number, "bot seed")


@asynccontextmanager
async def overheard(database, name):
    """A server in this process whose every answer to everybody is looked through."""
    async with serving(database, Witness(name)) as started:
        started.person = Auditor(started).person
        yield started


async def seated(server, seats=2, **more):
    """People at a table that has begun, who may know of their own seats."""
    table, people = await friends(server, seats, **more)
    for seat, person in enumerate(people):
        person.may[table] = {seat}
    return table, people


class Auditor:
    """Hears every answer to everybody, and raises `Leak`."""

    def __init__(self, server):
        self.server = server
        self.entropy = server.services.entropy
        self.heard = Counter()
        """How many answers of each kind were looked through."""
        self._people = 0
        self._hidden = WeakKeyDictionary()
        self._heads = set()
        self._versions = OrderedDict()
        server.services.table_cache.changed.append(self._remember)

    def person(self, name=""):
        """Somebody with a browser, whom we listen to. ``may`` says which seats of which table are theirs."""
        self._people += 1
        door = Door(self.server.app, f"{ADDRESSES}{self._people % 250 + 1}")
        ear = _Ear(door, self)
        heard = Person(ear, "http://durbar.test", name)
        heard.may = ear.may
        return heard

    def table(self, table):
        """How a table stands."""
        live = self.server.services.table_cache._live.get(table)
        return None if live is None else live.table

    def _remember(self, live, _serial):
        """Remember the latest tables as they stood: what an action's response shows is held against its version."""
        self._versions[live.id, live.table.version] = live.table
        while len(self._versions) > REMEMBERED:
            self._versions.popitem(last=False)

    def _standing(self, asked, data):
        """The tables that an answer is held against: the one it shows after an action, or else those before and after.
        What was hidden before a move may be open after it.
        """
        shown = data.get("table_view") if isinstance(data, dict) else None
        exact = self._versions.get((asked.table, shown["version"])) if shown else None
        found = (asked.before, self.table(asked.table)) if exact is None else (exact,)
        return list({id(one): one for one in found if one is not None}.values())

    def look_through(self, asked, answer, may):
        """Raise `Leak` if there is anything in an answer that whoever asked should not know."""
        self.heard[f"{asked.method} {asked.kind}"] += 1
        self.heard["answers"] += 1
        self.heard["bytes"] += len(answer.body)
        self._secrets(asked, answer)
        if ADDRESSES in answer.body:
            raise Leak(f"{asked}: an address")
        data = json.loads(answer.body) if answer.kind.startswith("application/json") and answer.body else None
        standing = self._standing(asked, data)
        seats = may.get(asked.table, ())
        if asked.kind.endswith("/hint") and answer.good and not any(_has_move(one, seats) for one in standing):
            raise Leak(f"{asked}: advice for somebody else")
        for table in standing:
            found = self._hidden_from(table, frozenset(seats))
            if answer.kind.startswith("image/svg"):
                seen = seen_in_picture(found, answer.body)
            else:
                seen = seen_in(found, data if data is not None else answer.body) or told_in(table, seats, data)
            if seen:
                raise Leak(f"{asked}: {seen}")

    def _hidden_from(self, table, seats):
        """What a gathering hides, found out once: another takes its place when something happens."""
        known = self._hidden.setdefault(table, {})
        if seats not in known:
            known[seats] = hidden_from(table, seats)
        return known[seats]

    def _secrets(self, asked, answer):
        over = self._open_seed(asked.table)
        new_heads = "\n".join(answer.heads - self._heads)
        self._heads |= answer.heads  # what was sent before a secret was made does not hold it
        for where, text in (("headers", new_heads), ("cookie", answer.cookie), ("body", answer.body)):
            for kind, secret, number in self.entropy.needles.found_in(text):
                new = number > asked.count
                given = kind == "link" and new and where == "body" and answer.good and asked.makes_links
                welcomed = kind == "cookie" and new and where == "cookie" and secret in text
                if not (given or welcomed or (kind == "seed" and secret == over)):
                    raise Leak(f"{asked}: a {kind} in the {where}")
        if answer.kind.startswith("application/json"):
            self._bytes(asked, answer.body, over)

    def _bytes(self, asked, body, over):
        """A seed as a list of its bytes."""
        for row in re.findall(r"\[((?:\s*\d{1,3}\s*,){7,}\s*\d{1,3}\s*)\]", body):
            numbers = [int(one) for one in row.split(",")]
            told = bytes(numbers) if max(numbers) < 256 else b""
            for seed in self.entropy.seeds:
                if seed != over and any(seed[at : at + 8] in told for at in range(0, 32, 8)):
                    raise Leak(f"{asked}: a seed, byte by byte")

    def _open_seed(self, table):
        """The seed that may be told at a table: its own, once the game is over."""
        table = self.table(table)
        if table is None or not table.has_started or not table.open_book:
            return None
        return table.game.seed


def _has_move(table, seats):
    return table.open_book or (table.has_started and table.to_move in seats)


class _Asked:
    """A request: what for, and how things stood when it came."""

    def __init__(self, request, auditor):
        path = request.url.path
        found = _TABLE.match(path)
        self.method = request.method
        self.table = found[1] if found else None
        self.kind = path.replace(self.table, "…") if found else path
        self.query = unquote(request.url.query.decode())
        self.makes_links = request.method == "POST" and _MAKES_LINKS.fullmatch(path) is not None
        self.before = auditor.table(self.table)
        self.count = auditor.entropy.count

    def __str__(self):
        return f"{self.method} {self.kind}?{self.query}"


class _Answer:
    """An answer, or a piece of a stream, as text."""

    def __init__(self, response, body):
        self.good = response.is_success
        self.kind = response.headers.get("content-type", "")
        self.cookie = "\n".join(response.headers.get_list("set-cookie"))
        self.heads = {f"{name}: {value}" for name, value in response.headers.items() if name != "set-cookie"}
        self.body = body.decode()


class _Ear(httpx.AsyncBaseTransport):
    """Hands requests on to the server and hears the answers."""

    def __init__(self, door, auditor):
        self._door = door
        self._auditor = auditor
        self.may = {}

    async def handle_async_request(self, request):
        asked = _Asked(request, self._auditor)
        response = await self._door.handle_async_request(request)
        if response.headers.get("content-type", "").startswith("text/event-stream"):
            response.stream = _Overheard(response.stream, lambda part: self._hear(asked, response, part))
            return response
        body = await response.aread()
        self._hear(asked, response, body)
        headers = [one for one in response.headers.raw if one[0].lower() != b"content-encoding"]  # it is unpacked now
        return httpx.Response(response.status_code, headers=headers, content=body, request=request)

    def _hear(self, asked, response, body):
        self._auditor.look_through(asked, _Answer(response, body), self.may)


class _Overheard(httpx.AsyncByteStream):
    """A stream that is heard piece by piece."""

    def __init__(self, stream, hear):
        self._stream = stream
        self._hear = hear

    async def __aiter__(self):
        async for part in self._stream:
            self._hear(part)
            yield part

    async def aclose(self):
        await self._stream.aclose()
