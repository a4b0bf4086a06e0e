"""Tests that a move typed in the terminal is checked once."""

from durbar.cli.terminal.screen import Screen
from durbar.cli.terminal.session import Session
from tables.driver import local_table
from tables.move_checks import counted


def test_typed_move_is_checked_once_and_logged(monkeypatch):
    table = local_table(None, None)
    session = Session(table, Screen(plain=True), None)
    seat = table.to_move
    session._show(seat)
    with counted(table, monkeypatch) as counts:
        assert session._execute(seat, "draw")
    assert counts.checked == 1
    assert counts.parsed == 0, "typed text is matched with the offered moves"
    assert [entry.kind for entry in table.log] == ["opened", "started", "moved"]
    assert table.history[-1].move.text == "draw"
