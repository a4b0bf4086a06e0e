"""Tests that a decision is judged by what its player could know, and that equivalent moves are judged alike."""

import pytest

from analysis.games import fixture_record, game_with_blunder, random_game
from durbar.analysis import judging
from durbar.analysis.judging import judge
from durbar.analysis.report import describe_judgement
from durbar.bots.thinking import Budget, SearchParams, consider, estimate_prospect
from durbar.games.game import Game, Move, new
from durbar.games.kernel.both import compiled
from durbar.games.record import replay
from durbar.tables.decisions import Decision, FinishedGame

# number of iterations of each search
ITERATIONS = 60 if compiled() else 4


def first_decision(name="toy", players=3, seed=1, move=0):
    """Return the first decision of a new game, in which the legal move with the index ``move`` is chosen."""
    game = new(name, players, seed=seed)
    sight = game.seen_by(game.to_move)
    return Decision(0, sight.seat, sight, list(sight.legal_moves)[move])


@pytest.mark.parametrize(("name", "players"), [("toy", 3), ("taj-mahal", 4), ("maharani", 2)])
def test_chances_of_all_seats_add_up_to_one(name, players):
    decision = first_decision(name, players)
    result = estimate_prospect(decision.sight, decision.move, Budget(ITERATIONS), 3)
    assert len(result.wins) == len(result.leads) == players
    assert sum(result.wins) == pytest.approx(1)
    assert all(0 <= win <= 1 for win in result.wins)
    assert result.doubt >= 0


def test_prospect_of_a_move_that_a_search_did_not_visit_is_reproducible():
    """A short search visits only a few of the legal moves, but `estimate_prospect` can estimate any of them."""
    decision = first_decision("taj-mahal", 4)
    visited = {result.move for result in consider(decision.sight, Budget(8), 1)}
    unvisited = next(move for move in decision.sight.legal_moves if move not in visited)
    first, second = (estimate_prospect(decision.sight, unvisited, Budget(8), seed=1) for _ in range(2))
    assert first == second


def test_prospect_of_an_illegal_move_is_refused():
    decision = first_decision("toy", 2)
    illegal_id = next(id for id in range(6) if id not in decision.sight.legal_moves.ids)
    with pytest.raises(ValueError, match="not legal"):
        estimate_prospect(decision.sight, Move(illegal_id, str(illegal_id)), Budget(2))


@pytest.mark.parametrize(
    ("game", "name", "start"),
    [
        ("taj-mahal", "2018-3-greedy", 0.0),
        *(
            pytest.param(*arguments, marks=pytest.mark.compiled_only)
            for arguments in [
                ("taj-mahal", "2018-3-greedy", 0.2), ("taj-mahal", "2000-4-greedy", 0.45),
                ("taj-mahal", "2018-2-greedy", 0.6), ("taj-mahal", "2006-5-greedy", 0.7),
                ("taj-mahal", "2018-4-greedy", 0.9), ("maharani", "2012-2-greedy", 0.1),
                ("maharani", "2012-3-greedy", 0.5), ("maharani", "2012-4-greedy", 0.8),
            ]
        ),
    ],
)  # fmt: skip
def test_hidden_information_does_not_change_a_judgement(game, name, start):
    """Two games that differ only in what a player cannot know (hands, deck, future draws) are judged alike.

    Two decisions of a fixture are judged. ``start`` says where in the game the first of them is, from 0 (the beginning)
    to 1 (the end).
    """
    played = replay(fixture_record(game, name))
    decisions = [
        decision
        for decision in FinishedGame(fixture_record(game, name)).decisions()
        if len(decision.sight.legal_moves) > 2
    ]
    first_index = int(start * len(decisions))
    for decision in decisions[first_index : first_index + 2]:
        original = played.at(decision.number)
        judgement = judge(decision, ITERATIONS, 5)
        for seed in (77, 78):
            world: Game = decision.sight.imagine(seed)
            assert world.position.raw() != original.position.raw()
            if game == "taj-mahal":
                assert not _have_same_hands_of_others(world, original, decision.seat)
            in_world = Decision(decision.number, decision.seat, world.seen_by(decision.seat), decision.move)
            other = judge(in_world, ITERATIONS, 5)
            assert (judgement.better, judgement.after, judgement.instead) == (other.better, other.after, other.instead)
            assert describe_judgement(judgement) == describe_judgement(other)


def _have_same_hands_of_others(game, other_game, seat):
    """Return whether all seats except this one hold the same cards in two games."""
    hands, other_hands = game.position.read().hands, other_game.position.read().hands
    return all(list(hands[other]) == list(other_hands[other]) for other in range(game.setting.players) if other != seat)


def test_blunder_near_the_end_is_estimated_as_a_loss():
    """The blunder is in the last visit. A search whose play-outs run to the end of the game sees who wins."""
    record, blunder = game_with_blunder()
    decision = list(FinishedGame(record).decisions())[blunder["number"]]
    result = estimate_prospect(decision.sight, decision.move, Budget(ITERATIONS), 1, SearchParams(full_playouts=True))
    assert result.wins[decision.seat] < 0.3


def _find_equivalent_moves(sight):
    """Return two equivalent legal moves, or None if there are none."""
    book, setting, move_by_key = sight.setting.rulebook, sight.setting, {}
    for move in sight.legal_moves:
        key = book.presentation.equivalence_key(setting, sight.state, sight.seat, move.id, sight.preview(move))
        if key in move_by_key:
            return move_by_key[key], move
        move_by_key[key] = move
    return None


def test_equivalent_move_is_not_judged_a_mistake(monkeypatch):
    """In Maharani the direction of an arrow matters only if an artisan is placed; otherwise the moves are equivalent.

    The search always prefers one of two equivalent moves. The other one is no mistake, but a third move is.
    """
    decisions = FinishedGame(random_game("maharani", 2).record()).decisions()
    decision = next(decision for decision in decisions if _find_equivalent_moves(decision.sight))
    played, preferred = _find_equivalent_moves(decision.sight)
    first_result, *_ = consider(decision.sight, Budget(4))
    monkeypatch.setattr(judging, "consider", lambda *_, **__: [first_result._replace(move=preferred)])

    def judge_move(move):
        return judging.judge(Decision(decision.number, decision.seat, decision.sight, move), 4, 0)

    judgement = judge_move(played)
    assert judgement.better is None
    assert (judgement.loss, judgement.doubt, judgement.is_certain) == (0, 0, False)
    third_move = next(move for move in decision.sight.legal_moves if move not in (played, preferred))
    assert judge_move(third_move).better == preferred
