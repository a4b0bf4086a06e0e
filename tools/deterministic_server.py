"""A server with fixed seeds and clock, and games played up to a wanted position, for pictures and browser tests."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, fields
from pathlib import Path
from typing import Any, cast

import uvicorn
from playwright.sync_api import BrowserContext

from durbar.bots.levels import Novice
from durbar.games.game import Game, Setting, Sight, new, rulebook, seed_bytes
from durbar.server.api import create_table, rematch
from durbar.server.app import create_app
from durbar.server.entropy import Entropy
from durbar.server.services.table_cache import TableCache
from durbar.server.settings import Limits, Rate, Settings
from durbar.tables import actions
from durbar.tables.log import Entry
from durbar.tables.table import Table

UNLIMITED = Rate(1e6, 10**6)
"""A rate limit that is never reached."""
_RATES: dict[str, Any] = {rate.name: UNLIMITED for rate in fields(Limits) if isinstance(rate.default, Rate)}
LIMITS = Limits(**_RATES, browser_streams=100, address_streams=1000)
"""The limits of the server, so high that pictures and tests never reach them."""
RULES_VERSION = 1
"""The version of the rules. It is 1, because browser tests and pictures rely on certain deals of version 1."""
NOON = 1_767_268_800.0
"""The time of the server's clock, in seconds since 1970: noon UTC on 1 January 2026."""
DAY = 86_400.0
"""Seconds in a day."""
NAMES = ("Noor", "Ines", "Tomas", "Kiran", "Tara")
"""The names of the players, by seat."""
EMBLEMS = (
    ("turquoise", "dome"),
    ("rose", "tower"),
    ("amethyst", "gate"),
    ("sard", "chhatri"),
    ("onyx", "triple"),
)
"""The emblem of each player, by seat: its colour (named after a stone) and its silhouette."""


class FixedEntropy(Entropy):
    """A source of seeds and time without randomness: new tables are dealt from `next_seed`.

    The clock always shows noon, `days_ago` days before 1 January 2026.
    """

    def __init__(self) -> None:
        self.next_seed = seed_bytes(1)
        self.days_ago = 0

    def now(self) -> float:
        """Return the fixed time of the clock, in seconds since 1970."""
        return NOON - self.days_ago * DAY

    def seed(self) -> bytes:
        """Return the seed for the deal of a new table."""
        return self.next_seed

    def bot_seed(self) -> int:
        """Return the same seed for every bot."""
        return 1


@dataclass
class Stage:
    """A test server that runs in this process, with the objects by which tests and pictures control it."""

    address: str
    entropy: FixedEntropy
    table_cache: TableCache
    loop: asyncio.AbstractEventLoop
    """The event loop of the server, which runs in another thread."""

    def make_moves(self, table: str, moves: Sequence[str]) -> None:
        """Make moves at a table, each for the player to move, and store them with one commit."""

        def make_all(before: Table) -> list[Entry]:
            after, all_entries = before.copy(), []
            for move in moves:
                entries = actions.move(after, cast(int, after.to_move), move, after.version)
                actions.carry_out(after, entries)
                all_entries += entries
            return all_entries

        asyncio.run_coroutine_threadsafe(self.table_cache.apply(table, make_all), self.loop).result(timeout=60)


class VersionedBook:
    """A rulebook whose games follow `RULES_VERSION` of the rules."""

    def __init__(self, name: str) -> None:
        self._book = rulebook(name)

    def __getattr__(self, name: str) -> Any:
        return getattr(self._book, name)

    def setting(self, players: int, edition: str | None, board: Any, options: Any) -> Setting:
        """Return a setting of this version."""
        return self._book.setting(players, edition, board, options, RULES_VERSION)


_open_stages = 0
"""The number of stages that are open now."""


@contextmanager
def versioned_tables() -> Iterator[None]:
    """Let servers of this process create tables of `RULES_VERSION` until the last open stage is closed."""
    global _open_stages
    _open_stages += 1
    for module in (create_table, rematch):
        setattr(module, "rulebook", VersionedBook)  # noqa: B010  # mypy allows no assignment to an imported name
    try:
        yield
    finally:
        _open_stages -= 1
        if not _open_stages:
            for module in (create_table, rematch):
                setattr(module, "rulebook", rulebook)  # noqa: B010


@contextmanager
def open_stage(folder: Path, **settings_changes: Any) -> Iterator[Stage]:
    """Run a server in a thread, on a free port, until the end of the block. The server's database is in `folder`."""
    entropy = FixedEntropy()
    settings = Settings(
        f"sqlite:///{folder / 'stage.sqlite'}", limits=LIMITS, bot_pause=0.0, log_level="error", **settings_changes
    )
    app = create_app(settings, entropy)
    # The keep-alive time is long: on a slow machine a client could reuse a connection just when the server closes it.
    server = uvicorn.Server(
        uvicorn.Config(
            app, host="127.0.0.1", port=0, log_level="error", timeout_graceful_shutdown=2, timeout_keep_alive=600
        )
    )
    loops: list[asyncio.AbstractEventLoop] = []

    async def serve() -> None:
        loops.append(asyncio.get_running_loop())
        await server.serve()

    thread = threading.Thread(target=lambda: asyncio.run(serve()), daemon=True)
    thread.start()
    while not server.started:
        if not thread.is_alive():
            raise RuntimeError("the test server could not be started")
        thread.join(0.02)
    port = server.servers[0].sockets[0].getsockname()[1]
    try:
        with versioned_tables():
            yield Stage(f"http://127.0.0.1:{port}/", entropy, app.state.services.table_cache, loops[0])
    finally:
        server.should_exit = True
        app.state.services.hub.close()
        thread.join(20)


def moves_until(
    wanted: Callable[[Sight], bool],
    seat: int | None = None,
    *,
    game: str = "taj-mahal",
    players: int = 4,
    seed: int = 1,
) -> list[str]:
    """Let novice bots play up to the first position for which `wanted` returns True, and return their moves.

    `wanted` gets the sight of the player to move (what this player may know). If `seat` is given, only positions in
    which this seat is to move are considered. Raise `LookupError` if the game ends without such a position.
    """
    current = new(game, players=players, seed=seed, version=RULES_VERSION)
    bots = [Novice(seed + seat_index) for seat_index in range(players)]
    while (mover := current.to_move) is not None:
        sight = current.seen_by(mover)
        if seat in (None, mover) and wanted(sight):
            return [move.text for move in current.moves]
        current.push(bots[mover].choose(sight))
    if wanted(current.seen_by(seat or 0)):
        return [move.text for move in current.moves]
    raise LookupError("the game ended without the wanted position")


def _json_of(response: Any) -> Any:
    """Return the JSON of a response; raise `RuntimeError` if the request failed."""
    if not response.ok:
        raise RuntimeError(f"{response.url}: {response.status} {response.text()}")
    return response.json() if response.body() else None


def seat_people(
    stage: Stage,
    people: Sequence[BrowserContext],
    *,
    game: str = "taj-mahal",
    seed: int = 1,
    names: Sequence[str] = NAMES,
    **fields: Any,
) -> str:
    """Create a table that is dealt from a seed, give people their seats, start the game, and return the table's id.

    `fields` are further fields of the request that creates the table.
    """
    stage.entropy.next_seed = seed_bytes(seed)
    profiles = list(zip(names, EMBLEMS, strict=True))
    for person, (name, (stone, figure)) in zip(people, profiles, strict=False):
        me = {"name": name, "stone": stone, "figure": figure}
        _json_of(person.request.put(f"{stage.address}api/me", data=me))
    seats = [{"who": "me"}, *({"who": "open"} for _ in people[1:])]
    body = {"game": game, "seats": seats, "start": len(people) == 1, **fields}
    created = _json_of(people[0].request.post(f"{stage.address}api/tables", data=body))
    for person, link, (name, (stone, figure)) in zip(people[1:], created["links"], profiles[1:], strict=False):
        opening = {"secret": link["link"].rpartition("/")[2], "name": name, "stone": stone, "figure": figure}
        _json_of(person.request.post(f"{stage.address}api/links/open", data=opening))
    table = str(created["table"])
    _json_of(people[0].request.post(f"{stage.address}api/tables/{table}/start", data={}))
    return table


def play(
    stage: Stage, people: Sequence[BrowserContext], table: str, moves: Sequence[str], *, seed: int, game: str
) -> None:
    """Make moves at a table over HTTP, each by the person to move."""
    table_url = f"{stage.address}api/tables/{table}"
    # A copy of the game in this process tells which seat is to move.
    local: Game = new(game, players=len(people), seed=seed, version=RULES_VERSION)
    version = _json_of(people[0].request.get(table_url))["version"]
    for move in moves:
        seat = local.to_move
        assert seat is not None
        body = {"seat": seat, "version": version, "move": move}
        version = _json_of(people[seat].request.post(f"{table_url}/move", data=body))["version"]
        local.push(move)


def staged(
    stage: Stage,
    people: Sequence[BrowserContext],
    wanted: Callable[[Sight], bool],
    *,
    seat: int | None = 0,
    game: str = "taj-mahal",
    seed: int = 1,
    names: Sequence[str] = NAMES,
) -> str:
    """Create a table, make moves up to the position for which `wanted` returns True, and return the table's id."""
    moves = moves_until(wanted, seat, game=game, players=len(people), seed=seed)
    table = seat_people(stage, people, game=game, seed=seed, names=names)
    stage.make_moves(table, moves)
    return table
