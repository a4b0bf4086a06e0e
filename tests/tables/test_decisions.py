"""Tests of a finished game as decisions, each with the sight of its player."""

import pytest

from analysis.games import random_game
from durbar.games.errors import RecordError
from durbar.tables.decisions import FinishedGame


@pytest.mark.parametrize("name", ["toy", "taj-mahal"])
def test_decision_has_the_sight_of_its_player(name):
    game = random_game(name)
    found = FinishedGame(game.record())
    assert found.outcome == game.outcome
    decisions = list(found.decisions())
    assert [one.move for one in decisions] == list(game.moves)
    for one in decisions[::7]:
        before = game.at(one.number)
        assert one.seat == before.to_move
        assert one.sight == before.seen_by(one.seat)
        assert one.forced == (len(before.legal_moves) == 1)
    assert any(one.forced for one in decisions) or name == "toy"


def test_running_game_is_refused():
    with pytest.raises(RecordError, match="not over"):
        FinishedGame(random_game().at(3).record())
