"""Tests of ``durbar analyse``: the chart, turning points, JSON, and records with an analysis."""

import json
import re

import pytest

from analysis.games import game_with_blunder, random_game
from cli.running import run, start_in_terminal
from durbar.games.record import read_record, replay
from durbar.tables.files import save

NAMES = ["Akbar", "Birbal", "Jodha"]


@pytest.fixture
def file(tmp_path):
    """The file of the record of a finished toy game."""
    save(random_game(), tmp_path / "game.json", NAMES)
    return tmp_path / "game.json"


def test_chart_and_turning_points_are_printed(durbar, file):
    status, out, err = durbar("analyse", file, "--iterations", 20, "--seed", 3)
    assert (status, err) == (0, "")
    game = random_game()
    assert out.startswith(f"Toy (long), 3 players, {game.number} moves; 20 iterations per decision, seed 3\n")
    assert "Each decision is judged by what its player could know at that moment." in out
    for seat, name in enumerate(NAMES):
        (row,) = [line for line in out.splitlines() if line.startswith(f"{name} ")]
        assert row.endswith("100%") == (game.outcome.winners == (seat,))
    assert "Key decisions\n\n1. Move " in out
    assert "was better" in out
    assert re.search(r"Chance to win \d+% instead of \d+%", out)
    assert re.search(r"about \d+ more loss(es)? in 100 games \(± \d+\)", " ".join(out.split()))
    assert "Against " in out


def test_output_depends_on_the_seed_and_not_on_jobs(durbar, file):
    arguments = ("analyse", file, "--iterations", 4)
    first = durbar(*arguments, "--jobs", 1)
    assert durbar(*arguments, "--jobs", 3) == first
    assert durbar(*arguments, "--seed", 1) != first


def test_game_without_turning_points_says_so(durbar, file):
    _, out, _ = durbar("analyse", file, "--iterations", 1, "--json")
    found = json.loads(out)
    _, out, _ = durbar("analyse", file, "--iterations", 1)
    assert ("may be chance" in out) == (found["turning_points"] == [])


def test_json_and_the_record_have_the_same_analysis(durbar, file, tmp_path):
    output = tmp_path / "analysed.json"
    status, out, _ = durbar("analyse", file, "--iterations", 10, "--output", output, "--json")
    assert status == 0
    written = read_record(output.read_text(encoding="utf-8"))
    assert written["analysis"] == json.loads(out)
    assert replay(written).outcome == random_game().outcome
    assert written["seats"] == NAMES
    _, again, err = durbar("analyse", output, "--iterations", 10, "--json")
    assert again == out
    assert "nothing was computed" in err
    lines = durbar("analyse", file, "--iterations", 10)[1]
    assert durbar("analyse", output, "--iterations", 10)[1] == lines
    assert "computed" not in durbar("analyse", output, "--iterations", 10, "--seed", 1)[2]


def test_invalid_analysis_is_reported_and_replaced(durbar, file, tmp_path):
    broken = tmp_path / "broken.json"
    broken.write_text(json.dumps({**json.loads(file.read_text()), "analysis": {"analysis": 1, "rules": "\x1b[31m"}}))
    status, out, err = durbar("analyse", broken, "--iterations", 2)
    assert (status, out) == (0, durbar("analyse", file, "--iterations", 2)[1])
    assert err.startswith("durbar: the analysis in this record is not valid: 'rules' is ")
    assert err.endswith("computing a new analysis\n")
    assert "\x1b" not in err


def test_existing_file_is_not_overwritten(durbar, file, tmp_path):
    output = tmp_path / "analysed.json"
    output.write_text("mine")
    status, out, err = durbar("analyse", file, "--iterations", 1, "--output", output)
    assert (status, out) == (1, "")
    assert "exists already" in err
    assert output.read_text() == "mine"
    assert durbar("analyse", file, "--iterations", 1, "--output", output, "--force")[0] == 0
    assert "analysis" in json.loads(output.read_text(encoding="utf-8"))


@pytest.mark.parametrize(
    ("arguments", "expected"),
    [
        (["--game", 2], "has one record: there is no record 2"),
        (["--output", "nowhere/x.json", "--iterations", 1], "check the path"),
    ],
)
def test_error_is_reported_in_one_line(durbar, file, monkeypatch, tmp_path, arguments, expected):
    monkeypatch.chdir(tmp_path)
    status, out, err = durbar("analyse", file, *arguments)
    assert status in {1, 2}
    assert out == ""
    assert expected in err
    assert err.count("\n") == 1


def test_analysis_of_an_unfinished_game_is_refused(durbar, tmp_path):
    save(random_game().at(4), tmp_path / "running.json", NAMES)
    status, out, err = durbar("analyse", tmp_path / "running.json")
    assert (status, out) == (2, "")
    assert "this game is not over" in err


def test_ascii_terminal_gets_numbers_instead_of_bars(file):
    found = run("analyse", file, "--iterations", 5, PYTHONIOENCODING="ascii", PYTHONUTF8="0")
    assert found.returncode == 0, found.stderr
    assert "(in tenths)" in found.stdout
    assert "?" not in found.stdout


@pytest.mark.slow
@pytest.mark.compiled_only
def test_terminal_gets_a_progress_bar(file):
    terminal = start_in_terminal("analyse", file, "--iterations", 200, "--jobs", 1)
    terminal.expect("analysing, time left")
    terminal.expect("Key decisions|may be chance")
    terminal.expect_exact("\r\n")


@pytest.mark.slow
@pytest.mark.compiled_only
def test_planted_blunder_is_explained(durbar, tmp_path):
    record, blunder = game_with_blunder()
    path = tmp_path / "planted.json"
    path.write_text(json.dumps(record))
    _, out, _ = durbar("analyse", path, "--iterations", 40)
    assert f"1. Move {blunder['number'] + 1}, visit 12, Noor: out; " in out
    assert re.search(r"Chance to win \d+% instead of \d\d%: about \d+ more losses in 100 games", out)
    assert "Against out: Withdrawing at that point won nothing. It left the crown" in out
    assert "   For " in out
