"""The events of a move, which the kernel encodes as numbers."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import takewhile

from durbar.games.kernel.state import DRAWN, SCORED

Event = tuple[int, int, int, int, int]
"""An event: its kind, its seat, its subject, an amount, and the mask of the seats that may know the subject. The game
defines what the subject and the amount of each kind are.
"""
Events = Sequence[Event]
"""The events of a move, in order."""


def before_draws(events: Iterable[Event]) -> list[Event]:
    """Return the events before the first random draw."""
    return list(takewhile(lambda event: event[0] != DRAWN, events))


def draws_in(events: Iterable[Event]) -> list[Event]:
    """Return those events that are random draws."""
    return [event for event in events if event[0] == DRAWN]


def points_of(events: Iterable[Event], seat: int) -> int:
    """Return the points that a seat scores in some events."""
    return sum(amount for kind, scorer, _, amount, _ in events if kind == SCORED and scorer == seat)
