"""Route of the statistics of a browser's finished games, visible only to that browser."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Any, Literal

import sqlalchemy as sa
from fastapi import APIRouter
from pydantic import Field

from durbar.games.game import game_names, rulebook
from durbar.server.api.dependencies import FAILURES, OptionalSession, ServicesDep
from durbar.server.api.models import BestChapterResponse, Level, ResponseModel, TableId, Time, returns
from durbar.server.services.services import Services
from durbar.server.services.sessions import Session
from durbar.server.storage.row_checks import is_valid
from durbar.server.storage.schema import holdings, tables
from durbar.tables.progress import GameOffer, progress
from durbar.tables.statistics import MIN_GAMES, PlayedGame, played_game, statistics

MAX_GAMES = 1000
"""The most games that are counted. If a browser has more, the latest ones are counted."""


router = APIRouter(prefix="/api", tags=["about"], responses=FAILURES)


class EstimateResponse(ResponseModel):
    """A mean and its 95 % confidence interval, which is null for too few games."""

    mean: float
    low: float | None
    high: float | None


class FiguresResponse(ResponseModel):
    """The results of a number of games. ``place`` and ``points`` are means per game."""

    played: int
    won: Annotated[int, Field(description="Including shared victories.")]
    winning: Annotated[EstimateResponse, Field(description="The share of games won.")]
    even: Annotated[float, Field(description="The share to expect if all players were equally strong.")]
    places: Annotated[
        list[int], Field(description="How often the first, the second and each further place was reached.")
    ]
    place: EstimateResponse
    points: EstimateResponse


class EditionFigures(FiguresResponse):
    """The results in one edition."""

    edition: str


class PlayersFigures(FiguresResponse):
    """The results of the games with a certain number of players."""

    players: int


class OpponentResponse(ResponseModel):
    """The results against an opponent: a person by name, bots by level."""

    who: Literal["person", "bot"]
    name: str
    played: int
    ahead: Annotated[
        EstimateResponse, Field(description="The share of games finished ahead of this opponent; a tie counts as half.")
    ]


class PointSourceResponse(ResponseModel):
    """A source of points, with the points per game."""

    source: str
    points: EstimateResponse


class GamePlayed(ResponseModel):
    """A finished game."""

    table: TableId
    ended: Time
    edition: str
    players: int
    place: int
    points: int


class GameStatistics(ResponseModel):
    """The statistics of one game."""

    game: str
    title: str
    unit: Annotated[str, Field(description="The unit of the score: points or gold.")]
    all: FiguresResponse
    editions: list[EditionFigures]
    players: list[PlayersFigures]
    opponents: list[OpponentResponse]
    sources: list[PointSourceResponse]
    latest: Annotated[list[GamePlayed], Field(description="The single games, latest last.")]


class StatisticsResponse(ResponseModel):
    """The statistics of this browser's finished games. They omit imported games, branches, guides, games that a bot
    finished for the player, and games in which somebody undid a move after something hidden was revealed.
    """

    played: int
    left_out: Annotated[int, Field(description="The number of finished games that are not counted.")]
    enough: Annotated[int, Field(description="The number of games needed for a confidence interval.")]
    games: list[GameStatistics]


class BestScoreResponse(ResponseModel):
    """The best score, and the game in which it was reached."""

    points: int
    players: int
    table: TableId


class LevelRecordResponse(ResponseModel):
    """The games against bots of one level."""

    level: Level
    played: int
    won: int
    best: BestScoreResponse
    streak: Annotated[int, Field(description="The number of wins since the last game that was not won.")]
    longest: Annotated[int, Field(description="The longest winning streak.")]


class BestTurnResponse(BestChapterResponse):
    """The best chapter of all games, and its table."""

    table: TableId


class GameProgressResponse(ResponseModel):
    """The progress in one game."""

    game: str
    unit: Annotated[str, Field(description="The unit of the score: points or gold.")]
    levels: Annotated[list[LevelRecordResponse], Field(description="The weakest level first.")]
    best: BestTurnResponse | None


class SuggestionResponse(ResponseModel):
    """What to try next: another level, another game, or another number of players."""

    kind: Literal["level", "game", "players"]
    game: str
    level: Level | None
    players: int | None


class PlayerProgressResponse(ResponseModel):
    """The records of this browser's games, and a suggestion. They omit the same games as the statistics."""

    games: Annotated[list[GameProgressResponse], Field(description="The game that was played last is the first.")]
    next: SuggestionResponse | None


@router.get("/progress", operation_id="progress", responses=returns(PlayerProgressResponse))
async def own_progress(session: OptionalSession, services: ServicesDep) -> dict[str, Any]:
    """Get the best scores and winning streaks of this browser's finished games, and suggest what to try next."""
    if session is None:
        return {"games": [], "next": None}
    rows = await _finished_games(services, session)
    return await services.table_cache.run_in_thread(lambda: _progress(rows))


@router.get("/statistics", operation_id="statistics", responses=returns(StatisticsResponse))
async def own_statistics(session: OptionalSession, services: ServicesDep) -> dict[str, Any]:
    """Get the statistics of this browser's finished games. If it had several seats in a game, the first one counts."""
    if session is None:
        return {"played": 0, "left_out": 0, "enough": MIN_GAMES, "games": []}
    rows = await _finished_games(services, session)
    return await services.table_cache.run_in_thread(lambda: _statistics(rows))


async def _finished_games(services: Services, session: Session) -> Sequence[Any]:
    """Return the rows of this browser's finished games, the latest first, each with the browser's first seat."""
    seat = sa.func.min(holdings.c.seat).label("seat")
    query = (
        sa.select(tables.c.id, tables.c.summary, seat, tables.c.changed)
        .join(holdings, holdings.c.table_id == tables.c.id)
        .where(holdings.c.browser == session.hash, holdings.c.role == "seat")
        .where(tables.c.kind == "game", tables.c.stage == "finished")
        .group_by(tables.c.id)
        .order_by(tables.c.changed.desc())
        .limit(MAX_GAMES)
    )
    async with services.database.read() as connection:
        return (await connection.execute(query)).all()


def _points_range(game: str, source: str | None) -> tuple[int | None, int | None]:
    """Return the least and the most points from a source, or from all sources together; None if unknown."""
    return rulebook(game).rules.points_range(source)


def _game_of(summary: Any) -> str | None:
    """Return the game in a stored summary; None if the summary is damaged."""
    game = summary.get("game") if isinstance(summary, dict) else None
    return game if isinstance(game, str) else None


def _played_game(row: Any) -> PlayedGame | None:
    """Return a finished game; None if it does not count or its row is damaged."""
    try:
        return played_game(*row) if is_valid(tables.c.changed, row.changed) else None
    except (LookupError, TypeError):
        return None


def _known_games(rows: Sequence[Any]) -> list[PlayedGame | None]:
    """Return the player's finished games of the kinds that this server knows; None for each that does not count."""
    known_games = set(game_names())
    return [_played_game(row) for row in rows if _game_of(row.summary) in known_games]


def _progress(rows: Sequence[Any]) -> dict[str, Any]:
    """Return the player's progress from the rows of finished games."""
    offers = [GameOffer(name, _player_counts(name)) for name in game_names()]
    found = progress([game for game in _known_games(rows) if game is not None], offers)
    return {**found, "games": [{**game, "unit": rulebook(game["game"]).rules.unit} for game in found["games"]]}


def _player_counts(game: str) -> Sequence[int]:
    """Return the numbers of players that the game's default edition allows."""
    rules = rulebook(game).rules
    return rules.editions[rules.default_edition]


def _statistics(rows: Sequence[Any]) -> dict[str, Any]:
    """Return the statistics of finished games from their rows, without the games that this server does not have."""
    finished = _known_games(rows)
    counted = [game for game in finished if game is not None]
    by_game = []
    for figures in statistics(counted, _points_range):
        book = rulebook(figures["game"])
        by_game.append({**figures, "title": book.title, "unit": book.rules.unit})
    return {"played": len(counted), "left_out": len(finished) - len(counted), "enough": MIN_GAMES, "games": by_game}
