"""Tests that every game plays the same compiled and uncompiled, and breaks no invariant in random games."""

from math import ceil

import pytest

import soak
from durbar.games.kernel.both import compiled
from games.each import NAMES, every_game, module_of_tests
from kit.speeds import compare_speeds

MIN_RANDOM_GAMES = 2000
"""The least number of random games that are compared for Taj Mahal and for Maharani, over all cases and tests."""
SEEDS_PER_TEST = 4
"""The number of seeds that each test compares."""


def seeds_needed(name):
    """Return how many seeds are needed so that all cases of a game together play enough random games."""
    return ceil(MIN_RANDOM_GAMES / len(module_of_tests(name, "cases").CASES))


# the name of a game and the first seed of a test; all tests except the first of each game are marked as long
FIRST_SEEDS = [
    pytest.param(name, first, marks=[pytest.mark.long] if first > 0 else [])
    for name in NAMES
    for first in range(0, seeds_needed(name), SEEDS_PER_TEST)
]
# the cases of all games
CASES = [case for name in NAMES for case in module_of_tests(name, "cases").CASES]


@pytest.mark.compiled_only
@pytest.mark.slow
@pytest.mark.parametrize(("name", "first_seed"), FIRST_SEEDS)
def test_games_are_equal_byte_for_byte_compiled_and_uncompiled(name, first_seed):
    cases = module_of_tests(name, "cases")
    seeds = range(first_seed, first_seed + SEEDS_PER_TEST)
    assert compare_speeds(cases.__name__, seeds) == SEEDS_PER_TEST * len(cases.CASES)


@pytest.mark.compiled_only
@pytest.mark.slow
@pytest.mark.parametrize("seeds", [range(1), pytest.param(range(1, 3), marks=pytest.mark.long)], ids=str)
@every_game
def test_searches_are_equal_to_the_last_bit_compiled_and_uncompiled(name, seeds):
    cases = module_of_tests(name, "cases")
    assert {2, 4} <= {case.setting.players for case in cases.CASES}
    assert compare_speeds(cases.__name__, seeds, "--thoughts") == len(seeds) * len(cases.CASES)


@pytest.mark.sanitizer
@every_game
def test_short_soak_of_every_edition_and_number_of_players_finds_no_fault(name, capsys):
    games = 20_000 if compiled() else 40
    assert soak.main([name, "--games", str(games)]) == 0
    assert f"{games:,} games" in capsys.readouterr().out


@pytest.mark.sanitizer
@pytest.mark.parametrize("case", CASES, ids=str)
def test_short_soak_of_every_case_finds_no_fault(case):
    """The cases include custom boards and options.

    Each is played with its own lazy seats, with only greedy seats, and with only lazy seats. A lazy seat mostly makes
    its first legal move; a greedy seat follows the policy.
    """
    book, players, games = case.setting.rulebook, case.setting.players, 300 if compiled() else 1
    everybody = (1 << players) - 1
    for lazy, greedy in ((case.lazy, 0), (0, everybody), (everybody, 0)):
        first_seed = 7
        decisions, seed, broken = book.rules.kernel.soak(
            players, book.rules.settings(case.setting), first_seed, games, lazy, greedy
        )
        assert broken == 0, f"invariant {broken} in game {seed}"
        assert decisions > games
