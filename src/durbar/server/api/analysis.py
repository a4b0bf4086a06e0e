"""Routes of the analysis of a finished game, and of new games that start from one of its moves."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from fastapi import APIRouter
from pydantic import Field

from durbar.games.message import Message, MessageJson
from durbar.server.api.create_table import (
    CREATED_RESPONSES,
    SeatRequest,
    assign_to_session,
    create_for_host,
    requested_seats,
)
from durbar.server.api.dependencies import FAILURES, Key, Language, TableAccess, TableAccessDep, require_capacity
from durbar.server.api.models import Level, RequestBody, ResponseModel, SeatNumber, TableId, returns
from durbar.server.errors import not_found
from durbar.server.presenters import Translator
from durbar.server.services.analysis_jobs import AnalysisState, finished_record
from durbar.server.services.table_cache import key_of
from durbar.tables.log import Entry
from durbar.tables.opening import open_branch

Chance = Annotated[float, Field(ge=0, le=1)]


Chances = Annotated[list[Chance], Field(description="The probability of winning for each seat; the sum is 1.")]


class PlayOnRequest(RequestBody):
    """A request to play on from a move of a finished game, against bots."""

    number: Annotated[int, Field(ge=0, le=100_000, description="The number of moves to keep.")]
    seat: Annotated[SeatNumber, Field(description="The seat to play from.")]
    bots: Annotated[Level, Field(description="The level of the bots in the other seats.")] = "player"


class BetterMoveResponse(ResponseModel):
    """A move that was better, its description, the expected result, and the reasons for the move."""

    move: str
    story: list[MessageJson]
    win: Chances
    lead: Annotated[float, Field(description="The mover's expected final lead over the best rival, in points.")]
    reasons: list[MessageJson]


class DecisionResponse(ResponseModel):
    """A decision, evaluated with the information its player had. Forced moves are not decisions."""

    number: Annotated[int, Field(description="The number of moves before this decision.")]
    seat: SeatNumber
    chapter: Annotated[int, Field(description="The visit, turn or other chapter of the game, from 0.")]
    move: str
    story: Annotated[list[MessageJson], Field(description="A description of the move, without its random results.")]
    win: Annotated[
        Chances, Field(description="Each seat's probability of winning after the move, as far as the mover can know.")
    ]
    lead: Annotated[float, Field(description="The mover's expected final lead over the best rival, in points.")]
    loss: Annotated[Chance, Field(description="The loss of winning probability compared with the better move.")]
    lead_loss: Annotated[
        float, Field(description="The loss of expected lead compared with the better move, in points.")
    ]
    doubt: Annotated[float, Field(description="The standard error of `loss`.")]
    against: Annotated[
        list[MessageJson],
        Field(default_factory=list, description="Reasons against the move, if another one was better."),
    ]
    better: BetterMoveResponse | None


class ChartPointResponse(ResponseModel):
    """A point of the smoothed chart: the probabilities after a number of moves."""

    number: int
    win: Chances


class AnalysisResultResponse(ResponseModel):
    """The result of an analysis, reproducible with the same iterations and seed."""

    analysis: Annotated[int, Field(description="The version of this format.")]
    rules: int
    iterations: int
    seed: int
    players: int
    moves: int
    decisions: list[DecisionResponse]
    line: list[ChartPointResponse]
    turning_points: Annotated[
        list[int],
        Field(description="The numbers of the most costly decisions that are statistically certain, worst first."),
    ]
    brought: Annotated[bool, Field(description="Whether the analysis was imported with the record.")] = False


class AnalysisResponse(ResponseModel):
    """The state of an analysis, and its result once it is done."""

    table: TableId
    state: Literal["none", "waiting", "running", "done"]
    ahead: Annotated[int, Field(ge=0, description="The number of games before this one in the queue.")]
    done: Annotated[int, Field(ge=0, description="The number of decisions analysed so far.")]
    whole: Annotated[int, Field(ge=0, description="The number of decisions to analyse; 0 while it is unknown.")]
    result: AnalysisResultResponse | None


router = APIRouter(prefix="/api/tables/{table}", tags=["tables"], responses=FAILURES)


@router.get("/analysis", operation_id="analysis", responses=returns(AnalysisResponse))
async def analysis(access: TableAccessDep, language: Language) -> dict[str, Any]:
    """Get the analysis of a finished game, or its progress."""
    await _require_finished(access)
    return await _analysis_state(access, language)


@router.post("/analysis", operation_id="analyse", responses=returns(AnalysisResponse))
async def analyse(access: TableAccessDep, language: Language) -> dict[str, Any]:
    """Analyse a finished game in the background. A second request returns the state of the same analysis."""
    _require_player(access)
    await _require_finished(access)
    await access.services.analysis_jobs.enqueue(access.live.id, access.session.hash)
    return await _analysis_state(access, language)


@router.post("/branch-off", status_code=201, operation_id="branch-off", responses=CREATED_RESPONSES)
async def branch_off(
    access: TableAccessDep, body: PlayOnRequest, language: Language, key: Key = None
) -> dict[str, Any]:
    """Create a table that continues from a move of a finished game, against bots. It is not counted in statistics."""
    _require_player(access)
    services, table = access.services, access.live.table
    if body.seat >= len(table.seats):
        raise not_found()
    require_capacity(access.session, services)

    def branch_entries() -> list[Entry]:
        requests = [
            SeatRequest(who="me") if number == body.seat else SeatRequest(who="bot", level=body.bots)
            for number in range(len(table.seats))
        ]
        seats = requested_seats(requests, access.session, language)
        record = finished_record(table)
        return open_branch(
            record, body.number, seats, bot_seed=services.entropy.bot_seed(), finished_table=access.live.id
        )

    entries = await services.table_cache.run_in_thread(branch_entries)
    return await create_for_host(
        services,
        access.session,
        entries,
        key_of(access.session.hash, key),
        assign_to_session(access.session, [body.seat]),
        {},
    )


def _require_player(access: TableAccess) -> None:
    """Raise 404 if this browser is only a spectator."""
    if not (access.permissions.host or access.permissions.seats):
        raise not_found()


async def _require_finished(access: TableAccess) -> None:
    """Raise `ActionRefused` if the game is not finished."""
    await access.services.table_cache.run_in_thread(lambda: finished_record(access.live.table))


async def _analysis_state(access: TableAccess, language: str) -> dict[str, Any]:
    analysis: AnalysisState = await access.services.analysis_jobs.find(access.live.id)
    result = analysis.result
    if result is not None:
        translate = Translator(access.live.table, language)
        result = await access.services.table_cache.run_in_thread(lambda: _translate(analysis.result, translate))
    return {
        "table": access.live.id,
        "state": analysis.state,
        "ahead": analysis.ahead,
        "done": analysis.done,
        "whole": analysis.whole,
        "result": result,
    }


def _translate(part: Any, translate: Translator) -> Any:
    """Return a part of an analysis with all messages translated."""
    if isinstance(part, list):
        return [_translate(item, translate) for item in part]
    if not isinstance(part, dict):
        return part
    if "id" in part and "args" in part:
        return translate(Message(part["id"], part["args"], part.get("rule")))
    return {name: _translate(value, translate) for name, value in part.items()}
