"""HTTP connections: limits on the time and the size of requests, and one system call per response."""

from __future__ import annotations

import asyncio
import re
from typing import Any

import httptools
from uvicorn._types import ASGI3Application
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle

from durbar.server.throttled_warning import ThrottledWarning

MAX_HEAD_BYTES = 65_536
"""The most bytes of a head that arrives in several parts. A head that arrives in one part has at most the size of
asyncio's read buffer.
"""
MAX_URL_BYTES = 4096
"""The longest path with its query. The pages send at most a few hundred bytes."""
MAX_PARAMETERS = 20
"""The most parameters in a query. The pages send at most five."""
MAX_HEADERS = 100
"""The most headers of a request. A browser sends about 20, and a proxy adds a few."""
MAX_HEADER_BYTES = 8192
"""The longest header, with its name."""
MAX_COOKIES = 100
"""The most cookies. The server sets one; other programs on the same host may set more."""
MAX_BUFFERED_BYTES = 65_536
"""If more bytes than this are waiting in the buffer, they are sent at once."""
ABSOLUTE_URL = re.compile(rb"[a-z][a-z0-9+.-]*://([^/?#]*)", re.IGNORECASE)
"""The beginning of a URL with a scheme and a host, which a client may send instead of a path."""
MAX_CHUNKS = 4096
"""The most chunks of a body, including the empty one at its end. A record of the largest size may arrive in pieces of
300 bytes.
"""
BODY_FACTOR = 4
"""A request may be this many times as long as the largest body that a route accepts. The rest of a body that was
refused is read as well, because a client usually reads the response only when it has sent everything.
"""
MAX_WAITING = 16
"""The most requests on one connection that wait until earlier ones have their response. Browsers send no request before
they have the response to the previous one.
"""


def _refusal(status: bytes, text: bytes) -> bytes:
    """Return a complete response that refuses a request."""
    head = b"HTTP/1.1 %b\r\nconnection: close\r\ncontent-type: text/plain; charset=utf-8\r\n" % status
    return head + b"content-length: %d\r\n\r\n%b" % (len(text), text)


TOO_LARGE = _refusal(b"431 Request Header Fields Too Large", b"The request head is too large")
"""The response to a request head that exceeds a limit."""
TOO_MANY_CHUNKS = _refusal(b"413 Content Too Large", b"The request body has too many chunks")
"""The response to a body with too many chunks."""
TOO_MANY_REQUESTS = _refusal(b"429 Too Many Requests", b"Too many requests wait on this connection")
"""The response to a request with too many others before it."""


class LimitExceeded(Exception):
    """Raised in a callback of the parser, to stop the parser when a request exceeds a limit."""


class Connection(HttpToolsProtocol):
    """uvicorn's protocol with limits that uvicorn does not have: on the time and the size of a request head, on the
    number of chunks of a body, and on the number of requests that wait for their response.

    The parser stops at the first part of a request that exceeds a limit, before anything else reads this part.
    """

    def __init__(
        self, *args: Any, head_seconds: float, max_body_bytes: int, invalid_requests: ThrottledWarning, **kwargs: Any
    ) -> None:
        """``max_body_bytes`` is the size of the largest body that a route accepts."""
        super().__init__(*args, **kwargs)
        self._head_seconds = head_seconds
        self._max_request_bytes = MAX_HEAD_BYTES + BODY_FACTOR * max_body_bytes
        self._invalid_requests = invalid_requests
        self._head_timer: asyncio.TimerHandle | None = None
        self._request_bytes = 0
        """The number of bytes received since the end of the previous request."""
        self._chunks = 0
        """The number of chunks of the current body."""
        self._in_body = False
        """Whether the head of the current request is complete, but not the body."""
        self._refusal: bytes | None = None
        """The response to a request that exceeds a limit; None for a request that is not valid HTTP."""
        self._is_stopped = False
        """Whether everything that arrives is ignored, because the connection ends after the current response."""
        self._running: RequestResponseCycle | None = None
        """The request that is being handled. `cycle` is the request that arrived last; it may be waiting for this one.
        """

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]  # uvicorn's own signature
        """Start waiting for the first request."""
        super().connection_made(BufferedTransport(transport, self.loop))  # type: ignore[arg-type]
        self._start_head_timer()

    def data_received(self, data: bytes) -> None:
        """Parse received data, and start the timer when another head begins. Only a complete head stops the timer."""
        if self.transport.is_closing():
            return
        self._request_bytes += len(data)
        if self._request_bytes > self._max_request_bytes:
            self.transport.close()
            return
        if self._is_stopped:
            return
        self._unset_keepalive_if_required()
        try:
            self.parser.feed_data(data)
        except httptools.HttpParserUpgrade:
            self._stop()  # the server upgrades to no other protocol, but the parser cannot continue
        except httptools.HttpParserError:
            self.send_400_response("Invalid HTTP request received.")
        if self.transport.is_closing() or self._is_stopped or self._in_body:
            return
        if self._request_bytes > MAX_HEAD_BYTES:
            self.transport.write(TOO_LARGE)
            self.transport.close()
        elif self._request_bytes and self._head_timer is None:
            self._start_head_timer()

    def on_url(self, url: bytes) -> None:
        """Check a part of the path and the query."""
        super().on_url(url)
        self._require(len(self.url) <= MAX_URL_BYTES and self.url.count(b"&") < MAX_PARAMETERS, TOO_LARGE)

    def on_header(self, name: bytes, value: bytes) -> None:
        """Check a header. Ignore a trailer, that is, a header after the body: no proxy has checked it, so it could name
        another client address or another cookie.
        """
        self._require(len(name) + len(value) <= MAX_HEADER_BYTES, TOO_LARGE)
        if self._in_body:
            return
        super().on_header(name, value)
        self._require(len(self.headers) <= MAX_HEADERS, TOO_LARGE)
        self._require(name.lower() != b"cookie" or value.count(b";") < MAX_COOKIES, TOO_LARGE)

    def on_chunk_header(self) -> None:
        """Count the chunks of a body."""
        self._chunks += 1
        self._require(self._chunks <= MAX_CHUNKS, TOO_MANY_CHUNKS)

    def _require(self, is_within_limits: bool, refusal: bytes) -> None:
        """Stop the parser if a part of the request exceeds a limit. ``refusal`` is the response to such a request."""
        if not is_within_limits:
            self._refusal = refusal
            raise LimitExceeded

    def on_headers_complete(self) -> None:
        """Stop the timer and handle the request, or let it wait for the responses to earlier requests."""
        self._stop_head_timer()
        self._require(len(self.pipeline) < MAX_WAITING, TOO_MANY_REQUESTS)
        self._in_body = True
        self._chunks = 0
        if match := ABSOLUTE_URL.match(self.url):
            # The host in the URL replaces the header, as the standard requires (RFC 9112, section 3.2.2).
            self.headers[:] = [header for header in self.headers if header[0] != b"host"]
            self.headers.append((b"host", match[1]))
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        """Expect the head of another request."""
        self._stop_head_timer()
        self._in_body = False
        self._request_bytes = 0
        super().on_message_complete()

    def on_response_complete(self) -> None:
        """Limit the time for the rest of a body that the app has not read: nothing else limits it."""
        super().on_response_complete()
        if self._in_body and self._head_timer is None and not self.transport.is_closing():
            self._start_head_timer()

    def send_400_response(self, msg: str) -> None:
        """Reject an invalid request. If the server still responds to earlier requests, let it finish these responses
        and then close the connection.
        """
        self._invalid_requests.count()
        is_responding = self.cycle is not None and not self.cycle.response_complete
        if is_responding and not self._in_body:
            self._stop()
        elif is_responding and (self.cycle is not self._running or self.cycle.response_started):
            self.transport.close()  # any other response would be taken for a part of the running one
        elif self._refusal is not None:
            self.transport.write(self._refusal)
            self.transport.close()
        else:
            super().send_400_response(msg)

    def _stop(self) -> None:
        """Ignore everything that arrives from now on, and close the connection after the last response."""
        self._is_stopped = True
        self._stop_head_timer()
        if self.cycle is None or self.cycle.response_complete:
            self.transport.close()
        else:
            self.cycle.keep_alive = False

    def _start_asgi_task(self, cycle: RequestResponseCycle, app: ASGI3Application) -> None:
        """Handle a request."""
        self._running = cycle
        super()._start_asgi_task(cycle, app)

    def connection_lost(self, exc: Exception | None) -> None:
        """Stop the timer when the connection is closed, and tell the app. uvicorn tells only the handler of the request
        that arrived last, so a stream would never end if another request waited for it.
        """
        self._stop_head_timer()
        self.pipeline.clear()
        super().connection_lost(exc)
        if self._running is not None and not self._running.response_complete:
            self._running.disconnected = True
            self._running.message_event.set()

    def _start_head_timer(self) -> None:
        self._head_timer = self.loop.call_later(self._head_seconds, self._time_out)

    def _stop_head_timer(self) -> None:
        if self._head_timer is not None:
            self._head_timer.cancel()
            self._head_timer = None

    def _time_out(self) -> None:
        self._head_timer = None
        if not self.transport.is_closing():
            self.transport.close()


class BufferedTransport:
    """A transport that sends all data that is written in one cycle of the event loop with one system call. Usually this
    is the head and the body of a response.
    """

    def __init__(self, transport: asyncio.Transport, loop: asyncio.AbstractEventLoop) -> None:
        self._transport = transport
        self._loop = loop
        self._parts: list[bytes] = []
        self._size = 0

    def __getattr__(self, name: str) -> Any:
        return getattr(self._transport, name)

    def write(self, data: bytes) -> None:
        """Send data in the next cycle of the event loop, or at once if more than `MAX_BUFFERED_BYTES` are waiting. Data
        must not wait here for long, because only the wrapped transport notices that a client reads too slowly.
        """
        if not self._parts:
            self._loop.call_soon(self._flush)
        self._parts.append(data)
        self._size += len(data)
        if self._size > MAX_BUFFERED_BYTES:
            self._flush()

    def close(self) -> None:
        """Flush the buffer and close the connection."""
        self._flush()
        self._transport.close()

    def _flush(self) -> None:
        if self._parts:
            data = b"".join(self._parts)
            self._parts.clear()
            self._size = 0
            self._transport.write(data)
