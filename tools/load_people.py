"""People for `load.py`: each is a browser, sits at a table with bots, and does what a page does."""

from __future__ import annotations

import asyncio
import random
import time
from bisect import bisect_left
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from load_line import Jar, Line

BOTS = 3
PATIENCE = 60.0
"""Seconds after which news that has not come is said to be missing."""
Told = dict[str, Any]


@dataclass(frozen=True)
class Plan:
    """What is to be done."""

    tables: int = 100
    seconds: float = 30.0
    warm_up: float = 5.0
    """Seconds before anything is measured: everybody has sat down at once, and looks at their table at once."""
    pause: float = 3.0
    """Seconds between two moves of a person."""
    game: str | None = None
    """Which game; without one they take turns."""
    reading: str = "page"
    """When people read: `page`, as the page does, whenever there is news; `turn`, only when they want to move."""
    seed: int = 1


@dataclass
class Seen:
    """What all people have seen together. Measurements are in seconds."""

    moves: list[float] = field(default_factory=list)
    """From a move being sent to its acknowledgement."""
    own_news: list[float] = field(default_factory=list)
    """From a move being sent to the stream telling of it."""
    bots_news: list[float] = field(default_factory=list)
    """From a bot's decision to the stream telling of it, its way to the disk included."""
    pages: list[float] = field(default_factory=list)
    """What the page waited for a table, or for its story."""
    acknowledged: list[tuple[str, int, str]] = field(default_factory=list)
    """Table, version and text of every move that was acknowledged."""
    heard: dict[str, int] = field(default_factory=dict)
    """The latest version of every table that the streams told of."""
    wrong: list[str] = field(default_factory=list)
    """Answers that should not have been, and news that never came."""

    def begin_to_measure(self) -> None:
        """Forget how long things took so far; what was acknowledged and heard is remembered."""
        for measured in (self.moves, self.own_news, self.bots_news, self.pages):
            measured.clear()


class Person:
    """Somebody at a table with bots: one line for the stream, another on which the page asks."""

    def __init__(self, number: int, port: int, plan: Plan, games: Sequence[str], seen: Seen) -> None:
        self._plan = plan
        self._chance = random.Random(plan.seed * 100_003 + number)
        self._game = plan.game or games[number % len(games)]
        self._seen = seen
        jar = Jar(f"10.{number >> 16 & 255}.{number >> 8 & 255}.{number & 255}")
        self._page, self._ear = Line(port, jar), Line(port, jar)
        self._news = asyncio.Event()
        self._table = ""
        self._shown: Told = {}
        self._upto = 0
        """Up to where the story was read."""
        self._heard = 0
        """The version of the table that the stream told of last."""
        self._told: list[tuple[int, float]] = []
        """Which versions the stream told of since then, and when by the clock on the wall."""
        self._sent: tuple[int, float] | None = None
        """The version that the last move answered, and when it was sent."""

    async def sit_down(self) -> None:
        """Open a table, and listen."""
        await self._open()
        self._listening = asyncio.create_task(self._listen())

    async def play(self, until: float) -> None:
        """Play until the time is over; a game that is over is followed by another."""
        due = time.perf_counter() + self._chance.random() * self._plan.pause
        always = self._plan.reading == "page"
        while (now := time.perf_counter()) < until:
            if self._shown["stage"] == "finished":
                await self._open()
            elif self._news.is_set() and self._heard <= self._shown["version"]:
                self._news.clear()  # the response to the own move has shown it already
            elif self._news.is_set() and (always or now >= due):
                await self._read()
            elif now >= due and self._shown["view"]["to_move"] == 0:
                due = now + self._plan.pause
                await self._move()
            else:
                await self._wait(min(until, due if due > now else until), always or now >= due)

    async def leave(self) -> None:
        """Wait until the stream has told of everything that the page knows, and hang up."""
        try:
            async with asyncio.timeout(PATIENCE):
                while self._seen.heard.get(self._table, 0) < self._shown["version"]:
                    self._news.clear()
                    await self._news.wait()
        except TimeoutError:
            self._seen.wrong.append(f"the stream never told of version {self._shown['version']} of {self._table}")
        self._listening.cancel()
        await asyncio.gather(self._listening, return_exceptions=True)
        self._page.close()
        self._ear.close()

    # -- the page -----------------------------------------------------------------------------------------------------
    async def _ask(self, method: str, path: str, body: Told | None = None, key: str | None = None) -> Told | None:
        status, told = await self._page.ask(method, f"/api{path}", body, key)
        if status >= 300:
            self._seen.wrong.append(f"{method} {path.split('?')[0]}: {status} {told}")
            return None
        answer: Told = told
        return answer

    async def _open(self) -> None:
        seats = [{"who": "me"}, *[{"who": "bot", "level": "novice"}] * BOTS]
        made = await self._ask("POST", "/tables", {"game": self._game, "seats": seats})
        if made is None:
            raise ConnectionError(f"no table: {self._seen.wrong[-1]}")
        self._table, self._upto, self._heard, self._sent = made["table"], 0, 0, None
        self._told.clear()
        await self._read()

    async def _read(self) -> None:
        """What a page does when there is news: it asks for the table, and for what has happened."""
        self._news.clear()
        always = self._plan.reading == "page"
        since = f"&since={self._upto}" if always else ""
        shown = await self._timed(f"/tables/{self._table}?seat=0{since}")
        if shown is None:
            raise ConnectionError(f"nothing to see: {self._seen.wrong[-1]}")
        self._show(shown, shown["story"] if always else None)

    def _show(self, shown: Told, story: Told | None) -> None:
        """Take a table as it was sent, with its story if that was sent as well."""
        self._shown = shown
        if story is None:
            return
        for entry in story["entries"]:
            if entry.get("by") is not None:
                at = bisect_left(self._told, (entry["version"], 0.0))
                if at < len(self._told):
                    self._seen.bots_news.append(self._told[at][1] - entry["at"])
        self._upto = story["upto"]
        self._told = [one for one in self._told if one[0] > self._upto]

    async def _timed(self, path: str) -> Told | None:
        begun = time.perf_counter()
        told = await self._ask("GET", path)
        self._seen.pages.append(time.perf_counter() - begun)
        return told

    async def _move(self) -> None:
        move = self._chance.choice(self._shown["view"]["legal_moves"])["text"]
        version = self._shown["version"]
        body = {"seat": 0, "version": version, "move": move, "view_seat": 0}
        begun = time.perf_counter()
        self._sent = (version, begun)
        done = await self._ask("POST", f"/tables/{self._table}/move", body, f"{self._chance.getrandbits(64):x}")
        if done is not None:
            self._seen.moves.append(time.perf_counter() - begun)
            self._seen.acknowledged.append((self._table, done["made"], move))
            self._show(done["table_view"], done)
        else:
            await self._read()

    # -- the stream ---------------------------------------------------------------------------------------------------
    async def _wait(self, until: float, for_news: bool) -> None:
        """Wait until a time, or until there is news."""
        seconds = max(0.0, until - time.perf_counter())
        if not for_news:
            await asyncio.sleep(seconds)
            return
        try:
            async with asyncio.timeout(seconds):
                await self._news.wait()
        except TimeoutError:
            return

    async def _listen(self) -> None:
        async for told in self._ear.events("/api/stream"):
            table, version = told.get("table"), told.get("version")
            if version is None or table is None:
                continue
            self._seen.heard[table] = max(version, self._seen.heard.get(table, 0))
            if table != self._table:
                continue
            self._heard = version
            self._told.append((version, time.time()))
            if self._sent is not None and version > self._sent[0]:
                self._seen.own_news.append(time.perf_counter() - self._sent[1])
                self._sent = None
            self._news.set()
