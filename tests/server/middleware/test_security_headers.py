"""Tests of the security headers, which every response has."""

import asyncio

import pytest

from durbar.server.middleware.security_headers import HEADERS
from durbar.server.settings import Limits, Rate
from server.middleware.sample_app import HOST, SampleClient, SampleResponse, sample, settings

# The expected content security policy.
POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
    "connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
)


@pytest.fixture
def client() -> SampleClient:
    """A client of the sample app, which may create only one table."""
    return SampleClient(sample(settings(Limits(creating=Rate(0.1, 1)))), cookie="one")


def responses(client: SampleClient) -> dict[int, SampleResponse]:
    """Return one response for each status that the app sends, by status."""
    found = [
        client.get("/api/me"),
        client.get("/api/nothing"),
        asyncio.run(client.request("DELETE", "/api/me")),
        client.get("/api/tables/t/record/7/"),
        client.get("/api/broken"),
        client.post("/api/tables/t/move", b"not json"),
        client.post("/api/tables", origin="http://evil.example"),
        client.post("/api/tables", content_length="1000000000"),
        client.post("/api/tables"),
        client.post("/api/tables/t/move", content_length="x"),
    ]
    return {answer.status: answer for answer in found}


def test_every_response_has_the_security_headers(client: SampleClient) -> None:
    found = responses(client)
    assert sorted(found) == [200, 307, 400, 403, 404, 405, 413, 422, 429, 500]
    for status, answer in found.items():
        headers = answer.headers
        assert headers["content-security-policy"] == POLICY, status
        assert headers["x-content-type-options"] == "nosniff", status
        assert headers["referrer-policy"] == "no-referrer", status
        assert headers["cross-origin-opener-policy"] == headers["cross-origin-resource-policy"] == "same-origin", status
        assert "camera=()" in headers["permissions-policy"], status
        assert headers["cache-control"] == "no-store", status
        assert "strict-transport-security" not in headers, status


def test_api_responses_are_not_cached(client: SampleClient) -> None:
    assert "cache-control" not in client.get("/look.css").headers
    assert "cache-control" not in client.get("/apiary").headers
    assert client.get("/api").headers["cache-control"] == "no-store"


def test_https_server_sends_strict_transport_security() -> None:
    client = SampleClient(sample(settings(public_url=f"https://{HOST}")))
    assert client.get("/api/me").headers["strict-transport-security"] == "max-age=31536000"


def test_app_cannot_override_the_headers() -> None:
    app = sample(settings())

    @app.get("/loose")
    def fail_with_own_headers() -> None:
        from fastapi import HTTPException

        raise HTTPException(418, headers={"Content-Security-Policy": "default-src *", "X-Content-Type-Options": "no"})

    scope = SampleClient(app).scope("GET", "/loose", {})
    messages = []

    async def receive() -> dict[str, object]:
        return {"type": "http.request", "body": b"", "more_body": False}

    async def send(message: dict[str, object]) -> None:
        messages.append(message)

    asyncio.run(app(scope, receive, send))
    start, *_ = messages
    assert start["status"] == 418
    names = [name.lower() for name, _ in start["headers"]]
    assert len(names) == len(set(names))
    assert dict(start["headers"])[b"content-security-policy"].decode() == HEADERS["Content-Security-Policy"]
