"""Whether a server that has ended has lost anything: its logs against what people were told."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path

from durbar.tables.log import Entry
from durbar.tables.table import Table

Acknowledged = Sequence[tuple[str, int, str]]


def what_is_lost(database: Path, acknowledged: Acknowledged, heard: Mapping[str, int]) -> Iterator[str]:
    """Everything that is not as it should be: nothing, if all is well."""
    logs = read_logs(database)
    for table, version, move in acknowledged:
        entry = next((one for one in logs.get(table, ()) if one.version == version), None)
        if entry is None or entry.kind != "moved" or entry.body["move"] != move:
            yield f"the move {move}, version {version} of {table}, was acknowledged and is not in the log: {entry}"
    for table, version in heard.items():
        if version > len(logs.get(table, ())):
            yield f"a stream told of version {version} of {table}, which has {len(logs.get(table, ()))}"
    for table, log in logs.items():
        try:
            Table(log)
        except Exception as error:  # whatever it is, it is what this is to find
            yield f"the log of {table} does not play out: {error!r}"


def read_logs(database: Path) -> dict[str, list[Entry]]:
    """The entries of every table, without the server's own way of reading them."""
    logs: dict[str, list[Entry]] = {}
    asked = "SELECT table_id, kind, body, version, at, key FROM entries ORDER BY table_id, version"
    connection = sqlite3.connect(f"file:{database}?mode=ro", uri=True)
    try:
        for table, kind, body, version, at, key in connection.execute(asked):
            logs.setdefault(table, []).append(Entry(kind, json.loads(body), version, at, key))
    finally:
        connection.close()
    return logs
