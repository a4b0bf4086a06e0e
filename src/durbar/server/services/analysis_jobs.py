"""Analyses finished games in the background, one at a time, at a lower priority than games in progress.

The request for an analysis is stored before the analysis starts, and the result when it is done. After a restart the
server begins unfinished analyses again.
"""

from __future__ import annotations

import asyncio
import logging
import os
import threading
from collections.abc import Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from dataclasses import dataclass
from functools import partial
from itertools import zip_longest
from typing import Any, NamedTuple

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from durbar.analysis.analysing import Plan, Stopped, analyse
from durbar.games.errors import DurbarError
from durbar.server.services.table_cache import TableCache, TableDamaged
from durbar.server.storage.engine import StorageError
from durbar.server.storage.schema import analyses
from durbar.tables.actions import ActionRefused
from durbar.tables.table import Table

log = logging.getLogger("durbar.analyses")
NICENESS = 15
"""The niceness of the analysis thread, so that bots in running games get the processor first."""
RETRY_SECONDS = 2.0
"""Seconds to wait after a failed read or write."""


RESULT_KEYS = frozenset({"moves", "players", "decisions", "line", "turning_points"})
"""Keys that the result of every analysis has."""


class TooManyAnalyses(DurbarError):
    """Raised if the queue of analyses is full."""


@dataclass(frozen=True)
class AnalysisState:
    """The state of an analysis: ``none``, ``waiting``, ``running`` or ``done``."""

    state: str
    ahead: int = 0
    """The number of analyses before it in the queue."""
    done: int = 0
    """The number of decisions analysed so far."""
    whole: int = 0
    """The number of decisions to analyse."""
    result: dict[str, Any] | None = None


class _RunningJob(NamedTuple):
    """The table that is being analysed, and the browser that requested the analysis."""

    table: str
    browser: str


def finished_record(table: Table) -> dict[str, Any]:
    """Return the record of a finished game. Raise `ActionRefused` while the game is in progress."""
    if not table.open_book:
        raise ActionRefused("server.analysed-when-over")
    record = table.played.record()
    if record["result"] is None:
        raise ActionRefused("server.record-ends-early")
    return record


def _is_result(stored: Any) -> bool:
    """Return whether a stored value is the result of an analysis."""
    return isinstance(stored, dict) and stored.keys() >= RESULT_KEYS


class AnalysisJobs:
    """The queue of analyses and the worker that runs them."""

    def __init__(
        self,
        table_cache: TableCache,
        iterations: int,
        max_waiting: int,
        max_own: int,
        owner_of: Callable[[str], Awaitable[str]],
    ) -> None:
        """``iterations`` is the number of search iterations per evaluation. ``max_waiting`` limits the queue, and
        ``max_own`` the analyses in it that one browser has requested. ``owner_of`` returns the browser that created a
        table: after a restart, an unfinished analysis counts as requested by that browser.
        """
        self.table_cache = table_cache
        self.plan = Plan(iterations)
        self.max_waiting = max_waiting
        self.max_own = max_own
        self._owner_of = owner_of
        self._waiting: dict[str, list[str]] = {}
        """The waiting tables of each browser. The browsers take turns; the browser whose turn is next is the first."""
        self._running: _RunningJob | None = None
        self._progress = (0, 0)
        """The number of decisions of the running job that have been analysed, and the total number of its decisions."""
        self._wake = asyncio.Event()
        self._ending = threading.Event()
        self._pool = ThreadPoolExecutor(1, thread_name_prefix="analysis", initializer=_lower_priority)
        self._task: asyncio.Task[None] | None = None

    async def start(self) -> None:
        """Queue the analyses that were not done when the server last stopped, and start the worker."""
        unfinished = sa.select(analyses.c.table_id).where(analyses.c.result.is_(None)).order_by(analyses.c.asked)
        async with self.table_cache.database.read() as connection:
            waiting = list((await connection.execute(unfinished)).scalars())
        for table in waiting:
            if isinstance(table, str):  # a damaged row may contain any value
                self._waiting.setdefault(await self._owner_of(table), []).append(table)
        self._wake.set()
        self._task = asyncio.create_task(self._run_worker(), name="analyses")

    async def close(self) -> None:
        """Stop the worker. An unfinished analysis begins again at the next start."""
        self._ending.set()
        if self._task is not None:
            self._task.cancel()
            with suppress(asyncio.CancelledError):
                await self._task
        self._pool.shutdown(wait=True, cancel_futures=True)

    # -- requests -----------------------------------------------------------------------------------------------------
    async def find(self, table: str) -> AnalysisState:
        """Return the state of a table's analysis."""
        async with self.table_cache.database.read() as connection:
            query = sa.select(analyses.c.result).where(analyses.c.table_id == table)
            row = (await connection.execute(query)).first()
        if row is None:
            return AnalysisState("none")
        if _is_result(row.result):
            return AnalysisState("done", result=dict(row.result))
        if row.result is not None:  # the stored result is damaged, so the analysis can be requested again
            return AnalysisState("none")
        if self._running is not None and self._running.table == table:
            done, whole = self._progress
            return AnalysisState("running", 0, done, whole)
        before_queue = 0 if self._running is None else 1
        order = self._order()
        return AnalysisState("waiting", before_queue + order.index(table) if table in order else 0)

    async def store_imported(self, connection: AsyncConnection, table: str, result: dict[str, Any]) -> None:
        """Store an analysis that was imported with a record, so that the server does not repeat it."""
        row = {"table_id": table, "asked": self.table_cache.entropy.now(), "result": {**result, "brought": True}}
        await connection.execute(analyses.insert().values(**row))

    async def with_analysis(self, table: str, record: dict[str, Any]) -> dict[str, Any]:
        """Return a record with its analysis, if the analysis is done and covers exactly these moves."""
        result = (await self.find(table)).result if record["result"] is not None else None
        if result is None or result["moves"] != len(record["moves"]):
            return record
        return {**record, "analysis": {name: part for name, part in result.items() if name != "brought"}}

    def _order(self) -> list[str]:
        """Return the waiting tables in the order in which they will be analysed if nobody requests another analysis."""
        rounds = zip_longest(*self._waiting.values())
        return [table for tables in rounds for table in tables if table is not None]

    async def enqueue(self, table: str, browser: str) -> None:
        """Queue the analysis of a game, unless it exists already. Raise `TooManyAnalyses` if the queue is full, or if
        too many analyses of this browser are in it.
        """
        if (await self.find(table)).state != "none":
            return
        all_jobs = sum(map(len, self._waiting.values())) + (self._running is not None)
        if all_jobs >= self.max_waiting:
            raise TooManyAnalyses("server.too-many-analyses")
        is_own_running = self._running is not None and self._running.browser == browser
        if len(self._waiting.get(browser, ())) + is_own_running >= self.max_own:
            raise TooManyAnalyses("server.too-many-own-analyses", most=self.max_own)
        now = self.table_cache.entropy.now()

        async def work(connection: AsyncConnection) -> None:
            query = sa.select(analyses.c.result).where(analyses.c.table_id == table)
            row = (await connection.execute(query)).first()
            if row is None or not (row.result is None or _is_result(row.result)):
                await connection.execute(analyses.delete().where(analyses.c.table_id == table))
                await connection.execute(analyses.insert().values(table_id=table, asked=now))

        # This is done before the write, so that a concurrent request cannot exceed the limit.
        self._waiting.setdefault(browser, []).append(table)
        try:
            await self.table_cache.database.write(work)
        except BaseException:
            self._withdraw(table, browser)
            raise
        self._wake.set()

    def _withdraw(self, table: str, browser: str) -> None:
        """Remove a table from the queue of a browser."""
        others = [other for other in self._waiting.pop(browser, []) if other != table]
        if others:
            self._waiting[browser] = others

    # -- worker -------------------------------------------------------------------------------------------------------
    async def _run_worker(self) -> None:
        while True:
            await self._wake.wait()
            if self._running is None and not self._waiting:
                self._wake.clear()
                continue
            if self._running is None:
                self._running = self._take_next()
            try:
                await self._analyse_and_store(self._running.table)
            except StorageError:
                log.exception("an analysis could not be read or stored")
                await asyncio.sleep(RETRY_SECONDS)
                continue
            except Stopped:
                return
            self._running, self._progress = None, (0, 0)

    def _take_next(self) -> _RunningJob:
        """Remove the next table from the queue, move its browser behind the others, and return both."""
        browser = next(iter(self._waiting))
        table, *others = self._waiting.pop(browser)
        if others:
            self._waiting[browser] = others
        return _RunningJob(table, browser)

    async def _analyse_and_store(self, table: str) -> None:
        """Analyse a table. Delete the request if the analysis fails, so that the worker does not retry it."""
        try:
            result = await self._analyse(table)
        except (StorageError, Stopped):
            raise
        except TableDamaged:
            result = None  # this has been logged already
        except Exception:
            log.exception("a game could not be analysed")
            result = None
        is_table = analyses.c.table_id == table
        change = analyses.delete() if result is None else analyses.update().values(result=result)
        await self.table_cache.database.write(lambda connection: connection.execute(change.where(is_table)))

    async def _analyse(self, table: str) -> dict[str, Any] | None:
        """Return the result of an analysis; None if the table no longer exists."""
        live = await self.table_cache.get(table)
        if live is None:
            return None
        record = await self.table_cache.run_in_thread(lambda: finished_record(live.table))

        def set_progress(done: int, whole: int) -> None:
            self._progress = (done, whole)

        work = partial(analyse, record, self.plan, set_progress, self._ending.is_set)
        return await asyncio.get_running_loop().run_in_executor(self._pool, work)


def _lower_priority() -> None:
    """Lower the priority of this thread. Only Linux supports that for a single thread."""
    with suppress(OSError, AttributeError):
        os.setpriority(os.PRIO_PROCESS, threading.get_native_id(), NICENESS)
