"""Sets security headers, so that a page may load and run only Durbar's own files."""

from __future__ import annotations

from starlette.types import ASGIApp, Message, Receive, Scope, Send

from durbar.server.middleware.client import path_of
from durbar.server.settings import Settings

CONTENT_SECURITY_POLICY = "; ".join(
    [
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self' data:",
        "font-src 'self'",
        "connect-src 'self'",
        "base-uri 'none'",
        "form-action 'none'",
        "frame-ancestors 'none'",
    ]
)

PUBLIC = "/api/docs/"
"""The path of the files of the API documentation, which contain nothing private and may be cached."""

UNUSED_FEATURES = [
    "accelerometer", "camera", "display-capture", "geolocation", "gyroscope", "hid", "magnetometer",
    "microphone", "midi", "payment", "serial", "usb", "xr-spatial-tracking",
]  # fmt: skip
"""Features of browsers that Durbar's pages do not use and therefore disable."""

HEADERS = {
    "Content-Security-Policy": CONTENT_SECURITY_POLICY,
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": ", ".join(f"{feature}=()" for feature in UNUSED_FEATURES),
}
"""The headers of every response."""


class SecurityHeaders:
    """Sets the security headers of every response. A header of the same name that the app has set is replaced."""

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self._app = app
        headers = {**HEADERS, "Strict-Transport-Security": "max-age=31536000"} if settings.https else HEADERS
        self._public = _as_bytes(headers)
        # A cache must not show one player's view to another player.
        self._private = _as_bytes({**headers, "Cache-Control": "no-store"})

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Call the app and set the headers when its response starts."""
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        path = path_of(scope)
        is_private = path == "/api" or (path.startswith("/api/") and not path.startswith(PUBLIC))
        own_headers = self._private if is_private else self._public

        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                app_headers = message.get("headers", ())
                others = [(name, value) for name, value in app_headers if name.lower() not in own_headers]
                message = {**message, "headers": [*others, *own_headers.items()]}
            await send(message)

        await self._app(scope, receive, send_with_headers)


def _as_bytes(headers: dict[str, str]) -> dict[bytes, bytes]:
    """Return headers as bytes, with names in lower case."""
    return {name.lower().encode(): value.encode() for name, value in headers.items()}
