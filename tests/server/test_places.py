"""A limited number of places, given out fairly."""

import asyncio

import pytest

from durbar.server.services.fair_semaphore import FairSemaphore

pytestmark = pytest.mark.anyio


class Queue:
    """Those who want a place, and the order in which they got it."""

    def __init__(self, many=1):
        self.places = FairSemaphore(many)
        self.order = []
        self.leave = {}
        self.tasks = {}

    async def enter(self, name, rank=0, owner="one"):
        """Want a place, and hold it until told to leave."""

        async def hold():
            async with self.places.place(rank, owner):
                self.order.append(name)
                await self.leave[name].wait()

        self.leave[name] = asyncio.Event()
        self.tasks[name] = asyncio.create_task(hold())
        await asyncio.sleep(0)

    async def one_leaves(self):
        """Let the one that came last leave."""
        name = self.order[-1]
        self.leave[name].set()
        await self.tasks[name]
        await asyncio.sleep(0)

    async def all_leave(self):
        """Let everybody have their place, one after the other; the order."""
        while len(self.order) < sum(not task.cancelled() for task in self.tasks.values()):
            await self.one_leaves()
        await self.one_leaves()
        return self.order


async def test_only_so_many_have_a_place_at_a_time():
    queue = Queue(2)
    for name in "abc":
        await queue.enter(name)
    assert queue.order == ["a", "b"]
    await queue.one_leaves()
    assert queue.order == ["a", "b", "c"]


async def test_a_lower_rank_goes_first():
    queue = Queue()
    for name, rank in (("a", 1), ("b", 1), ("c", 1), ("d", 0)):
        await queue.enter(name, rank)
    assert await queue.all_leave() == ["a", "d", "b", "c"]


async def test_owners_take_turns_however_many_each_of_them_has_waiting():
    queue = Queue()
    for name, owner in (("a1", "a"), ("a2", "a"), ("a3", "a"), ("a4", "a"), ("b1", "b"), ("b2", "b"), ("c1", "c")):
        await queue.enter(name, owner=owner)
    assert await queue.all_leave() == ["a1", "a2", "b1", "c1", "a3", "b2", "a4"]


async def test_whoever_gives_up_takes_no_place_away():
    queue = Queue()
    async with queue.places.place(0, "first"):
        for name in "abc":
            await queue.enter(name)
        queue.tasks["a"].cancel()
        await asyncio.sleep(0)
    queue.tasks["b"].cancel()  # at the very moment at which the place is theirs
    await asyncio.gather(queue.tasks["a"], queue.tasks["b"], return_exceptions=True)
    await asyncio.sleep(0)
    assert queue.order == ["c"]
    await queue.one_leaves()
    await queue.enter("d")
    assert queue.order == ["c", "d"]
    await queue.one_leaves()
