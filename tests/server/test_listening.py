"""The door of a server: where it listens, and that answers go out as soon as they are written."""

import socket

import pytest

from durbar.server.run import _listening
from durbar.server.settings import ServerSettingError, Settings


def test_answers_do_not_wait_for_an_acknowledgement():
    settings = Settings("sqlite:///nowhere.sqlite", port=0)
    with _listening(settings) as door, socket.create_connection(door.getsockname()[:2]) as _:
        line, _ = door.accept()
        with line:
            assert line.getsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY)


def test_a_port_that_is_taken_is_named():
    with socket.create_server(("127.0.0.1", 0)) as other:
        port = other.getsockname()[1]
        with pytest.raises(ServerSettingError, match=f"cannot listen on 127.0.0.1, port {port}"):
            _listening(Settings("sqlite:///nowhere.sqlite", port=port))
