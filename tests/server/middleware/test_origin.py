"""Tests that only requests from the server's own pages can change something."""

import asyncio
from typing import Any

import pytest

from server.middleware.sample_app import HOST, SampleClient, sample, settings

# The path of a request that makes a move.
MOVE = "/api/tables/t/move"


@pytest.fixture(scope="module")
def client() -> SampleClient:
    """A client of the sample app."""
    return SampleClient(sample(settings()))


@pytest.fixture(scope="module")
def proxied() -> SampleClient:
    """A client of the sample app with a public URL."""
    return SampleClient(sample(settings(public_url="https://Play.example.org/")), headers={"host": "127.0.0.1:8765"})


@pytest.mark.parametrize(
    "headers",
    [
        {},
        {"origin": f"http://{HOST}"},
        {"origin": f"https://{HOST}"},  # a proxy may have terminated https
        {"origin": f"http://{HOST.upper()}", "sec_fetch_site": "same-origin"},
        {"sec_fetch_site": "none"},
        {"content_type": "application/json; charset=utf-8"},
        {"content_type": "Application/JSON"},
    ],
)
def test_same_origin_requests_are_accepted(client: SampleClient, headers: dict[str, str]) -> None:
    assert client.post(MOVE, **headers).status == 200


@pytest.mark.parametrize(
    "headers",
    [
        {"origin": "http://evil.example"},
        {"origin": f"http://{HOST}.evil.example"},
        {"origin": f"http://{HOST}:8080"},
        {"origin": f"http://evil.example/{HOST}"},
        {"origin": f"ftp://{HOST}"},
        {"origin": "null"},
        {"origin": ""},
        {"origin": HOST},
        {"origin": "http://[broken"},
        {"origin": "http://", "host": ""},
        {"sec_fetch_site": "cross-site"},
        {"sec_fetch_site": "same-site"},
        {"sec_fetch_site": "cross-site", "origin": f"http://{HOST}"},
        {"origin": "http://evil.example", "sec_fetch_site": "same-origin"},
    ],
)
def test_cross_origin_requests_are_refused(client: SampleClient, headers: dict[str, str]) -> None:
    answer = client.post(MOVE, **headers)
    assert (answer.status, answer.error["id"]) == (403, "cross-origin")


@pytest.mark.parametrize("method", ["POST", "PUT", "PATCH", "DELETE", "BREW"])
def test_every_unsafe_method_is_checked(client: SampleClient, method: str) -> None:
    answer = asyncio.run(client.request(method, MOVE, headers={"Origin": "http://evil.example"}))
    assert (answer.status, answer.error["id"]) == (403, "cross-origin")


def test_cross_origin_reads_are_accepted(client: SampleClient) -> None:
    assert client.get("/api/me", origin="http://evil.example", sec_fetch_site="cross-site").status == 200


def test_second_origin_header_is_checked(client: SampleClient) -> None:
    scope = client.scope("POST", MOVE, {"Origin": f"http://{HOST}"})
    scope["headers"].append((b"origin", b"http://evil.example"))
    statuses: list[int] = []

    async def send(message: Any) -> None:
        statuses.extend([message["status"]] if "status" in message else [])

    asyncio.run(client.app(scope, None, send))
    assert statuses == [403]


@pytest.mark.parametrize(
    "content_type",
    ["", "text/plain", "application/x-www-form-urlencoded", "multipart/form-data", "text/plain; application/json"],
)
def test_body_with_a_simple_content_type_is_refused(client: SampleClient, content_type: str) -> None:
    answer = client.post(MOVE, content_type=content_type)
    assert (answer.status, answer.error["id"]) == (403, "not-json")
    chunked = {"Transfer-Encoding": "chunked", "Content-Type": content_type}
    assert asyncio.run(client.request("POST", MOVE, [b"{}"], chunked)).error["id"] == "not-json"


def test_request_without_a_body_needs_no_content_type(client: SampleClient) -> None:
    assert asyncio.run(client.request("POST", "/api/tables")).status == 200
    assert asyncio.run(client.request("POST", "/api/tables", headers={"Content-Length": "0"})).status == 200


def test_public_url_is_accepted_as_origin(proxied: SampleClient) -> None:
    assert proxied.post(MOVE, origin="https://play.example.org").status == 200
    assert proxied.post(MOVE, origin="http://play.example.org").status == 403
    assert proxied.post(MOVE, origin="http://127.0.0.1:8765").status == 200


def test_web_sockets_are_closed(client: SampleClient) -> None:
    sent: list[Any] = []

    async def receive() -> Any:
        return {"type": "websocket.connect"}

    async def send(message: Any) -> None:
        sent.append(message)

    scope = {**client.scope("GET", "/api/stream", {}), "type": "websocket"}
    asyncio.run(client.app(scope, receive, send))
    assert [message["type"] for message in sent] == ["websocket.close"]
