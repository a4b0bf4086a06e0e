"""A coach that comments on a move only if another one is clearly better."""

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
"""A loss of this much win chance is worth a comment, if it is also larger than the statistical error allows."""
CLEAR_LEAD = 4.0
"""So is a loss of this many points of the final lead."""


def better_move(
    sight: Sight,
    move: Move,
    search_budget: Budget = SEARCH_BUDGET,
    compare_budget: Budget = COMPARE_BUDGET,
    seed: int = 0,
) -> Hint | None:
    """Return a move that is clearly better than `move`, as far as the mover can know, or None."""
    if len(require_legal_ids(sight)) == 1:
        return None
    best = next(one for one in consider(sight, search_budget, seed) if one.visits)
    if _are_equivalent(sight, best, move):
        return None
    theirs, ours = (prospect(sight, one, compare_budget, seed) for one in (move, best.move))
    if not _clearly_better(sight, ours, theirs):
        return None
    assert sight.seat is not None
    return Hint(best.move, ours.wins[sight.seat], ours.leads[sight.seat], reasons_for(sight, best.move))


def _are_equivalent(sight: Sight, best: Considered, move: Move) -> bool:
    """Return whether two moves are equivalent."""
    assert sight.seat is not None
    setting = sight.setting
    first, second = (
        setting.rulebook.presentation.equivalence_key(setting, sight.state, sight.seat, one.id, sight.preview(one))
        for one in (best.move, move)
    )
    return first == second


def _clearly_better(sight: Sight, ours: Prospect, theirs: Prospect) -> bool:
    assert sight.seat is not None
    chance = ours.wins[sight.seat] - theirs.wins[sight.seat]
    lead = ours.leads[sight.seat] - theirs.leads[sight.seat]
    if chance <= 0 or lead <= 0:
        return False
    return chance > max(CLEAR_CHANCE, 2 * hypot(ours.doubt, theirs.doubt)) or lead > CLEAR_LEAD
