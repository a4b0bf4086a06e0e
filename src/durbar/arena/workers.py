"""Playing the games of a match in several worker processes. No worker process outlives the match."""

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
"""A game's result, and its record as a line of JSON, or None if no records are requested."""

BATCH_SECONDS = 0.2
"""The number of games in a batch grows until a batch takes about this many seconds."""
MAX_BATCH_GAMES = 256
"""The most games in a batch."""
QUEUED_BATCHES = 3
"""The number of batches queued for each worker, so that no worker is idle."""
GRACE_SECONDS = 2.0
"""How long a worker may take to finish its game when the match is stopped."""


class WorkerLost(DurbarError, ChildProcessError):
    """Raised when a worker process was killed."""


def count_processors() -> int:
    """Return the number of processors that this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def play_match(
    match: Match, games: int | Sequence[int], jobs: int = 1, records: bool = False, in_order: bool = True
) -> Generator[Played, None, None]:
    """Play the games 0 to ``games`` - 1 of a match, or the games with the given numbers, and yield their results. Close
    the generator to stop early.

    The results are yielded in the order of the numbers or, with ``in_order=False``, as soon as each game is finished.
    They do not depend on which process plays a game. With ``records`` each result is accompanied by the game's record.
    """
    numbers = range(games) if isinstance(games, int) else games
    if min(jobs, len(numbers)) <= 1:
        for number in numbers:
            yield _play_one(match, number, records)
    else:
        yield from _play_on_workers(match, numbers, min(jobs, len(numbers)), records, in_order)


def _play_one(match: Match, number: int, records: bool) -> Played:
    """Play one game in this process."""
    game, result = match.play(number)
    return result, match.record_line(game, number) if records else None


def _play_on_workers(
    match: Match, numbers: Sequence[int], jobs: int, records: bool, in_order: bool
) -> Iterator[Played]:
    """Play games in `jobs` worker processes and yield their results."""
    # spawn, not fork: fork is not available on every system, and not safe if the caller has threads
    context = multiprocessing.get_context("spawn")
    receiver, sender = context.Pipe(duplex=False)
    pool = ProcessPoolExecutor(jobs, context, _init_worker, (match, numbers, records, receiver))
    waiting: list[Future[tuple[float, list[Played]]]] = []
    games, started, batch_size = len(numbers), 0, 1
    try:
        while started < games or waiting:
            while started < games and len(waiting) < jobs * QUEUED_BATCHES:
                count = min(batch_size, games - started)
                with _block_ctrl_c():
                    waiting.append(pool.submit(_play_batch, started, count))
                started += count
            ready = waiting[0] if in_order else wait(waiting, return_when=FIRST_COMPLETED).done.pop()
            waiting.remove(ready)
            seconds, batch = ready.result()
            yield from batch
            if seconds < BATCH_SECONDS and len(batch) == batch_size:  # batches sent before the last growth are smaller
                batch_size = min(2 * batch_size, MAX_BATCH_GAMES)
    except BrokenProcessPool:
        raise WorkerLost("arena.worker-lost") from None
    finally:
        sender.close()  # the workers notice the closed pipe and stop
        pool.shutdown(cancel_futures=True)
        receiver.close()


@contextmanager
def _block_ctrl_c() -> Iterator[None]:
    """Block Ctrl-C. Worker processes started in this context inherit the block, so only the parent handles Ctrl-C.

    If Ctrl-C is pressed while it is blocked, the parent gets it afterwards.
    """
    previous_mask = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, previous_mask)


# -- in a worker process ----------------------------------------------------------------------------------------------
class _Worker:
    """The state of this worker process: the arguments it was started with, and whether it is to stop."""

    match: Match
    numbers: Sequence[int]
    records: bool
    stop = False


def _init_worker(match: Match, numbers: Sequence[int], records: bool, receiver: Connection) -> None:
    """Initialise this worker process."""
    _Worker.match, _Worker.numbers, _Worker.records = match, numbers, records
    threading.Thread(target=_exit_with_parent, args=(receiver,), daemon=True).start()


def _exit_with_parent(receiver: Connection) -> None:
    """Wait until the parent closes the pipe or ends, then stop this worker within `GRACE_SECONDS`."""
    receiver.poll(None)  # nothing is ever sent: this returns when the pipe is closed
    _Worker.stop = True
    time.sleep(GRACE_SECONDS)
    os._exit(1)


def _play_batch(first_index: int, count: int) -> tuple[float, list[Played]]:
    """Play `count` games, beginning with the one at index `first_index`; return how long they took, and the results."""
    start = time.perf_counter()
    played: list[Played] = []
    for number in _Worker.numbers[first_index : first_index + count]:
        if _Worker.stop:
            break
        played.append(_play_one(_Worker.match, number, _Worker.records))
    return time.perf_counter() - start, played
