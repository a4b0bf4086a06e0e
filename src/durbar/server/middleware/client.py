"""Finds the client address, the browser and the path of a request."""

from __future__ import annotations

import hashlib
from dataclasses import dataclass
from functools import lru_cache
from ipaddress import IPv4Address, IPv6Address, IPv6Network, ip_address

from starlette.datastructures import Headers
from starlette.types import Scope

from durbar.server.settings import COOKIE, Settings

_SESSION_COOKIE = "durbar.session_cookie"
"""The scope key for the parsed session cookie."""
UNKNOWN = "unknown"
"""Stands for the address if a client has none, for example in tests."""


def address_of(scope: Scope, settings: Settings) -> str:
    """Return the client address: that of the connection or, if a trusted proxy has connected, the last address in
    `X-Forwarded-For` that is not a trusted proxy.

    The entries before that address may be forged, because no trusted proxy has added them.
    """
    client = scope.get("client")
    hop = parse_address(client[0]) if client else None
    if hop is None:
        return UNKNOWN
    forwarded = ",".join(Headers(scope=scope).getlist("x-forwarded-for")).split(",") if settings.networks else []
    while forwarded and any(hop in network for network in settings.networks):
        previous = parse_address(forwarded.pop())
        if previous is None:
            break
        hop = previous
    return str(hop)


def address_key(address: str) -> str:
    """Return the key by which rate limits count an address. For IPv4 it is the address itself. For IPv6 it is the /64
    network of the address, because one subscriber has at least that many addresses.
    """
    parsed = parse_address(address)
    return str(IPv6Network((parsed, 64), strict=False)) if isinstance(parsed, IPv6Address) else address


@dataclass
class SessionCookie:
    """The session cookie of a request."""

    name: str
    value: str | None = None
    is_ambiguous: bool = False
    """Whether the request has several cookies of this name."""
    has_session: bool = False
    """Whether the cookie belongs to a session. It is set when the session is looked up."""


def session_cookie(scope: Scope, settings: Settings) -> SessionCookie:
    """Return the session cookie of a request. Over https, the cookie with the name for plain http is used if there is
    none with the name for https.
    """
    known: SessionCookie | None = scope.get(_SESSION_COOKIE)
    if known is not None:
        return known
    # Remove only spaces and tabs. `str.strip()` would remove other characters, too, such as the no-break space. Another
    # host of the domain may set a cookie with such a character before `__Host-`, which would be taken for this cookie.
    pairs = [pair.partition("=") for header in Headers(scope=scope).getlist("cookie") for pair in header.split(";")]
    cookie = SessionCookie(settings.cookie)
    for name in (settings.cookie, COOKIE):
        values = [value.strip(" \t") for key, _, value in pairs if key.strip(" \t") == name]
        if values:
            cookie = SessionCookie(name, values[0], is_ambiguous=len(values) > 1)
            break
    scope[_SESSION_COOKIE] = cookie
    return cookie


def browser_of(scope: Scope, settings: Settings) -> bytes | None:
    """Return the key by which rate limits count a browser. It is a digest, so that the limits store no cookies."""
    cookie = session_cookie(scope, settings).value
    return hashlib.sha256(cookie.encode("utf-8", "surrogatepass")).digest()[:16] if cookie else None


def path_of(scope: Scope) -> str:
    """Return the path of a request without the ``root_path`` of a proxy."""
    path: str = scope["path"]
    return path.removeprefix(scope.get("root_path", ""))


@lru_cache(4096)
def parse_address(text: str) -> IPv4Address | IPv6Address | None:
    """Parse an address, with or without a port; return None if it is invalid. An IPv4 address that is written as IPv6
    (`::ffff:192.0.2.1`) is returned as IPv4.
    """
    text = text.strip()
    if text.startswith("["):  # IPv6 in brackets, perhaps with a port
        text = text[1:].partition("]")[0]
    elif text.count(":") == 1:  # IPv4 with a port
        text = text.partition(":")[0]
    try:
        address = ip_address(text)
    except ValueError:
        return None
    mapped = address.ipv4_mapped if isinstance(address, IPv6Address) else None
    return mapped or address
