"""The parts of observations: named pieces, and vectors of zeros and ones."""

from __future__ import annotations

from typing import NamedTuple


class Piece(NamedTuple):
    """One named piece of an observation."""

    name: str
    shape: tuple[int, ...]
    low: int
    high: int
    what: str


def one_hot(which: int | None, length: int) -> list[int]:
    """Return a vector with a one at an index, or only zeros for None."""
    return [int(which == at) for at in range(length)]


def bits(mask: int, length: int) -> list[int]:
    """Return the bits of a mask, the lowest first."""
    return [mask >> at & 1 for at in range(length)]
