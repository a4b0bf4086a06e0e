"""A coach that comments on a move only if another move is clearly better."""

from __future__ import annotations

from math import hypot

from durbar.bots.bot import require_legal_ids
from durbar.bots.hints import Hint, reasons_for
from durbar.bots.thinking import Budget, Prospect, consider, estimate_prospect
from durbar.games.moves import Move
from durbar.games.sight import Sight

SEARCH_BUDGET = Budget(600, seconds=0.8)
"""The budget of the search for a better move."""
COMPARE_BUDGET = Budget(400, seconds=0.5)
"""The budget for evaluating each of the two moves."""
CLEAR_CHANCE_LOSS = 0.1
"""The coach comments if the move reduces the win chance (0 to 1) by more than this and by more than two standard
errors.
"""
CLEAR_LEAD_LOSS = 4.0
"""The coach also comments if the move reduces the expected final lead by more than this many points."""


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
    best = consider(sight, search_budget, seed)[0].move
    if sight.equivalence_key(best) == sight.equivalence_key(move):
        return None
    after_move = estimate_prospect(sight, move, compare_budget, seed)
    after_best = estimate_prospect(sight, best, compare_budget, seed)
    if not _is_clearly_better(sight, after_best, after_move):
        return None
    assert sight.seat is not None
    return Hint(best, after_best.wins[sight.seat], after_best.leads[sight.seat], reasons_for(sight, best))


def _is_clearly_better(sight: Sight, after_best: Prospect, after_move: Prospect) -> bool:
    """Return whether the viewer's prospect after the best move is clearly better than after the move that was made."""
    assert sight.seat is not None
    chance_loss = after_best.wins[sight.seat] - after_move.wins[sight.seat]
    lead_loss = after_best.leads[sight.seat] - after_move.leads[sight.seat]
    if chance_loss <= 0 or lead_loss <= 0:
        return False
    standard_error = hypot(after_best.doubt, after_move.doubt)  # of `chance_loss`
    return chance_loss > max(CLEAR_CHANCE_LOSS, 2 * standard_error) or lead_loss > CLEAR_LEAD_LOSS
