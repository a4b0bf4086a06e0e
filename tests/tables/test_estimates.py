"""Tests of means, shares and their intervals against SciPy."""

import random
import statistics

import pytest
from scipy import stats

from durbar.tables.estimates import Mean, share, student_quantile


@pytest.mark.parametrize("degrees_of_freedom", [1, 2, 3, 4, 5, 8, 13, 40, 200, 10_000])
def test_interval_uses_students_distribution(degrees_of_freedom):
    expected = stats.t.ppf(0.975, degrees_of_freedom)
    assert student_quantile(degrees_of_freedom) == pytest.approx(expected, rel=2e-3)


@pytest.mark.parametrize("count", [2, 3, 10, 500])
def test_mean_and_its_interval_equal_those_of_scipy(count):
    rng = random.Random(count)
    samples = [rng.gauss(1e6, 3) for _ in range(count)]
    mean = Mean()
    for sample in samples:
        mean.add(sample)
    estimate = mean.estimate()
    low, high = stats.t.interval(0.95, count - 1, statistics.fmean(samples), stats.sem(samples))
    assert estimate.mean == pytest.approx(statistics.fmean(samples), rel=1e-12)
    assert estimate.low == pytest.approx(low, abs=0.02)
    assert estimate.high == pytest.approx(high, abs=0.02)


def test_one_sample_has_no_interval():
    mean = Mean()
    mean.add(7)
    assert mean.estimate().to_json() == {"mean": 7, "low": None, "high": None}


@pytest.mark.parametrize(("part", "whole"), [(0, 5), (5, 5), (1, 1), (3, 10), (12, 400)])
def test_share_has_wilsons_interval(part, whole):
    estimate = share(part, whole)
    expected = stats.binomtest(part, whole).proportion_ci(0.95, method="wilson")
    assert estimate.mean == part / whole
    assert estimate.low == pytest.approx(expected.low, abs=1e-12)
    assert estimate.high == pytest.approx(expected.high, abs=1e-12)


def test_interval_contains_the_mean_19_times_in_20():
    rng = random.Random(4)
    intervals_with_true_mean = 0
    for _ in range(1000):
        mean = Mean()
        for _ in range(6):
            mean.add(rng.gauss(10, 2))
        estimate = mean.estimate()
        intervals_with_true_mean += estimate.low <= 10 <= estimate.high
    assert 930 <= intervals_with_true_mean <= 970
