"""``durbar backup``: everything that the server keeps, in one file."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from durbar.cli.asking import Database, examples, printable

EXAMPLES = examples(
    "durbar backup friday.sqlite",
    "durbar backup friday.sqlite --overwrite",
    "durbar backup friday.sqlite --database postgresql://noor@localhost/durbar",
)


def backup(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="The file to write.")],
    database: Database = None,
    overwrite: Annotated[bool, typer.Option("--overwrite", help="Replace a file that is there already.")] = False,
) -> None:
    """Copy all the server's tables into a file, while it goes on serving.

    The file shows everything as it was at one moment, and is written whole or not at all. It holds the hidden cards of
    every game: keep it as safe as the server. durbar restore brings it back.
    """
    import asyncio

    from durbar.server.storage.backup import back_up
    from durbar.server.storage.engine import default_database

    count = asyncio.run(back_up(database or default_database(), file, overwrite=overwrite))
    typer.echo(f"{printable(str(file))} holds {count} {'table' if count == 1 else 'tables'}.")
