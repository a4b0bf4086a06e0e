"""Refuses the requests of browsers and addresses that the operator has banned."""

from __future__ import annotations

from starlette.types import ASGIApp, Receive, Scope, Send

from durbar.games.words import say
from durbar.server.errors import ApiError
from durbar.server.i18n import request_language
from durbar.server.middleware.client import address_of, path_of, session_cookie
from durbar.server.middleware.responses import REFUSED, refuse
from durbar.server.services.sessions import hash_secret
from durbar.server.settings import Settings


class Bans:
    """Responds with 403 to every request of a banned browser or address, before any other work. A page gets the
    sentence as plain text, because its scripts may not be loaded either.
    """

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self._app = app
        self._settings = settings

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Call the app, or refuse the request."""
        if scope["type"] != "http" or not self._is_banned(scope):
            await self._app(scope, receive, send)
            return
        refusal = ApiError(403, "banned", "server.banned")
        if path_of(scope).startswith("/api/"):
            await refuse(scope, send, refusal)
        else:
            await _send_text(scope, send, say(refusal.message, request_language(scope)))

    def _is_banned(self, scope: Scope) -> bool:
        services = getattr(getattr(scope.get("app"), "state", None), "services", None)
        if services is None or not services.moderation.has_bans:
            return False
        cookie = session_cookie(scope, self._settings).value
        browser = hash_secret(cookie) if cookie else None
        return bool(services.moderation.is_banned(browser, address_of(scope, self._settings)))


async def _send_text(scope: Scope, send: Send, text: str) -> None:
    scope[REFUSED] = "banned"
    body = text.encode()
    headers = [(b"content-type", b"text/plain; charset=utf-8"), (b"content-length", str(len(body)).encode())]
    await send({"type": "http.response.start", "status": 403, "headers": headers})
    await send({"type": "http.response.body", "body": body})
