"""The journal: the append-only logs of all tables. Each write also updates the row from which lists show the table."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass
from typing import Any

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from durbar.server.storage.engine import DamagedRow
from durbar.server.storage.row_checks import MAX_INTEGER, is_valid_row
from durbar.server.storage.schema import entries, openings, tables
from durbar.server.summary import summary
from durbar.tables.log import Entry
from durbar.tables.table import Table


@dataclass(frozen=True)
class ExtraWrite:
    """An additional write in the transaction of an action, and a callback that updates memory right after the commit,
    while the table is locked. Both get the table's id.
    """

    write: Callable[[AsyncConnection, str], Awaitable[None]]
    after_commit: Callable[[str], None] = lambda _: None


class NoSuchTable(LookupError):
    """The table does not exist."""


BATCH_ROWS = 500
"""How many entries of a log are read at a time."""

# Constructed once: building a statement takes longer than executing it.
_INSERT_ENTRIES = entries.insert()
_UPDATE_TABLE = tables.update().where(tables.c.id == sa.bindparam("table"))


async def last_serial(connection: AsyncConnection) -> int:
    """Return the highest valid serial in the database; 0 if there are no entries."""
    highest = sa.select(sa.func.max(entries.c.serial)).where(entries.c.serial < MAX_INTEGER)
    return int((await connection.scalar(highest)) or 0)


async def read_log(connection: AsyncConnection, id: str) -> tuple[list[Entry], int]:
    """Return the log of a table and the serial of its last entry. If there is no such table, the log is empty.

    Raise `DamagedRow` if a row contains a value that the server never writes.
    """
    columns = (entries.c.kind, entries.c.body, entries.c.version, entries.c.at, entries.c.key, entries.c.serial)
    # Entries without a row in `tables` are ignored, because nothing could be appended to such a log.
    query = sa.select(*columns).join(tables).where(entries.c.table_id == id).order_by(entries.c.version)
    log: list[Entry] = []
    serial = 0
    async for rows in (await connection.stream(query)).partitions(BATCH_ROWS):
        for row in rows:
            if not is_valid_row(row, columns):
                raise DamagedRow("server.storage.damaged-entry", number=len(log) + 1)
            log.append(entry := Entry(*row[:-1]))
            if not entry.is_valid:
                raise DamagedRow("server.storage.damaged-entry", number=len(log))
        serial = rows[-1].serial
        await asyncio.sleep(0)  # decoding a long log takes long, so other requests get a turn
    return log, serial


async def open_to_watch(connection: AsyncConnection, id: str) -> bool:
    """Return whether everyone may watch a table; False if there is no such table."""
    name = id if id.isascii() and id.isalnum() else ""  # PostgreSQL rejects some characters
    return bool(await connection.scalar(sa.select(tables.c.open_to_watch).where(tables.c.id == name)))


async def table_created_with(connection: AsyncConnection, key: str) -> str | None:
    """Return the table that was created with an idempotency key; None if there is none."""
    table = await connection.scalar(sa.select(openings.c.table_id).where(openings.c.key == key))
    return None if table is None else str(table)


def rematch_key(id: str) -> str:
    """Return the idempotency key of a table's rematch. Because of this key a table has only one rematch."""
    return f"again {id}"


async def create_log(connection: AsyncConnection, id: str, table: Table, serial: int, key: str | None = None) -> None:
    """Store a new table. ``serial`` is the serial of its last entry."""
    terms, log = table.terms, table.log
    never_changed = {"kind": terms["kind"], "game": terms["record"]["game"], "open_to_watch": terms["open_to_watch"]}
    row = {"id": id, "created": log[0].at, **never_changed, **facts_of(table, serial)}
    await connection.execute(tables.insert().values(**row))
    await connection.execute(_INSERT_ENTRIES, _rows(id, log, serial))
    if key is not None:
        await connection.execute(openings.insert().values(key=key, table_id=id))


async def append_to_log(
    connection: AsyncConnection, id: str, new_entries: Sequence[Entry], after: Table, serial: int
) -> None:
    """Append entries to a table's log. ``after`` is the table with these entries, ``serial`` that of the last entry."""
    if new_entries:
        facts = {"table": id, **facts_of(after, serial)}
        await connection.run_sync(_append_and_update, _rows(id, new_entries, serial), facts)


def _append_and_update(connection: sa.Connection, rows: list[dict[str, Any]], facts: dict[str, Any]) -> None:
    """Execute both statements in one greenlet, because a switch of greenlets takes as long as both statements."""
    connection.execute(_INSERT_ENTRIES, rows)
    connection.execute(_UPDATE_TABLE, facts)


async def remove_log(connection: AsyncConnection, id: str) -> None:
    """Delete a table and all of its data."""
    await connection.execute(tables.delete().where(tables.c.id == id))


def _rows(id: str, log_entries: Sequence[Entry], serial: int) -> list[dict[str, Any]]:
    """Return the rows of log entries for the database. ``serial`` is the serial of the last entry."""
    first_serial = serial - len(log_entries) + 1
    return [
        {
            "table_id": id,
            "version": entry.version,
            "serial": first_serial + n,
            "at": entry.at,
            "kind": entry.kind,
            "body": dict(entry.body),
            "key": entry.key,
        }
        for n, entry in enumerate(log_entries)
    ]


def facts_of(table: Table, serial: int) -> dict[str, Any]:
    """Return the columns of a table's row in `tables` that follow from its log."""
    return {
        "stage": table.stage,
        "version": table.version,
        "serial": serial,
        "turn": table.turn,
        "due": table.alarm,
        "changed": table.log[-1].at,
        "summary": summary(table),
    }
