"""Tests of the load tool: a few tables on a real `durbar serve` lose nothing."""

import sqlite3

import pytest

from load import Figures, main, run, tell
from load_check import what_is_lost
from load_people import Plan

pytestmark = pytest.mark.slow


@pytest.mark.parametrize("reading", ["page", pytest.param("turn", marks=pytest.mark.long)])
def test_small_load_loses_nothing_and_is_reported(tmp_path, capsys, reading):
    report = run(Plan(tables=4, seconds=6.0, warm_up=0.5, pause=0.5, reading=reading), tmp_path)
    assert (report["status"], report["lost"], report["wrong"]) == (0, [], [])
    figures = report["figures"]
    assert report["acknowledged"] >= figures["move"]["count"] >= 1
    assert figures["news of one's own move"]["count"] >= 1
    for one in figures.values():
        assert 0 <= one["p50"] <= one["p99"] <= one["max"]
    tell(report)
    assert "lost: 0, wrong: 0" in capsys.readouterr().out
    database = tmp_path / "tables.sqlite"
    assert not list(what_is_lost(database, [], {}))
    with sqlite3.connect(database) as connection:
        table, version = connection.execute("SELECT table_id, max(version) FROM entries").fetchone()
        connection.execute("DELETE FROM entries WHERE table_id = ? AND version = ?", (table, version))
    connection.close()
    (found,) = what_is_lost(database, [(table, version, "anything")], {})
    assert "was acknowledged and is not in the log" in found
    (found,) = what_is_lost(database, [], {table: version})
    assert "a stream told of" in found


def test_load_command_prints_a_report(capsys):
    assert main(["--tables", "1", "--seconds", "1", "--warm-up", "0", "--pause", "0.2"]) == 0
    assert capsys.readouterr().out.startswith("1 tables, a move every 0.2 s")


def test_figures_are_percentiles():
    assert Figures.of([n / 1000 for n in range(1, 101)]) == Figures(100, 51.0, 100.0, 100.0)
    assert Figures.of([]).count == 0
