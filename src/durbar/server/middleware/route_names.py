"""Names requests in logs and metrics by the patterns of their routes, which contain neither parameters nor secrets."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Any
from weakref import WeakKeyDictionary

from fastapi.routing import iter_route_contexts
from starlette.routing import compile_path
from starlette.types import Scope

from durbar.server.middleware.client import path_of

OTHER = "(other)"
"""The name for every path without a route, and for every method that is not in `METHODS`."""
FILE = "(file)"
"""The label of every static file in metrics."""

METHODS = frozenset({"GET", "HEAD", "OPTIONS", "POST", "PUT", "PATCH", "DELETE"})
"""The methods whose names may be in logs and metrics."""

# Matches a path with a file extension, such as the path of a static file. Secrets contain no dot, so no secret matches.
_FILE_NAME = re.compile(r"/[\w/-]{0,80}(\.[\w-]{1,20}){1,3}", re.ASCII)

_patterns: WeakKeyDictionary[Any, list[tuple[re.Pattern[str], str]]] = WeakKeyDictionary()
"""For each app, its routes: the regular expression and the text of each route's pattern."""


@dataclass(frozen=True)
class RequestRoute:
    """The path of a request and the pattern of the matching route, or None if no route matches. The middleware may have
    refused the request without calling the route.
    """

    path: str
    pattern: str | None

    def name(self, status: int | None) -> str:
        """Return the name for the log: the pattern, or the path of a static file."""
        return self.pattern or (self.path if self._is_file(status) else OTHER)

    def label(self, status: int | None) -> str:
        """Return the label for metrics: the pattern, or one label for all static files."""
        return self.pattern or (FILE if self._is_file(status) else OTHER)

    def _is_file(self, status: int | None) -> bool:
        """Return whether the response, which has this status, is a static file."""
        return status in {200, 206, 304} and (self.path == "/" or _FILE_NAME.fullmatch(self.path) is not None)


def route_of(scope: Scope) -> RequestRoute:
    """Return the path and the route of a request. Call this function before the app: mounted apps change the scope."""
    app = scope.get("app")
    path = path_of(scope)
    if app is None:
        return RequestRoute(path, None)
    if app not in _patterns:
        _patterns[app] = [
            compile_path(route.path)[:2] for route in iter_route_contexts(app.routes) if route.methods and route.path
        ]
    return RequestRoute(path, next((pattern for regex, pattern in _patterns[app] if regex.match(path)), None))


def method_of(scope: Scope) -> str:
    """Return the method of a request, or `OTHER` if it is not a standard method: a client can send any text."""
    return scope["method"] if scope["method"] in METHODS else OTHER
