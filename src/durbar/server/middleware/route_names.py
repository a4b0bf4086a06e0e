"""Names for what was asked, safe to log and to count: patterns of routes, never what somebody put into a path."""

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
FILE = "(file)"

METHODS = frozenset({"GET", "HEAD", "OPTIONS", "POST", "PUT", "PATCH", "DELETE"})

# A name with an ending, like the page's files. Secrets have no dot, so none of them looks like this.
_FILE_NAME = re.compile(r"/[\w/-]{0,80}(\.[\w-]{1,20}){1,3}", re.ASCII)

_patterns: WeakKeyDictionary[Any, list[tuple[re.Pattern[str], str]]] = WeakKeyDictionary()


@dataclass(frozen=True)
class Place:
    """Where a request leads: the path, and the pattern of its route, whether or not it gets that far."""

    path: str
    pattern: str | None

    def name(self, status: int | None) -> str:
        """For the log: the pattern, or the name of a file that was sent."""
        return self.pattern or (self.path if self._is_file(status) else OTHER)

    def label(self, status: int | None) -> str:
        """For counting: the same, with all files as one."""
        return self.pattern or (FILE if self._is_file(status) else OTHER)

    def _is_file(self, status: int | None) -> bool:
        return status in {200, 206, 304} and (self.path == "/" or _FILE_NAME.fullmatch(self.path) is not None)


def place_of(scope: Scope) -> Place:
    """Where a request leads. To be asked before the app is called: what is mounted in it changes the scope."""
    app = scope.get("app")
    path = path_of(scope)
    if app is None:
        return Place(path, None)
    if app not in _patterns:
        _patterns[app] = [
            compile_path(route.path)[:2] for route in iter_route_contexts(app.routes) if route.methods and route.path
        ]
    return Place(path, next((shape for pattern, shape in _patterns[app] if pattern.match(path)), None))


def method_of(scope: Scope) -> str:
    """The method, where it is one that exists: anybody can write anything there."""
    return scope["method"] if scope["method"] in METHODS else OTHER
