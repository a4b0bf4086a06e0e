"""Tests that any number of connections without requests neither keeps people from playing nor fills the log."""

import asyncio
import json
import resource
import socket
from contextlib import ExitStack, contextmanager
from http.client import HTTPResponse
from pathlib import Path

import pytest

from durbar.server.listener import MAX_ADDRESS_SHARE, RESERVED_FILES, Listener
from durbar.server.settings import Limits
from server.playing import TIMEOUT, friends, settings
from server.process import Process

pytestmark = pytest.mark.anyio

FILES = 256
"""The limit of open files of the server in these tests."""
CONNECTIONS = FILES - RESERVED_FILES
"""The limit of all connections together, which follows from `FILES`."""
CONNECTIONS_OF_ADDRESS = int(CONNECTIONS * MAX_ADDRESS_SHARE)
"""The limit of connections for one address."""
MAX_LOG_BYTES = 2000
"""The length of a few log lines."""


def connect(server, source):
    """Open a connection from an address of this machine. All addresses that begin with 127 belong to it."""
    host, port = server.address.removeprefix("http://").split(":")
    return socket.create_connection((host, int(port)), TIMEOUT, (source, 0))


def status_of(connection):
    """Send a request and return the status of the response, or None if the connection is closed."""
    try:
        connection.sendall(b"GET /api/me HTTP/1.1\r\nHost: durbar.test\r\n\r\n")
        response = HTTPResponse(connection)
        response.begin()
        response.read()
    except (ConnectionError, OSError):
        return None
    return response.status


def is_refused(connection):
    """Return whether the server has refused the connection: it responds before a request, or closes it at once."""
    connection.settimeout(TIMEOUT)
    try:
        return b"503" in connection.recv(100)
    except ConnectionResetError:
        return True


def limit_files(server, files):
    """Change the number of files that the server process may open."""
    resource.prlimit(
        server.process.pid, resource.RLIMIT_NOFILE, (files, resource.prlimit(0, resource.RLIMIT_NOFILE)[1])
    )


def open_files(server):
    """Return the number of files that the server process has opened."""
    return len(list(Path(f"/proc/{server.process.pid}/fd").iterdir()))


def log_lines(errors):
    return [json.loads(line) for line in errors.splitlines()]


@pytest.mark.slow
async def test_silent_connections_from_one_address_do_not_stop_others(sqlite_url):
    async with Process(sqlite_url, log_level="warning") as server:
        limit_files(server, FILES)
        table, (noor, _) = await friends(server)
        with ExitStack() as stack:
            silent = [stack.enter_context(connect(server, "127.0.0.9")) for _ in range(CONNECTIONS)]
            for connection in silent[CONNECTIONS_OF_ADDRESS:]:
                assert is_refused(connection)
            assert status_of(silent[0]) == 200, "connections within the limit work"
            await noor.act(table, "chat", seat=0, text="still here")
            assert status_of(stack.enter_context(connect(server, "127.0.0.2"))) == 200
            for connection in silent:
                connection.close()
            # By the time of this response the server has noticed that the connections are closed.
            await noor.get("/me")
            assert status_of(stack.enter_context(connect(server, "127.0.0.9"))) == 200
        _, errors = server.stop()
    assert len(errors) < MAX_LOG_BYTES
    assert [line["message"] for line in log_lines(errors)] == ["connections refused: too many from one address"]


@pytest.mark.slow
async def test_silent_connections_from_many_addresses_do_not_affect_open_connections_and_the_database(sqlite_url):
    async with Process(sqlite_url, log_level="warning") as server:
        limit_files(server, FILES)
        table, (noor, _) = await friends(server)
        with ExitStack() as stack:
            silent = [stack.enter_context(connect(server, f"127.0.1.{1 + n % 50}")) for n in range(3 * FILES)]
            for connection in silent[CONNECTIONS:]:
                assert is_refused(connection)
            for number in range(5):
                await noor.act(table, "chat", seat=0, text=f"message {number}")
            metrics = (await noor.client.get("/metrics")).text
            assert open_files(server) < FILES
        _, errors = server.stop()
    assert f"durbar_connections {CONNECTIONS}.0" in metrics
    assert 'durbar_connections_refused_total{reason="total"}' in metrics
    assert len(errors) < MAX_LOG_BYTES
    assert [line["message"] for line in log_lines(errors)] == ["connections refused: too many in total"]


@pytest.mark.slow
async def test_server_without_free_files_logs_one_line_and_recovers(sqlite_url):
    async with Process(sqlite_url, log_level="warning") as server:
        table, (noor, _) = await friends(server)
        # These browsers of Noor have an open connection each, so that they can send requests at the same time.
        browsers = [server.again(noor) for _ in range(6)]
        for browser in browsers:
            await browser.get(f"/tables/{table}", lang="fr")
        await noor.act(table, "chat", seat=0, text="before")
        with ExitStack() as stack:
            # The limit of connections is half of this number, but more files than that are open already.
            limit_files(server, open_files(server))
            waiting = [stack.enter_context(connect(server, f"127.0.2.{1 + n}")) for n in range(100)]
            for number in range(5):
                chats = (browser.act(table, "chat", seat=0, text=f"message {number}") for browser in browsers[:3])
                await asyncio.gather(*chats, *(browser.get("/tables") for browser in browsers[3:]))
            limit_files(server, 4 * FILES)
            assert status_of(waiting[0]) == 200, "a connection that waited is accepted later"
        status, errors = server.stop()
    assert status == 0
    assert len(errors) < MAX_LOG_BYTES
    # On a very slow machine the watchdog may write a line too.
    messages = [line["message"] for line in log_lines(errors) if line["from"] != "durbar.watchdog"]
    assert messages == ["no connections accepted: too many open files"]


# -- without a server -------------------------------------------------------------------------------------------------
@contextmanager
def listening(host="127.0.0.1", clock=lambda: 0.0, **other_settings):
    """Open a listening socket that does not block."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    chosen = settings("sqlite:///nowhere.sqlite", host=host, port=0, **other_settings)
    with Listener(socket.create_server((host, 0), family=family), chosen, clock) as listener:
        listener.setblocking(False)
        yield listener


def accept_all(listener):
    """Accept all waiting connections, and return those within the limits."""
    accepted = []
    while True:
        try:
            accepted.append(listener.accept()[0])
        except BlockingIOError:
            return accepted


@pytest.mark.parametrize(("proxies", "expected"), [((), 2), (("127.0.0.0/8",), 5), (("192.0.2.1",), 2)])
def test_trusted_proxies_have_no_limit_of_their_own(proxies, expected):
    with listening(limits=Limits(address_connections=2, connections=100), trusted_proxies=proxies) as listener:
        clients = [socket.create_connection(listener.getsockname()) for _ in range(5)]
        accepted = accept_all(listener)
        assert len(accepted) == listener.connections == expected
        for connection in (*accepted, *clients):
            connection.close()
        assert listener.connections == 0


def test_connections_of_trusted_proxies_count_towards_the_total():
    with listening(limits=Limits(connections=3), trusted_proxies=("127.0.0.1",)) as listener, ExitStack() as stack:
        for _ in range(5):
            stack.enter_context(socket.create_connection(listener.getsockname()))
        accepted = [stack.enter_context(connection) for connection in accept_all(listener)]
        assert len(accepted) == 3


def test_connection_to_which_nothing_refers_is_not_counted():
    with listening() as listener, socket.create_connection(listener.getsockname()):
        accepted = accept_all(listener)
        assert listener.connections == 1
        with pytest.warns(ResourceWarning):
            accepted.clear()
        assert listener.connections == 0


@pytest.mark.parametrize("peer", ["::ffff:127.0.0.1", "127.0.0.1"])
def test_mapped_address_counts_as_ipv4_address(peer):
    with listening() as listener:
        assert listener._key_of((peer, 1234)) == "127.0.0.1"


def test_ipv6_addresses_are_counted_by_their_network():
    with listening() as listener:
        keys = {listener._key_of((address, 1, 0, 0)) for address in ("2001:db8::1", "2001:db8::ffff:2")}
        assert keys == {"2001:db8::/64"}


def test_refusals_are_logged_once_a_minute_with_their_number(caplog):
    now = 0.0
    with listening(clock=lambda: now, limits=Limits(connections=1)) as listener, ExitStack() as stack:

        def connect_three_times():
            for _ in range(3):
                stack.enter_context(socket.create_connection(listener.getsockname()))
            for connection in accept_all(listener):
                stack.enter_context(connection)

        connect_three_times()
        connect_three_times()
        now = 61.0
        connect_three_times()
    # The first connection is accepted. The first refusal is logged at once, the sixth together with the four before it.
    assert [record.fields["count"] for record in caplog.records] == [1, 5]
