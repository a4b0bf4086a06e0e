"""The listening socket: limits on open connections, and a pause when no more files can be opened."""

from __future__ import annotations

import asyncio
import errno
import logging
import resource
import socket
import time
import weakref
from collections import Counter
from collections.abc import Callable
from contextlib import suppress
from typing import Any

from durbar.server.middleware import BACKLOG
from durbar.server.middleware.client import address_key, parse_address
from durbar.server.settings import Settings

log = logging.getLogger("durbar.connections")

RESERVED_FILES = 128
"""Open files that connections leave free, for the database (some 60 files), for log files and for static files."""
MAX_SHARE_OF_ADDRESS = 4
"""One address may have at most this fraction of all connections (a quarter), if few files can be opened."""
PAUSE_SECONDS = 1.0
"""Seconds for which no connection is accepted after the system has refused to open one. asyncio waits as long."""
WARNING_SECONDS = 60.0
"""The shortest time between two log lines about the same problem."""

OUT_OF_RESOURCES = {errno.EMFILE, errno.ENFILE, errno.ENOBUFS, errno.ENOMEM}
"""The errors of `accept` that say that the process or the system cannot open another connection."""

BUSY = (
    b"HTTP/1.1 503 Service Unavailable\r\nconnection: close\r\nretry-after: 20\r\n"
    b"content-type: text/plain; charset=utf-8\r\ncontent-length: 30\r\n\r\nToo many connections are open."
)
"""The response on a connection that is refused."""


class ThrottledWarning:
    """A log line that is written at most once in `WARNING_SECONDS`, with the number of occurrences since the last."""

    def __init__(self, message: str, clock: Callable[[], float]) -> None:
        self._message = message
        self._clock = clock
        self._count = 0
        self._silent_until = float("-inf")

    def occurred(self) -> None:
        """Count an occurrence, and log it unless a line was written recently."""
        self._count += 1
        now = self._clock()
        if now >= self._silent_until:
            log.warning(self._message, extra={"fields": {"count": self._count}})
            self._count = 0
            self._silent_until = now + WARNING_SECONDS


class Listener(socket.socket):
    """A listening socket that refuses connections beyond the limits, for one address and in total.

    Connections of trusted proxies count only in total, because all people come through them.
    """

    def __init__(
        self, listening: socket.socket, settings: Settings, clock: Callable[[], float] = time.monotonic
    ) -> None:
        super().__init__(fileno=listening.detach())
        self._settings = settings
        self._clock = clock
        self._open: Counter[str | None] = Counter()
        """The open connections by address; those of trusted proxies have the key None."""
        self._paused_until = float("-inf")
        self._refused = {
            "address": ThrottledWarning("connections refused: too many from one address", clock),
            "total": ThrottledWarning("connections refused: too many in total", clock),
            "system": ThrottledWarning("no connections accepted: too many open files", clock),
        }
        self.on_refused: Callable[[str], None] = lambda reason: None
        """Called with the reason when a connection is refused: `address`, `total` or `system`."""

    @property
    def connections(self) -> int:
        """The number of open connections."""
        return self._open.total()

    @property
    def max_connections(self) -> int:
        """The most connections in total. It follows the limit of open files, which an operator may change."""
        files, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
        if files == resource.RLIM_INFINITY:
            return self._settings.limits.connections
        return min(self._settings.limits.connections, max(files - RESERVED_FILES, files // 2))

    def accept(self) -> tuple[socket.socket, Any]:
        """Accept a connection that is within the limits, and refuse the others.

        Raise `BlockingIOError` if no connection is waiting, or if the event loop should do something else first.
        """
        for _ in range(BACKLOG):
            if self._clock() < self._paused_until:
                break
            try:
                connection, address = super().accept()
            except OSError as error:
                if error.errno in OUT_OF_RESOURCES:
                    # asyncio stops listening for a moment, but first calls this method again, up to BACKLOG times.
                    self._paused_until = self._clock() + PAUSE_SECONDS / 2
                    self._refuse("system")
                raise
            key = self._key_of(address)
            reason = self._reason_to_refuse(key)
            if reason is None:
                return _CountedSocket(connection, self._open, key), address
            _send_busy(connection)
            self._refuse(reason)
        raise BlockingIOError

    def _key_of(self, address: Any) -> str | None:
        """Return the key by which connections are counted; None for a trusted proxy."""
        parsed = parse_address(address[0])
        if parsed is None or any(parsed in network for network in self._settings.networks):
            return None
        return address_key(str(parsed))

    def _reason_to_refuse(self, key: str | None) -> str | None:
        """Return why a further connection is refused, or None if it is accepted."""
        most = self.max_connections
        if self.connections >= most:
            return "total"
        most_of_address = min(self._settings.limits.address_connections, max(1, most // MAX_SHARE_OF_ADDRESS))
        return "address" if key is not None and self._open[key] >= most_of_address else None

    def _refuse(self, reason: str) -> None:
        self._refused[reason].occurred()
        self.on_refused(reason)


class _CountedSocket(socket.socket):
    """An accepted connection, which is counted until it is closed or no longer referenced."""

    def __init__(self, accepted: socket.socket, counts: Counter[str | None], key: str | None) -> None:
        super().__init__(accepted.family, accepted.type, accepted.proto, accepted.detach())
        counts[key] += 1
        self._uncount = weakref.finalize(self, _uncount, counts, key)

    def close(self) -> None:
        """Close the connection."""
        super().close()
        self._uncount()


def _uncount(counts: Counter[str | None], key: str | None) -> None:
    counts[key] -= 1
    if not counts[key]:
        del counts[key]


def _send_busy(connection: socket.socket) -> None:
    """Respond with 503 and close the connection. The client may have disconnected, and then nothing is sent."""
    with connection, suppress(OSError):
        connection.setblocking(False)
        connection.send(BUSY)


def ignore_failed_accept(loop: asyncio.AbstractEventLoop, context: dict[str, Any]) -> None:
    """Handle exceptions of the event loop as asyncio does, except those of `accept`, which `Listener` has logged."""
    error = context.get("exception")
    if not (isinstance(error, OSError) and error.errno in OUT_OF_RESOURCES and "socket" in context):
        loop.default_exception_handler(context)
