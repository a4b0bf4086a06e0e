"""Token buckets for rate limits, with a limited number of keys in memory."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Hashable

from durbar.server.settings import Rate


class Buckets:
    """One bucket per key. A key that is not in memory has a full bucket."""

    def __init__(self, rate: Rate, capacity: int) -> None:
        self._refill_seconds = 1 / rate.each_second
        """Seconds in which a bucket gets one token."""
        self._burst = rate.burst
        """The number of tokens in a full bucket."""
        self._capacity = capacity
        """The most buckets in memory."""
        self._full_at: OrderedDict[Hashable, float] = OrderedDict()
        """For each key, the time at which its bucket is full again. The least recently used key is the first."""

    def __len__(self) -> int:
        return len(self._full_at)

    def wait(self, key: Hashable, now: float, tokens: float = 1) -> float:
        """Return the seconds until this many tokens are available, 0 if they are available now. Take no token.

        A request for more tokens than a bucket holds needs a full bucket.
        """
        if key in self._full_at:
            self._full_at.move_to_end(key)  # a bucket that is dropped from memory would count as full
        # A bucket that will be full within this many seconds has the tokens now.
        slack = max(0.0, self._burst - tokens) * self._refill_seconds
        wait = self._full_at.get(key, now) - now - slack
        # The tolerance of a microsecond covers rounding errors.
        return 0.0 if wait <= 1e-6 else wait

    def take(self, key: Hashable, now: float, tokens: float = 1) -> float:
        """Take tokens and return 0. If too few are available, take none and return the seconds until they are."""
        wait = self.wait(key, now, tokens)
        full_at = max(self._full_at.get(key, now), now)
        self._full_at[key] = full_at if wait else full_at + tokens * self._refill_seconds
        self._full_at.move_to_end(key)
        if len(self._full_at) > self._capacity:
            self._full_at.popitem(last=False)
        return wait
