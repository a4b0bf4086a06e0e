"""The tables that are being played, in memory: read from their logs, and written there before anything is shown.

Whatever somebody does at a table goes one way: under the table's lock it is tried on a twin of the gathering, written
down, and only when it is committed does the twin take the gathering's place. So nobody sees what could still be lost.
"""

from __future__ import annotations

import asyncio
import hashlib
import time
from collections import OrderedDict
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager
from typing import Any

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from durbar.server.fresh import Fresh
from durbar.server.storage.ledger import Ledger
from durbar.server.storage.schema import entries as entry_rows
from durbar.server.storage.schema import openings as opening_rows
from durbar.server.storage.schema import tables as table_rows
from durbar.server.summary import summary
from durbar.tables.acts import Act, stamped
from durbar.tables.gathering import Gathering
from durbar.tables.log import Entry

Also = Callable[[AsyncConnection, str], Awaitable[None]]
"""Something to be written together with an act; it gets the table's id."""
MOST_KEPT = 1000
"""Tables that are kept in memory; those that nobody has looked at for longest are read again when they are wanted."""


class Kept:
    """A table in memory."""

    def __init__(self, id: str, gathering: Gathering) -> None:
        self.id = id
        self.gathering = gathering
        self.lock = asyncio.Lock()
        self.stale = False
        """Whether the log may know more than we do."""

    def done(self, key: str | None) -> int | None:
        """The version that a key made before, so that doing something twice is doing it once."""
        if key is None:
            return None
        return next((entry.version for entry in reversed(self.gathering.log) if entry.key == key), None)


class Keeper:
    """All tables of a server."""

    def __init__(self, ledger: Ledger, fresh: Fresh, committed: Callable[[float], None] = lambda _: None) -> None:
        self.ledger = ledger
        self.fresh = fresh
        self._committed = committed
        self.changed: list[Callable[[Kept, int], None]] = []
        """Who wants to know when a table has changed: called with it and the serial of its last entry."""
        self._kept: OrderedDict[str, Kept] = OrderedDict()
        self._loading: dict[str, asyncio.Task[Kept | None]] = {}
        self._serial = 0

    def __len__(self) -> int:
        return len(self._kept)

    async def start(self) -> None:
        """Find out where the log stands."""
        async with self.ledger.read() as connection:
            self._serial = (await connection.scalar(sa.select(sa.func.max(entry_rows.c.serial)))) or 0

    # -- reading ------------------------------------------------------------------------------------------------------
    async def get(self, id: str) -> Kept | None:
        """The table of that name; None if there is none."""
        if id in self._kept:
            self._kept.move_to_end(id)
            return self._kept[id]
        if id not in self._loading:
            self._loading[id] = asyncio.create_task(self._load(id))
            self._loading[id].add_done_callback(lambda _: self._loading.pop(id, None))
        return await asyncio.shield(self._loading[id])

    async def _load(self, id: str) -> Kept | None:
        rows = await self._rows_of(id)
        if not rows:
            return None
        gathering = await asyncio.to_thread(Gathering, rows)
        if id not in self._kept:
            self._keep(Kept(id, gathering))
        return self._kept[id]

    async def _rows_of(self, id: str) -> list[Entry]:
        columns = (entry_rows.c.kind, entry_rows.c.body, entry_rows.c.version, entry_rows.c.at, entry_rows.c.key)
        asked = sa.select(*columns).where(entry_rows.c.table_id == id).order_by(entry_rows.c.version)
        async with self.ledger.read() as connection:
            return [Entry(*row) for row in await connection.execute(asked)]

    def _keep(self, kept: Kept) -> None:
        self._kept[kept.id] = kept
        idle = [one for one in self._kept.values() if not one.lock.locked()]
        for one in idle[: len(self._kept) - MOST_KEPT]:
            del self._kept[one.id]

    # -- writing ------------------------------------------------------------------------------------------------------
    async def open(self, entries: Sequence[Entry], key: str | None, also: Also) -> tuple[str, bool]:
        """Open a table; its id, and whether it is new (with the same key it is the one of before)."""
        if key is not None and (before := await self._opened_before(key)) is not None:
            return before, False
        id = self.fresh.table_id()
        made = stamped(None, entries, self.fresh.now())
        gathering = Gathering(made)

        async def work(connection: AsyncConnection) -> tuple[str, int]:
            if key is not None:
                asked = sa.select(opening_rows.c.table_id).where(opening_rows.c.key == key)
                if (other := await connection.scalar(asked)) is not None:
                    return str(other), 0
            serial = self._next(len(made))
            terms = gathering.terms
            fixed = {"kind": terms["kind"], "game": terms["record"]["game"], "open_to_watch": terms["open_to_watch"]}
            await connection.execute(
                table_rows.insert().values(id=id, created=made[0].at, **fixed, **_facts(gathering, serial))
            )
            await connection.execute(entry_rows.insert(), _rows(id, made, serial))
            if key is not None:
                await connection.execute(opening_rows.insert().values(key=key, table_id=id))
            await also(connection, id)
            return id, serial

        there, serial = await self.ledger.write(work)
        if there != id:
            return there, False
        kept = Kept(id, gathering)
        self._keep(kept)
        self._tell(kept, serial)
        return id, True

    async def _opened_before(self, key: str) -> str | None:
        async with self.ledger.read() as connection:
            found = await connection.scalar(sa.select(opening_rows.c.table_id).where(opening_rows.c.key == key))
        return None if found is None else str(found)

    async def act(self, id: str, act: Act, key: str | None = None, also: Also | None = None) -> int:
        """Do something at a table; the version it made, once it is written down. `LookupError` if there is no such
        table.

        ``act`` may raise what stands in its way; then nothing has happened. Once begun it is finished, even if the one
        who asked has gone.
        """
        return await asyncio.shield(asyncio.create_task(self._act(id, act, key, also)))

    async def _act(self, id: str, act: Act, key: str | None, also: Also | None) -> int:
        async with self._locked(id) as kept:
            if (before := kept.done(key)) is not None:
                return before
            made = stamped(kept.gathering, act(kept.gathering), self.fresh.now(), key)
            twin = kept.gathering.copy()
            for entry in made:
                twin.apply(entry)

            async def work(connection: AsyncConnection) -> int:
                serial = self._next(len(made))
                if made:
                    await connection.execute(entry_rows.insert(), _rows(id, made, serial))
                    facts = table_rows.update().where(table_rows.c.id == id).values(**_facts(twin, serial))
                    await connection.execute(facts)
                if also is not None:
                    await also(connection, id)
                return serial

            kept.stale = True  # until we know: a connection can break between a commit and its answer
            begun = time.perf_counter()
            serial = await self.ledger.write(work)
            self._committed(time.perf_counter() - begun)
            kept.gathering, kept.stale = twin, False
            if made:
                self._tell(kept, serial)
            return twin.version

    @asynccontextmanager
    async def _locked(self, id: str) -> AsyncIterator[Kept]:
        """A table that nobody else changes meanwhile, as its log has it."""
        while True:
            kept = await self.get(id)
            if kept is None:
                raise LookupError(id)
            async with kept.lock:
                if self._kept.get(id) is not kept:  # it was put away, or deleted, while we waited
                    continue
                if kept.stale:
                    await self._read_again(kept)
                yield kept
                return

    async def _read_again(self, kept: Kept) -> None:
        """Take a table from its log, after a write of which nobody knows how it ended."""
        rows = await self._rows_of(kept.id)
        if not rows:
            raise LookupError(kept.id)
        kept.gathering, kept.stale = Gathering(rows), False

    async def delete(self, id: str) -> None:
        """Remove a table and everything that belongs to it."""
        async with self._locked(id):
            await self.ledger.write(
                lambda connection: connection.execute(table_rows.delete().where(table_rows.c.id == id))
            )
            del self._kept[id]

    def _next(self, many: int) -> int:
        """The serial of the last of so many entries."""
        self._serial += many
        return self._serial

    def _tell(self, kept: Kept, serial: int) -> None:
        for listener in self.changed:
            listener(kept, serial)


def key_of(browser: str, key: str | None) -> str | None:
    """A browser's key for what it does, so that no other browser can use it up."""
    return None if key is None else hashlib.sha256(f"{browser} {key}".encode()).hexdigest()[:40]


def _rows(id: str, made: Sequence[Entry], serial: int) -> list[dict[str, Any]]:
    first = serial - len(made) + 1
    return [
        {
            "table_id": id,
            "version": entry.version,
            "serial": first + n,
            "at": entry.at,
            "kind": entry.kind,
            "body": dict(entry.body),
            "key": entry.key,
        }
        for n, entry in enumerate(made)
    ]


def _facts(gathering: Gathering, serial: int) -> dict[str, Any]:
    return {
        "stage": gathering.stage,
        "version": gathering.version,
        "serial": serial,
        "turn": gathering.turn,
        "due": gathering.due,
        "changed": gathering.log[-1].at,
        "summary": summary(gathering),
    }
