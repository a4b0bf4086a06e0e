"""Every number and choice of a server in one place. The command line makes a `Settings`; tests make their own."""

from __future__ import annotations

import math
from dataclasses import dataclass, field
from ipaddress import IPv4Network, IPv6Network, ip_network
from urllib.parse import urlsplit

from durbar.analysis import ITERATIONS
from durbar.games.errors import DurbarError

COOKIE = "durbar"
"""The name of the one cookie, by which a browser is known."""

LEVELS = ("debug", "info", "warning", "error")
"""How much is logged, from everything to faults only."""

KILOBYTE = 1024
MEGABYTE = 1024 * KILOBYTE


class ServerSettingError(DurbarError):
    """A server that cannot be set up so: which setting, and what it may be."""


def _positive(name: str, value: float) -> None:
    """Refuse a number that is not above nothing."""
    if not (math.isfinite(value) and value > 0):
        raise ServerSettingError("server.setting.positive", name=name, value=repr(value))


@dataclass(frozen=True)
class Rate:
    """How often something may be done: `burst` times at once, and then `each_second` more every second."""

    each_second: float
    burst: int

    def __post_init__(self) -> None:
        if not (math.isfinite(self.each_second) and self.each_second > 0 and self.burst >= 1):
            raise ServerSettingError("server.setting.rate", rate=repr(self))

    def times(self, many: int) -> Rate:
        """What `many` who each keep to this rate do together."""
        return Rate(self.each_second * many, self.burst * many)


@dataclass(frozen=True)
class Limits:
    """What one browser and one address may ask for. People at a table stay far below; floods and guessing do not."""

    browser: Rate = Rate(20, 60)
    """Requests to the API by one browser."""
    address: Rate = Rate(200, 400)
    """Requests of any kind from one address, behind which a whole house may sit."""
    creating: Rate = Rate(12 / 60, 12)
    """Tables that one browser makes."""
    hints: Rate = Rate(1, 5)
    """Hints that one browser asks for: each is a bot that thinks."""
    importing: Rate = Rate(6 / 60, 6)
    """Records that one browser brings, and games it wants to have analysed: each is a whole game to go through."""
    guessing: Rate = Rate(30 / 60, 30)
    """Secrets that one address tries: those of links, and the password."""
    boards: Rate = Rate(10 / 60, 10)
    """Board files that one browser has checked."""
    crowd: int = 10
    """How many browsers that make tables, ask for hints, import or have boards checked as fast as they may are let
    through from one address. Cookies cost nothing, so without it who throws theirs away would have no limit."""
    tables: int = 500
    """Tables at which one browser may hold something: it hears of all of them."""
    browser_streams: int = 8
    address_streams: int = 200
    body: int = 64 * KILOBYTE
    import_body: int = 2 * MEGABYTE
    head_seconds: float = 20.0
    """How long the head of a request may take to arrive: what is asked for, and all that is said about it."""
    body_seconds: float = 20.0
    """How long its body may take then."""
    max_buckets: int = 10_000
    """How many browsers, and how many addresses, each limit remembers; whoever was idle longest is forgotten."""

    def __post_init__(self) -> None:
        sizes = ("crowd", "tables", "browser_streams", "address_streams", "body", "import_body", "max_buckets")
        for name in (*sizes, "head_seconds", "body_seconds"):
            _positive(name, getattr(self, name))


@dataclass(frozen=True)
class Settings:
    """How a server is set up. What could hold a secret is left out when settings are printed."""

    database: str = field(repr=False)
    """Where tables are kept: `sqlite:///…` or `postgresql://…`."""
    host: str = "127.0.0.1"
    port: int = 8765
    """0 takes a free one."""
    public_url: str | None = None
    """How browsers reach this server (`https://durbar.example.net`), where a proxy stands before it."""
    trusted_proxies: tuple[str, ...] = ()
    """Addresses or networks whose `X-Forwarded-For` is believed. Nobody's, unless named here."""
    password: str | None = field(default=None, repr=False)
    """What a browser has to say before it may make a table; `None` lets everybody."""
    log_level: str = "info"
    log_addresses: bool = False
    """Whether the log says who asked. Off, for an address is a person's."""
    beat: float = 0.7
    """Seconds before a bot moves, so that people can follow."""
    thinking_cap: float = 10.0
    """Seconds a bot may think at most, whatever its level."""
    thinkers: int = 2
    """How many bots think at one time; the others wait."""
    analysing: int = ITERATIONS
    """Iterations for each question about a decision when a finished game is analysed."""
    analyses: int = 20
    """How many games may wait to be analysed; the next is refused."""
    heartbeat: float = 15.0
    """Seconds between signs of life in a stream, so that proxies keep it open."""
    phone_seconds: float = 600.0
    """How long the link to take a seat along on a phone is good."""
    vote_seconds: float = 120.0
    """Seconds without a sign of somebody's browser before the others may vote that a bot plays for them. A table with a
    time limit of its own goes by that."""
    page: int = 200
    """Entries of a story that are sent at once."""
    longest_log: int = 10_000
    """Entries of a table's log, beyond which nothing more is said, taken back or tried out there. A game may still be
    played to its end, up to twice as many."""
    grace: float = 10.0
    """Seconds that requests under way may take when the server is told to end."""
    limits: Limits = Limits()
    networks: tuple[IPv4Network | IPv6Network, ...] = field(init=False, repr=False, compare=False)
    """The trusted proxies, read."""

    def __post_init__(self) -> None:
        if not self.database:
            raise ServerSettingError("server.setting.no-database")
        if not 0 <= self.port <= 65535:
            raise ServerSettingError("server.setting.port", port=str(self.port))
        if self.password == "":
            raise ServerSettingError("server.setting.empty-password")
        if self.log_level not in LEVELS:
            raise ServerSettingError("server.setting.log-level", asked=repr(self.log_level), known=list(LEVELS))
        for name in (
            "thinking_cap",
            "thinkers",
            "analysing",
            "analyses",
            "heartbeat",
            "phone_seconds",
            "vote_seconds",
            "page",
            "longest_log",
            "grace",
        ):
            _positive(name, getattr(self, name))
        if not (math.isfinite(self.beat) and self.beat >= 0):
            raise ServerSettingError("server.setting.beat", value=repr(self.beat))
        if self.public_url is not None:
            _check_url(self.public_url)
        object.__setattr__(self, "networks", tuple(_network(proxy) for proxy in self.trusted_proxies))

    @property
    def origin(self) -> str | None:
        """Scheme and host of the public address, as browsers send it in `Origin`."""
        return None if self.public_url is None else self.public_url.rstrip("/").lower()

    @property
    def https(self) -> bool:
        """Whether browsers reach this server by https: the cookie then travels no other way."""
        return self.origin is not None and self.origin.startswith("https://")


def _check_url(url: str) -> None:
    """Refuse what is not just scheme and host: Durbar's pages are at the root, and a password has no place here."""
    try:
        parts = urlsplit(url)
        right = parts.scheme in {"http", "https"} and parts.hostname and parts.port != 0
    except ValueError:
        right = False
    if not right or parts.username is not None or parts.path not in {"", "/"} or parts.query or parts.fragment:
        raise ServerSettingError("server.setting.public-url")


def _network(text: str) -> IPv4Network | IPv6Network:
    """One trusted proxy: an address or a network."""
    try:
        return ip_network(text)
    except ValueError as error:
        raise ServerSettingError("server.setting.proxy", asked=repr(text)) from error
