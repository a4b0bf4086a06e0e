"""How a server begins and ends: told to end it says farewell and finishes what it does; what it cannot have it says."""

import asyncio
import signal
import socket
import subprocess
import sys

import httpx
import pytest

from cli.running import COMMAND, environment
from durbar.cli.main import main
from durbar.server import run as serving
from durbar.server.settings import Settings
from server.playing import PATIENCE, eventually, friends
from server.process import Process

pytestmark = pytest.mark.anyio


def command(database, *more):
    """`durbar serve`, as people start it."""
    return [*COMMAND, "serve", "--port", "0", "--database", database, *(more or ["--no-browser"])]


def complaint(*words):
    """The status and the complaint of a command line that cannot be run."""
    done = subprocess.run(words, capture_output=True, text=True, env=environment(), timeout=PATIENCE * 2, check=False)
    assert done.stdout == ""
    return done.returncode, done.stderr


# -- ending -----------------------------------------------------------------------------------------------------------
@pytest.mark.slow
@pytest.mark.parametrize("how", [signal.SIGTERM, signal.SIGINT])
async def test_streams_are_told_farewell_and_what_is_under_way_is_answered(sqlite_url, how):
    async with Process(sqlite_url, command(sqlite_url)) as server:
        table, people = await friends(server, 3, "taj-mahal")
        noor, ines, _ = people
        mover = (await noor.look(table))["view"]["to_move"]
        async with noor.listening() as events, ines.listening() as others:
            await events.next()
            said = await noor.act(table, "chat", seat=0, text="good night")
            thinking = asyncio.create_task(people[mover].post(f"/tables/{table}/hint", {"seat": mover}))
            await asyncio.sleep(0.1)
            server.process.send_signal(how)
            for stream in (events, others):
                assert (await stream.next("bye")).data == {}
                assert await stream.next() is None
            assert (await thinking)["hints"]
        assert await asyncio.to_thread(server.wait) == (0, "")
    async with Process(sqlite_url, command(sqlite_url)) as server:
        again = server.again(noor)
        assert (await again.story(table))[-1]["text"] == "good night"
        assert (await again.look(table))["version"] == said["version"]


@pytest.mark.slow
async def test_whatever_was_acknowledged_while_it_ended_is_there(url):
    async with Process(url) as server:
        table, people = await friends(server)
        said = set()

        async def talk(person, seat):
            for number in range(10_000):
                text = f"{person.name} {number}"
                try:
                    answer = await person.ask("POST", f"/tables/{table}/chat", {"seat": seat, "text": text})
                except httpx.TransportError:
                    return
                assert answer.status_code == 200
                said.add(text)

        talking = [asyncio.create_task(talk(person, seat)) for seat, person in enumerate(people)]
        await eventually(lambda: asyncio.sleep(0, len(said) > 10))
        assert await asyncio.to_thread(server.stop) == (0, "")
        await asyncio.gather(*talking)
    async with Process(url) as server:
        there = [entry["text"] for entry in await server.again(people[0]).story(table) if entry["kind"] == "said"]
        assert said <= set(there)
        assert len(there) == len(set(there))


@pytest.mark.slow
async def test_who_does_not_read_does_not_keep_it_from_ending(sqlite_url):
    async with Process(sqlite_url, grace=1.0) as server:
        table, (noor, ines) = await friends(server)
        host, port = server.address.removeprefix("http://").split(":")
        with socket.create_connection((host, int(port))) as silent:
            cookie = f"durbar={ines.client.cookies['durbar']}"
            silent.sendall(f"GET /api/stream HTTP/1.1\r\nHost: {host}\r\nCookie: {cookie}\r\n\r\n".encode())
            half = socket.create_connection((host, int(port)))
            half.sendall(b"POST /api/me HTTP/1.1\r\nHost: x\r\n")
            for number in range(20):
                await noor.act(table, "chat", seat=0, text=str(number))
            status, _ = await asyncio.to_thread(server.stop)
            half.close()
    assert status == 0


@pytest.mark.slow
async def test_a_bot_that_thinks_does_not_keep_it_from_ending(sqlite_url):
    async with Process(sqlite_url, thinking_cap=300.0) as server:
        noor = server.person("Noor")
        made = await noor.open_table("expert", "expert", "expert", "expert", game="taj-mahal")
        await asyncio.sleep(0.3)
        assert await asyncio.to_thread(server.stop) == (0, "")
    async with Process(sqlite_url) as server:
        again = server.again(noor)
        before = (await again.look(made["table"]))["version"]

        async def goes_on():
            return (await again.look(made["table"]))["version"] > before

        await eventually(goes_on, PATIENCE * 3)


# -- what cannot be ---------------------------------------------------------------------------------------------------
@pytest.mark.slow
async def test_a_second_server_on_one_database_is_refused(url):
    async with Process(url) as server:
        status, told = await asyncio.to_thread(complaint, *command(url))
        assert status == 2
        assert told.count("\n") == 1
        assert told.startswith("durbar: ")
        assert "another server is using this database" in told
        noor = server.person("Noor")
        assert (await noor.open_table("me", "open"))["new"], "the first goes on"
    async with Process(url) as server:
        assert len(await server.again(noor).get("/tables")) == 1, "and when it has ended another may"


@pytest.mark.slow
async def test_a_port_in_use_is_told_and_nothing_is_touched(tmp_path):
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = str(taken.getsockname()[1])
        database = f"sqlite:///{tmp_path / 'new' / 'tables.sqlite'}"
        words = [*COMMAND, "serve", "--port", port, "--no-browser", "--database", database]
        status, told = await asyncio.to_thread(complaint, *words)
    assert status == 2
    assert told == (
        f"durbar: cannot listen on 127.0.0.1, port {port}: Address already in use; "
        "choose another port with --port, or stop the program that uses this one\n"
    )
    assert not (tmp_path / "new").exists()


@pytest.mark.slow
@pytest.mark.parametrize(
    ("words", "told"),
    [
        (["--host", "no.such.host.invalid"], "cannot listen on"),
        (["--database", "mysql://x/y"], "no database of the kind"),
        (["--log-level", "loud"], "no log level"),
        (["--public-url", "durbar"], "public address"),
        (["--password", ""], "empty password"),
    ],
)
async def test_what_makes_no_sense_is_told_in_one_line(sqlite_url, words, told):
    status, said = await asyncio.to_thread(complaint, *command(sqlite_url, "--no-browser", *words))
    assert status == 2
    assert said.startswith("durbar: ")
    assert told in said
    assert said.count("\n") == 1


# -- beginning --------------------------------------------------------------------------------------------------------
@pytest.fixture
def browser(tmp_path):
    """A browser that notes what it is to show: how to call it, and where it notes that."""
    noted = tmp_path / "noted"
    script = tmp_path / "browser"
    script.write_text(f"#!{sys.executable}\nimport sys\nopen({str(noted)!r}, 'w').write(sys.argv[1])\n")
    script.chmod(0o755)
    return f"{script} %s", noted


@pytest.mark.slow
async def test_the_browser_is_opened_where_the_server_is(sqlite_url, browser):
    how, noted = browser
    async with Process(sqlite_url, command(sqlite_url, "--log-level", "error"), {"BROWSER": how}) as server:
        await eventually(lambda: asyncio.sleep(0, noted.exists() and noted.read_text()))
        assert noted.read_text() == server.address + "/"
        async with httpx.AsyncClient() as client:
            page = await client.get(noted.read_text())
        assert page.status_code == 200
        assert page.headers["content-type"].startswith("text/html")


def test_without_a_command_tables_are_served_and_shown(monkeypatch, tmp_path, capsys):
    served, shown = [], []

    def serve(settings, ready):
        served.append(settings)
        ready("http://127.0.0.1:8765/")

    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    monkeypatch.setattr(serving, "serve", serve)
    monkeypatch.setattr("webbrowser.open", shown.append)
    assert main([]) == 0
    assert served == [Settings(f"sqlite:///{tmp_path}/durbar/server/tables.sqlite", log_level="warning")]
    assert shown == ["http://127.0.0.1:8765/"]
    assert "http://127.0.0.1:8765/" in capsys.readouterr().out
