"""``durbar analyse``: shows how the chances to win a game changed until its end, and which decisions mattered most."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from durbar.analysis import ITERATIONS, MAX_ITERATIONS
from durbar.cli.arguments import examples, printable
from durbar.cli.i18n import echo, language, translate
from durbar.cli.record_files import load_record

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
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A record, or a file with one record per line.")],
    game: Annotated[int, typer.Option(metavar="N", min=1, help="Which record of the file, counted from 1.")] = 1,
    iterations: Annotated[
        int, typer.Option(metavar="N", min=1, max=MAX_ITERATIONS, help="Search iterations for each decision.")
    ] = ITERATIONS,
    seed: Annotated[int, typer.Option(metavar="N", min=0, help="The seed of the search.")] = 0,
    jobs: Annotated[
        int | None, typer.Option(metavar="N", min=1, help="Parallel threads; by default one for each processor.")
    ] = None,
    output: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Write the record here, with the analysis in it.")
    ] = None,
    force: Annotated[bool, typer.Option("--force", help="Overwrite the output file if it exists.")] = False,
    json: Annotated[bool, typer.Option("--json", help="Print the analysis as JSON.")] = False,
) -> None:
    """Analyse a finished game: how each player's chance to win changed, and which decisions mattered most.

    Every decision is judged only by what its player could know at that moment. The same iterations and seed give the
    same analysis. If the record already contains that analysis, it is shown without being computed again.
    """
    import json as json_text

    from durbar.analysis.analysing import Plan
    from durbar.analysis.analysing import analyse as analyse_record
    from durbar.arena.workers import count_processors
    from durbar.cli.analysis_text import analysis_lines
    from durbar.cli.errors import FileError
    from durbar.games.kernel.both import warn_if_slow

    record, names = load_record(file, game)
    if output is not None and output.exists() and not force:
        raise FileError("cli.file.exists", path=printable(str(output)))
    analysis = _stored_analysis(record, iterations, seed)
    if analysis is None:
        warn_if_slow()
        with _progress() as step:
            analysis = analyse_record(record, Plan(iterations, seed, jobs or count_processors()), step)
    if output is not None:
        _write(output, {**record, "analysis": analysis})
    if json:
        typer.echo(json_text.dumps(analysis, indent=1, sort_keys=True))
        return
    for line in analysis_lines(record, names, analysis):
        echo(line)


def _stored_analysis(record: dict[str, Any], iterations: int, seed: int) -> dict[str, Any] | None:
    """Return the analysis in the record if it was made with these iterations and this seed, otherwise None."""
    from durbar.analysis.stored import read_analysis
    from durbar.games.errors import RecordError

    try:
        analysis = read_analysis(record)
    except RecordError as error:
        echo(f"durbar: {translate('analysis-anew', error=printable(error.translate(language())))}", err=True)
        return None
    if analysis is None or (analysis["iterations"], analysis["seed"]) != (iterations, seed):
        return None
    echo(f"durbar: {translate('analysis-there')}", err=True)
    return analysis


def _write(path: Path, record: dict[str, Any]) -> None:
    """Write a record to a file; raise `FileError` if that fails."""
    import json

    from durbar.cli.errors import file_error
    from durbar.tables.files import write_whole

    try:
        write_whole(path, json.dumps(record, indent=1, ensure_ascii=False) + "\n")
    except OSError as error:
        raise file_error(path, error) from None


def _progress() -> AbstractContextManager[Callable[[int, int], None]]:
    """Return a context manager that shows a progress bar if standard error is a terminal.

    It yields a function to call with the number of finished decisions and the number of all decisions.
    """
    import sys
    from contextlib import contextmanager

    @contextmanager
    def bar() -> Iterator[Callable[[int, int], None]]:
        if not sys.stderr.isatty():
            yield lambda done, total: None
            return
        from rich.console import Console
        from rich.progress import BarColumn, Progress, TextColumn, TimeRemainingColumn

        columns = (TextColumn(translate("analysis-thinking")), TimeRemainingColumn(), BarColumn())
        with Progress(*columns, console=Console(stderr=True), transient=True) as progress:
            task = progress.add_task("", total=None)
            yield lambda done, total: progress.update(task, completed=done, total=total)

    return bar()
