"""The actions of the operator. A running server and ``durbar admin`` without a server use the same code.

A request is JSON: the name of an action, its arguments, the operator's name and the reason. Each action is stored
together with its entry in the audit log, in one transaction.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Mapping
from dataclasses import asdict, dataclass
from ipaddress import ip_address, ip_network
from typing import Any

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from durbar.games.errors import DurbarError
from durbar.server.services.hub import Hub
from durbar.server.services.moderation import Moderation, PasswordHash
from durbar.server.services.sessions import SessionStore
from durbar.server.services.table_cache import TableCache, TableDamaged
from durbar.server.settings import DAY
from durbar.server.storage import operator_store
from durbar.server.storage.journal import ExtraWrite, NoSuchTable
from durbar.server.storage.operator_store import Operator
from durbar.server.storage.row_checks import is_valid_row
from durbar.server.storage.schema import MAX_SEAT, browsers, reports, restrictions, tables
from durbar.tables import actions

MAX_ANNOUNCEMENT_LENGTH = 500
"""The most characters of an announcement."""
MAX_DAYS = 36_500
"""The longest ban in days: a hundred years."""
SHORTEST_PREFIX = {4: 8, 6: 16}
"""The shortest prefix of a banned network for each version of IP, so that a slip does not ban everyone."""


class AdminError(DurbarError):
    """Raised if an action of the operator is not possible. Nothing has changed then."""


Work = Callable[[AsyncConnection], Awaitable[Any]]
Action = Callable[..., Awaitable[str]]
ACTIONS: dict[str, Action] = {}
"""The actions by their names. Each one returns its target, for the audit log and for the operator."""


def action(name: str) -> Callable[[Action], Action]:
    """Register a method of `OperatorActions`."""

    def register(method: Action) -> Action:
        ACTIONS[name] = method
        return method

    return register


@dataclass
class OperatorActions:
    """Performs the actions of the operator."""

    table_cache: TableCache
    sessions: SessionStore
    hub: Hub
    moderation: Moderation

    async def perform(self, name: str, arguments: Mapping[str, Any], operator: Operator) -> str:
        """Perform an action and return its target. Raise `DurbarError` if it is not possible."""
        if name not in ACTIONS:
            raise AdminError("server.admin.unknown-action", action=repr(name)[:40])
        return await ACTIONS[name](self, operator, **arguments)

    async def _store(self, operator: Operator, name: str, target: str, work: Work) -> str:
        """Do some work and append to the audit log, in one transaction. Then read the decisions again."""

        async def work_with_audit(connection: AsyncConnection) -> None:
            await work(connection)
            await self._audit(connection, operator, name, target)

        await self.table_cache.database.write(work_with_audit)
        await self.moderation.reload()
        return target

    async def _audit(self, connection: AsyncConnection, operator: Operator, name: str, target: str) -> None:
        await operator_store.add_audit(connection, self.table_cache.entropy.now(), operator, name, target)

    # -- tables -------------------------------------------------------------------------------------------------------
    @action("close")
    async def close(self, operator: Operator, table: str) -> str:
        """Close a table: no more moves, chat messages or players."""
        extra = ExtraWrite(lambda connection, id: self._audit(connection, operator, "close", id))
        try:
            await self.table_cache.apply(table, actions.close, extra=extra)
        except NoSuchTable:
            raise AdminError("server.admin.no-table", table=repr(table)[:60]) from None
        return table

    @action("delete")
    async def delete(self, operator: Operator, table: str) -> str:
        """Delete a table and all of its data."""

        def after_commit(id: str) -> None:
            self.hub.notify_removed(id, self.sessions.remove_revoked(id))

        extra = ExtraWrite(lambda connection, id: self._audit(connection, operator, "delete", id), after_commit)
        await self._require_table(table)
        try:
            await self.table_cache.delete(table, extra=extra)
        except NoSuchTable:
            raise AdminError("server.admin.no-table", table=repr(table)[:60]) from None
        except TableDamaged:
            await self.table_cache.delete_damaged(table, extra)
        return table

    async def _require_table(self, id: str) -> None:
        async with self.table_cache.database.read() as connection:
            if not is_table_id(id) or await connection.scalar(sa.select(tables.c.id).where(tables.c.id == id)) is None:
                raise AdminError("server.admin.no-table", table=repr(id)[:60])

    # -- reports ------------------------------------------------------------------------------------------------------
    @action("resolve")
    async def resolve(self, operator: Operator, number: int) -> str:
        """Mark a report as resolved."""

        async def work(connection: AsyncConnection) -> None:
            row = await self._require_report(connection, number)
            if row["resolved"] is not None:
                raise AdminError("server.admin.resolved-already", number=number)
            now = self.table_cache.entropy.now()
            await connection.execute(reports.update().where(reports.c.number == number).values(resolved=now))

        return await self._store(operator, "resolve", f"report {number}", work)

    async def _require_report(self, connection: AsyncConnection, number: int) -> dict[str, Any]:
        row = (await connection.execute(sa.select(reports).where(reports.c.number == number))).first()
        if row is None or not is_valid_row(row, reports.columns):
            raise AdminError("server.admin.no-report", number=number)
        return row._asdict()

    # -- bans and mutes -----------------------------------------------------------------------------------------------
    @action("ban")
    async def ban(self, operator: Operator, whom: Mapping[str, Any], days: float | None = None) -> str:
        """Ban the browsers of a seat or of a reported player, or a network. Their streams end."""
        target = await self._restrict(operator, "ban", whom, days)
        self.hub.end_streams(self.moderation.is_banned)
        return target

    @action("unban")
    async def unban(self, operator: Operator, whom: Mapping[str, Any]) -> str:
        """End a ban."""
        return await self._lift(operator, "ban", whom)

    @action("mute")
    async def mute(self, operator: Operator, whom: Mapping[str, Any], days: float | None = None) -> str:
        """Refuse the chat messages of the browsers of a seat or of a reported player."""
        return await self._restrict(operator, "mute", whom, days)

    @action("unmute")
    async def unmute(self, operator: Operator, whom: Mapping[str, Any]) -> str:
        """Allow the browsers of a seat or of a reported player to chat again."""
        return await self._lift(operator, "mute", whom)

    async def _restrict(self, operator: Operator, kind: str, whom: Mapping[str, Any], days: float | None) -> str:
        if days is not None and not 0 < days <= MAX_DAYS:
            raise AdminError("server.admin.days", most=MAX_DAYS)
        found = await self._find(kind, whom)
        now = self.table_cache.entropy.now()

        async def work(connection: AsyncConnection) -> None:
            for row in found.rows:
                await connection.execute(restrictions.delete().where(*_same(kind, row)))
                await operator_store.add_numbered(
                    connection,
                    restrictions,
                    kind=kind,
                    **row,
                    target=found.target,
                    made=now,
                    until=None if days is None else now + days * DAY,
                    operator=operator.name,
                    reason=operator.reason,
                )

        return await self._store(operator, kind, found.target, work)

    async def _lift(self, operator: Operator, kind: str, whom: Mapping[str, Any]) -> str:
        found = await self._find(kind, whom)

        async def work(connection: AsyncConnection) -> None:
            deleted = [
                (await connection.execute(restrictions.delete().where(*_same(kind, row)))).rowcount
                for row in found.rows
            ]
            if not any(deleted):
                raise AdminError("server.admin.no-restriction", target=found.target)

        return await self._store(operator, f"un{kind}", found.target, work)

    async def _find(self, kind: str, whom: Mapping[str, Any]) -> Found:
        """Return whom the operator means: a seat, a network, the player of a report, or the number of a ban or mute."""
        if "network" in whom:
            network = check_network(whom["network"])
            return Found(network, [{"browser": None, "network": network}])
        async with self.table_cache.database.read() as connection:
            if "number" in whom:
                return await self._find_restriction(connection, kind, whom["number"])
            if "report" in whom:
                report = await self._require_report(connection, whom["report"])
                hashes = [hash for hash in report["evidence"].get("browsers", []) if isinstance(hash, str)]
                target = f"{report['name']}, report {report['number']}"
            else:
                table, seat = whom["table"], whom["seat"]
                facts = await operator_store.read_table_facts(connection, table) if is_table_id(table) else None
                if facts is None:
                    raise AdminError("server.admin.no-table", table=repr(table)[:60])
                hashes = list(await self.sessions.holders(connection, table, seat)) if 0 <= seat <= MAX_SEAT else []
                name = facts["seats"][seat]["name"] if 0 <= seat < len(facts["seats"]) else ""
                target = f"{name}, seat {seat + 1} of table {table}"
        if not hashes:
            raise AdminError("server.admin.nobody", target=target)
        return Found(target, [{"browser": hash, "network": None} for hash in hashes])

    async def _find_restriction(self, connection: AsyncConnection, kind: str, number: int) -> Found:
        condition = sa.and_(restrictions.c.number == number, restrictions.c.kind == kind)
        row = (await connection.execute(sa.select(restrictions).where(condition))).first()
        if row is None or not is_valid_row(row, restrictions.columns):
            raise AdminError("server.admin.no-restriction", target=str(number))
        return Found(row.target, [{"browser": row.browser, "network": row.network}])

    # -- the whole server ---------------------------------------------------------------------------------------------
    @action("announce")
    async def announce(self, operator: Operator, text: str | None, until: float | None = None) -> str:
        """Show an announcement on every page; None removes it."""
        if text is not None and not text:
            raise AdminError("server.admin.empty-announcement")
        if text is not None and len(text) > MAX_ANNOUNCEMENT_LENGTH:
            raise AdminError("server.admin.long-announcement", most=MAX_ANNOUNCEMENT_LENGTH)
        if until is not None and until <= self.table_cache.entropy.now():
            raise AdminError("server.admin.past")
        value = None if text is None else {"text": text, "until": until}
        target = await self._store(
            operator,
            "announce",
            text or "(none)",
            lambda connection: operator_store.write_state(connection, "announcement", value),
        )
        self.hub.announce()
        return target

    @action("rotate-password")
    async def rotate_password(self, operator: Operator, password: Mapping[str, str] | None) -> str:
        """Change the server's password, given as its hash; None returns to the password of the server's settings.
        Every browser has to enter the password again.
        """
        value = None if password is None else asdict(PasswordHash(**password))

        async def work(connection: AsyncConnection) -> None:
            self.moderation.password_version += 1
            await operator_store.write_state(connection, "password", value)
            await connection.execute(browsers.update().values(admitted=False))

        target = "(the server's settings)" if password is None else "(a new password)"
        await self._store(operator, "rotate-password", target, work)
        self.sessions.forget_admissions()
        self.hub.end_streams()
        return target


@dataclass(frozen=True)
class Found:
    """Whom an action is about: the text for the operator, and the columns of the rows in `restrictions`."""

    target: str
    rows: list[dict[str, str | None]]


def _same(kind: str, row: Mapping[str, str | None]) -> list[sa.ColumnElement[bool]]:
    """Return the conditions for the same kind of restriction of the same browser or network."""
    return [restrictions.c.kind == kind, *(restrictions.c[name].is_not_distinct_from(row[name]) for name in row)]


def is_table_id(text: str) -> bool:
    """Return whether a text may be the id of a table. PostgreSQL rejects some characters."""
    return text.isascii() and text.isalnum()


def check_network(text: str) -> str:
    """Return an address or network in CIDR notation in its usual form. Raise `AdminError` if it is not valid."""
    try:
        network = ip_network(text, strict=False)
    except ValueError:
        raise AdminError("server.admin.network", asked=repr(text)[:60]) from None
    if network.version == 6 and (mapped := getattr(network.network_address, "ipv4_mapped", None)) is not None:
        network = ip_network((mapped, max(0, network.prefixlen - 96)), strict=False)
    if network.prefixlen < SHORTEST_PREFIX[network.version]:
        raise AdminError("server.admin.wide-network", asked=str(network), prefix=SHORTEST_PREFIX[network.version])
    return str(network)


def is_network(text: str) -> bool:
    """Return whether a text is an address or network, and not the id of a table."""
    try:
        ip_address(text.partition("/")[0])
    except ValueError:
        return False
    return "." in text or ":" in text


async def hash_password(password: str) -> dict[str, str]:
    """Return the hash of a new password. Raise `AdminError` if it is empty or too long."""
    if not password or len(password) > 1000:
        raise AdminError("server.admin.password")
    return asdict(await asyncio.to_thread(PasswordHash.of, password))
