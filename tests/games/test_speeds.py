"""Tests that every game plays the same compiled and uncompiled, and breaks no invariant in random games."""

import pytest

import soak
from durbar.games.kernel.both import compiled
from games.each import NAMES, every_game, module_of_tests
from kit.speeds import compare_speeds

GAMES = 2000
"""The least number of random games that are compared for each game, counting all its cases."""
SEEDS_PER_TEST = 4
"""The number of seeds that each test compares."""
# names of games with the first seed of each test
FIRST_SEEDS = [
    pytest.param(name, first, marks=[pytest.mark.long] * (first > 0))
    for name in NAMES
    for first in range(0, -(-GAMES // len(module_of_tests(name, "cases").CASES)), SEEDS_PER_TEST)
]
CASES = [case for name in NAMES for case in module_of_tests(name, "cases").CASES]


@pytest.mark.compiled_only
@pytest.mark.slow
@pytest.mark.parametrize(("name", "first"), FIRST_SEEDS)
def test_games_are_equal_byte_for_byte_compiled_and_uncompiled(name, first):
    cases = module_of_tests(name, "cases")
    assert compare_speeds(cases.__name__, range(first, first + SEEDS_PER_TEST)) == SEEDS_PER_TEST * len(cases.CASES)


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
    """The cases include custom boards and options. Each is played with its own lazy seats, with only greedy seats, and
    with only lazy seats.
    """
    book, players, games = case.setting.rulebook, case.setting.players, 300 if compiled() else 1
    everybody = (1 << players) - 1
    for lazy, greedy in ((case.lazy, 0), (0, everybody), (everybody, 0)):
        decisions, seed, broken = book.rules.kernel.soak(
            players, book.rules.settings(case.setting), 7, games, lazy, greedy
        )
        assert broken == 0, f"invariant {broken} in game {seed}"
        assert decisions > games
