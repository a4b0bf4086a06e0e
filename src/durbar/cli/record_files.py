"""Reads one record from a file that contains one record or several."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from durbar.cli.arguments import printable
from durbar.cli.i18n import translate


def load_record(path: Path, number: int) -> tuple[dict[str, Any], list[str]]:
    """Read record ``number`` of a file, and replay it to check it. Return the record, and the players' names in a form
    that is safe to print.
    """
    from durbar.cli.errors import file_error
    from durbar.games.errors import RecordError
    from durbar.games.record import replay
    from durbar.tables.records import records_in

    count = 0
    try:
        for place, record in records_in(path):
            count += 1
            if count < number:
                continue
            try:
                if isinstance(record, RecordError):
                    raise record
                replay(record)
                names = [printable(" ".join(name.split()), 24) for name in record["seats"]]
                return record, [name or translate("seat-number", number=seat) for seat, name in enumerate(names, 1)]
            except RecordError as error:
                raise RecordError("cli.record-wrong", place=printable(place), problem=error) from error
    except OSError as error:
        raise file_error(path, error) from None
    raise RecordError("cli.no-such-record", path=printable(str(path)), count=count, number=number)
