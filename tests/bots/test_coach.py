"""Tests of the coach: it comments only on clearly worse moves, and uses only what the mover knows."""

import pytest

from bots.hint_helpers import check_rendering
from durbar.bots.coach import better_move
from durbar.bots.thinking import Budget
from durbar.games.guide import guide_of
from games.each import every_game

pytestmark = [pytest.mark.slow, pytest.mark.compiled_only]

# iterations of the coach's search for the best move, and of its comparison of that move with the chosen one
SEARCH_BUDGET, COMPARE_BUDGET = Budget(300), Budget(200)


def guide_game_after(name, number):
    """Return the example game in the guide to a game, after its first ``number`` moves."""
    game = guide_of(name).begin()
    for move in guide_of(name).line[:number]:
        game.push(move)
    return game


def advice_on(sight, move):
    """Return the coach's advice on a move, without a time limit."""
    return better_move(sight, sight.parse(move), SEARCH_BUDGET, COMPARE_BUDGET, seed=3)


def test_coach_comments_on_a_costly_move():
    sight = guide_game_after("maharani", 18).seen_by(0)
    gains = {move.text: sight.preview(move).points for move in sight.legal_moves}
    moves_with_least_gold = [move for move, gold in gains.items() if gold == min(gains.values())]
    advice_by_move = {move: advice_on(sight, move) for move in moves_with_least_gold[:5]}
    comments = {move: advice for move, advice in advice_by_move.items() if advice is not None}
    assert len(comments) >= len(advice_by_move) / 2
    for move, advice in comments.items():
        assert advice.move in sight.legal_moves
        assert advice.move.text != move
        assert advice.reasons
        check_rendering(sight, advice.reasons)


@pytest.mark.parametrize(
    ("name", "number", "poor", "better"),
    [("taj-mahal", 25, "@Jalandhar", "@Lahore"), ("maharani", 7, "3:c7>W", "1:c3>S")],
)
def test_clear_advice_does_not_depend_on_the_seed(name, number, poor, better):
    """After ``number`` moves of the guide's game, the coach advises ``better`` instead of ``poor`` with every seed."""
    sight = guide_game_after(name, number).seen_by(0)
    advice = {better_move(sight, sight.parse(poor), SEARCH_BUDGET, COMPARE_BUDGET, seed).move.text for seed in range(3)}
    assert advice == {better}


@every_game
def test_coach_has_no_comment_on_a_move_that_it_advised(name):
    comments = 0
    for number in [step.at for step in guide_of(name).steps if step.do == "move"][:3]:
        sight = guide_game_after(name, number).seen_by(0)
        for move in list(sight.legal_moves)[:3]:
            advice = advice_on(sight, move.text)
            if advice is not None:
                comments += 1
                assert advice_on(sight, advice.move.text) is None
    assert comments < 3 * 3, "the coach comments on every move"


def test_hidden_information_does_not_change_the_advice():
    sight = guide_game_after("taj-mahal", 3).seen_by(0)
    move = sight.parse("bGE")
    worlds = [sight.imagine(number) for number in range(3)]
    advice = {str(better_move(world.seen_by(0), move, SEARCH_BUDGET, COMPARE_BUDGET, seed=3)) for world in worlds}
    assert len(advice) == 1


def test_forced_move_gets_no_advice():
    game = guide_game_after("taj-mahal", 6)
    game.push("out")
    while len(game.legal_moves) > 1:
        game.push(next(iter(game.legal_moves)))
    sight = game.seen_by(game.to_move)
    assert better_move(sight, next(iter(sight.legal_moves))) is None
