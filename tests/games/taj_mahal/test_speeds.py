"""Taj Mahal at both speeds, in a soak, and under the sanitizers."""

import pytest

import soak
from durbar.games.kernel.both import compiled
from games.taj_mahal.cases import CASES
from kit.speeds import compare_speeds

SEEDS = 128


@pytest.mark.compiled_only
@pytest.mark.slow
@pytest.mark.parametrize("first", range(0, SEEDS, 16))
def test_the_same_games_byte_for_byte_at_both_speeds(first):
    assert len(CASES) * SEEDS >= 2000
    assert compare_speeds("games.taj_mahal.cases", range(first, first + 16)) == 16 * len(CASES)


@pytest.mark.sanitizer
def test_a_short_soak_of_every_edition_and_number_of_players(capsys):
    many = 20_000 if compiled() else 40
    assert soak.main(["taj-mahal", "--games", str(many)]) == 0
    assert f"{many:,} games" in capsys.readouterr().out
