"""A small app behind the middleware, a client for it, and a canary text that must never be logged.

python -m server.middleware.sample_app       serves the app, prints its port, and ends when its input is closed
"""

import asyncio
import json
import socket
import sys
import threading
from collections.abc import AsyncIterator, Iterable
from dataclasses import dataclass, field
from typing import Any

import uvicorn
from fastapi import APIRouter, Body, FastAPI, Request
from fastapi.responses import StreamingResponse

from durbar.server.middleware import Metrics, uvicorn_options, with_middleware
from durbar.server.settings import Limits, Rate, Settings

CANARY = "canary-7f3a9c"
"""A text that tests put into requests and exceptions, and then search for in the log."""
HOST = "durbar.example.net"
# Limits that no test reaches.
UNLIMITED = Limits(browser=Rate(1000, 1000), address=Rate(1000, 1000), creating=Rate(1000, 1000), body_seconds=5)


def settings(limits: Limits = UNLIMITED, **other_settings: Any) -> Settings:
    """Return settings without a database. With the default ``limits`` no test reaches a limit."""
    return Settings(database="sqlite:///nowhere", limits=limits, **other_settings)


def sample(chosen: Settings, metrics: Metrics | None = None) -> FastAPI:
    """Return an app with a route of every kind."""
    app = FastAPI(telemetry={"tracing": False, "metrics": False, "logs": False, "auto_configure": False})
    # The path of each of these routes has three parts: two prefixes, one of them with a parameter, and the route's own.
    table = APIRouter(prefix="/tables/{table}")

    @table.post("/{act}")
    async def act(table: str, act: str, body: dict[str, Any] = Body()) -> dict[str, Any]:  # noqa: B008
        return {"act": act, "keys": len(body)}

    @table.get("/record/{number:int}")
    async def record(number: int) -> int:
        return number

    api = APIRouter(prefix="/api")

    @api.get("/me")
    async def me() -> str:
        return "you"

    @api.post("/tables")
    @api.post("/import")
    @api.post("/links/look")
    @api.post("/enter")
    async def take(request: Request) -> int:
        return len(await request.body())

    @api.get("/broken")
    @api.post("/broken")
    async def broken(request: Request) -> None:
        await request.body()
        try:
            raise KeyError(CANARY)
        except KeyError as error:
            raise RuntimeError(f"it was {CANARY} {dict(request.headers)}") from error

    @api.get("/half")
    async def half() -> StreamingResponse:
        async def pieces() -> AsyncIterator[bytes]:
            yield b"half"
            raise RuntimeError(CANARY)

        return StreamingResponse(pieces())

    @api.get("/stream")
    async def stream(request: Request) -> StreamingResponse:
        async def events() -> AsyncIterator[bytes]:
            yield b"event: table\n\n"
            while not await request.is_disconnected():
                await asyncio.sleep(0.01)

        return StreamingResponse(events(), media_type="text/event-stream")

    api.include_router(table)
    app.include_router(api)

    @app.get("/look.css")
    async def look() -> str:
        return "css"

    app.add_middleware(with_middleware, settings=chosen, metrics=metrics or Metrics())
    return app


@dataclass
class SampleResponse:
    """A response as the app sends it."""

    status: int = 0
    headers: dict[str, str] = field(default_factory=dict)
    body: bytes = b""

    @property
    def error(self) -> dict[str, Any]:
        """The error in the body."""
        return json.loads(self.body)["error"]


@dataclass
class SampleClient:
    """A client as an app sees it: an address, a cookie, headers."""

    app: Any
    address: str | None = "192.0.2.1"
    cookie: str | None = None
    headers: dict[str, str] = field(default_factory=dict)

    def scope(self, method: str, path: str, headers: dict[str, str]) -> dict[str, Any]:
        """Return the ASGI scope of a request."""
        path, _, query = path.partition("?")
        all_headers = {"host": HOST, **({"cookie": f"a=b; durbar={self.cookie}"} if self.cookie else {})}
        all_headers |= {name.lower(): value for name, value in {**self.headers, **headers}.items()}
        return {
            "type": "http", "asgi": {"version": "3.0"}, "http_version": "1.1", "scheme": "http", "root_path": "",
            "method": method, "path": path, "raw_path": path.encode(), "query_string": query.encode(),
            "headers": [(name.encode(), value.encode()) for name, value in all_headers.items()],
            "client": (self.address, 1234) if self.address else None, "server": (HOST, 80),
        }  # fmt: skip

    async def request(
        self, method: str, path: str, pieces: Iterable[bytes] | None = None, headers: dict[str, str] | None = None
    ) -> SampleResponse:
        """Send a request with its body in pieces, and wait for the response."""
        response, is_over, to_send = SampleResponse(), asyncio.Event(), list(pieces or [b""])

        async def receive() -> dict[str, Any]:
            if to_send:
                piece = to_send.pop(0)
                return {"type": "http.request", "body": piece, "more_body": bool(to_send)}
            await is_over.wait()
            return {"type": "http.disconnect"}

        async def send(message: dict[str, Any]) -> None:
            if message["type"] == "http.response.start":
                assert not response.status, "two responses to one request"
                response.status = message["status"]
                response.headers = {name.decode().lower(): value.decode() for name, value in message["headers"]}
            else:
                response.body += message.get("body", b"")
                if not message.get("more_body", False):
                    is_over.set()

        await self.app(self.scope(method, path, headers or {}), receive, send)
        return response

    def get(self, path: str, **headers: str) -> SampleResponse:
        return asyncio.run(self.request("GET", path, headers=_with_hyphens(headers)))

    def post(self, path: str, body: Any = None, **headers: str) -> SampleResponse:
        sent = body if isinstance(body, bytes) else json.dumps({} if body is None else body).encode()
        content_headers = {
            "content-type": "application/json",
            "content-length": str(len(sent)),
            **_with_hyphens(headers),
        }
        return asyncio.run(self.request("POST", path, [sent], content_headers))


def _with_hyphens(headers: dict[str, str]) -> dict[str, str]:
    """Return headers with hyphens in their names. Keyword arguments have underscores instead."""
    return {name.replace("_", "-"): value for name, value in headers.items()}


def main() -> None:
    """Serve the sample app as Durbar is served."""
    chosen = settings(Limits(body_seconds=5), log_level="debug", port=0, shutdown_seconds=1)
    server = uvicorn.Server(uvicorn.Config(sample(chosen), **uvicorn_options(chosen)))

    def stop_at_end_of_input() -> None:
        sys.stdin.read()
        server.should_exit = True

    threading.Thread(target=stop_at_end_of_input, daemon=True).start()
    with socket.create_server((chosen.host, chosen.port)) as listening:
        print(listening.getsockname()[1], flush=True)
        server.run(sockets=[listening])


if __name__ == "__main__":
    main()
