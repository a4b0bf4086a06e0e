"""Routes of the replay: a table after any of its moves, and the list of moves. While a game is running, viewers see
only what they could see at the time of the move. After the game they may see everything.
"""

from __future__ import annotations

from typing import Annotated, Any

from fastapi import APIRouter, Query
from pydantic import Field

from durbar.games.message import Message, MessageJson
from durbar.server.api.dependencies import FAILURES, Language, SeatQuery, TableAccess, TableAccessDep
from durbar.server.api.models import ResponseModel, SeatNumber, TableId, Time, Version, returns
from durbar.server.api.view_models import View
from durbar.server.errors import not_found
from durbar.server.presenters import Translator
from durbar.tables.actions import ActionRefused
from durbar.tables.replay import Replay


class ReplayHeader(ResponseModel):
    """The table and the viewer of a replay."""

    table: TableId
    version: Version
    last: Annotated[int, Field(description="The number of moves, without those taken back.")]
    seat: Annotated[SeatNumber | None, Field(description="The viewer's seat; null for spectators.")]
    open: Annotated[bool, Field(description="Whether all hands are face up.")]


class PositionResponse(ResponseModel):
    """A table after a number of moves, and the viewer's messages about the last of these moves."""

    moves: int
    story: list[MessageJson]
    view: View


class PositionsResponse(ReplayHeader):
    """The requested position and the following ones."""

    positions: list[PositionResponse]


class PastMoveResponse(ResponseModel):
    """A move that was not taken back, and the viewer's messages about it."""

    number: Annotated[int, Field(ge=1, description="The number of the move, from 1.")]
    seat: SeatNumber
    move: str
    at: Annotated[Time | None, Field(description="The time of the move; null for a move from a record.")]
    story: list[MessageJson]


class MovesResponse(ReplayHeader):
    """A page of moves, up to move number ``upto``. There are more moves if ``upto`` is less than ``last``."""

    chapters: Annotated[
        list[int], Field(description="The number of moves before each visit, turn or other chapter of the game.")
    ]
    upto: int
    moves: list[PastMoveResponse]


MAX_POSITIONS = 24
"""The most positions in one response."""


router = APIRouter(prefix="/api/tables/{table}", tags=["tables"], responses=FAILURES)


MoveCount = Annotated[int, Query(ge=0, le=100_000, description="How many moves were made at the requested position.")]


LaidOpen = Annotated[
    bool, Query(alias="open", description="Whether to show all hands face up; only for a finished game.")
]


PositionCount = Annotated[
    int, Query(ge=1, le=MAX_POSITIONS, description="How many positions to return: the requested one and the next ones.")
]


def replay_for(access: TableAccess, seat: int | None, laid_open: bool) -> Replay:
    """Return the replay for a viewer. Raise 404 if the viewer may not see it."""
    table = access.live.table
    viewer = access.require_viewer(seat)
    if laid_open and not table.open_book:
        raise not_found()
    if not table.has_started:
        raise ActionRefused("tables.not-dealt")
    return Replay(table, None if laid_open else viewer, laid_open)


@router.get("/at", operation_id="look-back", responses=returns(PositionsResponse))
async def read_positions(
    access: TableAccessDep,
    language: Language,
    moves: MoveCount,
    seat: SeatQuery = None,
    laid_open: LaidOpen = False,
    many: PositionCount = 1,
) -> dict[str, Any]:
    """Get the table after a number of moves, as a seat or a spectator saw it. The legal moves are omitted."""
    replay = replay_for(access, seat, laid_open)

    def render() -> list[dict[str, Any]]:
        translate = Translator(replay.table, language, replay.seat)
        return [
            {
                "moves": position.number,
                "story": translate.all(position.messages),
                "view": position.sight.view(choices=False),
            }
            for position in replay.positions(moves, many)
        ]

    positions = render() if many == 1 else await access.services.table_cache.run_in_thread(render)
    return {**_header(access, replay), "positions": positions}


@router.get("/moves", operation_id="moves", responses=returns(MovesResponse))
async def all_moves(
    access: TableAccessDep,
    language: Language,
    since: Annotated[int, Query(ge=0, le=100_000, description="The number of moves to skip.")] = 0,
    seat: SeatQuery = None,
    laid_open: LaidOpen = False,
) -> dict[str, Any]:
    """List the moves that were not taken back, page by page, with the viewer's messages; and the chapters of the
    game.
    """
    replay = replay_for(access, seat, laid_open)
    since = min(since, replay.last)
    page_size = access.services.settings.page_size

    def render() -> dict[str, Any]:
        translate, times = Translator(replay.table, language, replay.seat), replay.times()
        moves = replay.table.played.history[since : since + page_size]
        stories = _stories(replay, since, page_size)
        return {
            "chapters": replay.chapters(),
            "upto": since + len(moves),
            "moves": [
                {
                    "number": number,
                    "seat": made.seat,
                    "move": made.move.text,
                    "at": times[number - 1],
                    "story": translate.all(story),
                }
                for number, (made, story) in enumerate(zip(moves, stories, strict=True), since + 1)
            ],
        }

    return {**_header(access, replay), **await access.services.table_cache.run_in_thread(render)}


def _header(access: TableAccess, replay: Replay) -> dict[str, Any]:
    return {
        "table": access.live.id,
        "version": replay.table.version,
        "last": replay.last,
        "seat": replay.seat,
        "open": replay.laid_open,
    }


def _stories(replay: Replay, since: int, count: int) -> list[tuple[Message, ...]]:
    """Return the viewer's messages about ``count`` moves, without the first ``since`` moves of the game."""
    if not replay.laid_open:  # these messages are stored
        return replay.table.played.move_stories(replay.seat, since)[:count]
    _first, *after_moves = replay.positions(since, count + 1)  # the first position is the one before these moves
    return [position.messages for position in after_moves]
