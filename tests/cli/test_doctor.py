"""Tests of ``durbar doctor``, which finds problems of the installation and says how to fix them."""

import json
import os

import pytest

import durbar as package
from cli.running import run
from durbar.cli import doctor as doctor_module
from durbar.games.kernel.both import compiled


@pytest.fixture
def findings(durbar, tmp_path, monkeypatch):
    """Return a function that runs ``durbar doctor`` and returns its exit status and the findings by subject."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))

    def run_doctor():
        status, out, err = durbar("doctor", "--json")
        assert err == ""
        report = json.loads(out)
        assert report["good"] is (status == 0)
        return status, {finding["what"]: finding for finding in report["findings"]}

    return run_doctor


def test_no_problems_are_found_in_this_installation(findings, tmp_path):
    status, report = findings()
    assert status == 0
    assert report["Durbar"]["found"] == package.__version__
    assert report["rules"]["found"].startswith("compiled" if compiled() else "not compiled")
    assert {"Python", "C compiler", "game taj-mahal", "game toy", "terminal", "encoding"} <= set(report)
    assert report["data directory"]["found"] == str(tmp_path / "data" / "durbar")
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
    status, report = findings()
    assert status == 0
    assert report["rules"]["state"] == report["C compiler"]["state"] == "note"
    assert "install a C compiler" in report["rules"]["mend"]


def test_old_python_is_an_error(findings, monkeypatch):
    monkeypatch.setattr(doctor_module, "OLDEST_PYTHON", (9, 9))
    status, report = findings()
    assert status == 1
    assert report["Python"]["mend"] == "Durbar needs Python 9.9 or newer."


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
    status, report = findings()
    assert status == 1
    assert report["game toy"]["found"] == "does not begin: ZeroDivisionError: division by zero"
    assert report["game taj-mahal"]["state"] == "good"


def test_limited_terminal_is_noted(findings, monkeypatch):
    monkeypatch.setattr("sys.stdout.isatty", lambda: True, raising=False)
    monkeypatch.setenv("TERM", "dumb")
    monkeypatch.delenv("NO_COLOR", raising=False)
    monkeypatch.setattr("shutil.get_terminal_size", lambda fallback=None: os.terminal_size((40, 10)))
    status, report = findings()
    assert status == 0
    assert report["terminal"]["found"] == "dumb, 40 columns, 10 lines"
    assert report["terminal"]["state"] == report["colours"]["state"] == "note"


def test_limited_encoding_is_noted(tmp_path):
    result = run("doctor", PYTHONIOENCODING="ascii", XDG_DATA_HOME=str(tmp_path))
    assert (result.returncode, result.stderr) == (0, "")
    assert "- encoding" in result.stdout
    assert "set LANG to a UTF-8 locale" in result.stdout


def test_missing_home_directory_is_not_an_internal_error(tmp_path):
    result = run("doctor", HOME=str(tmp_path / "nowhere" / "\n"), XDG_DATA_HOME="")
    assert "Traceback" not in result.stderr
    assert result.returncode in {0, 1}
    assert "data directory" in result.stdout


def test_missing_games_module_is_an_error():
    result = run("doctor", DURBAR_GAMES="no.such.module")
    assert result.returncode == 1
    assert "DURBAR_GAMES refers to the module 'no.such.module'" in result.stdout
    assert result.stderr == ""
