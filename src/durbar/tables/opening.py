"""Opens tables: for a new game, on a record, or as a branch of a finished game."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from durbar.games.errors import RecordError
from durbar.games.game import Game
from durbar.games.record import replay
from durbar.tables.actions import ActionRefused
from durbar.tables.log import Entry
from durbar.tables.saving import taken_back_in
from durbar.tables.seats import LONGEST_NAME, Seat, SeatError, check_level, fit_name, person

SHORTEST_ABSENCE = 10.0
LONGEST_ABSENCE = 60.0 * 86400
MOST_TAKEN_BACK = 1_000
"""The most requests to take back in an imported record. They stay in memory with the table."""
MOST_MOVES_TAKEN_BACK = 5_000
"""The most moves that were taken back in an imported record."""
LONGEST_MOVE = 60
"""The most characters of a move in notation."""


def open_table(
    game: Game,
    seats: Sequence[Seat],
    *,
    bot_seed: int,
    absence: Mapping[str, Any] | None = None,
    hints: bool = True,
    open_to_watch: bool = False,
) -> list[Entry]:
    """Open a table for a new game.

    ``absence`` has ``after``, the seconds after which a bot plays for a person who does not move (None: never), and
    ``level``, the level of that bot.
    """
    setting = game.setting
    if game.number:
        raise SeatError("tables.open-begun")
    if len(seats) != setting.players:
        raise SeatError("tables.number-of-seats", expected=setting.players, found=len(seats))
    terms = {
        "kind": "game",
        "record": game.record(),
        "seats": [dict(vars(seat)) for seat in seats],
        "bot_seed": bot_seed,
        "absence": _check_absence(absence or {}),
        "hints": hints,
        "open_to_watch": open_to_watch,
    }
    return [Entry("opened", terms)]


def open_record(record: dict[str, Any], analysis: bool) -> list[Entry]:
    """Open a table on a record: for analysis, or as a finished game."""
    game = replay(record)
    if not analysis and game.outcome is None:
        raise RecordError("tables.keep-unfinished")
    seats = [dict(vars(person(_valid_name(name, at)))) for at, name in enumerate(record["seats"])]
    known = {**game.record(), "taken_back": [] if analysis else _taken_back(record)}
    terms = {
        "kind": "analysis" if analysis else "game",
        "record": known,
        "seats": seats,
        "bot_seed": 0,
        "absence": _check_absence({}),
        "hints": True,
        "open_to_watch": False,
    }
    return [Entry("opened", terms)]


def _taken_back(record: dict[str, Any]) -> list[dict[str, Any]]:
    """Return the moves taken back in a record. Records are untrusted input, so their number is limited."""
    taken_back = taken_back_in(record)
    moves = [move for one in taken_back for move in one["moves"]]
    if (
        len(taken_back) > MOST_TAKEN_BACK
        or len(moves) > MOST_MOVES_TAKEN_BACK
        or any(len(move) > LONGEST_MOVE for move in moves)
    ):
        raise RecordError("tables.too-much-taken-back")
    return taken_back


def open_branch(record: dict[str, Any], number: int, seats: Sequence[Seat], *, bot_seed: int, of: str) -> list[Entry]:
    """Open and start a table that continues a finished game after move ``number``, with the same hidden cards.

    ``of`` is the id of the table of that game. The new game does not count in statistics, because its players may have
    seen the hidden cards.
    """
    game = replay(record)
    if game.outcome is None:
        raise ActionRefused("tables.branch-unfinished")
    if not 0 <= number < game.number:
        raise ActionRefused("tables.branch-moves", most=game.number - 1)
    begun = game.at(number)
    terms = {
        "kind": "game",
        "record": begun.record(),
        "seats": [dict(vars(seat)) for seat in seats],
        "bot_seed": bot_seed,
        "absence": _check_absence({}),
        "hints": True,
        "open_to_watch": False,
        "counted": False,
        "branch": {"table": of, "number": number},
    }
    return [Entry("opened", terms), Entry("started", {"hash": begun.seed_hash})]


def _valid_name(name: str, at: int) -> str:
    """Return a valid name for a seat of a record."""
    try:
        return fit_name(name[:LONGEST_NAME])
    except SeatError:
        return f"Seat {at + 1}"


def _check_absence(requested: Mapping[str, Any]) -> dict[str, Any]:
    after = requested.get("after")
    if after is not None:
        if isinstance(after, bool) or not isinstance(after, int | float):
            raise SeatError("tables.absence-is-a-number")
        if not SHORTEST_ABSENCE <= after <= LONGEST_ABSENCE:
            raise SeatError("tables.absence", seconds=int(SHORTEST_ABSENCE), days=int(LONGEST_ABSENCE) // 86400)
    return {"after": after, "level": check_level(requested.get("level", "player"))}
