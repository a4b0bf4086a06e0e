"""Tests that a server with a public URL serves no other host."""

import asyncio
from typing import Any

import pytest

from server.middleware.sample_app import SampleClient, sample, settings


@pytest.fixture(scope="module")
def client() -> SampleClient:
    """A client of the sample app with a public URL."""
    return SampleClient(sample(settings(public_url="https://Play.example.org")))


@pytest.mark.parametrize(
    "host",
    [
        "play.example.org", "PLAY.example.org", "play.example.org:443",
        "localhost", "localhost:8765", "127.0.0.1:8765", "127.0.0.1", "[::1]:8765",
    ],
)  # fmt: skip
def test_own_host_and_loopback_addresses_are_served(client: SampleClient, host: str) -> None:
    assert client.get("/api/me", host=host).status == 200


@pytest.mark.parametrize(
    "host",
    [
        "evil.example", "play.example.org.evil.example", "play.example.org:8080", "evil.play.example.org", "",
        "192.0.2.1", "127.0.0.1.evil.example", "localhost.evil.example", "play.example.org/api/me?",
        "127.0.0.1/api/me?", "user@play.example.org", "play.example.org, evil.example", "[::1].evil.example", "[::1",
        "127.0.0.1:8765:1",
    ],
)  # fmt: skip
def test_other_hosts_are_refused(client: SampleClient, host: str) -> None:
    answer = client.get("/api/me", host=host)
    assert (answer.status, answer.error["id"]) == (421, "wrong-host")
    assert "https://play.example.org" in answer.error["text"]


def test_second_host_header_is_refused(client: SampleClient) -> None:
    scope = client.scope("GET", "/api/me", {"host": "play.example.org"})
    scope["headers"].append((b"host", b"evil.example"))
    statuses: list[int] = []

    async def send(message: Any) -> None:
        statuses.extend([message["status"]] if "status" in message else [])

    asyncio.run(client.app(scope, None, send))
    assert statuses == [421]


@pytest.mark.parametrize("path", ["/livez", "/readyz", "/healthz", "/metrics"])
def test_monitoring_may_use_any_host(client: SampleClient, path: str) -> None:
    assert client.get(path, host="192.0.2.1:8765").status == 404, "the sample app has no such route"


def test_server_without_a_public_url_serves_every_host() -> None:
    assert SampleClient(sample(settings())).get("/api/me", host="any.example").status == 200


@pytest.mark.parametrize(
    ("url", "host", "status"),
    [
        ("http://play.example.org:8080", "play.example.org:8080", 200),
        ("http://play.example.org:8080", "play.example.org", 421),
        ("http://play.example.org:80", "play.example.org", 200),
        ("http://[2001:db8::1]", "[2001:db8::1]:80", 200),
        ("http://[2001:db8::1]", "[2001:db8::2]", 421),
    ],
)
def test_port_of_the_public_url_is_part_of_the_host(url: str, host: str, status: int) -> None:
    assert SampleClient(sample(settings(public_url=url))).get("/api/me", host=host).status == status
