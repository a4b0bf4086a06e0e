"""Running the server until it is told to end: streams are told farewell first, then what is under way is finished."""

from __future__ import annotations

import asyncio
import gc
import os
import resource
import socket
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress

import uvicorn
from uvicorn.server import HANDLED_SIGNALS

from durbar.server.app import create_app
from durbar.server.middleware import uvicorn_options
from durbar.server.network import LOOPBACK_OF, http_origin
from durbar.server.presenters import load_catalogs
from durbar.server.services.services import Services
from durbar.server.settings import ServerSettingError, Settings

TIDIED = (20_000, 50, 100)
"""How many objects are made before Python looks for those that only know one another; then how often it looks at all of
them. Its own figures would stop a server with some hundred tables several times a minute.
"""

SILENT = 60.0
"""Seconds after which a connection is closed whose other end acknowledges nothing. Streams send a sign of life more
often, so a browser that has gone without closing its stream counts as away soon.
"""


class _Server(uvicorn.Server):
    """Ends the streams before it waits for what is under way: they would never end by themselves."""

    services: Services

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        """Let SIGTERM and Ctrl-C end the serving and no more. uvicorn would let them end the process as soon as it has
        served; but there is still something to be put in order then.
        """
        loop = asyncio.get_running_loop()
        for sign in HANDLED_SIGNALS:
            loop.add_signal_handler(sign, self.handle_exit, sign, None)
        try:
            yield
        finally:
            for sign in HANDLED_SIGNALS:
                loop.remove_signal_handler(sign)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        self.services.hub.close()
        await super().shutdown(sockets=sockets)


def serve(settings: Settings, ready: Callable[[str], None]) -> None:
    """Serve until told to end. ``ready`` is told the address once somebody listens there.

    What stands in the way (the port is taken, the database is not to be had) is raised before anything is served.
    """
    with _listening(settings) as door:
        _make_room()
        asyncio.run(_serve(settings, door, ready))


def _listening(settings: Settings) -> socket.socket:
    """The door: taken first, so that nothing else is touched where it cannot be had."""
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    try:
        door = socket.create_server((settings.host, settings.port), family=family, backlog=2048)
        # Those who come in inherit it. asyncio would see to it only where the socket's protocol is named; without it
        # every answer waits until the browser has acknowledged the first part of it, some forty milliseconds.
        door.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        if hasattr(socket, "TCP_USER_TIMEOUT"):  # inherited too: whoever closed their laptop said no farewell
            door.setsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, round(SILENT * 1000))
        return door
    except OSError as error:
        # asked by its number, the system says it without repeating the address
        why = os.strerror(error.errno) if error.errno and error.errno > 0 else error.strerror or str(error)
        port = str(settings.port)
        raise ServerSettingError("server.setting.cannot-listen", host=settings.host, port=port, why=why) from None


def _make_room() -> None:
    """Let the process have as many lines open as the system allows, and its memory be tidied without long pauses: what
    is loaded by now stays for good, and tables are made of objects that go when nobody uses them.
    """
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    with suppress(OSError, ValueError):
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    gc.collect()
    gc.freeze()
    gc.set_threshold(*TIDIED)


async def _serve(settings: Settings, door: socket.socket, ready: Callable[[str], None]) -> None:
    app = create_app(settings)
    config = uvicorn.Config(app, **{**uvicorn_options(settings), "lifespan": "off"})
    server = _Server(config)
    async with app.state.running() as services:
        app.state.services = server.services = services
        host, port = door.getsockname()[:2]
        learning = asyncio.create_task(asyncio.to_thread(load_catalogs), name="learning words")
        ready(f"{http_origin(LOOPBACK_OF.get(host, host), port)}/")
        await server.serve(sockets=[door])
        await learning
