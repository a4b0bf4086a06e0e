"""Tests that the time of a bot's move does not depend on what the bot holds, or on whether it had a choice."""

import pytest

from durbar.bots.levels import Expert, Novice
from durbar.server.services.bot_runner import BotRunner
from durbar.server.settings import Settings
from server.alternative_worlds import alternative_table
from server.playing import eventually
from server.table_caches import Clock, new_table, open_table_cache
from tables.driver import started

pytestmark = pytest.mark.anyio
BOTS = ("novice", "novice", "novice")
SLOT = 4.0
"""The seconds after which a bot moves in these tests."""


class SteppedClock(Clock):
    """A clock that only tests and waiting bots advance."""

    async def sleep(self, seconds):
        self.time += seconds


@pytest.fixture
def clock():
    """A clock that the test sets."""
    return SteppedClock()


@pytest.fixture
async def table_cache(ready_url, clock):
    """A table cache whose clock the test sets."""
    async with open_table_cache(ready_url, clock) as found:
        yield found


async def release_time(table_cache, clock, monkeypatch, seconds, table=None):
    """Let a bot make one move, at a new table or at ``table``. It thinks for ``seconds(sight)``. Return the time from
    the start of its turn to its move, and the time that the metrics report, in seconds.
    """
    live = await table_cache.get(await new_table(table_cache, *BOTS, begin=True))
    live.table = table or live.table
    start, reported, choose = clock.time, [], Novice.choose

    def think_and_choose(bot, sight):
        clock.time += seconds(sight)
        return choose(bot, sight)

    with monkeypatch.context() as patch:
        patch.setattr(Novice, "choose", think_and_choose)
        bots = BotRunner(table_cache, lambda level: SLOT, 5.0, 1, lambda level, time: reported.append(time))
        released = []
        table_cache.changed.append(lambda live, serial: released.append(clock.time))
        bots.note_request(live)

        async def has_moved():
            return released

        await eventually(has_moved)
        await bots.close()
        table_cache.changed.clear()
    return released[0] - start, reported[0]


async def test_forced_move_takes_as_long_as_a_free_one(table_cache, clock, monkeypatch):
    for seconds in (0.0, 0.3, 3.9, SLOT):
        times = await release_time(table_cache, clock, monkeypatch, lambda _, spent=seconds: spent)
        assert times == (SLOT, SLOT)


async def test_bot_that_thinks_too_long_moves_after_a_multiple_of_its_time(table_cache, clock, monkeypatch):
    assert await release_time(table_cache, clock, monkeypatch, lambda _: SLOT + 0.1) == (2 * SLOT, 2 * SLOT)
    assert await release_time(table_cache, clock, monkeypatch, lambda _: 2 * SLOT + 3) == (3 * SLOT, 3 * SLOT)


async def test_viewers_cannot_distinguish_worlds_by_the_time_of_a_move(table_cache, clock, monkeypatch):
    """In the alternative world the bot holds other cards, for which it thinks for another time."""
    real = started(*BOTS).table
    mover = real.to_move
    viewer = (mover + 1) % len(BOTS)
    worlds = (alternative_table(real, viewer, number) for number in range(100))
    world = next(world for world in worlds if bytes(world.sight(mover)) != bytes(real.sight(mover)))
    assert bytes(world.sight(viewer)) == bytes(real.sight(viewer))
    seconds = {bytes(real.sight(mover)): 0.5, bytes(world.sight(mover)): 3.5}
    thought = []

    def think(sight):
        thought.append(seconds.get(bytes(sight), 0.0))
        return thought[-1]

    times = [await release_time(table_cache, clock, monkeypatch, think, table) for table in (real, world)]
    assert {0.5, 3.5} <= set(thought), "the bot thought for different times"
    assert times == [(SLOT, SLOT)] * 2


def test_release_time_depends_only_on_the_level_and_is_0_without_a_pause():
    settings = Settings("sqlite://", bot_pause=2.0)
    assert [settings.release_seconds(level) for level in (Novice.name, "player", Expert.name)] == [2.0, 2.0, 3.0]
    assert Settings("sqlite://", bot_pause=0).release_seconds(Expert.name) == 0
