"""What the server tells of the analysis of a finished game."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field

from durbar.games.message import MessageJson
from durbar.server.api.models import At, ResponseModel, TableId

Chance = Annotated[float, Field(ge=0, le=1)]
Chances = Annotated[list[Chance], Field(description="Every seat's chance to win; together they are 1.")]


class BetterMoveResponse(ResponseModel):
    """The move that would have been better, how the game would have gone on, and what speaks for it."""

    move: str
    story: list[MessageJson]
    win: Chances
    lead: Annotated[float, Field(description="The mover's lead over the best rival in the end, in points.")]
    reasons: list[MessageJson]


class DecisionResponse(ResponseModel):
    """A decision, judged by what its player could know then. Forced moves are not decisions."""

    number: Annotated[int, Field(description="How many moves had been made.")]
    seat: At
    chapter: Annotated[int, Field(description="Which visit, turn or other chapter of the game it was, from 0.")]
    move: str
    story: Annotated[list[MessageJson], Field(description="What was done, as far as it was certain beforehand.")]
    win: Annotated[Chances, Field(description="After the move, as far as the mover could know.")]
    lead: float
    loss: Annotated[Chance, Field(description="How much of the chance to win the better move would have brought more.")]
    lead_loss: float
    doubt: Annotated[float, Field(description="The standard error of the loss.")]
    against: Annotated[
        list[MessageJson],
        Field(default_factory=list, description="What speaks against it, where another move was better."),
    ]
    better: BetterMoveResponse | None


class ChartPointResponse(ResponseModel):
    """A point of the smoothed line: after so many moves."""

    number: int
    win: Chances


class AnalysisResultResponse(ResponseModel):
    """What was found out. The same iterations and seed give the same."""

    analysis: Annotated[int, Field(description="The version of this form.")]
    rules: int
    iterations: int
    seed: int
    players: int
    moves: int
    decisions: list[DecisionResponse]
    line: list[ChartPointResponse]
    turning_points: Annotated[
        list[int], Field(description="The numbers of the decisions that cost most beyond doubt, the worst first.")
    ]
    brought: Annotated[bool, Field(description="Whether it came with the record, and was not made here.")] = False


class AnalysisResponse(ResponseModel):
    """How far an analysis has come, and once it is done what was found out."""

    table: TableId
    state: Literal["none", "waiting", "running", "done"]
    ahead: Annotated[int, Field(ge=0, description="How many games wait before this one.")]
    done: Annotated[int, Field(ge=0)]
    whole: Annotated[int, Field(ge=0, description="How much there is to do; 0 while that is not known.")]
    result: AnalysisResultResponse | None
