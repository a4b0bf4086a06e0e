"""Records: one JSON document a game. Replaying it gives the same game, always, or says plainly that it cannot."""

from __future__ import annotations

import json
import re
from collections.abc import Sequence
from typing import Any

from durbar.games.errors import DurbarError, MoveError, NoRoom, RecordError
from durbar.games.game import Game, seed_bytes
from durbar.games.rulebook import Rulebook, Setting, rulebook

FORMAT = 1
_KEYS: dict[str, type | tuple[type, ...]] = {
    "durbar": int,
    "game": str,
    "rules": int,
    "edition": str,
    "players": int,
    "options": dict,
    "board": (dict, type(None)),
    "board_hash": str,
    "seats": list,
    "seed": str,
    "moves": list,
    "result": (dict, type(None)),
}


def make_record(game: Game, seats: Sequence[str] | None = None) -> dict[str, Any]:
    """A game as a record."""
    setting = game.setting
    if game.seed is None:
        raise RecordError("an imagined world has no record")
    names = list(seats) if seats is not None else [f"Seat {seat + 1}" for seat in range(setting.players)]
    if not all(isinstance(name, str) for name in names):
        raise RecordError(f"the seats' names are texts, not {names!r:.60}")
    if len(names) != setting.players:
        raise RecordError(f"{setting.players} players have {setting.players} names, not {len(names)}")
    outcome = game.outcome
    return {
        "durbar": FORMAT,
        "game": setting.rulebook.name,
        "rules": setting.rulebook.version,
        "edition": setting.edition,
        "players": setting.players,
        "options": dict(setting.options),
        "board": setting.board.to_dict() if setting.own_board else None,
        "board_hash": setting.board.digest,
        "seats": names,
        "seed": game.seed.hex(),
        "moves": [move.text for move in game.moves],
        "result": outcome.to_json() if outcome else None,
    }


def read_record(text: str | bytes) -> dict[str, Any]:
    """A record out of its text, checked for form; `RecordError` says what is wrong."""
    try:
        record = json.loads(text)
    except (ValueError, RecursionError) as error:
        raise RecordError(f"not a record: it is not whole JSON ({error})") from None
    return check_form(record)


def check_form(record: Any) -> dict[str, Any]:
    """Check that every part of a record is there and of its kind."""
    if not isinstance(record, dict) or "durbar" not in record:
        raise RecordError("not a record of Durbar: it has no 'durbar' format number")
    if record["durbar"] != FORMAT:
        raise RecordError(f"record format {record['durbar']!r} is not known here (this Durbar reads format {FORMAT})")
    for key, kind in _KEYS.items():
        if key not in record:
            raise RecordError(f"the record has no {key!r}")
        if not isinstance(record[key], kind) or isinstance(record[key], bool):
            raise RecordError(f"the record's {key!r} is not as it should be: {record[key]!r:.60}")
    for key in ("moves", "seats"):
        for at, entry in enumerate(record[key]):
            if not isinstance(entry, str):
                raise RecordError(f"the record's {key}[{at}] is not a text: {entry!r:.60}")
    if not re.fullmatch(r"[0-9a-f]{64}", record["seed"]):
        raise RecordError("the record's 'seed' is not 64 hexadecimal digits")
    if len(record["seats"]) != record["players"]:
        raise RecordError(f"the record names {len(record['seats'])} seats for {record['players']} players")
    return record


def replay(record: dict[str, Any]) -> Game:
    """The game of a record. `RecordError` if it does not replay to its own result."""
    check_form(record)
    try:
        book = rulebook(record["game"])
        game = Game.begin(_setting(book, record), seed_bytes(bytes.fromhex(record["seed"])))
    except (RecordError, NoRoom):
        raise
    except DurbarError as error:
        raise RecordError(f"the record cannot be set up: {error}") from error
    other = record["rules"] != book.version
    blame = (
        f" (it was made under version {record['rules']} of the rules; here is version {book.version})" if other else ""
    )
    for number, text in enumerate(record["moves"], 1):
        try:
            game.push(text)
        except MoveError as error:
            raise RecordError(f"the record does not replay{blame}: move {number}: {error}") from error
    outcome = game.outcome.to_json() if game.outcome else None
    if outcome != record["result"]:
        raise RecordError(
            f"the record does not replay to its own result{blame}: {outcome} instead of {record['result']}"
        )
    return game


def _setting(book: Rulebook, record: dict[str, Any]) -> Setting:
    board = book.board_from_dict(record["board"]) if record["board"] is not None else book.standard_board()
    if board.digest != record["board_hash"]:
        own = (
            "its own board is not the one it names" if record["board"] is not None else "the standard board has changed"
        )
        raise RecordError(f"the record's board does not match its hash: {own}")
    return book.setting(record["players"], record["edition"], board, record["options"])
