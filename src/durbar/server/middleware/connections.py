"""HTTP connections: a limit on the time and the size of a request's head, and one system call per response."""

from __future__ import annotations

import asyncio
import re
from typing import Any

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

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
TOO_LARGE = (
    b"HTTP/1.1 431 Request Header Fields Too Large\r\nconnection: close\r\ncontent-type: text/plain; charset=utf-8\r\n"
    b"content-length: 29\r\n\r\nThe request head is too large"
)
"""The response to a request head that exceeds a limit."""


class HeadTooLarge(Exception):
    """Raised in a callback of the parser, to stop the parser when a request head exceeds a limit."""


class Connection(HttpToolsProtocol):
    """uvicorn's protocol with limits on the request head, which uvicorn itself limits neither in time nor in size.

    The parser stops at the first part of a head that exceeds a limit, before anything else reads the head.
    """

    def __init__(self, *args: Any, head_seconds: float, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self._head_seconds = head_seconds
        self._head_timer: asyncio.TimerHandle | None = None
        self._head_bytes = 0
        """The number of bytes received since the end of the previous request."""
        self._in_body = False
        """Whether the head of the current request is complete, but not the body."""
        self._is_head_too_large = False

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]  # uvicorn's own signature
        """Start waiting for the first request."""
        super().connection_made(BufferedTransport(transport, self.loop))  # type: ignore[arg-type]
        self._start_head_timer()

    def data_received(self, data: bytes) -> None:
        """Parse received data, and start the timer when another head begins. Only a complete head stops the timer."""
        self._head_bytes += len(data)
        super().data_received(data)
        if self.transport.is_closing() or self._in_body:
            return
        if self._head_bytes > MAX_HEAD_BYTES:
            self.transport.write(TOO_LARGE)
            self.transport.close()
        elif self._head_bytes and self._head_timer is None:
            self._start_head_timer()

    def on_url(self, url: bytes) -> None:
        """Check a part of the path and the query."""
        super().on_url(url)
        self._require(len(self.url) <= MAX_URL_BYTES and self.url.count(b"&") < MAX_PARAMETERS)

    def on_header(self, name: bytes, value: bytes) -> None:
        """Check a header."""
        super().on_header(name, value)
        self._require(len(self.headers) <= MAX_HEADERS and len(name) + len(value) <= MAX_HEADER_BYTES)
        self._require(name.lower() != b"cookie" or value.count(b";") < MAX_COOKIES)

    def _require(self, is_within_limits: bool) -> None:
        """Stop the parser if a part of the head exceeds a limit."""
        if not is_within_limits:
            self._is_head_too_large = True
            raise HeadTooLarge

    def on_headers_complete(self) -> None:
        """Stop the timer and handle the request."""
        self._stop_head_timer()
        self._in_body = True
        if match := ABSOLUTE_URL.match(self.url):
            # The host in the URL counts, as the standard requires (RFC 9112, section 3.2.2).
            self.headers[:] = [header for header in self.headers if header[0] != b"host"]
            self.headers.append((b"host", match[1]))
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        """Expect the head of another request."""
        self._stop_head_timer()
        self._in_body = False
        self._head_bytes = 0
        super().on_message_complete()

    def on_response_complete(self) -> None:
        """Limit the time for the rest of a body that the app has not read: nothing else limits it."""
        super().on_response_complete()
        if self._in_body and self._head_timer is None and not self.transport.is_closing():
            self._start_head_timer()

    def send_400_response(self, msg: str) -> None:
        """Reject an invalid request. If the server still responds to the previous request, let it finish that response
        and then close the connection.
        """
        is_responding = self.cycle is not None and not self.cycle.response_complete
        if self._is_head_too_large and not is_responding:
            self.transport.write(TOO_LARGE)
            self.transport.close()
        elif not is_responding or self._in_body:
            super().send_400_response(msg)
        else:
            self.cycle.keep_alive = False
            self.flow.pause_reading()

    def connection_lost(self, exc: Exception | None) -> None:
        """Stop the timer when the connection is closed."""
        self._stop_head_timer()
        super().connection_lost(exc)

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
