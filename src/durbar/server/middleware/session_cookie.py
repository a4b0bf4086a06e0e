"""The session cookie: refuses ambiguous cookies, and renames the cookie of a browser that now uses https."""

from __future__ import annotations

from http.cookies import SimpleCookie

from starlette.types import ASGIApp, Message, Receive, Scope, Send

from durbar.server.errors import ApiError
from durbar.server.middleware.client import session_cookie
from durbar.server.middleware.responses import refuse
from durbar.server.settings import COOKIE, COOKIE_DAYS, Settings


class SessionCookies:
    """Responds with 400 to a request with two session cookies. Browsers send two if another site of the same domain has
    set one, and the server cannot tell which of the two it has set itself.

    Over https the cookie's name begins with `__Host-`, so that no other site can set it. If a browser has only the
    cookie with the name for plain http, the response renames it.
    """

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self._app = app
        self._settings = settings

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Call the app. Rename the cookie, if necessary, once the app has found the cookie's session."""
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        cookie = session_cookie(scope, self._settings)
        if cookie.is_ambiguous:
            await refuse(scope, send, ApiError(400, "two-cookies", "server.two-cookies", name=cookie.name))
            return

        async def send_renamed(message: Message) -> None:
            if message["type"] == "http.response.start" and cookie.has_session:
                assert cookie.value is not None
                cookies = [
                    (b"set-cookie", set_cookie(self._settings.cookie, cookie.value, self._settings)),
                    (b"set-cookie", set_cookie(COOKIE, "", self._settings, days=0)),
                ]
                message = {**message, "headers": [*message.get("headers", ()), *cookies]}
            await send(message)

        await self._app(scope, receive, send_renamed if cookie.name != self._settings.cookie else send)


def set_cookie(name: str, value: str, settings: Settings, days: int = COOKIE_DAYS) -> bytes:
    """Return the value of a `Set-Cookie` header. With 0 days the browser deletes the cookie."""
    cookie: SimpleCookie = SimpleCookie({name: value})
    attributes = {
        "max-age": days * 86400,
        "path": "/",
        "httponly": True,
        "samesite": "strict",
        "secure": settings.https,
    }
    for attribute, setting in attributes.items():
        cookie[name][attribute] = setting
    return cookie[name].OutputString().encode("latin-1")
