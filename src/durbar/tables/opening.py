"""Opens tables: for a new game, on a record, or as a branch of a finished game."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from durbar.games.errors import RecordError
from durbar.games.game import Game
from durbar.games.record import replay
from durbar.tables.actions import ActionRefused
from durbar.tables.deal import read_receipt
from durbar.tables.log import Entry
from durbar.tables.saving import taken_back_in
from durbar.tables.seats import LONGEST_NAME, Seat, SeatError, check_level, fit_name, person

SHORTEST_ABSENCE = 10.0
"""The least time, in seconds, after which a bot plays for an absent person."""
LONGEST_ABSENCE = 60.0 * 86400
"""The most time, in seconds, after which a bot plays for an absent person."""
MOST_TAKEN_BACK = 1_000
"""How often moves may have been taken back in an imported record. A table in memory contains a list of these moves."""
MOST_MOVES_TAKEN_BACK = 5_000
"""The most moves in total that may have been taken back in an imported record."""
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
    """Return the entry that opens a table for a new game.

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
    """Return the entry that opens a table on a record: for analysis, or as a finished game."""
    game = replay(record)
    if not analysis and game.outcome is None:
        raise RecordError("tables.keep-unfinished")
    seats = [dict(vars(person(_valid_name(name, seat)))) for seat, name in enumerate(record["seats"])]
    checked = {**game.record(), "taken_back": [] if analysis else _limited_taken_back(record)}
    if (receipt := read_receipt(record)) is not None:
        checked["receipt"] = receipt
    terms = {
        "kind": "analysis" if analysis else "game",
        "record": checked,
        "seats": seats,
        "bot_seed": 0,
        "absence": _check_absence({}),
        "hints": True,
        "open_to_watch": False,
    }
    return [Entry("opened", terms)]


def _limited_taken_back(record: dict[str, Any]) -> list[dict[str, Any]]:
    """Return the moves taken back in a record; raise `RecordError` if an untrusted record has too many."""
    taken_back = taken_back_in(record)
    moves = [move for item in taken_back for move in item["moves"]]
    if (
        len(taken_back) > MOST_TAKEN_BACK
        or len(moves) > MOST_MOVES_TAKEN_BACK
        or any(len(move) > LONGEST_MOVE for move in moves)
    ):
        raise RecordError("tables.too-much-taken-back")
    return taken_back


def open_branch(
    record: dict[str, Any], number: int, seats: Sequence[Seat], *, bot_seed: int, finished_table: str
) -> list[Entry]:
    """Return the entries that open and start a table on which a finished game is continued after move ``number``.

    The hidden cards stay the same. ``finished_table`` is the id of the table of the finished game. The new game does
    not count in statistics, because its players may have seen the hidden cards.
    """
    game = replay(record)
    if game.outcome is None:
        raise ActionRefused("tables.branch-unfinished")
    if not 0 <= number < game.number:
        raise ActionRefused("tables.branch-moves", most=game.number - 1)
    branch = game.at(number)
    terms = {
        "kind": "game",
        "record": branch.record(),
        "seats": [dict(vars(seat)) for seat in seats],
        "bot_seed": bot_seed,
        "absence": _check_absence({}),
        "hints": True,
        "open_to_watch": False,
        "counted": False,
        "branch": {"table": finished_table, "number": number},
    }
    return [Entry("opened", terms), Entry("started", {"hash": branch.seed_hash})]


def _valid_name(name: str, seat: int) -> str:
    """Return a name from a record, shortened and cleaned so that it is valid; ``Seat N`` if nothing of it is left."""
    try:
        return fit_name(name[:LONGEST_NAME])
    except SeatError:
        return f"Seat {seat + 1}"


def _check_absence(requested: Mapping[str, Any]) -> dict[str, Any]:
    """Return the terms for absent people with their defaults; raise `SeatError` if they are not valid."""
    after = requested.get("after")
    if after is not None:
        if isinstance(after, bool) or not isinstance(after, int | float):
            raise SeatError("tables.absence-is-a-number")
        if not SHORTEST_ABSENCE <= after <= LONGEST_ABSENCE:
            raise SeatError("tables.absence", seconds=int(SHORTEST_ABSENCE), days=int(LONGEST_ABSENCE) // 86400)
    return {"after": after, "level": check_level(requested.get("level", "player"))}
