"""Tests of the network address that is shown for other devices."""

from ipaddress import ip_address

import httpx
import pytest

from durbar.server.api import links
from durbar.server.network import http_origin, is_loopback, network_address
from server.playing import Person, serving

OTHER_HOST = "192.0.2.7"
"""An address that is not a loopback address, from a range reserved for documentation."""


@pytest.mark.parametrize("host", ["127.0.0.1", "::1", "localhost", OTHER_HOST])
def test_server_that_listens_on_a_single_address_has_no_network_address(host):
    assert network_address(host) is None


@pytest.mark.parametrize("host", ["0.0.0.0", "::"])
def test_network_address_is_not_a_loopback_address(host):
    found = network_address(host)
    assert found is None or not ip_address(found).is_loopback


def test_origin_has_ipv6_addresses_in_brackets():
    assert http_origin(OTHER_HOST, 8765) == "http://192.0.2.7:8765"
    assert http_origin("2001:db8::7", 80) == "http://[2001:db8::7]:80"


@pytest.mark.parametrize(
    ("host", "expected"),
    [("127.0.0.1", True), ("127.9.9.9", True), ("::1", True), (OTHER_HOST, False), ("durbar.test", False)],
)
def test_loopback_addresses_are_recognised(host, expected):
    assert is_loopback(host) is expected


@pytest.mark.anyio
@pytest.mark.parametrize(
    ("settings", "own_host", "expected"),
    [
        ({"host": "127.0.0.1"}, "127.0.0.1", None),
        ({"host": "0.0.0.0"}, "127.0.0.1", "http://192.0.2.7:8765"),
        ({"host": "0.0.0.0"}, OTHER_HOST, None),
        ({"public_url": "https://durbar.example.net"}, "127.0.0.1", "https://durbar.example.net"),
    ],
)
async def test_origin_for_links_is_needed_only_by_pages_at_localhost(
    ready_url, monkeypatch, settings, own_host, expected
):
    """``own_host`` is the host in the address of the page, and ``expected`` the origin in the response."""
    monkeypatch.setattr(links, "network_address", lambda host: OTHER_HOST if host == "0.0.0.0" else None)
    async with serving(ready_url, **settings) as server:
        noor = Person(httpx.ASGITransport(server.app), f"http://{own_host}:8765")
        assert await noor.get("/links/origin") == {"origin": expected}
