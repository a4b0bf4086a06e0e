"""Measuring how fast the rules are, compared with the yardstick: a program in plain C.

Machines differ and are shared, so only ratios are comparable. Each round measures everything once and computes the
ratios within the round; the result is the median over the rounds.
"""

from __future__ import annotations

import statistics
from collections.abc import Callable, Iterable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from threading import Barrier
from time import perf_counter
from typing import Any

from durbar.arena.clock import Meter, repetitions_in, seconds_taken
from durbar.arena.search_speed import SearchMeters
from durbar.arena.yardstick import run_yardstick
from durbar.games.game import Rulebook, Setting, seed_bytes
from durbar.games.kernel import trials
from durbar.games.kernel.both import compiled

THREADS = (1, 2)  # the numbers of threads that are measured
BATCHES = 64  # the number of batches for each thread
PAIRS = 7  # the number of pairs of runs; one run of a pair uses one thread, the other uses two
PLAYERS = 4  # the number of players, if the game allows it
SAMPLE_GAMES = 200  # the number of games from which the mean length of a game is computed
POOL = [2] * 48 + [1] * 8  # the number of items of each kind in the measured pool, which resembles a deck of cards


@dataclass(frozen=True)
class GameMeters:
    """The measurements of one game's rules."""

    setting: Setting

    @classmethod
    def of(cls, book: Rulebook) -> GameMeters:
        """Return the measurements of a game in its default edition, with four players if possible."""
        players = book.rules.editions[book.rules.default_edition]
        return cls(book.setting(PLAYERS if PLAYERS in players else players[-1]))

    def play(self, games: int, first_seed: int = 0) -> int:
        """Play random games in the kernel, with the seeds from `first_seed` on; return the number of decisions."""
        book = self.setting.rulebook
        decisions, _ = book.rules.kernel.playouts(
            self.setting.players, book.rules.settings(self.setting), first_seed, games
        )
        return decisions

    def play_on(self, threads: int, games: int) -> float:
        """Play random games on several threads, `games` for each; return the decisions per second.

        The threads take small batches of games from a common queue. A thread that is slowed down by another program
        takes fewer batches, so no core is idle while another one finishes its share.
        """
        batch_games = max(1, games // BATCHES)
        first_seeds = iter(range(0, threads * BATCHES * batch_games, batch_games))  # one for each batch
        ready = Barrier(threads + 1)  # start the clock when all threads are ready

        def work() -> int:
            """Play batches until none is left; return the number of decisions."""
            ready.wait()
            return sum(self.play(batch_games, first_seed) for first_seed in first_seeds)

        with ThreadPoolExecutor(threads) as pool:
            jobs = [pool.submit(work) for _ in range(threads)]
            ready.wait()
            start = perf_counter()
            return sum(job.result() for job in jobs) / (perf_counter() - start)

    def speedup(self, games: int) -> float:
        """Return how many times as fast two threads are as one: the median over pairs of short runs.

        The two runs of a pair follow each other closely, so that the load by other programs is about the same for both.
        """
        return statistics.median(self.play_on(2, games) / self.play_on(1, games) for _ in range(PAIRS))

    def drive(self, games: int) -> float:
        """Return the nanoseconds per decision if Python code gets the legal action ids and pushes one of them."""
        book = self.setting.rulebook
        seconds, decisions = 0.0, 0
        for seed in range(games):
            position = book.rules.kernel.begin(
                seed_bytes(seed), self.setting.players, book.rules.settings(self.setting)
            )
            ids = position.copy().push_random(seed)  # the moves of a random game
            start = perf_counter()
            for id in ids:
                position.legal()
                position.push(id)
            seconds += perf_counter() - start
            decisions += len(ids)
        return seconds / decisions * 1e9

    def copy(self, times: int) -> float:
        """Return the nanoseconds it takes to copy a position."""
        book = self.setting.rulebook
        position = book.rules.kernel.begin(seed_bytes(1), self.setting.players, book.rules.settings(self.setting))
        repetitions = range(times)

        def work() -> None:
            for _ in repetitions:
                position.copy()

        return seconds_taken(work) / times * 1e9

    def meters(self, seconds: float) -> dict[str, Meter]:
        """Return the measurements by name; each takes about this many seconds."""
        games = repetitions_in(self.play, seconds)
        driven_games = repetitions_in(self.drive, seconds)
        copies = repetitions_in(self.copy, seconds)
        meters: dict[str, Meter] = {f"threads {n}": lambda n=n: self.play_on(n, games) for n in THREADS}  # type: ignore[misc]
        meters["scaling"] = lambda: self.speedup(max(1, games // 4))
        meters |= SearchMeters(self.setting).meters(seconds)
        meters["driven"] = lambda: self.drive(driven_games)
        meters["copy"] = lambda: self.copy(copies)
        return meters


def rng_meters(seconds: float) -> dict[str, Meter]:
    """Return two measurements in nanoseconds: generating a random number, and drawing from a pool that is refilled
    after each draw.
    """
    key = seed_bytes(1)
    works: dict[str, Callable[[int], object]] = {
        "number": lambda count: trials.sum_of_draws(key, 60, count),
        "pool": lambda count: trials.sample(key, POOL, count),
    }
    meters: dict[str, Meter] = {}
    for name, work in works.items():
        count = repetitions_in(work, seconds)
        meters[name] = lambda work=work, count=count: seconds_taken(work, count) / count * 1e9  # type: ignore[misc]
    return meters


# -- everything together ----------------------------------------------------------------------------------------------
def run_rounds(meters: Mapping[str, Meter], rounds: int, report: Callable[[str], None]) -> dict[str, list[float]]:
    """Run every measurement once in each round and return the figures of all rounds by name. `report` gets the
    progress as text.
    """
    figures: dict[str, list[float]] = {name: [] for name in meters}
    for number in range(1, rounds + 1):
        for name, meter in meters.items():
            report(f"round {number} of {rounds}: {name}")
            figures[name].append(meter())
    return figures


def median_ratio(numerators: Iterable[float], denominators: Iterable[float]) -> float:
    """Return the median, over the rounds, of the ratio of two figures of the same round."""
    return statistics.median(a / b for a, b in zip(numerators, denominators, strict=True))


def measure(
    books: Sequence[Rulebook],
    yardstick: Path | None,
    rounds: int = 5,
    seconds: float = 0.5,
    report: Callable[[str], None] = lambda line: None,
    others: Mapping[str, Mapping[str, Meter]] | None = None,
) -> dict[str, Any]:
    """Measure games and the yardstick program; return the figures, ready for JSON.

    ``yardstick`` is the path of the compiled program; None leaves it out. ``others`` are measurements of other
    programs, by program and by name, run in the same rounds.
    """
    meters: dict[str, Meter] = {}
    if yardstick is not None:
        meters["yardstick"] = lambda: run_yardstick(yardstick)
    games = {book.name: GameMeters.of(book) for book in books}
    for name, game in games.items():
        meters |= {f"{name}: {measurement}": meter for measurement, meter in game.meters(seconds).items()}
    meters |= {f"chance: {measurement}": meter for measurement, meter in rng_meters(seconds / 2).items()}
    for name, other_meters in (others or {}).items():
        meters |= {f"{name}: {measurement}": meter for measurement, meter in other_meters.items()}
    values_of = run_rounds(meters, rounds, report)
    medians = {name: statistics.median(values) for name, values in values_of.items()}
    figures: dict[str, Any] = {"compiled": compiled(), "rounds": rounds}
    if yardstick is not None:
        figures["yardstick"] = {"decisions_per_s": medians["yardstick"]}
    for name, game in games.items():
        single_thread = values_of[f"{name}: threads 1"]
        decisions_per_game = game.play(SAMPLE_GAMES) / SAMPLE_GAMES
        figures[name] = {
            "players": game.setting.players,
            "edition": game.setting.edition,
            "decisions_per_game": decisions_per_game,
            "decisions_per_s": {str(n): medians[f"{name}: threads {n}"] for n in THREADS},
            "games_per_s": medians[f"{name}: threads 1"] / decisions_per_game,
            "to_yardstick": median_ratio(single_thread, values_of["yardstick"]) if yardstick is not None else None,
            "two_threads_to_one": medians[f"{name}: scaling"],
            "driven_ns": medians[f"{name}: driven"],
            "copy_ns": medians[f"{name}: copy"],
            "search": {
                "sims_per_s": medians[f"{name}: simulations"],
                "iterations_per_s": medians[f"{name}: iterations"],
                "two_threads_to_one": medians[f"{name}: searching"],
                "time_cap_kept_to": medians[f"{name}: cap"],
                "longest_pause_ms": max(values_of[f"{name}: pause"]),
                "longest_pause_beside_nobody_ms": max(values_of[f"{name}: pause without a search"]),
            },
        }
    figures["chance"] = {"number_ns": medians["chance: number"], "pool_ns": medians["chance: pool"]}
    for name, other_meters in (others or {}).items():
        figures.setdefault("others", {})[name] = {
            measurement: medians[f"{name}: {measurement}"] for measurement in other_meters
        }
    return figures


def speed_table(figures: Mapping[str, Any]) -> str:
    """Return the figures as lines of text."""
    lines = ["" if figures["compiled"] else "the rules are NOT compiled here"]
    if "yardstick" in figures:
        lines.append(f"yardstick (plain C)          {figures['yardstick']['decisions_per_s'] / 1e6:9.2f} M decisions/s")
    for name, game in figures.items():
        if not isinstance(game, dict) or "driven_ns" not in game:
            continue  # not the figures of a game
        lines.append(f"\n{name} ({game['edition']}, {game['players']} players)")
        if game["to_yardstick"] is not None:
            lines.append(f"  ratio to the yardstick     {game['to_yardstick']:9.2f} x")
        lines.append(f"  speedup by 2 threads       {game['two_threads_to_one']:9.2f} x")
        for threads, speed in game["decisions_per_s"].items():
            lines.append(
                f"  {threads} thread{'s' if threads != '1' else ' '}                  {speed / 1e6:9.2f} M decisions/s"
            )
        lines.append(f"  {game['decisions_per_game']:5.1f} decisions a game     {game['games_per_s']:9.0f} games/s")
        lines.append(f"  driven from Python         {game['driven_ns']:9.0f} ns a decision")
        lines.append(f"  copying a position         {game['copy_ns']:9.0f} ns")
        search = game["search"]
        lines.append(f"  search: random games       {search['sims_per_s']:9.0f} a second, with sampled hidden cards")
        lines.append(f"  search: iterations         {search['iterations_per_s']:9.0f} a second")
        lines.append(f"  search: speedup, 2 threads {search['two_threads_to_one']:9.2f} x")
        lines.append(f"  search: time to its limit  {search['time_cap_kept_to']:9.2f} x")
        lines.append(
            f"  search: longest pause      {search['longest_pause_ms']:9.1f} ms of an event loop in the same process "
            f"({search['longest_pause_beside_nobody_ms']:.1f} ms without a search)"
        )
    lines.append(f"\none random number            {figures['chance']['number_ns']:9.1f} ns")
    lines.append(f"one draw from a pool         {figures['chance']['pool_ns']:9.1f} ns (and refilling the pool)")
    for name, other in figures.get("others", {}).items():
        lines.append(f"\n{name}")
        lines.append(f"  roll-outs, 1 thread        {other['decisions_per_s'] / 1e6:9.2f} M decisions/s")
        lines.append(f"  driven from Python         {other['driven_ns']:9.0f} ns a decision")
    return "\n".join(lines).lstrip("\n")
