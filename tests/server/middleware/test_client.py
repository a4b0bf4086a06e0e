"""Tests of how clients are identified: by their address, behind trusted proxies, and by their cookie."""

import pytest

from durbar.server.middleware.client import address_key, address_of, browser_of
from server.middleware.sample_app import SampleClient, settings

# Trusted proxies: a network and an address.
PROXIES = ("10.0.0.0/8", "2001:db8::1")


def client_address(peer: str | None, forwarded: str | None, *proxies: str) -> str:
    """Return the address of the client of a request from ``peer``, with a forwarding header and trusted proxies."""
    headers = {} if forwarded is None else {"X-Forwarded-For": forwarded}
    return address_of(SampleClient(None, address=peer).scope("GET", "/", headers), settings(trusted_proxies=proxies))


def test_without_trusted_proxies_the_peer_is_the_client() -> None:
    assert client_address("10.0.0.1", "203.0.113.5") == "10.0.0.1"


@pytest.mark.parametrize(
    ("peer", "forwarded", "expected"),
    [
        ("10.0.0.1", "203.0.113.5", "203.0.113.5"),
        ("10.0.0.1", None, "10.0.0.1"),
        ("10.0.0.1", "1.1.1.1, 203.0.113.5", "203.0.113.5"),  # the client may have written the first address itself
        ("10.0.0.1", "1.1.1.1, 203.0.113.5, 10.9.9.9", "203.0.113.5"),
        ("10.0.0.1", "10.1.1.1, 10.2.2.2", "10.1.1.1"),
        ("10.0.0.1", "203.0.113.5:4711", "203.0.113.5"),
        ("10.0.0.1", "[2001:db8:2::7]:4711", "2001:db8:2::7"),
        ("10.0.0.1", "1.1.1.1, nonsense", "10.0.0.1"),
        ("10.0.0.1", "", "10.0.0.1"),
        ("2001:db8::1", "203.0.113.5", "203.0.113.5"),
        ("::ffff:10.0.0.1", "203.0.113.5", "203.0.113.5"),
        ("203.0.113.77", "203.0.113.5", "203.0.113.77"),  # not a trusted proxy
        (None, "203.0.113.5", "unknown"),
    ],
)
def test_last_untrusted_hop_is_the_client(peer: str | None, forwarded: str | None, expected: str) -> None:
    """``peer`` is the address of the connection, and ``forwarded`` is the forwarding header."""
    assert client_address(peer, forwarded, *PROXIES) == expected


def test_several_forwarded_headers_are_one_list() -> None:
    scope = SampleClient(None, address="10.0.0.1").scope("GET", "/", {})
    scope["headers"] += [(b"x-forwarded-for", b"1.1.1.1"), (b"x-forwarded-for", b"203.0.113.5")]
    assert address_of(scope, settings(trusted_proxies=PROXIES)) == "203.0.113.5"


def test_ipv6_addresses_are_grouped_by_network() -> None:
    assert address_key("203.0.113.5") == "203.0.113.5"
    assert address_key("2001:db8:1:2:3::4") == address_key("2001:db8:1:2::9") == "2001:db8:1:2::/64"
    assert address_key("unknown") == "unknown"


def test_browsers_are_identified_by_a_digest_of_their_cookie() -> None:
    digests = [
        browser_of(SampleClient(None, cookie=cookie).scope("GET", "/", {}), settings())
        for cookie in ("one", "two", "x" * 9000)
    ]
    assert len(set(digests)) == 3
    assert {len(digest) for digest in digests if digest is not None} == {16}, "every digest has 16 bytes"
    assert browser_of(SampleClient(None).scope("GET", "/", {}), settings()) is None
