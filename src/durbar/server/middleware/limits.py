"""Limits per browser and per address: request rates, open streams, and the size of request bodies."""

from __future__ import annotations

import asyncio
import math
import re
import time
from collections import Counter
from collections.abc import Callable

from starlette.datastructures import Headers
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from durbar.server.errors import ApiError
from durbar.server.middleware.client import address_key, address_of, browser_of, path_of
from durbar.server.middleware.json_limits import find_excess, max_values
from durbar.server.middleware.responses import TOO_FAST, refuse
from durbar.server.middleware.route_costs import cost_of
from durbar.server.settings import Rate, Settings
from durbar.server.token_buckets import Buckets

# The paths of requests that have separate limits. A client could use the GUESSING paths to guess secrets or passwords.
STREAM = "/api/stream"
IMPORT = "/api/import"
TABLES = "/api/tables"
NEW_TABLE = re.compile(r"/api/(tables/[^/]+/(again|branch-off)|games/[^/]+/guide)/?")
BOARD = re.compile(r"/api/games/[^/]+/board/?")
ANALYSIS = re.compile(r"/api/tables/[^/]+/analysis/?")
HINT = re.compile(r"/api/tables/[^/]+/(hint|coach)/?")
CHAT = re.compile(r"/api/tables/[^/]+/chat/?")
REPORT = re.compile(r"/api/tables/[^/]+/report/?")
BRANCH = re.compile(r"/api/tables/[^/]+/branch/?")
ACTION = re.compile(r"/api/tables/[^/]+/[^/]+/?")
GUESSING = re.compile(r"/api/(links/.*|enter/?)")

ALSO_LIMITED_BY = {"creating": "new_tables", "importing": "new_tables"}
"""For some kinds of requests, the name of a second, slower limit. It limits how many tables these requests store."""

CLOSE = (b"connection", b"close")
"""The header that closes the connection after the response."""

MAX_LENGTH_DIGITS = 15
"""The most digits of a `Content-Length` header. Converting thousands of digits to a number would take long."""


def kind_of(method: str, path: str) -> str | None:
    """Return the kind of a request that has a separate rate limit: ``creating``, ``hints``, ``importing``, ``boards``,
    ``guessing``, ``chat``, ``reports``, ``branching`` or ``acting``. Return None for any other request.
    """
    if GUESSING.fullmatch(path):
        return "guessing"
    if method != "POST":
        return None
    if path.rstrip("/") == TABLES or NEW_TABLE.fullmatch(path):
        return "creating"
    if path.rstrip("/") == IMPORT or ANALYSIS.fullmatch(path):
        return "importing"
    kinds = (("boards", BOARD), ("hints", HINT), ("chat", CHAT), ("reports", REPORT), ("branching", BRANCH))
    for kind, pattern in kinds:
        if pattern.fullmatch(path):
            return kind
    return "acting" if ACTION.fullmatch(path) else None


class RateLimits:
    """Responds with 429 and `Retry-After` to browsers and addresses that send too many requests."""

    def __init__(self, app: ASGIApp, settings: Settings, clock: Callable[[], float] = time.monotonic) -> None:
        limits = settings.limits
        self._app = app
        self._settings = settings
        self._clock = clock

        def buckets(rate: Rate) -> Buckets:
            return Buckets(rate, limits.max_buckets)

        rates = {
            "creating": limits.creating,
            "hints": limits.hints,
            "importing": limits.importing,
            "boards": limits.boards,
            "chat": limits.chat,
            "reports": limits.reports,
            "branching": limits.branching,
            "acting": limits.acting,
            "new_tables": limits.new_tables,
        }
        self._addresses = buckets(limits.address)
        self._browsers = buckets(limits.browser)
        self._browser_work = buckets(limits.browser_work)
        self._address_work = buckets(limits.address_work)
        self._guesses = buckets(limits.guessing)
        self._by_kind = {kind: buckets(rate) for kind, rate in rates.items()}
        """For each kind of request that has a separate limit, the buckets of browsers."""
        self._by_kind_and_address = {kind: buckets(rate.times(limits.crowd)) for kind, rate in rates.items()}
        """For each of these kinds, the buckets of addresses. Several browsers may share an address."""

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Count a request, then call the app or refuse the request."""
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        wait = self._count(scope)
        if wait <= 0:
            await self._app(scope, receive, send)
            return
        seconds = math.ceil(wait)
        refusal = ApiError(429, TOO_FAST, "server.too-fast", seconds=seconds, more={"seconds": seconds})
        await refuse(scope, send, refusal, (b"retry-after", str(seconds).encode()))

    def _count(self, scope: Scope) -> float:
        """Count a request. Return 0 if it is allowed, else the seconds until it would be. The address is checked before
        the cookie, because a client can invent cookies.
        """
        now = self._clock()
        path = path_of(scope)
        kind = kind_of(scope["method"], path)
        address = address_key(address_of(scope, self._settings))
        if wait := self._addresses.take(address, now):
            return wait
        if kind == "guessing" and (wait := self._guesses.take(address, now)):
            return wait
        browser = browser_of(scope, self._settings)
        # Static files count only towards the limit of the address, because one page loads dozens of them.
        if browser is not None and path.startswith("/api/") and (wait := self._browsers.take(browser, now)):
            return wait
        cost = cost_of(scope["method"], path, scope.get("query_string", b""))
        return self._take_work(kind, cost, address, browser or address, now)

    def _take_work(self, kind: str | None, cost: int, address: str, browser: str | bytes, now: float) -> float:
        """Take the tokens for the cost of a request, and a token for its kind. Return 0, or the seconds until all of
        these tokens are available. In that case take none of them, so that the refused requests of one browser do not
        use up the tokens of its address.
        """
        charges: list[tuple[Buckets, str | bytes, int]] = []
        if cost:
            charges += [(self._address_work, address, cost), (self._browser_work, browser, cost)]
        for name in (kind, ALSO_LIMITED_BY.get(kind or "")):
            if name in self._by_kind:
                charges += [(self._by_kind_and_address[name], address, 1), (self._by_kind[name], browser, 1)]
        wait = max((buckets.wait(key, now, tokens) for buckets, key, tokens in charges), default=0.0)
        if not wait:
            for buckets, key, tokens in charges:
                buckets.take(key, now, tokens)
        return wait


class StreamLimits:
    """Responds with 429 to a browser or an address that has too many streams open."""

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self._app = app
        self._settings = settings
        self._open: Counter[str | bytes] = Counter()
        """The number of open streams of each address and of each browser."""

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Call the app, and count a stream while it is open."""
        if scope["type"] != "http" or path_of(scope).rstrip("/") != STREAM:
            await self._app(scope, receive, send)
            return
        limits = self._settings.limits
        address, browser = address_key(address_of(scope, self._settings)), browser_of(scope, self._settings)
        max_streams: dict[str | bytes, int] = {address: limits.address_streams}
        if browser is not None:
            max_streams[browser] = limits.browser_streams
        if any(self._open[key] >= limit for key, limit in max_streams.items()):
            refusal = ApiError(429, "too-many-streams", "server.too-many-streams")
            await refuse(scope, send, refusal, (b"retry-after", b"5"))
            return
        self._open.update(max_streams.keys())
        try:
            await self._app(scope, receive, send)
        finally:
            for key in max_streams:
                self._open[key] -= 1
                if not self._open[key]:
                    del self._open[key]


class BodyLimits:
    """Responds with 413 to a body that is too long or would take too long to parse, and with 408 to one that arrives
    too slowly.
    """

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self._app = app
        self._limits = settings.limits

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Call the app, and count the body while the app reads it."""
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        max_bytes = self._limits.import_body if path_of(scope).rstrip("/") == IMPORT else self._limits.body
        declared_length = Headers(scope=scope).get("content-length", "0")
        if not (declared_length.isascii() and declared_length.isdigit()):
            await refuse(scope, send, ApiError(400, "bad-length", "server.bad-length"))
        elif len(declared_length) > MAX_LENGTH_DIGITS or int(declared_length) > max_bytes:
            await refuse(scope, send, _too_long(max_bytes))
        else:
            await _LimitedBody(self._app, scope, max_bytes, self._limits.body_seconds).run(receive, send)


class _LimitedBody:
    """A request whose body is checked for its length and the time of its arrival while the app reads it.

    When a body is rejected, the app receives a disconnect. An error response then replaces the app's response, unless
    the app's response has already started.
    """

    def __init__(self, app: ASGIApp, scope: Scope, max_bytes: int, seconds: float) -> None:
        self._app = app
        self._scope = scope
        self._max_bytes = max_bytes
        self._seconds = seconds
        self._deadline: float | None = None
        self._length = 0
        self._parts: list[bytes] = []
        """The parts of the body that have arrived."""
        self._is_complete = False
        self._has_responded = False
        """Whether the app's response has started."""
        self._error: ApiError | None = None
        """Why the body was rejected."""

    async def run(self, receive: Receive, send: Send) -> None:
        """Call the app, and send an error response if the body was rejected."""

        async def limited_receive() -> Message:
            if self._error is not None:
                return {"type": "http.disconnect"}
            return await self._next(receive)

        async def guarded_send(message: Message) -> None:
            if self._error is None or self._has_responded:
                self._has_responded = True
                await send(message)

        try:
            await self._app(self._scope, limited_receive, guarded_send)
        except Exception:
            if self._error is None or self._has_responded:
                raise
        if self._error is not None and not self._has_responded:
            await refuse(self._scope, send, self._error, *([CLOSE] if self._error.status == 408 else []))

    async def _next(self, receive: Receive) -> Message:
        """Return the next message from the client. As long as the body is incomplete, the message must arrive
        before the deadline.
        """
        if self._is_complete:
            return await receive()
        if self._deadline is None:
            # The deadline starts when the app begins to read, so that the app's own work does not count.
            self._deadline = asyncio.get_running_loop().time() + self._seconds
        try:
            async with asyncio.timeout_at(self._deadline):
                message = await receive()
        except TimeoutError:
            self._error = ApiError(408, "too-slow", "server.too-slow")
            return {"type": "http.disconnect"}
        if message["type"] == "http.request":
            body = message.get("body", b"")
            self._length += len(body)
            self._is_complete = not message.get("more_body", False)
            if self._length > self._max_bytes:
                self._error = _too_long(self._max_bytes)
            elif body:
                self._parts.append(body)
            if self._is_complete and self._error is None:
                # The app cannot parse the body before it has the last part, so this check is early enough.
                self._error = find_excess(b"".join(self._parts), max_values(self._max_bytes))
                self._parts.clear()
            if self._error is not None:
                return {"type": "http.disconnect"}
        return message


def _too_long(limit: int) -> ApiError:
    """Return the error for a body that is too long."""
    return ApiError(413, "too-long", "server.too-long", most=limit, more={"most": limit})
