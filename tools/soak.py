"""Play many random games in the kernel, and check the invariants after every decision.

    python tools/soak.py [GAME ...] [--toy] [--games N] [--minutes M] [--first SEED]
    python tools/soak.py --replay GAME EDITION PLAYERS LAZY SEED

All games get equal shares, over every edition and number of players. Seats choose at random; a seat whose bit is in
LAZY mostly takes the first legal move. If an invariant is broken, the exit status is 1 and the tool prints the command
that replays that game move by move.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections import Counter
from collections.abc import Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ThreadPoolExecutor, wait
from dataclasses import dataclass, field
from importlib import import_module
from itertools import zip_longest

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from durbar.games.errors import DurbarError
from durbar.games.game import Game, Rulebook, Setting, game_names, rulebook, seed_bytes
from durbar.games.kernel.both import compiled
from extensions import PROJECT

THREADS = 2
PORTION = 250
"""The number of games that a thread plays before it continues with the next way to play."""
GAMES = 1_000_000
"""The default number of games."""
MINUTES = 30.0
"""The default time limit, in minutes."""
LOST = -1
"""Stands for the number of an invariant: an event was lost, because the buffer of events was full."""


@dataclass(frozen=True)
class Way:
    """One way to play: a setting, and which seats are lazy."""

    setting: Setting
    lazy: int
    """The seats that mostly take the first legal move, as a bit mask."""

    def __str__(self) -> str:
        setting = self.setting
        return f"{setting.rulebook.name} {setting.edition} {setting.players} {self.lazy}"

    def play(self, first: int, games: int) -> tuple[int, int, int]:
        """Play games; return the number of decisions, and the seed and number of a broken invariant (0 if none)."""
        book = self.setting.rulebook
        return book.rules.kernel.soak(self.setting.players, book.rules.settings(self.setting), first, games, self.lazy)


@dataclass
class Tally:
    """The results of a run."""

    games: Counter[str] = field(default_factory=Counter)
    decisions: Counter[str] = field(default_factory=Counter)
    ways: set[str] = field(default_factory=set)
    """The ways to play of the finished portions."""
    broken: tuple[Way, int, int] | None = None
    """The way to play, the seed and the number of a broken invariant."""

    def describe(self, way_count: int, seconds: float) -> str:
        """Return the results as a line and, if several games were played, a line for each."""
        lines = [
            f"{self.games.total():,} games, {self.decisions.total():,} decisions, "
            f"{len(self.ways)} of {way_count} ways to play, {seconds:.0f} s"
        ]
        if len(self.games) > 1:
            lines += [
                f"  {game}: {count:,} games, {self.decisions[game]:,} decisions" for game, count in self.games.items()
            ]
        return "\n".join(lines)


def ways(books: Sequence[Rulebook]) -> list[Way]:
    """Return all ways to play: every edition and number of players, with no, one, all but one, or all seats lazy."""
    all_ways = []
    for book in books:
        for edition, players in book.rules.editions.items():
            for count in players:
                all_seats = (1 << count) - 1
                setting = book.setting(count, edition)
                all_ways += [Way(setting, lazy) for lazy in (0, 1, all_seats - 1, all_seats)]
    return all_ways


def portions(all_ways: Sequence[Way], games: int, first: int) -> Iterator[tuple[Way, int, int]]:
    """Yield portions of games (way, first seed, size): equally many for each game, and for its ways in turn."""
    by_game: dict[str, list[Way]] = {}
    for way in all_ways:
        by_game.setdefault(way.setting.rulebook.name, []).append(way)
    shares = [games // len(by_game) + (number < games % len(by_game)) for number in range(len(by_game))]
    streams = [_in_turn(game_ways, share, first) for game_ways, share in zip(by_game.values(), shares, strict=True)]
    for round_of_portions in zip_longest(*streams):
        yield from (portion for portion in round_of_portions if portion is not None)


def _in_turn(game_ways: Sequence[Way], games: int, first: int) -> Iterator[tuple[Way, int, int]]:
    """Yield portions of one game's ways in turn."""
    left, seed = games, first
    portion = min(PORTION, -(-games // len(game_ways)))
    while left > 0:
        for way in game_ways:
            size = min(portion, left)
            if size:
                yield way, seed, size
            left -= size
        seed += portion


def soak(all_ways: Sequence[Way], games: int, minutes: float, first: int, progress: Progress) -> Tally:
    """Play until the number of games is reached, the time is over, or an invariant is broken."""
    tally, end = Tally(), time.monotonic() + minutes * 60
    bar = progress.add_task("soak", total=games)
    waiting: dict[Future[tuple[int, int, int]], tuple[Way, int]] = {}
    with ThreadPoolExecutor(THREADS) as pool:
        for way, seed, size in portions(all_ways, games, first):
            waiting[pool.submit(way.play, seed, size)] = way, size
            if len(waiting) > THREADS:
                _gather(waiting, tally, progress, bar)
            if tally.broken or time.monotonic() > end:
                break
        while waiting and not tally.broken:
            _gather(waiting, tally, progress, bar)
    return tally


def _gather(
    waiting: dict[Future[tuple[int, int, int]], tuple[Way, int]], tally: Tally, progress: Progress, bar: object
) -> None:
    """Wait until a portion is finished, and add its results to the tally."""
    for job in wait(waiting, return_when=FIRST_COMPLETED).done:
        way, size = waiting.pop(job)
        decisions, seed, broken = job.result()
        game = way.setting.rulebook.name
        tally.decisions[game] += decisions
        if broken:
            tally.broken = tally.broken or (way, seed, broken)
            continue
        tally.games[game] += size
        tally.ways.add(str(way))
        progress.update(bar, advance=size, description=str(way))  # type: ignore[arg-type]  # Rich's own number


def replay(way: Way, seed: int) -> int:
    """Replay the game of a seed and print every move, until an invariant is broken; return the exit status."""
    game = Game.begin(way.setting, seed_bytes(seed))
    for id in game.position.copy().push_random(seed, way.lazy):
        mover, move = game.to_move, game.decode(id)
        game.push(move)
        broken = LOST if game.position.read().frame.tale.lost else game.position.sound()
        print(f"{len(game.moves):4} seat {mover}: {move}{f'   breaks invariant {broken}' if broken else ''}")
        if broken:
            return 1
    print("nothing is broken")
    return 0


def main(arguments: list[str] | None = None) -> int:
    """Run from the command line."""
    parser = argparse.ArgumentParser(description="Play many random games and check invariants.")
    parser.add_argument("game", nargs="*", help="the games to play; by default all")
    parser.add_argument("--toy", action="store_true", help="play the toy game of the tests too")
    parser.add_argument("--games", type=int, default=GAMES, help=f"how many games in all ({GAMES:,})")
    parser.add_argument("--minutes", type=float, default=MINUTES, help=f"stop after this long ({MINUTES:g})")
    parser.add_argument("--first", type=int, default=0, metavar="SEED", help="the first seed (0)")
    parser.add_argument(
        "--replay", nargs=5, metavar=("GAME", "EDITION", "PLAYERS", "LAZY", "SEED"), help="one game again"
    )
    options = parser.parse_args(arguments)
    if options.toy or "toy" in {*options.game, *(options.replay or ())}:
        sys.path.insert(0, str(PROJECT / "tests"))
        import_module("toy.game")  # registers it
    try:
        if options.replay:
            name, edition, players, lazy, seed = options.replay
            return replay(Way(rulebook(name).setting(int(players), edition), int(lazy)), int(seed))
        all_ways = ways([rulebook(name) for name in options.game or game_names()])
    except DurbarError as error:
        print(f"soak: {error}", file=sys.stderr)
        return 2
    if not compiled():
        print("soak: the rules are not compiled, so this takes long", file=sys.stderr)
    columns = TextColumn("{task.description:24}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn()
    start = time.monotonic()
    console = Console(stderr=True)
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as progress:
        tally = soak(all_ways, options.games, options.minutes, options.first, progress)
    print(tally.describe(len(all_ways), time.monotonic() - start))
    if tally.broken:
        way, seed, broken = tally.broken
        problem = "an event was lost" if broken == LOST else f"invariant {broken} is broken"
        print(f"{problem}: to see it,\n    python tools/soak.py --replay {way} {seed}", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    try:
        sys.exit(main())
    except KeyboardInterrupt:
        sys.exit(130)
