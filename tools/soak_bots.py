"""Let bots play thousands of games, and look for illegal moves, broken positions, hangs and growing memory.

    python tools/soak_bots.py [--games 10000] [--expert 200] [--jobs 2]

Plays every game with every number of players: mostly quick levels, and some games of the expert with a small budget. An
illegal move, a broken position or a process that needs more and more memory ends the run with an error.
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

SMALL = Budget(40)
"""What is left of a player's or an expert's budget where thousands of games are played."""
GROWTH = 64 * 1024
"""Kilobytes that a process may come to need beyond what its first games needed."""
LINE_UPS = {
    "quick": ("novice", "novice", "novice", "player", "novice"),
    "expert": ("expert", "novice", "expert", "novice", "novice"),
}
BATCH = 10


def settings() -> list[Setting]:
    """Every game, edition and number of players."""
    return [
        book.setting(players, edition)
        for book in map(rulebook, game_names())
        for edition, allowed in book.rules.editions.items()
        for players in allowed
    ]


def seated(name: str, seed: int) -> Bot:
    """A bot; those that search look ahead less far than usual."""
    return Searching(seed, SMALL) if name in ("player", "expert") else bot(name, seed)


def play(setting: Setting, seed: int, line_up: str) -> int:
    """One game; how many decisions it took."""
    bots = [seated(name, 10 * seed + seat) for seat, name in enumerate(LINE_UPS[line_up][: setting.players])]
    game = Game.begin(setting, seed_bytes(seed))
    while game.to_move is not None:
        game.push(bots[game.to_move].choose(game.seen_by(game.to_move)))
    if game.position.sound():
        raise AssertionError(f"{setting.rulebook.name}: game {seed} ended in a position that is not sound")
    return game.number


def play_some(line_up: str, numbers: Sequence[int]) -> tuple[int, int]:
    """Some games; decisions made, and the most memory the process has needed so far, in kilobytes."""
    every = settings()
    decisions = sum(play(every[number % len(every)], number, line_up) for number in numbers)
    return decisions, resource.getrusage(resource.RUSAGE_SELF).ru_maxrss


def soak(line_up: str, games: int, jobs: int) -> Iterator[str]:
    """Play, and tell how it went."""
    start, decisions, first, last = time.monotonic(), 0, 0, 0
    batches = [range(at, min(at + BATCH, games)) for at in range(0, games, BATCH)]
    with ProcessPoolExecutor(jobs) as pool:
        for made, memory in pool.map(play_some, [line_up] * len(batches), batches):
            decisions += made
            first, last = first or memory, max(last, memory)
    if last > first + GROWTH:
        raise AssertionError(f"memory grew from {first} to {last} kB")
    taken = time.monotonic() - start
    yield f"{line_up}: {games} games, {decisions} decisions, {taken:.0f} s, {first // 1024} to {last // 1024} MB: sound"


def main(arguments: Sequence[str] | None = None) -> int:
    """Play and print."""
    parser = argparse.ArgumentParser(description="Let the bots play thousands of games and look for trouble.")
    parser.add_argument("--games", type=int, default=10_000, help="games of the quick levels (10000)")
    parser.add_argument("--expert", type=int, default=200, help="games of the expert with a small budget (200)")
    parser.add_argument("--jobs", type=int, default=2, help="processes (2)")
    options = parser.parse_args(arguments)
    for line_up, games in (("quick", options.games), ("expert", options.expert)):
        for line in soak(line_up, games, options.jobs):
            print(line, flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
