"""Measuring time: how long work takes, and how often it can be repeated in a given time."""

from __future__ import annotations

from collections.abc import Callable
from time import perf_counter

Meter = Callable[[], float]
"""A function that runs one measurement and returns its figure."""


def seconds_taken(work: Callable[..., object], *arguments: int) -> float:
    """Call `work` with the arguments and return how many seconds that takes."""
    start = perf_counter()
    work(*arguments)
    return perf_counter() - start


def repetitions_in(work: Callable[[int], object], seconds: float) -> int:
    """Return how many repetitions of `work` take about this many seconds. `work` gets the number of repetitions."""
    count = 1
    while True:
        elapsed = seconds_taken(work, count)
        if elapsed >= seconds / 4:  # long enough to estimate the rest from it
            return max(1, round(count * seconds / max(elapsed, 1e-9)))
        count *= 4
