"""Saves tables as files, and names the folder for these files.

A file is a record with an additional field ``table``, which lists the bots. A program that reads records can read
these files too; it ignores that field.
"""

from __future__ import annotations

import json
from datetime import datetime
from pathlib import Path
from typing import Any

from durbar.games.datafile import printable, short_repr
from durbar.games.errors import RecordError
from durbar.games.record import replay
from durbar.tables.files import data_folder, read, write_whole
from durbar.tables.seats import LONGEST_NAME, Seat
from durbar.tables.table import Table


def save_table(table: Table, path: str | Path) -> None:
    """Write a table to a file. An existing file is replaced only once the new one is on disk."""
    record = table.full_record()
    record["table"] = {"bots": [seat.plays for seat in table.seats], "bot_seed": table.bot_seed}
    write_whole(Path(path), json.dumps(record, indent=1, ensure_ascii=False) + "\n")


def load_table(path: str | Path) -> Table:
    """Return the table in a file.

    If the file has no field ``table``, all seats belong to people. Raise `RecordError` if the file is invalid.
    """
    record = read(path)
    try:
        players = record["players"]
        bots, seed = _check_table_field(record.get("table", {"bots": [None] * players, "bot_seed": 0}), players)
        names = [printable(name, LONGEST_NAME) or f"Seat {number}" for number, name in enumerate(record["seats"], 1)]
        seats = [Seat(name, bot) for name, bot in zip(names, bots, strict=True)]
        return Table.local(replay(record), seats, bot_seed=seed, taken_back=taken_back_in(record))
    except RecordError as error:
        raise RecordError("tables.in-file", path=str(path), why=error) from error


def _check_table_field(field: Any, players: int) -> tuple[list[str | None], int]:
    """Check the field ``table`` and return the bots and their seed."""
    if not isinstance(field, dict):
        raise RecordError("tables.wrong-part", part="table", found=short_repr(field))
    bots, seed = field.get("bots"), field.get("bot_seed")
    if (
        not isinstance(bots, list)
        or len(bots) != players
        or not all(bot is None or isinstance(bot, str) for bot in bots)
    ):
        raise RecordError("tables.bots-of-seats", seats=players, found=short_repr(bots))
    if not isinstance(seed, int) or isinstance(seed, bool):
        raise RecordError("tables.seed-of-bots", found=short_repr(seed))
    return bots, seed


def taken_back_in(record: dict[str, Any]) -> list[dict[str, Any]]:
    """Return the moves taken back in a record; raise `RecordError` if the format is wrong."""
    taken_back = record.get("taken_back", [])
    types = {"after": int, "seat": int, "moves": list}
    if not isinstance(taken_back, list) or not all(
        isinstance(item, dict)
        and all(isinstance(item.get(name), type) for name, type in types.items())
        and all(isinstance(move, str) and move.isprintable() for move in item["moves"])
        for item in taken_back
    ):
        raise RecordError("tables.wrong-part", part="taken_back", found=short_repr(taken_back))
    return [{name: item[name] for name in types} for item in taken_back]


# -- the folder -------------------------------------------------------------------------------------------------------
def tables_folder() -> Path:
    """Return the folder for tables in the user's data directory, and create the folder if it does not exist."""
    folder = data_folder() / "tables"
    folder.mkdir(parents=True, exist_ok=True)
    return folder


def new_path(game: str) -> Path:
    """Create an empty file for a new table and return its path. No other table can get the same path."""
    folder = tables_folder()
    stem = f"{game}-{datetime.now():%Y-%m-%d-%H%M%S}"
    number = 1
    while True:
        path = folder / f"{stem}{'' if number == 1 else f'-{number}'}.json"
        try:
            path.touch(exist_ok=False)
        except FileExistsError:
            number += 1
        else:
            return path


def latest_table() -> Path:
    """Return the file of the unfinished table that was played last; raise `RecordError` if there is none."""
    folder = tables_folder()
    for path in sorted(folder.glob("*.json"), key=lambda path: path.stat().st_mtime, reverse=True):
        try:
            if read(path)["result"] is None:
                return path
        except RecordError:
            continue
    raise RecordError("tables.no-unfinished", folder=str(folder))
