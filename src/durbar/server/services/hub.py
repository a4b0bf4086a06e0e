"""Who is listening, and what is new for them. A stream carries no content: a table and its version, and the browser
asks for the rest.

So a reader that stops reading costs nobody anything: what waits for it is one version a table, the latest.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
from collections.abc import AsyncIterator, Awaitable, Callable, Iterable, Iterator
from typing import Any

from durbar.server.services.sessions import Permissions, Session, SessionStore

Changed = Callable[[], Awaitable[list[tuple[str, int, int]]]]
LINGER = 3.0
"""Seconds before somebody whose last stream has ended is said to be gone: pages are reloaded."""


class Stream:
    """One open stream of a browser."""

    def __init__(self, session: Session) -> None:
        self.session = session
        self.news: dict[tuple[str, str], tuple[int, dict[str, Any]]] = {}
        self.wake = asyncio.Event()

    def add(self, event: str, table: str, serial: int, data: dict[str, Any]) -> None:
        """Something new; it takes the place of what was new about the same table before."""
        self.news.pop((event, table), None)  # so that what waits is in the order of its serials
        self.news[event, table] = (serial, data)
        self.wake.set()

    def catch_up(self, changed: Iterable[tuple[str, int, int]]) -> None:
        """What changed before we listened: the table, version and serial of each. What was told of it meanwhile is
        newer, what was lost meanwhile is gone; and all is put in the order of its serials, for a browser that has heard
        one asks only for later ones.
        """
        for table, version, serial in changed:
            if self.session.held.get(table) and self.news.get(("table", table), (0,))[0] < serial:
                self.add("table", table, serial, {"table": table, "version": version})
        self.news = dict(sorted(self.news.items(), key=lambda one: one[1][0]))


class Hub:
    """All open streams."""

    def __init__(self, sessions: SessionStore, heartbeat: float) -> None:
        self.sessions = sessions
        self.heartbeat = heartbeat
        self.closing = False
        self._streams: dict[str, set[Stream]] = {}
        self._open: dict[Stream, dict[str, Permissions]] = {}
        """All of them once more, each with what its browser holds at which tables."""
        self._lingering: set[asyncio.TimerHandle] = set()
        self.ended: list[Callable[[Session], None]] = []
        """Who wants to know when a stream of a browser has ended."""

    def __len__(self) -> int:
        return sum(map(len, self._streams.values()))

    def publish(self, table: str, version: int, serial: int) -> None:
        """Tell everybody who holds something at a table that it has changed."""
        self._send(table, "table", serial, {"table": table, "version": version})

    def gone(self, table: str, hashes: list[str]) -> None:
        """Tell browsers that a table, or their seat at it, is theirs no longer."""
        for hash in hashes:
            for stream in self._streams.get(hash, ()):
                stream.add("gone", table, 0, {"table": table})

    def devices(self, table: str, seat: int) -> None:
        """Tell the browsers that hold a seat that their number has changed."""
        for stream in self._at(table):
            if seat in stream.session.at(table).seats:
                stream.add("devices", table, 0, {"table": table})

    def here(self, table: str) -> list[int]:
        """The seats whose people are listening."""
        return sorted({seat for stream in self._at(table) for seat in stream.session.held[table].seats})

    def _at(self, table: str) -> list[Stream]:
        """The streams of those who hold something at a table. Asked for at every move, of all streams there are."""
        return [stream for stream, held in self._open.items() if held.get(table)]

    def close(self) -> None:
        """End every stream with a farewell."""
        self.closing = True
        for timer in self._lingering:
            timer.cancel()
        for streams in self._streams.values():
            for stream in streams:
                stream.wake.set()

    def _send(self, table: str, event: str, serial: int, data: dict[str, Any]) -> None:
        for stream in self._at(table):
            stream.add(event, table, serial, data)

    def _presence(self, session: Session) -> None:
        """Tell the others at a browser's tables who is there."""
        for table, held in session.held.items():
            if held.seats:
                self._send(table, "here", 0, {"table": table, "seats": self.here(table)})

    @contextlib.contextmanager
    def _listening(self, session: Session) -> Iterator[Stream]:
        stream = Stream(session)
        first = session.hash not in self._streams
        self._streams.setdefault(session.hash, set()).add(stream)
        self._open[stream] = session.held
        if first:
            self._presence(session)
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
                    self._linger(session)

    def _linger(self, session: Session) -> None:
        def left() -> None:
            self._lingering.discard(timer)
            if session.hash not in self._streams:
                self._presence(session)

        timer = asyncio.get_running_loop().call_later(LINGER, left)
        self._lingering.add(timer)

    async def listen(self, session: Session, changed: Changed) -> AsyncIterator[str]:
        """The text of a stream: first what has changed since the browser last heard, then whatever happens.

        ``changed`` is asked once we listen, so that nothing falls between the two: the table, version and serial of
        each.
        """
        with self._listening(session) as stream:
            stream.catch_up(await changed())
            for table, held in session.held.items():
                if held:
                    stream.add("here", table, 0, {"table": table, "seats": self.here(table)})
            yield "retry: 1000\n\n"
            while not self.closing:
                while stream.news:
                    (event, table), (serial, data) = next(iter(stream.news.items()))
                    del stream.news[event, table]
                    yield told(event, data, serial)
                try:
                    async with asyncio.timeout(self.heartbeat):  # wait_for would make a task for every event
                        await stream.wake.wait()
                except TimeoutError:
                    yield ": still here\n\n"
                stream.wake.clear()
            yield told("bye", {}, 0)


def told(event: str, data: dict[str, Any], serial: int) -> str:
    """One event as a stream has it. Only what moves the count on has an id."""
    id = f"id: {serial}\n" if serial else ""
    return f"event: {event}\n{id}data: {json.dumps(data, separators=(',', ':'))}\n\n"
