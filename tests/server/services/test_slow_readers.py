"""Tests that a client which opens a stream and never reads it delays no one and uses little memory."""

import json
import socket

import httpx
import pytest

from server.playing import TIMEOUT, settings
from server.threaded import threaded

EVENTS = 5000
"""The number of events that are published."""
FIRST_VERSION = 10
"""The version in the first of these events. It is higher than the real versions of the tables."""

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
    """Publish many versions of some tables while ``client`` listens. Return the last version received of each table."""
    hub, last_versions = server.services.hub, {}
    with client.stream("GET", "/api/stream") as stream:
        lines = stream.iter_lines()
        for version in range(FIRST_VERSION, FIRST_VERSION + EVENTS):
            table = tables[version % len(tables)]
            server.call(lambda: hub.publish(table, version, version))  # noqa: B023  (the call ends before the next iteration)
        for line in lines:
            if line.startswith("data: ") and '"version":' in line:
                data = json.loads(line.removeprefix("data: "))
                last_versions[data["table"]] = max(last_versions.get(data["table"], 0), data["version"])
                has_all_tables = len(last_versions) == len(tables)
                if has_all_tables and min(last_versions.values()) >= FIRST_VERSION + EVENTS - len(tables):
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
        assert max(map(len, waiting)) <= 2 * len(tables), "at most one event of two kinds waits for each table"
        assert max(map(len, waiting)) > 0, "the stuck client must not have read everything"
        assert all(connection.transport.get_write_buffer_size() < 100_000 for connection in server.connections)
        done = noor.post(f"/api/tables/{tables[0]}/chat", json={"seat": 0, "text": "still here"})
        assert done.status_code == 200
