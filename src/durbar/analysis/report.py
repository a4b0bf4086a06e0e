"""Writing an analysis as JSON: the judged decisions, and the data for a line chart of the chances to win."""

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
"""The number of decimals of a chance to win."""
DEFAULT_MESSAGES = 2
"""How many messages about a move are usually shown: the move, and its first effect that the player could foresee."""


@dataclass(frozen=True)
class Figures:
    """The rounded figures of a decision: every seat's chance to win after it, the player's lead, what the decision cost
    in win chance and in lead, and the standard error of the loss.
    """

    win: Sequence[float]
    lead: float
    loss: float
    lead_loss: float
    doubt: float


BetterMove = tuple[Move, Sequence[float], float]
"""A better move, every seat's chance to win after it, and the player's lead after it."""


def describe_judgement(judgement: Judgement) -> dict[str, Any]:
    """Return a judgement as JSON. If there is a better move, include that move and the reasons for it."""
    seat, after, instead = judgement.decision.seat, judgement.after, judgement.instead
    has_better = judgement.better is not None and judgement.loss > 0
    figures = Figures(
        _round(after.wins),
        round(after.leads[seat], 1),
        round(judgement.loss, DIGITS) if has_better else 0.0,
        round(judgement.lead_loss, 1) if has_better else 0.0,
        round(judgement.doubt, DIGITS),
    )
    if judgement.better is None or not has_better:
        return describe_decision(judgement.decision, figures, None)
    return describe_decision(
        judgement.decision, figures, (judgement.better, _round(instead.wins), round(instead.leads[seat], 1))
    )


def describe_decision(decision: Decision, figures: Figures, better_move: BetterMove | None) -> dict[str, Any]:
    """Return a decision as JSON: its figures, messages about the move that was made, and messages about the better
    move, if there is one.
    """
    sight, better = decision.sight, None
    against: Sequence[Message] = ()
    story = sight.preview(decision.move).story
    shown = DEFAULT_MESSAGES
    if better_move is not None:
        move, win, lead = better_move
        better_story = sight.preview(move).story
        while story[:shown] == better_story[:shown] and shown < max(len(story), len(better_story)):
            shown += 1  # two descriptions that begin alike are shown up to their first difference
        against = reasons_against(sight, decision.move, move)
        better = {
            "move": move.text,
            "story": [message.to_json() for message in better_story[:shown]],
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
    """Return chances rounded to `DIGITS` decimals."""
    return [round(chance, DIGITS) for chance in chances]


def smooth_line(chances: Sequence[Chances], outcome: Outcome, moves: int, width: int) -> list[dict[str, Any]]:
    """Return the points of a smooth line of the chances to win, from the first decision to the end of the game.

    Each decision is judged by what its player could know, and players know more about their own hands. So
    the chances jump from one player's decision to the next. Each point is a weighted mean over the decision and `width`
    decisions before and after it. The last point is the result of the game, after all `moves`.
    """
    line = []
    wins = [win for _, win in chances]
    for centre, (number, _) in enumerate(chances):
        window = range(max(0, centre - width), min(len(chances), centre + width + 1))
        weights = {index: width + 1 - abs(index - centre) for index in window}
        total = sum(weights.values())
        mean = [
            sum(weights[index] * wins[index][seat] for index in window) / total for seat in range(len(outcome.ranks))
        ]
        line.append({"number": number, "win": _round(mean)})
    winners = outcome.winners
    result = [1.0 / len(winners) if seat in winners else 0.0 for seat in range(len(outcome.ranks))]
    return [*line, {"number": moves, "win": _round(result)}]
