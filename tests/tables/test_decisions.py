"""Tests of `FinishedGame`, which lists the decisions of a game, each with what its player could know."""

import pytest

from analysis.games import random_game
from durbar.games.errors import RecordError
from durbar.tables.decisions import FinishedGame


@pytest.mark.parametrize("name", ["toy", "taj-mahal"])
def test_decision_contains_what_its_player_could_know(name):
    game = random_game(name)
    finished = FinishedGame(game.record())
    assert finished.outcome == game.outcome
    decisions = list(finished.decisions())
    assert [decision.move for decision in decisions] == list(game.moves)
    for decision in decisions[::7]:
        before = game.at(decision.number)
        assert decision.seat == before.to_move
        assert decision.sight == before.seen_by(decision.seat)
        assert decision.forced == (len(before.legal_moves) == 1)
    if name != "toy":
        assert any(decision.forced for decision in decisions)


def test_running_game_is_refused():
    with pytest.raises(RecordError, match="not over"):
        FinishedGame(random_game().at(3).record())
