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

    Every move is made again under the rules, and every draw is repeated from the seed. The output has a hash of the
    seed: if it equals the hash shown when the game began, the seed has not changed since. If people contributed to the
    seed, their bits and the server's secret are checked against the hashes to which they were committed. The exit
    status is 1 if any record fails.
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
    """Yield for each record of a file its place (``path`` or ``path:line``), whether it is valid, and a sentence."""
    from durbar.cli.errors import explain_os_error
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
        yield str(path), False, say(explain_os_error(error), language())
        return
    if is_empty:
        yield str(path), False, translate("no-record-in-it")


def _describe_replay(record: dict[str, Any]) -> str:
    """Replay a record, check its receipt, and return a sentence about its game and its deal."""
    from durbar.games.record import replay
    from durbar.tables.deal import read_receipt
    from durbar.tables.saving import taken_back_in

    game = replay(record)
    taken_back_in(record)  # raises if these moves are not in the format of a record
    setting = game.setting
    return translate(
        "finished" if game.to_move is None else "not-finished",
        game=setting.rulebook.name,
        edition=setting.edition,
        players=setting.players,
        moves=game.number,
        deal=_describe_deal(read_receipt(record), str(game.seed_hash)),
    )


def _describe_deal(receipt: dict[str, Any] | None, seed_hash: str) -> str:
    """Return the hash that was published before the game, and how many people contributed to the seed."""
    if receipt is None:
        return translate("deal-alone", hash=seed_hash)
    revealed = [contribution["bits"] is not None for contribution in receipt["contributions"]]
    return translate("deal-shared", hash=receipt["hash"], people=sum(revealed), missing=len(revealed) - sum(revealed))
