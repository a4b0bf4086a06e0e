"""Routes of guided first games, and of a coach for later games."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from fastapi import APIRouter
from pydantic import Field

from durbar.bots.coach import better_move
from durbar.games.game import game_names
from durbar.games.guide import Guide, guide_of
from durbar.server.api.create_table import CREATED_RESPONSES, assign_to_session, create_for_host
from durbar.server.api.dependencies import (
    FAILURES,
    CurrentSession,
    Key,
    Language,
    OptionalSession,
    ServicesDep,
    TableAccessDep,
    require_capacity,
)
from durbar.server.api.models import RequestBody, ResponseModel, SeatNumber, Version, returns
from durbar.server.api.moves import HintResponse
from durbar.server.api.table_view import come_back, seats_with_bots
from durbar.server.errors import ApiError, not_found
from durbar.server.i18n import default_name
from durbar.server.presenters import Translator
from durbar.server.services.table_cache import key_of
from durbar.tables import actions
from durbar.tables.guides import LEVEL, open_guide
from durbar.tables.seats import person
from durbar.tables.table import Table


class CoachRequest(RequestBody):
    """An intended move."""

    seat: SeatNumber
    move: Annotated[str, Field(min_length=1, max_length=60)]


router = APIRouter(prefix="/api", tags=["learning"], responses=FAILURES)


class GuideStepResponse(ResponseModel):
    """A step of a guide: a text, the elements of the page that it points at, and what the person has to do."""

    at: Annotated[int, Field(description="The number of moves after which the step is shown.")]
    says: Annotated[str, Field(examples=["tie"], description="The id of the text.")]
    points: Annotated[list[str], Field(examples=[["niche:V", "row:1"]])]
    do: Literal["look", "pick", "move"]
    move: Annotated[str | None, Field(description="The move to make or to prepare, in notation.")]
    lies: Annotated[
        str | None,
        Field(description="The orientation in which the picked tile is shown first. The next step explains turning."),
    ]


class GuideResponse(ResponseModel):
    """A guided first game: its number of moves and its steps. The person has the first seat."""

    game: str
    players: int
    edition: str
    moves: int
    steps: list[GuideStepResponse]


class CoachResponse(ResponseModel):
    """The intended ``move``. ``better`` is a clearly better move with reasons; it is null if there is none."""

    version: Version
    seat: SeatNumber
    move: str
    better: HintResponse | None


def _require_guide(game: str) -> Guide:
    """Return the guide of a game. Raise 404 if there is none."""
    guide = guide_of(game) if game in game_names() else None
    if guide is None:
        raise not_found()
    return guide


@router.get("/games/{game}/guide", operation_id="guide", responses=returns(GuideResponse))
async def read_guide(game: str, _session: OptionalSession) -> dict[str, Any]:
    """Get the steps of the guided first game."""
    guide = _require_guide(game)
    steps = [
        {
            "at": step.at,
            "says": step.says,
            "points": list(step.points),
            "do": step.do,
            "move": guide.line[step.at] if step.do != "look" else None,
            "lies": step.lies,
        }
        for step in guide.steps
    ]
    return {
        "game": game,
        "players": guide.players,
        "edition": guide.edition,
        "moves": len(guide.line),
        "steps": steps,
    }


@router.post("/games/{game}/guide", status_code=201, operation_id="open-guide", responses=CREATED_RESPONSES)
async def start_guide(
    game: str, session: CurrentSession, services: ServicesDep, language: Language, key: Key = None
) -> dict[str, Any]:
    """Create a table for a guided first game. It is not counted in statistics."""
    guide = _require_guide(game)
    require_capacity(session, services)
    profile = session.profile
    player = person(profile.get("name") or default_name(language), profile.get("stone", ""), profile.get("figure", ""))
    entries = await services.table_cache.run_in_thread(
        lambda: open_guide(guide, player, bot_seed=services.entropy.bot_seed())
    )
    return await create_for_host(
        services, session, entries, key_of(session.hash, key), assign_to_session(session, [0]), {}
    )


@router.post("/tables/{table}/coach", operation_id="coach", responses=returns(CoachResponse))
async def coach(access: TableAccessDep, body: CoachRequest, language: Language) -> dict[str, Any]:
    """Check whether another move is clearly better than the intended one. This is possible only in games against novice
    bots.
    """
    seat = access.require_seat(body.seat)
    await come_back(access, seats_with_bots(access))
    table = access.live.table
    if not table.terms["hints"]:
        raise ApiError(403, "no-hints", "server.no-hints")
    if not _is_beginner_table(table, seat):
        raise actions.ActionRefused("server.coach-for-novices")
    if not table.has_started:
        raise actions.ActionRefused("tables.not-dealt")
    sight = table.sight(seat)
    move = sight.require_legal(body.move)
    advised = await access.services.bot_runner.advise(lambda: better_move(sight, move), access.session.hash)
    translate = Translator(table, language, seat)
    better = advised and {
        "move": advised.move.text,
        "story": translate.all(sight.describe(advised.move)),
        "win": advised.win,
        "lead": advised.lead,
        "reasons": translate.all(advised.reasons),
    }
    return {"version": table.version, "seat": seat, "move": move.text, "better": better}


def _is_beginner_table(table: Table, seat: int) -> bool:
    """Return whether the players in all seats other than ``seat`` are novice bots."""
    return all(occupant.level == LEVEL for number, occupant in enumerate(table.seats) if number != seat)
