"""Thinking about a sight: so many iterations of search, for some seconds at most, or until told to stop.

Iterations decide what is found; seconds are only for people who wait. Without a limit of time the same sight, seed,
budget and threads give the same answer always.
"""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from time import perf_counter
from typing import NamedTuple

from durbar.bots.bot import new_rng, options
from durbar.bots.search import Search
from durbar.games.moves import Move
from durbar.games.sight import Sight

SLICE = 0.01
"""Seconds between two looks at the clock, about. Only then does a search take the interpreter's lock, for a moment."""
MOST_NODES = 60_000
"""Moves a tree can hold: about three megabytes."""


@dataclass(frozen=True)
class SearchParams:
    """How a search goes about it; see ``search.pxd``."""

    first_width: int = 4
    widening: int = 100
    noise: int = 280
    scale: int = 800
    curiosity: float = 0.13
    greed: float = 0.6
    whole: bool = False


@dataclass(frozen=True)
class Budget:
    """How much to think: iterations, and if people wait no more than so many seconds."""

    iterations: int
    seconds: float | None = None
    threads: int = 1


class Considered(NamedTuple):
    """A move that was looked at."""

    move: Move
    visits: int
    reward: float
    win: float
    """The chance to win, from 0 to 1, as far as the search can tell."""
    lead: float
    """The lead over the best rival in the end, in points."""


class Prospect(NamedTuple):
    """How the game is likely to go on, as far as one seat's sight and the search can tell."""

    wins: tuple[float, ...]
    """Every seat's chance to win; together they are 1."""
    leads: tuple[float, ...]
    """Every seat's lead over its best rival in the end, in points."""
    doubt: float
    """By how much the thinking seat's chance may be off: the standard error."""


def consider(
    sight: Sight,
    budget: Budget,
    seed: int = 0,
    params: SearchParams = SearchParams(),  # noqa: B008  # frozen
    stop: Callable[[], bool] = lambda: False,
) -> list[Considered]:
    """Return the moves that were looked at, the best first. With a single legal move there is nothing to think
    about.
    """
    ids = options(sight)
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
    return _together(sight, searches)


def prospect(
    sight: Sight,
    move: Move,
    budget: Budget,
    seed: int = 0,
    params: SearchParams = SearchParams(),  # noqa: B008  # frozen
    stop: Callable[[], bool] = lambda: False,
) -> Prospect:
    """Return how the game is likely to go on after a legal move of the viewer's: a search that looks at no other move
    first.

    Two moves that are asked about with the same budget were given the same attention, however promising either of them
    looked.
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
    """Return a tree that has room for so many iterations, within bounds; with ``only``, about what follows that
    move.
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
    """Think in slices: at least one, then as long as there is budget, time, and nobody says stop.

    How many iterations make a slice depends on how long they take, and what is found does not depend on that.
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


def _together(sight: Sight, searches: list[Search]) -> list[Considered]:
    """Return what several trees found, as one: the most visited move first."""
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
