"""Tests of the command line: it starts quickly, and every error is one line."""

import os
import signal
import subprocess
import sys

import pytest
import typer
from typer.testing import CliRunner

import durbar
from durbar.cli import admin
from durbar.cli.main import app, main
from durbar.games.errors import BoardError, SettingError
from durbar.games.kernel.both import compiled

RUN = "import sys; from durbar.cli.main import main; sys.exit(main())"
"""The program of a process that runs the command line."""
SLOW_MODULES = {
    "durbar.games",
    "durbar.tables",
    "durbar.arena",
    "durbar.server",
    "sqlalchemy",
    "alembic",
    "numpy",
    "scipy",
    "rich",
    "asyncio",
    "Cython",
    "cython",
    "http.server",
}
"""Modules that are too slow to be imported for ``--help``."""


def durbar_run(*arguments, code=RUN, **variables):
    """Run the command line, or other ``code``, in a separate process."""
    env = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path), "NO_COLOR": "1", "COLUMNS": "100", **variables}
    return subprocess.run(
        [sys.executable, "-W", "ignore", "-c", code, *arguments], capture_output=True, text=True, env=env, check=False
    )


# -- output -----------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("arguments", [["--help"], ["-h"]])
def test_help_names_every_command(arguments):
    run = CliRunner().invoke(app, arguments)
    assert run.exit_code == 0
    assert "Usage: durbar" in run.output
    assert "Taj Mahal" in run.output
    commands = run.output.split("Commands:")[1].splitlines()
    named = [line.split()[0] for line in commands if line.strip()]
    games = ["play", "serve", "bench", "sim", "arena", "replay", "analyse", "verify", "games", "check-board"]
    assert named == [*games, "backup", "restore", "doctor", "admin"]


def test_every_command_has_its_own_help():
    commands = [("", command) for command in app.registered_commands]
    commands += [("admin ", command) for command in admin.app.registered_commands]
    for group, command in commands:
        name = group + (command.name or command.callback.__name__)
        run = CliRunner().invoke(app, [*name.split(), "--help"], prog_name="durbar")
        assert run.exit_code == 0
        assert f"Usage: durbar {name}" in run.output
        assert f"durbar {name}" in run.output.split("Examples:")[1]


def test_version_says_whether_the_rules_are_compiled():
    run = durbar_run("--version")
    assert (run.returncode, run.stderr) == (0, "")
    assert run.stdout == f"durbar {durbar.__version__} ({'compiled' if compiled() else 'uncompiled'})\n"


def test_console_script_is_installed():
    from importlib.metadata import entry_points

    (found,) = entry_points(group="console_scripts", name="durbar")
    assert found.load() is main


@pytest.mark.parametrize("arguments", [["--help"], ["play", "--help"], ["sim", "--help"], ["--hepl"]])
def test_help_imports_no_slow_modules(arguments):
    code = f"import sys\nfrom durbar.cli.main import main\nmain()\nsys.exit(str({SLOW_MODULES!r} & set(sys.modules)))"
    run = durbar_run(*arguments, code=code)
    assert run.stderr.splitlines()[-1] == "set()"


# -- errors -----------------------------------------------------------------------------------------------------------
@pytest.fixture
def failing():
    """Return a function that returns a command line whose only command raises an error."""

    def command_line(error):
        commands = typer.Typer(pretty_exceptions_enable=False, rich_markup_mode=None)

        @commands.command()
        def fail():
            raise error

        return commands

    return command_line


@pytest.mark.parametrize(
    ("error", "status", "expected"),
    [
        (SettingError("Toy is for 2 to 4 players, not 9"), 2, "durbar: Toy is for 2 to 4 players, not 9\n"),
        (BoardError("cities[3]", "no such\n  province"), 2, "durbar: cities[3]: no such province\n"),
        (
            FileNotFoundError(2, "No such file or directory", "x.json"),
            1,
            "durbar: [Errno 2] No such file or directory: 'x.json'\n",
        ),
        (
            ZeroDivisionError("oh"),
            1,
            "durbar: internal error (ZeroDivisionError: oh); set DURBAR_TRACEBACK=1",
        ),
        (
            RecursionError("deep"),
            1,
            "durbar: internal error (RecursionError: deep); set DURBAR_TRACEBACK=1",
        ),
        (KeyboardInterrupt(), 130, ""),
        (typer.Exit(7), 7, ""),
    ],
    ids=lambda value: type(value).__name__ if isinstance(value, BaseException) else "",
)
def test_error_is_one_line(failing, capsys, monkeypatch, error, status, expected):
    monkeypatch.delenv("DURBAR_TRACEBACK", raising=False)
    assert main([], failing(error)) == status
    output = capsys.readouterr()
    assert output.out == ""
    assert output.err.startswith(expected)
    assert output.err.count("\n") == (1 if expected else 0)


def test_traceback_can_be_enabled(failing, monkeypatch):
    monkeypatch.setenv("DURBAR_TRACEBACK", "1")
    with pytest.raises(ZeroDivisionError):
        main([], failing(ZeroDivisionError("oh")))


@pytest.mark.parametrize("arguments", [["--nonsense"], ["nonsense"], ["games", "nonsense"]])
def test_usage_error_has_status_2(arguments):
    run = durbar_run(*arguments)
    assert run.returncode == 2
    assert run.stdout == ""
    assert "Error: " in run.stderr
    assert "nonsense" in run.stderr
    assert "Traceback" not in run.stderr


def test_durbar_error_in_a_separate_process_is_one_line():
    code = "import sys\nimport durbar\nfrom durbar.cli.main import app, main\n"
    code += "@app.command()\ndef new():\n    durbar.new('chess', 2)\n\nsys.exit(main())"
    run = durbar_run("new", code=code)
    assert run.returncode == 2
    assert run.stdout == ""
    assert run.stderr.startswith("durbar: there is no game 'chess'")
    assert run.stderr.count("\n") == 1


def test_ctrl_c_ends_quietly_with_status_130():
    code = "import sys, time\nfrom durbar.cli.main import app, main\n"
    code += "@app.command()\ndef wait():\n    print('waiting', flush=True)\n    time.sleep(60)\n\nsys.exit(main())"
    env = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}
    with subprocess.Popen(
        [sys.executable, "-c", code, "wait"], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env=env
    ) as run:
        assert run.stdout.readline() == "waiting\n"
        run.send_signal(signal.SIGINT)
        out, err = run.communicate(timeout=30)
    assert (run.returncode, out.strip(), err.strip()) == (130, "", "")


def test_closed_standard_output_causes_no_error_message():
    env = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}
    with subprocess.Popen(
        [sys.executable, "-c", RUN, "--help"], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env=env
    ) as run:
        run.stdout.close()
        err = run.stderr.read()
        status = run.wait(timeout=30)
    assert err == ""
    assert status == 1
