"""Opening a table: for a game that nobody has begun, or on a record."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from durbar.games.errors import RecordError
from durbar.games.game import Game
from durbar.games.record import replay
from durbar.tables.acts import NotNow
from durbar.tables.log import Entry
from durbar.tables.saved import taken_back_in
from durbar.tables.seats import LONGEST_NAME, Seat, SeatError, check_level, fit_name, person

SHORTEST_ABSENCE = 10.0
LONGEST_ABSENCE = 60.0 * 86400


def open_table(
    game: Game,
    seats: Sequence[Seat],
    *,
    bot_seed: int,
    absence: Mapping[str, Any] | None = None,
    hints: bool = True,
    open_to_watch: bool = False,
) -> list[Entry]:
    """Open a table for a game that nobody has begun. ``absence``: after how many seconds a bot of which level plays
    for somebody who does not move (None: never by itself).
    """
    setting = game.setting
    if game.number:
        raise SeatError("this game has begun already: a table is opened for a new one, or on a record")
    if len(seats) != setting.players:
        raise SeatError(f"{setting.players} seats are to be described, not {len(seats)}")
    terms = {
        "kind": "game",
        "record": game.record(),
        "seats": [dict(vars(seat)) for seat in seats],
        "bot_seed": bot_seed,
        "absence": _absence(absence or {}),
        "hints": hints,
        "open_to_watch": open_to_watch,
    }
    return [Entry("opened", terms)]


def open_record(record: dict[str, Any], analysis: bool) -> list[Entry]:
    """Open a table on a record: to study it, or, where the game is over, to keep it."""
    game = replay(record)
    if not analysis and game.outcome is None:
        raise RecordError("only a finished game can be kept; open it as an analysis to go on with it")
    seats = [dict(vars(person(_shown(name, at)))) for at, name in enumerate(record["seats"])]
    known = {**game.record(), "taken_back": [] if analysis else taken_back_in(record)}
    terms = {
        "kind": "analysis" if analysis else "game",
        "record": known,
        "seats": seats,
        "bot_seed": 0,
        "absence": _absence({}),
        "hints": True,
        "open_to_watch": False,
    }
    return [Entry("opened", terms)]


def open_branch(record: dict[str, Any], number: int, seats: Sequence[Seat], *, bot_seed: int, of: str) -> list[Entry]:
    """Open a table for playing on from a move of a finished game, and begin. What was hidden then stays as it was.

    ``of`` is the table that it branches off. The game counts in nobody's statistics: whoever looked back at it knows
    what the others hold.
    """
    game = replay(record)
    if game.outcome is None:
        raise NotNow("one plays on from a move of a game that is over")
    if not 0 <= number < game.number:
        raise NotNow(f"that game can be played on after 0 to {game.number - 1} moves")
    begun = game.at(number)
    terms = {
        "kind": "game",
        "record": begun.record(),
        "seats": [dict(vars(seat)) for seat in seats],
        "bot_seed": bot_seed,
        "absence": _absence({}),
        "hints": True,
        "open_to_watch": False,
        "counted": False,
        "branch": {"table": of, "number": number},
    }
    return [Entry("opened", terms), Entry("started", {"hash": begun.seed_hash})]


def _shown(name: str, at: int) -> str:
    """A name out of a record, made fit to be shown."""
    try:
        return fit_name(name[:LONGEST_NAME])
    except SeatError:
        return f"Seat {at + 1}"


def _absence(wanted: Mapping[str, Any]) -> dict[str, Any]:
    after = wanted.get("after")
    if after is not None:
        if isinstance(after, bool) or not isinstance(after, int | float):
            raise SeatError("the time after which a bot plays for somebody is a number of seconds, or null for never")
        if not SHORTEST_ABSENCE <= after <= LONGEST_ABSENCE:
            raise SeatError(f"a bot can play for somebody after {SHORTEST_ABSENCE:.0f} seconds to 60 days")
    return {"after": after, "level": check_level(wanted.get("level", "player"))}
