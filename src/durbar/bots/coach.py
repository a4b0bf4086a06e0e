"""A coach that comments on a move only if another move is clearly better."""

from __future__ import annotations

from math import hypot

from durbar.bots.bot import require_legal_ids
from durbar.bots.hints import Hint, reasons_for
from durbar.bots.thinking import Budget, Considered, Prospect, consider, prospect
from durbar.games.moves import Move
from durbar.games.sight import Sight

SEARCH_BUDGET = Budget(600, seconds=0.8)
"""The budget of the search for a better move."""
COMPARE_BUDGET = Budget(400, seconds=0.5)
"""The budget for evaluating each of the two moves."""
CLEAR_CHANCE = 0.1
"""The coach comments on a loss of more than this much win chance, if it is also statistically significant."""
CLEAR_LEAD = 4.0
"""The coach comments on a loss of more than this many points of the final lead."""


def better_move(
    sight: Sight,
    move: Move,
    search_budget: Budget = SEARCH_BUDGET,
    compare_budget: Budget = COMPARE_BUDGET,
    seed: int = 0,
) -> Hint | None:
    """Return a hint with a move that is clearly better than `move`, as far as the mover can know; None if there is
    none.
    """
    if len(require_legal_ids(sight)) == 1:
        return None
    best = next(considered for considered in consider(sight, search_budget, seed) if considered.visits)
    if _are_equivalent(sight, best, move):
        return None
    after_move, after_better = (prospect(sight, compared, compare_budget, seed) for compared in (move, best.move))
    if not _is_clearly_better(sight, after_better, after_move):
        return None
    assert sight.seat is not None
    return Hint(best.move, after_better.wins[sight.seat], after_better.leads[sight.seat], reasons_for(sight, best.move))


def _are_equivalent(sight: Sight, best: Considered, move: Move) -> bool:
    """Return whether two moves differ only in ways that no rule depends on."""
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
    chance = after_better.wins[sight.seat] - after_move.wins[sight.seat]
    lead = after_better.leads[sight.seat] - after_move.leads[sight.seat]
    if chance <= 0 or lead <= 0:
        return False
    return chance > max(CLEAR_CHANCE, 2 * hypot(after_better.doubt, after_move.doubt)) or lead > CLEAR_LEAD
