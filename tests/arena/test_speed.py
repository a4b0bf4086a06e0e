"""Tests of the measurement of speed. They do not depend on the speed of the machine."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

from durbar.arena.speed import GameMeters, measure, median_ratio, run_rounds, speed_table
from durbar.arena.yardstick import NoYardstick, build_yardstick
from toy.game import TOY

PROJECT = Path(__file__).parents[2]


def test_every_measurement_is_taken_once_per_round():
    """Each of three measurements returns how many measurements were taken so far."""
    taken, progress = [], []

    def measurement(name):
        def take():
            taken.append(name)
            return float(len(taken))

        return take

    meters = {name: measurement(name) for name in "abc"}
    assert run_rounds(meters, 2, progress.append) == {"a": [1, 4], "b": [2, 5], "c": [3, 6]}
    assert taken == list("abcabc")
    assert progress[3] == "round 2 of 2: a"


def test_ratio_is_taken_within_each_round():
    """The result is the median of the ratios of all rounds. If the machine is slow in one round, both figures of that
    round are low and their ratio is unchanged.
    """
    assert median_ratio([10, 5, 9], [20, 10, 10]) == 0.5
    with pytest.raises(ValueError, match="zip"):
        median_ratio([1, 2], [1])


def test_measured_game_has_four_players_if_possible(monkeypatch):
    assert GameMeters.of(TOY).setting.players == 4
    monkeypatch.setattr(type(TOY.rules), "editions", {"long": range(2, 4)})
    assert GameMeters.of(TOY).setting.players == 3


def test_number_of_threads_does_not_change_the_games():
    subject = GameMeters.of(TOY)
    # each of eight games has eight rounds with four players
    assert subject.play(8) == 8 * (8 * 4) == sum(subject.play(2, first_seed) for first_seed in range(0, 8, 2))


def test_speed_can_be_measured_without_a_yardstick():
    """The yardstick is a program in plain C. The speed of the rules is compared with its speed."""
    figures = measure([TOY], None, rounds=1, seconds=0.001)
    assert "yardstick" not in figures
    toy = figures["toy"]
    assert toy["to_yardstick"] is None
    assert toy["decisions_per_game"] == 8 * 4
    assert toy["games_per_s"] * 8 * 4 == pytest.approx(toy["decisions_per_s"]["1"])
    assert set(toy["decisions_per_s"]) == {"1", "2"}  # the keys are numbers of threads
    assert min(toy["driven_ns"], toy["copy_ns"], *figures["chance"].values()) > 0
    assert json.loads(json.dumps(figures)) == figures
    assert "toy (long, 4 players)" in speed_table(figures)


@pytest.mark.compiled_only
def test_yardstick_that_cannot_be_built_is_reported(tmp_path, monkeypatch):
    with pytest.raises(NoYardstick, match="does not contain the C files of the yardstick"):
        build_yardstick(tmp_path, tmp_path)
    (tmp_path / "main.c").write_text("int main(void) { return nonsense; }")
    with pytest.raises(NoYardstick, match=r"does not compile: .*nonsense"):
        build_yardstick(tmp_path, tmp_path)
    monkeypatch.setenv("CC", "no-such-compiler")
    with pytest.raises(NoYardstick, match="needs a C compiler"):
        build_yardstick(tmp_path, tmp_path)


@pytest.mark.compiled_only
@pytest.mark.slow
def test_bench_prints_figures_as_json():
    command = [sys.executable, str(PROJECT / "bench" / "run.py"), "toy", "--quick", "--json"]
    run = subprocess.run(command, capture_output=True, text=True, check=True)
    figures = json.loads(run.stdout)
    assert figures["yardstick"]["decisions_per_s"] > 0
    assert figures["toy"]["to_yardstick"] == pytest.approx(
        figures["toy"]["decisions_per_s"]["1"] / figures["yardstick"]["decisions_per_s"]
    )


def test_bench_reports_an_unknown_game():
    command = [sys.executable, "-W", "ignore", str(PROJECT / "bench" / "run.py"), "chess"]
    run = subprocess.run(command, capture_output=True, text=True, check=False)
    assert run.returncode == 2
    assert run.stderr.startswith("bench: there is no game 'chess'")
