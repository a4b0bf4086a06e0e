"""How fast a search is, whether it keeps to its time limit, and whether it lets other threads run."""

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

SEARCHED = 1000  # iterations on one tree
NO_END = 1_000_000_000  # iterations that only a time limit ends


def longest_pause(work: Callable[[], object]) -> float:
    """Return the longest pause, in milliseconds, of an event loop while a thread does this work.

    Other programs on the machine add to it. To see by how much, measure a thread that only sleeps.
    """

    async def beside() -> float:
        working = asyncio.get_running_loop().run_in_executor(None, work)
        longest, last = 0.0, perf_counter()
        while not working.done():
            await asyncio.sleep(0.001)
            longest, last = max(longest, perf_counter() - last), perf_counter()
        await working
        return longest * 1e3

    return asyncio.run(beside())


@dataclass(frozen=True)
class SearchMeters:
    """A search from the opening position of a game, to be measured."""

    setting: Setting

    def new_search(self, seed: int = 1) -> Search:
        """Return a search from the opening position, as the first player sees it."""
        game = Game.begin(self.setting, seed_bytes(1))
        return new_search(game.seen_by(game.to_move), seed, SEARCHED)

    def simulate(self, games: int) -> float:
        """Return how many random games a second are played, each from an imagined world of the opening position."""
        return games / seconds_taken(self.new_search().simulate, games)

    def search_on(self, threads: int, iterations: int) -> float:
        """Return the iterations a second of a default search, on trees not much larger than in play."""
        trees = max(1, iterations // SEARCHED)

        def work(first: int) -> int:
            for seed in range(first, first + trees):
                self.new_search(seed).run(SEARCHED)
            return trees * SEARCHED

        with ThreadPoolExecutor(threads) as pool:
            start = perf_counter()
            jobs = [pool.submit(work, 1 + thread * trees) for thread in range(threads)]
            return sum(job.result() for job in jobs) / (perf_counter() - start)

    def cap(self, seconds: float) -> float:
        """Return the time a search takes as a multiple of its time limit."""
        game = Game.begin(self.setting, seed_bytes(1))
        sight = game.seen_by(game.to_move)
        return seconds_taken(lambda: consider(sight, Budget(NO_END, seconds))) / seconds

    def pause(self, seconds: float) -> float:
        """Return the longest pause of an event loop, in milliseconds, while a bot searches in a thread."""
        game = Game.begin(self.setting, seed_bytes(1))
        bot, sight = Searching(budget=Budget(NO_END, seconds)), game.seen_by(game.to_move)
        return longest_pause(lambda: bot.choose(sight))

    def meters(self, seconds: float) -> dict[str, Meter]:
        """Return the measurements of a search by name; each takes about this many seconds."""
        simulations = repetitions_in(self.simulate, seconds)
        iterations = repetitions_in(lambda many: self.search_on(1, many), seconds)
        return {
            "simulations": lambda: self.simulate(simulations),
            "iterations": lambda: self.search_on(1, iterations),
            "searching": lambda: statistics.median(
                self.search_on(2, iterations) / self.search_on(1, iterations) for _ in range(3)
            ),
            "cap": lambda: self.cap(seconds),
            "pause": lambda: self.pause(seconds),
            "pause beside nobody": lambda: longest_pause(lambda: sleep(seconds)),
        }
