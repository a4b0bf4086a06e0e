"""Play many random games in the kernel, and check the invariants after every decision.

    python tools/soak.py [GAME ...] [--toy] [--games N] [--minutes M] [--first SEED]
    python tools/soak.py --replay GAME EDITION PLAYERS LAZY SEED

The number of games is divided equally between Taj Mahal and Maharani (or the games that are named). The games cover
every edition and number of players. Seats choose random moves, except *lazy* seats, which mostly take the first legal
move.
LAZY is a bit mask of the lazy seats. If an invariant is broken, the exit status is 1, and the tool prints the command
that replays the game move by move.
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
BATCH_SIZE = 250
"""The number of games that a thread plays before it continues with the next variant."""
DEFAULT_GAMES = 1_000_000
"""The default number of games."""
DEFAULT_MINUTES = 30.0
"""The default time limit, in minutes."""
LOST_EVENT = -1
"""Used as the number of an invariant: an event was lost, because the buffer for events was full."""


@dataclass(frozen=True)
class Variant:
    """A combination that is tested: a setting (game, edition, number of players), and which seats are lazy."""

    setting: Setting
    lazy: int
    """A bit mask of the seats that mostly take the first legal move."""

    def __str__(self) -> str:
        setting = self.setting
        return f"{setting.rulebook.name} {setting.edition} {setting.players} {self.lazy}"

    def play(self, first_seed: int, games: int) -> tuple[int, int, int]:
        """Play games with the seeds from `first_seed` on.

        Return the number of decisions, the seed of a game that broke an invariant, and the number of that invariant.
        The number of the invariant is 0 if no game broke one.
        """
        book = self.setting.rulebook
        return book.rules.kernel.soak(
            self.setting.players, book.rules.settings(self.setting), first_seed, games, self.lazy
        )


@dataclass
class Tally:
    """The results of a run: finished games and decisions by the name of the game, and a broken invariant."""

    games: Counter[str] = field(default_factory=Counter)
    decisions: Counter[str] = field(default_factory=Counter)
    variants: set[str] = field(default_factory=set)
    """The variants of the finished batches."""
    broken: tuple[Variant, int, int] | None = None
    """The variant and the seed of a game that broke an invariant, and the number of the invariant."""

    def describe(self, variant_count: int, seconds: float) -> str:
        """Return the results: a line with the totals and, if several kinds of games were played, a line for each."""
        lines = [
            f"{self.games.total():,} games, {self.decisions.total():,} decisions, "
            f"{len(self.variants)} of {variant_count} variants, {seconds:.0f} s"
        ]
        if len(self.games) > 1:
            lines += [
                f"  {game}: {count:,} games, {self.decisions[game]:,} decisions" for game, count in self.games.items()
            ]
        return "\n".join(lines)


def variants(books: Sequence[Rulebook]) -> list[Variant]:
    """Return every edition and number of players of the games, with no, one, all but one, or all seats lazy."""
    all_variants = []
    for book in books:
        for edition, players in book.rules.editions.items():
            for count in players:
                all_seats = (1 << count) - 1
                setting = book.setting(count, edition)
                all_variants += [Variant(setting, lazy) for lazy in (0, 1, all_seats - 1, all_seats)]
    return all_variants


def batches(all_variants: Sequence[Variant], games: int, first_seed: int) -> Iterator[tuple[Variant, int, int]]:
    """Yield batches, each as variant, first seed and number of games.

    `games` is the total number; Taj Mahal, Maharani and other games get equal shares of it. The batches of each of them
    alternate between its variants.
    """
    by_game: dict[str, list[Variant]] = {}
    for variant in all_variants:
        by_game.setdefault(variant.setting.rulebook.name, []).append(variant)
    shares = [games // len(by_game) + (number < games % len(by_game)) for number in range(len(by_game))]
    streams = [
        _batches_of_game(game_variants, share, first_seed)
        for game_variants, share in zip(by_game.values(), shares, strict=True)
    ]
    for round_of_batches in zip_longest(*streams):
        yield from (batch for batch in round_of_batches if batch is not None)


def _batches_of_game(
    game_variants: Sequence[Variant], games: int, first_seed: int
) -> Iterator[tuple[Variant, int, int]]:
    """Yield batches of one game, alternating between its variants."""
    games_left, seed = games, first_seed
    max_size = min(BATCH_SIZE, -(-games // len(game_variants)))  # rounded up, so that one round can play all games
    while games_left > 0:
        for variant in game_variants:
            size = min(max_size, games_left)
            if size:
                yield variant, seed, size
            games_left -= size
        seed += max_size


def soak(all_variants: Sequence[Variant], games: int, minutes: float, first_seed: int, progress: Progress) -> Tally:
    """Play until the number of games is reached, the time limit is over, or an invariant is broken."""
    tally, end = Tally(), time.monotonic() + minutes * 60
    bar = progress.add_task("soak", total=games)
    waiting: dict[Future[tuple[int, int, int]], tuple[Variant, int]] = {}
    with ThreadPoolExecutor(THREADS) as pool:
        for variant, seed, size in batches(all_variants, games, first_seed):
            waiting[pool.submit(variant.play, seed, size)] = variant, size
            if len(waiting) > THREADS:
                _collect_finished_batches(waiting, tally, progress, bar)
            if tally.broken or time.monotonic() > end:
                break
        while waiting and not tally.broken:
            _collect_finished_batches(waiting, tally, progress, bar)
    return tally


def _collect_finished_batches(
    waiting: dict[Future[tuple[int, int, int]], tuple[Variant, int]], tally: Tally, progress: Progress, bar: object
) -> None:
    """Wait until at least one batch is finished, and add its results to the tally."""
    for job in wait(waiting, return_when=FIRST_COMPLETED).done:
        variant, size = waiting.pop(job)
        decisions, seed, broken = job.result()
        game = variant.setting.rulebook.name
        tally.decisions[game] += decisions
        if broken:
            tally.broken = tally.broken or (variant, seed, broken)
            continue
        tally.games[game] += size
        tally.variants.add(str(variant))
        progress.update(bar, advance=size, description=str(variant))  # type: ignore[arg-type]  # Rich's own number


def replay(variant: Variant, seed: int) -> int:
    """Replay the game of a seed and print every move, until an invariant is broken; return the exit status."""
    game = Game.begin(variant.setting, seed_bytes(seed))
    for id in game.position.copy().push_random(seed, variant.lazy):
        mover, move = game.to_move, game.decode(id)
        game.push(move)
        broken = LOST_EVENT if game.position.read().frame.events.lost else game.position.broken_invariant()
        print(f"{len(game.moves):4} seat {mover}: {move}{f'   breaks invariant {broken}' if broken else ''}")
        if broken:
            return 1
    print("no invariant is broken")
    return 0


def main(arguments: list[str] | None = None) -> int:
    """Play the games, or replay one of them, as the options say; return the exit status."""
    parser = argparse.ArgumentParser(description="Play many random games and check invariants.")
    parser.add_argument("game", nargs="*", help="the games to play; by default all")
    parser.add_argument("--toy", action="store_true", help="play the toy game of the tests too")
    parser.add_argument(
        "--games", type=int, default=DEFAULT_GAMES, help=f"the number of games in total ({DEFAULT_GAMES:,})"
    )
    parser.add_argument(
        "--minutes", type=float, default=DEFAULT_MINUTES, help=f"the time limit in minutes ({DEFAULT_MINUTES:g})"
    )
    parser.add_argument("--first", type=int, default=0, metavar="SEED", help="the first seed (0)")
    parser.add_argument(
        "--replay",
        nargs=5,
        metavar=("GAME", "EDITION", "PLAYERS", "LAZY", "SEED"),
        help="replay one game and print its moves",
    )
    options = parser.parse_args(arguments)
    if options.toy or "toy" in {*options.game, *(options.replay or ())}:
        sys.path.insert(0, str(PROJECT / "tests"))
        import_module("toy.game")  # registers the toy game
    try:
        if options.replay:
            name, edition, players, lazy, seed = options.replay
            return replay(Variant(rulebook(name).setting(int(players), edition), int(lazy)), int(seed))
        all_variants = variants([rulebook(name) for name in options.game or game_names()])
    except DurbarError as error:
        print(f"soak: {error}", file=sys.stderr)
        return 2
    if not compiled():
        print("soak: the rules are not compiled, so this takes long", file=sys.stderr)
    columns = TextColumn("{task.description:24}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn()
    start = time.monotonic()
    console = Console(stderr=True)
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as progress:
        tally = soak(all_variants, options.games, options.minutes, options.first, progress)
    print(tally.describe(len(all_variants), time.monotonic() - start))
    if tally.broken:
        variant, seed, broken = tally.broken
        problem = "an event was lost" if broken == LOST_EVENT else f"invariant {broken} is broken"
        print(f"{problem}: to see it,\n    python tools/soak.py --replay {variant} {seed}", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    try:
        sys.exit(main())
    except KeyboardInterrupt:
        sys.exit(130)
