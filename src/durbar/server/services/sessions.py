"""Browser sessions, identified by the hash of a cookie, and the permissions of each session at its tables."""

from __future__ import annotations

import hashlib
import math
import time
from collections import OrderedDict
from collections.abc import Iterable
from contextlib import suppress
from dataclasses import dataclass, field
from functools import partial
from typing import Any
from weakref import WeakValueDictionary

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from durbar.games.errors import DurbarError
from durbar.server.entropy import Entropy
from durbar.server.settings import Limits
from durbar.server.storage.engine import StorageError
from durbar.server.storage.operator_store import read_state, write_state
from durbar.server.storage.row_checks import is_valid, is_valid_row, valid_rows
from durbar.server.storage.schema import NO_SEAT, browsers, holdings
from durbar.server.storage.write_queue import WriteQueue
from durbar.server.token_buckets import Buckets

MAX_CACHED = 10_000
"""How many sessions are kept in memory, in addition to those in use."""
SEEN_INTERVAL = 86_400.0
"""How many seconds pass before the time of a browser's last request is stored again."""
GRANT_INTERVAL = 0.001
"""The shortest time between the grants of one seat, so that the times tell in which order its devices came."""
MAX_DELETED = 100
"""How many sessions are deleted in one write, so that moves need not wait long."""


def tables_accessible_to(browser: str) -> sa.Select[str]:
    """Return a subquery of the tables at which a browser has a permission."""
    return sa.select(holdings.c.table_id).where(holdings.c.browser == browser)


def hash_secret(secret: str) -> str:
    """Return the hash under which a secret is stored. The input may contain lone surrogates."""
    return hashlib.sha256(secret.encode("utf-8", "surrogatepass")).hexdigest()


def _valid_profile(stored: Any) -> dict[str, Any]:
    """Return a stored profile, or an empty one if the stored one is damaged."""
    is_valid = isinstance(stored, dict) and all(isinstance(value, str) for value in stored.values())
    return dict(stored) if is_valid else {}


class TooManyGuesses(DurbarError):
    """Raised if too many wrong passwords have been entered, from whatever addresses."""

    def __init__(self, *, wait: float) -> None:
        self.seconds = math.ceil(wait)
        super().__init__("server.too-many-guesses", seconds=self.seconds)


class TooManySessions(DurbarError):
    """Raised if too many new browsers come from one address."""

    def __init__(self, *, wait: float) -> None:
        self.seconds = math.ceil(wait)
        super().__init__("server.too-fast", seconds=self.seconds)


@dataclass
class Permissions:
    """The permissions of a browser at one table."""

    host: bool = False
    watch: bool = False
    seats: set[int] = field(default_factory=set)

    def add(self, role: str, seat: int) -> None:
        """Add a permission."""
        if role == "seat":
            self.seats.add(seat)
        else:
            setattr(self, role, True)

    def __bool__(self) -> bool:
        return self.host or self.watch or bool(self.seats)

    def to_json(self) -> dict[str, Any]:
        """Return the permissions as JSON for the browser."""
        return {"host": self.host, "seats": sorted(self.seats), "watch": self.watch}


@dataclass(frozen=True)
class Device:
    """A browser that holds a seat."""

    hash: str
    """The browser's hash. It must never be sent to a client."""
    since: float | None
    """The time at which the browser got the seat; None if it is unknown."""


@dataclass
class Session:
    """The session of a browser."""

    hash: str
    admitted: bool = False
    created: float = 0.0
    seen: float = 0.0
    """The time of a recent request of this browser. Its last request was at most `SEEN_INTERVAL` seconds later."""
    profile: dict[str, Any] = field(default_factory=dict)
    permissions: dict[str, Permissions] = field(default_factory=dict)

    def at(self, table: str) -> Permissions:
        """Return the permissions at a table. If there are none, return an empty `Permissions`."""
        return self.permissions.get(table) or Permissions()


class SessionStore:
    """All sessions. The copies in memory are updated after each write; only one process serves a database."""

    def __init__(self, database: WriteQueue, entropy: Entropy, limits: Limits | None = None) -> None:
        self.database = database
        self.entropy = entropy
        chosen = limits or Limits()
        self._new = Buckets(chosen.new_sessions, chosen.max_buckets)
        """The limit of new sessions, by address."""
        self._guesses = Buckets(chosen.all_guesses, 1)
        """The limit of wrong passwords, in one bucket for all addresses."""
        self._recent: OrderedDict[str, Session] = OrderedDict()
        self._in_memory: WeakValueDictionary[str, Session] = WeakValueDictionary()
        """All sessions in memory by hash. While a stream or a request uses a session, there is no second copy of it."""
        self._https_since = math.inf
        """The time since which browsers have reached this server over https; infinity if they do not."""
        self._changes = 0
        """How often permissions have changed. A read during which this number changes is repeated."""
        self._devices: OrderedDict[str, dict[int, list[Device]]] = OrderedDict()
        """The devices of each seat, for the tables requested most recently."""
        self._hosts: OrderedDict[str, str] = OrderedDict()
        """The browser that created each table, for the tables where bots moved most recently."""

    async def note_https(self, https: bool) -> None:
        """Store when browsers began to reach this server over https. If they use http now, delete that time."""
        key, now = "https", self.entropy.now()
        async with self.database.read() as connection:
            stored = (await read_state(connection)).get(key)
        if https:
            since = (stored or {}).get("since")
            self._https_since = since if isinstance(since, float) else now
        if https == (stored is not None):
            return
        value = {"since": now} if https else None
        with suppress(StorageError):  # the server can start even if the disk is full
            await self.database.write(lambda connection: write_state(connection, key, value))

    async def find(self, cookie: str | None, has_old_name: bool = False) -> Session | None:
        """Return the session of a cookie; None if there is none.

        ``has_old_name`` is true if the cookie has the name for plain http although browsers use https now. Then the
        session must be older than the change to https. Otherwise another host of the domain could give its own
        session to a browser that has none.
        """
        if not cookie or len(cookie) > 100:
            return None
        session = await self._read(hash_secret(cookie))
        if session is not None and has_old_name and session.created >= self._https_since:
            return None
        if session is not None and self.entropy.now() - session.seen > SEEN_INTERVAL:
            with suppress(StorageError):  # reading works even if the disk is full
                await self.change(session)
        return session

    async def _read(self, hash: str) -> Session | None:
        while (session := self._in_memory.get(hash)) is None:
            changes = self._changes
            session = await self._load(hash)
            if session is None or (changes == self._changes and hash not in self._in_memory):
                break
        return None if session is None else self._cache(session)

    async def _load(self, hash: str) -> Session | None:
        async with self.database.read() as connection:
            admitted = browsers.c.admitted.is_(True).label("admitted")
            columns = (admitted, browsers.c.profile, browsers.c.created, browsers.c.seen)
            row = (await connection.execute(sa.select(*columns).where(browsers.c.hash == hash))).first()
            if row is None:
                return None
            held = (holdings.c.table_id, holdings.c.role, holdings.c.seat)
            rows = (await connection.execute(sa.select(*held).where(holdings.c.browser == hash))).all()
        created = row.created if is_valid(browsers.c.created, row.created) else 0.0
        seen = row.seen if is_valid(browsers.c.seen, row.seen) else 0.0
        session = Session(hash, bool(row.admitted), created, seen, _valid_profile(row.profile))
        for table, role, seat in valid_rows(rows, *held):
            session.permissions.setdefault(table, Permissions()).add(role, seat)
        return session

    def _cache(self, browser: Session) -> Session:
        self._in_memory[browser.hash] = self._recent[browser.hash] = browser
        self._recent.move_to_end(browser.hash)
        while len(self._recent) > MAX_CACHED:
            self._recent.popitem(last=False)
        return browser

    def check_guesses(self) -> None:
        """Raise `TooManyGuesses` after too many wrong passwords. The right password is then refused too: otherwise an
        attacker could go on guessing.
        """
        if wait := self._guesses.wait("all", time.monotonic()):
            raise TooManyGuesses(wait=wait)

    def count_wrong_guess(self) -> None:
        """Count a wrong password."""
        self._guesses.take("all", time.monotonic())

    def forget_admissions(self) -> None:
        """Require the server's password again from the sessions in memory. In the database this is done already."""
        self._changes += 1
        for session in list(self._in_memory.values()):
            session.admitted = False

    async def create(self, address: str) -> tuple[Session, str]:
        """Create a session for a browser at an address. Return the session and its cookie. Raise `TooManySessions` if
        too many sessions were created for that address, because each session is stored.
        """
        wait = self._new.take(address, time.monotonic())
        if wait:
            raise TooManySessions(wait=wait)
        cookie = self.entropy.cookie()
        now = self.entropy.now()
        browser = Session(hash_secret(cookie), created=now, seen=now)
        row = {"hash": browser.hash, "created": now, "seen": now, "admitted": False, "profile": {}}
        await self.database.write(lambda connection: connection.execute(browsers.insert().values(**row)))
        self._cache(browser)
        return browser, cookie

    async def change(self, browser: Session, **fields: Any) -> None:
        """Change ``admitted`` or ``profile`` of a session, and note the time."""
        now = self.entropy.now()
        update = browsers.update().where(browsers.c.hash == browser.hash).values(seen=now, **fields)
        browser.seen = now  # before the write, so that a concurrent request does not repeat it
        await self.database.write(lambda connection: connection.execute(update))
        for name, value in fields.items():
            setattr(browser, name, value)

    async def delete_unused(self, before: float) -> int:
        """Delete the sessions that have no permission and whose last request was before a time. Return their number."""
        unused = sa.and_(browsers.c.seen < before, browsers.c.hash.not_in(sa.select(holdings.c.browser)))
        async with self.database.read() as connection:
            hashes = list((await connection.execute(sa.select(browsers.c.hash).where(unused))).scalars())
        for hash in hashes:
            self._recent.pop(hash, None)
        hashes = [hash for hash in hashes if hash not in self._in_memory]  # a stream or a request may still use one
        for first in range(0, len(hashes), MAX_DELETED):
            some = browsers.c.hash.in_(hashes[first : first + MAX_DELETED])
            delete = browsers.delete().where(unused, some)
            await self.database.write(partial(AsyncConnection.execute, statement=delete))
        return len(hashes)

    # -- permissions --------------------------------------------------------------------------------------------------
    async def grant(
        self, connection: AsyncConnection, browser: str, table: str, role: str, seat: int = NO_SEAT
    ) -> None:
        """Store a permission and the time. Call `add_granted` after the commit to update the session in memory.

        The time is later than that of every other browser with this permission, even if the clock was set back.
        """
        row = {"browser": browser, "table_id": table, "role": role, "seat": seat}
        same = {name: getattr(holdings.c, name) == value for name, value in row.items()}
        if await connection.scalar(sa.select(holdings.c.seat).where(*same.values())) is not None:
            return
        del same["browser"]
        query = sa.select(holdings.c.granted).where(*same.values())
        times = valid_rows((await connection.execute(query)).all(), holdings.c.granted)
        now = self.entropy.now()
        granted = max([now, *(time + GRANT_INTERVAL for (time,) in times if time is not None)])
        await connection.execute(holdings.insert().values(**row, granted=granted))

    def add_granted(self, browser: Session, table: str, role: str, seat: int = NO_SEAT) -> None:
        """Add a committed permission to the session in memory."""
        self._changes += 1
        browser.permissions.setdefault(table, Permissions()).add(role, seat)
        if role == "seat":
            self._devices.pop(table, None)

    def add_granted_seat(self, table: str, seat: int, hashes: Iterable[str]) -> None:
        """Add a committed seat to the sessions of other browsers that are in memory."""
        for browser in filter(None, map(self._in_memory.get, hashes)):
            self.add_granted(browser, table, "seat", seat)
        self._devices.pop(table, None)
        self._changes += 1

    async def revoke(
        self,
        connection: AsyncConnection,
        table: str,
        seat: int,
        except_browser: str | None = None,
        only_browser: str | None = None,
    ) -> None:
        """Delete a seat from the permissions of all browsers except ``except_browser``, or only of ``only_browser``.
        Call `remove_revoked` after the commit.
        """
        await connection.execute(
            holdings.delete().where(
                holdings.c.table_id == table,
                holdings.c.role == "seat",
                holdings.c.seat == seat,
                *([] if except_browser is None else [holdings.c.browser != except_browser]),
                *([] if only_browser is None else [holdings.c.browser == only_browser]),
            )
        )

    def remove_revoked(
        self,
        table: str,
        seat: int | None = None,
        except_browser: str | None = None,
        only_browser: str | None = None,
    ) -> list[str]:
        """Remove a seat from the sessions in memory; without ``seat``, remove all permissions at the table.

        The session of ``except_browser`` keeps them. With ``only_browser``, only the session of this browser loses
        them. Return the hashes of the browsers that have lost something.
        """
        self._changes += 1
        self._devices.pop(table, None)
        if seat is None:
            self._hosts.pop(table, None)
        hashes = []
        for browser in list(self._in_memory.values()):
            permissions = browser.permissions.get(table)
            if (
                permissions is None
                or (seat is not None and seat not in permissions.seats)
                or browser.hash == except_browser
                or only_browser not in {None, browser.hash}
            ):
                continue
            hashes.append(browser.hash)
            if seat is not None:
                permissions.seats.discard(seat)
            if seat is None or not permissions:
                del browser.permissions[table]
        return hashes

    async def reload(self, table: str) -> None:
        """Reload the permissions at a table from the database, after a write whose outcome is unknown."""
        columns = (holdings.c.browser, holdings.c.role, holdings.c.seat)
        query = sa.select(*columns).where(holdings.c.table_id == table)
        changes = None
        while changes != self._changes:
            changes = self._changes
            async with self.database.read() as connection:
                rows = (await connection.execute(query)).all()
        stored: dict[str, Permissions] = {}
        for hash, role, seat in valid_rows(rows, *columns):
            stored.setdefault(hash, Permissions()).add(role, seat)
        self._changes += 1
        self._devices.pop(table, None)
        for browser in list(self._in_memory.values()):
            browser.permissions.pop(table, None)
            if browser.hash in stored:
                browser.permissions[table] = stored[browser.hash]

    async def host(self, table: str) -> str | None:
        """Return the browser that created a table; None if there is no such table."""
        if (known := self._hosts.get(table)) is not None:
            return known
        query = sa.select(holdings.c.browser).where(holdings.c.table_id == table, holdings.c.role == "host")
        async with self.database.read() as connection:
            browser = await connection.scalar(query)
        if browser is None:
            return None
        self._hosts[table] = str(browser)
        while len(self._hosts) > MAX_CACHED:
            self._hosts.popitem(last=False)
        return self._hosts[table]

    async def players_seen(self, table: str) -> float:
        """Return the latest time at which a browser that holds a seat at a table may have sent a request; 0 if no
        browser holds a seat there.
        """
        seated = sa.select(holdings.c.browser).where(holdings.c.table_id == table, holdings.c.role == "seat")
        query = sa.select(browsers.c.seen).where(browsers.c.hash.in_(seated))
        async with self.database.read() as connection:
            rows = (await connection.execute(query)).all()
        return max((seen + SEEN_INTERVAL for (seen,) in valid_rows(rows, browsers.c.seen)), default=0.0)

    async def devices(self, table: str, seats: Iterable[int]) -> dict[int, list[Device]]:
        """Return the devices that hold each of these seats, in order of arrival. Devices that came at an unknown time
        are first.
        """
        while (devices := self._devices.get(table)) is None:
            changes = self._changes
            columns = (holdings.c.seat, holdings.c.browser)
            query = sa.select(*columns, holdings.c.granted)
            query = query.where(holdings.c.table_id == table, holdings.c.role == "seat")
            async with self.database.read() as connection:
                rows = (await connection.execute(query)).all()
            if changes == self._changes:
                devices = {}
                for seat, hash, granted in rows:
                    if is_valid_row((seat, hash), columns):
                        since = granted if is_valid(holdings.c.granted, granted) else None
                        devices.setdefault(seat, []).append(Device(hash, since))
                for same_seat in devices.values():
                    same_seat.sort(key=lambda device: (device.since or 0.0, device.hash))
                self._devices[table] = devices
                while len(self._devices) > MAX_CACHED:
                    self._devices.popitem(last=False)
                break
        return {seat: devices.get(seat, []) for seat in seats}

    def forget_devices(self, table: str) -> None:
        """Remove the devices of a table from memory. They are read from the database again when they are needed."""
        self._devices.pop(table, None)

    async def holders(self, connection: AsyncConnection, table: str, seat: int) -> Iterable[str]:
        """Return the browsers that hold a seat."""
        query = sa.select(holdings.c.browser).where(
            holdings.c.table_id == table, holdings.c.role == "seat", holdings.c.seat == seat
        )
        return [browser for (browser,) in valid_rows((await connection.execute(query)).all(), holdings.c.browser)]
