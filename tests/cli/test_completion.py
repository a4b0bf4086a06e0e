"""Tests of shell completion: the script, its installation, and the completions."""

import pytest

from cli.running import run

NO_SHELL_DETECTION = {"_TYPER_COMPLETE_TEST_DISABLE_SHELL_DETECTION": "1"}
"""Environment variables with which Typer uses the shell that is given as an argument."""


def completions(line, **variables):
    """Return bash's completions of the last word of a line."""
    words = line.split(" ")
    result = run(_DURBAR_COMPLETE="complete_bash", COMP_WORDS=line, COMP_CWORD=str(len(words) - 1), **variables)
    assert result.stderr == ""
    assert result.returncode == 0
    return result.stdout.split()


@pytest.mark.parametrize(
    ("line", "words"),
    [
        ("durbar s", ["serve", "sim"]),
        (
            "durbar ",
            [
                "play",
                "serve",
                "bench",
                "sim",
                "arena",
                "replay",
                "analyse",
                "verify",
                "games",
                "check-board",
                "backup",
                "restore",
                "doctor",
                "admin",
            ],
        ),
        ("durbar sim t", ["taj-mahal", "toy"]),
        ("durbar check-board taj", ["taj-mahal"]),
        ("durbar sim toy --edition ", ["short", "long"]),
        ("durbar sim toy --edition s", ["short"]),
        ("durbar sim --edition s", []),
        ("durbar sim toy --option ", ["rounds="]),
        ("durbar sim --option r", []),
        ("durbar sim toy --bots greedy,r", ["greedy,random"]),
        ("durbar sim toy --rec", ["--records"]),
    ],
)
def test_last_word_of_a_line_is_completed(line, words):
    assert completions(line) == words


@pytest.mark.parametrize("shell", ["bash", "zsh", "fish"])
def test_completion_script_is_printed(shell):
    result = run("--show-completion", shell, **NO_SHELL_DETECTION)
    assert (result.returncode, result.stderr) == (0, "")
    assert "_DURBAR_COMPLETE=complete_" in result.stdout


def test_completion_script_is_installed(tmp_path):
    result = run("--install-completion", "bash", HOME=str(tmp_path), **NO_SHELL_DETECTION)
    assert (result.returncode, result.stderr) == (0, "")
    assert "_DURBAR_COMPLETE=complete_bash" in (tmp_path / ".bash_completions" / "durbar.sh").read_text()
    assert "durbar.sh" in (tmp_path / ".bashrc").read_text()
