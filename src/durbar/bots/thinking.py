"""Running a search: for a number of iterations, at most for some seconds, or until it is stopped.

Without a time limit the same sight, seed, budget and threads always give the same result.
"""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from time import perf_counter
from typing import NamedTuple

from durbar.bots.bot import new_rng, require_legal_ids
from durbar.bots.search import Search
from durbar.games.moves import Move
from durbar.games.sight import Sight

SLICE = 0.01
"""The approximate number of seconds between two looks at the clock. A search holds the interpreter's lock only then."""
MOST_NODES = 60_000
"""The most nodes a tree can have: about three megabytes."""


@dataclass(frozen=True)
class SearchParams:
    """The parameters of a search; ``search.pxd`` describes them."""

    first_width: int = 4
    widening: int = 100
    noise: int = 280
    scale: int = 800
    curiosity: float = 0.13
    greed: float = 0.6
    whole: bool = False


@dataclass(frozen=True)
class Budget:
    """The limits of a search: iterations, and a number of seconds where people wait for it."""

    iterations: int
    seconds: float | None = None
    threads: int = 1


class Considered(NamedTuple):
    """A move that was searched."""

    move: Move
    visits: int
    reward: float
    win: float
    """The estimated chance to win, from 0 to 1."""
    lead: float
    """The estimated final lead over the best rival, in points."""


class Prospect(NamedTuple):
    """How the game is likely to end, as far as one seat can know."""

    wins: tuple[float, ...]
    """Every seat's chance to win; they add up to 1."""
    leads: tuple[float, ...]
    """Every seat's final lead over its best rival, in points."""
    doubt: float
    """The standard error of the searching seat's chance to win."""


def consider(
    sight: Sight,
    budget: Budget,
    seed: int = 0,
    params: SearchParams = SearchParams(),  # noqa: B008  # frozen
    stop: Callable[[], bool] = lambda: False,
) -> list[Considered]:
    """Return the moves that were searched, the best first. A single legal move is not searched."""
    ids = require_legal_ids(sight)
    if len(ids) == 1:
        return [Considered(Move(ids[0], _text(sight, ids[0])), 0, 0.5, 0.5, 0.0)]
    threads = max(1, budget.threads)
    each = -(-budget.iterations // threads)
    rng = new_rng(seed, sight)
    searches = [new_search(sight, rng.getrandbits(64), each, params) for _ in range(threads)]
    until = None if budget.seconds is None else perf_counter() + budget.seconds
    if threads == 1:
        _run(searches[0], each, until, stop)
    else:
        with ThreadPoolExecutor(threads) as pool:
            for job in [pool.submit(_run, search, each, until, stop) for search in searches]:
                job.result()
    return _merge(sight, searches)


def prospect(
    sight: Sight,
    move: Move,
    budget: Budget,
    seed: int = 0,
    params: SearchParams = SearchParams(),  # noqa: B008  # frozen
    stop: Callable[[], bool] = lambda: False,
) -> Prospect:
    """Return how the game is likely to end after a legal move of the viewer's.

    The search looks at no other first move. So two moves with the same budget get the same number of iterations,
    however promising each of them looks.
    """
    search = new_search(sight, new_rng(seed, sight).getrandbits(64), budget.iterations, params, move.id)
    until = None if budget.seconds is None else perf_counter() + budget.seconds
    _run(search, budget.iterations, until, stop)
    seats, doubt = search.seats()
    return Prospect(tuple(win for win, _ in seats), tuple(lead for _, lead in seats), doubt)


def new_search(
    sight: Sight,
    seed: int,
    iterations: int,
    params: SearchParams = SearchParams(),  # noqa: B008  # frozen
    only: int = -1,
) -> Search:
    """Return a search whose tree has room for this many iterations, up to `MOST_NODES`.

    With ``only`` it searches what follows that move.
    """
    assert sight.seat is not None
    return Search(
        sight.position,
        sight.seat,
        seed,
        min(iterations + 2, MOST_NODES),
        params.first_width,
        params.widening,
        params.noise,
        params.scale,
        params.curiosity,
        params.greed,
        params.whole,
        only,
    )


def _run(search: Search, iterations: int, until: float | None, stop: Callable[[], bool]) -> None:
    """Run a search in slices, at least one, until it has used its iterations or its time or is stopped.

    The size of a slice adapts to the speed of the search; the result does not depend on it.
    """
    done, some, start = 0, 1, perf_counter()
    while done < iterations:
        some = min(some, iterations - done)
        search.run(some)
        done += some
        now = perf_counter()
        if (until is not None and now >= until) or stop():
            return
        if now - start < SLICE / 2:
            some *= 2
        elif now - start > SLICE * 2:
            some = max(1, some // 2)
        start = now


def _merge(sight: Sight, searches: list[Search]) -> list[Considered]:
    """Return the results of several trees as one list, the most visited move first."""
    sums: dict[int, list[float]] = {}
    for search in searches:
        for id, visits, *means in search.moves():
            known = sums.setdefault(id, [0.0, 0.0, 0.0, 0.0])
            known[0] += visits
            for at, mean in enumerate(means, 1):
                known[at] += visits * mean
    found = [
        Considered(Move(id, _text(sight, id)), int(visits), *(total / visits for total in totals))
        for id, (visits, *totals) in sums.items()
    ]
    return sorted(found, key=lambda one: (-one.visits, -one.reward, one.move.id))


def _text(sight: Sight, id: int) -> str:
    return sight.setting.rulebook.notation.text(sight.setting, id)
