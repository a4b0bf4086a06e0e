"""What a browser's finished games tell of whoever plays there. Nobody sees those of another browser."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import sqlalchemy as sa
from fastapi import APIRouter
from pydantic import Field

from durbar.games.game import game_names, rulebook
from durbar.server.api.dependencies import FAILURES, OptionalSession, ServicesDep
from durbar.server.api.models import ResponseModel, TableId, Time, returns
from durbar.server.storage.schema import holdings, tables
from durbar.tables.statistics import ENOUGH, remembered, statistics

MOST = 1000
"""Games that are looked at, the latest."""


router = APIRouter(prefix="/api", tags=["about"], responses=FAILURES)


class EstimateResponse(ResponseModel):
    """A mean and its 95 % interval. With too few games there is no interval: it is too early to tell."""

    mean: float
    low: float | None
    high: float | None


class FiguresResponse(ResponseModel):
    """How somebody did in some games."""

    played: int
    won: Annotated[int, Field(description="Shared victories among them.")]
    winning: Annotated[EstimateResponse, Field(description="The share of games won.")]
    even: Annotated[float, Field(description="The share that one as good as the others would win.")]
    places: Annotated[list[int], Field(description="How often first, second, and so on.")]
    place: EstimateResponse
    points: EstimateResponse


class EditionFigures(FiguresResponse):
    """The games of an edition."""

    edition: str


class PlayersFigures(FiguresResponse):
    """The games with so many players."""

    players: int


class OpponentResponse(ResponseModel):
    """Somebody played against: a person by name, bots by level."""

    who: Literal["person", "bot"]
    name: str
    played: int
    ahead: Annotated[EstimateResponse, Field(description="How often one came in before them; level counts as half.")]


class PointSourceResponse(ResponseModel):
    """Where points come from: how many a game."""

    source: str
    points: EstimateResponse


class GamePlayed(ResponseModel):
    """One finished game."""

    table: TableId
    ended: Time
    edition: str
    players: int
    place: int
    points: int


class GameStatistics(ResponseModel):
    """What the finished games of one kind tell."""

    game: str
    title: str
    unit: Annotated[str, Field(description="What is counted: points, or gold.")]
    all: FiguresResponse
    editions: list[EditionFigures]
    players: list[PlayersFigures]
    opponents: list[OpponentResponse]
    sources: list[PointSourceResponse]
    latest: Annotated[list[GamePlayed], Field(description="One by one, the latest last.")]


class StatisticsResponse(ResponseModel):
    """What this browser's finished games tell. Left out are imported games, branches, guides, and games that a bot
    ended for whoever sat there.
    """

    played: int
    left_out: int
    enough: Annotated[int, Field(description="Figures from fewer games have no interval.")]
    games: list[GameStatistics]


@router.get("/statistics", operation_id="statistics", responses=returns(StatisticsResponse))
async def mine(session: OptionalSession, services: ServicesDep) -> dict[str, Any]:
    """What the finished games of this browser's seats tell. Where it has several seats, the first is counted."""
    if session is None:
        return {"played": 0, "left_out": 0, "enough": ENOUGH, "games": []}
    seat = sa.func.min(holdings.c.seat).label("seat")
    asked = (
        sa.select(tables.c.id, tables.c.summary, seat, tables.c.changed)
        .join(holdings, holdings.c.table_id == tables.c.id)
        .where(holdings.c.browser == session.hash, holdings.c.role == "seat")
        .where(tables.c.kind == "game", tables.c.stage == "finished")
        .group_by(tables.c.id)
        .order_by(tables.c.changed.desc())
        .limit(MOST)
    )
    async with services.database.read() as connection:
        rows = (await connection.execute(asked)).all()
    return await services.table_cache.run_in_thread(lambda: _told(rows))


def _reach(game: str, source: str | None) -> tuple[int | None, int | None]:
    return rulebook(game).rules.reach(source)


def _told(rows: Any) -> dict[str, Any]:
    playable = set(game_names())
    found = [remembered(*row) for row in rows if row.summary["game"] in playable]
    games = [one for one in found if one is not None]
    made = []
    for about in statistics(games, _reach):
        book = rulebook(about["game"])
        made.append({**about, "title": book.title, "unit": book.rules.unit})
    return {"played": len(games), "left_out": len(found) - len(games), "enough": ENOUGH, "games": made}
