"""Lines on which nobody comes to the point, below anything that an app could see."""

import socket
import time
from dataclasses import replace
from http.client import HTTPResponse

import pytest

from server.playing import PATIENCE, PLENTY, settings
from server.threaded import threaded

WHOLE = b"GET /healthz HTTP/1.1\r\nHost: durbar.test\r\n\r\n"
SOON = 2.0  # long enough for a whole request on a busy machine

pytestmark = pytest.mark.slow


@pytest.fixture
def server(ready_url):
    """Those who take longer than a moment to say what they want are cut off."""
    with threaded(settings(ready_url, limits=replace(PLENTY, head_seconds=SOON))) as started:
        yield started


def line(server):
    """A new connection."""
    return socket.create_connection(("127.0.0.1", server.port), PATIENCE)


def answered(one):
    """Whether a whole request on this line is answered well."""
    one.sendall(WHOLE)
    answer = HTTPResponse(one)
    answer.begin()
    return answer.status == 200 and b"well" in answer.read()


def is_cut(one):
    """Whether the server hangs up before we lose patience."""
    try:
        return one.recv(1) == b""
    except ConnectionResetError:
        return True


def test_connections_without_a_whole_request_are_closed_and_others_answered(server):
    with line(server) as second:
        assert answered(second)
        second.sendall(WHOLE[:30])  # the beginning of another request on a connection that was good so far
        with line(server) as silent, line(server) as slow:
            slow.sendall(WHOLE[:20])
            assert is_cut(silent)
            assert is_cut(slow)
            assert is_cut(second)
    with line(server) as well:
        assert answered(well)
        assert answered(well)


def drip(one):
    """Send a head that has no end, bit by bit, for as long as anybody listens."""
    one.sendall(WHOLE[:-2])
    for _ in range(PATIENCE * 20):
        one.sendall(b"x-a: b\r\n")
        time.sleep(0.05)


def test_a_request_that_drips_is_cut_off_all_the_same(server):
    with line(server) as one, pytest.raises((BrokenPipeError, ConnectionResetError)):
        drip(one)


def test_whoever_has_asked_may_be_silent_before_asking_again(server):
    with line(server) as one:
        assert answered(one)
        time.sleep(2 * SOON)
        assert answered(one)


def test_head_that_is_too_large_is_rejected(server):
    with line(server) as one:
        one.sendall(WHOLE[:-2] + b"x-a: " + b"b" * 70_000)
        answer = HTTPResponse(one)
        answer.begin()
        assert answer.status == 431
        assert b"too large" in answer.read()
        assert is_cut(one)


def test_request_before_an_invalid_one_gets_its_response(server):
    with line(server) as one:
        one.sendall(WHOLE + b"no request\r\n\r\n")
        answer = HTTPResponse(one)
        answer.begin()
        assert answer.status == 200
        assert b"well" in answer.read()
        assert is_cut(one)
