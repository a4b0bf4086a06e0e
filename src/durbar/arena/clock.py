"""Measuring time: how long work takes, and how often it can be repeated in a given time."""

from __future__ import annotations

from collections.abc import Callable
from time import perf_counter

Meter = Callable[[], float]


def seconds_taken(work: Callable[..., object], *arguments: int) -> float:
    """Return how many seconds some work takes."""
    start = perf_counter()
    work(*arguments)
    return perf_counter() - start


def repetitions_in(work: Callable[[int], object], seconds: float) -> int:
    """Return how many repetitions of the work take about this many seconds."""
    times = 1
    while True:
        taken = seconds_taken(work, times)
        if taken * 4 >= seconds:
            return max(1, round(times * seconds / max(taken, 1e-9)))
        times *= 4
