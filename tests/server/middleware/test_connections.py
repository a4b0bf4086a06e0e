"""Tests that connections without a complete request are closed before they reach the app."""

import asyncio
import socket
import time
from dataclasses import replace
from http.client import HTTPResponse

import pytest

from durbar.server.middleware.connections import (
    MAX_BUFFERED_BYTES,
    MAX_COOKIES,
    MAX_HEAD_BYTES,
    MAX_HEADER_BYTES,
    MAX_HEADERS,
    MAX_PARAMETERS,
    MAX_URL_BYTES,
    BufferedTransport,
)
from server.playing import TIMEOUT, UNLIMITED, settings
from server.threaded import threaded

COMPLETE_REQUEST = b"GET /healthz HTTP/1.1\r\nHost: durbar.test\r\n\r\n"
HEAD_SECONDS = 2.0  # enough for a complete request on a busy machine

pytestmark = pytest.mark.slow


@pytest.fixture
def server(ready_url):
    """A server that closes connections without a complete request head after `HEAD_SECONDS` seconds."""
    with threaded(settings(ready_url, limits=replace(UNLIMITED, head_seconds=HEAD_SECONDS))) as started:
        yield started


def connect(server):
    """Open a connection."""
    return socket.create_connection(("127.0.0.1", server.port), TIMEOUT)


def gets_response(connection):
    """Return whether a whole request on this connection succeeds."""
    connection.sendall(COMPLETE_REQUEST)
    answer = HTTPResponse(connection)
    answer.begin()
    return answer.status == 200 and b"well" in answer.read()


def is_closed(connection):
    """Return whether the server closes the connection."""
    try:
        return connection.recv(1) == b""
    except ConnectionResetError:
        return True


def test_connections_without_a_whole_request_are_closed(server):
    with connect(server) as reused:
        assert gets_response(reused)
        reused.sendall(COMPLETE_REQUEST[:30])  # the start of another request
        with connect(server) as silent, connect(server) as slow:
            slow.sendall(COMPLETE_REQUEST[:20])
            assert is_closed(silent)
            assert is_closed(slow)
            assert is_closed(reused)
    with connect(server) as complete:
        assert gets_response(complete)
        assert gets_response(complete)


def drip(connection):
    """Send an endless request head slowly until the connection is closed."""
    connection.sendall(COMPLETE_REQUEST[:-2])
    for _ in range(TIMEOUT * 20):
        connection.sendall(b"x-a: b\r\n")
        time.sleep(0.05)


def test_connection_with_a_slow_request_head_is_closed(server):
    with connect(server) as connection, pytest.raises((BrokenPipeError, ConnectionResetError)):
        drip(connection)


def test_connection_with_a_slow_body_that_nobody_reads_is_closed(server):
    """Each byte would otherwise keep the connection open, although the response has been sent."""
    with connect(server) as connection:
        connection.sendall(b"GET /livez HTTP/1.1\r\nHost: durbar.test\r\nContent-Length: 60000\r\n\r\n")
        answer = HTTPResponse(connection)
        answer.begin()
        assert answer.read()
        connection.settimeout(0.2)
        end = time.monotonic() + TIMEOUT
        while time.monotonic() < end:
            try:
                connection.sendall(b"x")
                if connection.recv(1) == b"":
                    return
            except TimeoutError:
                continue
            except OSError:
                return
        raise AssertionError("the connection is still open")


def test_body_that_nobody_reads_does_not_disturb_the_next_request(server):
    with connect(server) as connection:
        connection.sendall(b"GET /livez HTTP/1.1\r\nHost: durbar.test\r\nContent-Length: 3\r\n\r\n")
        answer = HTTPResponse(connection)
        answer.begin()
        assert answer.read()
        connection.sendall(b"abc")
        assert gets_response(connection)
        time.sleep(HEAD_SECONDS + 0.5)  # the timer of the body has been stopped
        assert gets_response(connection)


def test_idle_connection_may_send_another_request(server):
    with connect(server) as connection:
        assert gets_response(connection)
        time.sleep(2 * HEAD_SECONDS)
        assert gets_response(connection)


def test_head_that_is_too_large_is_rejected(server):
    with connect(server) as connection:
        connection.sendall(COMPLETE_REQUEST[:-2] + b"x-a: " + b"b" * (MAX_HEAD_BYTES + 1))
        answer = HTTPResponse(connection)
        answer.begin()
        assert answer.status == 431
        assert b"too large" in answer.read()
        assert is_closed(connection)


def test_request_before_an_invalid_one_gets_its_response(server):
    with connect(server) as connection:
        connection.sendall(COMPLETE_REQUEST + b"no request\r\n\r\n")
        answer = HTTPResponse(connection)
        answer.begin()
        assert answer.status == 200
        assert b"well" in answer.read()
        assert is_closed(connection)


class FakeTransport:
    """Collects the written data."""

    def __init__(self):
        self.written = []

    def write(self, data):
        self.written.append(data)


@pytest.mark.anyio
async def test_short_response_is_sent_in_one_piece_and_a_long_one_in_several():
    sent = FakeTransport()
    transport = BufferedTransport(sent, asyncio.get_running_loop())
    transport.write(b"head")
    transport.write(b"body")
    assert sent.written == []
    await asyncio.sleep(0)
    assert sent.written == [b"headbody"]
    for _ in range(3):
        transport.write(b"x" * MAX_BUFFERED_BYTES)
    assert sum(map(len, sent.written)) >= 2 * MAX_BUFFERED_BYTES
    await asyncio.sleep(0)
    assert b"".join(sent.written) == b"headbody" + b"x" * (3 * MAX_BUFFERED_BYTES)


LARGE_HEADS = {
    "a long path": b"GET /" + b"a" * MAX_URL_BYTES + b" HTTP/1.1\r\nHost: durbar.test\r\n",
    "many parameters": b"GET /healthz?" + b"a&" * MAX_PARAMETERS + b" HTTP/1.1\r\nHost: durbar.test\r\n",
    "many headers": COMPLETE_REQUEST[:-2] + b"a:b\r\n" * MAX_HEADERS,
    "a long header": COMPLETE_REQUEST[:-2] + b"a: " + b"b" * MAX_HEADER_BYTES + b"\r\n",
    "many cookies": COMPLETE_REQUEST[:-2] + b"Cookie: " + b"a=b;" * MAX_COOKIES + b"\r\n",
}


@pytest.mark.parametrize("head", LARGE_HEADS.values(), ids=LARGE_HEADS.keys())
def test_head_with_too_many_or_too_long_parts_is_refused(server, head):
    with connect(server) as connection:
        assert gets_response(connection)
        connection.sendall(head + b"\r\n")
        answer = HTTPResponse(connection)
        answer.begin()
        assert answer.status == 431
        assert is_closed(connection) or answer.read()


def test_head_at_the_limits_is_accepted(server):
    head = b"GET /healthz?" + b"&".join([b"a=b"] * MAX_PARAMETERS) + b" HTTP/1.1\r\nHost: durbar.test\r\n"
    head += b"Cookie: " + b"; ".join([b"a=b"] * MAX_COOKIES) + b"\r\n"
    head += b"a: b\r\n" * (MAX_HEADERS - 2)  # the other two headers are Host and Cookie
    with connect(server) as connection:
        connection.sendall(head + b"\r\n")
        answer = HTTPResponse(connection)
        answer.begin()
        assert answer.status == 200


@pytest.mark.parametrize(
    ("url", "host", "status"),
    [
        ("/api/me", "durbar.example.net", 200),
        ("https://durbar.example.net/api/me", "durbar.example.net", 200),
        ("https://durbar.example.net/api/me", "evil.example", 200),
        ("https://evil.example/api/me", "durbar.example.net", 421),
        ("HTTP://evil.example/api/me", "durbar.example.net", 421),
        ("https://durbar.example.net@evil.example/api/me", "durbar.example.net", 421),
        ("//evil.example/api/me", "durbar.example.net", 404),
    ],
)
def test_host_in_the_url_counts_and_not_the_header(ready_url, url, host, status):
    with threaded(settings(ready_url, public_url="https://durbar.example.net")) as started, connect(started) as client:
        client.sendall(f"GET {url} HTTP/1.1\r\nHost: {host}\r\n\r\n".encode())
        answer = HTTPResponse(client)
        answer.begin()
        answer.read()
        assert answer.status == status
