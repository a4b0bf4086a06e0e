"""Keeps reads from delaying moves, and the requests of one address from delaying those of other addresses."""

from __future__ import annotations

import asyncio

from starlette.types import ASGIApp, Receive, Scope, Send

from durbar.server.middleware.client import address_key, address_of
from durbar.server.services.fair_semaphore import FairSemaphore, current_owner
from durbar.server.settings import Settings

ACTION, READ = 0, 1
"""The ranks of requests: actions start before reads."""


class FairStarts:
    """Starts at most one request in each cycle of the event loop. Actions start before reads, and addresses take turns.

    Rendering a table blocks the event loop for some milliseconds, and when bots move at a hundred tables, a hundred
    pages request their table at once. A move needs several cycles: to write to the disk, to continue after the write,
    and to respond to the client. Without this middleware a cycle could last as long as all waiting requests together.
    """

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self._app = app
        self._settings = settings
        self._turns = FairSemaphore(1)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Wait for a turn, then call the app."""
        if scope["type"] == "http":
            rank = READ if scope["method"] == "GET" else ACTION
            owner = address_key(address_of(scope, self._settings))
            current_owner.set(owner)
            async with self._turns.slot(rank, owner):
                await asyncio.sleep(0)  # the next request gets its turn one cycle later
        await self._app(scope, receive, send)
