"""A small app behind the guard, ways to ask it things, and canaries that must never be heard of again.

python -m server.middleware.sample       serves it, prints its port, and ends when its input is closed
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

from durbar.server.middleware import Metrics, guarded, uvicorn_options
from durbar.server.settings import Limits, Rate, Settings

CANARY = "canary-7f3a9c"
HERE = "durbar.example.net"
PLENTY = Limits(browser=Rate(1000, 1000), address=Rate(1000, 1000), creating=Rate(1000, 1000), body_seconds=5)


def settings(limits: Limits = PLENTY, **more: Any) -> Settings:
    return Settings(database="sqlite:///nowhere", limits=limits, **more)


def sample(chosen: Settings, metrics: Metrics | None = None) -> FastAPI:
    """An app with a route of every sort."""
    app = FastAPI(telemetry={"tracing": False, "metrics": False, "logs": False, "auto_configure": False})
    # Two prefixes, one with a parameter: the pattern of a path is put together from all of them.
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

    app.add_middleware(guarded, settings=chosen, metrics=metrics or Metrics())
    return app


@dataclass
class ResponseModel:
    """What came back."""

    status: int = 0
    headers: dict[str, str] = field(default_factory=dict)
    body: bytes = b""

    @property
    def error(self) -> dict[str, Any]:
        return json.loads(self.body)["error"]


@dataclass
class Visitor:
    """Somebody who asks an app, as far as it can know: an address, a cookie, headers."""

    app: Any
    address: str | None = "192.0.2.1"
    cookie: str | None = None
    headers: dict[str, str] = field(default_factory=dict)

    def scope(self, method: str, path: str, headers: dict[str, str]) -> dict[str, Any]:
        path, _, query = path.partition("?")
        said = {"host": HERE, **({"cookie": f"a=b; durbar={self.cookie}"} if self.cookie else {})}
        said |= {name.lower(): value for name, value in {**self.headers, **headers}.items()}
        return {
            "type": "http", "asgi": {"version": "3.0"}, "http_version": "1.1", "scheme": "http", "root_path": "",
            "method": method, "path": path, "raw_path": path.encode(), "query_string": query.encode(),
            "headers": [(name.encode(), value.encode()) for name, value in said.items()],
            "client": (self.address, 1234) if self.address else None, "server": (HERE, 80),
        }  # fmt: skip

    async def asks(
        self, method: str, path: str, pieces: Iterable[bytes] | None = None, headers: dict[str, str] | None = None
    ) -> ResponseModel:
        """Ask, sending the body in pieces, and stay until there is an answer."""
        answer, over, to_send = ResponseModel(), asyncio.Event(), list(pieces or [b""])

        async def receive() -> dict[str, Any]:
            if to_send:
                piece = to_send.pop(0)
                return {"type": "http.request", "body": piece, "more_body": bool(to_send)}
            await over.wait()
            return {"type": "http.disconnect"}

        async def send(message: dict[str, Any]) -> None:
            if message["type"] == "http.response.start":
                assert not answer.status, "two answers to one question"
                answer.status = message["status"]
                answer.headers = {name.decode().lower(): value.decode() for name, value in message["headers"]}
            else:
                answer.body += message.get("body", b"")
                if not message.get("more_body", False):
                    over.set()

        await self.app(self.scope(method, path, headers or {}), receive, send)
        return answer

    def get(self, path: str, **headers: str) -> ResponseModel:
        return asyncio.run(self.asks("GET", path, headers=_named(headers)))

    def post(self, path: str, body: Any = None, **headers: str) -> ResponseModel:
        sent = b"{}" if body is None else body if isinstance(body, bytes) else json.dumps(body).encode()
        about = {"content-type": "application/json", "content-length": str(len(sent)), **_named(headers)}
        return asyncio.run(self.asks("POST", path, [sent], about))


def _named(headers: dict[str, str]) -> dict[str, str]:
    return {name.replace("_", "-"): value for name, value in headers.items()}


def main() -> None:
    """Serve the sample as Durbar is served."""
    chosen = settings(Limits(body_seconds=5), log_level="debug", port=0, grace=1)
    server = uvicorn.Server(uvicorn.Config(sample(chosen), **uvicorn_options(chosen)))

    def until_told() -> None:
        sys.stdin.read()
        server.should_exit = True

    threading.Thread(target=until_told, daemon=True).start()
    with socket.create_server((chosen.host, chosen.port)) as listening:
        print(listening.getsockname()[1], flush=True)
        server.run(sockets=[listening])


if __name__ == "__main__":
    main()
