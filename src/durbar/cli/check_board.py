"""``durbar check-board``: checks a board file and lists its contents."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import reduce
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from durbar.cli.arguments import complete_game, examples, printable
from durbar.cli.i18n import echo, translate

if TYPE_CHECKING:
    from durbar.games.game import Board, Rulebook

EXAMPLES = examples(
    "durbar check-board my-copy.toml",
    "durbar check-board taj-mahal my-copy.toml && durbar sim taj-mahal --board my-copy.toml",
)


def check_board(
    words: Annotated[
        list[str],
        typer.Argument(
            metavar="[GAME] FILE",
            autocompletion=complete_game,
            help="The board file, optionally after its game.",
        ),
    ],
) -> None:
    """Check a board file and list its contents.

    A board file describes the components of a game: cards, tiles, cities. If it is valid, the command prints how many
    there are of each, the source of each part (its provenance) and the differences from the standard board. If not, it
    prints the first mistake and its place in the file. Without GAME the file may be a board of any game.
    """
    if len(words) > 2:
        raise typer.BadParameter(translate("one-game-one-file", words=len(words)))
    file = Path(words[-1])
    book, board = _read_board(words[0] if len(words) == 2 else None, file)
    standard = book.rules.standard_board()
    data = board.to_dict()
    echo(translate("right-board", file=printable(str(file)), game=book.title))
    counts = list(_count_parts(data))
    width = max((len(part) for part, _ in counts), default=0)
    for part, count in counts:
        typer.echo(f"  {part:{width}}  {count}")
    provenances = list(_find_provenances(data))
    if provenances:
        echo(translate("how-known"))
        width = max(len(part) for part, _ in provenances)
        for part, provenance in provenances:
            typer.echo(f"  {part:{width}}  {provenance}")
    if board.digest == standard.digest:
        echo(translate("standard-board"))
    else:
        echo(translate("differs-in"))
        for part, keys in _find_differences(data, standard.to_dict()):
            typer.echo(f"  {part}: {', '.join(keys)}")
    echo(translate("board-hash", hash=board.digest))


def _read_board(game: str | None, file: Path) -> tuple[Rulebook, Board]:
    """Return the board in a file, and its game. If ``game`` is None, take the first game that accepts the file."""
    from durbar.games.errors import BoardError
    from durbar.games.game import game_names, rulebook
    from durbar.games.message import Message

    books = [rulebook(name) for name in ([game] if game is not None else game_names())]
    problems: list[Message] = []
    for book in books:
        try:
            return book, book.rules.read_board(file)
        except BoardError as error:
            if len(books) == 1:
                raise
            problems.append(Message("cli.for-game", {"game": book.title, "problem": error.full_message}))
    listed = reduce(lambda first, second: Message("cli.problems", {"one": first, "other": second}), problems)
    raise BoardError(str(file), Message("cli.board-of-no-game", {"problems": listed}))


def _count_parts(data: Mapping[str, Any], prefix: str = "") -> Iterator[tuple[str, str]]:
    """Yield each part of the board with its count: the length of a list, or the total of the whole numbers in a table.

    ``prefix`` is the key of ``data`` in the whole board, empty for the board itself.
    """
    numbers = {key: value for key, value in data.items() if type(value) is int}
    if len(numbers) > 2:  # a table of counts, such as the numbers of bonus tiles
        listed = ", ".join(f"{printable(key, 40)} {value}" for key, value in numbers.items())
        yield prefix or translate("all-of-it"), f"{sum(numbers.values())}: {listed}"
    for key, value in data.items():
        full_key = _full_key(prefix, key)
        if isinstance(value, Mapping):
            yield from _count_parts(value, full_key)
        elif isinstance(value, list):
            yield full_key, _describe_list(value)


def _describe_list(items: list[Any]) -> str:
    """Return the number of items of a list as text. If the items have counts, return the total of the counts and the
    number of kinds. Otherwise add the total length of the lists inside the items, for each key.
    """
    if items and all(isinstance(item, Mapping) and type(item.get("count")) is int for item in items):
        return translate("of-kinds", count=sum(item["count"] for item in items), kinds=len(items))
    nested: dict[str, int] = {}
    for item in items:
        for key, value in item.items() if isinstance(item, Mapping) else ():
            if isinstance(value, list) and value and isinstance(value[0], Mapping):
                nested[key] = nested.get(key, 0) + len(value)
    return str(len(items)) + (
        f" ({', '.join(f'{total} {printable(key, 40)}' for key, total in nested.items())})" if nested else ""
    )


def _find_provenances(data: Mapping[str, Any], prefix: str = "") -> Iterator[tuple[str, str]]:
    """Yield each part of the board that has a provenance, with that provenance."""
    for key, value in data.items():
        if key == "provenance":
            yield prefix or translate("all-of-it"), printable(str(value), 40)
        elif isinstance(value, Mapping):
            yield from _find_provenances(value, _full_key(prefix, key))


def _find_differences(
    data: Mapping[str, Any], standard: Mapping[str, Any], prefix: str = ""
) -> Iterator[tuple[str, list[str]]]:
    """Yield each table that differs from the standard board, with the keys of the differing values. Names and
    provenances are ignored.
    """
    differing = []
    for key in dict.fromkeys([*data, *standard]):
        own_value, standard_value = data.get(key), standard.get(key)
        if own_value == standard_value or key == "provenance" or (key == "name" and not prefix):
            continue
        if isinstance(own_value, Mapping) and isinstance(standard_value, Mapping):
            yield from _find_differences(own_value, standard_value, _full_key(prefix, key))
        else:
            differing.append(printable(key, 40))
    if differing:
        yield prefix or translate("the-whole"), differing


def _full_key(prefix: str, key: str) -> str:
    """Return the key of a value in the whole board: the key of its table, a dot, and its own key."""
    return f"{prefix}.{printable(key, 40)}" if prefix else printable(key, 40)
