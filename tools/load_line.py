"""One HTTP/1.1 connection to a server on this machine, as thin as can be: what asks must not need what it measures."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator
from typing import Any

COOKIE = "durbar"


class Jar:
    """The cookie of one browser, and the address that its requests seem to come from."""

    def __init__(self, address: str) -> None:
        self.address = address
        self.cookie = ""


class Line:
    """A connection that is kept open. One request after the other, or one stream."""

    def __init__(self, port: int, jar: Jar) -> None:
        self._port = port
        self._jar = jar
        self._reader: asyncio.StreamReader | None = None
        self._writer: asyncio.StreamWriter | None = None

    async def ask(self, method: str, path: str, body: Any = None, key: str | None = None) -> tuple[int, Any]:
        """The status and the JSON of an answer. As a browser does, it asks again where an idle line was hung up."""
        try:
            reader = await self._send(method, path, body, key)
            status, headers = await self._head(reader)
        except (asyncio.IncompleteReadError, ConnectionResetError, BrokenPipeError):
            self.close()
            reader = await self._send(method, path, body, key)
            status, headers = await self._head(reader)
        length = int(headers.get(b"content-length", b"0"))
        text = await reader.readexactly(length) if length else b""
        return status, json.loads(text) if text else None

    async def events(self, path: str) -> AsyncIterator[dict[str, Any]]:
        """The data of a stream's events, until it ends."""
        reader = await self._send("GET", path)
        status, _ = await self._head(reader)
        if status != 200:
            raise ConnectionError(f"no stream: {status}")
        while line := await reader.readline():
            if line.startswith(b"data: "):  # each event is a chunk of its own: sizes of chunks are lines between
                yield json.loads(line[6:])

    def close(self) -> None:
        """Hang up."""
        if self._writer is not None:
            self._writer.close()
        self._reader = self._writer = None

    async def _send(self, method: str, path: str, body: Any = None, key: str | None = None) -> asyncio.StreamReader:
        if self._reader is None or self._writer is None:
            self._reader, self._writer = await asyncio.open_connection("127.0.0.1", self._port, limit=2**22)
        text = b"" if body is None else json.dumps(body).encode()
        lines = [f"{method} {path} HTTP/1.1", f"Host: 127.0.0.1:{self._port}", f"X-Forwarded-For: {self._jar.address}"]
        if self._jar.cookie:
            lines.append(f"Cookie: {COOKIE}={self._jar.cookie}")
        if key is not None:
            lines.append(f"Idempotency-Key: {key}")
        if body is not None:
            lines += ["Content-Type: application/json", f"Content-Length: {len(text)}"]
        self._writer.write("\r\n".join([*lines, "", ""]).encode() + text)
        return self._reader

    async def _head(self, reader: asyncio.StreamReader) -> tuple[int, dict[bytes, bytes]]:
        first, *lines = (await reader.readuntil(b"\r\n\r\n")).split(b"\r\n")
        headers: dict[bytes, bytes] = {}
        for line in lines:
            name, _, value = line.partition(b": ")
            headers[name.lower()] = value
        given = headers.get(b"set-cookie", b"").decode()
        if given.startswith(f"{COOKIE}="):
            self._jar.cookie = given.split(";")[0].partition("=")[2]
        return int(first.split()[1]), headers
