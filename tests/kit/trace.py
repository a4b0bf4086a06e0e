"""Play the cases of a module at random from fixed seeds and print the results: one JSON line per game.

    python -m kit.trace MODULE --seeds FIRST:END [--case NAME] [--each-step | --thoughts]

The digest of a game covers the state's bytes after every decision, and some sights (what one player may know) and
imagined worlds (sights with random hidden cards). Two checkouts of the project that print the same lines play the same
games, byte for byte. The results of games that the kernel plays by itself follow after the games of a case. With
``--each-step`` everything that goes into the digests is printed; with ``--thoughts`` the results of searches in some
positions of each game are printed instead.
"""

from __future__ import annotations

import argparse
import importlib
import json
import sys
import warnings
from collections.abc import Iterator
from hashlib import blake2b
from random import Random
from typing import Any, NamedTuple

from durbar.bots.thinking import Budget, consider
from durbar.games.game import seed_bytes
from durbar.games.kernel.both import SlowWarning, compiled
from kit.case import Case

SIGHT_INTERVAL = 12  # every 12th position adds a sight and an imagined world to the digest
PLAYOUTS = 1  # how many games the kernel plays by itself with each kind of players; few, as they are slow uncompiled
SEARCH_ITERATIONS = 32  # number of iterations of each search


class Step(NamedTuple):
    """A result that must be the same compiled and uncompiled.

    ``number`` is the number of decisions before the result, ``label`` says what it is, and ``raw`` is its bytes.
    """

    number: int
    label: str
    raw: bytes


def steps(case: Case, seed: int) -> Iterator[Step]:
    """Yield the steps of a game: after every decision the state and the legal moves, and after every
    ``SIGHT_INTERVAL`` decisions also the broken invariant, the policy, a sight and an imagined world.
    """
    setting, rng = case.setting, Random(seed)
    book, seats = setting.rulebook, range(setting.players)
    position = book.rules.kernel.begin(
        seed_bytes(seed),
        setting.players,
        book.rules.settings(setting),
        book.rules.script(setting),
        labelled=seed % 2 == 1,
    )
    lazy = case.lazy if seed % 4 else (1 << setting.players) - 1  # in every fourth game all seats are lazy
    number = 0
    while True:
        legal = position.legal()
        values = [legal, position.mover, position.chapter, [position.score(seat) for seat in seats]]
        yield Step(number, "state", position.raw())
        yield Step(number, "legal moves, mover, chapter, scores", json.dumps(values).encode())
        if number % SIGHT_INTERVAL == 0 or not legal:
            yield Step(number, "sound", str(position.broken_invariant()).encode())
            yield Step(number, "policy", json.dumps(position.weigh()).encode())
            viewer = rng.choice([*seats, -1])
            sight = position.seen_by(viewer)
            yield Step(number, f"sight of {viewer}", sight.raw())
            yield Step(number, f"world imagined by {viewer}", sight.imagined(viewer, rng.getrandbits(64)).raw())
        if not legal:
            return
        takes_first = lazy >> position.mover & 1 and rng.random() < 0.8
        position.push(legal[0] if takes_first else rng.choice(legal))
        number += 1
        if number > case.longest:
            raise RuntimeError(f"the game goes on after {case.longest} decisions")


def game_line(case: Case, seed: int) -> dict[str, Any]:
    """Return a summary of a game: the number of decisions and the digest.

    If the rules raise an error, the summary contains the error and the number of the step before it.
    """
    digest, step = blake2b(digest_size=16), None
    try:
        for step in steps(case, seed):
            digest.update(step.raw)
    except Exception as error:  # any error of the rules is a result
        text = f"{type(error).__name__}: {error}"
        return {"case": case.name, "seed": seed, "after": step.number if step else None, "error": text}
    assert step is not None
    return {"case": case.name, "seed": seed, "decisions": step.number, "digest": digest.hexdigest()}


def kernel_line(case: Case, method: str, first_seed: int, games: int, lazy: int, greedy: int) -> dict[str, Any]:
    """Return the result of the kernel's method ``playouts`` or ``soak``.

    ``first_seed`` is the seed of the first game; ``lazy`` and ``greedy`` are masks of seats.
    """
    book = case.setting.rulebook
    run = {"playouts": book.rules.kernel.playouts, "soak": book.rules.kernel.soak}[method]
    line: dict[str, Any] = {"case": case.name, "seed": first_seed, "games": games, "lazy": lazy, "greedy": greedy}
    try:
        result = run(case.setting.players, book.rules.settings(case.setting), first_seed, games, lazy, greedy)
    except Exception as error:  # any error of the rules is a result
        return {**line, method: f"{type(error).__name__}: {error}"}
    return {**line, method: result}


def lines(cases: list[Case], seeds: range) -> Iterator[dict[str, Any]]:
    """Yield the lines of a trace: for each case one per game, and some for games that the kernel plays by itself."""
    for case in cases:
        games = [game_line(case, seed) for seed in seeds]
        yield from games
        if not all("digest" in game for game in games):
            continue  # the rules raised an error, so the kernel's own games might never end
        for method in ("playouts", "soak"):
            everybody = (1 << case.setting.players) - 1
            for lazy, greedy in ((0, 0), (everybody, 0), (0, everybody)):
                yield kernel_line(case, method, seeds.start, min(len(seeds), PLAYOUTS), lazy, greedy)


def step_lines(cases: list[Case], seeds: range) -> Iterator[dict[str, Any]]:
    """Yield every step of every game."""
    for case in cases:
        for seed in seeds:
            try:
                for step in steps(case, seed):
                    yield {
                        "case": case.name,
                        "seed": seed,
                        "step": step.number,
                        "what": step.label,
                        "raw": step.raw.hex(),
                    }
            except Exception as error:  # any error of the rules is a result
                yield {"case": case.name, "seed": seed, "what": "error", "raw": f"{type(error).__name__}: {error}"}


def search_results(case: Case, seed: int) -> Iterator[list[Any]]:
    """Search in some positions of a game. For each, yield the moves, visits, rewards, win chances and leads."""
    for game in case.some(seed, 0.25):
        if len(game.legal_moves) > 1:
            results = consider(game.seen_by(game.to_move), Budget(SEARCH_ITERATIONS), seed)
            yield [(result.move.text, *result[1:]) for result in results]


def search_lines(cases: list[Case], seeds: range) -> Iterator[dict[str, Any]]:
    """Yield the search results of every game. JSON contains all digits of a float, so equal lines are equal floats."""
    for case in cases:
        for seed in seeds:
            yield {"case": case.name, "seed": seed, "thoughts": list(search_results(case, seed))}


def main(arguments: list[str]) -> int:
    """Trace the cases; the first line says whether the rules are compiled."""
    parser = argparse.ArgumentParser(prog="kit.trace", description="Play cases at random and print the results.")
    parser.add_argument("module", help="a module with CASES, such as toy.cases")
    parser.add_argument("--seeds", default="0:10", metavar="FIRST:END")
    parser.add_argument("--case", help="only the case of this name")
    output_group = parser.add_mutually_exclusive_group()
    output_group.add_argument("--each-step", action="store_true", help="print everything that goes into the digests")
    output_group.add_argument("--thoughts", action="store_true", help="print the results of searches in some positions")
    options = parser.parse_args(arguments)
    warnings.simplefilter("ignore", SlowWarning)
    first, end = map(int, options.seeds.split(":"))
    cases = [case for case in importlib.import_module(options.module).CASES if options.case in (None, case.name)]
    print(json.dumps({"compiled": compiled(), "cases": [case.name for case in cases]}))
    trace = step_lines if options.each_step else search_lines if options.thoughts else lines
    for line in trace(cases, range(first, end)):
        print(json.dumps(line))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
