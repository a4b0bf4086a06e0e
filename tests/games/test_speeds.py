"""Tests of every game at both speeds, in a soak, and under the sanitizers."""

import pytest

import soak
from durbar.games.kernel.both import compiled
from games.each import NAMES, every_game, part_of
from kit.speeds import compare_speeds

GAMES = 2000
"""The least number of random games compared in all, however many cases a game has."""
PART = 4
PARTS = [
    pytest.param(name, at, marks=[pytest.mark.long] * (at > 0))
    for name in NAMES
    for at in range(0, -(-GAMES // len(part_of(name, "cases").CASES)), PART)
]
CASES = [case for name in NAMES for case in part_of(name, "cases").CASES]


@pytest.mark.compiled_only
@pytest.mark.slow
@pytest.mark.parametrize(("name", "first"), PARTS)
def test_games_are_equal_byte_for_byte_at_both_speeds(name, first):
    cases = part_of(name, "cases")
    assert compare_speeds(cases.__name__, range(first, first + PART)) == PART * len(cases.CASES)


@pytest.mark.compiled_only
@pytest.mark.slow
@pytest.mark.parametrize("seeds", [range(1), pytest.param(range(1, 3), marks=pytest.mark.long)], ids=str)
@every_game
def test_search_is_equal_to_the_last_bit_at_both_speeds(name, seeds):
    cases = part_of(name, "cases")
    assert {2, 4} <= {case.setting.players for case in cases.CASES}
    assert compare_speeds(cases.__name__, seeds, "--thoughts") == len(seeds) * len(cases.CASES)


@pytest.mark.sanitizer
@every_game
def test_short_soak_of_every_edition_and_number_of_players(name, capsys):
    many = 20_000 if compiled() else 40
    assert soak.main([name, "--games", str(many)]) == 0
    assert f"{many:,} games" in capsys.readouterr().out


@pytest.mark.sanitizer
@pytest.mark.parametrize("case", CASES, ids=str)
def test_short_soak_of_every_case(case):
    """The cases include custom boards and options. All seats are greedy, lazy, or random."""
    book, players, games = case.setting.rulebook, case.setting.players, 300 if compiled() else 1
    everybody = (1 << players) - 1
    for lazy, greedy in ((case.lazy, 0), (0, everybody), (everybody, 0)):
        decisions, seed, broken = book.rules.kernel.soak(
            players, book.rules.settings(case.setting), 7, games, lazy, greedy
        )
        assert broken == 0, f"invariant {broken} in game {seed}"
        assert decisions > games
