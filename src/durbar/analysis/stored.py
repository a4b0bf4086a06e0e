"""Reading the analysis in a record.

A record can come from anybody, so only the figures of its analysis are used, and they are checked. Everything else,
such as who decided what, the sentences, the reasons and the line of the chances, is computed again from the game. So no
file can contain anything that breaks the page that shows it.
"""

from __future__ import annotations

from math import isfinite
from reprlib import repr  # limits length and depth
from typing import Any

from durbar.analysis import MOST_ITERATIONS
from durbar.analysis.analysing import FORMAT, TURNING_POINTS
from durbar.analysis.report import Figures, describe_decision, smooth_line
from durbar.games.errors import DurbarError, RecordError
from durbar.games.message import Message
from durbar.games.moves import Move
from durbar.tables.decisions import Decision, FinishedGame

MOST_SEED = 2**63 - 1
MOST_POINTS = 10_000.0
"""No lead is larger than this."""
ROUNDED = 0.002
"""How much figures can differ because each was rounded."""
ROUNDED_POINTS = 0.2


def read_analysis(record: dict[str, Any]) -> dict[str, Any] | None:
    """Return the analysis in a record; None if it has none or one in another format. Raise `RecordError` if it is
    invalid.
    """
    part = record.get("analysis")
    if part is None:
        return None
    if not isinstance(part, dict) or not _is_whole(part.get("analysis"), 1, MOST_SEED):
        raise _invalid(Message("analysis.no-form"))
    if part["analysis"] != FORMAT:
        return None
    return _read(part, FinishedGame(record))


def _invalid(why: Message) -> RecordError:
    return RecordError("analysis.wrong", why=why)


def _read(part: dict[str, Any], game: FinishedGame) -> dict[str, Any]:
    setting = game.setting
    about = {"rules": setting.rulebook.rules.version, "players": setting.players, "moves": game.moves}
    for name, value in about.items():
        if not _is_whole(part.get(name), value, value):
            found = repr(part.get(name))
            raise _invalid(Message("analysis.other-game", {"part": name, "found": found, "expected": value}))
    for name, least, most in (("iterations", 1, MOST_ITERATIONS), ("seed", 0, MOST_SEED)):
        if not _is_whole(part.get(name), least, most):
            raise _invalid(Message("analysis.wrong-part", {"part": name, "found": repr(part.get(name))}))
    free = [decision for decision in game.decisions() if not decision.forced]
    given = part.get("decisions")
    if not isinstance(given, list) or len(given) != len(free):
        raise _invalid(Message("analysis.decisions", {"count": len(free)}))
    decisions = [_decision(one, decision) for one, decision in zip(given, free, strict=True)]
    raw = [(one["number"], one["win"]) for one in decisions]
    return {
        "analysis": FORMAT,
        "iterations": part["iterations"],
        "seed": part["seed"],
        **about,
        "decisions": decisions,
        "line": smooth_line(raw, game.outcome, game.moves, setting.players),
        "turning_points": _turning_points(part.get("turning_points"), decisions),
    }


def _decision(one: Any, decision: Decision) -> dict[str, Any]:
    """Return a decision with the figures of the record and everything else from the game."""
    number = decision.number
    if not isinstance(one, dict) or not _is_whole(one.get("number"), decision.number, decision.number):
        raise _invalid(Message("analysis.no-decision", {"number": number}))
    if one.get("move") != decision.move.text or not _is_whole(one.get("seat"), decision.seat, decision.seat):
        raise _invalid(Message("analysis.other-decision", {"number": number}))
    seat, players = decision.seat, decision.sight.setting.players
    win, lead = _chances(one, players, number), _number(one, "lead", -MOST_POINTS, MOST_POINTS, number)
    loss, doubt = _number(one, "loss", 0, 1, number), _number(one, "doubt", 0, 1, number)
    lead_loss = _number(one, "lead_loss", -MOST_POINTS, MOST_POINTS, number)
    better = one.get("better")
    if better is None:
        if loss or lead_loss:
            raise _invalid(Message("analysis.cost-of-nothing", {"number": number}))
        return describe_decision(decision, Figures(win, lead, 0.0, 0.0, doubt), None)
    if not isinstance(better, dict):
        raise _invalid(Message("analysis.no-better", {"number": number}))
    instead, then = (
        _chances(better, players, number),
        _number(better, "lead", -MOST_POINTS, MOST_POINTS, number),
    )
    if abs(instead[seat] - win[seat] - loss) > ROUNDED or abs(then - lead - lead_loss) > ROUNDED_POINTS:
        raise _invalid(Message("analysis.figures", {"number": number}))
    return describe_decision(
        decision, Figures(win, lead, loss, lead_loss, doubt), (_move(better, decision, number), instead, then)
    )


def _move(better: dict[str, Any], decision: Decision, number: int) -> Move:
    text = better.get("move")
    try:
        move = decision.sight.parse(text) if isinstance(text, str) else None
    except DurbarError:
        move = None
    if move is None or move not in decision.sight.legal_moves or move == decision.move:
        raise _invalid(Message("analysis.impossible", {"move": repr(text), "number": number}))
    return move


def _turning_points(given: Any, decisions: list[dict[str, Any]]) -> list[int]:
    cost = {one["number"]: one["loss"] for one in decisions if one["better"] is not None}
    if (
        not isinstance(given, list)
        or len(given) > TURNING_POINTS
        or not all(_is_whole(number, 0, MOST_SEED) and number in cost for number in given)
        or len(set(given)) < len(given)
        or sorted(given, key=lambda number: -cost[number]) != given
    ):
        raise _invalid(Message("analysis.turning-points"))
    return given


# -- figures ----------------------------------------------------------------------------------------------------------
def _is_whole(value: Any, least: int, most: int) -> bool:
    return isinstance(value, int) and not isinstance(value, bool) and least <= value <= most


def _number(part: dict[str, Any], name: str, least: float, most: float, number: int) -> float:
    value = part.get(name)
    if isinstance(value, bool) or not isinstance(value, int | float) or not least <= value <= most:
        raise _invalid(Message("analysis.wrong-figure", {"part": name, "number": number, "found": repr(value)}))
    return float(value)


def _chances(part: dict[str, Any], players: int, number: int) -> list[float]:
    """Return every seat's chance to win; raise `RecordError` unless they add up to 1."""
    given = part.get("win")
    if not isinstance(given, list) or len(given) != players:
        raise _invalid(Message("analysis.number-of-chances", {"number": number, "players": players}))
    made = [_number({"win": one}, "win", 0, 1, number) for one in given]
    if not isfinite(sum(made)) or abs(sum(made) - 1) > ROUNDED:
        raise _invalid(Message("analysis.sum-of-chances", {"number": number}))
    return made
