"""``durbar doctor``: checks the installation and says how to fix problems."""

from __future__ import annotations

import os
import shlex
import shutil
import sys
from collections.abc import Callable, Iterator
from typing import Annotated, Any, NamedTuple

import typer

from durbar import __version__
from durbar.cli.arguments import Database, examples, printable

EXAMPLES = examples(
    "durbar doctor", "durbar doctor --json", "durbar doctor --database sqlite:////srv/durbar/tables.sqlite"
)
PROBLEMS_FOUND = 1
"""The exit status if something must be fixed."""

GOOD, NOTE, WRONG = "good", "note", "wrong"
"""The state of a finding: ``NOTE`` could be improved, ``WRONG`` must be fixed."""
OLDEST_PYTHON = (3, 11)
"""The oldest version of Python that Durbar supports."""
MIN_COLUMNS, MIN_LINES = 80, 24
"""The size of a terminal that shows games well."""


class Finding(NamedTuple):
    """The result of a check: its subject, what was found, the state, and how to fix a problem."""

    what: str
    found: str
    state: str = GOOD
    mend: str = ""


def doctor(
    database: Database = None,
    json: Annotated[bool, typer.Option("--json", help="Print the findings as JSON.")] = False,
) -> None:
    """Check the installation and say how to fix problems.

    With --database also check a server's database, or a backup: every table is replayed. The server may be running.

    The exit status is 1 if something must be fixed. Possible improvements, such as compiling the rules, are listed as
    notes.
    """
    import json as json_text

    def check_database() -> Iterator[Finding]:
        if database is not None:
            yield from _database(database)

    findings = [finding for check in (*CHECKS, check_database) for finding in _run(check)]
    wrong = [finding for finding in findings if finding.state == WRONG]
    if json:
        text: dict[str, Any] = {"good": not wrong, "findings": [finding._asdict() for finding in findings]}
        typer.echo(json_text.dumps(text, indent=1))
    else:
        width = max(len(finding.what) for finding in findings)
        for finding in findings:
            mark = {GOOD: " ", NOTE: "-", WRONG: "!"}[finding.state]
            typer.echo(f"{mark} {finding.what:{width}}  {finding.found}")
            if finding.mend:
                typer.echo(f"  {'':{width}}  {finding.mend}")
        notes = sum(finding.state == NOTE for finding in findings)
        typer.echo(
            f"\n{_count_of_things(len(wrong))} to fix (!), {_count_of_things(notes)} could be better (-)."
            if wrong or notes
            else "\nNo problems found."
        )
    if wrong:
        raise typer.Exit(PROBLEMS_FOUND)


def _count_of_things(count: int) -> str:
    """Return a number of things as text, such as ``1 thing`` or ``2 things``."""
    return f"{count} thing{'' if count == 1 else 's'}"


def _run(check: Callable[[], Iterator[Finding]]) -> Iterator[Finding]:
    """Yield the findings of a check. If the check raises an exception, yield a finding about that."""
    try:
        yield from check()
    except Exception as error:
        text = printable(" ".join(f"{type(error).__name__}: {error}".split()), 200)
        yield Finding(check.__name__.strip("_"), text, WRONG, "This should not happen: install Durbar again.")


# -- checks -----------------------------------------------------------------------------------------------------------
def _python() -> Iterator[Finding]:
    """Check the version of Python."""
    found = f"{sys.version.split()[0]} ({sys.implementation.name}), {sys.executable or 'somewhere'}"
    if sys.version_info < OLDEST_PYTHON:
        needed = ".".join(map(str, OLDEST_PYTHON))
        yield Finding("Python", found, WRONG, f"Durbar needs Python {needed} or newer.")
    else:
        yield Finding("Python", found)


def _durbar() -> Iterator[Finding]:
    """Report the version of Durbar, and check whether the rules are compiled."""
    from durbar.games.kernel.both import compiled

    yield Finding("Durbar", __version__)
    compiler = shlex.split(os.environ.get("CC", "")) or ["cc"]
    available = next(filter(shutil.which, [compiler[0], "gcc", "clang"]), None)
    if compiled():
        yield Finding("rules", "compiled")
        yield Finding("C compiler", available or "none (not needed)")
        return
    repair = (
        "install Durbar again"
        if available
        else "install a C compiler (gcc or clang) and Python's headers, then install Durbar again"
    )
    yield Finding("rules", "not compiled: everything works, but tens of times slower", NOTE, f"To fix it, {repair}.")
    yield Finding("C compiler", available or "none", GOOD if available else NOTE)


def _games() -> Iterator[Finding]:
    """Check that every game can be set up."""
    from durbar.games.game import Game, game_names, rulebook

    for name in game_names():
        try:
            book = rulebook(name)
            Game.begin(book.setting(book.rules.editions[book.rules.default_edition][0]), bytes(32))
        except Exception as error:
            text = printable(" ".join(f"{type(error).__name__}: {error}".split()), 200)
            yield Finding(f"game {name}", f"does not begin: {text}", WRONG, "Install Durbar again.")
        else:
            editions = f"edition{'' if len(book.rules.editions) == 1 else 's'} {', '.join(book.rules.editions)}"
            yield Finding(f"game {name}", f"{book.title}, {editions}")


def _data_directory() -> Iterator[Finding]:
    """Check that the folder for saved games is writable."""
    import tempfile

    from durbar.tables.saving import tables_folder

    mend = "Set XDG_DATA_HOME to a folder that you may write to."
    try:
        folder = tables_folder()
        with tempfile.TemporaryFile(dir=folder) as file:
            file.write(b"durbar")
    except (OSError, RuntimeError) as error:  # Path.home() raises RuntimeError if there is no home directory
        yield Finding("data directory", printable(f"cannot be written: {error}"), WRONG, mend)
    else:
        yield Finding("data directory", printable(str(folder.parent)))


def _terminal() -> Iterator[Finding]:
    """Check the size of the terminal and whether it shows colours."""
    if sys.stdout is None or not sys.stdout.isatty():
        yield Finding("terminal", "none: the output is not a terminal")
    else:
        columns, lines = shutil.get_terminal_size()
        kind = os.environ.get("TERM", "unknown")
        found = f"{printable(kind, 40)}, {columns} columns, {lines} lines"
        if columns < MIN_COLUMNS or lines < MIN_LINES:
            advice = f"Games are easier to read with {MIN_COLUMNS} columns and {MIN_LINES} lines."
            yield Finding("terminal", found, NOTE, advice)
        else:
            yield Finding("terminal", found)
        if os.environ.get("NO_COLOR"):
            yield Finding("colours", "none, since NO_COLOR is set")
        elif kind in {"dumb", "unknown"}:
            yield Finding(
                "colours",
                f"none: TERM is {kind}",
                NOTE,
                "Set TERM to the type of your terminal, for example xterm-256color.",
            )
        else:
            yield Finding("colours", "yes")


def _encoding() -> Iterator[Finding]:
    """Check that the encoding of the output has the special characters that Durbar prints."""
    encoding = getattr(sys.stdout, "encoding", None) or "unknown"
    settings = ", ".join(
        f"{name}={os.environ[name]}" for name in ("LC_ALL", "LC_CTYPE", "LANG") if os.environ.get(name)
    )
    found = f"{encoding}, {printable(settings or 'no locale set')}"
    try:
        "±…│".encode(encoding)
    except (LookupError, UnicodeEncodeError):
        mend = "Some characters may not be displayed: set LANG to a UTF-8 locale, for example C.UTF-8."
        yield Finding("encoding", found, NOTE, mend)
    else:
        yield Finding("encoding", found)


def _database(url: str) -> Iterator[Finding]:
    """Check a server's database or a backup: the file and every table in it."""
    import asyncio

    from durbar.server.storage.database_check import check_database
    from durbar.server.storage.engine import StorageError

    try:
        report = asyncio.run(check_database(url))
    except StorageError as error:
        yield Finding("database", printable(str(error)), WRONG, "Check the URL, or restore a backup (durbar restore).")
        return
    name = printable(report.database)
    if report.is_older:
        mend = "Start the server with this database once, then run this check again."
        yield Finding("database", f"{name}, of an older version of Durbar: the tables are not checked", NOTE, mend)
    else:
        entries = f"{report.entries} {'entry' if report.entries == 1 else 'entries'} in their logs"
        tables = f"{report.tables} table{'' if report.tables == 1 else 's'}"
        yield Finding("database", f"{name}, {tables}, {entries}")
    for fault in report.file_faults:
        mend = "Back up what is left (durbar backup), then restore a backup from before the damage."
        yield Finding("database", printable(fault), WRONG, mend)
    for id, fault in report.table_faults.items():
        mend = "The server serves all other tables. A backup from before the damage still has this table."
        yield Finding(f"table {printable(id, 40)}", printable(fault), WRONG, mend)


CHECKS = (_python, _durbar, _games, _data_directory, _terminal, _encoding)
