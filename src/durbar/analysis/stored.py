"""Reading the analysis in a record.

A record is untrusted input, so only the figures of its analysis are used, after a check. Everything else (the seats,
the sentences, the reasons and the line of the chances) is computed again from the game. So no record can contain text
that breaks the page on which its analysis is shown.
"""

from __future__ import annotations

from math import isfinite
from reprlib import repr  # unlike the built-in `repr`, it limits the length and the depth of the text
from typing import Any

from durbar.analysis import MAX_ITERATIONS
from durbar.analysis.analysing import FORMAT, MAX_TURNING_POINTS
from durbar.analysis.report import Figures, describe_decision, smooth_line
from durbar.games.errors import DurbarError, RecordError
from durbar.games.message import Message
from durbar.games.moves import Move
from durbar.tables.decisions import Decision, FinishedGame

MAX_INTEGER = 2**63 - 1
"""The largest valid seed in an analysis, and the limit of all other integers without a limit of their own."""
MAX_LEAD = 10_000.0
"""No lead is larger than this many points."""
CHANCE_TOLERANCE = 0.002
"""The largest allowed difference between two sums of win chances that should be equal; rounding causes it."""
LEAD_TOLERANCE = 0.2
"""The largest allowed difference, in points, between two sums of leads that should be equal; rounding causes it."""


def read_analysis(record: dict[str, Any]) -> dict[str, Any] | None:
    """Return the analysis in a record. Return None if there is no analysis, or if it has another version of the
    format. Raise `RecordError` if the analysis is invalid.
    """
    part = record.get("analysis")
    if part is None:
        return None
    if not isinstance(part, dict) or not _is_integer(part.get("analysis"), 1, MAX_INTEGER):
        raise _invalid(Message("analysis.no-form"))
    if part["analysis"] != FORMAT:
        return None
    return _checked_analysis(part, FinishedGame(record))


def _invalid(why: Message) -> RecordError:
    """Return the error for an invalid analysis."""
    return RecordError("analysis.wrong", why=why)


def _checked_analysis(part: dict[str, Any], game: FinishedGame) -> dict[str, Any]:
    """Return the analysis with the figures in `part`, the record's entry, after checking them. Everything else is
    computed from the game.
    """
    setting = game.setting
    header = {"rules": setting.version, "players": setting.players, "moves": game.moves}
    for name, value in header.items():
        if not _is_integer(part.get(name), value, value):
            found = repr(part.get(name))
            raise _invalid(Message("analysis.other-game", {"part": name, "found": found, "expected": value}))
    for name, least, most in (("iterations", 1, MAX_ITERATIONS), ("seed", 0, MAX_INTEGER)):
        if not _is_integer(part.get(name), least, most):
            raise _invalid(Message("analysis.wrong-part", {"part": name, "found": repr(part.get(name))}))
    unforced = [decision for decision in game.decisions() if not decision.forced]
    entries = part.get("decisions")
    if not isinstance(entries, list) or len(entries) != len(unforced):
        raise _invalid(Message("analysis.decisions", {"count": len(unforced)}))
    decisions = [_read_decision(entry, decision) for entry, decision in zip(entries, unforced, strict=True)]
    chances = [(decision["number"], decision["win"]) for decision in decisions]
    return {
        "analysis": FORMAT,
        "iterations": part["iterations"],
        "seed": part["seed"],
        **header,
        "decisions": decisions,
        "line": smooth_line(chances, game.outcome, game.moves, setting.players),
        "turning_points": _turning_points(part.get("turning_points"), decisions),
    }


def _read_decision(entry: Any, decision: Decision) -> dict[str, Any]:
    """Return a decision as JSON. The figures are those of the record's entry, after a check; everything else is
    computed.
    """
    number = decision.number
    if not isinstance(entry, dict) or not _is_integer(entry.get("number"), decision.number, decision.number):
        raise _invalid(Message("analysis.no-decision", {"number": number}))
    if entry.get("move") != decision.move.text or not _is_integer(entry.get("seat"), decision.seat, decision.seat):
        raise _invalid(Message("analysis.other-decision", {"number": number}))
    seat, players = decision.seat, decision.sight.setting.players
    win, lead = _chances(entry, players, number), _figure(entry, "lead", -MAX_LEAD, MAX_LEAD, number)
    loss, doubt = _figure(entry, "loss", 0, 1, number), _figure(entry, "doubt", 0, 1, number)
    lead_loss = _figure(entry, "lead_loss", -MAX_LEAD, MAX_LEAD, number)
    better = entry.get("better")
    if better is None:
        if loss or lead_loss:
            raise _invalid(Message("analysis.cost-of-nothing", {"number": number}))
        return describe_decision(decision, Figures(win, lead, 0.0, 0.0, doubt), None)
    if not isinstance(better, dict):
        raise _invalid(Message("analysis.no-better", {"number": number}))
    better_win, better_lead = (
        _chances(better, players, number),
        _figure(better, "lead", -MAX_LEAD, MAX_LEAD, number),
    )
    wrong_loss = abs(better_win[seat] - win[seat] - loss) > CHANCE_TOLERANCE
    if wrong_loss or abs(better_lead - lead - lead_loss) > LEAD_TOLERANCE:
        raise _invalid(Message("analysis.figures", {"number": number}))
    return describe_decision(
        decision,
        Figures(win, lead, loss, lead_loss, doubt),
        (_better_move(better, decision, number), better_win, better_lead),
    )


def _better_move(entry: dict[str, Any], decision: Decision, number: int) -> Move:
    """Return the better move in a record's entry; raise `RecordError` if it is illegal or is the move that was made."""
    text = entry.get("move")
    try:
        move = decision.sight.parse(text) if isinstance(text, str) else None
    except DurbarError:
        move = None
    if move is None or move not in decision.sight.legal_moves or move == decision.move:
        raise _invalid(Message("analysis.impossible", {"move": repr(text), "number": number}))
    return move


def _turning_points(numbers: Any, decisions: list[dict[str, Any]]) -> list[int]:
    """Return the turning points in a record; raise `RecordError` unless they are sorted by loss."""
    losses = {decision["number"]: decision["loss"] for decision in decisions if decision["better"] is not None}
    if (
        not isinstance(numbers, list)
        or len(numbers) > MAX_TURNING_POINTS
        or not all(_is_integer(number, 0, MAX_INTEGER) and number in losses for number in numbers)
        or len(set(numbers)) < len(numbers)
        or sorted(numbers, key=lambda number: -losses[number]) != numbers
    ):
        raise _invalid(Message("analysis.turning-points"))
    return numbers


# -- figures ----------------------------------------------------------------------------------------------------------
def _is_integer(value: Any, least: int, most: int) -> bool:
    """Return whether a value is an integer within bounds."""
    return isinstance(value, int) and not isinstance(value, bool) and least <= value <= most


def _figure(part: dict[str, Any], name: str, least: float, most: float, number: int) -> float:
    """Return the figure with this name; raise `RecordError`, with the decision's number, if it is out of bounds."""
    value = part.get(name)
    if isinstance(value, bool) or not isinstance(value, int | float) or not least <= value <= most:
        raise _invalid(Message("analysis.wrong-figure", {"part": name, "number": number, "found": repr(value)}))
    return float(value)


def _chances(part: dict[str, Any], players: int, number: int) -> list[float]:
    """Return every seat's chance to win; raise `RecordError` unless they add up to 1."""
    values = part.get("win")
    if not isinstance(values, list) or len(values) != players:
        raise _invalid(Message("analysis.number-of-chances", {"number": number, "players": players}))
    chances = [_figure({"win": chance}, "win", 0, 1, number) for chance in values]
    if not isfinite(sum(chances)) or abs(sum(chances) - 1) > CHANCE_TOLERANCE:
        raise _invalid(Message("analysis.sum-of-chances", {"number": number}))
    return chances
