"""The log of a gathering: everything that happened at a table, in order. Nothing in it is ever changed or removed."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Literal

Kind = Literal[
    "opened",  # the table: what is played, who is asked to sit where
    "sat",  # a person sat down
    "freed",  # a person's seat was given up, by them or by the host
    "bot",  # a bot sits there from now on
    "reissued",  # the host made a new link for a seat; the old ones open nothing any more
    "started",  # the deal
    "moved",
    "asked",  # somebody asks to take a move back
    "agreed",
    "refused",
    "back",  # moves were taken back
    "said",  # chat
    "voted",  # that a bot should play for somebody who is away
    "stood-in",  # a bot plays for somebody who is away
    "returned",  # and hands the seat back
    "branched",  # an analysis goes on from another move
]

CHANGES_THE_GAME = frozenset({"opened", "started", "moved", "back", "branched"})
"""After one of these a move that answers an earlier version comes too late. Chat never gets in a move's way."""

_PUBLIC: Mapping[str, tuple[str, ...]] = {
    "opened": (),
    "sat": ("seat", "name", "stone", "figure"),
    "freed": ("seat", "why", "name"),
    "bot": ("seat", "level", "name"),
    "reissued": ("seat", "name"),
    "started": ("hash",),
    "moved": ("seat", "move", "by"),
    "asked": ("seat", "number"),
    "agreed": ("seat",),
    "refused": ("seat",),
    "back": ("seat", "number", "why"),
    "said": ("seat", "text"),
    "voted": ("by", "absent"),
    "stood-in": ("seat", "level", "why"),
    "returned": ("seat",),
    "branched": ("number", "main"),
}


@dataclass(frozen=True)
class Entry:
    """One thing that happened. ``version`` is its number in the log, from 1; ``at`` is in seconds since the epoch."""

    kind: Kind
    body: Mapping[str, Any]
    version: int = 0
    at: float = 0.0
    key: str | None = field(default=None, compare=False)
    """What the one who did it called it, so that doing it twice is doing it once."""

    @property
    def public(self) -> dict[str, Any]:
        """What everybody at the table may read of it: named one by one, so that nothing slips in."""
        return {name: self.body[name] for name in _PUBLIC[self.kind] if name in self.body}
