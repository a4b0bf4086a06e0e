"""Tests of the fair semaphore."""

import asyncio

import pytest

from durbar.server.services.fair_semaphore import FairSemaphore

pytestmark = pytest.mark.anyio


class WaitingTasks:
    """Tasks that wait for the semaphore, and the order in which they acquired it."""

    def __init__(self, slots=1):
        self.semaphore = FairSemaphore(slots)
        self.order = []
        """The names of the tasks in the order in which they acquired the semaphore."""
        self.leave = {}
        """For each task, by its name, the event that lets it release the semaphore."""
        self.tasks = {}

    async def acquire(self, name, rank=0, owner="one"):
        """Acquire the semaphore in a task, and hold it until released."""

        async def hold():
            async with self.semaphore.slot(rank, owner):
                self.order.append(name)
                await self.leave[name].wait()

        self.leave[name] = asyncio.Event()
        self.tasks[name] = asyncio.create_task(hold())
        await asyncio.sleep(0)

    async def release_one(self):
        """Release the task that acquired the semaphore last."""
        name = self.order[-1]
        self.leave[name].set()
        await self.tasks[name]
        await asyncio.sleep(0)

    async def release_all(self):
        """Let every task acquire and release; return the order."""
        while len(self.order) < sum(not task.cancelled() for task in self.tasks.values()):
            await self.release_one()
        await self.release_one()
        return self.order


async def test_number_of_holders_is_limited():
    queue = WaitingTasks(2)
    for name in "abc":
        await queue.acquire(name)
    assert queue.order == ["a", "b"]
    await queue.release_one()
    assert queue.order == ["a", "b", "c"]


async def test_lower_rank_acquires_first():
    queue = WaitingTasks()
    for name, rank in (("a", 1), ("b", 1), ("c", 1), ("d", 0)):
        await queue.acquire(name, rank)
    assert await queue.release_all() == ["a", "d", "b", "c"]


async def test_owners_take_turns():
    queue = WaitingTasks()
    for name, owner in (("a1", "a"), ("a2", "a"), ("a3", "a"), ("a4", "a"), ("b1", "b"), ("b2", "b"), ("c1", "c")):
        await queue.acquire(name, owner=owner)
    assert await queue.release_all() == ["a1", "a2", "b1", "c1", "a3", "b2", "a4"]


async def test_cancelled_task_does_not_take_a_slot():
    queue = WaitingTasks()
    async with queue.semaphore.slot(0, "first"):
        for name in "abc":
            await queue.acquire(name)
        queue.tasks["a"].cancel()
        await asyncio.sleep(0)
    queue.tasks["b"].cancel()  # the semaphore has just been given to this task, which has not run yet
    await asyncio.gather(queue.tasks["a"], queue.tasks["b"], return_exceptions=True)
    await asyncio.sleep(0)
    assert queue.order == ["c"]
    await queue.release_one()
    await queue.acquire("d")
    assert queue.order == ["c", "d"]
    await queue.release_one()
