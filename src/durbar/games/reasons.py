"""What speaks for a move, as far as every game can tell it: what the preview brings, and that there is no other; and
what speaks against one.

A game that knows more about its moves weighs its own reasons and puts the weightiest first.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from durbar.games.message import Message

if TYPE_CHECKING:
    from durbar.games.sight import Preview

Weighed = tuple[float, Message]
"""A reason and its weight: about so many points."""


def forced() -> Message:
    """There is no other move."""
    return Message("hint.forced")


def points_brought(preview: Preview) -> list[Weighed]:
    """Return the points that a move is certain to bring, or that the act it begins can bring."""
    if preview.low != preview.high:
        return [(preview.high, Message("hint.points-between", {"low": preview.low, "high": preview.high}))]
    if preview.high:
        return [(abs(preview.high), Message("hint.points", {"points": preview.high}))]
    return []


def fewer_points(preview: Preview, better: Preview) -> list[Weighed]:
    """That another move, or the act it begins, can bring more points."""
    if preview.high >= better.high:
        return []
    fewer = Message("against.fewer-points", {"points": preview.high, "more": better.high})
    return [(better.high - preview.high, fewer)]


def what_it_brings(preview: Preview) -> list[Message]:
    """Return what a preview says of a move, for games that have nothing to add."""
    drawn = [(0.5, Message("hint.draw"))] if preview.drawn else []
    return weightiest([*points_brought(preview), *drawn])


def weightiest(reasons: Iterable[Weighed]) -> list[Message]:
    """Return the weightiest reason first; equals stay in their order."""
    return [message for _, message in sorted(reasons, key=lambda one: -one[0])]
