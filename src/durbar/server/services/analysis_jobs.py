"""Analyses of finished games: one at a time, in the background, behind everybody who plays.

What is asked for is written down first, and what is found out when it is done: a server that was ended meanwhile begins
with it anew.
"""

from __future__ import annotations

import asyncio
import logging
import os
import threading
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from dataclasses import dataclass
from functools import partial
from typing import Any

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from durbar.analysis.analysing import Plan, Stopped, analyse
from durbar.games.errors import DurbarError
from durbar.server.services.table_cache import TableCache
from durbar.server.storage.engine import StorageError
from durbar.server.storage.schema import analyses
from durbar.tables.actions import NotNow
from durbar.tables.table import Table

log = logging.getLogger("durbar.analyses")
NICENESS = 15
"""How far the thread steps back behind those in which bots think for people who wait."""
AGAIN = 2.0
"""Seconds before what could not be read or written is tried again."""


class TooMany(DurbarError):
    """So many analyses wait already that another one would wait too long."""


@dataclass(frozen=True)
class Found:
    """How far an analysis has come: ``none``, ``waiting``, ``running`` or ``done``."""

    state: str
    ahead: int = 0
    """How many wait before it."""
    done: int = 0
    whole: int = 0
    result: dict[str, Any] | None = None


def finished_record(table: Table) -> dict[str, Any]:
    """The record of a game that is over, at its table or as it is studied; `NotNow` while it goes on."""
    if not table.open_book:
        raise NotNow("server.analysed-when-over")
    record = table.played.record()
    if record["result"] is None:
        raise NotNow("server.record-ends-early")
    return record


class AnalysisJobs:
    """Who waits for an analysis, and the one that is under way."""

    def __init__(self, table_cache: TableCache, iterations: int, most: int) -> None:
        self.table_cache = table_cache
        self.plan = Plan(iterations)
        self.most = most
        self._waiting: list[str] = []
        """The first of them is under way."""
        self._progress = (0, 0)
        self._wake = asyncio.Event()
        self._ending = threading.Event()
        self._pool = ThreadPoolExecutor(1, thread_name_prefix="analysis", initializer=_step_back)
        self._task: asyncio.Task[None] | None = None

    async def start(self) -> None:
        """Begin with what was asked for before the server last ended."""
        asked = sa.select(analyses.c.table_id).where(analyses.c.result.is_(None)).order_by(analyses.c.asked)
        async with self.table_cache.database.read() as connection:
            self._waiting = list((await connection.execute(asked)).scalars())
        self._wake.set()
        self._task = asyncio.create_task(self._work(), name="analyses")

    async def close(self) -> None:
        """Stop thinking; what is not done is begun anew at the next start."""
        self._ending.set()
        if self._task is not None:
            self._task.cancel()
            with suppress(asyncio.CancelledError):
                await self._task
        self._pool.shutdown(wait=True, cancel_futures=True)

    # -- asking -------------------------------------------------------------------------------------------------------
    async def find(self, table: str) -> Found:
        """How far the analysis of a table has come."""
        async with self.table_cache.database.read() as connection:
            asked = sa.select(analyses.c.result).where(analyses.c.table_id == table)
            row = (await connection.execute(asked)).first()
        if row is None:
            return Found("none")
        if row.result is not None:
            return Found("done", result=dict(row.result))
        ahead = self._waiting.index(table) if table in self._waiting else 0
        if ahead or not self._waiting:
            return Found("waiting", ahead)
        return Found("running", 0, *self._progress)

    async def keep(self, connection: AsyncConnection, table: str, result: dict[str, Any]) -> None:
        """Write down an analysis that came with a record: it is not made again."""
        made = {"table_id": table, "asked": self.table_cache.entropy.now(), "result": {**result, "brought": True}}
        await connection.execute(analyses.insert().values(**made))

    async def to_take_along(self, table: str, record: dict[str, Any]) -> dict[str, Any]:
        """A record with the analysis in it, if it is done and of just this game."""
        result = (await self.find(table)).result if record["result"] is not None else None
        if result is None or result["moves"] != len(record["moves"]):
            return record
        return {**record, "analysis": {name: part for name, part in result.items() if name != "brought"}}

    async def ask(self, table: str) -> None:
        """Want an analysis of a finished game; nothing happens where there is one. `TooMany` if too many wait."""
        if (await self.find(table)).state != "none":
            return
        if len(self._waiting) >= self.most:
            raise TooMany("server.too-many-analyses")
        now = self.table_cache.entropy.now()

        async def work(connection: AsyncConnection) -> None:
            there = sa.select(analyses.c.asked).where(analyses.c.table_id == table)
            if await connection.scalar(there) is None:
                await connection.execute(analyses.insert().values(table_id=table, asked=now))

        self._waiting.append(table)  # at once, so that nobody else takes the last place meanwhile
        try:
            await self.table_cache.database.write(work)
        except BaseException:
            self._waiting.remove(table)
            raise
        self._wake.set()

    # -- working ------------------------------------------------------------------------------------------------------
    async def _work(self) -> None:
        while True:
            await self._wake.wait()
            if not self._waiting:
                self._wake.clear()
                continue
            try:
                await self._next(self._waiting[0])
            except StorageError:
                log.exception("an analysis could not be read or written down")
                await asyncio.sleep(AGAIN)
                continue
            except Stopped:
                return
            del self._waiting[0]
            self._progress = (0, 0)

    async def _next(self, table: str) -> None:
        """Analyse a table. One that cannot be analysed is forgotten, or it would be tried for ever."""
        try:
            result = await self._analysed(table)
        except (StorageError, Stopped):
            raise
        except Exception:
            log.exception("a game could not be analysed")
            result = None
        here = analyses.c.table_id == table
        change = analyses.delete() if result is None else analyses.update().values(result=result)
        await self.table_cache.database.write(lambda connection: connection.execute(change.where(here)))

    async def _analysed(self, table: str) -> dict[str, Any] | None:
        live = await self.table_cache.get(table)
        if live is None:
            return None
        record = await self.table_cache.aside(lambda: finished_record(live.table))

        def tell(done: int, whole: int) -> None:
            self._progress = (done, whole)

        think = partial(analyse, record, self.plan, tell, self._ending.is_set)
        return await asyncio.get_running_loop().run_in_executor(self._pool, think)


def _step_back() -> None:
    """Let this thread have the processor when others do not need it. Only Linux can do that for a single thread."""
    with suppress(OSError, AttributeError):
        os.setpriority(os.PRIO_PROCESS, threading.get_native_id(), NICENESS)
