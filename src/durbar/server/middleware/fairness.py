"""Whoever looks takes turns with whoever acts."""

from __future__ import annotations

import asyncio

from starlette.types import ASGIApp, Receive, Scope, Send

from durbar.server.settings import Settings


class InTurn:
    """Lets one reader begin in each round of the event loop.

    To look at a table is some milliseconds of work without a pause, and when bots have moved at a hundred tables a
    hundred pages look at once. A move goes several rounds: to the disk, back, and to its maker. Without this each of
    them would last as long as all who look at that moment.
    """

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self._app = app
        self._next = asyncio.Lock()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Hand on a request, in its turn if it only reads."""
        if scope["type"] == "http" and scope["method"] == "GET":
            async with self._next:
                await asyncio.sleep(0)
        await self._app(scope, receive, send)
