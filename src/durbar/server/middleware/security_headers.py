"""Headers that tell a browser what a page of Durbar may do: nothing but what it brought along itself."""

from __future__ import annotations

from starlette.types import ASGIApp, Message, Receive, Scope, Send

from durbar.server.middleware.client import path_of
from durbar.server.settings import Settings

POLICY = "; ".join(
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
"""The files of the page about the API, which are the same for everybody and may be cached."""

NOT_NEEDED = [
    "accelerometer", "camera", "display-capture", "geolocation", "gyroscope", "hid", "magnetometer",
    "microphone", "midi", "payment", "serial", "usb", "xr-spatial-tracking",
]  # fmt: skip

ALWAYS = {
    "Content-Security-Policy": POLICY,
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": ", ".join(f"{feature}=()" for feature in NOT_NEEDED),
}


class SafeHeaders:
    """Sets the headers of every answer, over whatever the app set of them."""

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self._app = app
        always = {**ALWAYS, "Strict-Transport-Security": "max-age=31536000"} if settings.https else ALWAYS
        self._always = _raw(always)
        # What one seat may see must not be found in a cache by the next one.
        self._private = _raw({**always, "Cache-Control": "no-store"})

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Hand on a request, with the headers set as soon as its answer begins."""
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        path = path_of(scope)
        private = path.startswith("/api/") and not path.startswith(PUBLIC)
        ours = self._private if path == "/api" or private else self._always

        async def dressed(message: Message) -> None:
            if message["type"] == "http.response.start":
                theirs = [(name, value) for name, value in message.get("headers", ()) if name.lower() not in ours]
                message = {**message, "headers": [*theirs, *ours.items()]}
            await send(message)

        await self._app(scope, receive, dressed)


def _raw(headers: dict[str, str]) -> dict[bytes, bytes]:
    """Headers as they are sent."""
    return {name.lower().encode(): value.encode() for name, value in headers.items()}
