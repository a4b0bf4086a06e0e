"""Refuses requests for another host than the one in the public URL."""

from __future__ import annotations

import re
from urllib.parse import urlsplit

from starlette.datastructures import Headers
from starlette.types import ASGIApp, Receive, Scope, Send

from durbar.server.errors import ApiError
from durbar.server.middleware.client import path_of
from durbar.server.middleware.responses import refuse
from durbar.server.network import is_loopback
from durbar.server.settings import Settings

ANY_HOST = frozenset({"/livez", "/readyz", "/healthz", "/metrics"})
"""Paths for monitoring tools, which often use the address of the machine. The responses do not depend on the host."""

DEFAULT_PORTS = {"http": 80, "https": 443}

_HOST = re.compile(r"([\w.-]+|\[[0-9a-f:.]+\])(:\d{1,5})?", re.ASCII)
"""The form of a Host header in lower case: a name or an address, and optionally a port."""


class AllowedHosts:
    """Responds with 421 if the Host header names another host. Without a public URL every host is allowed, because the
    server cannot know its names.

    Loopback addresses are always allowed, because a proxy or a person on the same machine may use them. A malicious
    site whose name resolves to this machine cannot exploit this: browsers send the name of the site as the host.
    """

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self._app = app
        self._origin = settings.origin
        self._allowed = _hosts_of(settings.origin) if settings.origin is not None else frozenset()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Call the app if the host is allowed."""
        if scope["type"] != "http" or self._origin is None or path_of(scope) in ANY_HOST:
            await self._app(scope, receive, send)
            return
        hosts = Headers(scope=scope).getlist("host")
        if len(hosts) == 1 and self._is_allowed(hosts[0].lower()):
            await self._app(scope, receive, send)
        else:
            await refuse(scope, send, ApiError(421, "wrong-host", "server.wrong-host", url=self._origin))

    def _is_allowed(self, host: str) -> bool:
        if host in self._allowed:
            return True
        if not (match := _HOST.fullmatch(host)):
            return False
        name = match[1].strip("[]")
        return name == "localhost" or is_loopback(name)


def _hosts_of(origin: str) -> frozenset[str]:
    """Return the Host headers for an origin. Clients may add the default port of the scheme or leave it out."""
    parts = urlsplit(origin)
    default_port = DEFAULT_PORTS[parts.scheme]
    name = parts.netloc.removesuffix(f":{parts.port}") if parts.port is not None else parts.netloc
    if parts.port in {None, default_port}:
        return frozenset({name, f"{name}:{default_port}"})
    return frozenset({parts.netloc})
