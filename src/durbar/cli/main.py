"""The ``durbar`` command: registers all commands and prints errors without tracebacks.

A command's module imports only Typer and the standard library at its top, and everything else when it runs, so that
``--help`` is fast.
"""

from __future__ import annotations

import os
import sys
import warnings
from collections.abc import Sequence
from io import TextIOWrapper
from typing import Annotated

import typer

from durbar import __version__
from durbar.cli import (
    admin,
    analyse,
    arena,
    backup,
    bench,
    check_board,
    doctor,
    games,
    replay,
    restore,
    serve,
    sim,
    verify,
)
from durbar.cli.i18n import echo, language, reset_language, translate, with_language_option
from durbar.cli.play import EXAMPLES as PLAY_EXAMPLES
from durbar.cli.play import play

USAGE_ERROR = 2
"""Exit status: the command line or an input file is invalid, for example an option is misspelt."""
FAILURE = 1
"""Exit status: something failed."""
INTERRUPTED = 130
"""Exit status: stopped by Ctrl-C, by the shells' convention."""

app = typer.Typer(
    name="durbar",
    rich_markup_mode=None,  # importing Rich takes as long as all other imports together
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)
app.command(epilog=PLAY_EXAMPLES)(with_language_option(play))
app.command(epilog=serve.EXAMPLES)(serve.serve)
app.command(epilog=bench.EXAMPLES)(bench.bench)
app.command(epilog=sim.EXAMPLES)(sim.sim)
app.command(epilog=arena.EXAMPLES)(arena.arena)
app.command(epilog=replay.EXAMPLES)(with_language_option(replay.replay))
app.command(epilog=analyse.EXAMPLES)(with_language_option(analyse.analyse))
app.command(epilog=verify.EXAMPLES)(with_language_option(verify.verify))
app.command(epilog=games.EXAMPLES)(with_language_option(games.games))
app.command("check-board", epilog=check_board.EXAMPLES)(with_language_option(check_board.check_board))
app.command(epilog=backup.EXAMPLES)(backup.backup)
app.command(epilog=restore.EXAMPLES)(restore.restore)
app.command(epilog=doctor.EXAMPLES)(doctor.doctor)
app.add_typer(admin.app)


def _print_version(requested: bool) -> None:
    """Print the version and exit, if requested."""
    if requested:
        from durbar.games.kernel.both import compiled

        typer.echo(f"durbar {__version__} ({'compiled' if compiled() else 'uncompiled'})")
        raise typer.Exit


@app.callback(invoke_without_command=True)
def _durbar(
    context: typer.Context,
    version: Annotated[
        bool,
        typer.Option(
            "--version",
            callback=_print_version,
            is_eager=True,
            help="Print the version and whether the rules are compiled.",
        ),
    ] = False,
) -> None:
    """Play, study and research the board games Taj Mahal and Maharani.

    Without a command, opens your tables in the browser like durbar serve.
    """
    if context.invoked_subcommand is None:
        serve.open_tables()


def main(arguments: Sequence[str] | None = None, commands: typer.Typer = app) -> int:
    """Run a command line and return its exit status. Errors are printed in one line on standard error."""
    if isinstance(sys.stdout, TextIOWrapper):
        sys.stdout.reconfigure(errors="replace")  # a character outside the encoding must not raise
    reset_language()
    with warnings.catch_warnings():
        warnings.showwarning = lambda message, *location: typer.echo(f"durbar: {message}", err=True)
        try:
            status = _run(list(sys.argv[1:] if arguments is None else arguments), commands)
        except BrokenPipeError:
            status = FAILURE
        except KeyboardInterrupt:
            status = INTERRUPTED
    return _flush(status)


def _flush(status: int) -> int:
    """Flush standard output and return the exit status."""
    if sys.stdout is None:  # closed before the process started
        return status
    try:
        sys.stdout.flush()
    except OSError as error:
        # The reader has closed the pipe, or the disk is full. Python would report the same error again when it exits,
        # so what is left to write goes to /dev/null.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        if status == 0:
            return FAILURE if isinstance(error, BrokenPipeError) else _print_error(error)
    return status


def _run(arguments: list[str], commands: typer.Typer) -> int:
    """Run a command line and return its exit status."""
    try:
        commands(arguments, prog_name="durbar")
    except SystemExit as end:
        if isinstance(end.code, int):
            return end.code
        return FAILURE if end.code else 0  # the code can also be an error message, or None for success
    except BrokenPipeError:
        raise
    except Exception as error:
        if os.environ.get("DURBAR_TRACEBACK"):
            raise
        return _print_error(error)
    return 0


def _print_error(error: Exception) -> int:
    """Print an error in one line and return the exit status."""
    from durbar.cli.errors import FileError
    from durbar.games.errors import DurbarError

    text = " ".join((error.translate(language()) if isinstance(error, DurbarError) else str(error)).split())
    if isinstance(error, DurbarError | OSError):
        echo(f"durbar: {text}", err=True)
        return FAILURE if isinstance(error, FileError | OSError) else USAGE_ERROR
    echo(f"durbar: {translate('own-mistake', what=f'{type(error).__name__}: {text}')}", err=True)
    return FAILURE
