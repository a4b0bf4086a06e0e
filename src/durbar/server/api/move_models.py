"""What is answered about moves that somebody thinks of: why not, how they are spelt, what they would bring, which are
good.
"""

from __future__ import annotations

from typing import Annotated, Any

from pydantic import Field

from durbar.server.api.models import Answer, Said, Version


class WhyTold(Answer):
    """Why a move may not be made; null if it may."""

    move: str
    why: Said | None


class SpeltMove(Answer):
    """A move in notation, and as a language spells it."""

    move: str
    spelt: str
    story: Annotated[list[Said], Field(description="What the move is, if that was asked for.")]


class SpellingTold(Answer):
    """The moves that may be made, as somebody types them."""

    moves: list[SpeltMove]


class PreviewOf(Answer):
    """What a move would bring. ``points`` are certain; ``low`` to ``high`` is what the whole act that it begins can
    bring, ``best`` the way to ``high``; ``drawn``: more may follow from a draw.
    """

    points: int
    low: int
    high: int
    best: list[str]
    drawn: bool
    story: list[Said]
    best_story: list[Said]
    sketch: dict[str, Any]


class PreviewTold(Answer):
    """A move, and what it would bring."""

    move: str
    preview: PreviewOf


class HintTold(Answer):
    """A good move: its chance to win, how far ahead it would lead in the end, and why."""

    move: str
    story: Annotated[list[Said], Field(description="What the move is: everything that its maker decides.")]
    win: Annotated[float, Field(ge=0, le=1)]
    lead: float
    reasons: list[Said]


class Hints(Answer):
    """The best few moves, the best first."""

    version: Version
    hints: list[HintTold]


# -- acts and links ---------------------------------------------------------------------------------------------------
