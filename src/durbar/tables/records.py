"""Reads and writes files of records: one JSON document, or one document per line."""

from __future__ import annotations

import json
import os
import stat
from collections.abc import Iterator
from pathlib import Path
from types import TracebackType
from typing import Any

from durbar.games.errors import RecordError
from durbar.games.record import read_record
from durbar.tables.files import MAX_RECORD_BYTES


def records_in(path: Path) -> Iterator[tuple[str, dict[str, Any] | RecordError]]:
    """Yield each record in a file: its path and line for messages, and its contents or the error in it.

    Raise `OSError` if the file cannot be read.

    A file whose name ends in ``.jsonl``, or whose first line is a complete document, has one record per line. Any other
    file is one record.
    """
    with path.open("rb") as file:
        line = file.readline(MAX_RECORD_BYTES + 1)
        if path.suffix != ".jsonl" and not _is_json(line):
            text = line + file.read(max(0, MAX_RECORD_BYTES + 1 - len(line)))
            if text.strip():
                yield str(path), _read(text)
            return
        number = 0
        while line:
            number += 1
            if line.strip():
                yield f"{path}:{number}", _read(line)
            if len(line) > MAX_RECORD_BYTES:
                return
            line = file.readline(MAX_RECORD_BYTES + 1)


def _is_json(line: bytes) -> bool:
    """Return whether a line is a complete JSON document."""
    try:
        json.loads(line)
    except (ValueError, RecursionError):
        return False
    return True


def _read(text: bytes) -> dict[str, Any] | RecordError:
    """Return the record in a text, or the error that makes it invalid."""
    if len(text) > MAX_RECORD_BYTES:
        return RecordError("tables.too-large", most=MAX_RECORD_BYTES)
    try:
        return read_record(text)
    except RecordError as error:
        return error


class RecordLines:
    """A file to which records are appended, one per line. It never contains an incomplete line."""

    def __init__(self, path: Path, overwrite: bool = False) -> None:
        self.path = path
        self.count = 0
        self._file = path.open("wb" if overwrite else "xb", buffering=0)
        self._is_regular_file = stat.S_ISREG(os.fstat(self._file.fileno()).st_mode)
        self._complete_bytes = 0
        """The number of bytes of the complete lines."""

    def add(self, line: bytes) -> None:
        """Write a line. If that fails, for example because the disk is full, remove the part already written."""
        try:
            rest = memoryview(line)
            while rest:
                rest = rest[self._file.write(rest) :]
        except BaseException:
            if self._is_regular_file:
                self._file.truncate(self._complete_bytes)
                self._file.seek(self._complete_bytes)
            raise
        self._complete_bytes += len(line)
        self.count += 1

    def __enter__(self) -> RecordLines:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._file.close()
