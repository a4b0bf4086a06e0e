"""Tests of games that the kernel plays to the end by itself, at random or by the game's policy."""

import pytest

from durbar.games.game import seed_bytes
from durbar.games.kernel.both import compiled
from toy.game import TOY
from toy.rules.state import DRAW

pytestmark = pytest.mark.sanitizer

# the toy game with four players
SETTING = TOY.setting(4)
# number of games that a test of strength plays
GAMES = 2_000 if compiled() else 20


def begin(seed):
    """Return the first position of a toy game with four players."""
    return TOY.rules.kernel.begin(seed_bytes(seed), 4, TOY.rules.settings(SETTING))


def test_policy_weighs_every_legal_move_and_does_not_change_the_position():
    position = begin(7)
    while position.mover >= 0:
        raw, values = position.raw(), position.weigh()
        assert list(values) == position.legal()
        assert position.best() == min(values, key=lambda id: (-values[id], id))
        assert position.raw() == raw
        position.push(position.legal()[0])
    assert position.weigh() == {}
    assert position.best() is None


def test_policy_of_the_toy_game_plays_a_higher_card_if_possible_and_otherwise_draws():
    position = begin(7)
    # the action ids 0 to 5 play a card of that rank
    assert position.weigh() == {0: 100, 1: 200, 2: 300, DRAW: 0}
    position.push(2)
    assert position.best() == 5
    position.push(5)  # the highest rank, so that the next player cannot play a higher card
    assert {id: value for id, value in position.weigh().items() if id != DRAW} == {0: -10, 2: -30, 3: -40}
    assert position.best() == DRAW


def test_only_greedy_seats_take_the_best_move():
    for greedy in (0b0000, 0b0001, 0b1010, 0b1111):  # masks of seats
        position, replayed = begin(3), begin(3)
        for id in position.push_random(9, greedy=greedy):
            if greedy >> replayed.mover & 1:
                assert id == replayed.best()
            replayed.push(id)
        assert replayed.raw() == position.raw()


@pytest.mark.parametrize(("lazy", "greedy"), [(0, 0), (0b0101, 0), (0, 0b0011), (0b0100, 0b1010), (0b1111, 0b1111)])
def test_playouts_equal_games_played_one_by_one(lazy, greedy):
    """``lazy`` and ``greedy`` are masks of the seats that mostly take the first legal move or follow the policy."""
    first_seed, games = 5, 12
    decisions, totals = 0, [0] * 4
    for seed in range(first_seed, first_seed + games):
        position = begin(seed)
        decisions += len(position.push_random(seed, lazy, greedy))
        totals = [total + position.score(seat) for seat, total in enumerate(totals)]
    arguments = (4, TOY.rules.settings(SETTING), first_seed, games, lazy, greedy)
    assert TOY.rules.kernel.playouts(*arguments) == (decisions, totals)
    assert TOY.rules.kernel.soak(*arguments) == (decisions, 0, 0)  # no seed with a fault, no broken invariant


def test_greedy_seat_scores_more_than_random_seats():
    _, totals = TOY.rules.kernel.playouts(4, TOY.rules.settings(SETTING), 0, GAMES, 0, 0b0010)
    assert totals[1] > 1.3 * max(totals[0], totals[2], totals[3])
