"""An analysis as JSON: the judged decisions, and the line of the chances."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from durbar.analysis.judging import Judgement
from durbar.bots.hints import reasons_against, reasons_for
from durbar.games.game import Outcome
from durbar.games.message import Message
from durbar.games.moves import Move
from durbar.tables.decisions import Decision

Chances = tuple[int, Sequence[float]]
"""The number of moves made so far, and every seat's chance to win."""
DIGITS = 4
MAX_MESSAGES = 2
"""The most messages about a move: what it is, and the first thing it brings, as its player could know beforehand."""


@dataclass(frozen=True)
class Figures:
    """The figures of a decision, rounded."""

    win: Sequence[float]
    lead: float
    loss: float
    lead_loss: float
    doubt: float


Instead = tuple[Move, Sequence[float], float]
"""A better move, every seat's chance to win after it, and its player's lead."""


def describe_judgement(judged: Judgement) -> dict[str, Any]:
    """Return a judgement as JSON, with the better move and its reasons if there is one."""
    seat, after, instead = judged.decision.seat, judged.after, judged.instead
    better = judged.better is not None and judged.loss > 0
    figures = Figures(
        _round(after.wins),
        round(after.leads[seat], 1),
        round(judged.loss, DIGITS) if better else 0.0,
        round(judged.lead_loss, 1) if better else 0.0,
        round(judged.doubt, DIGITS),
    )
    if judged.better is None or not better:
        return describe_decision(judged.decision, figures, None)
    return describe_decision(
        judged.decision, figures, (judged.better, _round(instead.wins), round(instead.leads[seat], 1))
    )


def describe_decision(decision: Decision, figures: Figures, instead: Instead | None) -> dict[str, Any]:
    """Return a decision as JSON: its figures, and messages about the move and the better move."""
    sight, better = decision.sight, None
    against: Sequence[Message] = ()
    story = sight.preview(decision.move).story
    shown = MAX_MESSAGES
    if instead is not None:
        move, win, lead = instead
        other = sight.preview(move).story
        while story[:shown] == other[:shown] and shown < max(len(story), len(other)):
            shown += 1  # two stories that begin alike are shown until they differ
        against = reasons_against(sight, decision.move, move)
        better = {
            "move": move.text,
            "story": [message.to_json() for message in other[:shown]],
            "win": list(win),
            "lead": lead,
            "reasons": [message.to_json() for message in reasons_for(sight, move)],
        }
    return {
        "number": decision.number,
        "seat": decision.seat,
        "chapter": sight.position.chapter,
        "move": decision.move.text,
        "story": [message.to_json() for message in story[:shown]],
        **{name: list(value) if name == "win" else value for name, value in vars(figures).items()},
        "against": [message.to_json() for message in against],
        "better": better,
    }


def _round(chances: Sequence[float]) -> list[float]:
    return [round(chance, DIGITS) for chance in chances]


def smooth_line(raw: Sequence[Chances], outcome: Outcome, moves: int, width: int) -> list[dict[str, Any]]:
    """Return the chances to win as a line from the first decision to the end.

    Each decision is judged from another player's sight, and players know more about their own hands. So the raw figures
    go up and down with the viewer. The line is a weighted mean over `width` decisions before and after each. It ends
    with the result of the game.
    """
    line = []
    for at, (number, _) in enumerate(raw):
        near = range(max(0, at - width), min(len(raw), at + width + 1))
        weights = {one: width + 1 - abs(one - at) for one in near}
        whole = sum(weights.values())
        mean = [sum(weights[one] * raw[one][1][seat] for one in near) / whole for seat in range(len(outcome.ranks))]
        line.append({"number": number, "win": _round(mean)})
    won = outcome.winners
    end = [1.0 / len(won) if seat in won else 0.0 for seat in range(len(outcome.ranks))]
    return [*line, {"number": moves, "win": _round(end)}]
