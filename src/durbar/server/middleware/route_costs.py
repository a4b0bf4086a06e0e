"""The cost of each request: how many milliseconds of processor time it takes at most, roughly.

The costs were measured on games of four players near their end, and are rounded up. A request that waits for a separate
thread with a limit of its own (an analysis, or a bot) costs what it takes besides that.
"""

from __future__ import annotations

import re
from functools import lru_cache
from urllib.parse import parse_qsl

from starlette.routing import compile_path

COSTS: dict[tuple[str, str], int] = {
    ("GET", "/api/tables"): 10,
    ("POST", "/api/tables"): 10,
    ("GET", "/api/tables/watch"): 10,
    ("GET", "/api/tables/{table}"): 4,
    ("DELETE", "/api/tables/{table}"): 5,
    ("GET", "/api/tables/{table}/board"): 3,
    ("GET", "/api/tables/{table}/story"): 5,
    ("GET", "/api/tables/{table}/record"): 4,
    ("GET", "/api/tables/{table}/picture"): 15,
    ("GET", "/api/tables/{table}/why"): 4,
    ("POST", "/api/tables/{table}/why"): 4,
    ("GET", "/api/tables/{table}/spelling"): 6,
    ("GET", "/api/tables/{table}/preview"): 2,
    ("POST", "/api/tables/{table}/hint"): 80,
    ("POST", "/api/tables/{table}/coach"): 80,
    ("POST", "/api/tables/{table}/start"): 8,
    ("POST", "/api/tables/{table}/commit"): 5,
    ("POST", "/api/tables/{table}/reveal"): 8,
    ("POST", "/api/tables/{table}/move"): 6,
    ("POST", "/api/tables/{table}/take-back"): 8,
    ("POST", "/api/tables/{table}/agree"): 8,
    ("POST", "/api/tables/{table}/refuse"): 5,
    ("POST", "/api/tables/{table}/pause"): 5,
    ("POST", "/api/tables/{table}/resume"): 5,
    ("POST", "/api/tables/{table}/return"): 5,
    ("POST", "/api/tables/{table}/chat"): 5,
    ("POST", "/api/tables/{table}/report"): 5,
    ("POST", "/api/tables/{table}/vote"): 5,
    ("POST", "/api/tables/{table}/branch"): 10,
    ("POST", "/api/tables/{table}/leave"): 5,
    ("POST", "/api/tables/{table}/seat-bot"): 5,
    ("POST", "/api/tables/{table}/free"): 5,
    ("POST", "/api/tables/{table}/reissue"): 5,
    ("POST", "/api/tables/{table}/watch-link"): 5,
    ("POST", "/api/tables/{table}/phone"): 5,
    ("POST", "/api/tables/{table}/sign-out-others"): 5,
    ("GET", "/api/tables/{table}/at"): 3,
    ("GET", "/api/tables/{table}/moves"): 8,
    ("GET", "/api/me"): 1,
    ("PUT", "/api/me"): 3,
    ("POST", "/api/enter"): 50,
    ("GET", "/api/games"): 3,
    ("GET", "/api/games/{game}/rules"): 2,
    ("GET", "/api/games/{game}/board"): 3,
    ("POST", "/api/games/{game}/board"): 100,
    ("POST", "/api/import"): 100,
    ("POST", "/api/tables/{table}/again"): 10,
    ("GET", "/api/tables/{table}/analysis"): 10,
    ("POST", "/api/tables/{table}/analysis"): 20,
    ("POST", "/api/tables/{table}/branch-off"): 25,
    ("GET", "/api/games/{game}/guide"): 2,
    ("POST", "/api/games/{game}/guide"): 10,
    ("GET", "/api/links/origin"): 1,
    ("POST", "/api/links/look"): 3,
    ("POST", "/api/links/open"): 6,
    ("POST", "/api/tables/{table}/watch"): 5,
    ("POST", "/api/qr"): 12,
    ("GET", "/api/statistics"): 20,
    ("GET", "/api/stream"): 5,
    ("GET", "/livez"): 1,
    ("GET", "/readyz"): 2,
    ("GET", "/healthz"): 2,
    ("GET", "/metrics"): 10,
    ("GET", "/api/openapi.json"): 10,
}
"""The cost of each route of the API, in milliseconds. The method and the path are those of the OpenAPI document."""

MIN_COST = 1
"""The cost of a request to the API that no route answers."""

REPLAY = ("GET", "/api/tables/{table}/at")
"""The route whose cost grows with the number of positions: the cost is for the first, and 1 for each further one."""

# Fixed paths come first: /api/tables/watch is not a table.
_PATTERNS: list[tuple[str, re.Pattern[str], tuple[str, str]]] = [
    (route[0], compile_path(route[1])[0], route) for route in sorted(COSTS, key=lambda route: "{" in route[1])
]


def cost_of(method: str, path: str, query: bytes = b"") -> int:
    """Return the cost of a request in milliseconds. Static files cost nothing: the number of requests limits them."""
    route = _route_of("GET" if method == "HEAD" else method, path.rstrip("/"))
    if route is None:
        return MIN_COST if path.startswith("/api/") else 0
    return COSTS[route] + (_further_positions(query) if route == REPLAY else 0)


@lru_cache(4096)
def _route_of(method: str, path: str) -> tuple[str, str] | None:
    """Return the route of a request; None if there is none."""
    return next((route for other, regex, route in _PATTERNS if other == method and regex.match(path)), None)


def _further_positions(query: bytes) -> int:
    """Return the number of positions that a request for a replay asks for, without the first."""
    values = [value for name, value in parse_qsl(query.decode("latin-1")) if name == "many"]
    last = values[-1] if values else ""
    return max(0, int(last) - 1) if last.isascii() and last.isdigit() and len(last) < 4 else 0
