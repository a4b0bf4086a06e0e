"""Tests of `durbar serve`: start, shutdown, command-line errors, and the listening socket."""

import asyncio
import json
import signal
import socket
import subprocess
import sys

import httpx
import pytest

from cli.running import COMMAND, environment
from durbar.cli.main import main
from durbar.server import run as run_module
from durbar.server.run import TCP_TIMEOUT_SECONDS, open_listener
from durbar.server.settings import Settings
from durbar.server.storage.engine import open_engine, reading
from durbar.server.storage.journal import read_log
from server.playing import TIMEOUT, eventually, friends, settings
from server.process import Process

pytestmark = pytest.mark.anyio


def command(database, *options):
    """Return a `durbar serve` command line."""
    return [*COMMAND, "serve", "--port", "0", "--database", database, *(options or ["--no-browser"])]


async def stored_chat(database, table):
    """Return the chat messages of a table that are in the database."""
    engine = open_engine(database)
    try:
        async with reading(engine).connect() as connection:
            entries, _ = await read_log(connection, table)
    finally:
        await engine.dispose()
    return [entry.body["text"] for entry in entries if entry.kind == "said"]


# -- shutdown ---------------------------------------------------------------------------------------------------------
async def send_head(person, path, content):
    """Send a request without its content; return the connection once the server waits for the content."""
    url = person.client.base_url
    reader, writer = await asyncio.open_connection(url.host, url.port)
    cookie = f"durbar={person.client.cookies['durbar']}"
    head = f"POST {path} HTTP/1.1\r\nHost: {url.host}\r\nCookie: {cookie}\r\nContent-Type: application/json\r\n"
    writer.write(f"{head}Content-Length: {len(content)}\r\nExpect: 100-continue\r\n\r\n".encode())
    async with asyncio.timeout(TIMEOUT):
        assert await reader.readuntil(b"\r\n\r\n") == b"HTTP/1.1 100 Continue\r\n\r\n"
    return reader, writer


@pytest.mark.slow
@pytest.mark.parametrize("signal_number", [signal.SIGTERM, signal.SIGINT])
async def test_shutdown_ends_streams_and_completes_requests(sqlite_url, signal_number):
    async with Process(sqlite_url, command(sqlite_url)) as server:
        table, people = await friends(server, 3, "taj-mahal")
        noor, ines, _ = people
        mover = (await noor.look(table))["view"]["to_move"]
        content = json.dumps({"seat": mover}).encode()
        async with noor.listening() as events, ines.listening() as others:
            await events.next()
            await noor.act(table, "chat", seat=0, text="good night")
            reader, writer = await send_head(people[mover], f"/api/tables/{table}/hint", content)
            server.process.send_signal(signal_number)
            for stream in (events, others):
                assert (await stream.next("bye")).data == {}
                assert await stream.next() is None
            writer.write(content)
            async with asyncio.timeout(TIMEOUT):
                response = await reader.read()
            writer.close()
        assert response.startswith(b"HTTP/1.1 200 OK")
        _, _, body = response.rpartition(b"\r\n\r\n")
        assert json.loads(body)["hints"]
        assert await asyncio.to_thread(server.wait) == (0, "")
    assert await stored_chat(sqlite_url, table) == ["good night"]


@pytest.mark.slow
async def test_acknowledged_chat_during_shutdown_is_stored(url):
    async with Process(url) as server:
        table, people = await friends(server)
        acknowledged = set()

        async def send_chat(person, seat):
            for number in range(10_000):
                text = f"{person.name} {number}"
                try:
                    answer = await person.ask("POST", f"/tables/{table}/chat", {"seat": seat, "text": text})
                except httpx.TransportError:
                    return
                assert answer.status_code == 200
                acknowledged.add(text)

        sending = [asyncio.create_task(send_chat(person, seat)) for seat, person in enumerate(people)]
        await eventually(lambda: asyncio.sleep(0, len(acknowledged) > 10))
        assert await asyncio.to_thread(server.stop) == (0, "")
        await asyncio.gather(*sending)
    stored = await stored_chat(url, table)
    assert acknowledged <= set(stored)
    assert len(stored) == len(set(stored))


@pytest.mark.slow
async def test_client_that_does_not_read_does_not_delay_shutdown(sqlite_url):
    async with Process(sqlite_url, shutdown_seconds=1.0) as server:
        table, (noor, ines) = await friends(server)
        host, port = server.address.removeprefix("http://").split(":")
        with socket.create_connection((host, int(port))) as silent:
            cookie = f"durbar={ines.client.cookies['durbar']}"
            silent.sendall(f"GET /api/stream HTTP/1.1\r\nHost: {host}\r\nCookie: {cookie}\r\n\r\n".encode())
            incomplete = socket.create_connection((host, int(port)))
            incomplete.sendall(b"POST /api/me HTTP/1.1\r\nHost: x\r\n")
            for number in range(20):
                await noor.act(table, "chat", seat=0, text=str(number))
            status, _ = await asyncio.to_thread(server.stop)
            incomplete.close()
    assert status == 0


@pytest.mark.slow
async def test_thinking_bot_does_not_delay_shutdown(sqlite_url):
    async with Process(sqlite_url, bot_time_limit=300.0) as server:
        noor = server.person("Noor")
        table = (await noor.open_table("me", "expert", "expert", "expert", game="taj-mahal"))["table"]
        await noor.act(table, "leave", seat=0)  # a bot plays for this seat, too
        await asyncio.sleep(0.3)
        assert await asyncio.to_thread(server.stop) == (0, "")


# -- errors at the start ----------------------------------------------------------------------------------------------
@pytest.mark.slow
async def test_second_server_on_one_database_is_refused(url):
    async with Process(url) as server:
        second = await asyncio.create_subprocess_exec(
            *command(url), stdout=subprocess.PIPE, stderr=subprocess.PIPE, env=environment()
        )
        output, error = await second.communicate()
        assert (second.returncode, output) == (2, b"")
        assert error.count(b"\n") == 1
        assert error.startswith(b"durbar: ")
        assert b"another server is using this database" in error
        assert (await server.person("Noor").open_table("me", "open"))["new"], "the first server continues"


def test_port_in_use_is_reported_and_no_database_is_created(tmp_path, monkeypatch, capsys):
    monkeypatch.setenv("DURBAR_LANG", "en")
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        port = str(taken.getsockname()[1])
        database = f"sqlite:///{tmp_path / 'new' / 'tables.sqlite'}"
        assert main(["serve", "--port", port, "--no-browser", "--database", database]) == 2
    assert capsys.readouterr() == (
        "",
        f"durbar: cannot listen on 127.0.0.1, port {port}: Address already in use; "
        "choose another port with --port, or stop the program that uses this one\n",
    )
    assert not (tmp_path / "new").exists()


@pytest.mark.parametrize(
    ("options", "expected"),
    [
        (["--host", "no.such.host.invalid"], "cannot listen on"),
        (["--database", "mysql://x/y"], "databases are not supported"),
        (["--log-level", "loud"], "no log level"),
        (["--public-url", "durbar"], "public address"),
        (["--password", ""], "must not be empty"),
    ],
)
def test_invalid_option_is_reported_in_one_line(sqlite_url, monkeypatch, capsys, options, expected):
    monkeypatch.setenv("DURBAR_LANG", "en")
    assert main(["serve", "--port", "0", "--no-browser", "--database", sqlite_url, *options]) == 2
    output, error = capsys.readouterr()
    assert output == ""
    assert error.startswith("durbar: ")
    assert expected in error
    assert error.count("\n") == 1


# -- start ------------------------------------------------------------------------------------------------------------
@pytest.fixture
def browser(tmp_path):
    """The command of a fake browser, and the file into which it writes the address that it opens."""
    address_file = tmp_path / "address"
    script = tmp_path / "browser"
    script.write_text(f"#!{sys.executable}\nimport sys\nopen({str(address_file)!r}, 'w').write(sys.argv[1])\n")
    script.chmod(0o755)
    return f"{script} %s", address_file


@pytest.mark.slow
async def test_browser_is_opened_at_the_servers_address(sqlite_url, browser):
    browser_command, address_file = browser
    async with Process(sqlite_url, command(sqlite_url, "--log-level", "error"), {"BROWSER": browser_command}) as server:
        await eventually(lambda: asyncio.sleep(0, address_file.exists() and address_file.read_text()))
        assert address_file.read_text() == server.address + "/"
        async with httpx.AsyncClient() as client:
            page = await client.get(address_file.read_text())
        assert page.status_code == 200
        assert page.headers["content-type"].startswith("text/html")


def test_command_without_arguments_serves_and_opens_the_browser(monkeypatch, tmp_path, capsys):
    served, opened = [], []

    def serve(settings, ready):
        served.append(settings)
        ready("http://127.0.0.1:8765/")

    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    monkeypatch.setattr(run_module, "serve", serve)
    monkeypatch.setattr("webbrowser.open", opened.append)
    assert main([]) == 0
    assert served == [Settings(f"sqlite:///{tmp_path}/durbar/server/tables.sqlite", log_level="warning")]
    assert opened == ["http://127.0.0.1:8765/"]
    assert "http://127.0.0.1:8765/" in capsys.readouterr().out


# -- the listening socket ---------------------------------------------------------------------------------------------
def test_accepted_connections_send_small_packets_at_once():
    with (
        open_listener(Settings("sqlite:///nowhere.sqlite", port=0)) as listener,
        socket.create_connection(listener.getsockname()[:2]) as _,
    ):
        connection, _ = listener.accept()
        with connection:
            assert connection.getsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY)


def test_accepted_connections_are_closed_when_the_client_is_unreachable_for_a_minute():
    with open_listener(settings("sqlite:///nowhere.sqlite", port=0)) as listener:
        listener.settimeout(30)
        with socket.create_connection(listener.getsockname()[:2]):
            accepted, _ = listener.accept()
            with accepted:
                assert accepted.getsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT) == TCP_TIMEOUT_SECONDS * 1000
