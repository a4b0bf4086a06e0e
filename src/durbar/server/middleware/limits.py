"""How much one browser and one address may ask for: how often, how many streams, how long a body."""

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
from durbar.server.middleware.client import address_of, browser_of, household, path_of
from durbar.server.middleware.responses import refuse
from durbar.server.middleware.token_buckets import Buckets
from durbar.server.settings import Rate, Settings

STREAM = "/api/stream"
IMPORT = "/api/import"
TABLES = "/api/tables"
ANOTHER = re.compile(r"/api/(tables/[^/]+/(again|branch-off)|games/[^/]+/guide)/?")
BOARD = re.compile(r"/api/games/[^/]+/board/?")
ANALYSIS = re.compile(r"/api/tables/[^/]+/analysis/?")
HINT = re.compile(r"/api/tables/[^/]+/(hint|coach)/?")
GUESSED = re.compile(r"/api/(links/.*|enter/?)")

PART = (b",", b"[", b"{")
"""What begins another part of a JSON text."""
BYTES_A_PART = 8
"""A body may have one part for so many bytes that it may have. A text of nothing but empty lists keeps Python busy ten
times as long as one of the same length that anybody would send, and nobody else is served meanwhile.
"""

CLOSE = (b"connection", b"close")


def kind_of(method: str, path: str) -> str | None:
    """What a request does that has a limit of its own: creating, hints, importing, boards, guessing."""
    if GUESSED.fullmatch(path):
        return "guessing"
    if method != "POST":
        return None
    if path.rstrip("/") == TABLES or ANOTHER.fullmatch(path):
        return "creating"
    if path.rstrip("/") == IMPORT or ANALYSIS.fullmatch(path):
        return "importing"
    if BOARD.fullmatch(path):
        return "boards"
    return "hints" if HINT.fullmatch(path) else None


class RateLimits:
    """Answers 429 to those who ask too often, and says when to come back."""

    def __init__(self, app: ASGIApp, settings: Settings, clock: Callable[[], float] = time.monotonic) -> None:
        limits = settings.limits
        self._app = app
        self._settings = settings
        self._clock = clock

        def buckets(rate: Rate) -> Buckets:
            return Buckets(rate, limits.max_buckets)

        own = {
            "creating": limits.creating,
            "hints": limits.hints,
            "importing": limits.importing,
            "boards": limits.boards,
        }
        self._addresses = buckets(limits.address)
        self._browsers = buckets(limits.browser)
        self._guesses = buckets(limits.guessing)
        self._own = {kind: buckets(rate) for kind, rate in own.items()}
        self._crowds = {kind: buckets(rate.times(limits.crowd)) for kind, rate in own.items()}

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Count a request, then hand it on or refuse it."""
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        wait = self._wait(scope)
        if wait <= 0:
            await self._app(scope, receive, send)
            return
        seconds = math.ceil(wait)
        refusal = ApiError(429, "too-fast", "server.too-fast", seconds=seconds, more={"seconds": seconds})
        await refuse(scope, send, refusal, (b"retry-after", str(seconds).encode()))

    def _wait(self, scope: Scope) -> float:
        """How many seconds too early a request comes. Addresses first: they cannot be made up, cookies can."""
        now = self._clock()
        path = path_of(scope)
        kind = kind_of(scope["method"], path)
        services = household(address_of(scope, self._settings))
        if wait := self._addresses.take(services, now):
            return wait
        if kind == "guessing" and (wait := self._guesses.take(services, now)):
            return wait
        browser = browser_of(scope)
        # Files of the page are left to the address: one page is dozens of them.
        if browser is not None and path.startswith("/api/") and (wait := self._browsers.take(browser, now)):
            return wait
        if kind in self._own:
            return self._crowds[kind].take(services, now) or self._own[kind].take(browser or services, now)
        return 0.0


class StreamLimits:
    """Answers 429 to a browser or an address that has enough streams open."""

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self._app = app
        self._settings = settings
        self._open: Counter[str | bytes] = Counter()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Count a stream for as long as it is open; anything else is handed on."""
        if scope["type"] != "http" or path_of(scope).rstrip("/") != STREAM:
            await self._app(scope, receive, send)
            return
        limits = self._settings.limits
        services, browser = household(address_of(scope, self._settings)), browser_of(scope)
        allowed: dict[str | bytes, int] = {services: limits.address_streams}
        if browser is not None:
            allowed[browser] = limits.browser_streams
        if any(self._open[key] >= most for key, most in allowed.items()):
            refusal = ApiError(429, "too-many-streams", "server.too-many-streams")
            await refuse(scope, send, refusal, (b"retry-after", b"5"))
            return
        self._open.update(allowed.keys())
        try:
            await self._app(scope, receive, send)
        finally:
            for key in allowed:
                self._open[key] -= 1
                if not self._open[key]:
                    del self._open[key]


class BodyLimits:
    """Answers 413 to a body that is too long, said or found to be so, and 408 to one that does not come."""

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self._app = app
        self._limits = settings.limits

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Hand on a request whose body is counted as it is read."""
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        most = self._limits.import_body if path_of(scope).rstrip("/") == IMPORT else self._limits.body
        declared = Headers(scope=scope).get("content-length", "0")
        if not (declared.isascii() and declared.isdigit()):
            await refuse(scope, send, ApiError(400, "bad-length", "server.bad-length"))
        elif len(declared) > 15 or int(declared) > most:
            await refuse(scope, send, _too_long(most))
        else:
            await _Counted(self._app, scope, most, self._limits.body_seconds).run(receive, send)


class _Counted:
    """One request whose body is read with an eye on its length and the time it takes.

    A body found wrong looks to the app as if the browser had left. Whatever the app makes of that, the guard's own
    answer is sent in its place, if none has begun.
    """

    def __init__(self, app: ASGIApp, scope: Scope, most: int, seconds: float) -> None:
        self._app = app
        self._scope = scope
        self._most = most
        self._seconds = seconds
        self._deadline: float | None = None
        self._length = self._parts = 0
        self._whole = False
        self._begun = False
        self._wrong: ApiError | None = None

    async def run(self, receive: Receive, send: Send) -> None:
        """Call the app, and answer in its place if the body was wrong."""

        async def counted() -> Message:
            if self._wrong is not None:
                return {"type": "http.disconnect"}
            return await self._next(receive)

        async def watched(message: Message) -> None:
            if self._wrong is None or self._begun:
                self._begun = True
                await send(message)

        try:
            await self._app(self._scope, counted, watched)
        except Exception:
            if self._wrong is None or self._begun:
                raise
        if self._wrong is not None and not self._begun:
            await refuse(self._scope, send, self._wrong, *([CLOSE] if self._wrong.status == 408 else []))

    async def _next(self, receive: Receive) -> Message:
        """The next piece of the body; after its end, whatever comes, however long it takes."""
        if self._whole:
            return await receive()
        if self._deadline is None:
            # Counted from when the app begins to read: what it does before is not the browser's fault.
            self._deadline = asyncio.get_running_loop().time() + self._seconds
        try:
            async with asyncio.timeout_at(self._deadline):
                message = await receive()
        except TimeoutError:
            self._wrong = ApiError(408, "too-slow", "server.too-slow")
            return {"type": "http.disconnect"}
        if message["type"] == "http.request":
            body = message.get("body", b"")
            self._length += len(body)
            self._parts += sum(map(body.count, PART))
            self._whole = not message.get("more_body", False)
            if self._length > self._most:
                self._wrong = _too_long(self._most)
            elif self._parts > self._most // BYTES_A_PART:
                self._wrong = _too_many_parts(self._most // BYTES_A_PART)
            if self._wrong is not None:
                return {"type": "http.disconnect"}
        return message


def _too_many_parts(most: int) -> ApiError:
    """The answer to a body with too much in it."""
    return ApiError(413, "too-many-parts", "server.too-many-parts", most=most, more={"most": most})


def _too_long(most: int) -> ApiError:
    """The answer to a body that is too long."""
    return ApiError(413, "too-long", "server.too-long", most=most, more={"most": most})
