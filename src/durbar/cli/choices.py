"""What several commands let one choose, said once: arguments and options with their help and completion."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from durbar.cli.asking import complete_edition, complete_game, complete_option

GameName = Annotated[
    str, typer.Argument(metavar="GAME", autocompletion=complete_game, help="Which game; 'durbar games' lists them.")
]
Players = Annotated[int | None, typer.Option(metavar="N", help="How many play; 4 where that can be.")]
Edition = Annotated[str | None, typer.Option(metavar="NAME", autocompletion=complete_edition, help="Which edition.")]
Jobs = Annotated[
    int | None, typer.Option(metavar="N", min=1, help="Processes to play in; by default one for each processor.")
]
BoardFile = Annotated[Path | None, typer.Option(metavar="FILE", help="A board file of your own.")]
Options = Annotated[
    list[str] | None,
    typer.Option(metavar="NAME=VALUE", autocompletion=complete_option, help="A house option; may be repeated."),
]
AsJson = Annotated[bool, typer.Option("--json", help="Print the figures as JSON.")]
