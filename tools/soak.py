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
PORTION = 250  # games a thread plays before the next setting has its turn
GAMES = 1_000_000
MINUTES = 30.0
LOST = -1  # an event found no room


@dataclass(frozen=True)
class Way:
    """One way to play: a setting, and which seats are lazy."""

    setting: Setting
    lazy: int

    def __str__(self) -> str:
        setting = self.setting
        return f"{setting.rulebook.name} {setting.edition} {setting.players} {self.lazy}"

    def play(self, first: int, games: int) -> tuple[int, int, int]:
        """Soak from these seeds on: how many decisions, the seed that broke an invariant, and which (0: none)."""
        book = self.setting.rulebook
        return book.rules.kernel.soak(self.setting.players, book.rules.settings(self.setting), first, games, self.lazy)


@dataclass
class Tally:
    """How a soak went."""

    games: Counter[str] = field(default_factory=Counter)
    decisions: Counter[str] = field(default_factory=Counter)
    ways: set[str] = field(default_factory=set)
    broken: tuple[Way, int, int] | None = None
    """The way, the seed and the number of the invariant."""

    def describe(self, all_ways: int, seconds: float) -> str:
        """How it went, in a line, and where there are several games a line for each."""
        lines = [
            f"{self.games.total():,} games, {self.decisions.total():,} decisions, "
            f"{len(self.ways)} of {all_ways} ways to play, {seconds:.0f} s"
        ]
        if len(self.games) > 1:
            lines += [f"  {game}: {n:,} games, {self.decisions[game]:,} decisions" for game, n in self.games.items()]
        return "\n".join(lines)


def ways(books: Sequence[Rulebook]) -> list[Way]:
    """Every edition with every number of players, and nobody, one, all but one, and all of them lazy."""
    made = []
    for book in books:
        for edition, players in book.rules.editions.items():
            for number in players:
                everybody = (1 << number) - 1
                setting = book.setting(number, edition)
                made += [Way(setting, lazy) for lazy in (0, 1, everybody - 1, everybody)]
    return made


def portions(every: Sequence[Way], games: int, first: int) -> Iterator[tuple[Way, int, int]]:
    """Share the games out: to each game as many, and of these a portion to each way in turn, with seeds of its own."""
    by_game: dict[str, list[Way]] = {}
    for way in every:
        by_game.setdefault(way.setting.rulebook.name, []).append(way)
    shares = [games // len(by_game) + (number < games % len(by_game)) for number in range(len(by_game))]
    streams = [_in_turn(mine, share, first) for mine, share in zip(by_game.values(), shares, strict=True)]
    for together in zip_longest(*streams):
        yield from (portion for portion in together if portion is not None)


def _in_turn(every: Sequence[Way], games: int, first: int) -> Iterator[tuple[Way, int, int]]:
    left, seed = games, first
    portion = min(PORTION, -(-games // len(every)))
    while left > 0:
        for way in every:
            size = min(portion, left)
            if size:
                yield way, seed, size
            left -= size
        seed += portion


def soak(every: Sequence[Way], games: int, minutes: float, first: int, progress: Progress) -> Tally:
    """Play until there were enough games, or the time is up, or something broke."""
    tally, end = Tally(), time.monotonic() + minutes * 60
    bar = progress.add_task("soak", total=games)
    waiting: dict[Future[tuple[int, int, int]], tuple[Way, int]] = {}
    with ThreadPoolExecutor(THREADS) as pool:
        for way, seed, size in portions(every, games, first):
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
    """Play the game of a seed again, telling every move, until something is broken; the exit status."""
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
    """Soak, and say how it went."""
    parser = argparse.ArgumentParser(description="Play many random games, checking what must always hold.")
    parser.add_argument("game", nargs="*", help="which games; every one there is by default")
    parser.add_argument("--toy", action="store_true", help="the tests' toy too")
    parser.add_argument("--games", type=int, default=GAMES, help=f"how many games in all ({GAMES:,})")
    parser.add_argument("--minutes", type=float, default=MINUTES, help=f"stop after this long ({MINUTES:g})")
    parser.add_argument("--first", type=int, default=0, metavar="SEED", help="where the seeds begin (0)")
    parser.add_argument(
        "--replay", nargs=5, metavar=("GAME", "EDITION", "PLAYERS", "LAZY", "SEED"), help="one game again"
    )
    options = parser.parse_args(arguments)
    if options.toy or "toy" in {*options.game, *(options.replay or ())}:
        sys.path.insert(0, str(PROJECT / "tests"))
        import_module("toy.game")  # makes it known
    try:
        if options.replay:
            name, edition, players, lazy, seed = options.replay
            return replay(Way(rulebook(name).setting(int(players), edition), int(lazy)), int(seed))
        every = ways([rulebook(name) for name in options.game or game_names()])
    except DurbarError as error:
        print(f"soak: {error}", file=sys.stderr)
        return 2
    if not compiled():
        print("soak: the rules are not compiled, so this takes long", file=sys.stderr)
    columns = TextColumn("{task.description:24}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn()
    start = time.monotonic()
    console = Console(stderr=True)
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as progress:
        tally = soak(every, options.games, options.minutes, options.first, progress)
    print(tally.describe(len(every), time.monotonic() - start))
    if tally.broken:
        way, seed, broken = tally.broken
        what = "an event found no room" if broken == LOST else f"invariant {broken} is broken"
        print(f"{what}: to see it,\n    python tools/soak.py --replay {way} {seed}", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    try:
        sys.exit(main())
    except KeyboardInterrupt:
        sys.exit(130)
