"""Tests of ``durbar admin``, with the server running and not running."""

import asyncio
import json
import threading
from contextlib import contextmanager

import pytest
from typer.testing import CliRunner

import durbar.server.services.operator_queue as operator_queue
from durbar.cli.admin import app as admin_app
from durbar.cli.main import main
from durbar.server.services.operator_actions import ACTIONS
from server.conftest import any_ready_url, empty_database, postgres, postgres_url, ready_url  # noqa: F401  (fixtures)
from server.playing import serving

READING = {"tables", "show", "reports", "bans", "audit"}
"""The commands that change nothing."""
COMMANDS = {command.name or command.callback.__name__ for command in admin_app.registered_commands}


@contextmanager
def server_thread(url):
    """Run a server in a thread. Yield it, and a function that runs a coroutine in its event loop."""
    ready, stopping, made = threading.Event(), asyncio.Event(), {}

    async def serve():
        async with serving(url) as server:
            made.update(server=server, loop=asyncio.get_running_loop())
            ready.set()
            await stopping.wait()

    thread = threading.Thread(target=lambda: asyncio.run(serve()))
    thread.start()
    assert ready.wait(60)
    try:
        yield made["server"], lambda work: asyncio.run_coroutine_threadsafe(work, made["loop"]).result(60)
    finally:
        made["loop"].call_soon_threadsafe(stopping.set)
        thread.join()


async def prepare(server):
    """Open a table at which Ines is rude, and report her. Return the table's id."""
    noor, ines = server.person("Noor"), server.person("Ines")
    made = await noor.open_table("me", "open")
    await ines.open_link(made["links"][0]["link"])
    await noor.act(made["table"], "start")
    await noor.act(made["table"], "chat", seat=0, text="an-unreported-canary")
    await ines.act(made["table"], "chat", seat=1, text="You play like a mango")
    await noor.post(f"/tables/{made['table']}/report", {"seat": 1, "text": "Was rude"})
    return made["table"]


@pytest.fixture(params=["running", "stopped"])
def table(request, any_ready_url, monkeypatch):  # noqa: F811
    """A table on a server that is running or not. ``DURBAR_DATABASE`` is its database."""
    monkeypatch.setenv("DURBAR_DATABASE", any_ready_url)
    monkeypatch.setenv("DURBAR_LANG", "en")
    with server_thread(any_ready_url) as (server, run):
        made = run(prepare(server))
        if request.param == "running":
            yield made
            return
    yield made


@pytest.fixture
def admin(capsys):
    """Return a function that runs ``durbar admin`` and returns its output."""

    def run(*arguments, status=0):
        code = main(["admin", *map(str, arguments)])
        out, err = capsys.readouterr()
        assert code == status, (arguments, code, err)
        if status:
            assert (err[:8], err.count("\n")) == ("durbar: ", 1), err
        return err if status else out

    return run


def all_actions(table):
    """Return a command line for every command that changes something, in an order in which all succeed."""
    return {
        "resolve": ["resolve", 1],
        "mute": ["mute", table, 2, "--days", "1.5"],
        "unmute": ["unmute", table, 2],
        "ban": ["ban", table, 2],
        "unban": ["unban", "--number", 1],
        "announce": ["announce", "Hello", "--until", "2100-01-01"],
        "rotate-password": ["rotate-password", "--password", "mangosteen"],
        "close": ["close", table],
        "delete": ["delete", table, "--yes"],
    }


def test_every_command_reads_or_is_an_audited_action():
    assert READING | set(all_actions("x")) == COMMANDS
    assert set(ACTIONS) == set(all_actions("x"))


def test_every_action_is_in_the_audit_log_with_its_target_operator_and_reason(table, admin):
    lines = all_actions(table)
    for name, line in lines.items():
        admin(*line, "--reason", f"because of {name}")
    log = json.loads(admin("audit", "--json"))
    assert [(row["action"], row["reason"]) for row in log] == [(name, f"because of {name}") for name in lines]
    assert all(row["operator"] and row["target"] and row["at"] > 1e9 for row in log)
    assert "mangosteen" not in str(log)
    printed = admin("audit")
    assert [line.split()[0] for line in printed.splitlines()] == [str(row["number"]) for row in log]


def test_show_prints_public_facts_and_only_reported_messages(table, admin):
    for output in (admin("show", table), admin("show", table, "--json")):
        assert "Noor" in output
        assert "Ines" in output
        assert "You play like a mango" in output
        assert "an-unreported-canary" not in output
        assert "seed" not in output
        assert "hand" not in output
    facts = json.loads(admin("show", table, "--json"))
    assert facts.keys() == {
        "table", "game", "edition", "kind", "stage", "closed", "created", "changed", "moves", "scores", "seats",
        "reports",
    }  # fmt: skip
    assert facts["seats"] == [{"name": "Noor", "who": "person"}, {"name": "Ines", "who": "person"}]


def test_tables_are_found_by_id_player_and_game(table, admin):
    for text in ("", table, table[:5], "noor", "NES", "toy"):
        assert [row["table"] for row in json.loads(admin("tables", text, "--json"))] == [table]
        assert table in admin("tables", text)
    assert json.loads(admin("tables", "nobody", "--json")) == []
    assert admin("tables", "nobody") == "There is no such table.\n"


def test_reports_are_listed_until_they_are_resolved(table, admin):
    text = admin("reports")
    assert f"report 1: Ines, seat 2 of table {table}" in text
    assert "Was rude" in text
    admin("resolve", 1)
    assert admin("reports") == "There are no open reports.\n"
    assert json.loads(admin("reports", "--all", "--json"))[0]["resolved"] is not None


def test_bans_are_listed_with_their_numbers_and_no_hash(table, admin):
    assert admin("bans") == "Nobody is banned or muted.\n"
    admin("ban", "192.0.2.77/24", "--days", 7, "--reason", "spam")
    admin("mute", "--report", 1)
    banned, muted = json.loads(admin("bans", "--json"))
    assert (banned["number"], banned["kind"], banned["target"], banned["reason"]) == (1, "ban", "192.0.2.0/24", "spam")
    assert banned["until"] - banned["made"] == pytest.approx(7 * 86_400)
    assert (muted["number"], muted["kind"], muted["until"]) == (2, "mute", None)
    assert "browser" not in banned
    assert "192.0.2.0/24: spam" in admin("bans")


@pytest.mark.parametrize(
    "line",
    [
        ["close", "nothing"],
        ["close", "no\x1bsuch'table"],
        ["delete", "nothing", "--yes"],
        ["show", "nothing"],
        ["resolve", 99],
        ["ban"],
        ["ban", "nothing", 1],
        ["ban", "TABLE"],
        ["ban", "TABLE", 9],
        ["ban", "TABLE", 7],
        ["ban", "TABLE", 1, "--report", 1],
        ["ban", "0.0.0.0/0"],
        ["ban", "192.0.2.1/99"],
        ["ban", "192.0.2.1", "--days", 0],
        ["ban", "192.0.2.1", "--days", "nan"],
        ["ban", "--report", 99],
        ["unban", "192.0.2.1"],
        ["unban", "--number", 99],
        ["mute", "TABLE"],
        ["unmute", "TABLE", 1],
        ["announce"],
        ["announce", " "],
        ["announce", "x" * 501],
        ["announce", "x", "--until", "yesterday"],
        ["announce", "x", "--until", "2001-01-01"],
        ["announce", "x", "--clear"],
        ["rotate-password", "--password", ""],
    ],
    ids=lambda line: " ".join(map(str, line))[:40],
)
def test_bad_input_gets_one_line_and_changes_nothing(ready_url, line, admin, bad_input_table):  # noqa: F811
    admin(*[bad_input_table if word == "TABLE" else word for word in line], status=2)
    assert json.loads(admin("audit", "--json")) == []
    assert json.loads(admin("bans", "--json")) == []
    assert [row["table"] for row in json.loads(admin("tables", "--json"))] == [bad_input_table]


@pytest.fixture
def bad_input_table(ready_url, monkeypatch):  # noqa: F811
    """A table on a server that has stopped."""
    monkeypatch.setenv("DURBAR_DATABASE", ready_url)
    monkeypatch.setenv("DURBAR_LANG", "en")
    with server_thread(ready_url) as (server, run):
        return run(prepare(server))


def test_database_that_does_not_exist_is_not_created(tmp_path, admin, monkeypatch):
    monkeypatch.setenv("DURBAR_DATABASE", f"sqlite:///{tmp_path / 'none.sqlite'}")
    for line in (["tables"], ["close", "a"]):
        assert "none.sqlite" in admin(*line, status=2)
    assert list(tmp_path.iterdir()) == []


def test_request_is_withdrawn_if_the_server_does_not_answer(any_ready_url, admin, monkeypatch):  # noqa: F811
    monkeypatch.setenv("DURBAR_DATABASE", any_ready_url)
    monkeypatch.setattr(operator_queue, "TIMEOUT_SECONDS", 0.3)
    monkeypatch.setattr(operator_queue.OperatorQueue, "check", lambda self: asyncio.sleep(0))
    with server_thread(any_ready_url) as (server, run):
        made = run(prepare(server))
        assert "Nothing has changed" in admin("close", made, status=2)
    assert json.loads(admin("audit", "--json")) == []
    assert not json.loads(admin("show", made, "--json"))["closed"]


def test_delete_asks_first(bad_input_table):
    from durbar.cli.main import app

    done = CliRunner().invoke(app, ["admin", "delete", bad_input_table], input="n\n")
    assert done.exit_code == 1
    assert bad_input_table in CliRunner().invoke(app, ["admin", "tables"]).output


def test_new_password_is_asked_for_twice(bad_input_table):
    from durbar.cli.main import app

    done = CliRunner().invoke(app, ["admin", "rotate-password"], input="mangosteen\nmangosteen\n")
    assert done.exit_code == 0, done.output
    assert "mangosteen" not in done.output
