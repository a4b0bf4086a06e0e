"""What the server tells of whoever looks back: positions of a game that have passed, and its moves."""

from __future__ import annotations

from typing import Annotated

from pydantic import Field

from durbar.games.message import MessageJson
from durbar.server.api.models import At, ResponseModel, TableId, Version
from durbar.server.api.table_models import Time
from durbar.server.api.view_models import View


class ReplayHeader(ResponseModel):
    """Who looks back at what."""

    table: TableId
    version: Version
    last: Annotated[int, Field(description="How many moves there are: those that were taken back are not among them.")]
    seat: Annotated[At | None, Field(description="The seat it is seen from; null for those who watch.")]
    open: Annotated[bool, Field(description="Whether every hand lies face up.")]


class PositionResponse(ResponseModel):
    """A table as it stood after so many moves, and what the viewer was told of the last of them."""

    moves: int
    story: list[MessageJson]
    view: View


class PositionsResponse(ReplayHeader):
    """The position that was asked for, and as many of those that follow."""

    positions: list[PositionResponse]


class PastMoveResponse(ResponseModel):
    """A move that stands, and what the viewer was told of it."""

    number: Annotated[int, Field(ge=1, description="Which move it was: the first is 1.")]
    seat: At
    move: str
    at: Annotated[Time | None, Field(description="When it was made; null for a move out of a record.")]
    story: list[MessageJson]


class MovesResponse(ReplayHeader):
    """Moves, a page of them up to ``upto``: there are more while that is below ``last``."""

    chapters: Annotated[
        list[int], Field(description="After how many moves each visit, turn or other chapter of the game begins.")
    ]
    upto: int
    moves: list[PastMoveResponse]
