"""The coach speaks where something is clearly lost, is silent where it is not, and knows what the mover knows."""

import pytest

from bots.hinting import can_be_said
from durbar.bots.coach import better_move
from durbar.bots.thinking import Budget
from durbar.games.guide import guide_of
from games.each import every_game

pytestmark = [pytest.mark.slow, pytest.mark.compiled_only]

SEARCH_BUDGET, COMPARE_BUDGET = Budget(300), Budget(200)


def game_at(name, number):
    """A guide's game after so many moves."""
    game = guide_of(name).begin()
    for move in guide_of(name).line[:number]:
        game.push(move)
    return game


def advised(sight, move):
    """What the coach says of a move, without a clock."""
    return better_move(sight, sight.parse(move), SEARCH_BUDGET, COMPARE_BUDGET, seed=3)


def test_a_move_that_gives_much_away_is_worth_a_word():
    sight = game_at("maharani", 18).seen_by(0)
    brings = {move.text: sight.preview(move).points for move in sight.legal_moves}
    poor = [move for move, gold in brings.items() if gold == min(brings.values())]
    found = {move: advised(sight, move) for move in poor[:5]}
    said = {move: one for move, one in found.items() if one is not None}
    assert len(said) >= len(found) / 2
    for move, one in said.items():
        assert one.move in sight.legal_moves
        assert one.move.text != move
        assert one.reasons
        can_be_said(sight, one.reasons)


@pytest.mark.parametrize(
    ("name", "number", "poor", "better"),
    [("taj-mahal", 25, "@Jalandhar", "@Lahore"), ("maharani", 7, "3:c7>W", "1:c3>S")],
)
def test_where_it_is_plain_it_says_the_same_however_chance_falls(name, number, poor, better):
    sight = game_at(name, number).seen_by(0)
    said = {better_move(sight, sight.parse(poor), SEARCH_BUDGET, COMPARE_BUDGET, seed).move.text for seed in range(3)}
    assert said == {better}


@every_game
def test_what_the_coach_would_do_itself_needs_no_word(name):
    spoken = 0
    for number in [step.at for step in guide_of(name).steps if step.do == "move"][:3]:
        sight = game_at(name, number).seen_by(0)
        for move in list(sight.legal_moves)[:3]:
            found = advised(sight, move.text)
            if found is not None:
                spoken += 1
                assert advised(sight, found.move.text) is None
    assert spoken < 9, "the coach speaks of everything"


def test_it_is_the_same_whatever_is_hidden():
    sight = game_at("taj-mahal", 3).seen_by(0)
    move = sight.parse("bGE")
    worlds = [sight.imagine(number) for number in range(3)]
    assert (
        len({str(better_move(world.seen_by(0), move, SEARCH_BUDGET, COMPARE_BUDGET, seed=3)) for world in worlds}) == 1
    )


def test_who_has_no_choice_hears_nothing():
    game = game_at("taj-mahal", 6)
    game.push("out")
    while len(game.legal_moves) > 1:
        game.push(next(iter(game.legal_moves)))
    sight = game.seen_by(game.to_move)
    assert better_move(sight, next(iter(sight.legal_moves))) is None
