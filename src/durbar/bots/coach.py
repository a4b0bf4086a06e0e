"""A coach that comments on a move only if another move is clearly better."""

from __future__ import annotations

from math import hypot

from durbar.bots.bot import require_legal_ids
from durbar.bots.hints import Hint, reasons_for
from durbar.bots.thinking import Budget, Prospect, SearchedMove, consider, prospect
from durbar.games.moves import Move
from durbar.games.sight import Sight

SEARCH_BUDGET = Budget(600, seconds=0.8)
"""The budget of the search for a better move."""
COMPARE_BUDGET = Budget(400, seconds=0.5)
"""The budget for evaluating each of the two moves."""
CLEAR_CHANCE_LOSS = 0.1
"""The coach comments if the win chance falls by more than this, and the fall is statistically significant."""
CLEAR_LEAD_LOSS = 4.0
"""The coach comments if the expected final lead becomes smaller by more than this many points."""


def better_move(
    sight: Sight,
    move: Move,
    search_budget: Budget = SEARCH_BUDGET,
    compare_budget: Budget = COMPARE_BUDGET,
    seed: int = 0,
) -> Hint | None:
    """Return a hint with a move that is clearly better than `move`, judged by what the mover can know. Return None if
    no move is clearly better.
    """
    if len(require_legal_ids(sight)) == 1:
        return None
    best = next(candidate for candidate in consider(sight, search_budget, seed) if candidate.visits)
    if _are_equivalent(sight, best, move):
        return None
    after_move, after_better = (prospect(sight, compared, compare_budget, seed) for compared in (move, best.move))
    if not _is_clearly_better(sight, after_better, after_move):
        return None
    assert sight.seat is not None
    return Hint(best.move, after_better.wins[sight.seat], after_better.leads[sight.seat], reasons_for(sight, best.move))


def _are_equivalent(sight: Sight, best: SearchedMove, move: Move) -> bool:
    """Return whether two moves differ only in ways that do not matter to the rules."""
    assert sight.seat is not None
    setting = sight.setting
    first, second = (
        setting.rulebook.presentation.equivalence_key(
            setting, sight.state, sight.seat, compared.id, sight.preview(compared)
        )
        for compared in (best.move, move)
    )
    return first == second


def _is_clearly_better(sight: Sight, after_better: Prospect, after_move: Prospect) -> bool:
    """Return whether the chances after the better move are clearly higher than those after the move that was made."""
    assert sight.seat is not None
    chance_loss = after_better.wins[sight.seat] - after_move.wins[sight.seat]
    lead_loss = after_better.leads[sight.seat] - after_move.leads[sight.seat]
    if chance_loss <= 0 or lead_loss <= 0:
        return False
    doubt = hypot(after_better.doubt, after_move.doubt)
    return chance_loss > max(CLEAR_CHANCE_LOSS, 2 * doubt) or lead_loss > CLEAR_LEAD_LOSS
