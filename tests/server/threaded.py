"""A server in a thread of this process, on a real socket: for synchronous clients and broken connections."""

import socket
import threading
from contextlib import contextmanager

import uvicorn

from durbar.server.app import create_app
from durbar.server.middleware import uvicorn_options
from server.playing import TIMEOUT


class ThreadedServer:
    """A running server with an ``address``, its ``app`` and its ``services``."""

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
    def connections(self):
        """Return all open connections."""
        return list(self.uvicorn.server_state.connections)

    def start(self):
        """Start the server, and wait until it listens."""
        self._thread.start()
        started = threading.Event()
        for _ in range(TIMEOUT * 100):
            if self.uvicorn.started or not self._thread.is_alive():
                break
            started.wait(0.01)
        assert self.uvicorn.started, "the server did not start"

    def call(self, work):
        """Call a function on the server's event loop."""
        done = threading.Event()

        def work_and_finish():
            work()
            done.set()

        self.services.database._writer.get_loop().call_soon_threadsafe(work_and_finish)
        assert done.wait(TIMEOUT), "the event loop is blocked"

    def stop(self):
        """Stop the server, and wait until its thread has ended."""
        if not self.services.hub.closing:
            self.call(self.services.hub.close)
        self.uvicorn.should_exit = True
        self._thread.join(TIMEOUT)
        self.socket.close()
        assert not self._thread.is_alive(), "the server did not stop"


@contextmanager
def threaded(settings):
    """Run a server in a thread."""
    server = ThreadedServer(settings)
    server.start()
    try:
        yield server
    finally:
        server.stop()
