"""An app asked in its own process, streams too: httpx's own transport waits for the end of an answer, and a stream has
none.
"""

import asyncio

import httpx


class Door(httpx.AsyncBaseTransport):
    """Hands requests to an app as a server would, each in a task of its own. ``address`` is where they seem to come
    from.
    """

    def __init__(self, app, address="127.0.0.1"):
        self.app = app
        self.address = address

    async def handle_async_request(self, request):
        asked = _Asked(await request.aread())
        asked.task = asyncio.create_task(self.app(self._scope(request), asked.receive, asked.send))
        asked.task.add_done_callback(lambda _: asked.parts.put_nowait(None))
        try:
            start = await asked.parts.get()
        except asyncio.CancelledError:
            asked.left.set()  # the app goes on by itself, as behind a server
            raise
        if start is None:
            await asked.task  # tells what went wrong
            raise AssertionError("the app ended without an answer")
        return httpx.Response(start["status"], headers=start["headers"], stream=asked, request=request)

    def _scope(self, request):
        url = request.url
        return {
            "type": "http", "asgi": {"version": "3.0"}, "http_version": "1.1", "scheme": url.scheme, "root_path": "",
            "method": request.method, "path": url.path, "raw_path": url.raw_path.partition(b"?")[0],
            "query_string": url.query, "headers": [(name.lower(), value) for name, value in request.headers.raw],
            "client": (self.address, 1234), "server": (url.host, url.port or 80),
        }  # fmt: skip


class _Asked(httpx.AsyncByteStream):
    """One request under way: its body on the way in, its answer on the way out."""

    def __init__(self, body):
        self.body = body
        self.sent = False
        self.parts = asyncio.Queue()
        self.left = asyncio.Event()
        self.task = None

    async def receive(self):
        if not self.sent:
            self.sent = True
            return {"type": "http.request", "body": self.body, "more_body": False}
        await self.left.wait()
        return {"type": "http.disconnect"}

    async def send(self, message):
        if not self.left.is_set():
            self.parts.put_nowait(message)

    async def __aiter__(self):
        while (part := await self.parts.get()) is not None:
            yield part.get("body", b"")
            if not part.get("more_body", False):
                break
        await self.aclose()

    async def aclose(self):
        self.left.set()
        await self.task
