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
from durbar.games.errors import DurbarError
from durbar.server.keeping import Keeper, Kept
from durbar.server.logbook import NoSuchTable
from durbar.server.storage.schema import tables
from durbar.tables import acts
from durbar.tables.gathering import Gathering
from durbar.tables.guiding import coming
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
        keeper.loaded.append(self.wake)

    async def start(self) -> None:
        """Go on wherever a bot had the move when the server last ended."""
        async with self.keeper.ledger.read() as connection:
            waiting = list((await connection.execute(sa.select(tables.c.id).where(tables.c.turn == "bot"))).scalars())
        for id in waiting:
            try:
                kept = await self.keeper.get(id)
            except DurbarError:  # the others are not to wait for a table that cannot be read
                log.exception("a table cannot be read")
                continue
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

    async def think(self, work: Callable[[], T], level: str) -> T:
        """Something that takes thought, beside the event loop."""
        begun = time.perf_counter()
        try:
            return await asyncio.get_running_loop().run_in_executor(self._pool, work)
        finally:
            self._thought(level, time.perf_counter() - begun)

    async def _play(self, id: str) -> None:
        try:
            while await self._moved(id):
                pass
        finally:
            # at the very moment it was seen that no bot has the move: whoever gives one the move later wakes another
            self._playing.pop(id, None)

    async def _moved(self, id: str) -> bool:
        """Let the bot move that has the move, if it can; whether there was one."""
        try:
            if await self._to_move(id) is None:
                return False
            await asyncio.sleep(self.beat)
            gathering = await self._to_move(id)
            if gathering is not None:
                await self._move(id, gathering)
        except (acts.NotNow, NoSuchTable):
            pass  # a person took something back, or came back, or removed the table, while the bot was thinking
        except Exception:
            log.exception("a bot could not move")
            await asyncio.sleep(AGAIN)
        return True

    async def _to_move(self, id: str) -> Gathering | None:
        """The table as it stands, if a bot has the move."""
        kept = await self.keeper.get(id)
        return kept.gathering if kept is not None and kept.gathering.bot_to_move else None

    async def _move(self, id: str, gathering: Gathering) -> None:
        move = coming(gathering) or await self._chosen(gathering)
        answered = gathering.game_version, gathering.seats

        def act(now: Gathering) -> list[Entry]:
            if (now.game_version, now.seats) != answered:
                raise acts.NotNow("the table has changed meanwhile")
            return acts.bot_move(now, move)

        await self.keeper.act(id, act)

    async def _chosen(self, gathering: Gathering) -> str:
        """What the bot that has the move chooses."""
        assert gathering.table is not None
        level = gathering.table.bot.name
        bot = capped(gathering.table.bot, self.cap, self._ending.is_set)
        sight = gathering.sight(gathering.table.to_move)
        return (await self.think(lambda: bot.choose(sight), level)).text
