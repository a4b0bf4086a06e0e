"""Sends server-sent events to browsers. An event contains only the id of a table and its version; the browser then
requests the content.

A slow client therefore uses little memory: for each table, only the latest event of each kind waits to be sent.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
from collections.abc import AsyncIterator, Awaitable, Callable, Collection, Iterable, Iterator
from typing import Any

from durbar.server.services.sessions import Permissions, Session, SessionStore

MissedChanges = Callable[[], Awaitable[list[tuple[str, int, int]]]]
"""Returns the table, the version and the serial (event number) of each change that a browser has missed."""
GONE_DELAY = 3.0
"""Seconds between the end of a browser's last stream and the event that its player has gone. A page that is reloaded
opens a new stream within this time.
"""


class Stream:
    """An open event stream of a browser."""

    def __init__(self, session: Session, address: str = "") -> None:
        self.session = session
        self.address = address
        """The address of the client."""
        self.is_ended = False
        self.waiting: dict[tuple[str, str], tuple[int, dict[str, Any]]] = {}
        """The events that have not been sent yet: for each kind and table, the serial and the data of the event."""
        self.wake = asyncio.Event()

    def add(self, event: str, table: str, serial: int, data: dict[str, Any]) -> None:
        """Queue an event. It replaces a waiting event of the same kind for the same table. ``serial`` is 0 for events
        that are not numbered.
        """
        self.waiting.pop((event, table), None)  # so that the new event goes to the end, in the order of the serials
        self.waiting[event, table] = (serial, data)
        self.wake.set()

    def catch_up(self, changed: Iterable[tuple[str, int, int]]) -> None:
        """Queue the changes from before the stream was opened, given as table, version and serial.

        Skip a table for which a newer event waits, or to which this browser has lost access. Sort the queue by serial:
        after a disconnect the browser requests only the events after the last serial it received.
        """
        for table, version, serial in changed:
            waiting_serial, _ = self.waiting.get(("table", table), (0, {}))
            if self.session.permissions.get(table) and waiting_serial < serial:
                self.add("table", table, serial, {"table": table, "version": version})

        def serial_of(kind_and_table: tuple[str, str]) -> int:
            serial, _ = self.waiting[kind_and_table]
            return serial

        self.waiting = {key: self.waiting[key] for key in sorted(self.waiting, key=serial_of)}


class Hub:
    """All open streams."""

    def __init__(self, sessions: SessionStore, heartbeat: float) -> None:
        self.sessions = sessions
        self.heartbeat = heartbeat
        self.closing = False
        self._streams: dict[str, set[Stream]] = {}
        """The open streams of each browser, by the browser's hash."""
        self._open: dict[Stream, dict[str, Permissions]] = {}
        """All open streams, each with the permissions of its browser by table."""
        self._timers: set[asyncio.TimerHandle] = set()
        self.ended: list[Callable[[Session], None]] = []
        """Callbacks that are called when a stream of a browser has ended."""
        self.away_since: Callable[[str, Collection[int]], dict[int, float]] | None = None
        """Returns the time since which each seat of a table is away, given the table and its connected seats."""

    def __len__(self) -> int:
        return sum(map(len, self._streams.values()))

    def publish(self, table: str, version: int, serial: int) -> None:
        """Send the new version of a table to every browser with a permission there."""
        self._send(table, "table", serial, {"table": table, "version": version})

    def notify_removed(self, table: str, hashes: list[str], why: str | None = None) -> None:
        """Notify browsers that they have lost a table, or their seat there. ``why`` is the reason: ``deleted`` (the
        table), ``freed`` or ``reissued`` (the seat, by the host), ``left`` or ``signed-out`` (on another device).
        """
        data = {"table": table} if why is None else {"table": table, "why": why}
        for hash in hashes:
            for stream in self._streams.get(hash, ()):
                stream.add("gone", table, 0, data)

    def notify_devices(self, table: str, seat: int) -> None:
        """Notify all browsers of a seat that a browser has got or lost this seat."""
        for stream in self._streams_at(table):
            if seat in stream.session.at(table).seats:
                stream.add("devices", table, 0, {"table": table})

    def connected_seats(self, table: str) -> list[int]:
        """Return the seats that are held by a browser with an open stream."""
        return sorted({seat for stream in self._streams_at(table) for seat in stream.session.permissions[table].seats})

    def _streams_at(self, table: str) -> list[Stream]:
        """Return the streams of the browsers with a permission at a table."""
        return [stream for stream, permissions in self._open.items() if permissions.get(table)]

    def close(self) -> None:
        """End every stream with a ``bye`` event."""
        self.closing = True
        for timer in self._timers:
            timer.cancel()
        for streams in self._streams.values():
            for stream in streams:
                stream.wake.set()

    def announce(self) -> None:
        """Notify every browser that the operator's announcement has changed."""
        for stream in self._open:
            stream.add("announcement", "", 0, {})

    def end_streams(self, condition: Callable[[str, str], bool] = lambda browser, address: True) -> None:
        """End the streams of the browsers and addresses for which a condition is true; by default, all."""
        for stream in self._open:
            if condition(stream.session.hash, stream.address):
                stream.is_ended = True
                stream.wake.set()

    def _send(self, table: str, event: str, serial: int, data: dict[str, Any]) -> None:
        for stream in self._streams_at(table):
            stream.add(event, table, serial, data)

    def _send_presence(self, session: Session) -> None:
        """Send the list of connected seats to the browsers at every table where this session's browser has a seat."""
        for table, permissions in session.permissions.items():
            if permissions.seats:
                for stream in self._streams_at(table):
                    stream.add("here", table, 0, self._presence(table, stream.session.at(table)))

    def _presence(self, table: str, permissions: Permissions) -> dict[str, Any]:
        """Return the connected seats of a table. Only players learn how long the others have been away."""
        connected = self.connected_seats(table)
        data: dict[str, Any] = {"table": table, "seats": connected}
        if permissions.seats and self.away_since is not None:
            data["away"] = self.away_since(table, {*connected, *permissions.seats})
        return data

    @contextlib.contextmanager
    def _listening(self, session: Session, address: str) -> Iterator[Stream]:
        """Register a stream while the context is open. Announce that its player is connected and, after the end of the
        browser's last stream, that the player has gone.
        """
        stream = Stream(session, address)
        is_first = session.hash not in self._streams
        self._streams.setdefault(session.hash, set()).add(stream)
        self._open[stream] = session.permissions
        if is_first:
            self._send_presence(session)
        try:
            yield stream
        finally:
            del self._open[stream]
            self._streams[session.hash].discard(stream)
            for listener in self.ended:
                listener(session)
            if not self._streams[session.hash]:
                del self._streams[session.hash]
                if not self.closing:
                    self._schedule_gone(session)

    def _schedule_gone(self, session: Session) -> None:
        """Announce after `GONE_DELAY` that a player has gone, unless the browser has connected again."""

        def send_if_gone() -> None:
            self._timers.discard(timer)
            if session.hash not in self._streams:
                self._send_presence(session)

        timer = asyncio.get_running_loop().call_later(GONE_DELAY, send_if_gone)
        self._timers.add(timer)

    async def listen(self, session: Session, missed: MissedChanges, address: str = "") -> AsyncIterator[str]:
        """Yield the text of a stream: first the changes that the browser has missed, then new events.

        ``missed`` is called after the stream is registered, so that no change in between is lost.
        """
        with self._listening(session, address) as stream:
            stream.catch_up(await missed())
            for table, permissions in session.permissions.items():
                if permissions:
                    stream.add("here", table, 0, self._presence(table, permissions))
            yield "retry: 1000\n\n"
            while not (self.closing or stream.is_ended):
                while stream.waiting:
                    (event, table), (serial, data) = next(iter(stream.waiting.items()))
                    del stream.waiting[event, table]
                    yield format_event(event, data, serial)
                try:
                    async with asyncio.timeout(self.heartbeat):  # wait_for would make a task for every event
                        await stream.wake.wait()
                except TimeoutError:
                    yield ": still here\n\n"
                stream.wake.clear()
            yield format_event("bye", {}, 0)


def format_event(event: str, data: dict[str, Any], serial: int) -> str:
    """Return a server-sent event as text. Only events with a serial have an id."""
    id = f"id: {serial}\n" if serial else ""
    return f"event: {event}\n{id}data: {json.dumps(data, separators=(',', ':'))}\n\n"
