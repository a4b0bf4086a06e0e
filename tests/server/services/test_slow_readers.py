"""Tests that a client which opens a stream and never reads it delays no one and uses little memory."""

import socket

import httpx
import pytest

from server.playing import TIMEOUT, settings
from server.threaded import threaded

EVENTS = 5000
"""The number of events that are published."""

pytestmark = pytest.mark.slow


@pytest.fixture
def server(ready_url):
    """A server with a small send buffer, so that a client that does not read is noticed soon."""
    with threaded(settings(ready_url)) as started:
        started.socket.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, 4096)
        yield started


def cookie_of(client):
    """Return the client's cookie as a header value."""
    return next(f"{cookie.name}={cookie.value}" for cookie in client.cookies.jar)


def publish_and_listen(server, tables, client):
    """Publish many versions of some tables while listening; return the last version received of each."""
    hub, last_versions = server.services.hub, {}
    with client.stream("GET", "/api/stream") as stream:
        lines = stream.iter_lines()
        for version in range(10, 10 + EVENTS):
            table = tables[version % len(tables)]
            server.call(lambda: hub.publish(table, version, version))  # noqa: B023  (done before the next round)
        for line in lines:
            if line.startswith("data: ") and '"version":' in line:
                table, _, version = line[6:].strip('{"}').replace('"', "").replace("table:", "").partition(",version:")
                last_versions[table] = max(last_versions.get(table, 0), int(version))
                if len(last_versions) == len(tables) and min(last_versions.values()) >= 10 + EVENTS - len(tables):
                    return last_versions
    raise AssertionError(f"the stream ended, having sent {last_versions}")


def test_client_that_does_not_read_delays_no_one(server):
    with httpx.Client(base_url=server.address, timeout=TIMEOUT) as noor, socket.socket() as stuck:
        seats = [{"who": "me", "name": "Noor"}, {"who": "open"}]
        tables = [noor.post("/api/tables", json={"game": "toy", "seats": seats}).json()["table"] for _ in range(3)]
        stuck.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 1024)
        stuck.settimeout(TIMEOUT)
        stuck.connect(("127.0.0.1", server.port))
        stuck.sendall(f"GET /api/stream HTTP/1.1\r\nHost: x\r\nCookie: {cookie_of(noor)}\r\n\r\n".encode())
        assert stuck.recv(12) == b"HTTP/1.1 200"
        last_versions = publish_and_listen(server, tables, noor)
        assert set(last_versions) == set(tables)
        waiting = [stream.waiting for streams in server.services.hub._streams.values() for stream in streams]
        assert max(map(len, waiting)) <= 2 * len(tables)
        assert max(len(events) for events in waiting) > 0, "the stuck client has read everything"
        assert all(connection.transport.get_write_buffer_size() < 100_000 for connection in server.connections)
        done = noor.post(f"/api/tables/{tables[0]}/chat", json={"seat": 0, "text": "still here"})
        assert done.status_code == 200
