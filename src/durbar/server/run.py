"""Runs the server, and shuts it down gracefully: first closes the streams, then finishes running requests."""

from __future__ import annotations

import asyncio
import gc
import os
import resource
import socket
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress

import uvicorn
from uvicorn.server import HANDLED_SIGNALS

from durbar.server.app import create_app
from durbar.server.listener import Listener, ignore_failed_accept
from durbar.server.middleware import BACKLOG, uvicorn_options
from durbar.server.network import LOOPBACK_OF, http_origin
from durbar.server.presenters import load_catalogs
from durbar.server.services.services import Services
from durbar.server.settings import ServerSettingError, Settings
from durbar.server.watchdog import watch_event_loop

GC_THRESHOLDS = (20_000, 50, 100)
"""The thresholds of Python's garbage collector. With the defaults, a server with some hundred tables pauses several
times a minute.
"""

SWITCH_SECONDS = 0.0005
"""Seconds after which a thread that runs Python code must let another thread run, if one is waiting. With the default,
ten times as long, each step of a move would wait too long for the threads that render, check and analyse.
"""

TCP_TIMEOUT_SECONDS = 60.0
"""Seconds after which a connection without TCP acknowledgements is closed. Streams send heartbeats more often, so that
a browser that disappeared without closing its stream soon counts as away.
"""


class _Server(uvicorn.Server):
    """Closes the streams at shutdown, before uvicorn waits for running requests: streams would never end."""

    services: Services

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        """Let SIGTERM and SIGINT stop the server, but not the process. uvicorn would raise the signal again after
        serving, and the process would end before the services are closed.
        """
        loop = asyncio.get_running_loop()
        for signal in HANDLED_SIGNALS:
            loop.add_signal_handler(signal, self.handle_exit, signal, None)
        try:
            yield
        finally:
            for signal in HANDLED_SIGNALS:
                loop.remove_signal_handler(signal)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        self.services.hub.close()
        await super().shutdown(sockets=sockets)


def serve(settings: Settings, ready: Callable[[str], None]) -> None:
    """Serve until a signal arrives. Call ``ready`` with the URL once the server accepts requests.

    Raise before serving if the port is taken or the database is not available.
    """
    with open_listener(settings) as listener:
        _tune_process()
        asyncio.run(_serve(settings, listener, ready))


def open_listener(settings: Settings) -> Listener:
    """Open the listening socket. This is done first, so that the database stays untouched if the port is taken."""
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    try:
        listener = socket.create_server((settings.host, settings.port), family=family, backlog=BACKLOG)
        # Accepted connections inherit this option. asyncio sets it only if the socket's protocol is given. Without it
        # a response waits about forty milliseconds for the acknowledgement of its first packet.
        listener.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        # This option is inherited, too. It is needed because a suspended laptop does not close its connections.
        if hasattr(socket, "TCP_USER_TIMEOUT"):
            listener.setsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, round(TCP_TIMEOUT_SECONDS * 1000))
        return Listener(listener, settings)
    except OSError as error:
        # os.strerror returns the message without the address
        why = os.strerror(error.errno) if error.errno and error.errno > 0 else error.strerror or str(error)
        port = str(settings.port)
        raise ServerSettingError("server.setting.cannot-listen", host=settings.host, port=port, why=why) from None


def _tune_process() -> None:
    """Raise the limit of open files to the maximum, switch threads more often, and shorten the pauses of the garbage
    collector: it ignores the objects that exist now, and it runs less often. Most tables are freed without it, by
    reference counting.
    """
    _, hard_limit = resource.getrlimit(resource.RLIMIT_NOFILE)
    with suppress(OSError, ValueError):
        resource.setrlimit(resource.RLIMIT_NOFILE, (hard_limit, hard_limit))
    sys.setswitchinterval(SWITCH_SECONDS)
    gc.collect()
    gc.freeze()
    gc.set_threshold(*GC_THRESHOLDS)


async def _serve(settings: Settings, listener: Listener, ready: Callable[[str], None]) -> None:
    app = create_app(settings)
    config = uvicorn.Config(app, **{**uvicorn_options(settings), "lifespan": "off"})
    server = _Server(config)
    async with app.state.running() as services:
        app.state.services = server.services = services
        asyncio.get_running_loop().set_exception_handler(ignore_failed_accept)
        services.metrics.connections.set_function(lambda: listener.connections)
        listener.on_refused = lambda reason: services.metrics.connections_refused.labels(reason).inc()
        host, port = listener.getsockname()[:2]
        loading = asyncio.create_task(asyncio.to_thread(load_catalogs), name="load catalogs")
        ready(f"{http_origin(LOOPBACK_OF.get(host, host), port)}/")
        with watch_event_loop(services.metrics):
            await server.serve(sockets=[listener])
            with suppress(OSError):  # if too many files were open, each catalog was loaded when it was needed
                await loading
