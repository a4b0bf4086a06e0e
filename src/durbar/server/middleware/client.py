"""Who asks, and for what: the address, the browser and the path of a request."""

from __future__ import annotations

import hashlib
from functools import lru_cache
from ipaddress import IPv4Address, IPv6Address, IPv6Network, ip_address

from starlette.datastructures import Headers
from starlette.requests import HTTPConnection
from starlette.types import Scope

from durbar.server.settings import COOKIE, Settings

UNKNOWN = "unknown"


def address_of(scope: Scope, settings: Settings) -> str:
    """The address that asks: the peer's, or the last one that no trusted proxy has when the peer is such a proxy.

    Only what trusted proxies wrote themselves is believed. Whatever stands to the left of the first hop they do not
    vouch for may have been made up by that hop.
    """
    client = scope.get("client")
    hop = _read(client[0]) if client else None
    if hop is None:
        return UNKNOWN
    told = ",".join(Headers(scope=scope).getlist("x-forwarded-for")).split(",") if settings.networks else []
    while told and any(hop in network for network in settings.networks):
        further = _read(told.pop())
        if further is None:
            break
        hop = further
    return str(hop)


def household(address: str) -> str:
    """By what an address is counted. One IPv6 subscriber has at least 64 bits of addresses, so these count as one."""
    hop = _read(address)
    return str(IPv6Network((hop, 64), strict=False)) if isinstance(hop, IPv6Address) else address


def browser_of(scope: Scope) -> bytes | None:
    """By what a browser is counted: a digest, so that no cookie lies in memory and a long one costs no more."""
    cookie = HTTPConnection(scope).cookies.get(COOKIE)
    return hashlib.sha256(cookie.encode("utf-8", "surrogatepass")).digest()[:16] if cookie else None


def path_of(scope: Scope) -> str:
    """The path asked for, without what a proxy put before it."""
    path: str = scope["path"]
    return path.removeprefix(scope.get("root_path", ""))


@lru_cache(4096)
def _read(text: str) -> IPv4Address | IPv6Address | None:
    """An address as it stands in a header, perhaps with a port; `None` if it is none."""
    text = text.strip()
    if text.startswith("["):
        text = text[1:].partition("]")[0]
    elif text.count(":") == 1:
        text = text.partition(":")[0]
    try:
        address = ip_address(text)
    except ValueError:
        return None
    mapped = address.ipv4_mapped if isinstance(address, IPv6Address) else None
    return mapped or address
