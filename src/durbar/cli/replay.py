"""``durbar replay``: shows a recorded game after any move, or its events move by move."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from durbar.cli.arguments import examples, printable
from durbar.cli.i18n import echo, translate
from durbar.cli.record_files import load_record

if TYPE_CHECKING:
    from durbar.cli.record_text import RecordPrinter
    from durbar.games.game import Game

EXAMPLES = examples(
    "durbar replay game.json",
    "durbar replay game.json --at 40 --seat 2",
    "durbar replay game.json --at 40 --all",
    "durbar replay games.jsonl --game 3 --story | less",
    "durbar replay game.json --json | python -m json.tool",
)


def replay(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A record, or a file with one record per line.")],
    at: Annotated[
        int | None, typer.Option(metavar="N", min=0, help="Show the game after N moves; by default after all.")
    ] = None,
    seat: Annotated[
        str | None, typer.Option(metavar="S", help="The view of a player, by name or number; by default a spectator's.")
    ] = None,
    everything: Annotated[bool, typer.Option("--all", help="Show all hands.")] = False,
    story: Annotated[bool, typer.Option("--story", help="List the events move by move, up to --at.")] = False,
    game: Annotated[int, typer.Option(metavar="N", min=1, help="Which record of the file, counted from 1.")] = 1,
    json: Annotated[bool, typer.Option("--json", help="Print the view as JSON.")] = False,
) -> None:
    """Show a recorded game after any move, or its events move by move.

    The default is the view of a spectator; --seat shows what a player could see; --all shows every hand. The record is
    first checked by replaying it under the rules.
    """
    import json as json_text

    from durbar.cli.record_text import RecordPrinter
    from durbar.games.errors import DurbarError
    from durbar.games.record import replay as replay_record

    if everything and seat is not None:
        raise DurbarError("cli.all-and-seat")
    record, names = load_record(file, game)
    whole_game = replay_record(record)
    printer = RecordPrinter(whole_game.setting, names, _parse_seat(seat, names), everything)
    position = whole_game.at(whole_game.number if at is None else at)
    if everything and whole_game.to_move is not None:
        echo(f"durbar: {translate('hands-in-file')}", err=True)
    if json:
        typer.echo(json_text.dumps(_as_json(printer, position, story), indent=1, sort_keys=True))
        return
    echo(printer.heading(position, whole_game.number))
    for line in printer.event_lines(position) if story else printer.position_lines(position):
        echo(line)


def _as_json(printer: RecordPrinter, position: Game, story: bool) -> Any:
    """Return the position, or with ``story`` the events move by move, ready for JSON."""
    if story:
        return [
            {
                "number": move_text.number,
                "seat": move_text.seat,
                "move": move_text.move,
                "story": [{**message.to_json(), "told": printer.say(message)} for message in move_text.messages],
            }
            for move_text in printer.moves(position)
        ]
    if printer.everything:
        return [position.seen_by(seat).view() for seat in range(len(printer.names))]
    return position.seen_by(printer.seat).view()


def _parse_seat(wanted: str | None, names: list[str]) -> int | None:
    """Return the seat that ``wanted`` names: a number counted from 1, or a player's name. None stays None."""
    from durbar.games.errors import DurbarError

    if wanted is None:
        return None
    if wanted.isascii() and wanted.isdigit() and len(wanted) < 4 and 1 <= int(wanted) <= len(names):
        return int(wanted) - 1
    matches = [seat for seat, name in enumerate(names) if name.casefold() == wanted.casefold()]
    if len(matches) == 1:
        return matches[0]
    seats = [f"{seat} {name}" for seat, name in enumerate(names, 1)]
    quoted = repr(printable(wanted, 40))
    raise DurbarError("cli.several-called" if matches else "cli.no-seat", wanted=quoted, seats=seats)
