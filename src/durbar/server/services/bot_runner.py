"""Makes the bots' moves in worker threads, within a time limit. A pause before each move lets people follow the game.

Bots move at a table while a person plays there or a browser has requested it recently. Tables with a person have
priority. All tables that one browser has created share one place in the queue.
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
from durbar.tables.guides import next_guide_move
from durbar.tables.log import Entry
from durbar.tables.table import Table

log = logging.getLogger("durbar.bots")
T = TypeVar("T")
RETRY_SECONDS = 2.0
"""Seconds to wait after a bot's move has failed."""
ACTIVE_SECONDS = 60.0
"""At a table without people, bots stop this many seconds after the last request for it. An open page requests its table
after every move.
"""
FIRST, LAST = 0, 1
"""Priorities. `FIRST` is for hints and for bots at tables where a person plays, `LAST` for all other bots."""


async def table_as_owner(table: str) -> Hashable:
    """Return the table's id as its owner. By default, each table is thus its own owner."""
    return table


class BotRunner:
    """Makes the bots' moves at all tables."""

    def __init__(
        self,
        table_cache: TableCache,
        pause: float,
        time_limit: float,
        bot_threads: int,
        report_duration: Callable[[str, float], None],
        owner: Callable[[str], Awaitable[Hashable]] = table_as_owner,
    ) -> None:
        """``pause`` is the number of seconds before a bot's move, ``time_limit`` the longest time that a bot computes.
        ``report_duration`` is called with a bot's level and the seconds it took. ``owner`` returns the owner of a
        table; the tables of one owner share one place in the queue.
        """
        self.table_cache = table_cache
        self.pause = pause
        self.time_limit = time_limit
        self._report_duration = report_duration
        self._owner = owner
        self._pool = ThreadPoolExecutor(bot_threads, thread_name_prefix="bot")
        self._slots = FairSemaphore(bot_threads)
        self._requested: dict[str, float] = {}
        """The time of the last request for each table, oldest first."""
        self._ending = threading.Event()
        self._playing: dict[str, asyncio.Task[None]] = {}
        table_cache.changed.append(lambda live, _: self.wake(live))
        table_cache.loaded.append(self.wake)

    async def start(self) -> None:
        """Resume the tables with a person where a bot had the move when the server last stopped."""
        query = sa.select(tables.c.id, sa.cast(tables.c.summary, sa.Text)).where(tables.c.turn == "bot")
        async with self.table_cache.database.read() as connection:
            waiting = [id for id, facts in await connection.execute(query) if _may_have_people(facts)]
        for id in waiting:
            try:
                live = await self.table_cache.get(id)
            except TableDamaged:
                continue  # this has been logged already
            except Exception:  # one unreadable table must not stop the others
                log.exception("a table cannot be read")
                continue
            if live is not None:
                self.wake(live)

    async def close(self) -> None:
        """Stop all bots. A move that was not stored is computed again after the next start."""
        self._ending.set()
        for task in self._playing.values():
            task.cancel()
        await asyncio.gather(*self._playing.values(), return_exceptions=True)
        self._pool.shutdown(wait=True, cancel_futures=True)

    def wake(self, live: LiveTable) -> None:
        """Start a task that makes the bots' moves at a table, if a bot has the move and the table is in use."""
        if self._ending.is_set() or not self._is_wanted(live) or live.id in self._playing:
            return
        task = asyncio.create_task(self._play(live.id), name=f"bots at {live.id}")
        self._playing[live.id] = task

    def note_request(self, live: LiveTable) -> None:
        """Note a request for a table, and wake its bots."""
        now = self.table_cache.entropy.now()
        self._requested.pop(live.id, None)
        self._requested[live.id] = now
        while self._requested and now - self._requested[first := next(iter(self._requested))] > ACTIVE_SECONDS:
            del self._requested[first]
        self.wake(live)

    def _is_wanted(self, live: LiveTable) -> bool:
        """Return whether a bot has the move and the table is in use: a person plays, or a browser requested it."""
        if not live.table.bot_to_move:
            return False
        requested = self._requested.get(live.id)
        return bool(live.table.voters) or (
            requested is not None and self.table_cache.entropy.now() - requested <= ACTIVE_SECONDS
        )

    async def think(self, work: Callable[[], T], level: str, owner: Hashable, rank: int = FIRST) -> T:
        """Run a computation in the bots' thread pool, when its owner's turn comes, and return the result."""
        start = time.perf_counter()
        try:
            async with self._slots.slot(rank, owner):
                return await asyncio.get_running_loop().run_in_executor(self._pool, work)
        finally:
            self._report_duration(level, time.perf_counter() - start)

    async def _play(self, id: str) -> None:
        try:
            owner = await self._owner(id)
            while await self._play_turn(id, owner):
                pass
        finally:
            # There is no await between the last check and this line: a change after the check must start a new task.
            self._playing.pop(id, None)

    async def _play_turn(self, id: str, owner: Hashable) -> bool:
        """Make the move of the bot whose turn it is. Return whether a bot had the move."""
        try:
            if await self._table_with_bot_to_move(id) is None:
                return False
            await asyncio.sleep(self.pause)
            table = await self._table_with_bot_to_move(id)
            if table is not None:
                await self._move(id, table, owner)
        except TableDamaged:
            return False
        except (actions.ActionRefused, NoSuchTable):
            pass  # while the bot computed, a person took a move back, returned to their seat or deleted the table
        except Exception:
            log.exception("a bot could not move")
            await asyncio.sleep(RETRY_SECONDS)
        return True

    async def _table_with_bot_to_move(self, id: str) -> Table | None:
        """Return the current table if a bot has the move there and the table is in use, else None."""
        live = await self.table_cache.get(id)
        return live.table if live is not None and self._is_wanted(live) else None

    async def _move(self, id: str, table: Table, owner: Hashable) -> None:
        move = next_guide_move(table) or await self._choose(table, owner)
        based_on = table.game_version, table.seats

        def action(current: Table) -> list[Entry]:
            if (current.game_version, current.seats) != based_on:
                raise actions.ActionRefused("server.table-changed")
            return actions.bot_move(current, move)

        await self.table_cache.apply(id, action)

    async def _choose(self, table: Table, owner: Hashable) -> Move:
        """Return the move that the bot to move chooses."""
        bot = table.bot
        level = bot.name
        bot = with_time_limit(bot, self.time_limit, self._ending.is_set)
        sight = table.sight(table.to_move)
        rank = FIRST if table.voters else LAST
        return await self.think(lambda: bot.choose(sight), level, owner, rank)


def _may_have_people(facts: Any) -> bool:
    """Return whether a table's summary lists a person who is not away. Return True for an unreadable summary, so that
    the table is loaded, which shows whether it is damaged.
    """
    try:
        return any(seat["who"] == "person" and seat["away"] is None for seat in json.loads(facts)["seats"])
    except (ValueError, LookupError, TypeError):
        return True
