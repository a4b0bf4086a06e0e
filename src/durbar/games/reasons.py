"""Reasons for and against a move that every game can give: the points in the preview, and that there is no other move.

A game that knows more adds its own reasons with their weights.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from durbar.games.message import Message

if TYPE_CHECKING:
    from durbar.games.sight import Preview

Weighed = tuple[float, Message]
"""A reason and its weight, in points."""


def forced() -> Message:
    """Return the reason that there is no other move."""
    return Message("hint.forced")


def points_brought(preview: Preview) -> list[Weighed]:
    """Return the points that a move certainly brings, or that the act it begins can bring."""
    if preview.low != preview.high:
        return [(preview.high, Message("hint.points-between", {"low": preview.low, "high": preview.high}))]
    if preview.high:
        return [(abs(preview.high), Message("hint.points", {"points": preview.high}))]
    return []


def fewer_points(preview: Preview, better: Preview) -> list[Weighed]:
    """Return the reason that another move, or the act it begins, can bring more points."""
    if preview.high >= better.high:
        return []
    fewer = Message("against.fewer-points", {"points": preview.high, "more": better.high})
    return [(better.high - preview.high, fewer)]


def preview_reasons(preview: Preview) -> list[Message]:
    """Return the reasons in a preview, for games without reasons of their own."""
    drawn = [(0.5, Message("hint.draw"))] if preview.drawn else []
    return weightiest([*points_brought(preview), *drawn])


def weightiest(reasons: Iterable[Weighed]) -> list[Message]:
    """Return the messages, the weightiest first; equal weights keep their order."""
    return [message for _, message in sorted(reasons, key=lambda one: -one[0])]
