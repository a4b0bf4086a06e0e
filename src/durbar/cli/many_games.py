"""Functions for commands that let bots play many games: progress bar, output of statistics, Ctrl-C."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import closing, contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any, NoReturn, Protocol, TypeVar

import typer

from durbar.cli.arguments import printable

if TYPE_CHECKING:
    from durbar.arena.figures import Result
    from durbar.arena.matches import Match
    from durbar.games.message import Message

File = TypeVar("File")


class Lines(Protocol):
    """A file to which whole lines are appended."""

    path: Path

    def add(self, line: bytes) -> None:
        """Write a whole line, or nothing."""


def parse_bots(text: str) -> list[str]:
    """Return the names in ``--bots A,B,…``."""
    return [name.strip() for name in text.split(",")]


def open_lines(path: Path, opener: Callable[[Path], File]) -> File:
    """Open a file for results or records; raise `FileError` if that fails."""
    from durbar.cli.errors import FileError, file_error

    try:
        return opener(path)
    except FileExistsError:
        raise FileError("cli.file.exists", path=printable(str(path))) from None
    except OSError as error:
        raise file_error(path, error) from None


def add_line(lines: Lines, line: bytes, contents: Message) -> None:
    """Append a line; if that fails, raise `FileError` with ``contents``, which says what the file contains."""
    from durbar.cli.errors import FileError

    try:
        lines.add(line)
    except OSError as error:
        why = error.strerror or str(error)
        raise FileError("cli.file.not-written", path=printable(str(lines.path)), why=why, left=contents) from None


def play_games(
    match: Match,
    numbers: Sequence[int],
    jobs: int | None,
    store: Callable[[Result, bytes | None], None],
    *,
    done: int = 0,
    records: bool = False,
    in_order: bool = True,
) -> bool:
    """Play games of a match, show a progress bar, and call ``store`` with each result and its record.

    The record is None unless ``records`` is true. ``done`` is the number of games that were played earlier. If
    ``in_order`` is true, results are stored in the order of ``numbers``, otherwise as soon as they are known. Return
    False if Ctrl-C stopped the games early.
    """
    from durbar.arena.workers import count_processors, play_match

    with closing(play_match(match, numbers, jobs or count_processors(), records, in_order)) as played:
        try:
            with progress(done, done + len(numbers)) as step:
                for result, record in played:
                    store(result, record)
                    step()
        except KeyboardInterrupt:
            return False
    return True


@contextmanager
def progress(done: int, games: int) -> Iterator[Callable[[], None]]:
    """Show a progress bar if standard error is a terminal. ``done`` of the ``games`` are finished already. Yield a
    function to call after each game.
    """
    import sys

    if not sys.stderr.isatty():
        yield lambda: None
        return
    from rich.console import Console
    from rich.progress import BarColumn, Progress, TextColumn, TimeRemainingColumn

    columns = (
        TextColumn("playing"),
        BarColumn(),
        TextColumn("{task.completed} of {task.total} games, done in"),
        TimeRemainingColumn(),
    )
    with Progress(*columns, console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task("", total=games, completed=done)
        yield lambda: bar.advance(task)


def match_to_json(match: Match) -> dict[str, Any]:
    """Return the settings of a match, ready for JSON."""
    return {
        "game": match.game,
        "edition": match.edition,
        "players": match.players,
        "options": dict(match.options),
        "board": match.setting.board.digest,
        "seed": match.seed,
    }


def print_figures(
    match: Match, figures: Mapping[str, Any], count: str, table: Callable[[Any], str], as_json: bool
) -> None:
    """Print the statistics, as JSON or as a table whose heading has ``count``, the number of games as text."""
    import json

    if as_json:
        typer.echo(json.dumps(figures, indent=1))
        return
    title = f"{match.setting.rulebook.title} ({match.edition}), {match.players} players"
    typer.echo(f"{title}, {count}, seed {match.seed}\n\n{table(figures)}")


def exit_interrupted(done: int, requested: int, advice: str = "") -> NoReturn:
    """Print how many games were played before Ctrl-C, then ``advice``, and raise `KeyboardInterrupt`."""
    typer.echo(f"durbar: stopped after {done} of {requested} games{advice and '; ' + advice}", err=True)
    raise KeyboardInterrupt
