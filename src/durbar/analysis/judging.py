"""Judging one decision by what its player could know.

Three questions are asked, each of a search from the player's own sight. Which move is best? How is the game likely to
go on after it? How after the move that was made? The last two are asked anew, with worlds of their own and the same
number of iterations for both moves: had the figures of the first search been used, the best move would look better than
it is, because it was picked for looking good, and a move that was soon given up would be judged by a handful of worlds.

To find the best move a search stops where the game's estimate makes sense, as bots do. To tell chances it plays every
world to the end: what is counted then is victories.
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
"""A loss counts as one where it is more than so many times its own doubt."""
QUESTIONS = 3
"""For each there are worlds of its own."""


@dataclass(frozen=True)
class Judged:
    """What was found out about a decision. ``better`` is the move that the search liked best, where it is another."""

    decision: Decision
    better: Move | None
    after: Prospect
    """After the move that was made."""
    instead: Prospect
    """After the better one; the same where there is none."""

    @property
    def loss(self) -> float:
        """How much of the chance to win the move cost, as far as the search can tell; below 0 it was the better one."""
        seat = self.decision.seat
        return self.instead.wins[seat] - self.after.wins[seat]

    @property
    def lead_loss(self) -> float:
        """How many points of the final lead the move cost."""
        seat = self.decision.seat
        return self.instead.leads[seat] - self.after.leads[seat]

    @property
    def doubt(self) -> float:
        """By how much `loss` may be off: its standard error."""
        return 0.0 if self.better is None else hypot(self.after.doubt, self.instead.doubt)

    @property
    def sure(self) -> bool:
        """Whether the move cost something beyond doubt."""
        return self.better is not None and self.loss > SURE * self.doubt and self.lead_loss > 0


def judge(decision: Decision, iterations: int, seed: int, stop: Callable[[], bool] = lambda: False) -> Judged:
    """Judge a decision with so many iterations for each question; the same seed gives the same judgement."""
    sight, played = decision.sight, decision.move
    budget = Budget(iterations)
    best = consider(sight, budget, QUESTIONS * seed, stop=stop)[0].move
    after = prospect(sight, played, budget, QUESTIONS * seed + 1, TO_THE_END, stop)
    if played == best or sight.amounts_to(played) == sight.amounts_to(best):
        return Judged(decision, None, after, after)
    return Judged(decision, best, after, prospect(sight, best, budget, QUESTIONS * seed + 2, TO_THE_END, stop))
