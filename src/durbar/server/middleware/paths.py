"""Refuses paths with control characters."""

from __future__ import annotations

import re

from starlette.types import ASGIApp, Receive, Scope, Send

from durbar.server.errors import not_found
from durbar.server.middleware.client import path_of
from durbar.server.middleware.responses import refuse
from durbar.server.settings import Settings

_CONTROL_CHARACTER = re.compile(r"[\x00-\x1f\x7f]")


class PrintablePaths:
    """Responds with 404 to a path with a control character, which no page has.

    Starlette accepts a path with a line break at its end, because `$` in a regular expression matches there. Such a
    path would reach a route, but not the limits of this route, which compare the whole path.
    """

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Call the app if the path has no control character."""
        if scope["type"] == "http" and _CONTROL_CHARACTER.search(path_of(scope)):
            await refuse(scope, send, not_found())
        else:
            await self._app(scope, receive, send)
