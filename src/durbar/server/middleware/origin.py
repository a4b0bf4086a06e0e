"""Protects against cross-site request forgery."""

from __future__ import annotations

from urllib.parse import urlsplit

from starlette.datastructures import Headers
from starlette.types import ASGIApp, Receive, Scope, Send

from durbar.server.errors import ApiError
from durbar.server.middleware.responses import refuse
from durbar.server.settings import Settings

SAFE_METHODS = frozenset({"GET", "HEAD", "OPTIONS"})
"""Methods that change nothing, so that requests from other sites do no harm."""

OWN_SITE = frozenset({"same-origin", "none"})
"""The values of `Sec-Fetch-Site` for requests from Durbar's own pages and for typed addresses. The value `same-site`
would mean a page of another host in the same domain.
"""

POLICY_VIOLATION = 1008
"""The code with which web sockets are closed."""


class SameOrigin:
    """Responds with 403 to unsafe requests that come from another origin or whose body is not JSON. A form on any site
    could send a body that is not JSON.
    """

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self._app = app
        self._origin = settings.origin

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Call the app for same-origin requests. Close web sockets, which Durbar does not use."""
        if scope["type"] == "websocket":
            await receive()
            await send({"type": "websocket.close", "code": POLICY_VIOLATION})
            return
        if scope["type"] != "http" or scope["method"] in SAFE_METHODS:
            await self._app(scope, receive, send)
            return
        headers = Headers(scope=scope)
        if not self._is_same_origin(headers):
            await refuse(scope, send, ApiError(403, "cross-origin", "server.cross-origin"))
        elif _has_body(headers) and not _is_json(headers):
            await refuse(scope, send, ApiError(403, "not-json", "server.not-json"))
        else:
            await self._app(scope, receive, send)

    def _is_same_origin(self, headers: Headers) -> bool:
        """Return False if a header shows that a page of another site sent the request."""
        if headers.get("sec-fetch-site", "none") not in OWN_SITE:
            return False
        return all(self._is_own_origin(origin, headers.get("host", "")) for origin in headers.getlist("origin"))

    def _is_own_origin(self, origin: str, host: str) -> bool:
        """Return whether an origin is the request's host or the origin in the settings."""
        origin = origin.lower()
        if origin == self._origin:
            return True
        try:
            parts = urlsplit(origin)
        except ValueError:
            return False
        return parts.scheme in {"http", "https"} and parts.netloc != "" and parts.netloc == host.lower()


def _has_body(headers: Headers) -> bool:
    """Return whether a request has a body. In HTTP/1.1 one of two headers announces a body."""
    return "transfer-encoding" in headers or headers.get("content-length", "0") != "0"


def _is_json(headers: Headers) -> bool:
    """Return whether the content type is JSON, which another site's page cannot send without a CORS preflight."""
    types = headers.getlist("content-type")
    return len(types) == 1 and types[0].partition(";")[0].strip().lower() == "application/json"
