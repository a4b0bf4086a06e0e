"""What the operator has decided, in memory: bans, mutes, the announcement and the password; and players' reports."""

from __future__ import annotations

import asyncio
import hashlib
import math
import secrets
from collections.abc import Iterable
from dataclasses import dataclass, field
from ipaddress import IPv4Network, IPv6Network, ip_address, ip_network
from typing import Any

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from durbar.games.errors import DurbarError
from durbar.server.entropy import Entropy
from durbar.server.services.sessions import Session, SessionStore
from durbar.server.settings import Settings
from durbar.server.storage import operator_store
from durbar.server.storage.schema import browsers, reports
from durbar.server.storage.write_queue import WriteQueue
from durbar.tables.log import Entry
from durbar.tables.seats import Seat
from durbar.tables.table import Table

MAX_REPORT_LENGTH = 500
"""The most characters of a report."""
REPORTED_MESSAGES = 10
"""How many chat messages of the reported player are stored with a report."""
MAX_ADDRESSES = 10_000
"""For how many addresses the end of their ban is kept in memory."""


class ReportRefused(DurbarError):
    """Raised if a report cannot be stored."""


class PasswordChanged(DurbarError):
    """Raised if the operator changed the password while a browser entered the old one."""


@dataclass(frozen=True)
class Announcement:
    """A text on every page, and the time until which it is shown; None for no end."""

    text: str
    until: float | None


@dataclass(frozen=True)
class PasswordHash:
    """A stored password: a salt, and the scrypt of the password with this salt."""

    salt: str
    hash: str

    @classmethod
    def of(cls, password: str, salt: str | None = None) -> PasswordHash:
        """Return the hash of a password. This takes some tens of milliseconds."""
        used = salt or secrets.token_hex(16)
        return cls(used, hashlib.scrypt(password.encode(), salt=used.encode(), n=2**14, r=8, p=1).hex())

    def matches(self, given: str) -> bool:
        """Return whether a password is the right one."""
        return secrets.compare_digest(self.of(given, self.salt).hash, self.hash)


class Moderation:
    """The decisions of the operator. `reload` reads them again after each change. One process serves a database."""

    def __init__(self, database: WriteQueue, entropy: Entropy, sessions: SessionStore) -> None:
        self.database = database
        self.entropy = entropy
        self.sessions = sessions
        self._bans: dict[str, float] = {}
        """For each banned browser, by its hash, the time at which its ban ends."""
        self._mutes: dict[str, float] = {}
        self._networks: list[tuple[IPv4Network | IPv6Network, float]] = []
        self._addresses: dict[str, float] = {}
        """For the addresses of recent requests, the time at which their ban ends; 0 if they are not banned."""
        self._announcement: Announcement | None = None
        self._password: PasswordHash | None = None
        self.password_version = 0
        """How often the password has been changed."""
        self._password_lock = asyncio.Lock()

    async def reload(self) -> None:
        """Read everything from the database."""
        async with self.database.read() as connection:
            rows = await operator_store.read_restrictions(connection)
            state = await operator_store.read_state(connection)
        self._bans, self._mutes, self._networks, self._addresses = {}, {}, [], {}
        for row in rows:
            until = math.inf if row["until"] is None else row["until"]
            ends = self._bans if row["kind"] == "ban" else self._mutes
            if row["browser"] is not None:
                ends[row["browser"]] = max(until, ends.get(row["browser"], 0.0))
            elif (network := _parse_network(row["network"])) is not None:
                self._networks.append((network, until))
        self._announcement = _parse_announcement(state.get("announcement", {}))
        self._password = _parse_password(state.get("password", {}))

    # -- bans and mutes -----------------------------------------------------------------------------------------------
    def is_banned(self, browser: str | None, address: str) -> bool:
        """Return whether a browser, given by its hash, or an address is banned."""
        if not (self._bans or self._networks):
            return False
        now = self.entropy.now()
        return (browser is not None and self._bans.get(browser, 0.0) > now) or self._end_of_ban(address) > now

    @property
    def has_bans(self) -> bool:
        """Whether any browser or network is banned."""
        return bool(self._bans or self._networks)

    def _end_of_ban(self, address: str) -> float:
        known = self._addresses.get(address)
        if known is None:
            try:
                parsed = ip_address(address)
            except ValueError:  # the client has no address, for example in tests
                return 0.0
            known = max((end for network, end in self._networks if parsed in network), default=0.0)
            if len(self._addresses) >= MAX_ADDRESSES:
                self._addresses.clear()
            self._addresses[address] = known
        return known

    def is_muted(self, browser: str) -> bool:
        """Return whether a browser, given by its hash, may not chat."""
        return self._mutes.get(browser, 0.0) > self.entropy.now()

    # -- the announcement ---------------------------------------------------------------------------------------------
    @property
    def announcement(self) -> Announcement | None:
        """The current announcement, if there is one."""
        found = self._announcement
        is_over = found is not None and found.until is not None and found.until <= self.entropy.now()
        return None if is_over else found

    # -- the password -------------------------------------------------------------------------------------------------
    def needs_password(self, settings: Settings, session: Session | None) -> bool:
        """Return whether a browser still has to enter the server's password."""
        has_password = self._password is not None or settings.password is not None
        return has_password and (session is None or not session.admitted)

    async def is_password(self, given: str, settings: Settings) -> bool:
        """Return whether a password is right. The operator's new password replaces the one in the settings."""
        async with self._password_lock:  # so that wrong passwords are counted before the next one is checked
            self.sessions.check_guesses()
            if self._password is not None:
                is_right = await asyncio.to_thread(self._password.matches, given)
            else:
                is_right = secrets.compare_digest(given.encode(), (settings.password or "").encode())
            if not is_right:
                self.sessions.count_wrong_guess()
            return is_right

    async def admit(self, session: Session, version: int) -> None:
        """Admit a browser that has entered the password. Raise `PasswordChanged` if the password has been changed since
        ``version``.
        """
        update = browsers.update().where(browsers.c.hash == session.hash).values(admitted=True)

        async def work(connection: AsyncConnection) -> None:
            if version != self.password_version:
                raise PasswordChanged("server.wrong-password")
            await connection.execute(update)

        await self.database.write(work)
        session.admitted = version == self.password_version

    # -- reports ------------------------------------------------------------------------------------------------------
    async def report(self, id: str, table: Table, seat: int, reporter: Session, text: str) -> None:
        """Store a report about the player of a seat, with this player's last chat messages. If the player has left, the
        report is about the browsers that sent these messages.
        """
        cleaned = " ".join("".join(letter if letter.isprintable() else " " for letter in text).split())
        if not cleaned:
            raise ReportRefused("server.report-empty")
        if len(cleaned) > MAX_REPORT_LENGTH:
            raise ReportRefused("server.report-too-long", most=MAX_REPORT_LENGTH)
        player = _last_player(table, seat) if 0 <= seat < len(table.seats) else None
        if player is None or (table.seats[seat].who != "person" and not player.said):
            raise ReportRefused("server.report-nobody")
        messages = [{"at": entry.at, "text": entry.body["text"]} for entry in player.said[-REPORTED_MESSAGES:]]
        authors = [entry.body["browser"] for entry in player.said if "browser" in entry.body]

        async def work(connection: AsyncConnection) -> None:
            holders = [] if player.has_left else await self.sessions.holders(connection, id, seat)
            await operator_store.add_numbered(
                connection,
                reports,
                table_id=id,
                seat=seat,
                name=player.name,
                reporter=reporter.hash,
                text=cleaned,
                evidence={"messages": messages, "browsers": list(dict.fromkeys([*holders, *authors]))},
                made=self.entropy.now(),
                resolved=None,
            )

        await self.database.write(work)

    async def delete_resolved_reports(self, before: float) -> None:
        """Delete the reports that were resolved before a time."""
        async with self.database.read() as connection:
            old = await connection.scalar(sa.select(reports.c.number).where(reports.c.resolved < before).limit(1))
        if old is not None:
            delete = reports.delete().where(reports.c.resolved < before)
            await self.database.write(lambda connection: connection.execute(delete))


@dataclass
class _Player:
    """A person who has a seat, or who was the last to have it."""

    name: str
    said: list[Entry] = field(default_factory=list)
    """This person's chat messages in the seat."""
    has_left: bool = False


def _last_player(table: Table, seat: int) -> _Player | None:
    """Return the person who has a seat or was the last to have it; None if no person has had it. The messages of
    earlier people in the same seat are not part of the result.
    """
    first = Seat(**table.log[0].body["seats"][seat])
    player = _Player(first.name) if first.who == "person" else None
    for entry in table.log:
        if entry.body.get("seat") != seat:
            continue
        if entry.kind == "sat" and (player is None or player.has_left):
            player = _Player(entry.body["name"])
        elif entry.kind == "said" and player is not None:
            player.said.append(entry)
        elif entry.kind in {"freed", "reissued"} and player is not None:
            player.has_left = True
    return player


def _parse_network(text: Any) -> IPv4Network | IPv6Network | None:
    """Return a stored network, or None if it is damaged."""
    try:
        return ip_network(text)
    except ValueError:
        return None


def _parse_announcement(stored: dict[str, Any]) -> Announcement | None:
    """Return a stored announcement; None if there is none or if it is damaged."""
    text, until = stored.get("text"), stored.get("until")
    is_valid = isinstance(text, str) and (until is None or isinstance(until, int | float))
    return Announcement(str(text), until) if is_valid else None


def _parse_password(stored: dict[str, Any]) -> PasswordHash | None:
    """Return a stored password. If it is damaged, return a hash that no password has, so that nobody may enter."""
    if not stored:
        return None
    parts: Iterable[Any] = (stored.get("salt"), stored.get("hash"))
    salt, hash = (part if isinstance(part, str) and part.isascii() and part else "damaged" for part in parts)
    return PasswordHash(salt, hash)
