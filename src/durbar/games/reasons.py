"""Reasons for and against a move that apply to every game: the points in the preview, and that there is no other move.

A game adds its own reasons, each with a weight.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from durbar.games.message import Message

if TYPE_CHECKING:
    from durbar.games.sight import Preview

Weighed = tuple[float, Message]
"""A weight in points, and the message of a reason."""


def forced() -> Message:
    """Return the reason that there is no other move."""
    return Message("hint.forced")


def points_brought(preview: Preview) -> list[Weighed]:
    """Return the reason that a move gains points: its certain points, or the range of its act."""
    if preview.low != preview.high:
        return [(preview.high, Message("hint.points-between", {"low": preview.low, "high": preview.high}))]
    if preview.high:
        return [(abs(preview.high), Message("hint.points", {"points": preview.high}))]
    return []


def fewer_points(preview: Preview, better: Preview) -> list[Weighed]:
    """Return the reason that the better move, or the act it begins, can gain more points."""
    if preview.high >= better.high:
        return []
    fewer = Message("against.fewer-points", {"points": preview.high, "more": better.high})
    return [(better.high - preview.high, fewer)]


def preview_reasons(preview: Preview) -> list[Message]:
    """Return the reasons that follow from a preview, for games that define no reasons."""
    drawn = [(0.5, Message("hint.draw"))] if preview.drawn else []
    return weightiest([*points_brought(preview), *drawn])


def weightiest(reasons: Iterable[Weighed]) -> list[Message]:
    """Return the messages sorted by weight, the largest first; reasons of equal weight keep their order."""
    return [message for _, message in sorted(reasons, key=lambda weighed: -weighed[0])]
