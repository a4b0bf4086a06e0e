"""Finds the server's address in the local network. A page that was opened at localhost needs this address for links
that are opened on other devices.
"""

from __future__ import annotations

import socket
from ipaddress import ip_address

LOOPBACK_OF = {"0.0.0.0": "127.0.0.1", "::": "::1"}
"""The wildcard hosts, each with its loopback address."""

REMOTE_ADDRESSES = {"0.0.0.0": "192.0.2.1", "::": "2001:db8::1"}
"""For each wildcard host, a remote address that is reserved for documentation. The system's route to that address shows
which local address this machine uses in its network.
"""
PROBE_PORT = 9
"""Any port; nothing is sent to it."""


def http_origin(host: str, port: int) -> str:
    """Return the origin of a plain HTTP server. An IPv6 address is put in brackets."""
    return f"http://{f'[{host}]' if ':' in host else host}:{port}"


def network_address(host: str) -> str | None:
    """Return this machine's address in its network if a server that listens at ``host`` can be reached at that address,
    else None.

    No packet is sent: connecting a UDP socket only looks up the route.
    """
    if host not in REMOTE_ADDRESSES:
        return None
    try:
        with socket.socket(socket.AF_INET6 if ":" in host else socket.AF_INET, socket.SOCK_DGRAM) as probe:
            probe.connect((REMOTE_ADDRESSES[host], PROBE_PORT))
            address = str(probe.getsockname()[0])
    except OSError:  # no network
        return None
    return None if is_loopback(address) else address


def is_loopback(host: str) -> bool:
    """Return whether an address is a loopback address."""
    try:
        return ip_address(host).is_loopback
    except ValueError:
        return False
