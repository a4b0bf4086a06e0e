"""Prevents many GET requests from delaying moves."""

from __future__ import annotations

import asyncio

from starlette.types import ASGIApp, Receive, Scope, Send

from durbar.server.settings import Settings


class StaggeredReads:
    """Starts at most one GET request in each cycle of the event loop.

    Rendering a table takes some milliseconds without an await, and when bots move at a hundred tables, a hundred pages
    request their table at once. A move needs several cycles: to write to the disk, to continue after the write, and to
    respond to the client. Without this middleware each cycle could last as long as all waiting GET requests together.
    """

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self._app = app
        self._turn = asyncio.Lock()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Call the app; a GET request waits for its turn."""
        if scope["type"] == "http" and scope["method"] == "GET":
            async with self._turn:
                await asyncio.sleep(0)
        await self._app(scope, receive, send)
