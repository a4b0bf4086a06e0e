"""Analysing a finished game, and playing on from one of its moves. Nobody can analyse a game that goes on."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from fastapi import APIRouter
from pydantic import Field

from durbar.games.message import Message, MessageJson
from durbar.server.api.create_table import OPENED, SeatRequest, all_mine, open_for, seats_wished
from durbar.server.api.dependencies import FAILURES, AtTable, Here, Key, Language, require_capacity
from durbar.server.api.models import Level, RequestBody, ResponseModel, SeatNumber, TableId, returns
from durbar.server.errors import not_found
from durbar.server.presenters import Translator
from durbar.server.services.analysis_jobs import AnalysisState, finished_record
from durbar.server.services.table_cache import key_of
from durbar.tables.log import Entry
from durbar.tables.opening import open_branch

Chance = Annotated[float, Field(ge=0, le=1)]


Chances = Annotated[list[Chance], Field(description="Every seat's chance to win; together they are 1.")]


class PlayOnRequest(RequestBody):
    """Playing on from a move of a finished game, against bots."""

    number: Annotated[int, Field(ge=0, le=100_000, description="How many of its moves stand.")]
    seat: Annotated[SeatNumber, Field(description="The seat to play from.")]
    bots: Annotated[Level, Field(description="The level of those in the other seats.")] = "player"


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
    seat: SeatNumber
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


router = APIRouter(prefix="/api/tables/{table}", tags=["tables"], responses=FAILURES)


@router.get("/analysis", operation_id="analysis", responses=returns(AnalysisResponse))
async def analysis(here: Here, language: Language) -> dict[str, Any]:
    """The analysis of a finished game, or how far it has come."""
    await here.services.table_cache.run_in_thread(lambda: finished_record(here.live.table))
    return await _told(here, language)


@router.post("/analysis", operation_id="analyse", responses=returns(AnalysisResponse))
async def analyse(here: Here, language: Language) -> dict[str, Any]:
    """Have a finished game analysed. That takes a while, in the background; whoever asks second is told of the same."""
    _belongs(here)
    await here.services.table_cache.run_in_thread(lambda: finished_record(here.live.table))
    await here.services.analysis_jobs.ask(here.live.id)
    return await _told(here, language)


@router.post("/branch-off", status_code=201, operation_id="branch-off", responses=OPENED)
async def branch_off(here: Here, body: PlayOnRequest, language: Language, key: Key = None) -> dict[str, Any]:
    """Open a table for playing on from a move of a finished game, against bots. It counts in no statistics."""
    _belongs(here)
    services, table = here.services, here.live.table
    if body.seat >= len(table.seats):
        raise not_found()
    require_capacity(here.session, services)

    def entries() -> list[Entry]:
        wishes = [
            SeatRequest(who="me") if at == body.seat else SeatRequest(who="bot", level=body.bots)
            for at in range(len(table.seats))
        ]
        seats = seats_wished(wishes, here.session, language)
        record = finished_record(table)
        return open_branch(record, body.number, seats, bot_seed=services.entropy.bot_seed(), of=here.live.id)

    made = await services.table_cache.run_in_thread(entries)
    return await open_for(
        services, here.session, made, key_of(here.session.hash, key), all_mine(here.session, [body.seat]), {}
    )


def _belongs(here: AtTable) -> None:
    """Those who only watch leave the table as it is."""
    if not (here.held.host or here.held.seats):
        raise not_found()


async def _told(here: AtTable, language: str) -> dict[str, Any]:
    found: AnalysisState = await here.services.analysis_jobs.find(here.live.id)
    result = found.result
    if result is not None:
        voice = Translator(here.live.table, language)
        result = await here.services.table_cache.run_in_thread(lambda: _said(found.result, voice))
    return {
        "table": here.live.id,
        "state": found.state,
        "ahead": found.ahead,
        "done": found.done,
        "whole": found.whole,
        "result": result,
    }


def _said(part: Any, voice: Translator) -> Any:
    """The same with every message said in words."""
    if isinstance(part, list):
        return [_said(one, voice) for one in part]
    if not isinstance(part, dict):
        return part
    if "id" in part and "args" in part:
        return voice(Message(part["id"], part["args"], part.get("rule")))
    return {name: _said(one, voice) for name, one in part.items()}
