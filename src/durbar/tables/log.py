"""The log of a table: everything that happened there, in order. No entry is ever changed or removed."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any, TypeVar

from durbar.games.moves import Move


@dataclass(frozen=True)
class EntryKind:
    """A kind of entry: its public fields, whether it changes the game, and the method that applies it.

    An entry that changes the game makes moves based on earlier versions invalid.
    """

    public: tuple[str, ...]
    changes_game: bool
    apply: Callable[[Any, Entry], None]


KINDS: dict[str, EntryKind] = {}
"""Every kind of entry by its name. The class `Table` registers each kind with the method that applies it."""

MAX_SEATS = 8
"""Seats are numbered from 0 to less than this number, in every game."""


def _is_seat(value: Any) -> bool:
    return type(value) is int and 0 <= value < MAX_SEATS


def _is_text(value: Any) -> bool:
    return type(value) is str


def _is_number(value: Any) -> bool:
    return type(value) is int and 0 <= value < 2**31


_CHECKS: dict[str, Callable[[Any], bool]] = {
    **dict.fromkeys(("seat", "absent"), _is_seat),
    **dict.fromkeys(("text", "hash", "bits", "move", "kind", "name", "stone", "figure", "why", "level"), _is_text),
    "by": lambda value: value is None or _is_text(value) or _is_seat(value),
    "number": _is_number,
    "main": lambda value: type(value) is bool,
    "open_to_watch": lambda value: type(value) is bool,
    "record": lambda value: type(value) is dict,
    "absence": lambda value: type(value) is dict and value.keys() >= {"after", "level"} and _is_text(value["level"]),
}
"""For each field of entries, a function that returns whether a value may be in the field."""

Apply = TypeVar("Apply", bound=Callable[..., None])


def applies(kind: str, *public: str, changes_game: bool = False) -> Callable[[Apply], Apply]:
    """Register a method of `Table` that applies a kind of entry. ``public`` lists the public fields of such entries."""

    def register(method: Apply) -> Apply:
        KINDS[kind] = EntryKind(public, changes_game, method)
        return method

    return register


@dataclass(frozen=True)
class Entry:
    """An entry of the log. ``version`` is its number, from 1; ``at`` is in seconds since the epoch."""

    kind: str
    body: Mapping[str, Any]
    version: int = 0
    at: float = 0.0
    key: str | None = field(default=None, compare=False)
    """The caller's idempotency key. A request with a key that was used before has no effect."""
    move: Move | None = field(default=None, compare=False)
    """The parsed and checked move, if the entry was just made. It is not stored, because the body has its text."""

    @property
    def public(self) -> dict[str, Any]:
        """The fields that everyone at the table may read. They are listed by name, so that no other field leaks."""
        return {name: self.body[name] for name in KINDS[self.kind].public if name in self.body}

    @property
    def is_valid(self) -> bool:
        """Whether the kind is known and every field has a value of its type. A stored entry may be damaged."""
        if self.kind not in KINDS:
            return False
        return all(name not in _CHECKS or _CHECKS[name](value) for name, value in self.body.items())
