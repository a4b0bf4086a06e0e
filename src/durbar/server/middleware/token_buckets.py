"""Token buckets for rate limits, with a limited number of keys in memory."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Hashable

from durbar.server.settings import Rate


class Buckets:
    """One bucket per key. A key that is not in memory has a full bucket."""

    def __init__(self, rate: Rate, capacity: int) -> None:
        self._pause = 1 / rate.each_second
        self._slack = (rate.burst - 1) * self._pause
        self._capacity = capacity
        # The time at which each bucket is full again, least recently used first.
        self._full: OrderedDict[Hashable, float] = OrderedDict()

    def __len__(self) -> int:
        return len(self._full)

    def take(self, key: Hashable, now: float) -> float:
        """Take a token and return 0, or take none and return the seconds until one is available."""
        full = max(self._full.get(key, now), now)
        wait = full - now - self._slack
        # The tolerance of a microsecond covers rounding errors.
        allowed = wait <= 1e-6
        self._full[key] = full + self._pause if allowed else full
        self._full.move_to_end(key)
        if len(self._full) > self._capacity:
            self._full.popitem(last=False)
        return 0.0 if allowed else wait
