"""Tests of the load generator: a few people play on a real `durbar serve`, and nothing is lost."""

import sqlite3

import pytest

from load import Figures, Plan, find_losses, main, print_report, run

pytestmark = pytest.mark.slow


@pytest.mark.parametrize("reading", ["page", pytest.param("turn", marks=pytest.mark.long)])
def test_report_about_a_few_people_lists_no_losses(tmp_path, capsys, reading):
    report = run(Plan(tables=4, seconds=6.0, warm_up=0.5, pause=0.5, reading=reading), tmp_path)
    assert (report["status"], report["lost"], report["wrong"]) == (0, [], [])
    figures = report["figures"]
    assert report["acknowledged"] >= figures["move"]["count"] >= 1
    assert figures["news of one's own move"]["count"] >= 1
    for figure in figures.values():
        assert 0 <= figure["p50"] <= figure["p99"] <= figure["max"]
    print_report(report)
    assert "lost: 0, wrong: 0" in capsys.readouterr().out
    database = tmp_path / "tables.sqlite"
    assert not list(find_losses(database, [], {}))
    with sqlite3.connect(database) as connection:
        table, version = connection.execute("SELECT table_id, max(version) FROM entries").fetchone()
        connection.execute("DELETE FROM entries WHERE table_id = ? AND version = ?", (table, version))
    connection.close()
    (difference,) = find_losses(database, [(table, version, "anything")], {})
    assert "was acknowledged and is not in the log" in difference
    (difference,) = find_losses(database, [], {table: version})
    assert "a stream told of" in difference


def test_players_under_attack_lose_no_move_and_are_never_refused(tmp_path):
    for seconds in (6.0, 20.0, 60.0):  # a slow machine needs longer until the strangers exceed a limit
        report = run(Plan(tables=3, seconds=seconds, warm_up=0.5, pause=0.5, attack=6), tmp_path / str(seconds))
        assert (report["status"], report["lost"], report["wrong"]) == (0, [], [])
        assert report["acknowledged"] >= 1
        assert report["attack"]["200"] >= 1
        if "429" in report["attack"]:
            break
    assert report["attack"]["429"] >= 1


def test_command_prints_the_report(capsys):
    assert main(["--tables", "1", "--seconds", "1", "--warm-up", "0", "--pause", "0.2"]) == 0
    assert capsys.readouterr().out.startswith("1 tables, a move every 0.2 s")


def test_figures_are_percentiles_in_milliseconds():
    milliseconds = range(1, 101)
    assert Figures.of([n / 1000 for n in milliseconds]) == Figures(100, 51.0, 100.0, 100.0)
    assert Figures.of([]).count == 0
