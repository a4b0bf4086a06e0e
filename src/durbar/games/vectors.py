"""Small vectors of noughts and ones, of which observations are made."""

from __future__ import annotations


def one_hot(which: int | None, length: int) -> list[int]:
    """A one at a place; none anywhere for None."""
    return [int(which == at) for at in range(length)]


def bits(mask: int, length: int) -> list[int]:
    """The bits of a mask, the lowest first."""
    return [mask >> at & 1 for at in range(length)]
