"""An auditor that searches every response of a server for secrets that its reader may not know.

The auditor runs in the server's process and reads the complete state of every table. It learns from the test, not from
the server, who holds which seat. So it also detects a server that gives a person the wrong seat.
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
from server.hidden_information import hidden_from, private_message_in, seen_in, seen_in_picture
from server.playing import Person, friends, serving
from server.secret_search import SecretSearch, forms_of_bytes, forms_of_number, forms_of_text
from server.streaming_transport import StreamingTransport

# Match the path of a request about a table, and the path of a request that makes links.
_TABLE = re.compile(r"/api/tables/([0-9a-f]{12})(?:/|$)")
_MAKES_LINKS = re.compile(r"/api/(import|tables|tables/[0-9a-f]{12}/(free|reissue|invite|watch-link|phone|again))")
MAX_VERSIONS = 200
"""The number of table versions that are remembered."""
ADDRESSES = "203.0.113."
"""The prefix of all client addresses, from a range reserved for documentation."""


class Leak(AssertionError):
    """A response contains a secret."""


class RecordingEntropy(Entropy):
    """Remembers every secret that a server generates. The same name gives the same secrets, so that failures can be
    reproduced. ``clock_offset`` (in seconds) is added to the time that `now` returns.
    """

    def __init__(self, name):
        self.clock_offset = 0.0
        self.search = SecretSearch()
        self.count = 0
        self.cookies, self.links, self.seeds, self.bot_seeds = [], [], [], []
        self._rng = Random(name)

    def _record(self, secrets, secret, forms, kind):
        """Remember a new secret, and the forms in which it could leak, and return it."""
        self.count += 1
        secrets.append(secret)
        self.search.add(forms(secret), (kind, secret, self.count))
        return secret

    def _text(self, size):
        """Return random bytes of this size as text."""
        return base64.urlsafe_b64encode(self._rng.randbytes(size)).decode().rstrip("=")

    def now(self):
        return super().now() + self.clock_offset

    def secret(self):
        return self._record(self.links, self._text(24), forms_of_text, "link")

    def cookie(self):
        return self._record(self.cookies, self._text(32), forms_of_text, "cookie")

    def table_id(self):
        return self._rng.randbytes(6).hex()

    def seed(self):
        return self._record(self.seeds, self._rng.randbytes(32), forms_of_bytes, "seed")

    def bot_seed(self):
        return self._record(self.bot_seeds, self._rng.getrandbits(48), forms_of_number, "bot seed")


@asynccontextmanager
async def audited_server(database, name):
    """Run a server in this process; all its responses are searched for leaks."""
    async with serving(database, RecordingEntropy(name)) as started:
        started.person = Auditor(started).person
        yield started


async def start_table(server, seats=2, **fields):
    """Start a table with people, each of whom may see their own seat only."""
    table, people = await friends(server, seats, **fields)
    for seat, person in enumerate(people):
        person.allowed_seats[table] = {seat}
    return table, people


class Auditor:
    """Checks every response to every person, and raises `Leak` if one contains a secret."""

    def __init__(self, server):
        self.server = server
        self.entropy = server.services.entropy
        self.checked = Counter()
        """The number of checked responses of each kind."""
        self._people = 0
        self._hidden = WeakKeyDictionary()
        self._heads = set()
        self._versions = OrderedDict()
        server.services.table_cache.changed.append(self._remember)

    def person(self, name=""):
        """Return a person whose responses are checked. ``allowed_seats`` has the person's seats for each table."""
        self._people += 1
        transport = StreamingTransport(self.server.app, f"{ADDRESSES}{self._people % 250 + 1}")
        audited = _AuditedTransport(transport, self)
        person = Person(audited, "http://durbar.test", name)
        person.allowed_seats = audited.allowed_seats
        return person

    def table(self, table):
        """Return a table that is in memory, or None."""
        live = self.server.services.table_cache._live.get(table)
        return None if live is None else live.table

    def _remember(self, live, _serial):
        """Remember the latest tables: the response to an action is checked against the version that it shows."""
        self._versions[live.id, live.table.version] = live.table
        while len(self._versions) > MAX_VERSIONS:
            self._versions.popitem(last=False)

    def _tables_for(self, audited, data):
        """Return the states of a table that a response is checked against.

        After an action this is the state that the response shows. Otherwise these are the states before and after the
        request, because a move in between may reveal what was hidden.
        """
        view = data.get("table_view") if isinstance(data, dict) else None
        shown_table = self._versions.get((audited.table, view["version"])) if view else None
        tables = (audited.before, self.table(audited.table)) if shown_table is None else (shown_table,)
        return list({id(table): table for table in tables if table is not None}.values())

    def check(self, audited, answer, allowed_seats):
        """Raise `Leak` if a response contains anything that its reader may not know."""
        self.checked[f"{audited.method} {audited.kind}"] += 1
        self.checked["answers"] += 1
        self.checked["bytes"] += len(answer.body)
        self._search_secrets(audited, answer)
        if ADDRESSES in answer.body:
            raise Leak(f"{audited}: an address")
        data = json.loads(answer.body) if answer.kind.startswith("application/json") and answer.body else None
        tables = self._tables_for(audited, data)
        seats = allowed_seats.get(audited.table, ())
        if audited.kind.endswith("/hint") and answer.good and not any(_has_move(table, seats) for table in tables):
            raise Leak(f"{audited}: a hint for another player")
        for table in tables:
            hidden = self._hidden_from(table, frozenset(seats))
            if answer.kind.startswith("image/svg"):
                leak = seen_in_picture(hidden, answer.body)
            else:
                leak = seen_in(hidden, data if data is not None else answer.body) or private_message_in(
                    table, seats, data
                )
            if leak:
                raise Leak(f"{audited}: {leak}")

    def _hidden_from(self, table, seats):
        """Return what the holder of these seats may not know about a table.

        A table object never changes, so the results for it are cached.
        """
        known = self._hidden.setdefault(table, {})
        if seats not in known:
            known[seats] = hidden_from(table, seats)
        return known[seats]

    def _search_secrets(self, audited, answer):
        """Raise `Leak` if a response contains a secret, except a new link or cookie, or the seed of a finished game."""
        open_seed = self._open_seed(audited.table)
        new_heads = "\n".join(answer.heads - self._heads)
        self._heads |= answer.heads  # a header sent before a secret was generated does not contain it
        for where, text in (("headers", new_heads), ("cookie", answer.cookie), ("body", answer.body)):
            for kind, secret, number in self.entropy.search.found_in(text):
                is_new = number > audited.count
                is_new_link = kind == "link" and is_new and where == "body" and answer.good and audited.makes_links
                is_new_cookie = kind == "cookie" and is_new and where == "cookie" and secret in text
                is_open_seed = kind == "seed" and secret == open_seed
                if not (is_new_link or is_new_cookie or is_open_seed):
                    raise Leak(f"{audited}: a {kind} in the {where}")
        if answer.kind.startswith("application/json"):
            self._search_seed_bytes(audited, answer.body, open_seed)

    def _search_seed_bytes(self, audited, body, open_seed):
        """Raise `Leak` if the body contains a quarter of a seed as a list of bytes."""
        for row in re.findall(r"\[((?:\s*\d{1,3}\s*,){7,}\s*\d{1,3}\s*)\]", body):
            numbers = [int(number) for number in row.split(",")]
            sent_bytes = bytes(numbers) if max(numbers) < 256 else b""
            for seed in self.entropy.seeds:
                if seed != open_seed and any(seed[start : start + 8] in sent_bytes for start in range(0, 32, 8)):
                    raise Leak(f"{audited}: a seed, byte by byte")

    def _open_seed(self, table):
        """Return the seed that a table may show: its own, once the game is over."""
        table = self.table(table)
        if table is None or not table.has_started or not table.open_book:
            return None
        return bytes.fromhex(table.terms["record"]["seed"])


def _has_move(table, seats):
    """Return whether one of these seats may get a hint."""
    return table.open_book or (table.has_started and table.to_move in seats)


class _Request:
    """A request, with the table and the number of generated secrets when it was sent."""

    def __init__(self, request, auditor):
        path = request.url.path
        match = _TABLE.match(path)
        self.method = request.method
        self.table = match[1] if match else None
        self.kind = path.replace(self.table, "…") if match else path
        self.query = unquote(request.url.query.decode())
        self.makes_links = request.method == "POST" and _MAKES_LINKS.fullmatch(path) is not None
        self.before = auditor.table(self.table)
        self.count = auditor.entropy.count

    def __str__(self):
        return f"{self.method} {self.kind}?{self.query}"


class _Response:
    """A response, or a piece of a stream, as text."""

    def __init__(self, response, body):
        self.good = response.is_success
        self.kind = response.headers.get("content-type", "")
        self.cookie = "\n".join(response.headers.get_list("set-cookie"))
        self.heads = {f"{name}: {value}" for name, value in response.headers.items() if name != "set-cookie"}
        self.body = body.decode()


class _AuditedTransport(httpx.AsyncBaseTransport):
    """Passes requests to the server and checks the responses."""

    def __init__(self, transport, auditor):
        self._transport = transport
        self._auditor = auditor
        self.allowed_seats = {}

    async def handle_async_request(self, request):
        audited = _Request(request, self._auditor)
        response = await self._transport.handle_async_request(request)
        if response.headers.get("content-type", "").startswith("text/event-stream"):
            response.stream = _AuditedStream(response.stream, lambda part: self._check(audited, response, part))
            return response
        body = await response.aread()
        self._check(audited, response, body)
        # the body has been decoded
        headers = [(name, value) for name, value in response.headers.raw if name.lower() != b"content-encoding"]
        return httpx.Response(response.status_code, headers=headers, content=body, request=request)

    def _check(self, audited, response, body):
        self._auditor.check(audited, _Response(response, body), self.allowed_seats)


class _AuditedStream(httpx.AsyncByteStream):
    """A stream that is checked piece by piece."""

    def __init__(self, stream, check):
        self._stream = stream
        self._check = check

    async def __aiter__(self):
        async for part in self._stream:
            self._check(part)
            yield part

    async def aclose(self):
        await self._stream.aclose()
