"""``durbar restore``: a backup becomes what the server keeps."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from durbar.cli.asking import Database, examples, printable

EXAMPLES = examples(
    "durbar restore friday.sqlite",
    "durbar restore friday.sqlite --overwrite",
    "durbar restore friday.sqlite --database postgresql://noor@localhost/durbar",
)


def restore(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="The backup to read.")],
    database: Database = None,
    overwrite: Annotated[bool, typer.Option("--overwrite", help="Replace all tables that are there already.")] = False,
) -> None:
    """Put back all tables of a backup, into the same database or into another one.

    The server must not be running. The backup is checked first: one that is damaged, or no backup, changes nothing. A
    backup of SQLite tables may go to PostgreSQL and the other way round, and one of an older Durbar is brought up to
    date.
    """
    import asyncio

    from durbar.server.storage import backup
    from durbar.server.storage.engine import default_database

    count = asyncio.run(backup.restore(file, database or default_database(), overwrite=overwrite))
    typer.echo(f"{count} {'table' if count == 1 else 'tables'} restored from {printable(str(file))}.")
