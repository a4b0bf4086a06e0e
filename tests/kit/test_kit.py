"""Every game, every check.

Uncompiled, a few of Taj Mahal's cases are enough: that both speeds play the same games is shown byte for byte.
"""

import pytest

from durbar.games.kernel.both import compiled
from games.taj_mahal.cases import CASES as TAJ_MAHAL_CASES
from kit.case import Case
from kit.checks import CHECKS, Check
from toy.cases import CASES as TOY_CASES

SEEDS = [1, 2, 3] if compiled() else [1]
QUICK = {"taj-mahal-2-2018", "taj-mahal-4-2018"}
AT_THIS_SPEED = [case for case in TAJ_MAHAL_CASES if compiled() or case.name in {*QUICK, "taj-mahal-5-2006"}]


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("check", CHECKS.values(), ids=list(CHECKS))
@pytest.mark.parametrize("case", TOY_CASES, ids=str)
def test_the_toy_holds(case: Case, check: Check, seed: int) -> None:
    check(case, seed)


@pytest.mark.parametrize("check", CHECKS.values(), ids=list(CHECKS))
@pytest.mark.parametrize(
    "case",
    [pytest.param(case, id=case.name, marks=[] if case.name in QUICK else pytest.mark.slow) for case in AT_THIS_SPEED],
)
def test_taj_mahal_holds(case: Case, check: Check) -> None:
    check(case, 1)
