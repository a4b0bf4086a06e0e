"""Bots' turns: off the event loop, within budgets, and with a beat before each move so that people can follow."""

from __future__ import annotations

import asyncio
import logging
import threading
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

import sqlalchemy as sa

from durbar.bots.searching import capped
from durbar.server.keeping import Keeper, Kept
from durbar.server.storage.schema import tables
from durbar.tables import acts
from durbar.tables.gathering import Gathering
from durbar.tables.log import Entry

log = logging.getLogger("durbar.bots")
T = TypeVar("T")
AGAIN = 2.0
"""Seconds before a bot whose move could not be written down tries again."""


class BotTurns:
    """Lets every bot move whose turn it is, at every table."""

    def __init__(
        self, keeper: Keeper, beat: float, cap: float, thinkers: int, thought: Callable[[str, float], None]
    ) -> None:
        self.keeper = keeper
        self.beat = beat
        self.cap = cap
        self._thought = thought
        self._pool = ThreadPoolExecutor(thinkers, thread_name_prefix="bot")
        self._ending = threading.Event()
        self._playing: dict[str, asyncio.Task[None]] = {}
        keeper.changed.append(lambda kept, _: self.wake(kept))

    async def start(self) -> None:
        """Go on wherever a bot had the move when the server last ended."""
        async with self.keeper.ledger.read() as connection:
            waiting = list((await connection.execute(sa.select(tables.c.id).where(tables.c.turn == "bot"))).scalars())
        for id in waiting:
            kept = await self.keeper.get(id)
            if kept is not None:
                self.wake(kept)

    async def close(self) -> None:
        """Stop thinking. What was not written down was not moved, and is thought of again at the next start."""
        self._ending.set()
        for task in self._playing.values():
            task.cancel()
        await asyncio.gather(*self._playing.values(), return_exceptions=True)
        self._pool.shutdown(wait=True, cancel_futures=True)

    def wake(self, kept: Kept) -> None:
        """See to it that somebody plays at this table, if a bot has the move."""
        if self._ending.is_set() or not kept.gathering.bot_to_move or kept.id in self._playing:
            return
        task = asyncio.create_task(self._play(kept.id), name=f"bots at {kept.id}")
        self._playing[kept.id] = task
        task.add_done_callback(lambda _: self._playing.pop(kept.id, None))

    async def think(self, work: Callable[[], T], level: str) -> T:
        """Something that takes thought, beside the event loop."""
        begun = time.perf_counter()
        try:
            return await asyncio.get_running_loop().run_in_executor(self._pool, work)
        finally:
            self._thought(level, time.perf_counter() - begun)

    async def _play(self, id: str) -> None:
        while (kept := await self.keeper.get(id)) is not None and kept.gathering.bot_to_move:
            await asyncio.sleep(self.beat)
            try:
                await self._move(id, kept.gathering)
            except acts.NotNow:
                continue  # a person took something back, or came back, while the bot was thinking
            except LookupError:
                return
            except Exception:
                log.exception("a bot could not move")
                await asyncio.sleep(AGAIN)

    async def _move(self, id: str, gathering: Gathering) -> None:
        assert gathering.table is not None
        level = gathering.table.bot.name
        bot = capped(gathering.table.bot, self.cap, self._ending.is_set)
        sight = gathering.sight(gathering.table.to_move)
        move = await self.think(lambda: bot.choose(sight), level)
        answered = gathering.game_version, gathering.seats

        def act(now: Gathering) -> list[Entry]:
            if (now.game_version, now.seats) != answered:
                raise acts.NotNow("the table has changed meanwhile")
            return acts.bot_move(now, move.text)

        await self.keeper.act(id, act)
