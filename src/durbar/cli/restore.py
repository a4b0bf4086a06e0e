"""``durbar restore``: replaces the server's database by a backup."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from durbar.cli.arguments import Database, examples, printable

EXAMPLES = examples(
    "durbar restore friday.sqlite",
    "durbar restore friday.sqlite --overwrite",
    "durbar restore friday.sqlite --database postgresql://noor@localhost/durbar",
)


def restore(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="The backup to read.")],
    database: Database = None,
    overwrite: Annotated[bool, typer.Option("--overwrite", help="Replace all existing tables.")] = False,
) -> None:
    """Restore all tables of a backup, into the same database or another one.

    The server must not be running. The backup is checked first: if it is not valid, nothing changes. A backup of an
    SQLite database can be restored into PostgreSQL and vice versa. A backup of an older version is upgraded.
    """
    import asyncio

    from durbar.server.storage import backup
    from durbar.server.storage.engine import default_database

    count = asyncio.run(backup.restore(file, database or default_database(), overwrite=overwrite))
    typer.echo(f"{count} {'table' if count == 1 else 'tables'} restored from {printable(str(file))}.")
