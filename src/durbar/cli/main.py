"""The ``durbar`` command: puts the commands together and keeps tracebacks from people.

A command's file imports only Typer and the standard library at its top, and what it works with when it is run: so help
answers at once, however much a command needs.
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
from durbar.cli import analyse, arena, backup, bench, check_board, doctor, games, replay, restore, serve, sim, verify
from durbar.cli.play import EXAMPLES as PLAY_EXAMPLES
from durbar.cli.play import play
from durbar.cli.speaking import echo, forget_choice, language, speaking, tell

WRONG = 2
"""Exit status: what was asked for cannot be (as for a misspelt option)."""
BROKEN = 1
"""Exit status: something failed that should not have."""
INTERRUPTED = 130
"""Exit status: stopped by Ctrl-C, as shells have it."""

app = typer.Typer(
    name="durbar",
    rich_markup_mode=None,  # Rich takes as long to load as everything else together
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)
app.command(epilog=PLAY_EXAMPLES)(speaking(play))
app.command(epilog=serve.EXAMPLES)(serve.serve)
app.command(epilog=bench.EXAMPLES)(bench.bench)
app.command(epilog=sim.EXAMPLES)(sim.sim)
app.command(epilog=arena.EXAMPLES)(arena.arena)
app.command(epilog=replay.EXAMPLES)(speaking(replay.replay))
app.command(epilog=analyse.EXAMPLES)(speaking(analyse.analyse))
app.command(epilog=verify.EXAMPLES)(speaking(verify.verify))
app.command(epilog=games.EXAMPLES)(speaking(games.games))
app.command("check-board", epilog=check_board.EXAMPLES)(speaking(check_board.check_board))
app.command(epilog=backup.EXAMPLES)(backup.backup)
app.command(epilog=restore.EXAMPLES)(restore.restore)
app.command(epilog=doctor.EXAMPLES)(doctor.doctor)


def _tell_version(asked: bool) -> None:
    if asked:
        from durbar.games.kernel.both import compiled

        typer.echo(f"durbar {__version__} ({'compiled' if compiled() else 'uncompiled'})")
        raise typer.Exit


@app.callback(invoke_without_command=True)
def _durbar(
    context: typer.Context,
    version: Annotated[
        bool,
        typer.Option("--version", callback=_tell_version, is_eager=True, help="Tell the version and the rules' speed."),
    ] = False,
) -> None:
    """Play, study and research the board games Taj Mahal and Maharani.

    Without a command: opens your tables in the browser, as durbar serve does.
    """
    if context.invoked_subcommand is None:
        serve.open_tables()


def main(arguments: Sequence[str] | None = None, commands: typer.Typer = app) -> int:
    """Run a command line; its exit status. Whatever goes wrong is told in one line on standard error."""
    if isinstance(sys.stdout, TextIOWrapper):
        sys.stdout.reconfigure(errors="replace")  # a sign that the terminal does not have is no reason to stop
    forget_choice()
    with warnings.catch_warnings():
        warnings.showwarning = lambda message, *where: typer.echo(f"durbar: {message}", err=True)
        try:
            status = _run(list(sys.argv[1:] if arguments is None else arguments), commands)
        except BrokenPipeError:
            status = BROKEN
        except KeyboardInterrupt:
            status = INTERRUPTED
    return _last_words(status)


def _last_words(status: int) -> int:
    """Write out what is still to be written; the exit status."""
    if sys.stdout is None:  # closed before we began
        return status
    try:
        sys.stdout.flush()
    except OSError as error:
        # whoever read the output has gone, or the disk is full; the interpreter would complain about it at its own end
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        if status == 0:
            return BROKEN if isinstance(error, BrokenPipeError) else _tell(error)
    return status


def _run(arguments: list[str], commands: typer.Typer) -> int:
    try:
        commands(arguments, prog_name="durbar")
    except SystemExit as end:
        return end.code if isinstance(end.code, int) else BROKEN if end.code else 0
    except BrokenPipeError:
        raise
    except Exception as error:
        if os.environ.get("DURBAR_TRACEBACK"):
            raise
        return _tell(error)
    return 0


def _tell(error: Exception) -> int:
    from durbar.cli.errors import FileError
    from durbar.games.errors import DurbarError

    told = " ".join((error.translate(language()) if isinstance(error, DurbarError) else str(error)).split())
    if isinstance(error, DurbarError | OSError):
        echo(f"durbar: {told}", err=True)
        return BROKEN if isinstance(error, FileError | OSError) else WRONG
    echo(f"durbar: {tell('own-mistake', what=f'{type(error).__name__}: {told}')}", err=True)
    return BROKEN
