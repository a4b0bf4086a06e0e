"""Routes that list and read tables."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any

import sqlalchemy as sa
from fastapi import APIRouter, Query, Request, Response
from fastapi.responses import JSONResponse
from pydantic import BaseModel, ConfigDict, Field, ValidationError

from durbar.games.view_types import OutcomeJson
from durbar.server.api.dependencies import FAILURES, Language, OptionalSession, SeatQuery, ServicesDep, TableAccessDep
from durbar.server.api.models import (
    PermissionsResponse,
    StoryResponse,
    TableId,
    TableResponse,
    TableSummary,
    Time,
    Version,
    returns,
)
from durbar.server.api.table_view import come_back, read_story, read_table, seats_with_bots
from durbar.server.api.view_models import Board
from durbar.server.i18n import request_language
from durbar.server.services.services import Services
from durbar.server.services.sessions import tables_accessible_to
from durbar.server.services.table_cache import TableDamaged
from durbar.server.storage.row_checks import is_valid_row
from durbar.server.storage.schema import tables
from durbar.server.summary import summary
from durbar.tables import actions
from durbar.tables.replay import Replay


class TableListItem(TableSummary):
    """A table in a list."""

    table: TableId
    version: Version
    changed: Time
    created: Time


class OwnTableListItem(TableListItem):
    """A table of this browser in a list."""

    you: PermissionsResponse


class RecordResponse(BaseModel):
    """The record of a game, from which it can be replayed. In a running game it has the hash of the seed instead of the
    seed, and ``told`` has the viewer's messages for each move.
    """

    model_config = ConfigDict(extra="allow")
    durbar: Annotated[int, Field(description="The version of this format.")]
    game: str
    rules: int
    edition: str
    players: int
    options: dict[str, Any]
    board: dict[str, Any] | None
    board_hash: str
    seats: list[str]
    seed: Annotated[str | None, Field(description="64 hexadecimal digits.")]
    moves: list[str]
    result: OutcomeJson | None
    analysis: Annotated[dict[str, Any] | None, Field(description="The result of the analysis, if there is one.")] = None


LISTED = (tables.c.id, tables.c.version, tables.c.changed, tables.c.created, tables.c.summary)
"""The database columns that are read for each table in a list."""
MAX_LISTED = 200
"""The most tables in a list."""


Since = Annotated[int, Query(ge=0, le=2**31 - 1)]


router = APIRouter(prefix="/api", tags=["tables"], responses=FAILURES)


# -- lists ------------------------------------------------------------------------------------------------------------
@router.get("/tables", operation_id="my-tables", responses=returns(list[OwnTableListItem]))
async def list_own_tables(session: OptionalSession, services: ServicesDep) -> list[dict[str, Any]]:
    """List the tables of this browser, last changed first."""
    if session is None or not session.permissions:
        return []
    rows = await _list_tables(services, tables.c.id.in_(tables_accessible_to(session.hash)))
    return [{**row, "you": session.at(row["table"]).to_json()} for row in rows]


@router.get("/tables/watch", operation_id="tables-to-watch", responses=returns(list[TableListItem]))
async def list_public_tables(_session: OptionalSession, services: ServicesDep) -> list[dict[str, Any]]:
    """List the public tables, last changed first."""
    return await _list_tables(services, tables.c.open_to_watch, tables.c.stage != "gathering")


async def _list_tables(services: Services, *conditions: Any) -> list[dict[str, Any]]:
    query = sa.select(*LISTED).where(*conditions).order_by(tables.c.changed.desc()).limit(MAX_LISTED)
    async with services.database.read() as connection:
        rows = (await connection.execute(query)).all()
    return [item for row in rows if (item := await _list_item(services, row)) is not None]


async def _list_item(services: Services, row: Any) -> dict[str, Any] | None:
    """Return a table for a list. If its row is damaged, read the table's log instead; return None if that is damaged
    too.
    """
    if is_valid_row(row, LISTED) and _is_valid_summary(row.summary):
        return {"table": row.id, "version": row.version, "changed": row.changed, "created": row.created, **row.summary}
    try:
        live = await services.table_cache.get(row.id)
    except TableDamaged:
        return None
    if live is None:
        return None
    log = live.table.log
    return {
        "table": live.id,
        "version": live.table.version,
        "changed": log[-1].at,
        "created": log[0].at,
        **summary(live.table),
    }


def _is_valid_summary(stored: dict[str, Any]) -> bool:
    try:
        TableSummary.model_validate(stored)
    except ValidationError:
        return False
    return True


# -- one table --------------------------------------------------------------------------------------------------------
@router.get("/tables/{table}", operation_id="look-at-table", responses=returns(TableResponse))
async def get_table(
    access: TableAccessDep,
    language: Language,
    seat: SeatQuery = None,
    since: Annotated[Since | None, Query(description="Include the log entries after this version.")] = None,
    background: Annotated[
        bool, Query(description="Whether a program sends this request by itself, without an action of a person.")
    ] = False,
) -> dict[str, Any]:
    """Get a table as a seat or a spectator sees it, with the log entries since a version if requested. If a bot plays
    for a person of this browser, that person now plays again, unless the request is sent in the ``background``.
    """
    if not background:
        await come_back(access, seats_with_bots(access))
    response = await read_table(access, seat)
    if since is not None:
        response["story"] = await read_story(access, seat, since, language)
    return response


@router.get("/tables/{table}/board", operation_id="board", responses=returns(Board))
async def board(access: TableAccessDep) -> Mapping[str, Any]:
    """Get the parts of a view that never change during a game, the same for all viewers. Empty for some games."""
    table = access.live.table
    if not table.has_started:
        raise actions.ActionRefused("tables.not-dealt")
    return await access.services.table_cache.run_in_thread(table.sight(None).board)


@router.get("/tables/{table}/story", operation_id="story", responses=returns(StoryResponse))
async def story(access: TableAccessDep, language: Language, since: Since = 0, seat: SeatQuery = None) -> dict[str, Any]:
    """Get the log entries after a version, with the messages that the viewer may see."""
    return await read_story(access, seat, since, language)


@router.get("/tables/{table}/record", operation_id="record", responses=returns(RecordResponse))
async def record(access: TableAccessDep, seat: SeatQuery = None) -> JSONResponse:
    """Get the record of a game. After the game the record is complete, with its analysis if there is one. Before that
    it contains only what the viewer may know.
    """
    table = access.live.table
    response = table.record(access.require_viewer(seat))
    # The analysis is of the game that was played, not of another branch.
    if table.open_book and response["moves"] == table.played.record()["moves"]:
        response = await access.services.analysis_jobs.with_analysis(access.live.id, response)
    name = f"{response['game']}-{access.live.id}.json"
    return JSONResponse(response, headers={"Content-Disposition": f'attachment; filename="{name}"'})


@router.get(
    "/tables/{table}/picture",
    operation_id="picture",
    response_class=Response,
    responses={200: {"description": "A picture.", "content": {"image/svg+xml": {"schema": {"type": "string"}}}}},
)
async def picture(
    access: TableAccessDep,
    request: Request,
    seat: SeatQuery = None,
    moves: Annotated[
        int | None, Query(ge=0, le=100_000, description="How many moves were made at the position; all by default.")
    ] = None,
) -> Response:
    """Get a picture of the position as a viewer sees it, now or after a number of moves."""
    table, viewer = access.live.table, access.require_viewer(seat)
    if not table.has_started:
        raise actions.ActionRefused("tables.not-dealt")
    sight = table.sight(viewer) if moves is None else Replay(table, viewer).at(moves).sight
    language = request_language(request.scope)
    return Response(
        await access.services.table_cache.run_in_thread(lambda: sight.picture(language)), media_type="image/svg+xml"
    )
