"""Tests that the preview of a move equals the result of playing it, in every position of some games."""

import pytest

from durbar.games.kernel.both import compiled
from durbar.games.rulebook import Rules
from durbar.games.taj_mahal.game import TAJ_MAHAL_GAME
from durbar.games.taj_mahal.rules.state import PLAY
from games.maharani.cases import CASES as MAHARANI_CASES
from games.taj_mahal.cases import CASES as TAJ_MAHAL_CASES
from kit.previews import preview_fault

# seeds of the random games of each case
SEEDS = range(1, 4) if compiled() else range(1, 2)
INTERVAL = 1 if compiled() else 5  # previews are compared after every nth move
# the cases that are not marked slow
QUICK = {"taj-mahal-2-2018", "taj-mahal-5-2018-lazy15", "taj-mahal-4-2006", "maharani-2-tight"}


def parameters(cases):
    """Return the cases as parameters of a test. If the rules are compiled, the slow cases are marked as slow; otherwise
    they are left out.
    """
    return [
        pytest.param(case, id=case.name, marks=[] if case.name in QUICK else pytest.mark.slow)
        for case in cases
        if compiled() or case.name in QUICK
    ]


def compare_previews(case, moves_of):
    """Compare previews with the results of playing the moves, in the random games of a case.

    `moves_of` chooses the moves to compare, given a sight (what the player to move may know). Return the number of
    previews, the number of positions, and a list that describes each wrong preview.
    """
    previews, positions, wrong = 0, 0, []
    for seed in SEEDS:
        for game in case.played(seed):
            if game.to_move is None or game.number % INTERVAL:
                continue
            sight = game.seen_by(game.to_move)
            faults = [preview_fault(case, sight, move) for move in moves_of(sight)]
            positions += 1
            previews += len(faults)
            wrong += [f"seed {seed}, after {game.number} moves: {fault}" for fault in faults if fault]
    return previews, positions, wrong


def withdrawal_moves(sight):
    """Return the move that withdraws, or all legal moves of a withdrawal that has begun."""
    return [sight.parse("out")] if sight.state.phase == PLAY else list(sight.legal_moves)


def some_moves(sight):
    """Return at most seven legal moves, including the first one, which may end the turn."""
    moves = list(sight.legal_moves)
    return moves[:: max(1, len(moves) // 6)][:7]


@pytest.mark.parametrize("case", parameters(TAJ_MAHAL_CASES))
def test_previews_of_withdrawals_equal_the_results(case):
    previews, positions, wrong = compare_previews(case, withdrawal_moves)
    assert not wrong, f"{len(wrong)} of {previews} previews are wrong, the first: {wrong[0]}"
    assert positions > 80 // INTERVAL * len(SEEDS)


@pytest.mark.parametrize("case", parameters(MAHARANI_CASES))
def test_previews_of_turns_equal_the_results(case):
    previews, _, wrong = compare_previews(case, some_moves)
    assert not wrong, f"{len(wrong)} of {previews} previews are wrong, the first: {wrong[0]}"


@pytest.mark.compiled_only
@pytest.mark.parametrize("case", parameters(TAJ_MAHAL_CASES))
def test_comparison_finds_previews_that_stop_at_a_draw(case, monkeypatch):
    """The previews of this test are wrong on purpose: they leave out what happens after the first draw."""
    monkeypatch.setattr(type(TAJ_MAHAL_GAME.rules), "certain_events", Rules.certain_events)
    _, _, wrong = compare_previews(case, withdrawal_moves)
    assert wrong
