"""``durbar doctor``: what is well, what is not, and what mends it."""

import json
import os

import pytest

import durbar as package
from cli.running import run
from durbar.cli import doctor as doctor_file
from durbar.games.kernel.both import compiled


@pytest.fixture
def findings(durbar, tmp_path, monkeypatch):
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))

    def look():
        status, out, err = durbar("doctor", "--json")
        assert err == ""
        told = json.loads(out)
        assert told["good"] is (status == 0)
        return status, {finding["what"]: finding for finding in told["findings"]}

    return look


def test_all_is_well_here(findings, tmp_path):
    status, found = findings()
    assert status == 0
    assert found["Durbar"]["found"] == package.__version__
    assert found["rules"]["found"].startswith("compiled" if compiled() else "not compiled")
    assert {"Python", "C compiler", "game taj-mahal", "game toy", "terminal", "letters"} <= set(found)
    assert found["data directory"]["found"] == str(tmp_path / "data" / "durbar")
    assert (tmp_path / "data" / "durbar").is_dir()


def test_the_same_as_text(durbar, tmp_path, monkeypatch):
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    status, out, _ = durbar("doctor")
    assert status == 0
    assert "game taj-mahal" in out
    assert out.splitlines()[-1] in {"All is well.", "0 things to mend (!), 1 thing could be better (-)."}


def test_uncompiled_rules_are_noted_with_what_to_do(findings, monkeypatch):
    monkeypatch.setattr("durbar.games.kernel.both.compiled", lambda: False)
    monkeypatch.setattr("shutil.which", lambda name: None)
    status, found = findings()
    assert status == 0
    assert found["rules"]["state"] == found["C compiler"]["state"] == "note"
    assert "install a C compiler" in found["rules"]["mend"]


def test_an_old_python_is_wrong(findings, monkeypatch):
    monkeypatch.setattr(doctor_file, "OLDEST_PYTHON", (9, 9))
    status, found = findings()
    assert status == 1
    assert found["Python"]["mend"] == "Durbar needs Python 9.9 or newer."


def test_a_data_directory_that_cannot_be_written_is_wrong(durbar, tmp_path, monkeypatch):
    (tmp_path / "file").write_text("not a folder")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "file"))
    status, out, _ = durbar("doctor")
    assert status == 1
    assert "! data directory  cannot be written: " in out
    assert "Set XDG_DATA_HOME to a folder that you may write to." in out
    assert "1 thing to mend (!)" in out


def test_a_game_that_does_not_begin_is_wrong(findings, monkeypatch):
    monkeypatch.setattr("toy.game.ToyRules.settings", lambda self, setting: 1 / 0)
    status, found = findings()
    assert status == 1
    assert found["game toy"]["found"] == "does not begin: ZeroDivisionError: division by zero"
    assert found["game taj-mahal"]["state"] == "good"


def test_a_terminal_that_lacks_something_is_noted(findings, monkeypatch):
    monkeypatch.setattr("sys.stdout.isatty", lambda: True, raising=False)
    monkeypatch.setenv("TERM", "dumb")
    monkeypatch.delenv("NO_COLOR", raising=False)
    monkeypatch.setattr("shutil.get_terminal_size", lambda fallback=None: os.terminal_size((40, 10)))
    status, found = findings()
    assert status == 0
    assert found["terminal"]["found"] == "dumb, 40 columns, 10 lines"
    assert found["terminal"]["state"] == found["colours"]["state"] == "note"


def test_letters_that_cannot_be_shown_are_noted(tmp_path):
    found = run("doctor", PYTHONIOENCODING="ascii", XDG_DATA_HOME=str(tmp_path))
    assert (found.returncode, found.stderr) == (0, "")
    assert "- letters" in found.stdout
    assert "set LANG to a UTF-8 locale" in found.stdout


def test_without_a_home_it_says_so(tmp_path):
    found = run("doctor", HOME=str(tmp_path / "nowhere" / "\n"), XDG_DATA_HOME="")
    assert "Traceback" not in found.stderr
    assert found.returncode in {0, 1}
    assert "data directory" in found.stdout


def test_a_module_of_games_that_is_not_there_is_wrong():
    found = run("doctor", DURBAR_GAMES="no.such.module")
    assert found.returncode == 1
    assert "DURBAR_GAMES names the module 'no.such.module'" in found.stdout
    assert found.stderr == ""
