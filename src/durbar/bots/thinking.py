"""Running a search within its limits: a number of iterations, a number of seconds, and a function that stops it.

Without a time limit, the same sight, seed and budget always give the same result.
"""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from math import ceil
from time import perf_counter
from typing import NamedTuple

from durbar.bots.bot import move_from_id, new_rng, require_legal_ids
from durbar.bots.search import Search
from durbar.games.moves import Move
from durbar.games.sight import Sight

SLICE_SECONDS = 0.01
"""About how many seconds a search runs before it checks the clock. The search holds the GIL only for this check."""
MAX_NODES = 60_000
"""The most nodes of a tree. A tree of this size takes about three megabytes."""


@dataclass(frozen=True)
class SearchParams:
    """The parameters of a search, which are explained in ``search.pxd``."""

    first_width: int = 4
    widening: int = 100
    noise: int = 280
    scale: int = 800
    exploration: float = 0.13
    lead_weight: float = 0.6
    full_playouts: bool = False


@dataclass(frozen=True)
class Budget:
    """The limits of a search: the number of iterations and, if people wait for the result, the number of seconds.
    ``threads`` is the number of threads that search in parallel.
    """

    iterations: int
    seconds: float | None = None
    threads: int = 1


class SearchedMove(NamedTuple):
    """A first move that was searched, with the mean results of the iterations that began with this move."""

    move: Move
    visits: int
    """The number of iterations that began with the move."""
    reward: float
    """The mean reward, from 0 to 1: a weighted mean of win chance and lead."""
    win: float
    """The estimated chance to win, from 0 to 1."""
    lead: float
    """The estimated final lead over the best rival, in points."""


class Prospect(NamedTuple):
    """How the game is likely to end, judged by what one seat can know."""

    wins: tuple[float, ...]
    """Every seat's chance to win; the chances add up to 1."""
    leads: tuple[float, ...]
    """Every seat's final lead over its best rival, in points."""
    doubt: float
    """The standard error of the searching seat's chance to win."""


def consider(
    sight: Sight,
    budget: Budget,
    seed: int = 0,
    params: SearchParams = SearchParams(),  # noqa: B008  # immutable
    stop: Callable[[], bool] = lambda: False,
) -> list[SearchedMove]:
    """Return the moves that were searched, the most visited first. A move that is the only legal one is not searched;
    it has no visits, and its other figures mean nothing.
    """
    ids = require_legal_ids(sight)
    if len(ids) == 1:
        return [SearchedMove(move_from_id(sight, ids[0]), visits=0, reward=0.5, win=0.5, lead=0.0)]
    threads = max(1, budget.threads)
    iterations = ceil(budget.iterations / threads)  # for each thread
    rng = new_rng(seed, sight)
    searches = [new_search(sight, rng.getrandbits(64), iterations, params) for _ in range(threads)]
    deadline = None if budget.seconds is None else perf_counter() + budget.seconds
    if threads == 1:
        _run(searches[0], iterations, deadline, stop)
    else:
        with ThreadPoolExecutor(threads) as pool:
            for job in [pool.submit(_run, search, iterations, deadline, stop) for search in searches]:
                job.result()
    return _merge(sight, searches)


def estimate_prospect(
    sight: Sight,
    move: Move,
    budget: Budget,
    seed: int = 0,
    params: SearchParams = SearchParams(),  # noqa: B008  # immutable
    stop: Callable[[], bool] = lambda: False,
) -> Prospect:
    """Return how the game is likely to end after `move`, a legal move of the viewer.

    The search considers no other first move. So two moves can be compared with the same number of iterations each.
    """
    search = new_search(sight, new_rng(seed, sight).getrandbits(64), budget.iterations, params, move.id)
    deadline = None if budget.seconds is None else perf_counter() + budget.seconds
    _run(search, budget.iterations, deadline, stop)
    means, doubt = search.seat_results()
    return Prospect(tuple(win for win, _ in means), tuple(lead for _, lead in means), doubt)


def new_search(
    sight: Sight,
    seed: int,
    iterations: int,
    params: SearchParams = SearchParams(),  # noqa: B008  # immutable
    only_move: int = -1,
) -> Search:
    """Return a search whose tree has enough nodes for this many iterations, up to `MAX_NODES`.

    ``only_move`` is the id of the only first move that is searched; -1 searches all first moves.
    """
    assert sight.seat is not None
    return Search(
        sight.position,
        sight.seat,
        seed,
        min(iterations + 2, MAX_NODES),
        params.first_width,
        params.widening,
        params.noise,
        params.scale,
        params.exploration,
        params.lead_weight,
        params.full_playouts,
        only_move,
    )


def _run(search: Search, iterations: int, deadline: float | None, stop: Callable[[], bool]) -> None:
    """Run a search in slices until its iterations or its time are used up or `stop` returns true. At least one slice
    runs.

    The number of iterations in a slice adapts to the speed of the search; the result does not depend on it.
    """
    done, slice_size, slice_start = 0, 1, perf_counter()
    while done < iterations:
        slice_size = min(slice_size, iterations - done)
        search.run(slice_size)
        done += slice_size
        now = perf_counter()
        if (deadline is not None and now >= deadline) or stop():
            return
        if now - slice_start < SLICE_SECONDS / 2:
            slice_size *= 2
        elif now - slice_start > SLICE_SECONDS * 2:
            slice_size = max(1, slice_size // 2)
        slice_start = now


def _merge(sight: Sight, searches: list[Search]) -> list[SearchedMove]:
    """Return the combined results of several searches of the same position, the most visited move first."""
    sums: dict[int, list[float]] = {}  # by action id: the visits, then the sums of reward, win chance and lead
    for search in searches:
        for id, visits, *means in search.move_results():
            totals = sums.setdefault(id, [0.0, 0.0, 0.0, 0.0])
            totals[0] += visits
            for index, mean in enumerate(means, 1):
                totals[index] += visits * mean
    merged = [
        SearchedMove(move_from_id(sight, id), int(visits), *(total / visits for total in totals))
        for id, (visits, *totals) in sums.items()
    ]
    return sorted(merged, key=lambda result: (-result.visits, -result.reward, result.move.id))
