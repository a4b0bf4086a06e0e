"""Browsers: known by one cookie, of which only the hash is stored; and what each of them holds."""

from __future__ import annotations

import hashlib
from collections import OrderedDict
from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Any
from weakref import WeakValueDictionary

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from durbar.server.entropy import Entropy
from durbar.server.storage.schema import NO_SEAT, browsers, holdings
from durbar.server.storage.write_queue import WriteQueue

REMEMBERED = 10_000
"""Browsers that are kept in memory, beside those that are being used."""
COOKIE_DAYS = 400
"""As long as browsers keep a cookie at most."""


def held_by(browser: str) -> sa.Select[str]:
    """The tables at which a browser holds something, as a part of another question."""
    return sa.select(holdings.c.table_id).where(holdings.c.browser == browser)


def hashed(secret: str) -> str:
    """What is stored of a secret. Anything may be sent as one, also what is no text."""
    return hashlib.sha256(secret.encode("utf-8", "surrogatepass")).hexdigest()


@dataclass
class Permissions:
    """What a browser holds at one table."""

    host: bool = False
    watch: bool = False
    seats: set[int] = field(default_factory=set)

    def add(self, role: str, seat: int) -> None:
        """One more holding."""
        if role == "seat":
            self.seats.add(seat)
        else:
            setattr(self, role, True)

    def __bool__(self) -> bool:
        return self.host or self.watch or bool(self.seats)

    def to_json(self) -> dict[str, Any]:
        """What a browser is told of what it holds."""
        return {"host": self.host, "seats": sorted(self.seats), "watch": self.watch}


@dataclass
class Session:
    """A browser that has been here before."""

    hash: str
    admitted: bool = False
    profile: dict[str, Any] = field(default_factory=dict)
    held: dict[str, Permissions] = field(default_factory=dict)

    def at(self, table: str) -> Permissions:
        """What it holds at a table: nothing, for most."""
        return self.held.get(table) or Permissions()


class SessionStore:
    """Every browser. What is kept in memory follows each write at once: one process serves a database."""

    def __init__(self, database: WriteQueue, entropy: Entropy) -> None:
        self.database = database
        self.entropy = entropy
        self._recent: OrderedDict[str, Session] = OrderedDict()
        self._known: WeakValueDictionary[str, Session] = WeakValueDictionary()
        """Every browser in memory. As long as a stream or a request has one, nobody gets another of the same hash."""
        self._changes = 0
        self._holders: OrderedDict[str, dict[int, set[str]]] = OrderedDict()
        """Which browsers hold which seat, of the tables that were looked at last."""
        self._hosts: OrderedDict[str, str] = OrderedDict()
        """Who opened the tables at which bots moved last. It never changes while a table is there."""

    async def known(self, cookie: str | None) -> Session | None:
        """The browser with that cookie, if it is one of ours."""
        if not cookie or len(cookie) > 100:
            return None
        return await self._read(hashed(cookie))

    async def _read(self, hash: str) -> Session | None:
        while (found := self._known.get(hash)) is None:
            changes = self._changes
            found = await self._stored(hash)
            if found is None or (changes == self._changes and hash not in self._known):
                break
        return None if found is None else self._keep(found)

    async def _stored(self, hash: str) -> Session | None:
        async with self.database.read() as connection:
            columns = (browsers.c.admitted, browsers.c.profile)
            row = (await connection.execute(sa.select(*columns).where(browsers.c.hash == hash))).first()
            if row is None:
                return None
            asked = sa.select(holdings.c.table_id, holdings.c.role, holdings.c.seat).where(holdings.c.browser == hash)
            rows = (await connection.execute(asked)).all()
        found = Session(hash, row.admitted, dict(row.profile))
        for table, role, seat in rows:
            found.held.setdefault(table, Permissions()).add(role, seat)
        return found

    def _keep(self, browser: Session) -> Session:
        self._known[browser.hash] = self._recent[browser.hash] = browser
        self._recent.move_to_end(browser.hash)
        while len(self._recent) > REMEMBERED:
            self._recent.popitem(last=False)
        return browser

    async def welcome(self) -> tuple[Session, str]:
        """A new browser, and the cookie it is to have."""
        cookie = self.entropy.cookie()
        browser = Session(hashed(cookie))
        now = self.entropy.now()
        row = {"hash": browser.hash, "created": now, "seen": now, "admitted": False, "profile": {}}
        await self.database.write(lambda connection: connection.execute(browsers.insert().values(**row)))
        self._keep(browser)
        return browser, cookie

    async def change(self, browser: Session, **what: Any) -> None:
        """Change what is known of a browser: ``admitted`` or ``profile``."""
        changed = browsers.update().where(browsers.c.hash == browser.hash).values(seen=self.entropy.now(), **what)
        await self.database.write(lambda connection: connection.execute(changed))
        for name, value in what.items():
            setattr(browser, name, value)

    # -- holdings -----------------------------------------------------------------------------------------------------
    async def give(self, connection: AsyncConnection, browser: str, table: str, role: str, seat: int = NO_SEAT) -> None:
        """Write a holding down; `follow` lets memory know once it is committed."""
        row = {"browser": browser, "table_id": table, "role": role, "seat": seat}
        there = [getattr(holdings.c, name) == value for name, value in row.items()]
        if await connection.scalar(sa.select(holdings.c.seat).where(*there)) is None:
            await connection.execute(holdings.insert().values(**row))

    def follow(self, browser: Session, table: str, role: str, seat: int = NO_SEAT) -> None:
        """Remember a holding that was committed."""
        self._changes += 1
        browser.held.setdefault(table, Permissions()).add(role, seat)
        if role == "seat" and table in self._holders:
            self._holders[table].setdefault(seat, set()).add(browser.hash)

    def seated(self, table: str, seat: int, hashes: Iterable[str]) -> None:
        """Remember that others were given a seat, those of them that are in memory."""
        for browser in filter(None, map(self._known.get, hashes)):
            self.follow(browser, table, "seat", seat)
        self._holders.pop(table, None)
        self._changes += 1

    async def void(self, connection: AsyncConnection, table: str, seat: int, but: str | None = None) -> None:
        """Take a seat from every browser, or from all but one; `forget` lets memory know."""
        await connection.execute(
            holdings.delete().where(
                holdings.c.table_id == table,
                holdings.c.role == "seat",
                holdings.c.seat == seat,
                *([] if but is None else [holdings.c.browser != but]),
            )
        )

    def forget(self, table: str, seat: int | None = None, but: str | None = None) -> list[str]:
        """Forget who held a seat, or anything, at a table; the browsers that did. One browser can be left out."""
        self._changes += 1
        self._holders.pop(table, None)
        if seat is None:
            self._hosts.pop(table, None)
        had = []
        for browser in list(self._known.values()):
            held = browser.held.get(table)
            if held is None or (seat is not None and seat not in held.seats) or browser.hash == but:
                continue
            had.append(browser.hash)
            if seat is not None:
                held.seats.discard(seat)
            if seat is None or not held:
                del browser.held[table]
        return had

    async def read_again(self, table: str) -> None:
        """Take who holds what at a table from the database, after a write of which nobody knows how it ended."""
        asked = sa.select(holdings.c.browser, holdings.c.role, holdings.c.seat).where(holdings.c.table_id == table)
        changes = None
        while changes != self._changes:
            changes = self._changes
            async with self.database.read() as connection:
                rows = (await connection.execute(asked)).all()
        found: dict[str, Permissions] = {}
        for hash, role, seat in rows:
            found.setdefault(hash, Permissions()).add(role, seat)
        self._changes += 1
        self._holders.pop(table, None)
        for browser in list(self._known.values()):
            browser.held.pop(table, None)
            if browser.hash in found:
                browser.held[table] = found[browser.hash]

    async def host(self, table: str) -> str | None:
        """Return the browser that opened a table; None if there is no such table. Bots ask for it at every turn."""
        if (known := self._hosts.get(table)) is not None:
            return known
        asked = sa.select(holdings.c.browser).where(holdings.c.table_id == table, holdings.c.role == "host")
        async with self.database.read() as connection:
            found = await connection.scalar(asked)
        if found is None:
            return None
        self._hosts[table] = str(found)
        while len(self._hosts) > REMEMBERED:
            self._hosts.popitem(last=False)
        return self._hosts[table]

    async def devices(self, table: str, seats: Iterable[int]) -> dict[int, int]:
        """How many browsers hold each of these seats."""
        while (found := self._holders.get(table)) is None:
            changes = self._changes
            asked = sa.select(holdings.c.seat, holdings.c.browser).where(
                holdings.c.table_id == table, holdings.c.role == "seat"
            )
            async with self.database.read() as connection:
                rows = (await connection.execute(asked)).all()
            if changes == self._changes:
                found = self._holders.setdefault(table, {})
                for seat, hash in rows:
                    found.setdefault(seat, set()).add(hash)
                while len(self._holders) > REMEMBERED:
                    self._holders.popitem(last=False)
                break
        return {seat: len(found.get(seat, ())) for seat in seats}

    async def holders(self, connection: AsyncConnection, table: str, seat: int) -> Iterable[str]:
        """The browsers that hold a seat."""
        asked = sa.select(holdings.c.browser).where(
            holdings.c.table_id == table, holdings.c.role == "seat", holdings.c.seat == seat
        )
        return list((await connection.execute(asked)).scalars())
