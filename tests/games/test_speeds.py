"""Tests that every game is the same compiled and uncompiled, and keeps its invariants in random games."""

import pytest

import soak
from durbar.games.kernel.both import compiled
from games.each import NAMES, every_game, tests_module
from kit.speeds import compare_speeds

GAMES = 2000
"""At least so many random games of each game are compared, in all its cases together."""
PART = 4
"""How many seeds a test compares."""
PARTS = [
    pytest.param(name, first, marks=[pytest.mark.long] * (first > 0))
    for name in NAMES
    for first in range(0, -(-GAMES // len(tests_module(name, "cases").CASES)), PART)
]
CASES = [case for name in NAMES for case in tests_module(name, "cases").CASES]


@pytest.mark.compiled_only
@pytest.mark.slow
@pytest.mark.parametrize(("name", "first"), PARTS)
def test_games_are_equal_byte_for_byte_at_both_speeds(name, first):
    cases = tests_module(name, "cases")
    assert compare_speeds(cases.__name__, range(first, first + PART)) == PART * len(cases.CASES)


@pytest.mark.compiled_only
@pytest.mark.slow
@pytest.mark.parametrize("seeds", [range(1), pytest.param(range(1, 3), marks=pytest.mark.long)], ids=str)
@every_game
def test_search_is_equal_to_the_last_bit_at_both_speeds(name, seeds):
    cases = tests_module(name, "cases")
    assert {2, 4} <= {case.setting.players for case in cases.CASES}
    assert compare_speeds(cases.__name__, seeds, "--thoughts") == len(seeds) * len(cases.CASES)


@pytest.mark.sanitizer
@every_game
def test_every_edition_and_number_of_players_is_sound_in_a_short_soak(name, capsys):
    games = 20_000 if compiled() else 40
    assert soak.main([name, "--games", str(games)]) == 0
    assert f"{games:,} games" in capsys.readouterr().out


@pytest.mark.sanitizer
@pytest.mark.parametrize("case", CASES, ids=str)
def test_every_case_is_sound_in_a_short_soak(case):
    """The cases include custom boards and options. Each is played with its own lazy seats, all greedy, and all lazy."""
    book, players, games = case.setting.rulebook, case.setting.players, 300 if compiled() else 1
    everybody = (1 << players) - 1
    for lazy, greedy in ((case.lazy, 0), (0, everybody), (everybody, 0)):
        decisions, seed, broken = book.rules.kernel.soak(
            players, book.rules.settings(case.setting), 7, games, lazy, greedy
        )
        assert broken == 0, f"invariant {broken} in game {seed}"
        assert decisions > games
