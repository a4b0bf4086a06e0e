"""ASGI middleware between uvicorn and the app.

The layers are listed from the outermost to the innermost. Each layer sees the responses of the layers inside it.

================= ========================= ==================================================================
file              class                     purpose
================= ========================= ==================================================================
request_log       `RequestLog`              one JSON line per request, without secrets
metrics           `RequestMetrics`          counts by route and status
security_headers  `SecurityHeaders`         Content-Security-Policy and other headers
server_errors     `ServerErrors`            500 without a traceback; the traceback goes to the log
hosts             `AllowedHosts`            421 for requests for another host than that of the public URL
origin            `SameOrigin`              403 for cross-site requests
session_cookie    `SessionCookies`          400 for two session cookies; renames the cookie over https
bans              `Bans`                    403 for browsers and addresses that the operator has banned
limits            `RateLimits`              429 for too many requests
paths             `PrintablePaths`          404 for paths with control characters
limits            `StreamLimits`            429 for too many open streams
limits            `BodyLimits`              413 for a body that is too long, 408 for one that arrives too slowly
fairness          `FairStarts`              starts one request per cycle of the event loop; addresses take turns
connections       `Connection`              (uvicorn's protocol, below the middleware) limits on the parts of a request
================= ========================= ==================================================================

No layer buffers a response; streams pass through immediately.
"""

from __future__ import annotations

import logging
from functools import partial
from typing import Any

from starlette.types import ASGIApp

from durbar.server.middleware.bans import Bans
from durbar.server.middleware.connections import Connection
from durbar.server.middleware.fairness import FairStarts
from durbar.server.middleware.hosts import AllowedHosts
from durbar.server.middleware.limits import BodyLimits, RateLimits, StreamLimits
from durbar.server.middleware.metrics import Metrics, RequestMetrics
from durbar.server.middleware.origin import SameOrigin
from durbar.server.middleware.paths import PrintablePaths
from durbar.server.middleware.request_log import RequestLog, log_config
from durbar.server.middleware.security_headers import SecurityHeaders
from durbar.server.middleware.server_errors import ServerErrors
from durbar.server.middleware.session_cookie import SessionCookies
from durbar.server.settings import Settings
from durbar.server.throttled_warning import ThrottledWarning

__all__ = ["Metrics", "uvicorn_options", "with_middleware"]

log = logging.getLogger("durbar.connections")

BACKLOG = 256
"""The most connections that may wait to be accepted. It is also the most connections that asyncio accepts in one cycle
of the event loop.
"""
KEEP_ALIVE_SECONDS = 75
"""Seconds that an idle connection stays open. This is longer than the timeouts of common proxies, so that the proxy
closes the connection and never sends a request on a connection that the server is closing.
"""


def with_middleware(app: ASGIApp, settings: Settings, metrics: Metrics) -> ASGIApp:
    """Wrap the app in all middleware: `app.add_middleware(with_middleware, settings=settings, metrics=metrics)`.

    It must be the last middleware added, so that only FastAPI's own error handling is outside it.
    """
    # From the innermost to the outermost layer.
    limits = (FairStarts, BodyLimits, StreamLimits, PrintablePaths, RateLimits)
    for layer in (*limits, Bans, SessionCookies, SameOrigin, AllowedHosts, ServerErrors, SecurityHeaders):
        app = layer(app, settings)
    return RequestLog(RequestMetrics(app, settings, metrics), settings)


def uvicorn_options(settings: Settings) -> dict[str, Any]:
    """Return the options for uvicorn.

    By default uvicorn trusts `X-Forwarded-For` from any local process, logs query strings, accepts web sockets, uses
    any installed parser, waits for the rest of a request for ever, and queues any number of requests of one connection.
    These options change all of that.
    """
    return {
        "host": settings.host,
        "port": settings.port,
        "log_config": log_config(settings),
        "access_log": False,
        "proxy_headers": False,
        "server_header": False,
        "http": partial(
            Connection,
            head_seconds=settings.limits.head_seconds,
            max_body_bytes=max(settings.limits.body, settings.limits.import_body),
            invalid_requests=ThrottledWarning(log, "invalid or too large requests refused"),
        ),
        "timeout_keep_alive": KEEP_ALIVE_SECONDS,
        "ws": "none",
        "backlog": BACKLOG,
        "timeout_graceful_shutdown": max(1, round(settings.shutdown_seconds)),
    }
