"""Tests of ``durbar doctor``, which finds problems of the installation and says how to fix them."""

import asyncio
import json
import os

import pytest

import durbar as package
from cli.running import run
from durbar.cli import doctor as doctor_module
from durbar.games.kernel.both import compiled
from durbar.server.storage.engine import open_engine
from durbar.server.storage.migrate import migrate
from server.storage.rows import fill


@pytest.fixture
def findings(durbar, tmp_path, monkeypatch):
    """Return a function that runs ``durbar doctor`` and returns its exit status and the findings by subject."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))

    def run_doctor():
        status, out, err = durbar("doctor", "--json")
        assert err == ""
        found = json.loads(out)
        assert found["good"] is (status == 0)
        return status, {finding["what"]: finding for finding in found["findings"]}

    return run_doctor


def test_no_problems_are_found_in_this_installation(findings, tmp_path):
    status, found = findings()
    assert status == 0
    assert found["Durbar"]["found"] == package.__version__
    assert found["rules"]["found"].startswith("compiled" if compiled() else "not compiled")
    assert {"Python", "C compiler", "game taj-mahal", "game toy", "terminal", "encoding"} <= set(found)
    assert found["data directory"]["found"] == str(tmp_path / "data" / "durbar")
    assert (tmp_path / "data" / "durbar").is_dir()


def test_findings_are_printed_as_text(durbar, tmp_path, monkeypatch):
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    status, out, _ = durbar("doctor")
    assert status == 0
    assert "game taj-mahal" in out
    assert out.splitlines()[-1] in {"No problems found.", "0 things to fix (!), 1 thing could be better (-)."}


def test_uncompiled_rules_are_noted_with_advice(findings, monkeypatch):
    monkeypatch.setattr("durbar.games.kernel.both.compiled", lambda: False)
    monkeypatch.setattr("shutil.which", lambda name: None)
    status, found = findings()
    assert status == 0
    assert found["rules"]["state"] == found["C compiler"]["state"] == "note"
    assert "install a C compiler" in found["rules"]["mend"]


def test_old_python_is_an_error(findings, monkeypatch):
    monkeypatch.setattr(doctor_module, "OLDEST_PYTHON", (9, 9))
    status, found = findings()
    assert status == 1
    assert found["Python"]["mend"] == "Durbar needs Python 9.9 or newer."


def test_unwritable_data_directory_is_an_error(durbar, tmp_path, monkeypatch):
    (tmp_path / "file").write_text("not a folder")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "file"))
    status, out, _ = durbar("doctor")
    assert status == 1
    assert "! data directory  cannot be written: " in out
    assert "Set XDG_DATA_HOME to a folder that you may write to." in out
    assert "1 thing to fix (!)" in out


def test_game_that_does_not_start_is_an_error(findings, monkeypatch):
    monkeypatch.setattr("toy.game.ToyRules.settings", lambda self, setting: 1 / 0)
    status, found = findings()
    assert status == 1
    assert found["game toy"]["found"] == "does not begin: ZeroDivisionError: division by zero"
    assert found["game taj-mahal"]["state"] == "good"


def test_limited_terminal_is_noted(findings, monkeypatch):
    monkeypatch.setattr("sys.stdout.isatty", lambda: True, raising=False)
    monkeypatch.setenv("TERM", "dumb")
    monkeypatch.delenv("NO_COLOR", raising=False)
    monkeypatch.setattr("shutil.get_terminal_size", lambda fallback=None: os.terminal_size((40, 10)))
    status, found = findings()
    assert status == 0
    assert found["terminal"]["found"] == "dumb, 40 columns, 10 lines"
    assert found["terminal"]["state"] == found["colours"]["state"] == "note"


def test_limited_encoding_is_noted(tmp_path):
    found = run("doctor", PYTHONIOENCODING="ascii", XDG_DATA_HOME=str(tmp_path))
    assert (found.returncode, found.stderr) == (0, "")
    assert "- encoding" in found.stdout
    assert "set LANG to a UTF-8 locale" in found.stdout


def test_missing_home_directory_is_not_an_internal_error(tmp_path):
    found = run("doctor", HOME=str(tmp_path / "nowhere" / "\n"), XDG_DATA_HOME="")
    assert "Traceback" not in found.stderr
    assert found.returncode in {0, 1}
    assert "data directory" in found.stdout


def test_missing_games_module_is_an_error():
    found = run("doctor", DURBAR_GAMES="no.such.module")
    assert found.returncode == 1
    assert "DURBAR_GAMES refers to the module 'no.such.module'" in found.stdout
    assert found.stderr == ""


@pytest.fixture
def database(tmp_path):
    """The URL of a database with one damaged table: its log cannot be replayed."""
    url = f"sqlite:///{tmp_path / 'tables.sqlite'}"
    asyncio.run(fill(url, "a"))
    return url


def test_damaged_table_in_a_database_is_an_error(durbar, database):
    status, out, err = durbar("doctor", "--database", database)
    assert (status, err) == (1, "")
    assert "1 table, 0 entries in their logs" in out  # the entries that `fill` writes are of an unknown kind
    assert "! table a         its log cannot be read" in out
    assert "The server serves all other tables." in out
    assert "1 thing to fix (!)" in out


def test_missing_database_is_an_error(durbar, tmp_path):
    status, out, err = durbar("doctor", "--database", f"sqlite:///{tmp_path}/none.sqlite", "--json")
    assert (status, err) == (1, "")
    finding = json.loads(out)["findings"][-1]
    assert finding["what"] == "database"
    assert finding["found"].endswith("none.sqlite: this database does not exist")


def test_database_of_an_older_version_is_noted(durbar, tmp_path):
    url = f"sqlite:///{tmp_path / 'tables.sqlite'}"

    async def make():
        engine = open_engine(url)
        await migrate(engine, "0001")
        await engine.dispose()

    asyncio.run(make())
    status, out, _ = durbar("doctor", "--database", url)
    assert status == 0
    assert "of an older version of Durbar: the tables are not checked" in out
