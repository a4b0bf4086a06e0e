"""Analysing a whole game: every decision is judged, and those that seem to have mattered most are judged a second
time.

Among a hundred judgements a few are wrong by chance, and those would have the largest losses. So the dozen decisions
with the largest losses are judged again with more iterations and with other random samples of the hidden cards. The
second judgement replaces the first.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor, as_completed
from dataclasses import dataclass
from typing import Any

from durbar.analysis import ITERATIONS, MAX_ITERATIONS
from durbar.analysis.judging import Judgement, judge
from durbar.analysis.report import describe_judgement, smooth_line
from durbar.games.datafile import short_repr
from durbar.games.errors import DurbarError
from durbar.tables.decisions import Decision, FinishedGame

FORMAT = 1
"""The version of the format of an analysis."""
MAX_TURNING_POINTS = 5
"""The most turning points that an analysis names."""
MAX_REJUDGED = 12
"""The most decisions that are judged a second time."""
REJUDGE_FACTOR = 4
"""The second judgement of a decision runs this many times as many iterations as the first."""

Progress = Callable[[int, int], None]
"""A callback that gets the amount of work done so far and the total amount of work."""


class Stopped(DurbarError):
    """Raised when the analysis is stopped."""


@dataclass(frozen=True)
class Plan:
    """The parameters of an analysis. All of them except ``threads`` affect the result."""

    iterations: int = ITERATIONS
    seed: int = 0
    threads: int = 1

    def __post_init__(self) -> None:
        if not 1 <= self.iterations <= MAX_ITERATIONS:
            raise DurbarError("analysis.iterations", most=MAX_ITERATIONS, asked=short_repr(self.iterations))


def analyse(
    record: dict[str, Any],
    plan: Plan = Plan(),  # noqa: B008  # immutable
    progress: Progress = lambda done, total: None,
    stop: Callable[[], bool] = lambda: False,
) -> dict[str, Any]:
    """Return the analysis of a finished game, ready for JSON.

    Its sentences are stored as message ids with arguments, so that they can be translated. Raise `RecordError` if the
    game is not over, and `Stopped` if `stop` returns true.
    """
    game = FinishedGame(record)
    unforced = [decision for decision in game.decisions() if not decision.forced]
    judges = _Judges(plan, stop, progress, len(unforced) + REJUDGE_FACTOR * min(MAX_REJUDGED, len(unforced)))
    # The first and the second judgements use different seeds: 2 * plan.seed and 2 * plan.seed + 1.
    judgements = judges.judge(unforced, plan.iterations, 2 * plan.seed, weight=1)
    costliest = _costliest_first(judgements)[:MAX_REJUDGED]
    second_judgements = judges.judge(
        [judgement.decision for judgement in costliest],
        REJUDGE_FACTOR * plan.iterations,
        2 * plan.seed + 1,
        weight=REJUDGE_FACTOR,
    )
    revised = {judgement.decision.number: judgement for judgement in second_judgements}
    judgements = [revised.get(judgement.decision.number, judgement) for judgement in judgements]
    decisions = [describe_judgement(judgement) for judgement in judgements]
    chances = [(decision["number"], decision["win"]) for decision in decisions]
    return {
        "analysis": FORMAT,
        "rules": game.setting.version,
        "iterations": plan.iterations,
        "seed": plan.seed,
        "players": game.setting.players,
        "moves": game.moves,
        "decisions": decisions,
        "line": smooth_line(chances, game.outcome, game.moves, game.setting.players),
        "turning_points": [judgement.decision.number for judgement in _turning_points(second_judgements)],
    }


def _costliest_first(judgements: Sequence[Judgement]) -> list[Judgement]:
    """Return the judgements sorted by loss, the largest first."""
    return sorted(judgements, key=lambda judged: (-judged.loss, -judged.lead_loss, judged.decision.number))


def _turning_points(judgements: Sequence[Judgement]) -> list[Judgement]:
    """Return at most `MAX_TURNING_POINTS` judgements: those with the largest losses that are statistically certain."""
    return _costliest_first([judgement for judgement in judgements if judgement.is_certain])[:MAX_TURNING_POINTS]


class _Judges:
    """Judges decisions in several threads and reports the progress. ``total`` is the amount of work; the unit is the
    first judgement of one decision.
    """

    def __init__(self, plan: Plan, stop: Callable[[], bool], progress: Progress, total: int) -> None:
        self.plan, self.stop, self.progress = plan, stop, progress
        self.done, self.total = 0, total
        progress(0, total)

    def judge(self, decisions: Sequence[Decision], iterations: int, seed: int, weight: int) -> list[Judgement]:
        """Return the judgements of some decisions. Each judgement adds `weight` to the amount of work done."""
        if self.plan.threads == 1:
            judgements = []
            for decision in decisions:
                judgements.append(self._judge_one(decision, iterations, seed))
                self._advance(weight)
            return judgements
        with ThreadPoolExecutor(self.plan.threads) as pool:
            jobs = [pool.submit(self._judge_one, decision, iterations, seed) for decision in decisions]
            try:
                for job in as_completed(jobs):
                    job.result()
                    self._advance(weight)
            except BaseException:
                pool.shutdown(wait=False, cancel_futures=True)
                raise
            return [job.result() for job in jobs]

    def _judge_one(self, decision: Decision, iterations: int, seed: int) -> Judgement:
        """Return the judgement of a decision; raise `Stopped` if the analysis is stopped."""
        if self.stop():
            raise Stopped("analysis.stopped")
        judgement = judge(decision, iterations, seed, self.stop)
        if self.stop():  # the searches may have ended early, so the judgement is not valid
            raise Stopped("analysis.stopped")
        return judgement

    def _advance(self, weight: int) -> None:
        """Add `weight` to the amount of work done, and report the progress."""
        self.done += weight
        self.progress(self.done, self.total)
