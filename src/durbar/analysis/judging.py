"""Judging one decision by what its player could know.

Three searches run from the player's sight. The first finds the best move. The second and the third estimate the chances
after the best move and after the move that was made, with new worlds and the same number of iterations for both. The
figures of the first search are not used. They would favour the best move, which was selected for its high value, and a
move that was given up early would be judged by a handful of worlds.

The first search stops at the game's horizon, as bots do. The other two play every world to the end and count wins.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from math import hypot

from durbar.bots.thinking import Budget, Prospect, SearchParams, consider, prospect
from durbar.games.moves import Move
from durbar.tables.decisions import Decision

TO_THE_END = SearchParams(whole=True)
SURE = 2.0
"""A loss is certain if it is more than this many times its standard error."""
QUESTIONS = 3
"""The number of searches for a decision; each has its own seed."""


@dataclass(frozen=True)
class Judgement:
    """The judgement of a decision. ``better`` is the best move if it is another one than the move that was made."""

    decision: Decision
    better: Move | None
    after: Prospect
    """The chances after the move that was made."""
    instead: Prospect
    """The chances after the better move; the same as `after` if there is none."""

    @property
    def loss(self) -> float:
        """How much win chance the move cost; negative if the move was the better one after all."""
        seat = self.decision.seat
        return self.instead.wins[seat] - self.after.wins[seat]

    @property
    def lead_loss(self) -> float:
        """How many points of the final lead the move cost."""
        seat = self.decision.seat
        return self.instead.leads[seat] - self.after.leads[seat]

    @property
    def doubt(self) -> float:
        """The standard error of `loss`."""
        return 0.0 if self.better is None else hypot(self.after.doubt, self.instead.doubt)

    @property
    def sure(self) -> bool:
        """Whether the move certainly cost something."""
        return self.better is not None and self.loss > SURE * self.doubt and self.lead_loss > 0


def judge(decision: Decision, iterations: int, seed: int, stop: Callable[[], bool] = lambda: False) -> Judgement:
    """Judge a decision with this many iterations for each search; the same seed gives the same judgement."""
    sight, played = decision.sight, decision.move
    budget = Budget(iterations)
    best = consider(sight, budget, QUESTIONS * seed, stop=stop)[0].move
    after = prospect(sight, played, budget, QUESTIONS * seed + 1, TO_THE_END, stop)
    if played == best or sight.equivalence_key(played) == sight.equivalence_key(best):
        return Judgement(decision, None, after, after)
    return Judgement(decision, best, after, prospect(sight, best, budget, QUESTIONS * seed + 2, TO_THE_END, stop))
