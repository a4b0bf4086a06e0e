"""Tests of what ``durbar sim`` and ``durbar arena`` have in common."""

import pexpect
import pytest

from cli.running import start_in_terminal

# A command line of each command, without the number of games.
COMMANDS = {"sim": ["sim", "toy"], "arena": ["arena", "toy", "--bots", "greedy,random"]}
for_each_command = pytest.mark.parametrize("command", COMMANDS.values(), ids=COMMANDS)


@for_each_command
def test_terminal_shows_a_progress_bar_and_then_only_the_figures(command):
    child = start_in_terminal(*command, "--players", 2, "--games", 4, "--jobs", 1, "--seed", 1)
    child.expect_exact(", seed 1\r\n\r\n")
    assert "playing " in child.before
    _, complete_bar, after = child.before.rpartition("4 of 4 games, done in")
    assert complete_bar
    assert "\x1b[2K" in after, "the bar is erased"
    child.expect(pexpect.EOF)
    assert "games, done in" not in child.before
    assert "\x1b" not in child.before
    child.close()
    assert child.exitstatus == 0


@for_each_command
@pytest.mark.parametrize("arguments", [["--games", "0"], ["--games", "many"], ["--jobs", "0"], ["--seed", "-1"]])
def test_invalid_numbers_are_reported(durbar, command, arguments):
    status, out, err = durbar(*command, *arguments)
    assert (status, out) == (2, "")
    assert f"Invalid value for '{arguments[0]}'" in err


def test_progress_bar_counts_the_games_in_the_results_file(tmp_path):
    command = [*COMMANDS["arena"], "--players", 2, "--jobs", 1, "--seed", 1, "--results", tmp_path / "results.jsonl"]
    for games in (4, 6):
        child = start_in_terminal(*command, "--games", games)
        child.expect(rf"playing .* (\d) of {games} games")
        first_count = int(child.match[1])
        child.expect(pexpect.EOF)
        child.close()
    assert first_count >= 4  # the four games in the file count from the start
