"""Reading a clock: how long work takes, and how much of it fills a time."""

from __future__ import annotations

from collections.abc import Callable
from time import perf_counter

Meter = Callable[[], float]


def seconds_taken(work: Callable[..., object], *arguments: int) -> float:
    """Return how long some work takes."""
    start = perf_counter()
    work(*arguments)
    return perf_counter() - start


def enough(work: Callable[[int], object], seconds: float) -> int:
    """Return how many times the work is to be done to fill that time."""
    times = 1
    while True:
        taken = seconds_taken(work, times)
        if taken * 4 >= seconds:
            return max(1, round(times * seconds / max(taken, 1e-9)))
        times *= 4
