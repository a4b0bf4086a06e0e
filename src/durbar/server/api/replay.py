"""Looking back: a table as it stood after any of its moves, and all its moves. Nobody sees more of a game that goes on
than they could see then; once it is over everything is open.
"""

from __future__ import annotations

from typing import Annotated, Any

from fastapi import APIRouter, Query

from durbar.games.message import Message
from durbar.server.api.dependencies import FAILURES, AtTable, Here, Language, SeatAsked
from durbar.server.api.models import told
from durbar.server.api.replay_models import MovesResponse, PositionsResponse
from durbar.server.errors import not_found
from durbar.server.presenters import Translator
from durbar.tables.actions import NotNow
from durbar.tables.replay import Replay

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


@router.get("/at", operation_id="look-back", responses=told(PositionsResponse))
async def look_back(
    here: Here, language: Language, moves: Number, seat: SeatAsked = None, laid_open: LaidOpen = False, many: Many = 1
) -> dict[str, Any]:
    """The table as it stood after so many moves, as a seat saw it then, or as those who watch did. No move is offered
    in it.
    """
    replay = replay_for(here, seat, laid_open)

    def shown() -> list[dict[str, Any]]:
        voice = Translator(replay.table, language)
        return [
            {"moves": at.number, "story": voice.all(at.told), "view": at.sight.view(choices=False)}
            for at in replay.positions(moves, many)
        ]

    positions = shown() if many == 1 else await here.services.table_cache.aside(shown)
    return {**_head(here, replay), "positions": positions}


@router.get("/moves", operation_id="moves", responses=told(MovesResponse))
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
        voice, times = Translator(replay.table, language), replay.times()
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

    return {**_head(here, replay), **await here.services.table_cache.aside(shown)}


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
