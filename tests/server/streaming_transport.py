"""An HTTPX transport to an ASGI app in the same process that supports streams.

The transport of HTTPX waits for the end of a response, which a stream does not have.
"""

import asyncio

import httpx


class StreamingTransport(httpx.AsyncBaseTransport):
    """Passes requests to an app as a server would, each in its own task. ``address`` is the client's address."""

    def __init__(self, app, address="127.0.0.1"):
        self.app = app
        self.address = address

    async def handle_async_request(self, request):
        exchange = _Exchange(await request.aread())
        exchange.task = asyncio.create_task(self.app(self._scope(request), exchange.receive, exchange.send))
        exchange.task.add_done_callback(lambda _: exchange.parts.put_nowait(None))
        try:
            start = await exchange.parts.get()
        except asyncio.CancelledError:
            exchange.disconnected.set()  # the app continues, as it does behind a real server
            raise
        if start is None:
            await exchange.task  # raises the app's error
            raise AssertionError("the app ended without a response")
        return httpx.Response(start["status"], headers=start["headers"], stream=exchange, request=request)

    def _scope(self, request):
        url = request.url
        return {
            "type": "http", "asgi": {"version": "3.0"}, "http_version": "1.1", "scheme": url.scheme, "root_path": "",
            "method": request.method, "path": url.path, "raw_path": url.raw_path.partition(b"?")[0],
            "query_string": url.query, "headers": [(name.lower(), value) for name, value in request.headers.raw],
            "client": (self.address, 1234), "server": (url.host, url.port or 80),
        }  # fmt: skip


class _Exchange(httpx.AsyncByteStream):
    """A request and its response."""

    def __init__(self, body):
        self.body = body
        self.sent = False
        self.parts = asyncio.Queue()
        self.disconnected = asyncio.Event()
        self.task = None

    async def receive(self):
        if not self.sent:
            self.sent = True
            return {"type": "http.request", "body": self.body, "more_body": False}
        await self.disconnected.wait()
        return {"type": "http.disconnect"}

    async def send(self, message):
        if not self.disconnected.is_set():
            self.parts.put_nowait(message)

    async def __aiter__(self):
        while (part := await self.parts.get()) is not None:
            yield part.get("body", b"")
            if not part.get("more_body", False):
                break
        await self.aclose()

    async def aclose(self):
        self.disconnected.set()
        await self.task
