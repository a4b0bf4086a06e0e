"""What is answered about moves that somebody thinks of: why not, how they are spelt, what they would bring, which are
good.
"""

from __future__ import annotations

from typing import Annotated

from pydantic import Field

from durbar.games.message import MessageJson
from durbar.server.api.models import ResponseModel, Version
from durbar.server.api.view_models import Preview


class ExplanationResponse(ResponseModel):
    """Why a move may not be made; null if it may."""

    move: str
    why: MessageJson | None


class SpelledMoveResponse(ResponseModel):
    """A move in notation, and as a language spells it."""

    move: str
    spelt: str
    story: Annotated[list[MessageJson], Field(description="What the move is, if that was asked for.")]


class SpellingResponse(ResponseModel):
    """The moves that may be made, as somebody types them."""

    moves: list[SpelledMoveResponse]


class MovePreviewResponse(ResponseModel):
    """A move, and what it would bring."""

    move: str
    preview: Preview


class HintResponse(ResponseModel):
    """A good move: its chance to win, how far ahead it would lead in the end, and why."""

    move: str
    story: Annotated[list[MessageJson], Field(description="What the move is: everything that its maker decides.")]
    win: Annotated[float, Field(ge=0, le=1)]
    lead: float
    reasons: list[MessageJson]


class HintsResponse(ResponseModel):
    """The best few moves, the best first."""

    version: Version
    hints: list[HintResponse]
