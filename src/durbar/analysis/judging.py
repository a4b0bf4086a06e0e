"""Judging one decision by what the player who made it could know.

Three searches start from the player's sight (what the player could know). The first search finds the best move. The
second and the third estimate the chances after the move that was made and after the best move. Both run the same number
of iterations, with new random samples of the hidden cards. The figures of the first search are not used: they favour
the best move, which was selected for its high value, and they rest on only a few iterations for a move that soon looked
bad.

In the first search play-outs end at the game's horizon, as in a bot's search. In the other two they continue to the end
of the game, and the wins are counted.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from math import hypot

from durbar.bots.thinking import Budget, Prospect, SearchParams, consider, estimate_prospect
from durbar.games.moves import Move
from durbar.tables.decisions import Decision

FULL_PLAYOUTS = SearchParams(full_playouts=True)
"""The parameters of a search whose play-outs all continue to the end of the game."""
CERTAIN_FACTOR = 2.0
"""A loss is certain if it is more than this many times its standard error."""
SEARCHES = 3
"""The number of searches for one decision; each has its own seed."""


@dataclass(frozen=True)
class Judgement:
    """The judgement of a decision. ``better`` is the best move, or None if the player made the best move."""

    decision: Decision
    better: Move | None
    after: Prospect
    """The chances after the move that was made."""
    instead: Prospect
    """The chances after the better move; equal to `after` if there is no better move."""

    @property
    def loss(self) -> float:
        """How much win chance (0 to 1) the move cost. It is negative if the second and the third search rate the move
        that was made higher than the best move.
        """
        seat = self.decision.seat
        return self.instead.wins[seat] - self.after.wins[seat]

    @property
    def lead_loss(self) -> float:
        """By how many points the move reduced the expected final lead."""
        seat = self.decision.seat
        return self.instead.leads[seat] - self.after.leads[seat]

    @property
    def doubt(self) -> float:
        """The standard error of `loss`."""
        return 0.0 if self.better is None else hypot(self.after.doubt, self.instead.doubt)

    @property
    def is_certain(self) -> bool:
        """Whether it is statistically certain that the move cost win chance."""
        return self.better is not None and self.loss > CERTAIN_FACTOR * self.doubt and self.lead_loss > 0


def judge(decision: Decision, iterations: int, seed: int, stop: Callable[[], bool] = lambda: False) -> Judgement:
    """Judge a decision by three searches with this many iterations each. Equal seeds give equal judgements."""
    sight, played = decision.sight, decision.move
    budget = Budget(iterations)
    best = consider(sight, budget, SEARCHES * seed, stop=stop)[0].move
    after = estimate_prospect(sight, played, budget, SEARCHES * seed + 1, FULL_PLAYOUTS, stop)
    if played == best or sight.equivalence_key(played) == sight.equivalence_key(best):
        return Judgement(decision, None, after, after)
    return Judgement(
        decision, best, after, estimate_prospect(sight, best, budget, SEARCHES * seed + 2, FULL_PLAYOUTS, stop)
    )
