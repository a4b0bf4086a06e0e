"""JSON log lines on stderr: one per request, and all other log records in the same format.

The log contains no cookies, secrets, bodies or queries. For a request it has the route instead of the path. For an
exception it has the type and the traceback, but not the message, because the message often quotes the request.
"""

from __future__ import annotations

import json
import logging
import time
import traceback
from datetime import UTC, datetime
from typing import Any

from starlette.types import ASGIApp, Receive, Scope, Send

from durbar.server.middleware.client import address_of
from durbar.server.middleware.responses import REFUSED, TOO_FAST, ResponseRecorder
from durbar.server.middleware.route_names import RequestRoute, method_of, route_of
from durbar.server.settings import Settings
from durbar.server.throttled_warning import ThrottledWarning

log = logging.getLogger("durbar.requests")

MAX_CHAINED = 5
"""How many chained exceptions are logged for an exception, and how many exceptions of an exception group."""


class RequestLog:
    """Logs each request when its response is complete or the client has disconnected. Requests that the rate limits
    refuse get only one line a minute, so that whoever sends too many requests does not fill the log.
    """

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self._app = app
        self._settings = settings
        self._too_fast = ThrottledWarning(log, "requests refused: too many")

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Call the app and log the request."""
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        route, recorder = route_of(scope), ResponseRecorder(send)
        start = time.perf_counter()
        try:
            await self._app(scope, receive, recorder)
        finally:
            self._log(scope, route, recorder, time.perf_counter() - start)

    def _log(self, scope: Scope, route: RequestRoute, recorder: ResponseRecorder, seconds: float) -> None:
        """Log a request."""
        if scope.get(REFUSED) == TOO_FAST:
            self._too_fast.count()
            return
        status = recorder.status
        level = logging.ERROR if status is not None and status >= 500 else logging.INFO
        if not log.isEnabledFor(level):
            return
        fields: dict[str, Any] = {
            "method": method_of(scope),
            "path": route.name(status),
            "status": status,
            "ms": round(seconds * 1000, 1),
        }
        if REFUSED in scope:
            fields["error"] = scope[REFUSED]
        if recorder.stream:
            fields["stream"] = True
        if self._settings.log_addresses:
            fields["address"] = address_of(scope, self._settings)
        log.log(level, "request", extra={"fields": fields})


class JsonLines(logging.Formatter):
    """Formats a log record as one line of JSON."""

    def format(self, record: logging.LogRecord) -> str:
        """Return the line for a log record."""
        message = record.getMessage()
        if record.name == "asyncio":
            # In asyncio's messages all lines after the first contain the arguments of a task.
            message = message.partition("\n")[0]
        line = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "from": record.name,
            "message": message.strip(),
            **getattr(record, "fields", {}),
        }
        if record.exc_info and record.exc_info[1] is not None:
            line["fault"] = describe_exception(record.exc_info[1])
        return json.dumps(line, default=lambda thing: type(thing).__name__)


def describe_exception(error: BaseException, depth: int = 0) -> dict[str, Any]:
    """Return the type, the traceback (innermost call last) and the causes of an exception, without its message."""
    kind = type(error)
    frames = traceback.StackSummary.extract(traceback.walk_tb(error.__traceback__), lookup_lines=False)
    fault: dict[str, Any] = {
        "kind": kind.__qualname__ if kind.__module__ == "builtins" else f"{kind.__module__}.{kind.__qualname__}",
        "trace": [f"{frame.filename}:{frame.lineno} in {frame.name}" for frame in frames],
    }
    cause = error.__cause__ or (None if error.__suppress_context__ else error.__context__)
    if cause is not None and depth < MAX_CHAINED:
        fault["because"] = describe_exception(cause, depth + 1)
    if isinstance(error, BaseExceptionGroup) and depth < MAX_CHAINED:
        fault["several"] = [describe_exception(part, depth + 1) for part in error.exceptions[:MAX_CHAINED]]
    return fault


def log_config(settings: Settings) -> dict[str, Any]:
    """Return the configuration for `logging.config.dictConfig` and for uvicorn's `log_config`.

    It disables uvicorn's access log, which contains queries, and uvicorn's records below `info`, which contain headers.
    """
    level = settings.log_level.upper()
    library_level = "INFO" if level == "DEBUG" else level
    to_stderr = {"handlers": ["lines"], "propagate": False}
    return {
        "version": 1,
        "disable_existing_loggers": False,
        "formatters": {"lines": {"()": JsonLines}},
        "handlers": {
            "lines": {"class": "logging.StreamHandler", "formatter": "lines", "stream": "ext://sys.stderr"},
            "nothing": {"class": "logging.NullHandler"},
        },
        "root": {"handlers": ["lines"], "level": "ERROR" if level == "ERROR" else "WARNING"},
        "loggers": {
            "durbar": {**to_stderr, "level": level},
            "uvicorn": {**to_stderr, "level": library_level},
            "uvicorn.error": {"level": library_level},
            "uvicorn.asgi": {"level": library_level},
            "uvicorn.access": {"handlers": ["nothing"], "propagate": False, "level": "CRITICAL"},
        },
    }
