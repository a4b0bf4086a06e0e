"""Files of records: one JSON document, or many with one a line. Whoever writes such a file leaves whole lines in it."""

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
from durbar.tables.files import LARGEST


def records_in(path: Path) -> Iterator[tuple[str, dict[str, Any] | RecordError]]:
    """Every record of a file with its place, or what is wrong there. `OSError` if the file cannot be read.

    A file whose name ends in ``.jsonl``, or whose first line is a whole document, has one record a line; any other file
    is one record.
    """
    with path.open("rb") as file:
        line = file.readline(LARGEST + 1)
        if path.suffix != ".jsonl" and not _is_whole(line):
            text = line + file.read(max(0, LARGEST + 1 - len(line)))
            if text.strip():
                yield str(path), _read(text)
            return
        number = 0
        while line:
            number += 1
            if line.strip():
                yield f"{path}:{number}", _read(line)
            if len(line) > LARGEST:
                return
            line = file.readline(LARGEST + 1)


def _is_whole(line: bytes) -> bool:
    try:
        json.loads(line)
    except (ValueError, RecursionError):
        return False
    return True


def _read(text: bytes) -> dict[str, Any] | RecordError:
    if len(text) > LARGEST:
        return RecordError("tables.too-large", most=LARGEST)
    try:
        return read_record(text)
    except RecordError as error:
        return error


class RecordLines:
    """A file to which records are added, one a line. Whatever happens, whole lines are in it."""

    def __init__(self, path: Path, overwrite: bool = False) -> None:
        self.path = path
        self.count = 0
        self._file = path.open("wb" if overwrite else "xb", buffering=0)
        self._regular = stat.S_ISREG(os.fstat(self._file.fileno()).st_mode)
        self._whole = 0

    def add(self, line: bytes) -> None:
        """Write one line; when that fails (the disk is full, say) nothing of it stays."""
        try:
            rest = memoryview(line)
            while rest:
                rest = rest[self._file.write(rest) :]
        except BaseException:
            if self._regular:
                self._file.truncate(self._whole)
                self._file.seek(self._whole)
            raise
        self._whole += len(line)
        self.count += 1

    def __enter__(self) -> RecordLines:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._file.close()
