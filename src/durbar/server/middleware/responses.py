"""Error responses of the middleware, and a `send` that records the status of a response."""

from __future__ import annotations

from starlette.types import Message, Scope, Send

from durbar.server.errors import ApiError, error_body
from durbar.server.i18n import request_language

REFUSED = "durbar.refused"
"""The scope key for the id of the error with which the middleware has responded. The request log reads it."""

TOO_FAST = "too-fast"
"""The id of the error for a request beyond a rate limit."""


async def refuse(scope: Scope, send: Send, refusal: ApiError, *headers: tuple[bytes, bytes]) -> None:
    """Send an error response instead of calling the app. ``headers`` are added to it."""
    scope[REFUSED] = refusal.id
    body = error_body(refusal, request_language(scope))
    all_headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode()), *headers]
    await send({"type": "http.response.start", "status": refusal.status, "headers": all_headers})
    await send({"type": "http.response.body", "body": body})


class ResponseRecorder:
    """A `send` that records the status of a response and whether it is an event stream."""

    def __init__(self, send: Send) -> None:
        self._send = send
        self.status: int | None = None
        """None until the response has started."""
        self.stream = False
        """Whether the response is an event stream."""

    async def __call__(self, message: Message) -> None:
        """Send a message."""
        if message["type"] == "http.response.start":
            self.status = message["status"]
            self.stream = is_stream(message)
        await self._send(message)


def is_stream(start: Message) -> bool:
    """Return whether a response is a stream of server-sent events. ``start`` is its first ASGI message."""
    return any(
        name.lower() == b"content-type" and value.lower().startswith(b"text/event-stream")
        for name, value in start.get("headers", ())
    )
