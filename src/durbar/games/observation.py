"""Building blocks of observations: the description of an array, and vectors of zeros and ones."""

from __future__ import annotations

from typing import NamedTuple


class Piece(NamedTuple):
    """A named array of an observation: its shape, the bounds of its numbers, and in ``what`` a description."""

    name: str
    shape: tuple[int, ...]
    low: int
    high: int
    what: str


def one_hot(hot: int | None, length: int) -> list[int]:
    """Return a vector with a one at the index ``hot``; only zeros if ``hot`` is None."""
    return [int(hot == index) for index in range(length)]


def bits(mask: int, length: int) -> list[int]:
    """Return the lowest ``length`` bits of a mask, the lowest bit first."""
    return [mask >> index & 1 for index in range(length)]
