"""Estimates from samples: means and shares, each with the interval that holds the true value in 95 of 100 cases."""

from __future__ import annotations

import math
from dataclasses import dataclass
from statistics import NormalDist
from typing import Any

LEVEL = 0.95
_Z = NormalDist().inv_cdf((1 + LEVEL) / 2)


def student(freedom: int) -> float:
    """How many standard errors a 95 % interval reaches on either side: Student's t.

    Exact for one and two degrees of freedom, from there on the first terms of its expansion in 1/freedom, which are
    right to two thousandths.
    """
    if freedom == 1:
        return math.tan(math.pi * LEVEL / 2)
    if freedom == 2:
        return LEVEL * math.sqrt(2 / (1 - LEVEL**2))
    z = _Z
    terms = (
        z,
        (z**3 + z) / 4,
        (5 * z**5 + 16 * z**3 + 3 * z) / 96,
        (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / 384,
        (79 * z**9 + 776 * z**7 + 1482 * z**5 - 1920 * z**3 - 945 * z) / 92160,
    )
    return sum(term * float(freedom) ** -power for power, term in enumerate(terms))


@dataclass(frozen=True)
class Estimate:
    """A value and its 95 % interval; a single sample has no interval."""

    mean: float
    low: float | None
    high: float | None

    def to_json(self) -> dict[str, Any]:
        """The estimate as JSON has it."""
        return {"mean": self.mean, "low": self.low, "high": self.high}


class Mean:
    """A mean that grows sample by sample (Welford's way, which keeps its digits)."""

    def __init__(self) -> None:
        self.count = 0
        self._mean = 0.0
        self._squares = 0.0

    def add(self, value: float) -> None:
        """Take one more sample."""
        self.count += 1
        off = value - self._mean
        self._mean += off / self.count
        self._squares += off * (value - self._mean)

    def estimate(self) -> Estimate:
        """The mean so far with its interval."""
        if self.count < 2:
            return Estimate(self._mean, None, None)
        error = math.sqrt(self._squares / (self.count - 1) / self.count) * student(self.count - 1)
        return Estimate(self._mean, self._mean - error, self._mean + error)


def share(part: float, whole: int) -> Estimate:
    """A share of a whole number of games, with Wilson's interval, which stays inside 0 to 1."""
    mean = part / whole
    middle = (mean + _Z**2 / (2 * whole)) / (1 + _Z**2 / whole)
    reach = _Z / (1 + _Z**2 / whole) * math.sqrt(mean * (1 - mean) / whole + _Z**2 / (4 * whole**2))
    return Estimate(mean, max(0.0, middle - reach), min(1.0, middle + reach))


class ShareOfClusters:
    """A share of games that come in clusters: within one they hang together, so a cluster is one sample.

    Each cluster gives its own share, and the interval is that of their mean. Where they tell nothing about how they
    scatter (each is all or nothing, or all are alike) it is Wilson's, with clusters for games: no share of clusters
    scatters more than one of all or nothing.
    """

    def __init__(self) -> None:
        self._shares: list[float] = []

    def add(self, part: float) -> None:
        """Take one more cluster with its share, from 0 to 1."""
        self._shares.append(part)

    def estimate(self) -> Estimate:
        """The share so far with its interval."""
        if set(self._shares) <= {0.0, 1.0} or len(set(self._shares)) == 1:
            return share(math.fsum(self._shares), len(self._shares))
        mean = Mean()
        for part in self._shares:
            mean.add(part)
        found = mean.estimate()
        assert found.low is not None
        assert found.high is not None
        return Estimate(found.mean, max(0.0, found.low), min(1.0, found.high))
