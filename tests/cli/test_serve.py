"""Tests of the address that ``durbar serve`` prints."""

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
    first, *other_lines = capsys.readouterr().out.splitlines()
    assert first.startswith("Durbar is at http://127.0.0.1:9000/ ")
    assert other_lines == expected
