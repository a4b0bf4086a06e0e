"""Runs every check of the kit for every game.

Only a few cases are checked uncompiled, because another test compares the compiled with the uncompiled rules byte by
byte.
"""

from importlib import import_module
from pathlib import Path

import pytest

from durbar.games.kernel.both import compiled
from kit.case import Case
from kit.checks import CHECKS, Check
from toy.cases import CASES as TOY_CASES

# the seeds of the toy game's cases
SEEDS = [1, 2, 3] if compiled() else [1]
# the cases that are not marked slow
QUICK = {"taj-mahal-2-2018", "taj-mahal-4-2018", "maharani-2", "maharani-4", "maharani-2-tight"}
# the cases that are checked uncompiled
UNCOMPILED = {*QUICK, "taj-mahal-5-2006"}
# the names of the folders of the games' tests, and all cases in them
FOLDERS = sorted(path.parent.name for path in (Path(__file__).parents[1] / "games").glob("*/cases.py"))
ALL_CASES = [case for folder in FOLDERS for case in import_module(f"games.{folder}.cases").CASES]
# the cases that are checked in this run
GAMES_CASES = [case for case in ALL_CASES if compiled() or case.name in UNCOMPILED]


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("check", CHECKS.values(), ids=list(CHECKS))
@pytest.mark.parametrize("case", TOY_CASES, ids=str)
def test_toy_game_passes_the_check(case: Case, check: Check, seed: int) -> None:
    check(case, seed)


@pytest.mark.parametrize("check", CHECKS.values(), ids=list(CHECKS))
@pytest.mark.parametrize(
    "case",
    [pytest.param(case, id=case.name, marks=[] if case.name in QUICK else pytest.mark.slow) for case in GAMES_CASES],
)
def test_game_passes_the_check(case: Case, check: Check) -> None:
    check(case, 1)
