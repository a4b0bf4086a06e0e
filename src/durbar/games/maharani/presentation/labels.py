"""Short labels for Maharani's pages of text."""

from __future__ import annotations

from durbar.games.maharani.components.components import CENTRE, SIDES
from durbar.games.markup import COLOUR_STYLES

ARROW = dict(zip(SIDES, "^>v<", strict=True))
"""The character that a terminal shows for an arrow to each side."""


def sides_of(mark: int) -> list[str]:
    """Return the sides on which the mark of a space has half-columns."""
    return [side for index, side in enumerate(SIDES) if mark >> index & 1]


def mark_in_short(mark: int) -> str:
    """Return the mark of a space as in board files: the letters of the sides with a half-column, ``O`` for a centre
    column, ``.`` for neither.
    """
    if mark == CENTRE:
        return "O"
    return "".join(sides_of(mark)) or "."


def short_name(animal: str) -> str:
    """Return a short name of a quarter's animal."""
    return animal[:4].rstrip()


def style_of(colour: str) -> str | None:
    """Return the style for a colour of tiles; None if a terminal has no such colour."""
    return next((word for word in reversed(colour.casefold().split()) if word in COLOUR_STYLES), None)
