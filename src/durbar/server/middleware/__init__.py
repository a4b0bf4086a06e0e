"""The guard at the door: everything that stands between the network and the app, as plain ASGI middleware.

From the outside in, so that each layer sees what those inside it answer:

========== =================== ===============================================================================
file       class               what it does
========== =================== ===============================================================================
logs       `RequestLog`        one JSON line a request, without anything secret
metrics    `Measured`          counts by route and status
headers    `SafeHeaders`       what a browser is told that a page may do
faults     `Faults`            500 without a trace for people, the trace for the log
origin     `OwnOrigin`         403 for what other sites make a browser send
limits     `RateLimits`        429 for those who ask too often
limits     `StreamLimits`      429 for those who have too many streams open
limits     `BodyLimits`        413 for bodies that are too long, 408 for those that do not come
turns      `InTurn`            lets one reader begin at a time, so that those who act do not wait for all of them
connection `Connection`       (below all this) hangs up where the head of a request does not come
========== =================== ===============================================================================

Nothing is held back: what the app sends goes out at once, streams too.
"""

from __future__ import annotations

from functools import partial
from typing import Any

from starlette.types import ASGIApp

from durbar.server.middleware.connections import Connection
from durbar.server.middleware.fairness import InTurn
from durbar.server.middleware.limits import BodyLimits, RateLimits, StreamLimits
from durbar.server.middleware.metrics import Measured, Metrics
from durbar.server.middleware.origin import OwnOrigin
from durbar.server.middleware.request_log import RequestLog, log_config
from durbar.server.middleware.security_headers import SafeHeaders
from durbar.server.middleware.server_errors import Faults
from durbar.server.settings import Settings

__all__ = ["Metrics", "guarded", "uvicorn_options"]

KEPT_OPEN = 75
"""Seconds that an idle line is kept for the next request: longer than proxies keep theirs, so that it is they who hang
up and never send a request into a line that is being closed.
"""


def guarded(app: ASGIApp, settings: Settings, metrics: Metrics) -> ASGIApp:
    """The app behind its guard: `app.add_middleware(guarded, settings=settings, metrics=metrics)`.

    Added so, it stands inside the place where FastAPI would answer for whatever raises, and outside of all else. It has
    to be the last one added.
    """
    for layer in (InTurn, BodyLimits, StreamLimits, RateLimits, OwnOrigin, Faults, SafeHeaders):
        app = layer(app, settings)
    return RequestLog(Measured(app, settings, metrics), settings)


def uvicorn_options(settings: Settings) -> dict[str, Any]:
    """What uvicorn has to be told so that nothing goes past the guard.

    Left alone it believes `X-Forwarded-For` of anybody on this machine, logs queries, takes web sockets if it can, uses
    whichever parser is installed and waits for ever for a request that was begun.
    """
    return {
        "host": settings.host,
        "port": settings.port,
        "log_config": log_config(settings),
        "access_log": False,
        "proxy_headers": False,
        "server_header": False,
        "http": partial(Connection, head_seconds=settings.limits.head_seconds),
        "timeout_keep_alive": KEPT_OPEN,
        "ws": "none",
        "timeout_graceful_shutdown": max(1, round(settings.grace)),
    }
