"""Tests that the policy of every game uses no hidden information."""

from random import Random

import pytest

from durbar.games.kernel.both import compiled
from games.each import NAMES, module_of_tests

# the cases of all games
CASES = [case for name in NAMES for case in module_of_tests(name, "cases").CASES]


def policy_move(table):
    """Return the move that the policy chooses in the position of a `Story`, knowing only what the mover knows."""
    sight = table.game.seen_by(table.mover)
    return table.game.decode(sight.position.best()).text


def policy_values(table):
    """Return the policy's value of each legal move in the position of a `Story`, by the text of the move."""
    return {table.game.decode(id).text: value for id, value in table.game.position.weigh().items()}


@pytest.mark.sanitizer
@pytest.mark.parametrize("case", CASES, ids=str)
def test_policy_does_not_depend_on_hidden_information(case):
    min_positions = 150 if compiled() else 4
    rng, tested = Random(1), 0
    for seed in range(100):
        if tested >= min_positions:
            break
        for game in case.played(seed):
            if game.to_move is None or rng.random() > (0.5 if compiled() else 0.05):
                continue
            tested += 1
            raw, weights = game.position.raw(), game.position.weigh()
            assert list(weights) == game.position.legal()
            sight = game.position.seen_by(game.to_move)
            assert sight.weigh() == weights
            assert sight.imagined(game.to_move, tested).weigh() == weights
            assert (sight.best(), game.position.raw()) == (game.position.best(), raw)
    assert tested >= min_positions
