"""Tests that connections without a complete request are closed before they reach the app."""

import asyncio
import json
import socket
import time
from contextlib import suppress
from dataclasses import replace
from http.client import HTTPResponse

import httpx
import pytest

from durbar.server.middleware.connections import (
    BODY_FACTOR,
    MAX_BUFFERED_BYTES,
    MAX_CHUNKS,
    MAX_COOKIES,
    MAX_HEAD_BYTES,
    MAX_HEADER_BYTES,
    MAX_HEADERS,
    MAX_PARAMETERS,
    MAX_URL_BYTES,
    MAX_WAITING,
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


# -- many requests on one connection ----------------------------------------------------------------------------------
def read_all(connection):
    """Return everything that the server sends until it closes the connection."""
    received = b""
    try:
        while part := connection.recv(65536):
            received += part
    except ConnectionResetError:
        pass
    return received


def send_all(connection, data):
    """Send data, also if the server closes the connection before it has read everything."""
    with suppress(ConnectionError):
        connection.sendall(data)


def test_few_requests_may_be_sent_before_the_first_response(server):
    with connect(server) as connection:
        connection.sendall(COMPLETE_REQUEST * (MAX_WAITING - 1) + COMPLETE_REQUEST[:-2] + b"Connection: close\r\n\r\n")
        assert read_all(connection).count(b"HTTP/1.1 200") == MAX_WAITING


def test_thousands_of_requests_on_one_connection_are_neither_queued_nor_answered(server):
    with connect(server) as connection, connect(server) as other:
        assert gets_response(other)
        send_all(connection, COMPLETE_REQUEST * 5000)
        server.call(lambda: None)
        assert all(len(protocol.pipeline) <= MAX_WAITING for protocol in server.connections)
        assert read_all(connection).count(b"HTTP/1.1 200") <= MAX_WAITING + 1
        assert gets_response(other)


def open_stream(server, behind=b""):
    """Open an event stream of a new browser, and send ``behind`` after the request. Return the connection."""
    with httpx.Client(base_url=server.address, timeout=TIMEOUT) as client:
        client.put("/api/me", json={"name": "Noor"}).raise_for_status()
        cookie = next(f"{cookie.name}={cookie.value}" for cookie in client.cookies.jar)
    connection = connect(server)
    connection.sendall(f"GET /api/stream HTTP/1.1\r\nHost: durbar.test\r\nCookie: {cookie}\r\n\r\n".encode() + behind)
    assert b"200" in connection.recv(100)
    return connection


@pytest.mark.parametrize("behind", [b"", COMPLETE_REQUEST, COMPLETE_REQUEST * 100, b"no request\r\n\r\n"])
def test_stream_ends_with_its_connection_whatever_was_sent_behind_it(server, behind):
    connection = open_stream(server, behind)
    assert len(server.services.hub) == 1
    connection.close()
    end = time.monotonic() + TIMEOUT
    while len(server.services.hub) and time.monotonic() < end:
        time.sleep(0.01)
    assert len(server.services.hub) == 0


# -- bodies -----------------------------------------------------------------------------------------------------------
CHUNKED_HEAD = (
    b"POST /api/tables HTTP/1.1\r\nHost: durbar.test\r\nContent-Type: application/json\r\n"
    b"Transfer-Encoding: chunked\r\n\r\n"
)


@pytest.mark.parametrize("path", [b"/api/tables", b"/api/nothing"], ids=["read", "refused"])
def test_body_in_very_many_chunks_closes_the_connection(server, path):
    with connect(server) as connection:
        send_all(connection, CHUNKED_HEAD.replace(b"/api/tables", path) + b"1\r\n[\r\n" * (MAX_CHUNKS + 1))
        received = read_all(connection)
        assert received.count(b"HTTP/1.1") <= 1, "two responses to one request"
        assert received == b"" or b" 413 " in received or b" 404 " in received


def test_body_in_as_many_chunks_as_allowed_is_read(server):
    with connect(server) as connection:
        connection.sendall(CHUNKED_HEAD + b"1\r\n \r\n" * (MAX_CHUNKS - 2) + b"2\r\n[]\r\n0\r\n\r\n")
        answer = HTTPResponse(connection)
        answer.begin()
        assert answer.status == 422
        answer.read()
        assert gets_response(connection)


@pytest.mark.parametrize("piece", [b"5;" + b"a" * 60_000 + b"\r\nhello\r\n", b"ffff\r\n" + b"x" * 65_535 + b"\r\n"])
def test_body_without_end_closes_the_connection(server, piece):
    most = BODY_FACTOR * server.app.state.services.settings.limits.import_body
    with connect(server) as connection:
        connection.sendall(CHUNKED_HEAD)
        with pytest.raises(ConnectionError):
            connection.sendall(piece * (10 * most // len(piece)))


def test_trailer_is_not_a_header(server):
    """A proxy checks the headers only: a client could otherwise send another address or another cookie."""
    with connect(server) as connection:
        trailers = b"X-Forwarded-For: 203.0.113.9\r\nCookie: durbar=a; durbar=b\r\n"
        connection.sendall(CHUNKED_HEAD + b"2\r\n[]\r\n0\r\n" + trailers + b"\r\n")
        answer = HTTPResponse(connection)
        answer.begin()
        assert (answer.status, json.loads(answer.read())["error"]["id"]) == (422, "invalid")
        assert gets_response(connection)


# -- other protocols --------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("protocol", [b"websocket", b"h2c", b"anything"])
def test_upgrade_is_ignored_and_closes_the_connection(server, protocol):
    upgrade = COMPLETE_REQUEST[:-2] + b"Connection: Upgrade\r\nUpgrade: " + protocol + b"\r\n\r\n"
    with connect(server) as connection:
        connection.sendall(upgrade + b"\x81\x05hello" + COMPLETE_REQUEST)
        received = read_all(connection)
        assert received.startswith(b"HTTP/1.1 200")
        assert received.count(b"HTTP/1.1") == 1


INVALID = {
    "control characters": b"\x00\x01garbage\r\n\r\n",
    "invalid UTF-8 in the path": b"GET /\xff\xfe HTTP/1.1\r\nHost: durbar.test\r\n\r\n",
    "a tunnel": b"CONNECT durbar.test:443 HTTP/1.1\r\nHost: durbar.test\r\n\r\n",
    "HTTP/2": b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n",
    "TLS": b"\x16\x03\x01\x00\xa5\x01\x00\x00\xa1\x03\x03",
    "two lengths": COMPLETE_REQUEST[:-2] + b"Content-Length: 1\r\nContent-Length: 2\r\n\r\n",
    "a length and chunks": COMPLETE_REQUEST[:-2] + b"Content-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n",
    "a folded header": COMPLETE_REQUEST[:-2] + b"X-A: b\r\n c\r\n\r\n",
}


def test_invalid_requests_are_refused_and_logged_once(server, caplog):
    for request in INVALID.values():
        with connect(server) as connection:
            send_all(connection, request)
            received = read_all(connection)
            assert received.startswith(b"HTTP/1.1 400"), request
    assert [record.message for record in caplog.records] == ["invalid or too large requests refused"]
