"""Looking back: a table as it stood after any of its moves, and all its moves. Nobody sees more of a game that goes on
than they could see then; once it is over everything is open.
"""

from __future__ import annotations

from typing import Annotated, Any

from fastapi import APIRouter, Query
from pydantic import Field

from durbar.games.message import Message, MessageJson
from durbar.server.api.dependencies import FAILURES, AtTable, Here, Language, SeatAsked
from durbar.server.api.models import ResponseModel, SeatNumber, TableId, Time, Version, returns
from durbar.server.api.view_models import View
from durbar.server.errors import not_found
from durbar.server.presenters import Translator
from durbar.tables.actions import NotNow
from durbar.tables.replay import Replay


class ReplayHeader(ResponseModel):
    """Who looks back at what."""

    table: TableId
    version: Version
    last: Annotated[int, Field(description="How many moves there are: those that were taken back are not among them.")]
    seat: Annotated[SeatNumber | None, Field(description="The seat it is seen from; null for those who watch.")]
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
    seat: SeatNumber
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


MOST = 24
"""Positions in one answer."""


router = APIRouter(prefix="/api/tables/{table}", tags=["tables"], responses=FAILURES)


Number = Annotated[int, Query(ge=0, le=100_000, description="How many moves had been made.")]


LaidOpen = Annotated[bool, Query(alias="open", description="With every hand face up: of a game that is over.")]


Many = Annotated[int, Query(ge=1, le=MOST, description="How many positions: this one, and those that follow.")]


def replay_for(here: AtTable, seat: int | None, laid_open: bool) -> Replay:
    """The game to look back at, as somebody may."""
    table = here.live.table
    seen = here.require_viewer(seat)
    if laid_open and not table.open_book:
        raise not_found()
    if not table.has_started:
        raise NotNow("tables.not-dealt")
    return Replay(table, None if laid_open else seen, laid_open)


@router.get("/at", operation_id="look-back", responses=returns(PositionsResponse))
async def look_back(
    here: Here, language: Language, moves: Number, seat: SeatAsked = None, laid_open: LaidOpen = False, many: Many = 1
) -> dict[str, Any]:
    """The table as it stood after so many moves, as a seat saw it then, or as those who watch did. No move is offered
    in it.
    """
    replay = replay_for(here, seat, laid_open)

    def shown() -> list[dict[str, Any]]:
        voice = Translator(replay.table, language, replay.seat)
        return [
            {"moves": at.number, "story": voice.all(at.told), "view": at.sight.view(choices=False)}
            for at in replay.positions(moves, many)
        ]

    positions = shown() if many == 1 else await here.services.table_cache.run_in_thread(shown)
    return {**_head(here, replay), "positions": positions}


@router.get("/moves", operation_id="moves", responses=returns(MovesResponse))
async def all_moves(
    here: Here,
    language: Language,
    since: Annotated[int, Query(ge=0, le=100_000, description="So many moves are known already.")] = 0,
    seat: SeatAsked = None,
    laid_open: LaidOpen = False,
) -> dict[str, Any]:
    """The moves that stand, a page of them, each with what a viewer was told of it; and where chapters begin."""
    replay = replay_for(here, seat, laid_open)
    since = min(since, replay.last)
    most = here.services.settings.page

    def shown() -> dict[str, Any]:
        voice, times = Translator(replay.table, language, replay.seat), replay.times()
        made = replay.table.played.history[since : since + most]
        return {
            "chapters": replay.chapters(),
            "upto": since + len(made),
            "moves": [
                {
                    "number": number,
                    "seat": one.seat,
                    "move": one.move.text,
                    "at": times[number - 1],
                    "story": voice.all(story),
                }
                for number, (one, story) in enumerate(zip(made, _stories(replay, since, most), strict=True), since + 1)
            ],
        }

    return {**_head(here, replay), **await here.services.table_cache.run_in_thread(shown)}


def _head(here: AtTable, replay: Replay) -> dict[str, Any]:
    return {
        "table": here.live.id,
        "version": replay.table.version,
        "last": replay.last,
        "seat": replay.seat,
        "open": replay.laid_open,
    }


def _stories(replay: Replay, since: int, most: int) -> list[tuple[Message, ...]]:
    """What the viewer was told of each move after so many."""
    if not replay.laid_open:  # that was written down as it happened
        return replay.table.played.move_stories(replay.seat, since)[:most]
    return [at.told for at in replay.positions(since, most + 1)][1:]
