"""Handles otherwise unhandled exceptions: sends a short error response to the client, and logs the traceback."""

from __future__ import annotations

import logging
import secrets

from starlette.types import ASGIApp, Receive, Scope, Send

from durbar.server.errors import ApiError
from durbar.server.middleware.responses import ResponseRecorder, refuse
from durbar.server.settings import Settings

log = logging.getLogger("durbar.faults")


class ServerErrors:
    """Responds with 500 to unhandled exceptions. The response contains only an id (``mark``), with which the operator
    can find the log record.
    """

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Call the app and handle its exceptions."""
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        recorder = ResponseRecorder(send)
        try:
            await self._app(scope, receive, recorder)
        except Exception:
            mark = secrets.token_hex(4)
            log.exception("fault", extra={"fields": {"mark": mark}})
            if recorder.status is None:
                await refuse(scope, send, ApiError(500, "fault", "server.fault", more={"mark": mark}))
