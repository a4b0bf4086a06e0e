"""``durbar backup``: copies the server's database into one file."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from durbar.cli.arguments import Database, examples, printable

EXAMPLES = examples(
    "durbar backup friday.sqlite",
    "durbar backup friday.sqlite --overwrite",
    "durbar backup friday.sqlite --database postgresql://noor@localhost/durbar",
)


def backup(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="The file to write.")],
    database: Database = None,
    overwrite: Annotated[bool, typer.Option("--overwrite", help="Replace an existing file.")] = False,
) -> None:
    """Copy the server's database into one file; the server may be running.

    The copy is consistent, and is written completely or not at all. It contains the hidden cards of every game: protect
    it like the server. durbar restore reads it.
    """
    import asyncio

    from durbar.server.storage.backup import back_up
    from durbar.server.storage.engine import default_database

    count = asyncio.run(back_up(database or default_database(), file, overwrite=overwrite))
    typer.echo(f"{printable(str(file))} holds {count} {'table' if count == 1 else 'tables'}.")
