"""Analysing a whole game: every decision is judged, and those that seem to have mattered most are judged again.

Among a hundred judgements a few are wrong by chance, and those would stand out. So the dozen that stand out most are
judged again with more iterations and other worlds, and the second judgement replaces the first.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor, as_completed
from dataclasses import dataclass
from typing import Any

from durbar.analysis import ITERATIONS, MOST_ITERATIONS
from durbar.analysis.judging import Judgement, judge
from durbar.analysis.report import describe_judgement, smooth_line
from durbar.games.datafile import shown
from durbar.games.errors import DurbarError
from durbar.tables.decisions import Decision, FinishedGame

FORMAT = 1
"""The version of the format of an analysis."""
TURNING_POINTS = 5
REJUDGED = 12
REJUDGE_FACTOR = 4
"""The second judgement runs this many times the iterations of the first."""

Progress = Callable[[int, int], None]
"""A callback that gets the amount of work done and the total."""


class Stopped(DurbarError):
    """Raised when the analysis is stopped."""


@dataclass(frozen=True)
class Plan:
    """The parameters of an analysis. They decide the result, except for ``threads``."""

    iterations: int = ITERATIONS
    seed: int = 0
    threads: int = 1

    def __post_init__(self) -> None:
        if not 1 <= self.iterations <= MOST_ITERATIONS:
            raise DurbarError("analysis.iterations", most=MOST_ITERATIONS, asked=shown(self.iterations))


def analyse(
    record: dict[str, Any],
    plan: Plan = Plan(),  # noqa: B008  # frozen
    progress: Progress = lambda done, whole: None,
    stop: Callable[[], bool] = lambda: False,
) -> dict[str, Any]:
    """Return the analysis of a finished game, ready for JSON.

    Sentences are messages in it, so that they can be translated. Raise `RecordError` if the game is not over, and
    `Stopped` if `stop` returns true.
    """
    game = FinishedGame(record)
    free = [decision for decision in game.decisions() if not decision.forced]
    work = _Work(plan, stop, progress, len(free) + REJUDGE_FACTOR * min(REJUDGED, len(free)))
    judged = work.judge(free, plan.iterations, 2 * plan.seed, 1)
    suspects = sorted(judged, key=lambda one: (-one.loss, -one.lead_loss, one.decision.number))[:REJUDGED]
    again = work.judge(
        [one.decision for one in suspects], REJUDGE_FACTOR * plan.iterations, 2 * plan.seed + 1, REJUDGE_FACTOR
    )
    better_known = {one.decision.number: one for one in again}
    judged = [better_known.get(one.decision.number, one) for one in judged]
    decisions = [describe_judgement(one) for one in judged]
    raw = [(one["number"], one["win"]) for one in decisions]
    return {
        "analysis": FORMAT,
        "rules": game.setting.rulebook.rules.version,
        "iterations": plan.iterations,
        "seed": plan.seed,
        "players": game.setting.players,
        "moves": game.moves,
        "decisions": decisions,
        "line": smooth_line(raw, game.outcome, game.moves, game.setting.players),
        "turning_points": [one.decision.number for one in _turning_points(again)],
    }


def _turning_points(judged: Sequence[Judgement]) -> list[Judgement]:
    """Return the decisions that certainly cost most: at most `TURNING_POINTS`."""
    sure = [one for one in judged if one.sure]
    return sorted(sure, key=lambda one: (-one.loss, -one.lead_loss, one.decision.number))[:TURNING_POINTS]


class _Work:
    """Judges decisions in several threads and reports its progress."""

    def __init__(self, plan: Plan, stop: Callable[[], bool], progress: Progress, whole: int) -> None:
        self.plan, self.stop, self.progress = plan, stop, progress
        self.done, self.whole = 0, whole
        progress(0, whole)

    def judge(self, decisions: Sequence[Decision], iterations: int, seed: int, weight: int) -> list[Judgement]:
        """Judge some decisions; each adds `weight` to the progress."""
        if self.plan.threads == 1:
            found = []
            for decision in decisions:
                found.append(self._one(decision, iterations, seed))
                self._step(weight)
            return found
        with ThreadPoolExecutor(self.plan.threads) as pool:
            jobs = [pool.submit(self._one, decision, iterations, seed) for decision in decisions]
            try:
                for job in as_completed(jobs):
                    job.result()
                    self._step(weight)
            except BaseException:
                pool.shutdown(wait=False, cancel_futures=True)
                raise
            return [job.result() for job in jobs]

    def _one(self, decision: Decision, iterations: int, seed: int) -> Judgement:
        if self.stop():
            raise Stopped("analysis.stopped")
        found = judge(decision, iterations, seed, self.stop)
        if self.stop():  # a search that was cut short is no judgement
            raise Stopped("analysis.stopped")
        return found

    def _step(self, weight: int) -> None:
        self.done += weight
        self.progress(self.done, self.whole)
