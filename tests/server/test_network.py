"""Where other devices reach a server: its address in the network, told to its own machine alone."""

from ipaddress import ip_address

import httpx
import pytest

from durbar.server.api import links
from durbar.server.network import http_origin, is_loopback, network_address
from server.playing import Person, serving

OUTSIDE = "192.0.2.7"


@pytest.mark.parametrize("host", ["127.0.0.1", "::1", "localhost", OUTSIDE])
def test_server_at_one_address_has_no_other(host):
    assert network_address(host) is None


@pytest.mark.parametrize("host", ["0.0.0.0", "::"])
def test_address_in_the_network_is_no_loopback_address(host):
    found = network_address(host)
    assert found is None or not ip_address(found).is_loopback


def test_origin_has_ipv6_addresses_in_brackets():
    assert http_origin(OUTSIDE, 8765) == "http://192.0.2.7:8765"
    assert http_origin("2001:db8::7", 80) == "http://[2001:db8::7]:80"


@pytest.mark.parametrize(
    ("host", "yes"), [("127.0.0.1", True), ("127.9.9.9", True), ("::1", True), (OUTSIDE, False), ("durbar.test", False)]
)
def test_loopback_addresses_are_known(host, yes):
    assert is_loopback(host) is yes


@pytest.mark.anyio
@pytest.mark.parametrize(
    ("settings", "asked_at", "told"),
    [
        ({"host": "127.0.0.1"}, "127.0.0.1", None),
        ({"host": "0.0.0.0"}, "127.0.0.1", "http://192.0.2.7:8765"),
        ({"host": "0.0.0.0"}, OUTSIDE, None),
        ({"public_url": "https://durbar.example.net"}, "127.0.0.1", "https://durbar.example.net"),
    ],
)
async def test_links_origin_is_where_other_devices_reach_the_server(ready_url, monkeypatch, settings, asked_at, told):
    monkeypatch.setattr(links, "network_address", lambda host: OUTSIDE if host == "0.0.0.0" else None)
    async with serving(ready_url, **settings) as server:
        noor = Person(httpx.ASGITransport(server.app), f"http://{asked_at}:8765")
        assert await noor.get("/links/origin") == {"origin": told}
