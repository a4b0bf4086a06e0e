"""Tests that a decision is judged by what its player could know, and that both moves are judged alike."""

import pytest

from analysis.games import fixture_record, planted, random_game
from durbar.analysis import judging
from durbar.analysis.judging import judge
from durbar.analysis.report import describe_judgement
from durbar.bots.thinking import Budget, SearchParams, consider, prospect
from durbar.games.game import Game, new
from durbar.games.kernel.both import compiled
from durbar.games.record import replay
from durbar.tables.decisions import Decision, FinishedGame

THOUGHTS = 60 if compiled() else 4


def decision(name="toy", players=3, seed=1, move=0):
    game = new(name, players, seed=seed)
    sight = game.seen_by(game.to_move)
    return Decision(0, sight.seat, sight, list(sight.legal_moves)[move])


@pytest.mark.parametrize(("name", "players"), [("toy", 3), ("taj-mahal", 4), ("maharani", 2)])
def test_chances_of_all_seats_add_up_to_one(name, players):
    one = decision(name, players)
    found = prospect(one.sight, one.move, Budget(THOUGHTS), 3)
    assert len(found.wins) == len(found.leads) == players
    assert sum(found.wins) == pytest.approx(1)
    assert all(0 <= win <= 1 for win in found.wins)
    assert found.doubt >= 0


def test_prospect_is_available_for_a_move_that_a_search_did_not_visit():
    """A search of a few iterations visits four of the legal moves; a prospect can be computed for any legal move."""
    one = decision("taj-mahal", 4)
    looked_at = {found.move for found in consider(one.sight, Budget(8), 1)}
    left = next(move for move in one.sight.legal_moves if move not in looked_at)
    assert prospect(one.sight, left, Budget(8), 1) == prospect(one.sight, left, Budget(8), 1)


def test_prospect_of_an_illegal_move_is_refused():
    one = decision("toy", 2)
    other = next(id for id in range(6) if id not in one.sight.legal_moves.ids)
    with pytest.raises(ValueError, match="not legal"):
        prospect(one.sight, one.move.__class__(other, str(other)), Budget(2))


@pytest.mark.parametrize(
    ("game", "name", "part"),
    [
        ("taj-mahal", "2018-3-greedy", 0.0),
        *(
            pytest.param(*one, marks=pytest.mark.compiled_only)
            for one in [
                ("taj-mahal", "2018-3-greedy", 0.2), ("taj-mahal", "2000-4-greedy", 0.45),
                ("taj-mahal", "2018-2-greedy", 0.6), ("taj-mahal", "2006-5-greedy", 0.7),
                ("taj-mahal", "2018-4-greedy", 0.9), ("maharani", "2012-2-greedy", 0.1),
                ("maharani", "2012-3-greedy", 0.5), ("maharani", "2012-4-greedy", 0.8),
            ]
        ),
    ],
)  # fmt: skip
def test_hidden_information_does_not_change_a_judgement(game, name, part):
    """Two games with the same sight but different hidden information (hands, deck, future draws) are judged alike."""
    played = replay(fixture_record(game, name))
    decisions = [one for one in FinishedGame(fixture_record(game, name)).decisions() if len(one.sight.legal_moves) > 2]
    for one in decisions[int(part * len(decisions)) :][:2]:
        truth = played.at(one.number)
        first = judge(one, THOUGHTS, 5)
        for seed in (77, 78):
            world: Game = one.sight.imagine(seed)
            assert world.position.raw() != truth.position.raw()
            if game == "taj-mahal":
                assert not _same_hands_of_others(world, truth, one.seat)
            other = Decision(one.number, one.seat, world.seen_by(one.seat), one.move)
            second = judge(other, THOUGHTS, 5)
            assert (first.better, first.after, first.instead) == (second.better, second.after, second.instead)
            assert describe_judgement(first) == describe_judgement(second)


def _same_hands_of_others(one, other, seat):
    """Return whether all seats but one hold the same cards in two games."""
    first, second = (game.position.read().hands for game in (one, other))
    return all(list(first[each]) == list(second[each]) for each in range(one.setting.players) if each != seat)


def test_prospect_near_the_end_is_a_certain_win_or_loss():
    """In the last visit of the game with a blunder, a search with full play-outs knows the winner."""
    record, where = planted()
    one = list(FinishedGame(record).decisions())[where["number"]]
    found = prospect(one.sight, one.move, Budget(THOUGHTS), 1, SearchParams(full_playouts=True))
    assert found.wins[one.seat] < 0.3


def _equivalent_moves(sight):
    """Return two equivalent legal moves, or None."""
    book, setting, seen = sight.setting.rulebook, sight.setting, {}
    for move in sight.legal_moves:
        what = book.presentation.equivalence_key(setting, sight.state, sight.seat, move.id, sight.preview(move))
        if what in seen:
            return seen[what], move
        seen[what] = move
    return None


def test_equivalent_move_is_not_judged_a_mistake(monkeypatch):
    """In Maharani the direction of an arrow matters only if an artisan is placed; otherwise the moves are
    equivalent.
    """
    decisions = FinishedGame(random_game("maharani", 2).record()).decisions()
    one, pair = next((one, pair) for one in decisions if (pair := _equivalent_moves(one.sight)))
    played, liked = pair
    best = consider(one.sight, Budget(4))[0]._replace(move=liked)
    monkeypatch.setattr(judging, "consider", lambda *_, **__: [best])
    found = judging.judge(Decision(one.number, one.seat, one.sight, played), 4, 0)
    assert found.better is None
    assert (found.loss, found.doubt, found.is_certain) == (0, 0, False)
    other = next(move for move in one.sight.legal_moves if move not in pair)
    assert judging.judge(Decision(one.number, one.seat, one.sight, other), 4, 0).better == liked
