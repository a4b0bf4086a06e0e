"""The events of a move as the kernel notes them, before they become messages."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import takewhile

from durbar.games.kernel.state import DRAWN, SCORED

Event = tuple[int, int, int, int, int]
"""Kind, seat, what, amount, and the mask of those who may see ``what``."""
Events = Sequence[Event]


def before_draws(events: Iterable[Event]) -> list[Event]:
    """Return the events up to the first draw."""
    return list(takewhile(lambda event: event[0] != DRAWN, events))


def draws_in(events: Iterable[Event]) -> list[Event]:
    """Return the draws among events."""
    return [event for event in events if event[0] == DRAWN]


def points_of(events: Iterable[Event], seat: int) -> int:
    """Return the points that the events bring a seat."""
    return sum(amount for kind, who, _, amount, _ in events if kind == SCORED and who == seat)
