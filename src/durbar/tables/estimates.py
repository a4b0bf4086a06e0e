"""Estimates from samples: means and proportions with 95 % confidence intervals."""

from __future__ import annotations

import math
from dataclasses import dataclass
from statistics import NormalDist
from typing import Any

LEVEL = 0.95
"""The confidence level of intervals."""
_Z = NormalDist().inv_cdf((1 + LEVEL) / 2)
"""Half the width of a 95 % interval in standard errors, for a normal distribution."""


def student_quantile(freedom: int) -> float:
    """Return the 97.5 % quantile of Student's t for a number of degrees of freedom. It is half the width of a 95 %
    interval in standard errors.

    The result is exact for one and two degrees of freedom. Above that it is the sum of the first terms of the
    expansion in powers of 1/freedom, with an error of at most 0.002.
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
    """A mean and its 95 % interval. For a single sample the interval is None."""

    mean: float
    low: float | None
    high: float | None

    def to_json(self) -> dict[str, Any]:
        """Return the estimate for JSON."""
        return {"mean": self.mean, "low": self.low, "high": self.high}


class Mean:
    """A running mean, by Welford's numerically stable algorithm."""

    def __init__(self) -> None:
        self.count = 0
        self._mean = 0.0
        self._squares = 0.0
        """The sum of the squared differences from the mean."""

    def add(self, value: float) -> None:
        """Add a sample."""
        self.count += 1
        difference = value - self._mean
        self._mean += difference / self.count
        self._squares += difference * (value - self._mean)

    def estimate(self) -> Estimate:
        """Return the mean of the samples with its interval."""
        if self.count < 2:
            return Estimate(self._mean, None, None)
        error = math.sqrt(self._squares / (self.count - 1) / self.count) * student_quantile(self.count - 1)
        return Estimate(self._mean, self._mean - error, self._mean + error)


def share(part: float, whole: int) -> Estimate:
    """Return the proportion ``part / whole`` of games with its Wilson score interval, which stays within 0 and 1."""
    mean = part / whole
    middle = (mean + _Z**2 / (2 * whole)) / (1 + _Z**2 / whole)
    radius = _Z / (1 + _Z**2 / whole) * math.sqrt(mean * (1 - mean) / whole + _Z**2 / (4 * whole**2))
    return Estimate(mean, max(0.0, middle - radius), min(1.0, middle + radius))


class ShareOfClusters:
    """A proportion of games that are grouped in clusters. The games of a cluster are not independent, so each cluster
    counts as one sample.

    The interval is that of the mean of the clusters' proportions. If these proportions are all 0 or 1, or all equal,
    their variance cannot be estimated. Then the interval is the Wilson interval with clusters as samples, which assumes
    the largest variance.
    """

    def __init__(self) -> None:
        self._shares: list[float] = []

    def add(self, part: float) -> None:
        """Add a cluster's proportion, from 0 to 1."""
        self._shares.append(part)

    def estimate(self) -> Estimate:
        """Return the proportion with its interval."""
        if set(self._shares) <= {0.0, 1.0} or len(set(self._shares)) == 1:
            return share(math.fsum(self._shares), len(self._shares))
        mean = Mean()
        for part in self._shares:
            mean.add(part)
        estimate = mean.estimate()
        assert estimate.low is not None
        assert estimate.high is not None
        return Estimate(estimate.mean, max(0.0, estimate.low), min(1.0, estimate.high))
