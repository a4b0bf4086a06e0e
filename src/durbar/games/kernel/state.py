"""The Python version of ``state.pxd``: its constants, its structs, and its C macros."""

from pathlib import Path
from typing import Any

from durbar.games.kernel.standin import Struct, read_header

HEADER = read_header(Path(__file__).with_suffix(".pxd"))
globals().update(HEADER.names())


def as_frame(s: Any) -> Any:
    """Return the part of a game's state that all games share."""
    return s.frame


def copy_bytes(to: Struct, source: Struct, size: int) -> None:
    """Copy the content of one struct to another."""
    to.copy_from(source)


def clear_bytes(to: Struct, size: int) -> None:
    """Set every field of a struct to zero."""
    to.__init__()  # type: ignore[misc]  # a blank struct is a new struct


def ctz(mask: int) -> int:
    """Return the index of the lowest bit set."""
    return (mask & -mask).bit_length() - 1


def popcount(mask: int) -> int:
    """Return the number of bits set."""
    return mask.bit_count()


def bit(n: int) -> int:
    """Return a mask with one bit set."""
    return 1 << n


def nth(pools: list[Any], n: int) -> Any:
    """Return the pool with the index n; in C this is a pointer."""
    return pools[n]


__all__ = ["as_frame", "bit", "clear_bytes", "copy_bytes", "ctz", "nth", "popcount", *HEADER.names()]
