"""Lines to browsers: one on which the head of a request does not come to its end is hung up."""

from __future__ import annotations

import asyncio
from typing import Any

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol


class Line(H11Protocol):
    """uvicorn's own, which would wait for the head of a request as long as anybody keeps the line open."""

    def __init__(self, *args: Any, head_seconds: float, **more: Any) -> None:
        super().__init__(*args, **more)
        self._head_seconds = head_seconds
        self._head: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]  # as uvicorn has it
        """Somebody is there: now they have to say what they want."""
        super().connection_made(transport)
        self._wait()

    def data_received(self, data: bytes) -> None:
        """Some more of what they say. Only a whole head stops the clock."""
        super().data_received(data)
        if self.conn.their_state is not h11.IDLE:
            self._stop()
        elif self._head is None:
            self._wait()

    def connection_lost(self, exc: Exception | None) -> None:
        """They have left."""
        self._stop()
        super().connection_lost(exc)

    def _wait(self) -> None:
        self._head = self.loop.call_later(self._head_seconds, self._hang_up)

    def _stop(self) -> None:
        if self._head is not None:
            self._head.cancel()
            self._head = None

    def _hang_up(self) -> None:
        self._head = None
        if not self.transport.is_closing():
            self.transport.close()
