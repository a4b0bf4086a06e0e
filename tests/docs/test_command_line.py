"""Tests of docs/command-line.md: its commands and options exist, and its examples print what the page shows."""

import asyncio
import doctest
import re
import shlex
import shutil
from pathlib import Path

import pytest
from typer.testing import CliRunner

from cli.running import run
from durbar.cli.main import app
from server.storage.rows import fill

PROJECT = Path(__file__).parents[2]
PAGE = (PROJECT / "docs" / "command-line.md").read_text(encoding="utf-8")
OWNER_BOARD = PROJECT / "tests" / "games" / "taj_mahal" / "boards" / "owner.toml"
# The names of all commands.
COMMANDS = [command.name or command.callback.__name__ for command in app.registered_commands]
COMMANDS += [group.typer_instance.info.name for group in app.registered_groups]
# The text of each section about a command, by the name of the command.
SECTIONS = dict(re.findall(r"^## `durbar (\S+)`\n(.*?)(?=^## |\Z)", PAGE, re.M | re.S))


def examples(page):
    """Yield each command in the page's console blocks, split into words, with the output shown below it."""
    for block in re.findall(r"^```console\n(.*?)^```", page, re.M | re.S):
        for part in re.split(r"^\$ ", block, flags=re.M)[1:]:
            command, _, output = part.partition("\n")
            yield shlex.split(command), output


def test_page_lists_exactly_the_commands_that_exist():
    assert set(re.findall(r"`durbar ([a-z][a-z-]*)`", PAGE)) == set(COMMANDS)
    assert {words[1] for words, _ in examples(PAGE)} <= set(COMMANDS)
    assert set(SECTIONS) <= set(COMMANDS)


@pytest.mark.parametrize("command", SECTIONS)
def test_every_option_on_the_page_exists(command):
    help_text = CliRunner().invoke(app, [command, "--help"]).output
    for group in app.registered_groups:
        if group.typer_instance.info.name == command:
            names = [one.name or one.callback.__name__ for one in group.typer_instance.registered_commands]
            help_text += "".join(CliRunner().invoke(app, [command, name, "--help"]).output for name in names)
    for option in set(re.findall(r"(?<![\w-])--[a-z][a-z-]*", SECTIONS[command])):
        assert option in help_text, option


@pytest.mark.slow
def test_examples_print_what_the_page_shows(tmp_path):
    shutil.copy(OWNER_BOARD, tmp_path / "owner.toml")
    text = OWNER_BOARD.read_text(encoding="utf-8")
    (tmp_path / "wrong.toml").write_text(text.replace("rice = 3", "rice = 2"), encoding="utf-8")
    asyncio.run(fill(f"sqlite:///{tmp_path}/durbar/server/tables.sqlite", "a"))  # the database of a server
    checked = 0
    for (program, *arguments), output in examples(PAGE):
        assert program == "durbar"
        process = run(*arguments, cwd=tmp_path, DURBAR_GAMES="", DURBAR_DATABASE="", XDG_DATA_HOME=str(tmp_path))
        printed = process.stdout + process.stderr
        matches = doctest.OutputChecker().check_output(output, printed, doctest.ELLIPSIS)
        assert matches, f"{' '.join(arguments)} prints:\n{printed}"
        checked += 1
    assert checked >= len(SECTIONS)
