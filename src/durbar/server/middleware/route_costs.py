"""The cost of each request: roughly, the most milliseconds of processor time that it takes.

The costs were measured on games of four players near their end, and are rounded up. They do not include the work of the
threads for analyses and bots, which have their own limits.
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
    ("POST", "/api/tables/{table}/nudge"): 5,
    ("POST", "/api/tables/{table}/report"): 5,
    ("POST", "/api/tables/{table}/vote"): 5,
    ("POST", "/api/tables/{table}/branch"): 10,
    ("POST", "/api/tables/{table}/leave"): 5,
    ("POST", "/api/tables/{table}/seat-bot"): 5,
    ("POST", "/api/tables/{table}/free"): 5,
    ("POST", "/api/tables/{table}/reissue"): 5,
    ("POST", "/api/tables/{table}/invite"): 5,
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
    ("GET", "/api/progress"): 10,
    ("GET", "/api/stream"): 5,
    ("GET", "/livez"): 1,
    ("GET", "/readyz"): 2,
    ("GET", "/healthz"): 2,
    ("GET", "/metrics"): 10,
    ("GET", "/api/openapi.json"): 10,
}
"""The cost of each route of the API, in milliseconds. The method and the path are those of the OpenAPI document."""

MAX_COUNT_DIGITS = 3
"""The route of the replay refuses numbers of positions with more digits."""

MAX_CACHED_PATH = 100
"""The longest path whose route is kept in memory. The paths of the pages are shorter."""

MIN_COST = 1
"""The cost of a request to the API that no route answers."""

REPLAY = ("GET", "/api/tables/{table}/at")
"""The route whose cost grows with the number of requested positions. `COSTS` has the cost of the first position; each
further position costs `COST_PER_POSITION`.
"""
COST_PER_POSITION = 1

# Fixed paths come first: /api/tables/watch is not a table.
_PATTERNS: list[tuple[str, re.Pattern[str], tuple[str, str]]] = [
    (method, compile_path(path)[0], (method, path)) for method, path in sorted(COSTS, key=lambda route: "{" in route[1])
]
"""For each route, its method, the regular expression of its path, and its key in `COSTS`."""


def cost_of(method: str, path: str, query: bytes = b"") -> int:
    """Return the cost of a request in milliseconds. Static files cost nothing: the number of requests limits them."""
    path = path.rstrip("/")
    # Results of long paths are not kept: a client could fill some 60 MB with them.
    find_route = _route_of if len(path) <= MAX_CACHED_PATH else _route_of.__wrapped__
    route = find_route("GET" if method == "HEAD" else method, path)
    if route is None:
        return MIN_COST if path.startswith("/api/") else 0
    return COSTS[route] + (_further_positions(query) * COST_PER_POSITION if route == REPLAY else 0)


@lru_cache(4096)
def _route_of(method: str, path: str) -> tuple[str, str] | None:
    """Return the route of a request as a key of `COSTS`; None if there is none."""
    for route_method, regex, route in _PATTERNS:
        if route_method == method and regex.match(path):
            return route
    return None


def _further_positions(query: bytes) -> int:
    """Return the number of positions that a request for a replay asks for, minus the first. Return 0 if the query has
    no valid number, because the route then renders at most one position.
    """
    values = [value for name, value in parse_qsl(query.decode("latin-1")) if name == "many"]
    requested = values[-1] if values else ""
    is_valid = requested.isascii() and requested.isdigit() and len(requested) <= MAX_COUNT_DIGITS
    return max(0, int(requested) - 1) if is_valid else 0
