"""How English counts things on pages of text."""

from __future__ import annotations


def at_the_start(text: str) -> str:
    """A text as it stands at the start of a sentence."""
    return text[:1].upper() + text[1:]


def counted(number: int, one: str, many: str | None = None) -> str:
    """``1 card``, ``2 cards``."""
    return f"{number} {one if number == 1 else many or one + 's'}"
