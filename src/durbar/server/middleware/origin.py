"""Only Durbar's own pages may change anything: what another site makes a browser send is refused."""

from __future__ import annotations

from urllib.parse import urlsplit

from starlette.datastructures import Headers
from starlette.types import ASGIApp, Receive, Scope, Send

from durbar.server.errors import ApiError
from durbar.server.middleware.responses import refuse
from durbar.server.settings import Settings

SAFE = frozenset({"GET", "HEAD", "OPTIONS"})

OWN_SITE = frozenset({"same-origin", "none"})
"""What `Sec-Fetch-Site` says of our own pages and of what a person typed. A neighbour on the same site is not us."""


class OwnOrigin:
    """Answers 403 to unsafe requests that come from another origin, or in a form that any page could send."""

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self._app = app
        self._origin = settings.origin

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Hand on what is our own. Durbar has no web sockets, to which none of these limits would apply."""
        if scope["type"] == "websocket":
            await receive()
            await send({"type": "websocket.close", "code": 1008})
            return
        if scope["type"] != "http" or scope["method"] in SAFE:
            await self._app(scope, receive, send)
            return
        headers = Headers(scope=scope)
        if not self._is_own(headers):
            await refuse(scope, send, ApiError(403, "cross-origin", "server.cross-origin"))
        elif _has_body(headers) and not _is_json(headers):
            await refuse(scope, send, ApiError(403, "not-json", "server.not-json"))
        else:
            await self._app(scope, receive, send)

    def _is_own(self, headers: Headers) -> bool:
        """Whether nothing says that another site's page sent this. Programs send neither header."""
        if headers.get("sec-fetch-site", "none") not in OWN_SITE:
            return False
        return all(self._is_here(origin, headers.get("host", "")) for origin in headers.getlist("origin"))

    def _is_here(self, origin: str, host: str) -> bool:
        """Whether an origin is the host asked for, or the one that the settings name."""
        origin = origin.lower()
        if origin == self._origin:
            return True
        try:
            parts = urlsplit(origin)
        except ValueError:
            return False
        return parts.scheme in {"http", "https"} and parts.netloc != "" and parts.netloc == host.lower()


def _has_body(headers: Headers) -> bool:
    """Whether a body comes with a request: in HTTP/1.1 one of these headers announces it."""
    return "transfer-encoding" in headers or headers.get("content-length", "0") != "0"


def _is_json(headers: Headers) -> bool:
    """Whether the body is said to be JSON, which a page of another site cannot say without asking first."""
    said = headers.getlist("content-type")
    return len(said) == 1 and said[0].partition(";")[0].strip().lower() == "application/json"
