"""All settings of the server. The command line creates a `Settings`; tests create their own."""

from __future__ import annotations

import math
from dataclasses import dataclass, field
from ipaddress import IPv4Network, IPv6Network, ip_network
from urllib.parse import urlsplit

from durbar.analysis import ITERATIONS
from durbar.games.errors import DurbarError

COOKIE = "durbar"
"""The name of the session cookie over plain http. The server sets no other cookie."""
SECURE_COOKIE = "__Host-durbar"
"""The name of the session cookie over https. Browsers let no other host of the same domain set a cookie of this name.
"""
COOKIE_DAYS = 400
"""The lifetime of the session cookie in days. It is the longest that browsers accept."""

LOG_LEVELS = ("debug", "info", "warning", "error")
"""The log levels."""

# Sizes in bytes.
KILOBYTE = 1024
MEGABYTE = 1024 * KILOBYTE
# Times in seconds.
HOUR = 3600
DAY = 24 * HOUR

MAX_RETENTION_DAYS = 36_500
"""The longest retention in days: a hundred years."""
RELEASE_FACTORS = {"expert": 1.5}
"""For some levels of bots, the time from the start of a turn to the move as a multiple of `Settings.bot_pause`. For the
other levels the factor is 1. Nearly every search of a level must end within the level's time, because the duration of a
longer search would tell people something about the bot's hand.
"""


class ServerSettingError(DurbarError):
    """Raised if a setting is invalid."""


def _require_positive(name: str, value: float) -> None:
    """Raise `ServerSettingError` if a number is not positive."""
    if not (math.isfinite(value) and value > 0):
        raise ServerSettingError("server.setting.positive", name=name, value=repr(value))


@dataclass(frozen=True)
class Rate:
    """A rate limit: `burst` requests at once, then `each_second` requests per second. Some limits count milliseconds
    instead of requests.
    """

    each_second: float
    burst: int

    def __post_init__(self) -> None:
        if not (math.isfinite(self.each_second) and self.each_second > 0 and self.burst >= 1):
            raise ServerSettingError("server.setting.rate", rate=repr(self))

    def times(self, factor: int) -> Rate:
        """Return a rate that is `factor` times as high."""
        return Rate(self.each_second * factor, self.burst * factor)


@dataclass(frozen=True)
class Limits:
    """Limits per browser and per address, far above what people at a table need.

    For example, `Rate(12 / 60, 12)` allows 12 requests at once and then 12 per minute.
    """

    browser: Rate = Rate(20, 60)
    """API requests per browser."""
    address: Rate = Rate(200, 400)
    """All requests per address, which many people may share."""
    browser_work: Rate = Rate(200, 4000)
    """Milliseconds of processor time per browser. `middleware/route_costs.py` has the cost of each request."""
    address_work: Rate = Rate(500, 10_000)
    """Milliseconds of processor time per address: at most half of one core, after a burst."""
    creating: Rate = Rate(12 / 60, 12)
    """New tables per browser."""
    hints: Rate = Rate(1, 5)
    """Hints per browser. Each one runs a bot's search."""
    importing: Rate = Rate(6 / 60, 6)
    """Imported records and requested analyses per browser. Each one replays a whole game."""
    guessing: Rate = Rate(30 / 60, 30)
    """Attempts to use a link or the password, per address."""
    all_guesses: Rate = Rate(1, 300)
    """Wrong passwords from all addresses together, because an attacker may have many addresses."""
    boards: Rate = Rate(10 / 60, 10)
    """Board file checks per browser."""
    new_tables: Rate = Rate(200 / DAY, 200)
    """Tables that a browser creates or imports. This limit and the next four keep the database from growing without
    bound."""
    chat: Rate = Rate(100 / HOUR, 300)
    """Chat messages per browser."""
    reports: Rate = Rate(10 / DAY, 10)
    """Reports of other players per browser."""
    branching: Rate = Rate(1000 / HOUR, 1000)
    """Branches in analyses per browser."""
    acting: Rate = Rate(3000 / HOUR, 3000)
    """Moves and other actions at tables per browser. Each one adds to a log."""
    new_sessions: Rate = Rate(1000 / DAY, 500)
    """New browsers per address."""
    crowd: int = 10
    """The limits for hints, imports, board checks and stored data are this many times as high for an address as for a
    browser. Without limits for addresses a client could avoid the limits for browsers by deleting its cookie."""
    tables: int = 500
    """The most tables at which one browser may have a permission. Its stream sends events for all of them."""
    browser_streams: int = 8
    """Open streams per browser."""
    address_streams: int = 200
    """Open streams per address."""
    address_connections: int = 500
    """Open connections per address, except those of trusted proxies. A browser opens up to six."""
    connections: int = 10_000
    """Open connections in total. The limit is lower if the process may not open that many files."""
    body: int = 64 * KILOBYTE
    """Bytes of a request's body."""
    import_body: int = 1 * MEGABYTE
    """Bytes of the body of a request that imports a record."""
    head_seconds: float = 20.0
    """Seconds in which the request line and the headers must arrive."""
    body_seconds: float = 20.0
    """Seconds in which the body must arrive after the headers."""
    max_buckets: int = 10_000
    """For each limit, the number of browsers or addresses that are kept in memory. The least recently used ones are
    dropped."""

    def __post_init__(self) -> None:
        counts = ("crowd", "tables", "browser_streams", "address_streams", "address_connections", "connections")
        for name in (*counts, "body", "import_body", "max_buckets", "head_seconds", "body_seconds"):
            _require_positive(name, getattr(self, name))


@dataclass(frozen=True)
class Settings:
    """The settings of a server. Its `repr` omits values that may contain a secret."""

    database: str = field(repr=False)
    """The URL of the database: `sqlite:///…` or `postgresql://…`."""
    host: str = "127.0.0.1"
    port: int = 8765
    """The port to listen on. 0 chooses a free port."""
    public_url: str | None = None
    """The URL by which browsers reach this server behind a proxy (`https://durbar.example.net`)."""
    trusted_proxies: tuple[str, ...] = ()
    """Addresses or networks of proxies whose `X-Forwarded-For` is trusted."""
    password: str | None = field(default=None, repr=False)
    """The password that a browser must enter first; `None` for no password."""
    log_level: str = "info"
    log_addresses: bool = False
    """Whether to log client addresses. Off by default, because they are personal data."""
    bot_pause: float = 0.7
    """Seconds from the start of a bot's turn to its move, whether the bot had a choice or not. For some levels they are
    multiplied by `RELEASE_FACTORS`. A bot that needs longer moves after a multiple of these seconds. With 0 a bot moves
    as soon as it can."""
    bots_pause_days: float = 7.0
    """The bots of a table pause when no person who has a seat there has sent a request for this many days."""
    bot_time_limit: float = 10.0
    """The time limit for a bot's move in seconds, for all levels."""
    bot_threads: int = 2
    """The number of bots that compute a move at the same time."""
    analysis_iterations: int = ITERATIONS
    """Search iterations per evaluation in the analysis of a finished game."""
    max_waiting_analyses: int = 20
    """The most games in the queue for analysis. A request for a further analysis is refused."""
    max_own_analyses: int = 5
    """The most games in the queue whose analysis one browser has requested."""
    table_memory: int = 128 * MEGABYTE
    """Bytes that the tables in memory may take, by a rough estimate. The least recently used ones are dropped first."""
    heartbeat: float = 15.0
    """Seconds between heartbeats of a stream, so that proxies keep it open."""
    phone_seconds: float = 600.0
    """Seconds for which a link to open a seat on another device is valid."""
    vote_seconds: float = 120.0
    """Seconds without a request from a player's browser before the others may vote to let a bot play for that player. A
    table's own time limit takes precedence."""
    page_size: int = 200
    """The most log entries in one response."""
    longest_log: int = 10_000
    """The number of log entries after which a table accepts no chat, undo, branch, pause or new commitment. Moves are
    accepted up to twice this number, so that the game can be finished."""
    retention_days: float | None = None
    """The number of days after which a table that nobody has changed is deleted; `None` deletes no tables. A browser
    without a table is deleted this many days after its last request."""
    shutdown_seconds: float = 10.0
    """Seconds that running requests may take when the server shuts down."""
    limits: Limits = Limits()
    networks: tuple[IPv4Network | IPv6Network, ...] = field(init=False, repr=False, compare=False)
    """The trusted proxies, parsed."""

    def __post_init__(self) -> None:
        if not self.database:
            raise ServerSettingError("server.setting.no-database")
        if not 0 <= self.port <= 65535:
            raise ServerSettingError("server.setting.port", port=str(self.port))
        if self.password == "":
            raise ServerSettingError("server.setting.empty-password")
        if self.log_level not in LOG_LEVELS:
            raise ServerSettingError("server.setting.log-level", asked=repr(self.log_level), known=list(LOG_LEVELS))
        for name in (
            "bot_time_limit",
            "bots_pause_days",
            "bot_threads",
            "analysis_iterations",
            "max_waiting_analyses",
            "max_own_analyses",
            "table_memory",
            "heartbeat",
            "phone_seconds",
            "vote_seconds",
            "page_size",
            "longest_log",
            "shutdown_seconds",
        ):
            _require_positive(name, getattr(self, name))
        if self.retention_days is not None and not 1 <= self.retention_days <= MAX_RETENTION_DAYS:
            raise ServerSettingError(
                "server.setting.retention", value=repr(self.retention_days), most=MAX_RETENTION_DAYS
            )
        if not (math.isfinite(self.bot_pause) and self.bot_pause >= 0):
            raise ServerSettingError("server.setting.beat", value=repr(self.bot_pause))
        if self.public_url is not None:
            _check_url(self.public_url)
        object.__setattr__(self, "networks", tuple(_parse_network(proxy) for proxy in self.trusted_proxies))

    def release_seconds(self, level: str) -> float:
        """Return the seconds from the start of a turn to the move, for bots of a level."""
        return self.bot_pause * RELEASE_FACTORS.get(level, 1.0)

    @property
    def origin(self) -> str | None:
        """The scheme and host of the public URL, as browsers send them in `Origin`."""
        return None if self.public_url is None else self.public_url.rstrip("/").lower()

    @property
    def https(self) -> bool:
        """Whether browsers use https, so that the cookie can be `Secure`."""
        return self.origin is not None and self.origin.startswith("https://")

    @property
    def cookie(self) -> str:
        """The name of the session cookie."""
        return SECURE_COOKIE if self.https else COOKIE


def _check_url(url: str) -> None:
    """Raise `ServerSettingError` unless a URL consists of http or https, a host and, optionally, a port."""
    try:
        parts = urlsplit(url)
        is_valid = parts.scheme in {"http", "https"} and parts.hostname and parts.port != 0
    except ValueError:
        is_valid = False
    if not is_valid or parts.username is not None or parts.path not in {"", "/"} or parts.query or parts.fragment:
        raise ServerSettingError("server.setting.public-url")


def _parse_network(text: str) -> IPv4Network | IPv6Network:
    """Parse the address or network of a trusted proxy."""
    try:
        return ip_network(text)
    except ValueError as error:
        raise ServerSettingError("server.setting.proxy", asked=repr(text)) from error
