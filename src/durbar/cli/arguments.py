"""Arguments and options that several commands share, and their completion in the shell."""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from durbar.cli.i18n import JOINED

if TYPE_CHECKING:
    from durbar.games.game import Rulebook, Setting

DEFAULT_PLAYERS = 4
"""The default number of players, if the game allows it."""


def examples(*lines: str) -> str:
    """Return examples for the end of a command's help, one per line."""
    return "\b\nExamples:\n" + "\n".join(f"  {line}" for line in lines)


def printable(text: str, longest: int = 400) -> str:
    """Return a text from a file, shortened and without control characters."""
    from durbar.games.datafile import printable as without_controls

    return without_controls(text.replace(JOINED, " "), longest)


def parse_options(assignments: Sequence[str]) -> dict[str, Any]:
    """Parse the arguments of ``--option``, each ``name=value``. A value that is not JSON is a string."""
    from durbar.games.errors import SettingError

    options: dict[str, Any] = {}
    for assignment in assignments:
        name, equals, value = assignment.partition("=")
        if not equals or not name:
            raise SettingError("cli.name-value", given=repr(printable(assignment, 60)))
        try:
            options[name] = json.loads(value)
        except (ValueError, RecursionError):
            options[name] = value
    return options


def make_setting(
    game: str, players: int | None, edition: str | None, board: Path | None, options: Sequence[str]
) -> Setting:
    """Return the setting that the options describe. Without ``players`` it has four players or, if the edition does not
    allow four, as many as it allows.
    """
    from durbar.games.game import rulebook

    book = rulebook(game)
    if players is None:
        allowed = book.rules.editions.get(edition or book.rules.default_edition)
        # if there is no such edition, `book.setting` raises the error
        players = DEFAULT_PLAYERS if allowed is None or DEFAULT_PLAYERS in allowed else allowed[-1]
    return book.setting(players, edition, book.rules.read_board(board) if board else None, parse_options(options))


# -- completion in the shell ------------------------------------------------------------------------------------------
def complete_game(incomplete: str) -> list[str]:
    """Return the games whose names begin with ``incomplete``."""
    from durbar.games.game import game_names

    return [name for name in game_names() if name.startswith(incomplete)]


def complete_edition(context: typer.Context, incomplete: str) -> list[str]:
    """Return the editions of the game on the command line whose names begin with ``incomplete``."""
    book = _rulebook_named_on(context)
    return [name for name in book.rules.editions if name.startswith(incomplete)] if book else []


def complete_option(context: typer.Context, incomplete: str) -> list[tuple[str, str]]:
    """Return the options of the game on the command line that begin with ``incomplete``, with their descriptions."""
    book = _rulebook_named_on(context)
    if book is None:
        return []
    return [(f"{name}=", text) for name, text in book.option_texts().items() if name.startswith(incomplete)]


def _rulebook_named_on(context: typer.Context) -> Rulebook | None:
    """Return the game that an incomplete command line names, None if it names none. The name may be the parsed argument
    or one of the words that are not parsed yet.
    """
    from durbar.games.game import game_names, rulebook

    games = game_names()
    name = next((word for word in [context.params.get("game"), *context.args] if word in games), None)
    return rulebook(name) if name is not None else None


def complete_bots(incomplete: str) -> list[str]:
    """Return completions for the last name of a comma-separated list of bots."""
    from durbar.bots.bot import bot_names

    complete, comma, start = incomplete.rpartition(",")
    return [complete + comma + name for name in bot_names() if name.startswith(start)]


# -- the arguments and options ----------------------------------------------------------------------------------------
GameName = Annotated[
    str, typer.Argument(metavar="GAME", autocompletion=complete_game, help="Which game; 'durbar games' lists them.")
]
Players = Annotated[int | None, typer.Option(metavar="N", help="How many players; 4 if the game allows it.")]
Edition = Annotated[str | None, typer.Option(metavar="NAME", autocompletion=complete_edition, help="Which edition.")]
Jobs = Annotated[
    int | None, typer.Option(metavar="N", min=1, help="Processes to play in; by default one for each processor.")
]
BoardFile = Annotated[Path | None, typer.Option(metavar="FILE", help="A board file instead of the standard board.")]
Options = Annotated[
    list[str] | None,
    typer.Option(metavar="NAME=VALUE", autocompletion=complete_option, help="A house option; may be repeated."),
]
AsJson = Annotated[bool, typer.Option("--json", help="Print the figures as JSON.")]
Database = Annotated[
    str | None,
    typer.Option(
        "--database",
        metavar="URL",
        envvar="DURBAR_DATABASE",
        help="Where the tables are: sqlite:///FILE or postgresql://...; by default a file in your data directory.",
    ),
]
"""The server's database. A password is safer in the environment variable than on the command line."""
