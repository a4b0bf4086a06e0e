"""The log of a table: everything that happened there, in order. No entry is ever changed or removed."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Literal

from durbar.games.moves import Move

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
    """An entry of the log. ``version`` is its number, from 1; ``at`` is in seconds since the epoch."""

    kind: Kind
    body: Mapping[str, Any]
    version: int = 0
    at: float = 0.0
    key: str | None = field(default=None, compare=False)
    """The caller's key for the action, so that a repeated request has no second effect."""
    move: Move | None = field(default=None, compare=False)
    """The move of an entry that was just made, parsed and checked. It is not stored: the body has its text."""

    @property
    def public(self) -> dict[str, Any]:
        """The parts that everybody at the table may read, listed by name so that no other part gets out."""
        return {name: self.body[name] for name in _PUBLIC[self.kind] if name in self.body}
