"""Tests of the limits on open event streams."""

import asyncio
from typing import Any

import pytest

from durbar.server.middleware.limits import StreamLimits
from durbar.server.middleware.metrics import Metrics
from durbar.server.settings import Limits
from server.middleware.sample_app import SampleClient, sample, settings

FEW_STREAMS = Limits(browser_streams=2, address_streams=5)


class Listener:
    """A browser with an open stream."""

    def __init__(self, client: SampleClient) -> None:
        self._client = client
        self._disconnected = asyncio.Event()
        self.status = asyncio.get_running_loop().create_future()
        self.received = asyncio.Queue[bytes]()
        self._task = asyncio.create_task(self._listen())

    async def _listen(self) -> None:
        """Send the request for a stream, and collect the events of the response."""
        is_request_sent = False

        async def receive() -> Any:
            nonlocal is_request_sent
            if not is_request_sent:
                is_request_sent = True
                return {"type": "http.request", "body": b"", "more_body": False}
            await self._disconnected.wait()
            return {"type": "http.disconnect"}

        async def send(message: Any) -> None:
            if message["type"] == "http.response.start":
                self.status.set_result(message["status"])
            else:
                self.received.put_nowait(message["body"])

        await self._client.app(self._client.scope("GET", "/api/stream", {}), receive, send)

    async def leave(self) -> None:
        """Disconnect, and wait until the stream has ended."""
        self._disconnected.set()
        await self._task

    async def cut_off(self) -> None:
        """Cancel the stream, as a server does."""
        self._task.cancel()
        await asyncio.gather(self._task, return_exceptions=True)


async def open_stream(app: Any, cookie: str | None, address: str = "192.0.2.1") -> tuple[Listener, int]:
    """Open a stream; return its listener and the status of the response."""
    listener = Listener(SampleClient(app, cookie=cookie, address=address))
    return listener, await asyncio.wait_for(listener.status, 10)


def test_events_are_not_buffered_and_streams_are_counted() -> None:
    async def scenario() -> None:
        metrics = Metrics()
        listener, status = await open_stream(sample(settings(), metrics), "one")
        assert status == 200
        # The app sends nothing more before the browser leaves, so a buffering middleware would not pass this event on.
        assert await asyncio.wait_for(listener.received.get(), 10) == b"event: table\n\n"
        assert metrics.registry.get_sample_value("durbar_streams") == 1
        await listener.leave()
        assert metrics.registry.get_sample_value("durbar_streams") == 0

    asyncio.run(scenario())


def test_streams_of_a_browser_are_limited() -> None:
    async def scenario() -> None:
        app = sample(settings(FEW_STREAMS))
        (first, _), (second, _) = await open_stream(app, "one"), await open_stream(app, "one")
        _, refused = await open_stream(app, "one")
        other, served = await open_stream(app, "two")
        assert (refused, served) == (429, 200)
        await first.leave()
        third, status = await open_stream(app, "one")
        assert status == 200
        for listener in (second, other, third):
            await listener.leave()

    asyncio.run(scenario())


def test_streams_of_an_address_are_limited_whatever_the_cookies() -> None:
    async def scenario() -> None:
        app = sample(settings(FEW_STREAMS))
        listeners = [await open_stream(app, cookie) for cookie in ("one", "two", "three", None, None, "six")]
        assert [status for _, status in listeners] == [200] * 5 + [429]
        _, status_elsewhere = listener = await open_stream(app, "six", "192.0.2.2")
        assert status_elsewhere == 200
        for open_listener, _ in [*listeners[:5], listener]:
            await open_listener.leave()

    asyncio.run(scenario())


@pytest.mark.parametrize("ending", ["breaks", "is cut off", "leaves"])
def test_ended_stream_is_no_longer_counted(ending: str) -> None:
    async def scenario() -> None:
        async def app(scope: Any, receive: Any, send: Any) -> None:
            await send({"type": "http.response.start", "status": 200, "headers": []})
            await receive()
            if ending == "breaks":
                raise RuntimeError
            await receive()

        limiter = StreamLimits(app, settings(FEW_STREAMS))
        listener, _ = await open_stream(limiter, "one")
        if ending == "leaves":
            assert len(limiter._open) == 2, "the stream counts for its address and for its browser"
            await listener.leave()
        else:
            await listener.cut_off()
        assert len(limiter._open) == 0

    asyncio.run(scenario())
