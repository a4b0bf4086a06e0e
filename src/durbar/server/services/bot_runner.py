"""Bots' turns: off the event loop, within budgets, and with a beat before each move so that people can follow.

Bots move at a table as long as a person plays there, or somebody looks at it; otherwise the table rests until somebody
does. Where a person plays bots think first, and whoever opened many tables shares one turn among them.
"""

from __future__ import annotations

import asyncio
import json
import logging
import threading
import time
from collections.abc import Awaitable, Callable, Hashable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeVar

import sqlalchemy as sa

from durbar.bots.searching import with_time_limit
from durbar.games.moves import Move
from durbar.server.services.fair_semaphore import FairSemaphore
from durbar.server.services.table_cache import LiveTable, TableCache, TableDamaged
from durbar.server.storage.journal import NoSuchTable
from durbar.server.storage.schema import tables
from durbar.tables import actions
from durbar.tables.guides import coming
from durbar.tables.log import Entry
from durbar.tables.table import Table

log = logging.getLogger("durbar.bots")
T = TypeVar("T")
AGAIN = 2.0
"""Seconds before a bot whose move could not be written down tries again."""
LOOKED = 60.0
"""Seconds that bots play on after somebody has looked at a table where no person plays. A page that shows a table looks
at it after every move.
"""
FIRST, LAST = 0, 1
"""Who thinks first: bots at tables where a person plays, and hints; then all others."""


async def itself(table: str) -> Hashable:
    """The owner of a table that nobody else is known to own."""
    return table


class BotRunner:
    """Lets every bot move whose turn it is, at every table."""

    def __init__(
        self,
        table_cache: TableCache,
        beat: float,
        cap: float,
        thinkers: int,
        thought: Callable[[str, float], None],
        owner: Callable[[str], Awaitable[Hashable]] = itself,
    ) -> None:
        """``owner`` says whose a table is: the tables of one owner share a turn."""
        self.table_cache = table_cache
        self.beat = beat
        self.cap = cap
        self._thought = thought
        self._owner = owner
        self._pool = ThreadPoolExecutor(thinkers, thread_name_prefix="bot")
        self._places = FairSemaphore(thinkers)
        self._looked: dict[str, float] = {}
        """When somebody last looked at a table, the longest ago first."""
        self._ending = threading.Event()
        self._playing: dict[str, asyncio.Task[None]] = {}
        table_cache.changed.append(lambda live, _: self.wake(live))
        table_cache.loaded.append(self.wake)

    async def start(self) -> None:
        """Go on wherever a bot had the move and a person plays when the server last ended."""
        asked = sa.select(tables.c.id, sa.cast(tables.c.summary, sa.Text)).where(tables.c.turn == "bot")
        async with self.table_cache.database.read() as connection:
            waiting = [id for id, facts in await connection.execute(asked) if _may_have_people(facts)]
        for id in waiting:
            try:
                live = await self.table_cache.get(id)
            except TableDamaged:
                continue  # the log says so already
            except Exception:  # the others are not to wait for a table that cannot be read
                log.exception("a table cannot be read")
                continue
            if live is not None:
                self.wake(live)

    async def close(self) -> None:
        """Stop thinking. What was not written down was not moved, and is thought of again at the next start."""
        self._ending.set()
        for task in self._playing.values():
            task.cancel()
        await asyncio.gather(*self._playing.values(), return_exceptions=True)
        self._pool.shutdown(wait=True, cancel_futures=True)

    def wake(self, live: LiveTable) -> None:
        """See to it that somebody plays at this table, if a bot has the move and somebody is there."""
        if self._ending.is_set() or not self._is_wanted(live) or live.id in self._playing:
            return
        task = asyncio.create_task(self._play(live.id), name=f"bots at {live.id}")
        self._playing[live.id] = task

    def looked(self, live: LiveTable) -> None:
        """Note that somebody looks at a table, and let its bots play on."""
        now = self.table_cache.entropy.now()
        self._looked.pop(live.id, None)
        self._looked[live.id] = now
        while self._looked and now - self._looked[first := next(iter(self._looked))] > LOOKED:
            del self._looked[first]
        self.wake(live)

    def _is_wanted(self, live: LiveTable) -> bool:
        """Whether a bot has the move, and a person plays at the table or somebody looks at it."""
        if not live.table.bot_to_move:
            return False
        looked = self._looked.get(live.id)
        return bool(live.table.deciding) or (looked is not None and self.table_cache.entropy.now() - looked <= LOOKED)

    async def think(self, work: Callable[[], T], level: str, owner: Hashable, rank: int = FIRST) -> T:
        """Something that takes thought, beside the event loop, when it is its owner's turn."""
        begun = time.perf_counter()
        try:
            async with self._places.place(rank, owner):
                return await asyncio.get_running_loop().run_in_executor(self._pool, work)
        finally:
            self._thought(level, time.perf_counter() - begun)

    async def _play(self, id: str) -> None:
        try:
            owner = await self._owner(id)
            while await self._moved(id, owner):
                pass
        finally:
            # at the very moment it was seen that no bot has the move: whoever gives one the move later wakes another
            self._playing.pop(id, None)

    async def _moved(self, id: str, owner: Hashable) -> bool:
        """Let the bot move that has the move, if it can; whether there was one."""
        try:
            if await self._to_move(id) is None:
                return False
            await asyncio.sleep(self.beat)
            table = await self._to_move(id)
            if table is not None:
                await self._move(id, table, owner)
        except TableDamaged:
            return False
        except (actions.NotNow, NoSuchTable):
            pass  # a person took something back, or came back, or removed the table, while the bot was thinking
        except Exception:
            log.exception("a bot could not move")
            await asyncio.sleep(AGAIN)
        return True

    async def _to_move(self, id: str) -> Table | None:
        """The table as it stands, if a bot has the move and somebody is there."""
        live = await self.table_cache.get(id)
        return live.table if live is not None and self._is_wanted(live) else None

    async def _move(self, id: str, table: Table, owner: Hashable) -> None:
        move = coming(table) or await self._chosen(table, owner)
        answered = table.game_version, table.seats

        def act(now: Table) -> list[Entry]:
            if (now.game_version, now.seats) != answered:
                raise actions.NotNow("server.table-changed")
            return actions.bot_move(now, move)

        await self.table_cache.act(id, act)

    async def _chosen(self, table: Table, owner: Hashable) -> Move:
        """Return the move that the bot to move chooses."""
        bot = table.bot
        level = bot.name
        bot = with_time_limit(bot, self.cap, self._ending.is_set)
        sight = table.sight(table.to_move)
        rank = FIRST if table.deciding else LAST
        return await self.think(lambda: bot.choose(sight), level, owner, rank)


def _may_have_people(facts: Any) -> bool:
    """Whether a person plays at a table, by its summary. One that cannot be read is left to whoever reads the log."""
    try:
        return any(seat["who"] == "person" and seat["away"] is None for seat in json.loads(facts)["seats"])
    except (ValueError, LookupError, TypeError):
        return True
