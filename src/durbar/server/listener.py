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
from durbar.server.throttled_warning import ThrottledWarning

log = logging.getLogger("durbar.connections")

RESERVED_FILES = 128
"""Open files that connections leave free, for the database (some 60 files), for log files and for static files."""
MAX_ADDRESS_SHARE = 1 / 4
"""The largest share of all connections that one address may have. It matters only if few files can be opened."""
PAUSE_SECONDS = 1.0
"""Seconds for which asyncio accepts no connection after the system has refused to open one."""

OUT_OF_RESOURCES = {errno.EMFILE, errno.ENFILE, errno.ENOBUFS, errno.ENOMEM}
"""The errors of `accept` that say that the process or the system cannot open another connection."""

BUSY = (
    b"HTTP/1.1 503 Service Unavailable\r\nconnection: close\r\nretry-after: 20\r\n"
    b"content-type: text/plain; charset=utf-8\r\ncontent-length: 30\r\n\r\nToo many connections are open."
)
"""The response on a connection that is refused."""


class Listener(socket.socket):
    """A listening socket that refuses connections beyond the limits, for one address and in total.

    Connections of trusted proxies count only towards the total, because many people share them.
    """

    def __init__(
        self, listening: socket.socket, settings: Settings, clock: Callable[[], float] = time.monotonic
    ) -> None:
        super().__init__(fileno=listening.detach())
        self._settings = settings
        self._clock = clock
        self._open: Counter[str | None] = Counter()
        """The number of open connections of each address. Those of trusted proxies have the key None."""
        self._paused_until = float("-inf")
        self._warnings = {
            "address": ThrottledWarning(log, "connections refused: too many from one address", clock),
            "total": ThrottledWarning(log, "connections refused: too many in total", clock),
            "system": ThrottledWarning(log, "no connections accepted: too many open files", clock),
        }
        self.on_refused: Callable[[str], None] = lambda reason: None
        """Called with the reason when a connection is refused: `address`, `total` or `system`."""

    @property
    def connections(self) -> int:
        """The number of open connections."""
        return self._open.total()

    @property
    def max_connections(self) -> int:
        """The most connections in total: the number in the settings, or fewer if the process may not open that many
        files.
        """
        max_files, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
        if max_files == resource.RLIM_INFINITY:
            return self._settings.limits.connections
        # If the process may open very few files, connections may use half of them.
        return min(self._settings.limits.connections, max(max_files - RESERVED_FILES, max_files // 2))

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
                    # asyncio now pauses for PAUSE_SECONDS, but first it calls this method again, up to BACKLOG times.
                    # During the first half of this pause, the method must not try to open a connection.
                    self._paused_until = self._clock() + PAUSE_SECONDS / 2
                    self._report_refusal("system")
                raise
            key = self._key_of(address)
            reason = self._reason_to_refuse(key)
            if reason is None:
                return _CountedSocket(connection, self._open, key), address
            _send_busy(connection)
            self._report_refusal(reason)
        raise BlockingIOError

    def _key_of(self, address: Any) -> str | None:
        """Return the key under which the connections of a socket address are counted: None for a trusted proxy, or if
        the address cannot be parsed.
        """
        host, *_ = address
        parsed = parse_address(host)
        if parsed is None or any(parsed in network for network in self._settings.networks):
            return None
        return address_key(str(parsed))

    def _reason_to_refuse(self, key: str | None) -> str | None:
        """Return why a further connection with this key is refused; None if it is accepted."""
        max_total = self.max_connections
        if self.connections >= max_total:
            return "total"
        max_of_address = min(self._settings.limits.address_connections, max(1, int(max_total * MAX_ADDRESS_SHARE)))
        return "address" if key is not None and self._open[key] >= max_of_address else None

    def _report_refusal(self, reason: str) -> None:
        self._warnings[reason].count()
        self.on_refused(reason)


class _CountedSocket(socket.socket):
    """An accepted connection. It is counted until it is closed, or until nothing refers to this object."""

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
    """Respond with 503 and close the connection. If the client has disconnected, only close the connection."""
    with connection, suppress(OSError):
        connection.setblocking(False)
        connection.send(BUSY)


def ignore_failed_accept(loop: asyncio.AbstractEventLoop, context: dict[str, Any]) -> None:
    """Handle an exception in the event loop as asyncio does, but ignore one of `accept`: `Listener` has logged it."""
    error = context.get("exception")
    if not (isinstance(error, OSError) and error.errno in OUT_OF_RESOURCES and "socket" in context):
        loop.default_exception_handler(context)
