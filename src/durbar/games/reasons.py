"""Reasons for and against a move that apply to every game: it gains points, or it is the only legal move.

A game adds its own reasons, each with a weight.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from durbar.games.message import Message

if TYPE_CHECKING:
    from durbar.games.sight import Preview

Weighed = tuple[float, Message]
"""A reason: its weight in points, and its message."""


def forced_move_reason() -> Message:
    """Return the reason that a move is the only legal one."""
    return Message("hint.forced")


def reasons_of_points(preview: Preview) -> list[Weighed]:
    """Return the reason that a move gains points, if it does. If the points depend on further decisions of the turn,
    the reason names the least and the most points that are possible.
    """
    if preview.low != preview.high:
        return [(preview.high, Message("hint.points-between", {"low": preview.low, "high": preview.high}))]
    if preview.high:
        return [(abs(preview.high), Message("hint.points", {"points": preview.high}))]
    return []


def fewer_points(preview: Preview, better: Preview) -> list[Weighed]:
    """Return the reason that a better move, with the decisions that follow it, can gain more points. The list is empty
    if it cannot.
    """
    if preview.high >= better.high:
        return []
    fewer = Message("against.fewer-points", {"points": preview.high, "more": better.high})
    return [(better.high - preview.high, fewer)]


def preview_reasons(preview: Preview) -> list[Message]:
    """Return the reasons that follow from a preview, for games that define no reasons."""
    drawn = [(0.5, Message("hint.draw"))] if preview.drawn else []
    return weightiest([*reasons_of_points(preview), *drawn])


def weightiest(reasons: Iterable[Weighed]) -> list[Message]:
    """Return the messages of reasons, sorted by weight, the largest first. Reasons of equal weight keep their order."""
    by_weight = sorted(reasons, key=lambda weighed: weighed[0], reverse=True)
    return [message for _, message in by_weight]
