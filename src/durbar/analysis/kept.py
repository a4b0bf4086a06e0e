"""An analysis that lies in a record. It may come from anybody, so only its figures are believed, and those are checked.

Who decided what, in which words, and what spoke for something better is found out anew from the game itself, as is the
line of the chances. So whatever stands in a file, a page that shows it has nothing to stumble over.
"""

from __future__ import annotations

from math import isfinite
from reprlib import repr  # never long, and never deep
from typing import Any

from durbar.analysis import MOST_ITERATIONS
from durbar.analysis.analysing import FORM, TURNING_POINTS
from durbar.analysis.telling import Figures, smoothed, told
from durbar.games.errors import DurbarError, RecordError
from durbar.games.moves import Move
from durbar.tables.decisions import Decision, FinishedGame

MOST_SEED = 2**63 - 1
MOST_POINTS = 10_000.0
"""No lead is larger than this."""
ROUNDED = 0.002
"""By how much figures may differ that were rounded each for itself."""
ROUNDED_POINTS = 0.2


def analysis_in(record: dict[str, Any]) -> dict[str, Any] | None:
    """The analysis that a record brings; None if there is none, or one of another form. `RecordError` if it is none."""
    part = record.get("analysis")
    if part is None:
        return None
    if not isinstance(part, dict) or not _whole(part.get("analysis"), 1, MOST_SEED):
        raise _wrong("it has no form number")
    if part["analysis"] != FORM:
        return None
    return _read(part, FinishedGame(record))


def _wrong(why: str) -> RecordError:
    return RecordError(f"the analysis in this record is not as it should be: {why}")


def _read(part: dict[str, Any], game: FinishedGame) -> dict[str, Any]:
    setting = game.setting
    about = {"rules": setting.rulebook.version, "players": setting.players, "moves": game.moves}
    for name, value in about.items():
        if not _whole(part.get(name), value, value):
            raise _wrong(f"{name!r} is {repr(part.get(name))} where the game has {value}")
    for name, least, most in (("iterations", 1, MOST_ITERATIONS), ("seed", 0, MOST_SEED)):
        if not _whole(part.get(name), least, most):
            raise _wrong(f"{name!r} is {repr(part.get(name))}")
    free = [decision for decision in game.decisions() if not decision.forced]
    given = part.get("decisions")
    if not isinstance(given, list) or len(given) != len(free):
        raise _wrong(f"the game has {len(free)} decisions, and it does not tell of just these")
    decisions = [_decision(one, decision) for one, decision in zip(given, free, strict=True)]
    raw = [(one["number"], one["win"]) for one in decisions]
    return {
        "analysis": FORM,
        "iterations": part["iterations"],
        "seed": part["seed"],
        **about,
        "decisions": decisions,
        "line": smoothed(raw, game.outcome, game.moves, setting.players),
        "turning_points": _turning_points(part.get("turning_points"), decisions),
    }


def _decision(one: Any, decision: Decision) -> dict[str, Any]:
    """A decision as it is told: figures out of the record, everything else out of the game."""
    where = f"decision {decision.number}"
    if not isinstance(one, dict) or not _whole(one.get("number"), decision.number, decision.number):
        raise _wrong(f"where {where} should be told there is something else")
    if one.get("move") != decision.move.text or not _whole(one.get("seat"), decision.seat, decision.seat):
        raise _wrong(f"{where} was another one in this game")
    seat, players = decision.seat, decision.sight.setting.players
    win, lead = _chances(one, players, where), _number(one, "lead", -MOST_POINTS, MOST_POINTS, where)
    loss, doubt = _number(one, "loss", 0, 1, where), _number(one, "doubt", 0, 1, where)
    lead_loss = _number(one, "lead_loss", -MOST_POINTS, MOST_POINTS, where)
    better = one.get("better")
    if better is None:
        if loss or lead_loss:
            raise _wrong(f"{where} cost something, and nothing was better")
        return told(decision, Figures(win, lead, 0.0, 0.0, doubt), None)
    if not isinstance(better, dict):
        raise _wrong(f"what was better than {where} is not told")
    instead, then = (
        _chances(better, players, where),
        _number(better, "lead", -MOST_POINTS, MOST_POINTS, where),
    )
    if abs(instead[seat] - win[seat] - loss) > ROUNDED or abs(then - lead - lead_loss) > ROUNDED_POINTS:
        raise _wrong(f"the figures of {where} do not agree with one another")
    return told(decision, Figures(win, lead, loss, lead_loss, doubt), (_move(better, decision, where), instead, then))


def _move(better: dict[str, Any], decision: Decision, where: str) -> Move:
    text = better.get("move")
    try:
        move = decision.sight.parse(text) if isinstance(text, str) else None
    except DurbarError:
        move = None
    if move is None or move not in decision.sight.legal_moves or move == decision.move:
        raise _wrong(f"{repr(text)} could not have been made instead of {where}")
    return move


def _turning_points(given: Any, decisions: list[dict[str, Any]]) -> list[int]:
    cost = {one["number"]: one["loss"] for one in decisions if one["better"] is not None}
    if (
        not isinstance(given, list)
        or len(given) > TURNING_POINTS
        or not all(_whole(number, 0, MOST_SEED) and number in cost for number in given)
        or len(set(given)) < len(given)
        or sorted(given, key=lambda number: -cost[number]) != given
    ):
        raise _wrong("what mattered most is not among the decisions that cost something, the worst first")
    return given


# -- figures ----------------------------------------------------------------------------------------------------------
def _whole(value: Any, least: int, most: int) -> bool:
    return isinstance(value, int) and not isinstance(value, bool) and least <= value <= most


def _number(part: dict[str, Any], name: str, least: float, most: float, where: str) -> float:
    value = part.get(name)
    if isinstance(value, bool) or not isinstance(value, int | float) or not least <= value <= most:
        raise _wrong(f"{name!r} of {where} is {repr(value)}")
    return float(value)


def _chances(part: dict[str, Any], players: int, where: str) -> list[float]:
    """Every seat's chance to win; together they are 1."""
    given = part.get("win")
    if not isinstance(given, list) or len(given) != players:
        raise _wrong(f"the chances of {where} are not those of {players} players")
    made = [_number({"win": one}, "win", 0, 1, where) for one in given]
    if not isfinite(sum(made)) or abs(sum(made) - 1) > ROUNDED:
        raise _wrong(f"the chances of {where} are not 1 together")
    return made
