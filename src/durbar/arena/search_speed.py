"""Measuring a search: how fast it is, whether it observes its time limit, and whether it lets other threads run."""

from __future__ import annotations

import asyncio
import statistics
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from time import perf_counter, sleep

from durbar.arena.clock import Meter, repetitions_in, seconds_taken
from durbar.bots.search import Search
from durbar.bots.searching import Searching
from durbar.bots.thinking import Budget, consider, new_search
from durbar.games.game import Game, Setting, seed_bytes

ITERATIONS_PER_TREE = 1000
"""The number of iterations after which a measured search begins a new tree."""
UNLIMITED_ITERATIONS = 1_000_000_000
"""A number of iterations that no search reaches within its time limit."""


def longest_pause(work: Callable[[], object]) -> float:
    """Return the longest time in milliseconds for which an event loop cannot run while a thread does this work.

    Other programs on the machine lengthen the pauses. To see by how much, measure a thread that only sleeps.
    """

    async def run_loop() -> float:
        """Wake up every millisecond while a thread does the work; return the longest time between two wake-ups."""
        working = asyncio.get_running_loop().run_in_executor(None, work)
        longest, last = 0.0, perf_counter()
        while not working.done():
            await asyncio.sleep(0.001)
            longest, last = max(longest, perf_counter() - last), perf_counter()
        await working
        return longest * 1e3

    return asyncio.run(run_loop())


@dataclass(frozen=True)
class SearchMeters:
    """The measurements of a search from the opening position of a game."""

    setting: Setting

    def new_search(self, seed: int = 1) -> Search:
        """Return a search from the opening position, as the first player sees it."""
        game = Game.begin(self.setting, seed_bytes(1))
        return new_search(game.seen_by(game.to_move), seed, ITERATIONS_PER_TREE)

    def simulate(self, games: int) -> float:
        """Play random games from the opening position, each with newly sampled hidden cards; return the games per
        second.
        """
        return games / seconds_taken(self.new_search().simulate, games)

    def search_on(self, threads: int, iterations: int) -> float:
        """Search on several threads; return the iterations per second. The trees are about as large as bots' trees."""
        trees = max(1, iterations // ITERATIONS_PER_TREE)

        def work(first_seed: int) -> int:
            """Run searches with consecutive seeds, each with a new tree; return the number of iterations."""
            for seed in range(first_seed, first_seed + trees):
                self.new_search(seed).run(ITERATIONS_PER_TREE)
            return trees * ITERATIONS_PER_TREE

        with ThreadPoolExecutor(threads) as pool:
            start = perf_counter()
            jobs = [pool.submit(work, 1 + thread * trees) for thread in range(threads)]
            return sum(job.result() for job in jobs) / (perf_counter() - start)

    def time_to_limit(self, seconds: float) -> float:
        """Return the time that a search with a time limit of this many seconds takes, divided by the limit."""
        game = Game.begin(self.setting, seed_bytes(1))
        sight = game.seen_by(game.to_move)
        return seconds_taken(lambda: consider(sight, Budget(UNLIMITED_ITERATIONS, seconds))) / seconds

    def pause(self, seconds: float) -> float:
        """Return the longest pause of an event loop while a bot searches in a thread, in milliseconds."""
        game = Game.begin(self.setting, seed_bytes(1))
        bot, sight = Searching(budget=Budget(UNLIMITED_ITERATIONS, seconds)), game.seen_by(game.to_move)
        return longest_pause(lambda: bot.choose(sight))

    def meters(self, seconds: float) -> dict[str, Meter]:
        """Return the measurements of a search by name; each takes about this many seconds. The measurement "searching"
        is the speedup by a second thread, and "cap" the ratio of the time taken to the time limit.
        """
        simulations = repetitions_in(self.simulate, seconds)
        iterations = repetitions_in(lambda count: self.search_on(1, count), seconds)
        return {
            "simulations": lambda: self.simulate(simulations),
            "iterations": lambda: self.search_on(1, iterations),
            "searching": lambda: statistics.median(
                self.search_on(2, iterations) / self.search_on(1, iterations) for _ in range(3)
            ),
            "cap": lambda: self.time_to_limit(seconds),
            "pause": lambda: self.pause(seconds),
            "pause without a search": lambda: longest_pause(lambda: sleep(seconds)),
        }
