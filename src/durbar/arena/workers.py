"""Playing a match on several processors. The results can come in order, and no process is left behind when it is
stopped.
"""

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
"""A game's result, and its record as a line if records are requested."""

BATCH_SECONDS = 0.2
MOST_A_BATCH = 256
AHEAD = 3
"""The number of batches queued for each worker, so that none is idle."""
GRACE = 2.0
"""The seconds a worker has to finish its game when the match is stopped."""


class WorkerLost(DurbarError, ChildProcessError):
    """Raised when a worker process was killed."""


def count_processors() -> int:
    """Return how many processors this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def play_match(
    match: Match, games: int | Sequence[int], jobs: int = 1, records: bool = False, in_order: bool = True
) -> Generator[Played, None, None]:
    """Play the games 0 to ``games`` - 1 of a match, or the games with the given numbers. Close the iterator to stop
    early.

    Results come in order of the numbers, or with ``in_order=False`` as soon as each game is finished. They do not
    depend on which process plays a game.
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
    # spawn, not fork: it works on every system, and with any threads the caller has
    context = multiprocessing.get_context("spawn")
    receiver, sender = context.Pipe(duplex=False)
    pool = ProcessPoolExecutor(jobs, context, _init_worker, (match, numbers, records, receiver))
    waiting: list[Future[tuple[float, list[Played]]]] = []
    games, begun, size = len(numbers), 0, 1
    try:
        while begun < games or waiting:
            while begun < games and len(waiting) < jobs * AHEAD:
                many = min(size, games - begun)
                with _block_ctrl_c():
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
        sender.close()  # the workers notice the closed pipe and stop
        pool.shutdown(cancel_futures=True)
        receiver.close()


@contextmanager
def _block_ctrl_c() -> Iterator[None]:
    """Block Ctrl-C, so that worker processes started here inherit the block and only the parent handles it.

    A Ctrl-C in the meantime reaches the parent afterwards.
    """
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


# -- in the worker ----------------------------------------------------------------------------------------------------
class _Work:
    """The arguments of a worker process."""

    match: Match
    numbers: Sequence[int]
    records: bool
    stop = False


def _init_worker(match: Match, numbers: Sequence[int], records: bool, receiver: Connection) -> None:
    """Initialise a worker process."""
    _Work.match, _Work.numbers, _Work.records = match, numbers, records
    threading.Thread(target=_exit_with_parent, args=(receiver,), daemon=True).start()


def _exit_with_parent(receiver: Connection) -> None:
    """Wait until the parent closes the pipe or is gone, then exit, at the latest after `GRACE` seconds."""
    receiver.poll(None)  # nothing is ever sent: this returns when the pipe is closed
    _Work.stop = True
    time.sleep(GRACE)
    os._exit(1)


def _play_batch(first: int, many: int) -> tuple[float, list[Played]]:
    """Play `many` games from the index `first` on; return how long they took, and the results."""
    start = time.perf_counter()
    played: list[Played] = []
    for number in _Work.numbers[first : first + many]:
        if _Work.stop:
            break
        played.append(_play_one(_Work.match, number, _Work.records))
    return time.perf_counter() - start, played
