"""``durbar bench``: measures how fast the rules run."""

from pathlib import Path
from typing import Annotated

import typer

from durbar.cli.arguments import AsJson, examples
from durbar.cli.i18n import echo, language, translate

EXAMPLES = examples("durbar bench", "durbar bench --quick --json", "durbar bench taj-mahal")
YARDSTICK = Path(__file__).resolve().parents[3] / "bench" / "yardstick"
"""The C program to compare with. A checkout of Durbar has its sources, an installed package does not."""


def bench(
    games: Annotated[list[str] | None, typer.Argument(metavar="[GAME]...", help="Which games; all by default.")] = None,
    json: AsJson = False,
    quick: Annotated[bool, typer.Option("--quick", help="Take less than a minute; a little less exact.")] = False,
    yardstick: Annotated[
        Path | None, typer.Option(help="Folder of the C program; by default bench/yardstick of the checkout.")
    ] = None,
) -> None:
    """Measure how fast the rules run, compared with a program in C."""
    import json as json_text
    import tempfile

    from durbar.arena.speed import measure, speed_table
    from durbar.arena.yardstick import NoYardstick, build_yardstick
    from durbar.games.game import game_names, rulebook

    books = [rulebook(name) for name in games or game_names()]
    with tempfile.TemporaryDirectory(prefix="durbar-bench-") as folder:
        try:
            program = build_yardstick(yardstick or YARDSTICK, Path(folder))
        except NoYardstick as error:
            if yardstick is not None:
                raise
            echo(f"durbar: {translate('without-yardstick', error=error.translate(language()))}", err=True)
            program = None
        figures = measure(books, program, rounds=3 if quick else 5, seconds=0.3 if quick else 0.5)
    typer.echo(json_text.dumps(figures, indent=1) if json else speed_table(figures))
