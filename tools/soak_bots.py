"""Let bots play thousands of games, and look for illegal moves, broken positions, hangs and growing memory.

    python tools/soak_bots.py [--games 10000] [--expert 200] [--jobs 2]

The tool plays every game with every number of players. Most games are between quick levels, and some are with the
expert, who has a small search budget. An illegal move, a broken position or a process whose memory keeps growing ends
the run with an error.
"""

from __future__ import annotations

import argparse
import resource
import sys
import time
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor

from durbar.bots.bot import Bot, bot
from durbar.bots.searching import Searching
from durbar.bots.thinking import Budget
from durbar.games.game import Game, Setting, game_names, rulebook, seed_bytes

REDUCED_BUDGET = Budget(40)
"""The search budget of the levels `player` and `expert`. It is reduced, because thousands of games are played."""
MAX_GROWTH_KB = 64 * 1024
"""How many kilobytes the memory of a process may grow after its first games."""
LINE_UPS = {
    "quick": ("novice", "novice", "novice", "player", "novice"),
    "expert": ("expert", "novice", "expert", "novice", "novice"),
}
"""The levels of the bots by seat, by the name of the line-up."""
BATCH_SIZE = 10
"""The number of games that a process plays at a time."""


def settings() -> list[Setting]:
    """Return the settings of every game, edition and number of players."""
    return [
        book.setting(players, edition)
        for book in map(rulebook, game_names())
        for edition, allowed in book.rules.editions.items()
        for players in allowed
    ]


def make_bot(name: str, seed: int) -> Bot:
    """Return a bot of the level `name`. A level that searches gets the reduced budget."""
    return Searching(seed, REDUCED_BUDGET) if name in ("player", "expert") else bot(name, seed)


def play(setting: Setting, seed: int, line_up: str) -> int:
    """Play one game and return its number of decisions; raise `AssertionError` if the final position is broken."""
    bots = [make_bot(name, 10 * seed + seat) for seat, name in enumerate(LINE_UPS[line_up][: setting.players])]
    game = Game.begin(setting, seed_bytes(seed))
    while game.to_move is not None:
        game.push(bots[game.to_move].choose(game.seen_by(game.to_move)))
    if game.position.broken_invariant():
        raise AssertionError(f"{setting.rulebook.name}: game {seed} ended in a position with a broken invariant")
    return game.number


def play_batch(line_up: str, numbers: Sequence[int]) -> tuple[int, int]:
    """Play the games with these numbers; return the number of decisions, and the process's peak memory in kilobytes."""
    all_settings = settings()
    decisions = sum(play(all_settings[number % len(all_settings)], number, line_up) for number in numbers)
    return decisions, resource.getrusage(resource.RUSAGE_SELF).ru_maxrss


def soak(line_up: str, games: int, jobs: int) -> Iterator[str]:
    """Play games with one line-up in several processes, and yield one line with the results."""
    start, decisions, first_memory, peak_memory = time.monotonic(), 0, 0, 0
    batches = [range(first, min(first + BATCH_SIZE, games)) for first in range(0, games, BATCH_SIZE)]
    with ProcessPoolExecutor(jobs) as pool:
        for count, memory in pool.map(play_batch, [line_up] * len(batches), batches):
            decisions += count
            first_memory, peak_memory = first_memory or memory, max(peak_memory, memory)
    if peak_memory > first_memory + MAX_GROWTH_KB:
        raise AssertionError(f"memory grew from {first_memory} to {peak_memory} kB")
    seconds = time.monotonic() - start
    memory_range = f"{first_memory // 1024} to {peak_memory // 1024} MB"
    yield f"{line_up}: {games} games, {decisions} decisions, {seconds:.0f} s, {memory_range}: no failures"


def main(arguments: Sequence[str] | None = None) -> int:
    """Play the games of both line-ups and print the results."""
    parser = argparse.ArgumentParser(description="Let the bots play thousands of games and look for failures.")
    parser.add_argument("--games", type=int, default=10_000, help="the number of games of the quick levels (10000)")
    parser.add_argument(
        "--expert", type=int, default=200, help="the number of games with the expert, who has a small budget (200)"
    )
    parser.add_argument("--jobs", type=int, default=2, help="the number of processes (2)")
    options = parser.parse_args(arguments)
    for line_up, games in (("quick", options.games), ("expert", options.expert)):
        for line in soak(line_up, games, options.jobs):
            print(line, flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
