"""What happens when something breaks: people get a plain answer, the log gets the trace."""

from __future__ import annotations

import logging
import secrets

from starlette.types import ASGIApp, Receive, Scope, Send

from durbar.server.errors import ApiError
from durbar.server.middleware.responses import Watched, refuse
from durbar.server.settings import Settings

log = logging.getLogger("durbar.faults")


class Faults:
    """Answers 500 when anything inside raises. The answer tells nothing but a mark by which the log has the trace."""

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Hand on a request; what it raises ends here."""
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        watched = Watched(send)
        try:
            await self._app(scope, receive, watched)
        except Exception:
            mark = secrets.token_hex(4)
            log.exception("fault", extra={"fields": {"mark": mark}})
            if watched.status is None:
                await refuse(scope, send, ApiError(500, "fault", "server.fault", more={"mark": mark}))
