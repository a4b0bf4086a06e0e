"""Attackers for `tools/load.py`: strangers behind one address who do everything that strangers may do, all the time."""

from __future__ import annotations

import asyncio
import json
import random
import time
from collections import Counter
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Any

import durbar

if TYPE_CHECKING:
    from load import Connection

ATTACKER_ADDRESS = "10.250.0.1"
"""The address from which all attackers seem to come."""
ALLOWED_STATUSES = frozenset({*range(200, 300), 400, 403, 404, 408, 409, 413, 422, 429, 431, 503})
"""The statuses that an attacker may get."""
SILENT_CONNECTIONS = 50
"""The number of connections that are open and send nothing."""
PAUSE_SECONDS = 0.02
"""Seconds between two requests of an attacker."""
SLOW_BOARD = "\n".join(f"[a.b.c.d.e.f.g{n}]\nx = [{'1, ' * 40}]" for n in range(200))[:31_000]
"""A board file that takes as long to read as a file within the size limit can take."""


def large_record() -> dict[str, Any]:
    """Return the record of a finished game of five players, with more fields than a record needs."""
    game, rng = durbar.new("taj-mahal", players=5, seed=3), random.Random(1)
    while game.to_move is not None:
        game.push(rng.choice(list(game.seen_by(game.to_move).legal_moves)))
    return {**game.record(), "note": ["x" * 1000] * 800}


class Attacker:
    """A stranger with one browser who sends expensive requests as fast as the server answers."""

    def __init__(self, number: int, connection: Connection, record: dict[str, Any], statuses: Counter[int]) -> None:
        self._rng = random.Random(number)
        self._connection = connection
        self._record = record
        self._statuses = statuses
        self._running: list[str] = []
        """The ids of the attacker's tables with a running game."""
        self._finished: list[str] = []
        """The ids of the attacker's imported tables with a finished game."""
        self._analyses: list[str] = []
        """The ids of the attacker's analysis tables."""

    async def attack(self, until: float) -> None:
        """Send requests until the given time."""
        attacks: list[Callable[[], Awaitable[None]]] = [
            self._create, self._import, self._check_board, self._read, self._read, self._replay, self._replay,
            self._draw, self._hint, self._analyse, self._branch, self._chat, self._guess, self._bloat, self._count,
        ]  # fmt: skip
        await self._create()
        await self._import()
        while time.perf_counter() < until:
            await self._rng.choice(attacks)()
            await asyncio.sleep(PAUSE_SECONDS)
        self._connection.close()

    async def _send(self, method: str, path: str, body: Any = None) -> Any:
        """Send a request and count its status; return the JSON of the response, or None if it was rejected."""
        status, response = await self._connection.request(method, f"/api{path}", body)
        self._statuses[status] += 1
        return response if status < 300 else None

    def _any(self, tables: list[str]) -> str:
        """Return a random id of the list; if the list is empty, an id that does not exist."""
        return self._rng.choice(tables or ["5f1c09ad7be2"])

    async def _create(self) -> None:
        """Create a table with expert bots."""
        seats = [{"who": "me"}, *[{"who": "bot", "level": "expert"}] * 3]
        made = await self._send("POST", "/tables", {"game": "maharani", "seats": seats})
        self._running += [made["table"]] if made else []

    async def _import(self) -> None:
        """Import the large record, as an analysis table or as a finished game."""
        kind = self._rng.choice(["analysis", "finished"])
        made = await self._send("POST", "/import", {"record": self._record, "as": kind})
        if made:
            (self._analyses if kind == "analysis" else self._finished).append(made["table"])

    async def _check_board(self) -> None:
        """Have a board file checked that takes long to read."""
        await self._send("POST", "/games/taj-mahal/board", {"text": SLOW_BOARD})

    async def _read(self) -> None:
        """Read a table, its log, its record or its legal moves."""
        table = self._any(self._running + self._finished + self._analyses)
        await self._send("GET", f"/tables/{table}{self._rng.choice(['?since=0', '/story', '/record', '/spelling'])}")

    async def _replay(self) -> None:
        """Read positions at random places of a replay, and its moves."""
        table = self._any(self._finished + self._analyses)
        await self._send("GET", f"/tables/{table}/at?moves={self._rng.randrange(250)}&many=24")
        await self._send("GET", f"/tables/{table}/moves")

    async def _draw(self) -> None:
        """Have a picture of a table and a QR code drawn."""
        await self._send("GET", f"/tables/{self._any(self._running + self._finished)}/picture")
        await self._send("POST", "/qr", {"secret": "x" * 200})

    async def _hint(self) -> None:
        """Ask for hints and for the preview of a move."""
        await self._send("POST", f"/tables/{self._any(self._running)}/hint", {"seat": 0})
        await self._send("GET", f"/tables/{self._any(self._running)}/preview?seat=0&move=1:c4>E")

    async def _analyse(self) -> None:
        """Request the analysis of a finished game."""
        await self._send("POST", f"/tables/{self._any(self._finished)}/analysis")

    async def _branch(self) -> None:
        """Go to a random move of an analysis table, and continue a finished game from a move at a new table."""
        table = self._any(self._analyses)
        await self._send("POST", f"/tables/{table}/branch", {"number": self._rng.randrange(250), "main": True})
        await self._send("POST", f"/tables/{self._any(self._finished)}/branch-off", {"number": 50, "seat": 0})

    async def _chat(self) -> None:
        """Send a long chat message."""
        await self._send("POST", f"/tables/{self._any(self._running)}/chat", {"seat": 0, "text": "€" * 500})

    async def _guess(self) -> None:
        """Guess the secret of an invitation link."""
        await self._send("POST", "/links/look", {"secret": f"{self._rng.getrandbits(128):032x}"})

    async def _bloat(self) -> None:
        """Send JSON with very many or very deeply nested lists."""
        await self._send("POST", "/tables", {"game": "toy", "options": {"a": [[]] * 5000}})
        await self._send("POST", "/tables", {"game": "toy", "options": json.loads("[" * 200 + "]" * 200)})

    async def _count(self) -> None:
        """Ask for the statistics and for the list of tables."""
        await self._send("GET", "/statistics")
        await self._send("GET", "/tables")


async def hold_silent_connections(port: int, until: float) -> None:
    """Open connections that send nothing, and close them at the given time."""
    opened = [await asyncio.open_connection("127.0.0.1", port) for _ in range(SILENT_CONNECTIONS)]
    await asyncio.sleep(max(0.0, until - time.perf_counter()))
    for _, writer in opened:
        writer.close()


async def hold_streams(connections: list[Connection], until: float) -> None:
    """Read event streams until the given time."""

    async def read(connection: Connection) -> None:
        async for _ in connection.events("/api/stream"):
            pass

    tasks = [asyncio.create_task(read(connection)) for connection in connections]
    await asyncio.sleep(max(0.0, until - time.perf_counter()))
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    for connection in connections:
        connection.close()
