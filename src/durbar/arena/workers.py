"""Playing a match on several processors: the results come in order, and nothing is left behind when it is stopped."""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
import time
from collections.abc import Generator, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from multiprocessing.connection import Connection

from durbar.arena.figures import Result
from durbar.arena.matches import Match
from durbar.games.errors import DurbarError

Played = tuple[Result, bytes | None]
"""A game's result, and its record as a line where records are wanted."""

BATCH_SECONDS = 0.2
MOST_A_BATCH = 256
AHEAD = 3
"""Batches that wait for each worker, so that none stands idle."""
GRACE = 2.0
"""Seconds a worker has to come to the end of a decision when it is to stop."""


class WorkerLost(DurbarError, ChildProcessError):
    """A worker process was ended by somebody else."""


def processors() -> int:
    """Return how many processors this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def play_match(
    match: Match, games: int | Sequence[int], jobs: int = 1, records: bool = False, in_order: bool = True
) -> Generator[Played, None, None]:
    """Play the games 0 to ``games`` - 1 of a match, or those of the numbers given. Close the iterator to stop early.

    They are given in order, or each as soon as it is finished, so that nothing finished has to wait for a long game.
    Which process plays a game changes nothing about it.
    """
    numbers = range(games) if isinstance(games, int) else games
    if min(jobs, len(numbers)) <= 1:
        for number in numbers:
            yield _play_one(match, number, records)
    else:
        yield from _play_on_workers(match, numbers, min(jobs, len(numbers)), records, in_order)


def _play_one(match: Match, number: int, records: bool) -> Played:
    game, result = match.play(number)
    return result, match.record_line(game, number) if records else None


def _play_on_workers(
    match: Match, numbers: Sequence[int], jobs: int, records: bool, in_order: bool
) -> Iterator[Played]:
    # spawned, not forked: the same on every system, and safe with whatever threads the caller has
    context = multiprocessing.get_context("spawn")
    ear, mouth = context.Pipe(duplex=False)
    pool = ProcessPoolExecutor(jobs, context, _begin_work, (match, numbers, records, ear))
    waiting: list[Future[tuple[float, list[Played]]]] = []
    games, begun, size = len(numbers), 0, 1
    try:
        while begun < games or waiting:
            while begun < games and len(waiting) < jobs * AHEAD:
                many = min(size, games - begun)
                with _deaf_to_ctrl_c():
                    waiting.append(pool.submit(_play_batch, begun, many))
                begun += many
            ready = waiting[0] if in_order else wait(waiting, return_when=FIRST_COMPLETED).done.pop()
            waiting.remove(ready)
            seconds, batch = ready.result()
            yield from batch
            if seconds < BATCH_SECONDS and len(batch) == size:
                size = min(2 * size, MOST_A_BATCH)
    except BrokenProcessPool:
        raise WorkerLost("arena.worker-lost") from None
    finally:
        mouth.close()  # whoever still plays hears that and stops
        pool.shutdown(cancel_futures=True)
        ear.close()


@contextmanager
def _deaf_to_ctrl_c() -> Iterator[None]:
    """Ctrl-C goes to the whole group of processes, and the parent alone answers it: workers begun in here are deaf to
    it from their first moment. The parent hears it afterwards.
    """
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


# -- in the worker ----------------------------------------------------------------------------------------------------
class _Work:
    """What a worker process was given when it began."""

    match: Match
    numbers: Sequence[int]
    records: bool
    stop = False


def _begin_work(match: Match, numbers: Sequence[int], records: bool, ear: Connection) -> None:
    """Begin a worker."""
    _Work.match, _Work.numbers, _Work.records = match, numbers, records
    threading.Thread(target=_listen, args=(ear,), daemon=True).start()


def _listen(ear: Connection) -> None:
    """Wait until the parent stops the match, or is gone; then end, after the batch if that comes soon."""
    ear.poll(None)  # nothing is ever said: what is heard is the end
    _Work.stop = True
    time.sleep(GRACE)
    os._exit(1)


def _play_batch(first: int, many: int) -> tuple[float, list[Played]]:
    """Return some games one after the other, beginning with the first-th of the numbers, and how long they took."""
    start = time.perf_counter()
    played: list[Played] = []
    for number in _Work.numbers[first : first + many]:
        if _Work.stop:
            break
        played.append(_play_one(_Work.match, number, _Work.records))
    return time.perf_counter() - start, played
