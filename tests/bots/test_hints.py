"""Tests of hints: they are good legal moves, use no hidden information, and have reasons in every language."""

import pytest

from bots.hint_helpers import check_rendering, positions, reasons
from durbar.bots.bot import NotToMove
from durbar.bots.hints import MAX_REASONS, hint
from durbar.bots.thinking import Budget, consider
from durbar.games.game import new
from durbar.games.message import Message
from durbar.games.sight import Preview
from games.maharani.cases import CASES as MAHARANI_CASES
from games.maharani.story import Story as MaharaniStory
from games.taj_mahal.cases import CASES as TAJ_MAHAL_CASES
from games.taj_mahal.story import Story as TajMahalStory
from toy.cases import CASES as TOY_CASES
from toy.game import TOY

pytestmark = pytest.mark.slow

# the cases of all games
CASES = [*TAJ_MAHAL_CASES, *MAHARANI_CASES, *TOY_CASES]
# few iterations, so that hints are fast
SMALL_BUDGET = Budget(60)


@pytest.mark.parametrize("case", CASES, ids=str)
def test_hint_names_a_few_legal_moves_with_reasons(case):
    tested = 0
    for _, sight in positions(case, 1, 0.08):
        tested += 1
        hints = hint(sight, SMALL_BUDGET)
        assert 1 <= len(hints) <= 3
        assert len({suggestion.move for suggestion in hints}) == len(hints)
        for suggestion in hints:
            assert suggestion.move in sight.legal_moves
            assert suggestion.forced == (len(sight.legal_moves) == 1)
            assert suggestion.forced or 0 <= suggestion.win <= 1
            assert len(suggestion.reasons) <= MAX_REASONS
            check_rendering(sight, suggestion.reasons)
    assert tested > 0


@pytest.mark.parametrize("case", [TAJ_MAHAL_CASES[2], MAHARANI_CASES[1], TOY_CASES[1]], ids=str)
def test_hidden_information_does_not_change_a_hint(case):
    different_worlds = tested = 0
    for game, sight in positions(case, 2, 0.15):
        tested += 1
        hints = hint(sight, SMALL_BUDGET, seed=4)
        for sample in range(3):
            world = sight.imagine(sample)
            different_worlds += world.position.raw() != game.position.raw()
            assert hint(world.seen_by(game.to_move), SMALL_BUDGET, seed=4) == hints
    assert tested
    assert different_worlds


def test_hint_does_not_change_the_game():
    for game, sight in positions(TAJ_MAHAL_CASES[2], 1, 0.05):
        before = game.position.raw(), sight.position.raw()
        hint(sight, SMALL_BUDGET)
        assert (game.position.raw(), sight.position.raw()) == before


def test_only_the_player_to_move_gets_a_hint():
    game = new("taj-mahal", players=3, seed=1, options={"start_player": 0})
    for viewer in (1, None):
        with pytest.raises(NotToMove):
            hint(game.seen_by(viewer), SMALL_BUDGET)
    *_, finished = (game.copy() for game in TOY_CASES[0].played(1))
    with pytest.raises(NotToMove, match="the game is over"):
        hint(finished.seen_by(0), SMALL_BUDGET)


def test_hints_are_the_best_moves_of_the_search():
    game = new("taj-mahal", players=4, seed=3)
    sight = game.seen_by(game.to_move)
    results = consider(sight, Budget(200), 7)
    hints = hint(sight, Budget(200), seed=7, max_hints=2)
    assert [(suggestion.move, suggestion.win, suggestion.lead) for suggestion in hints] == [
        (result.move, result.win, result.lead) for result in results[:2]
    ]


def test_move_that_the_search_rarely_visited_is_not_suggested():
    for _, sight in positions(MAHARANI_CASES[2], 1, 0.1):
        budget = Budget(100)
        visits = {result.move: result.visits for result in consider(sight, budget)}
        for suggestion in hint(sight, budget, max_hints=100)[1:]:
            assert visits[suggestion.move] >= 0.02 * sum(visits.values())


def test_hint_for_a_forced_move_says_that_it_is_forced():
    story = TajMahalStory(3).hand(0, "wE").row(0, "rVE")
    (suggestion,) = hint(story.game.seen_by(0), SMALL_BUDGET)
    assert (suggestion.move.text, suggestion.win, suggestion.lead) == ("out", None, None)
    assert suggestion.reasons[0] == Message("hint.forced")
    assert suggestion.reasons[1] == Message("taj-mahal.hint.wins", {"symbols": ["vizier", "elephant"]})


def test_equivalent_moves_are_merged_into_one_hint():
    """The last tile gets an artisan only if its arrow points south. All other directions are equivalent (MH-4.1)."""
    sight = MaharaniStory(3).nearly_over("b7", "bO - - -").game.seen_by(0)
    moves = [result.move.text for result in consider(sight, Budget(200))]
    assert sorted(moves) == ["1:b7>E", "1:b7>N", "1:b7>S", "1:b7>W"]
    assert [suggestion.move.text for suggestion in hint(sight, Budget(200), max_hints=4)] == moves[:2]


@pytest.mark.parametrize("case", [MAHARANI_CASES[0], MAHARANI_CASES[2]], ids=str)
def test_no_two_hints_are_equivalent(case):
    positions_with_equivalent_moves = 0
    for _, sight in positions(case, 2, 0.3):
        book, budget = sight.setting.rulebook, Budget(100)

        def equivalence_key(move, sight=sight, book=book):
            return book.presentation.equivalence_key(
                sight.setting, sight.state, sight.seat, move.id, sight.preview(move)
            )

        hints = [suggestion.move for suggestion in hint(sight, budget, max_hints=100)]
        assert len(set(map(equivalence_key, hints))) == len(hints)
        moves = [result.move for result in consider(sight, budget)]
        positions_with_equivalent_moves += len(set(map(equivalence_key, moves))) < len(moves)
    assert positions_with_equivalent_moves > 0


@pytest.mark.parametrize("case", [TAJ_MAHAL_CASES[2], MAHARANI_CASES[2]], ids=str)
def test_no_two_hints_have_the_same_reasons(case):
    repeated_reasons = 0
    for _, sight in positions(case, 2, 0.1):
        hints = [str(suggestion.reasons) for suggestion in hint(sight, SMALL_BUDGET, max_hints=100)]
        assert len(set(hints)) == len(hints)
        moves = [str(reasons(sight, result.move.text)) for result in consider(sight, SMALL_BUDGET)]
        repeated_reasons += len(set(moves)) < len(moves)
    assert repeated_reasons > 0


# -- the toy game: default reasons ------------------------------------------------------------------------------------
def test_default_reasons_come_from_the_preview():
    sight = new("toy", players=3, seed=7).seen_by(1)
    assert reasons(sight, "2") == [Message("hint.points", {"points": 3})]
    assert reasons(sight, "draw") == [Message("hint.draw")]
    setting, state = sight.setting, sight.state
    preview = Preview(points=1, low=1, high=4, best=(), drawn=False, story=())
    messages = TOY.presentation.reasons(setting, state, 1, 0, preview)
    assert messages == [Message("hint.points-between", {"low": 1, "high": 4})]
    check_rendering(sight, messages)
    without_points = Preview(points=0, low=0, high=0, best=(), drawn=False, story=())
    assert TOY.presentation.reasons(setting, state, 1, 0, without_points) == []
