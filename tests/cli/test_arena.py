"""Tests of ``durbar arena``: challenges in every game, with several jobs; interrupted and resumed matches."""

import json
import os
import signal
import subprocess
import sys

import pexpect
import pytest

from cli.running import check_error_line, environment, run, start_in_terminal, start_process, wait_for_lines
from durbar.bots.bot import bot_names
from durbar.games.game import game_names

TIMES_KEY = "seconds"
"""The key of the measured times in a result."""


def results_in(path):
    """Return the results in a file, sorted by game number, without the measured times."""
    lines = [json.loads(line) for line in path.read_bytes().splitlines()]
    assert all(min(line[TIMES_KEY]) >= 0 for line in lines)
    return sorted(
        ({key: value for key, value in line.items() if key != TIMES_KEY} for line in lines),
        key=lambda line: line["number"],
    )


def without_times(out):
    """Return the figures of a match, which were printed as JSON, without the measured times."""
    figures = json.loads(out)
    return {**figures, "camps": [{**side, "ms_a_move": None} for side in figures["camps"]]}


# -- matches ----------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("game", game_names())
def test_every_game_can_be_played(durbar, tmp_path, game, players):
    path = tmp_path / "results.jsonl"
    command = ["arena", game, "--players", players, "--bots", "greedy,random", "--games", players + 1, "--seed", 3]
    status, out, err = durbar(*command, "--jobs", 1, "--results", path)
    assert (status, err) == (0, "")
    assert f", {players} players, 2 deals from every seat, seed 3\n\nbot " in out
    lines = results_in(path)
    assert [(line["deal"], line["rotation"]) for line in lines] == [(d, r) for d in range(2) for r in range(players)]
    assert [line["bots"].index("greedy") for line in lines] == [*range(players)] * 2


def test_figures_are_printed_as_json(durbar):
    command = ["arena", "toy", "--players", 3, "--games", 12, "--seed", 1, "--bots", "greedy,random", "--jobs", 1]
    status, out, _ = durbar(*command, "--json")
    figures = json.loads(out)
    assert status == 0
    assert (figures["game"], figures["players"], figures["seed"]) == ("toy", 3, 1)
    assert (figures["asked"], figures["played"]) == (12, 12)
    assert figures["bots"] == ["greedy", "random", "random"]
    assert (figures["deals"], figures["counted"]) == (4, 12)
    assert [(side["bot"], side["seats"]) for side in figures["camps"]] == [("greedy", 1), ("random", 2)]
    assert sum(side["wins"] for side in figures["camps"]) == pytest.approx(12)
    assert sum(side["expected_share"] for side in figures["camps"]) == pytest.approx(1)
    assert all(side["ms_a_move"] > 0 for side in figures["camps"])


def test_every_seat_can_have_its_own_bot(durbar):
    status, out, _ = durbar(
        "arena", "toy", "--players", 3, "--bots", "greedy, random,novice", "--games", 3, "--jobs", 1
    )
    assert status == 0
    assert [line.split()[0] for line in out.splitlines()[3:]] == ["greedy", "random", "novice"]


def test_edition_board_and_options_are_accepted(durbar, tmp_path):
    board = tmp_path / "deck.json"
    board.write_text('{"copies": [2, 9, 0, 1, 7, 3]}')
    command = ["--edition", "short", "--players", 2, "--board", board, "--option", "rounds=3"]
    status, out, _ = durbar("arena", "toy", "--bots", "greedy,random", "--games", 2, "--jobs", 1, *command, "--json")
    figures = json.loads(out)
    assert (status, figures["edition"], figures["options"]) == (0, "short", {"rounds": 3})
    default = json.loads(durbar("arena", "toy", "--bots", "greedy,random", "--games", 1, "--jobs", 1, "--json")[1])
    assert figures["board"] != default["board"]


def test_help_names_every_bot(durbar):
    output = " ".join(durbar("arena", "--help")[1].split())
    assert f"or one for each: {', '.join(bot_names())}." in output


def test_help_imports_no_slow_modules():
    slow = {"durbar.games", "durbar.bots", "durbar.tables", "durbar.arena", "rich", "Cython", "cython", "asyncio"}
    code = f"import sys\nfrom durbar.cli.main import main\nmain()\nsys.exit(str({slow!r} & set(sys.modules)))"
    command = [sys.executable, "-W", "ignore", "-c", code, "arena", "--help"]
    result = subprocess.run(command, env=environment(), capture_output=True, text=True, check=False)
    assert "Usage: durbar arena" in result.stdout
    assert result.stderr == "set()\n"


# -- resuming ---------------------------------------------------------------------------------------------------------
COMMAND = ["arena", "toy", "--players", 3, "--bots", "greedy,random", "--jobs", 1, "--json"]
"""A match of three players, without the number of games, the seed and the results file."""


def test_match_is_resumed_from_its_results(durbar, tmp_path):
    path, whole = tmp_path / "results.jsonl", tmp_path / "whole.jsonl"
    durbar(*COMMAND, "--games", 6, "--seed", 4, "--results", path)
    before = path.read_bytes()
    status, out, err = durbar(*COMMAND, "--games", 12, "--results", path)  # the seed is read from the file
    assert (status, err) == (0, "")
    assert path.read_bytes().startswith(before)
    at_once = durbar(*COMMAND, "--games", 12, "--seed", 4, "--results", whole)[1]
    assert without_times(out) == without_times(at_once)
    assert results_in(path) == results_in(whole)


def test_finished_match_is_not_played_again(durbar, tmp_path):
    path = tmp_path / "results.jsonl"
    first = durbar(*COMMAND, "--games", 6, "--results", path)[1]
    before = path.read_bytes()
    assert durbar(*COMMAND, "--games", 6, "--results", path)[1] == first  # even the measured times are equal
    assert path.read_bytes() == before


def test_only_the_requested_games_of_a_longer_file_are_summarised(durbar, tmp_path):
    path = tmp_path / "results.jsonl"
    three = durbar(*COMMAND, "--games", 3, "--results", path)[1]
    durbar(*COMMAND, "--games", 9, "--results", path)
    assert durbar(*COMMAND, "--games", 3, "--results", path)[1] == three


def test_games_of_missing_and_incomplete_lines_are_played_again(durbar, tmp_path):
    path = tmp_path / "results.jsonl"
    output = durbar(*COMMAND, "--games", 9, "--seed", 4, "--results", path)[1]
    lines, expected = path.read_bytes().splitlines(keepends=True), results_in(path)
    incomplete_line = lines[8][:77]
    path.write_bytes(b"".join([*lines[5:8], *lines[:3], incomplete_line]))  # without lines 3 and 4
    status, out, err = durbar(*COMMAND, "--games", 9, "--seed", 4, "--results", path)
    assert (status, err) == (0, "")
    assert without_times(out) == without_times(output)
    assert results_in(path) == expected


def test_file_of_another_match_is_refused(durbar, tmp_path):
    path = tmp_path / "results.jsonl"
    durbar(*COMMAND, "--games", 3, "--seed", 4, "--results", path)
    before = path.read_bytes()
    status, out, err = durbar(*COMMAND, "--games", 3, "--seed", 5, "--results", path)
    assert (status, out) == (2, "")
    assert err == (
        f"durbar: {path}:1: the result of another match (seed: 4, not 5); choose another file for this match\n"
    )
    assert path.read_bytes() == before


@pytest.mark.slow
@pytest.mark.parametrize("game", game_names())
def test_results_do_not_depend_on_jobs(tmp_path, game):
    collected = []
    for jobs in (1, 2):
        command = ["--bots", "novice,greedy", "--players", 3, "--games", 9, "--seed", 5, "--jobs", jobs, "--json"]
        result = run("arena", game, *command, "--results", tmp_path / f"{jobs}.jsonl")
        assert (result.returncode, result.stderr) == (0, "")
        collected.append(without_times(result.stdout))
    assert collected[0] == collected[1]
    assert results_in(tmp_path / "1.jsonl") == results_in(tmp_path / "2.jsonl")


# -- interruptions ----------------------------------------------------------------------------------------------------
LONG_MATCH = ["arena", "toy", "--players", 3, "--bots", "greedy,random", "--seed", 4, "--json"]
"""A match that is interrupted, without the number of games, the jobs and the results file."""


@pytest.mark.parametrize("jobs", [1, pytest.param(2, marks=pytest.mark.slow)])
def test_ctrl_c_keeps_finished_games_and_says_how_to_resume(durbar, tmp_path, jobs):
    path = tmp_path / "results.jsonl"
    with start_process(*LONG_MATCH, "--games", 300_000, "--jobs", jobs, "--results", path) as process:
        wait_for_lines(path, process)
        os.killpg(process.pid, signal.SIGINT)  # a terminal sends the signal to the whole group
        out, err = process.communicate(timeout=60)
    assert process.returncode == 130
    done = json.loads(out)["played"]
    assert err == f"durbar: stopped after {done} of 300000 games; run the same command again to continue\n"
    assert path.read_bytes().endswith(b"\n")
    results = results_in(path)
    assert done <= len(results) <= done + 1  # the last game may be written and not yet counted
    games = results[-1]["number"] // 3 * 3 + 3  # enough to complete the last deal
    status, out, _ = durbar(*LONG_MATCH, "--games", games, "--jobs", 1, "--results", path)
    assert (status, json.loads(out)["played"]) == (0, games)
    assert [line["number"] for line in results_in(path)] == list(range(games))


def test_ctrl_c_without_a_results_file_suggests_one():
    child = start_in_terminal("arena", "toy", "--bots", "greedy,random", "--games", "1000000", "--jobs", "1")
    child.expect(r"[1-9]\d* of 1000000 games")
    child.sendintr()
    child.expect(r"durbar: stopped after \d+ of 1000000 games; with --results FILE it can be continued later")
    child.expect(pexpect.EOF)
    child.close()
    assert child.exitstatus == 130


def test_killed_match_can_be_resumed(durbar, tmp_path):
    path = tmp_path / "results.jsonl"
    with start_process(*LONG_MATCH, "--games", 300_000, "--jobs", 1, "--results", path) as process:
        wait_for_lines(path, process)
        process.kill()
        process.communicate(timeout=60)
    complete_lines = path.read_bytes().count(b"\n")
    with path.open("ab") as file:
        file.write(path.read_bytes()[:100])  # an incomplete line, as a killed process may leave it
    games = complete_lines // 3 * 3 + 6  # all deals in the file, and at least one more
    status, out, _ = durbar(*LONG_MATCH, "--games", games, "--jobs", 1, "--results", path)
    assert (status, json.loads(out)["played"]) == (0, games)
    assert [line["number"] for line in results_in(path)] == list(range(games))


# -- errors -----------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("arguments", "status", "expected"),
    [
        (["toi", "--bots", "greedy,random"], 2, "there is no game 'toi'; did you mean 'toy'?"),
        (["toy", "--bots", "greedy"], 2, "or 4 bots (one per seat), not 1"),
        (["toy", "--bots", "greedy,random,greedy"], 2, "or 4 bots (one per seat), not 3"),
        (["toy", "--bots", "greedy,"], 2, "there is no bot ''; the bots are expert"),
        (["toy", "--bots", "gredy,random"], 2, "there is no bot 'gredy'; did you mean 'greedy'?"),
        (["toy", "--bots", "greedy,random", "--players", "9"], 2, "is for 2 to 4 players, not 9"),
        (["toy", "--bots", "greedy,random", "--edition", "tall"], 2, "no edition 'tall'"),
        (["toy", "--bots", "greedy,random", "--option", "rounds=0"], 2, "rounds are 1 to 60, not 0"),
        (["toy", "--bots", "greedy,random", "--board", "none.json"], 2, "none.json"),
        (["toy", "--bots", "greedy,random", "--results", "none/x.jsonl"], 1, "none/x.jsonl: No such file or directory"),
        (["toy", "--bots", "greedy,random", "--results", "."], 1, "give a file, not a directory"),
        (["toy", "--bots", "greedy,random", "--results", "/dev/null"], 2, "results cannot be written to"),
    ],
)
def test_error_is_reported_in_one_line(durbar, tmp_path, monkeypatch, arguments, status, expected):
    check_error_line(durbar, tmp_path, monkeypatch, ["arena", *arguments], status, expected)


def test_bots_are_required(durbar):
    status, out, err = durbar("arena", "toy")
    assert (status, out) == (2, "")
    assert "Missing option '--bots'" in err


def test_full_disk_is_reported(durbar, tmp_path, monkeypatch):
    def refuse(lines, line):
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("durbar.arena.results.ResultsFile.add", refuse)
    path = tmp_path / "results.jsonl"
    status, out, err = durbar(*COMMAND, "--games", 3, "--results", path)
    assert (status, out) == (1, "")
    assert err == f"durbar: {path}: No space left on device; the results in it are complete; you can continue later\n"
