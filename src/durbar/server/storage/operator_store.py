"""Reads and writes the operator's data: reports, bans and mutes, the audit log, the announcement and the password."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from durbar.server.storage.row_checks import MAX_INTEGER, is_valid, is_valid_row, valid_rows
from durbar.server.storage.schema import audit, reports, restrictions, server_state, tables

LISTED = (tables.c.id, tables.c.game, tables.c.created, tables.c.changed, tables.c.summary)
"""The columns that are read for each game table in a list."""


@dataclass(frozen=True)
class Operator:
    """The person who performs an action, and the reason. ``name`` is the name of the operating system's user."""

    name: str
    reason: str = ""


async def next_number(connection: AsyncConnection, table: sa.Table) -> int:
    """Return the next number of a database table. Only one task writes, so no other row gets the same number."""
    valid = table.c.number < MAX_INTEGER
    return int(await connection.scalar(sa.select(sa.func.max(table.c.number)).where(valid)) or 0) + 1


async def add_numbered(connection: AsyncConnection, table: sa.Table, **columns: Any) -> int:
    """Insert a row with the next number, and return the number."""
    number = await next_number(connection, table)
    await connection.execute(table.insert().values(number=number, **columns))
    return number


async def add_audit(connection: AsyncConnection, at: float, operator: Operator, action: str, target: str) -> None:
    """Append to the audit log."""
    await add_numbered(
        connection, audit, at=at, action=action, target=target, operator=operator.name, reason=operator.reason
    )


async def read_audit(connection: AsyncConnection) -> list[dict[str, Any]]:
    """Return the audit log, oldest first."""
    return await _read_all(connection, audit)


async def read_reports(
    connection: AsyncConnection, *, table: str | None = None, with_resolved: bool = True
) -> list[dict[str, Any]]:
    """Return the reports, oldest first."""
    conditions = [] if table is None else [reports.c.table_id == table]
    if not with_resolved:
        conditions.append(reports.c.resolved.is_(None))
    return await _read_all(connection, reports, *conditions)


async def read_restrictions(connection: AsyncConnection) -> list[dict[str, Any]]:
    """Return the bans and mutes, oldest first. Some may have ended."""
    return await _read_all(connection, restrictions)


async def _read_all(connection: AsyncConnection, table: sa.Table, *conditions: Any) -> list[dict[str, Any]]:
    """Return the valid rows that meet all conditions, in the order of the column ``number``."""
    rows = (await connection.execute(sa.select(table).where(*conditions).order_by(table.c.number))).all()
    return [row._asdict() for row in valid_rows(rows, *table.columns)]


async def read_state(connection: AsyncConnection) -> dict[str, dict[str, Any]]:
    """Return the stored state of the whole server by its keys. A damaged value is returned as ``{"damaged": True}``. If
    it were left out, a server with a damaged password would seem to have no password.
    """
    rows = (await connection.execute(sa.select(server_state))).all()
    return {
        row.key: row.value if is_valid(server_state.c.value, row.value) else {"damaged": True}
        for row in rows
        if is_valid(server_state.c.key, row.key)
    }


async def write_state(connection: AsyncConnection, key: str, value: dict[str, Any] | None) -> None:
    """Store a part of the state of the whole server; None deletes it."""
    await connection.execute(server_state.delete().where(server_state.c.key == key))
    if value is not None:
        await connection.execute(server_state.insert().values(key=key, value=value))


async def search_tables(connection: AsyncConnection, text: str, most: int) -> list[dict[str, Any]]:
    """Return public facts of the newest tables that match a text: their id begins with it, it is the name of their
    game, or the name of one of their players contains it.
    """
    wanted = text.casefold()
    found: list[dict[str, Any]] = []
    async for row in await connection.stream(sa.select(*LISTED).order_by(tables.c.created.desc(), tables.c.id)):
        facts = _public_facts(row)
        names = [str(seat["name"]).casefold() for seat in facts["seats"]]
        if row.id.startswith(wanted) or row.game.casefold() == wanted or any(wanted in name for name in names):
            found.append(facts)
            if len(found) >= most:
                break
    return found


async def read_table_facts(connection: AsyncConnection, id: str) -> dict[str, Any] | None:
    """Return public facts of a table; None if there is no such table."""
    row = (await connection.execute(sa.select(*LISTED).where(tables.c.id == id))).first()
    return None if row is None else _public_facts(row)


def _public_facts(row: Any) -> dict[str, Any]:
    """Return what spectators may know of a table. Only named fields are copied, so that no other field leaks."""
    summary = row.summary if is_valid_row(row, LISTED) else {}
    seats = summary.get("seats")
    return {
        "table": row.id,
        "game": row.game,
        "edition": summary.get("edition"),
        "kind": summary.get("kind"),
        "stage": summary.get("stage", "damaged"),
        "closed": summary.get("closed", False),
        "created": row.created,
        "changed": row.changed,
        "moves": summary.get("moves", 0),
        "scores": summary.get("scores"),
        "seats": [
            {"name": seat.get("name", ""), "who": seat.get("who", "open")}
            for seat in (seats if isinstance(seats, list) else [])
            if isinstance(seat, dict)
        ],
    }
