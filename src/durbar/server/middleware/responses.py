"""What the guard says itself, and watching what others answer."""

from __future__ import annotations

from starlette.types import Message, Scope, Send

from durbar.server.errors import ApiError, error_body
from durbar.server.i18n import language_asked

REFUSED = "durbar.refused"
"""Where a request keeps the id of the error that the guard answered, for the log."""


async def refuse(scope: Scope, send: Send, refusal: ApiError, *headers: tuple[bytes, bytes]) -> None:
    """Answer a request with a refusal instead of handing it on."""
    scope[REFUSED] = refusal.id
    body = error_body(refusal, language_asked(scope))
    about = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode()), *headers]
    await send({"type": "http.response.start", "status": refusal.status, "headers": about})
    await send({"type": "http.response.body", "body": body})


class Watched:
    """A `send` that hands everything on at once and remembers how the answer began."""

    def __init__(self, send: Send) -> None:
        self._send = send
        self.status: int | None = None
        self.stream = False

    async def __call__(self, message: Message) -> None:
        """Hand on a message."""
        if message["type"] == "http.response.start":
            self.status = message["status"]
            self.stream = is_stream(message)
        await self._send(message)


def is_stream(start: Message) -> bool:
    """Whether an answer that begins so stays open and tells events."""
    return any(
        name.lower() == b"content-type" and value.lower().startswith(b"text/event-stream")
        for name, value in start.get("headers", ())
    )
