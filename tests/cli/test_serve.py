"""Tests of ``durbar serve``: the address that it prints, and the settings that its options change."""

import pytest

from durbar.cli import serve
from durbar.server import network
from durbar.server import run as serving


@pytest.mark.parametrize(
    ("host", "expected"),
    [("127.0.0.1", []), ("0.0.0.0", ["Other devices reach it at http://192.0.2.7:9000/"])],
)
def test_serve_prints_the_address_for_other_devices(host, expected, tmp_path, monkeypatch, capsys):
    monkeypatch.setattr(network, "network_address", lambda host: "192.0.2.7" if host == "0.0.0.0" else None)
    monkeypatch.setattr(serving, "serve", lambda settings, ready: ready("http://127.0.0.1:9000/"))
    serve.open_tables(host, 0, page=None, database=f"sqlite:///{tmp_path / 'tables.sqlite'}")
    first, *more = capsys.readouterr().out.splitlines()
    assert first.startswith("Durbar is at http://127.0.0.1:9000/ ")
    assert more == expected


@pytest.fixture
def served(monkeypatch, tmp_path):
    """Prevent servers from starting, and return a list of the settings with which they would have started."""
    monkeypatch.setenv("DURBAR_DATABASE", f"sqlite:///{tmp_path / 'tables.sqlite'}")
    settings = []
    monkeypatch.setattr(serving, "serve", lambda chosen, ready: settings.append(chosen))
    return settings


def test_retention_is_off_unless_it_is_set(durbar, served, monkeypatch):
    assert durbar("serve", "--no-browser")[0] == 0
    assert durbar("serve", "--no-browser", "--retention", "90")[0] == 0
    monkeypatch.setenv("DURBAR_RETENTION", "365")
    assert durbar("serve", "--no-browser")[0] == 0
    assert [settings.retention_days for settings in served] == [None, 90, 365]


def test_bots_pause_after_seven_days_unless_another_time_is_set(durbar, served, monkeypatch):
    assert durbar("serve", "--no-browser")[0] == 0
    assert durbar("serve", "--no-browser", "--bots-pause-after", "30")[0] == 0
    monkeypatch.setenv("DURBAR_BOTS_PAUSE_AFTER", "2.5")
    assert durbar("serve", "--no-browser")[0] == 0
    assert [settings.bots_pause_days for settings in served] == [7, 30, 2.5]


def test_impossible_retention_is_refused(durbar, served):
    status, _, err = durbar("serve", "--no-browser", "--retention", "0")
    assert status == 2
    assert err == "durbar: the retention must be between 1 and 36,500 days, not 0.0\n"
    assert served == []
