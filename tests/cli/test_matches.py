"""Tests of what ``durbar sim`` and ``durbar arena`` have in common."""

import pexpect
import pytest

from cli.running import on_a_terminal

COMMANDS = {"sim": ["sim", "toy"], "arena": ["arena", "toy", "--bots", "greedy,random"]}
each_command = pytest.mark.parametrize("command", COMMANDS.values(), ids=COMMANDS)


@each_command
def test_terminal_shows_a_progress_bar_and_then_the_figures_only(command):
    child = on_a_terminal(*command, "--players", 2, "--games", 4, "--jobs", 1, "--seed", 1)
    child.expect_exact(", seed 1\r\n\r\n")
    assert "playing " in child.before
    _, full, after = child.before.rpartition("4 of 4 games, done in")
    assert full
    assert "\x1b[2K" in after, "the bar is erased"
    child.expect(pexpect.EOF)
    assert "games, done in" not in child.before
    assert "\x1b" not in child.before
    child.close()
    assert child.exitstatus == 0


@each_command
@pytest.mark.parametrize("arguments", [["--games", "0"], ["--games", "many"], ["--jobs", "0"], ["--seed", "-1"]])
def test_invalid_numbers_are_reported(durbar, command, arguments):
    status, out, err = durbar(*command, *arguments)
    assert (status, out) == (2, "")
    assert f"Invalid value for '{arguments[0]}'" in err


def test_games_in_the_file_count_as_done(tmp_path):
    asked = [*COMMANDS["arena"], "--players", 2, "--jobs", 1, "--seed", 1, "--results", tmp_path / "results.jsonl"]
    for games in (4, 6):
        child = on_a_terminal(*asked, "--games", games)
        child.expect(rf"playing .* (\d) of {games} games")
        first = int(child.match[1])
        child.expect(pexpect.EOF)
        child.close()
    assert first >= 4
