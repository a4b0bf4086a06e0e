"""Where other devices reach a server: its address in the network, which a page opened on the server's own machine does
not know.
"""

from __future__ import annotations

import socket
from ipaddress import ip_address

LOOPBACK_OF = {"0.0.0.0": "127.0.0.1", "::": "::1"}
"""Hosts that stand for every address of a machine, each with the one by which the machine reaches itself."""

ELSEWHERE = {"0.0.0.0": "192.0.2.1", "::": "2001:db8::1"}
"""Addresses that exist only in documentation: asking for the way there tells which of our addresses leads outside."""


def http_origin(host: str, port: int) -> str:
    """Return the origin of a plain HTTP server, an IPv6 address in brackets."""
    return f"http://{f'[{host}]' if ':' in host else host}:{port}"


def network_address(host: str) -> str | None:
    """Return this machine's address in its network if a server that listens at ``host`` is reached there, else None.

    Nothing is sent: the system only looks up the way.
    """
    if host not in ELSEWHERE:
        return None
    try:
        with socket.socket(socket.AF_INET6 if ":" in host else socket.AF_INET, socket.SOCK_DGRAM) as probe:
            probe.connect((ELSEWHERE[host], 9))
            address = str(probe.getsockname()[0])
    except OSError:  # this machine is in no network
        return None
    return None if is_loopback(address) else address


def is_loopback(host: str) -> bool:
    """Return whether an address is one by which a machine reaches only itself."""
    try:
        return ip_address(host).is_loopback
    except ValueError:
        return False
