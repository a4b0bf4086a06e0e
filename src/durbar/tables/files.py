"""Reads record files, writes them atomically, and names the folder for the user's data."""

from __future__ import annotations

import json
import os
import tempfile
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from durbar.games.errors import RecordError
from durbar.games.game import Game
from durbar.games.message import Message
from durbar.games.record import read_record, replay

MAX_RECORD_BYTES = 16 * 2**20
"""The largest size of a record, in bytes."""


def data_folder() -> Path:
    """Return Durbar's folder in the user's data directory. It need not exist yet."""
    data = os.environ.get("XDG_DATA_HOME", "")
    # the XDG specification says to ignore a relative path
    base = Path(data) if data and Path(data).is_absolute() else Path.home() / ".local" / "share"
    return base / "durbar"


def read(path: str | Path) -> dict[str, Any]:
    """Return the record in a file. Its format is checked, but its moves are not replayed.

    Raise `RecordError` if the file cannot be read or the format is invalid.
    """
    path = Path(path)
    try:
        if path.stat().st_size > MAX_RECORD_BYTES:
            raise RecordError(
                "tables.in-file", path=str(path), why=Message("tables.too-large", {"most": MAX_RECORD_BYTES})
            )
        raw = path.read_bytes()
    except OSError as error:
        raise RecordError("tables.in-file", path=str(path), why=error.strerror or str(error)) from None
    try:
        return read_record(raw)
    except RecordError as error:
        raise RecordError("tables.in-file", path=str(path), why=error) from error


def load(path: str | Path) -> Game:
    """Return the game of a record file. Raise `RecordError` if the record is invalid or does not replay."""
    record = read(path)
    try:
        return replay(record)
    except RecordError as error:
        raise RecordError("tables.in-file", path=str(path), why=error) from error


def save(game: Game, path: str | Path, seats: Sequence[str] | None = None) -> None:
    """Write a game's record. An existing file is replaced only once the new one is on disk."""
    write_whole(Path(path), json.dumps(game.record(seats), indent=1, ensure_ascii=False) + "\n")


def write_whole(path: Path, text: str) -> None:
    """Write a text file atomically: after a crash it has either the old or the new contents."""
    handle, draft = tempfile.mkstemp(dir=path.parent, prefix=f".{path.name}.")
    try:
        with os.fdopen(handle, "w", encoding="utf-8") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        mask = os.umask(0)  # mkstemp restricts the permissions; apply the user's default ones
        os.umask(mask)
        Path(draft).chmod(0o666 & ~mask)
        Path(draft).replace(path)
    except BaseException:
        Path(draft).unlink(missing_ok=True)
        raise
