"""``durbar verify``: checks that replaying a record leads to the result that is stored in it."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Annotated, Any

import typer

from durbar.cli.arguments import examples, printable
from durbar.cli.i18n import echo, language, translate

EXAMPLES = examples(
    "durbar verify game.json",
    "durbar verify games.jsonl friday.json",
    "durbar sim taj-mahal --games 10 --records games.jsonl && durbar verify games.jsonl",
)
FAILED = 1
"""The exit status if a record fails."""


def verify(
    files: Annotated[list[Path], typer.Argument(metavar="FILE...", help="Files with one record, or one per line.")],
) -> None:
    """Replay records and check the results that they contain.

    Every move is made again under the rules, and every draw is repeated from the seed. Compare the seed hash with that
    shown when the game began: if they are equal, the seed has not changed since. The exit status is 1 if any record
    fails.
    """
    counts = {True: 0, False: 0}
    for path in files:
        for place, is_valid, sentence in _verify_file(path):
            counts[is_valid] += 1
            name = "record-ok" if is_valid else "record-failed"
            echo(translate(name, place=printable(place), sentence=printable(sentence)))
    total = sum(counts.values())
    if total != 1:
        echo(translate("records-in-all", count=total, good=counts[True], bad=counts[False]))
    if counts[False]:
        raise typer.Exit(FAILED)


def _verify_file(path: Path) -> Iterator[tuple[str, bool, str]]:
    """Yield for each record of a file its place (``path`` or ``path:line``), its validity, and a sentence about it."""
    from durbar.cli.errors import why_unreachable
    from durbar.games.errors import RecordError
    from durbar.games.words import say
    from durbar.tables.records import records_in

    is_empty = True
    try:
        for place, record in records_in(path):
            is_empty = False
            try:
                if isinstance(record, RecordError):
                    raise record
                yield place, True, _describe_replay(record)
            except RecordError as error:
                yield place, False, error.translate(language())
    except OSError as error:
        yield str(path), False, say(why_unreachable(error), language())
        return
    if is_empty:
        yield str(path), False, translate("no-record-in-it")


def _describe_replay(record: dict[str, Any]) -> str:
    """Replay a record and return a sentence about its game."""
    from durbar.games.record import replay

    game = replay(record)
    setting = game.setting
    return translate(
        "finished" if game.to_move is None else "not-finished",
        game=setting.rulebook.name,
        edition=setting.edition,
        players=setting.players,
        moves=game.number,
        hash=str(game.seed_hash),
    )
