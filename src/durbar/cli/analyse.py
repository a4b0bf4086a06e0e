"""``durbar analyse``: how the chances of a finished game went, and which decisions mattered most."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from durbar.analysis import ITERATIONS, MOST_ITERATIONS
from durbar.cli.asking import examples, printable
from durbar.cli.finding import recorded
from durbar.cli.speaking import echo, language, tell

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from contextlib import AbstractContextManager

EXAMPLES = examples(
    "durbar analyse game.json",
    "durbar analyse games.jsonl --game 3 --iterations 2000",
    "durbar analyse game.json --output analysed.json",
    "durbar analyse game.json --json | python -m json.tool",
)


def analyse(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A record, or a file with one a line.")],
    game: Annotated[int, typer.Option(metavar="N", min=1, help="Which record of a file that has many.")] = 1,
    iterations: Annotated[
        int, typer.Option(metavar="N", min=1, max=MOST_ITERATIONS, help="How long each decision is thought about.")
    ] = ITERATIONS,
    seed: Annotated[int, typer.Option(metavar="N", min=0, help="Another one imagines other worlds.")] = 0,
    jobs: Annotated[
        int | None, typer.Option(metavar="N", min=1, help="Decisions judged at a time; by default one a processor.")
    ] = None,
    output: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Write the record here, with the analysis in it.")
    ] = None,
    force: Annotated[bool, typer.Option("--force", help="Overwrite that file.")] = False,
    json: Annotated[bool, typer.Option("--json", help="Print the analysis as JSON.")] = False,
) -> None:
    """Look back at a finished game: how everybody's chance to win went, and which decisions mattered most.

    Every decision is judged by what its player could know then, and by nothing else. The same iterations and seed give
    the same analysis, and one that the record has already is shown as it is.
    """
    import json as json_text

    from durbar.analysis.analysing import Plan
    from durbar.analysis.analysing import analyse as analysed
    from durbar.arena.workers import count_processors
    from durbar.cli.analysed import lines
    from durbar.cli.errors import FileError
    from durbar.games.kernel.both import warn_if_slow

    record, names = recorded(file, game)
    if output is not None and output.exists() and not force:
        raise FileError("cli.file.exists", path=printable(str(output)))
    found = _there(record, iterations, seed)
    if found is None:
        warn_if_slow()
        with _progress() as step:
            found = analysed(record, Plan(iterations, seed, jobs or count_processors()), step)
    if output is not None:
        _write(output, {**record, "analysis": found})
    if json:
        typer.echo(json_text.dumps(found, indent=1, sort_keys=True))
        return
    for line in lines(record, names, found):
        echo(line)


def _there(record: dict[str, Any], iterations: int, seed: int) -> dict[str, Any] | None:
    """The analysis that the record brings, if it was made just so. What is there is not thought through again."""
    from durbar.analysis.stored import read_analysis
    from durbar.games.errors import RecordError

    try:
        found = read_analysis(record)
    except RecordError as error:
        echo(f"durbar: {tell('analysis-anew', error=printable(error.translate(language())))}", err=True)
        return None
    if found is None or (found["iterations"], found["seed"]) != (iterations, seed):
        return None
    echo(f"durbar: {tell('analysis-there')}", err=True)
    return found


def _write(path: Path, record: dict[str, Any]) -> None:
    import json

    from durbar.cli.errors import unreachable
    from durbar.tables.files import write_whole

    try:
        write_whole(path, json.dumps(record, indent=1, ensure_ascii=False) + "\n")
    except OSError as error:
        raise unreachable(path, error) from None


def _progress() -> AbstractContextManager[Callable[[int, int], None]]:
    """A bar on the terminal; nothing where standard error is no terminal."""
    import sys
    from contextlib import contextmanager

    @contextmanager
    def bar() -> Iterator[Callable[[int, int], None]]:
        if not sys.stderr.isatty():
            yield lambda done, whole: None
            return
        from rich.console import Console
        from rich.progress import BarColumn, Progress, TextColumn, TimeRemainingColumn

        columns = (TextColumn(tell("analysis-thinking")), TimeRemainingColumn(), BarColumn())
        with Progress(*columns, console=Console(stderr=True), transient=True) as shown:
            task = shown.add_task("", total=None)
            yield lambda done, whole: shown.update(task, completed=done, total=whole)

    return bar()
