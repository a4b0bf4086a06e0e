"""Makes the bots' moves in worker threads, within a time limit.

A bot moves at a fixed time after the start of its turn. So people can follow the game, and nobody can tell from the
time whether the bot had a choice or a difficult decision.

Bots move at a table while a person plays there or a browser has requested it recently. They pause if the server has not
seen any of the table's players for days. Tables with a person have priority. All tables that one browser has created
share one place in the queue.
"""

from __future__ import annotations

import asyncio
import json
import logging
import math
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
    """Return the table's id as its owner, so that each table has its own place in the queue."""
    return table


async def always_seen(table: str) -> float:
    """Return infinity as the time of the last request of a table's players, so that bots never pause."""
    return math.inf


class BotRunner:
    """Makes the bots' moves at all tables."""

    def __init__(
        self,
        table_cache: TableCache,
        release_seconds: Callable[[str], float],
        time_limit: float,
        bot_threads: int,
        report_duration: Callable[[str, float], None],
        owner: Callable[[str], Awaitable[Hashable]] = table_as_owner,
        players_seen: Callable[[str], Awaitable[float]] = always_seen,
        pause_after: float = math.inf,
    ) -> None:
        """``release_seconds`` returns for a level the seconds from the start of a bot's turn to its move.
        ``time_limit`` is the most seconds that a bot computes. ``report_duration`` is called with a bot's level and the
        seconds it took. ``owner`` returns the owner of a table; the tables of one owner share one place in the queue.
        ``players_seen`` returns when a player of a table last sent a request; bots pause ``pause_after`` seconds later.
        """
        self.table_cache = table_cache
        self.release_seconds = release_seconds
        self.pause_after = pause_after
        self.time_limit = time_limit
        self._report_duration = report_duration
        self._owner = owner
        self._players_seen = players_seen
        self._pool = ThreadPoolExecutor(bot_threads, thread_name_prefix="bot")
        self._slots = FairSemaphore(bot_threads)
        self._requested: dict[str, float] = {}
        """The time of the last request for each table, oldest first."""
        self._ending = threading.Event()
        self._playing: dict[str, asyncio.Task[None]] = {}
        self._woken: set[str] = set()
        """The tables that were woken while a task played there. The task checks once more before it ends."""
        table_cache.changed.append(lambda live, _: self.wake(live))
        table_cache.loaded.append(self.wake)

    async def start(self) -> None:
        """Wake the bots at tables where a bot had the move and a person played when the server last stopped."""
        columns = (tables.c.id, tables.c.changed, sa.cast(tables.c.summary, sa.Text))
        query = sa.select(*columns).where(tables.c.turn == "bot")
        async with self.table_cache.database.read() as connection:
            rows = await connection.execute(query)
            waiting = [(id, changed) for id, changed, summary in rows if _may_have_people(summary)]
        pause_before = self.table_cache.entropy.now() - self.pause_after
        for id, changed in waiting:
            try:
                if changed < pause_before and await self._players_seen(id) < pause_before:
                    continue  # the bots pause, so the table need not be loaded
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
        if self._ending.is_set() or not self._is_wanted(live):
            return
        if live.id in self._playing:
            self._woken.add(live.id)
            return
        task = asyncio.create_task(self._play(live.id), name=f"bots at {live.id}")
        self._playing[live.id] = task

    def note_request(self, live: LiveTable) -> None:
        """Note a request for a table, and wake its bots."""
        now = self.table_cache.entropy.now()
        self._requested.pop(live.id, None)
        self._requested[live.id] = now
        while self._requested and now - self._requested[oldest := next(iter(self._requested))] > ACTIVE_SECONDS:
            del self._requested[oldest]
        self.wake(live)

    def _is_wanted(self, live: LiveTable) -> bool:
        """Return whether a bot has the move and the table is in use: a person who is not away plays there, or a browser
        has requested the table in the last `ACTIVE_SECONDS`.
        """
        if not live.table.bot_to_move:
            return False
        if live.table.voters:
            return True
        requested_at = self._requested.get(live.id, -math.inf)
        return self.table_cache.entropy.now() - requested_at <= ACTIVE_SECONDS

    async def _are_players_seen(self, id: str, table: Table) -> bool:
        """Return whether one of the people who play at a table has acted or sent a request in the last ``pause_after``
        seconds. Return True for a table without people, because `_is_wanted` decides about such tables.
        """
        pause_before = self.table_cache.entropy.now() - self.pause_after
        if not table.voters or table.last_action_of_people >= pause_before:
            return True
        return await self._players_seen(id) >= pause_before

    async def advise(self, work: Callable[[], T], owner: Hashable) -> T:
        """Compute hints for a person, and return the result."""
        start = time.perf_counter()
        try:
            return await self._think(work, owner, FIRST)
        finally:
            self._report_duration("hint", time.perf_counter() - start)

    async def _think(self, work: Callable[[], T], owner: Hashable, rank: int) -> T:
        """Run a computation in the bots' thread pool, when its owner's turn comes, and return the result."""
        async with self._slots.slot(rank, owner):
            return await asyncio.get_running_loop().run_in_executor(self._pool, work)

    async def _play(self, id: str) -> None:
        try:
            owner = await self._owner(id)
            while await self._play_turn(id, owner) or id in self._woken:
                self._woken.discard(id)
        finally:
            # There is no await between the last check and this line: a change after the check must start a new task.
            self._playing.pop(id, None)
            self._woken.discard(id)

    async def _play_turn(self, id: str, owner: Hashable) -> bool:
        """Make the move of the bot whose turn it is. Return whether a bot had the move."""
        try:
            table = await self._table_with_bot_to_move(id)
            if table is None:
                return False
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
        if live is None or not self._is_wanted(live) or not await self._are_players_seen(id, live.table):
            return None
        return live.table if self._is_wanted(live) else None  # the table may have changed during the last await

    async def _move(self, id: str, table: Table, owner: Hashable) -> None:
        """Let a bot choose its move, wait until the fixed time for its level, and make the move."""
        start, level = self.table_cache.entropy.now(), table.bot.name
        move = next_guide_move(table) or await self._choose(table, owner)
        # Whoever may read the metrics must not learn how long the bot thought.
        self._report_duration(level, await self._wait_for_release(level, start))
        based_on = table.game_version, table.seats

        def action(current: Table) -> list[Entry]:
            if (current.game_version, current.seats) != based_on:
                raise actions.ActionRefused("server.table-changed")
            return actions.bot_move(current, move)

        await self.table_cache.apply(id, action)

    async def _wait_for_release(self, level: str, start: float) -> float:
        """Wait until a bot of this level may move: a fixed number of seconds after ``start`` or, if that time is over,
        the next multiple of this number. Return the seconds since ``start``.
        """
        entropy, fixed_seconds = self.table_cache.entropy, self.release_seconds(level)
        elapsed = max(0.0, entropy.now() - start)
        if fixed_seconds == 0:
            await entropy.sleep(0)
            return elapsed
        released = max(1, math.ceil(elapsed / fixed_seconds)) * fixed_seconds
        await entropy.sleep(released - elapsed)
        return released

    async def _choose(self, table: Table, owner: Hashable) -> Move:
        """Return the move that the bot to move chooses."""
        bot = with_time_limit(table.bot, self.time_limit, self._ending.is_set)
        sight = table.sight(table.to_move)
        rank = FIRST if table.voters else LAST
        return await self._think(lambda: bot.choose(sight), owner, rank)


def _may_have_people(summary: Any) -> bool:
    """Return whether a table's summary, a JSON text, lists a person who is not away. Return True for an unreadable
    summary, so that the table is loaded, which shows whether it is damaged.
    """
    try:
        return any(seat["who"] == "person" and seat["away"] is None for seat in json.loads(summary)["seats"])
    except (ValueError, LookupError, TypeError):
        return True
