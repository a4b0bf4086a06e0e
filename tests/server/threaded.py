"""A server in a thread of this process, on a real socket: for what does not speak asyncio, and for broken lines."""

import socket
import threading
from contextlib import contextmanager

import uvicorn

from durbar.server.app import create_app
from durbar.server.middleware import uvicorn_options
from server.playing import PATIENCE


class Threaded:
    """A server that runs. ``address`` is where, ``app`` and ``services`` what it is."""

    def __init__(self, settings):
        self.app = create_app(settings)
        self.socket = socket.create_server(("127.0.0.1", 0))
        self.port = self.socket.getsockname()[1]
        self.address = f"http://127.0.0.1:{self.port}"
        options = {**uvicorn_options(settings), "lifespan": "on", "log_config": None}
        self.uvicorn = uvicorn.Server(uvicorn.Config(self.app, **options))
        self._thread = threading.Thread(target=self.uvicorn.run, kwargs={"sockets": [self.socket]}, daemon=True)

    @property
    def services(self):
        return self.app.state.services

    @property
    def lines(self):
        """Every connection that is open."""
        return list(self.uvicorn.server_state.connections)

    def start(self):
        self._thread.start()
        started = threading.Event()
        for _ in range(PATIENCE * 100):
            if self.uvicorn.started or not self._thread.is_alive():
                break
            started.wait(0.01)
        assert self.uvicorn.started, "it does not serve"

    def call(self, work):
        """Do something on the server's event loop."""
        done = threading.Event()
        self.services.database._writer.get_loop().call_soon_threadsafe(lambda: (work(), done.set()))
        assert done.wait(PATIENCE), "its event loop does not get round to it"

    def stop(self):
        self.services.hub.closing or self.call(self.services.hub.close)
        self.uvicorn.should_exit = True
        self._thread.join(PATIENCE)
        self.socket.close()
        assert not self._thread.is_alive(), "it does not end"


@contextmanager
def threaded(settings):
    """A server from its start to its end."""
    server = Threaded(settings)
    server.start()
    try:
        yield server
    finally:
        server.stop()
