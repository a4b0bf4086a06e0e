"""What an analysis tells, ready for JSON: judgements of decisions, and the line of the chances."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from durbar.analysis.judging import Judged
from durbar.bots.hints import reasons_for
from durbar.games.game import Outcome
from durbar.games.moves import Move
from durbar.games.sight import Sight

Chances = tuple[int, Sequence[float]]
"""How many moves had been made, and every seat's chance to win."""
DIGITS = 4
MOST_TOLD = 2
"""Messages about a move: what it is, and the first thing it brings."""


def told(judged: Judged) -> dict[str, Any]:
    """A decision and what is thought of it. A better move is told where there is one, with what speaks for it."""
    decision = judged.decision
    sight, seat = decision.sight, decision.seat
    made: dict[str, Any] = {
        "number": decision.number,
        "seat": seat,
        "chapter": sight.position.chapter,
        "move": decision.move.text,
        "story": _story(sight, decision.move),
        "win": _rounded(judged.after.wins),
        "lead": round(judged.after.leads[seat], 1),
        "loss": 0.0,
        "lead_loss": 0.0,
        "doubt": round(judged.doubt, DIGITS),
        "better": None,
    }
    if judged.better is not None and judged.loss > 0:
        made["loss"] = round(judged.loss, DIGITS)
        made["lead_loss"] = round(judged.lead_loss, 1)
        made["better"] = {
            "move": judged.better.text,
            "story": _story(sight, judged.better),
            "win": _rounded(judged.instead.wins),
            "lead": round(judged.instead.leads[seat], 1),
            "reasons": [message.to_json() for message in reasons_for(sight, judged.better)],
        }
    return made


def _story(sight: Sight, move: Move) -> list[dict[str, Any]]:
    """What a move is, as its player could tell it beforehand."""
    return [message.to_json() for message in sight.preview(move).story[:MOST_TOLD]]


def _rounded(chances: Sequence[float]) -> list[float]:
    return [round(chance, DIGITS) for chance in chances]


def smoothed(raw: Sequence[Chances], outcome: Outcome, moves: int, width: int) -> list[dict[str, Any]]:
    """The chances as a line from the first decision to the end.

    Each decision is judged from another player's sight, and everybody knows more of their own hand than the others do,
    so the raw figures go up and down with who looks. The line is their mean over so many decisions before and after,
    the farther the less. It ends with what really happened.
    """
    line = []
    for at, (number, _) in enumerate(raw):
        near = range(max(0, at - width), min(len(raw), at + width + 1))
        weights = {one: width + 1 - abs(one - at) for one in near}
        whole = sum(weights.values())
        mean = [sum(weights[one] * raw[one][1][seat] for one in near) / whole for seat in range(len(outcome.ranks))]
        line.append({"number": number, "win": _rounded(mean)})
    won = outcome.winners
    end = [1.0 / len(won) if seat in won else 0.0 for seat in range(len(outcome.ranks))]
    return [*line, {"number": moves, "win": _rounded(end)}]
