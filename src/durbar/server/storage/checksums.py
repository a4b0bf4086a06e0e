"""Checksums in a backup: for the rows of each game table, for the rows that belong to no game table, and for the whole
file.

The checksums are in a database table of the backup. The checksum of the file is the SHA-256 of all its bytes, with
zeros in place of the checksum itself. It detects any changed bit. The checksums of the rows show which game tables are
damaged.
"""

from __future__ import annotations

import json
import mmap
import os
import secrets
import sqlite3
from collections import Counter
from contextlib import closing
from hashlib import sha256
from pathlib import Path
from typing import Any

from durbar.server.storage.async_sqlite import decode_text
from durbar.server.storage.schema import CHECKSUM_TABLE, VERSION_TABLE

FILE = "file"
"""The name of the checksum of the whole file."""
UNREADABLE = (sqlite3.DatabaseError, UnicodeDecodeError)
"""The exceptions of the driver for a damaged file. `UnicodeDecodeError` is raised if SQLite's error message quotes a
damaged name.
"""
CHUNK_BYTES = 1 << 20
"""The number of bytes that are hashed at a time."""


def add_checksums(path: Path) -> None:
    """Add checksums to a backup. No program may have the file open, and it must have no write-ahead log."""
    placeholder = secrets.token_hex(sha256().digest_size)
    with closing(_connect(path)) as connection, connection:
        checksums = _row_checksums(connection)
        connection.execute(f"CREATE TABLE {CHECKSUM_TABLE} (name TEXT PRIMARY KEY, sha256 TEXT NOT NULL)")
        connection.executemany(f"INSERT INTO {CHECKSUM_TABLE} VALUES (?, ?)", [*checksums.items(), (FILE, placeholder)])
    offset, checksum = _file_checksum(path, placeholder)
    with path.open("r+b") as file:
        file.seek(offset)
        file.write(checksum.encode())
        file.flush()
        os.fsync(file.fileno())


def damaged_parts(path: Path) -> list[str] | None:
    """Return the names of the damaged parts of a backup: ids of game tables, names of database tables whose rows belong
    to no game table, and `FILE`. Return None if the backup was made by an older version of Durbar, without checksums.

    Raise one of `UNREADABLE` if SQLite cannot read the file.
    """
    with closing(_connect(path)) as connection:
        # The schema contains the name of the checksum table several times, so one changed bit cannot hide it.
        schema = [str(part) for row in connection.execute("SELECT * FROM sqlite_master") for part in row]
        if not any(CHECKSUM_TABLE in part for part in schema):
            return None
        stored = dict(connection.execute(f"SELECT name, sha256 FROM {CHECKSUM_TABLE}"))
        computed = _row_checksums(connection)
    stored_file_checksum = stored.pop(FILE, None)
    damaged = [name for name in {**stored, **computed} if stored.get(name) != computed.get(name)]
    if not isinstance(stored_file_checksum, str):
        return [*damaged, FILE]
    _, file_checksum = _file_checksum(path, stored_file_checksum)
    return damaged if file_checksum == stored_file_checksum else [*damaged, FILE]


def _connect(path: Path) -> sqlite3.Connection:
    connection = sqlite3.connect(path)
    connection.text_factory = decode_text
    return connection


def _table_names(connection: sqlite3.Connection) -> list[str]:
    return [name for (name,) in connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'")]


def _row_checksums(connection: sqlite3.Connection) -> dict[str, str]:
    """Return a checksum for the rows of each game table, by its id. Rows that belong to no game table have one checksum
    for each database table, by its name.
    """
    sums: Counter[str] = Counter()
    for table in _table_names(connection):
        if table in {CHECKSUM_TABLE, VERSION_TABLE}:
            continue
        cursor = connection.execute(f'SELECT * FROM "{table}"')
        columns = [column[0] for column in cursor.description]
        id_index = next((columns.index(name) for name in ("table_id", "id") if name in columns), None)
        for row in cursor:
            # A sum does not depend on the order of the rows.
            sums[table if id_index is None else str(row[id_index])] += int.from_bytes(_hash_row(table, row))
    return {name: f"{total % 2**256:064x}" for name, total in sums.items()}


def _hash_row(table: str, row: tuple[Any, ...]) -> bytes:
    return sha256(json.dumps([table, *row], default=repr).encode()).digest()


def _file_checksum(path: Path, value: str) -> tuple[int, str]:
    """Return the offset of ``value`` in the file, and the checksum of the file with zeros in place of ``value``. If the
    file does not contain ``value`` exactly once, the checksum is empty.
    """
    searched = value.encode()
    with path.open("rb") as file, mmap.mmap(file.fileno(), 0, access=mmap.ACCESS_READ) as content:
        offset = content.find(searched)
        if not searched or offset < 0 or content.find(searched, offset + 1) >= 0:
            return offset, ""
        digest = sha256()
        for start, end in ((0, offset), (offset + len(searched), len(content))):
            for chunk_start in range(start, end, CHUNK_BYTES):
                digest.update(content[chunk_start : min(chunk_start + CHUNK_BYTES, end)])
            if end == offset:
                digest.update(bytes(len(searched)))  # zeros in place of the value
    return offset, digest.hexdigest()
