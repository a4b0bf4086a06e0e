"""A finished game as decisions: each with the sight of whoever made it."""

import pytest

from analysis.games import at_random
from durbar.games.errors import RecordError
from durbar.tables.decisions import FinishedGame


@pytest.mark.parametrize("name", ["toy", "taj-mahal"])
def test_every_move_comes_with_what_its_player_could_know(name):
    game = at_random(name)
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


def test_a_game_that_goes_on_has_not_been_finished():
    with pytest.raises(RecordError, match="not over"):
        FinishedGame(at_random().at(3).record())
