"""Tests of the limits on the length and duration of request bodies."""

import asyncio
from typing import Any

import pytest

from durbar.server.middleware.limits import BodyLimits
from durbar.server.settings import Limits, Rate
from server.middleware.sample_app import SampleClient, SampleResponse, sample, settings

JSON = {"content-type": "application/json"}
SMALL_LIMITS = Limits(
    body=1000, import_body=5000, body_seconds=5,
    browser=Rate(1000, 1000), address=Rate(1000, 1000), creating=Rate(1000, 1000), importing=Rate(1000, 1000),
)  # fmt: skip
"""Limits of 1000 bytes for a body and of 5000 bytes for an imported record. No test reaches the rates."""


@pytest.fixture(scope="module")
def client() -> SampleClient:
    """A client of the sample app with small limits."""
    return SampleClient(sample(settings(SMALL_LIMITS)), cookie="one")


def post_chunked(client: SampleClient, path: str, pieces: list[bytes], **headers: str) -> SampleResponse:
    """Send a request whose body has no declared length, and return the response."""
    chunked_headers = {**JSON, "transfer-encoding": "chunked", **{k.replace("_", "-"): v for k, v in headers.items()}}
    return asyncio.run(client.request("POST", path, pieces, chunked_headers))


def test_body_of_exactly_the_allowed_length_is_read(client: SampleClient) -> None:
    assert client.post("/api/tables", b"x" * 1000).body == b"1000"
    assert post_chunked(client, "/api/tables", [b"x" * 100] * 10).body == b"1000"
    assert client.post("/api/import", b"x" * 5000).body == b"5000"
    assert post_chunked(client, "/api/import", [b"x" * 1000] * 5).body == b"5000"


@pytest.mark.parametrize(("path", "limit"), [("/api/tables", 1000), ("/api/import", 5000), ("/api/nowhere", 1000)])
def test_body_whose_declared_length_is_too_long_is_refused_unread(client: SampleClient, path: str, limit: int) -> None:
    answer = client.post(path, b"", content_length=str(limit + 1))
    assert (answer.status, answer.error["id"], answer.error["most"]) == (413, "too-long", limit)
    assert client.post(path, b"", content_length="9" * 5000).status == 413


@pytest.mark.parametrize(
    ("path", "limit"), [("/api/tables", 1000), ("/api/import", 5000), ("/api/tables/t/move", 1000)]
)
def test_chunked_body_that_is_too_long_is_refused(client: SampleClient, path: str, limit: int) -> None:
    answer = post_chunked(client, path, [b"x" * 100] * (limit // 100) + [b"x"])
    assert (answer.status, answer.error["id"]) == (413, "too-long")


def test_body_that_is_longer_than_declared_and_too_long_is_refused(client: SampleClient) -> None:
    answer = client.post("/api/tables", b"x" * 1001, content_length="10")
    assert (answer.status, answer.error["id"]) == (413, "too-long")


@pytest.mark.parametrize("length", ["-1", "ten", "1e9", "²", "1_000"])
def test_invalid_content_length_is_refused(client: SampleClient, length: str) -> None:
    scope = client.scope("POST", "/api/tables", JSON)
    scope["headers"].append((b"content-length", length.encode("latin-1")))
    answer = SampleResponse()

    async def send(message: Any) -> None:
        answer.status = message.get("status", answer.status)

    async def receive() -> Any:
        raise AssertionError("nothing is read")

    asyncio.run(client.app(scope, receive, send))
    assert answer.status == 400


def test_app_receives_no_more_than_the_limit() -> None:
    received = bytearray()
    reads = 0

    async def reading_app(scope: Any, receive: Any, send: Any) -> None:
        nonlocal reads
        while (message := await receive())["type"] == "http.request":
            reads += 1
            received.extend(message["body"])
        await send({"type": "http.response.start", "status": 200, "headers": []})
        await send({"type": "http.response.body"})

    client = SampleClient(BodyLimits(reading_app, settings(SMALL_LIMITS)))
    answer = post_chunked(client, "/api/tables", [b"x" * 400] * 500)
    assert answer.status == 413
    assert reads == 2, "the third piece of 400 bytes exceeds the limit of 1000 bytes"
    assert len(received) == 2 * 400


def test_app_that_fails_because_its_body_was_refused_causes_no_server_error() -> None:
    async def failing_app(scope: Any, receive: Any, send: Any) -> None:
        while True:
            assert (await receive())["type"] == "http.request"

    answer = post_chunked(
        SampleClient(BodyLimits(failing_app, settings(SMALL_LIMITS))), "/api/tables", [b"x" * 600] * 2
    )
    assert answer.status == 413


def test_response_already_started_is_not_replaced() -> None:
    async def early_responding_app(scope: Any, receive: Any, send: Any) -> None:
        await send({"type": "http.response.start", "status": 200, "headers": []})
        while (await receive())["type"] == "http.request":
            pass
        await send({"type": "http.response.body", "body": b"so far"})

    answer = post_chunked(
        SampleClient(BodyLimits(early_responding_app, settings(SMALL_LIMITS))), "/api/tables", [b"x" * 600] * 2
    )
    assert (answer.status, answer.body) == (200, b"so far")


def test_body_that_does_not_arrive_times_out() -> None:
    short_limit = Limits(body_seconds=0.05)
    client = SampleClient(sample(settings(short_limit)))
    answer = SampleResponse()

    async def send(message: Any) -> None:
        answer.status = message.get("status", answer.status)
        answer.headers |= {name.decode(): value.decode() for name, value in message.get("headers", ())}
        answer.body += message.get("body", b"")

    async def receive() -> Any:
        await asyncio.sleep(60)

    scope = client.scope("POST", "/api/tables", {**JSON, "content-length": "10", "accept-language": "fr"})
    asyncio.run(asyncio.wait_for(client.app(scope, receive, send), 20))
    assert (answer.status, answer.error["id"], answer.headers["connection"]) == (408, "too-slow", "close")
    assert answer.error["text"] == "La requête a mis trop de temps à arriver."


def test_timeout_does_not_apply_after_the_body() -> None:
    message_types: list[str] = []

    async def app_reading_twice(scope: Any, receive: Any, send: Any) -> None:
        message_types.extend([(await receive())["type"], (await receive())["type"]])

    is_body_sent = False

    async def receive() -> Any:
        nonlocal is_body_sent
        if not is_body_sent:
            is_body_sent = True
            return {"type": "http.request", "body": b"", "more_body": False}
        await asyncio.sleep(0.1)  # longer than `body_seconds`
        return {"type": "http.disconnect"}

    limited_app = BodyLimits(app_reading_twice, settings(Limits(body_seconds=0.02)))
    scope = SampleClient(None).scope("GET", "/api/stream", {})
    asyncio.run(limited_app(scope, receive, None))  # type: ignore[arg-type]
    assert message_types == ["http.request", "http.disconnect"]
