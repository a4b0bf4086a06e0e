"""What is answered about moves that somebody thinks of: why not, how they are spelt, what they would bring, which are
good.
"""

from __future__ import annotations

from typing import Annotated, Any

from pydantic import Field

from durbar.server.api.models import MessageResponse, ResponseModel, Version


class ExplanationResponse(ResponseModel):
    """Why a move may not be made; null if it may."""

    move: str
    why: MessageResponse | None


class SpelledMoveResponse(ResponseModel):
    """A move in notation, and as a language spells it."""

    move: str
    spelt: str
    story: Annotated[list[MessageResponse], Field(description="What the move is, if that was asked for.")]


class SpellingResponse(ResponseModel):
    """The moves that may be made, as somebody types them."""

    moves: list[SpelledMoveResponse]


class PreviewResponse(ResponseModel):
    """What a move would bring. ``points`` are certain; ``low`` to ``high`` is what the whole act that it begins can
    bring, ``best`` the way to ``high``; ``drawn``: more may follow from a draw.
    """

    points: int
    low: int
    high: int
    best: list[str]
    drawn: bool
    story: list[MessageResponse]
    best_story: list[MessageResponse]
    sketch: dict[str, Any]


class MovePreviewResponse(ResponseModel):
    """A move, and what it would bring."""

    move: str
    preview: PreviewResponse


class HintResponse(ResponseModel):
    """A good move: its chance to win, how far ahead it would lead in the end, and why."""

    move: str
    story: Annotated[list[MessageResponse], Field(description="What the move is: everything that its maker decides.")]
    win: Annotated[float, Field(ge=0, le=1)]
    lead: float
    reasons: list[MessageResponse]


class HintsResponse(ResponseModel):
    """The best few moves, the best first."""

    version: Version
    hints: list[HintResponse]


# -- acts and links ---------------------------------------------------------------------------------------------------
