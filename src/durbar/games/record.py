"""Records. A record is a JSON document from which a game can be replayed."""

from __future__ import annotations

import json
import re
from collections.abc import Sequence
from typing import Any

from durbar.games.datafile import short_repr
from durbar.games.errors import DurbarError, MoveError, NoRoom, RecordError
from durbar.games.game import Game, seed_bytes
from durbar.games.rulebook import Rulebook, Setting, rulebook

FORMAT = 1
"""The version number of the record format."""
# The keys of a record, each with the types its value can have.
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
    """Return the record of a game. ``seats`` are the players' names."""
    setting = game.setting
    if game.seed is None:
        raise RecordError("record.imagined")
    names = list(seats) if seats is not None else [f"Seat {seat + 1}" for seat in range(setting.players)]
    if not all(isinstance(name, str) for name in names):
        raise RecordError("record.names-are-texts", found=short_repr(names))
    if len(names) != setting.players:
        raise RecordError("record.names", players=setting.players, found=len(names))
    outcome = game.outcome
    return {
        "durbar": FORMAT,
        "game": setting.rulebook.name,
        "rules": setting.version,
        "edition": setting.edition,
        "players": setting.players,
        "options": dict(setting.options),
        "board": setting.board.to_dict() if setting.has_custom_board else None,
        "board_hash": setting.board.digest,
        "seats": names,
        "seed": game.seed.hex(),
        "moves": [move.text for move in game.moves],
        "result": outcome.to_json() if outcome else None,
    }


def read_record(text: str | bytes) -> dict[str, Any]:
    """Parse a record and check its keys and types with `check_form`; raise `RecordError` if it is invalid."""
    try:
        record = json.loads(text)
    except (ValueError, RecursionError) as error:
        raise RecordError("record.no-json", why=str(error)) from None
    return check_form(record)


def check_form(record: Any) -> dict[str, Any]:
    """Return the record if it has every key with a value of the right type; raise `RecordError` if not."""
    if not isinstance(record, dict) or "durbar" not in record:
        raise RecordError("record.no-format")
    if record["durbar"] != FORMAT:
        raise RecordError("record.other-format", found=short_repr(record["durbar"]), known=FORMAT)
    for key, kind in _KEYS.items():
        if key not in record:
            raise RecordError("record.no-part", part=key)
        if not isinstance(record[key], kind) or isinstance(record[key], bool):
            raise RecordError("record.wrong-part", part=key, found=short_repr(record[key]))
    for key in ("moves", "seats"):
        for index, entry in enumerate(record[key]):
            if not isinstance(entry, str):
                raise RecordError("record.no-text", part=f"{key}[{index}]", found=short_repr(entry))
    if not re.fullmatch(r"[0-9a-f]{64}", record["seed"]):
        raise RecordError("record.seed")
    if len(record["seats"]) != record["players"]:
        raise RecordError("record.seats", named=len(record["seats"]), players=short_repr(record["players"]))
    return record


def replay(record: dict[str, Any]) -> Game:
    """Return the game of a record; raise `RecordError` if its moves are not legal or lead to another result."""
    check_form(record)
    try:
        book = rulebook(record["game"])
        game = Game.begin(_setting(book, record), seed_bytes(bytes.fromhex(record["seed"])))
    except (RecordError, NoRoom):
        raise
    except DurbarError as error:
        raise RecordError("record.no-setup", why=error) from error
    for number, text in enumerate(record["moves"], 1):
        try:
            game.push(text)
        except MoveError as error:
            raise RecordError("record.no-replay", number=number, why=error) from error
    outcome = game.outcome.to_json() if game.outcome else None
    if outcome != record["result"]:
        found, expected = short_repr(outcome, 200), short_repr(record["result"], 200)
        raise RecordError("record.other-result", found=found, told=expected)
    return game


def _setting(book: Rulebook, record: dict[str, Any]) -> Setting:
    """Return the setting of a record; raise `RecordError` if the hash of its board is not the recorded one."""
    board = book.rules.board_from_dict(record["board"]) if record["board"] is not None else book.rules.standard_board()
    if board.digest != record["board_hash"]:
        raise RecordError("record.standard-board" if record["board"] is None else "record.own-board")
    return book.setting(record["players"], record["edition"], board, record["options"], record["rules"])
