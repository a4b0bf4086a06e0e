"""Routes about the moves of a seat: explanations of illegal moves, spelling, previews and hints."""

from __future__ import annotations

from typing import Annotated, Any

from fastapi import APIRouter, Query
from pydantic import Field

from durbar.bots.hints import hint
from durbar.games.message import MessageJson
from durbar.games.spelling import parse_localised
from durbar.games.words import speller
from durbar.server.api.dependencies import FAILURES, Language, SeatQuery, TableAccessDep
from durbar.server.api.models import RequestBody, ResponseModel, SeatNumber, Version, returns
from durbar.server.api.table_view import come_back, seats_with_bots
from durbar.server.api.view_models import Preview
from durbar.server.errors import ApiError
from durbar.server.presenters import Translator
from durbar.tables import actions


class ExplanationResponse(ResponseModel):
    """The reason why a move is illegal; null if it is legal."""

    move: str
    why: MessageJson | None


class SpelledMoveResponse(ResponseModel):
    """A move in notation, and its spelling: the same move as people type it in the language of the response."""

    move: str
    spelt: str
    story: Annotated[list[MessageJson], Field(description="A description of the move, if requested.")]


class SpellingResponse(ResponseModel):
    """The legal moves, each with its spelling."""

    moves: list[SpelledMoveResponse]


class MovePreviewResponse(ResponseModel):
    """A move and its preview."""

    move: str
    preview: Preview


class HintResponse(ResponseModel):
    """A good move: its winning probability, its expected final lead over the best rival in points, and the reasons for
    the move. A move that is the only legal one has neither a probability nor a lead.
    """

    move: str
    story: Annotated[list[MessageJson], Field(description="A description of the move.")]
    win: Annotated[float, Field(ge=0, le=1)] | None
    lead: float | None
    reasons: list[MessageJson]


class HintsResponse(ResponseModel):
    """The best moves, best first."""

    version: Version
    hints: list[HintResponse]


class WhyRequest(RequestBody):
    """A move, described by its parts. It may be illegal."""

    seat: SeatNumber | None = None
    parts: Annotated[
        dict[str, Annotated[str, Field(max_length=60)] | int | None],
        Field(max_length=8),
    ]


class HintRequest(RequestBody):
    """A request for hints for a seat."""

    seat: SeatNumber


Move = Annotated[str, Query(min_length=1, max_length=60, description="A move in notation.")]


router = APIRouter(prefix="/api", tags=["tables"], responses=FAILURES)


@router.get("/tables/{table}/why", operation_id="why", responses=returns(ExplanationResponse))
async def why(
    access: TableAccessDep,
    language: Language,
    move: Move,
    seat: SeatQuery = None,
    typed: Annotated[bool, Query(description="Whether the move is spelt in the language of the response.")] = False,
) -> dict[str, Any]:
    """Explain why a move is illegal for a seat now, with the rule. The explanation is null if the move is legal."""
    table, viewer = access.live.table, access.require_viewer(seat)
    if not table.has_started:
        raise actions.ActionRefused("tables.not-dealt")
    if typed:
        setting = actions.setting_of(table)
        move = await access.services.table_cache.run_in_thread(lambda: parse_localised(move, language, setting))
    reason = table.sight(viewer).explain(move)
    return {"move": move, "why": None if reason is None else Translator(table, language, viewer)(reason)}


@router.post("/tables/{table}/why", operation_id="why-parts", responses=returns(ExplanationResponse))
async def why_parts(access: TableAccessDep, body: WhyRequest, language: Language) -> dict[str, Any]:
    """Explain why the move with these parts is illegal for a seat now, with the rule. The explanation is null if the
    move is legal. The parts are named as in the legal moves of a view.
    """
    table, viewer = access.live.table, access.require_viewer(body.seat)
    if not table.has_started:
        raise actions.ActionRefused("tables.not-dealt")
    sight = table.sight(viewer)
    move = sight.from_parts(body.parts)
    reason = sight.explain(move)
    return {"move": move.text, "why": None if reason is None else Translator(table, language, viewer)(reason)}


@router.get("/tables/{table}/spelling", operation_id="spelling", responses=returns(SpellingResponse))
async def spelling(
    access: TableAccessDep,
    language: Language,
    seat: SeatQuery = None,
    described: Annotated[bool, Query(description="Whether to describe each move.")] = False,
) -> dict[str, Any]:
    """List the legal moves of a seat in notation, each with its spelling in the language of the response."""
    table, viewer = access.live.table, access.require_viewer(seat)
    if not table.has_started:
        raise actions.ActionRefused("tables.not-dealt")
    spell, translate = speller(language, actions.setting_of(table)), Translator(table, language, viewer)
    sight = table.sight(viewer)
    return {
        "moves": [
            {
                "move": move.text,
                "spelt": spell(move.text),
                "story": translate.all(sight.describe(move)) if described else [],
            }
            for move in sight.legal_moves
        ]
    }


@router.get("/tables/{table}/preview", operation_id="preview", responses=returns(MovePreviewResponse))
async def preview(access: TableAccessDep, language: Language, move: Move, seat: SeatQuery = None) -> dict[str, Any]:
    """Preview the effects of a legal move, as far as the player can know them, with a description."""
    table, viewer = access.live.table, access.require_viewer(seat)
    if not table.has_started:
        raise actions.ActionRefused("tables.not-dealt")
    effects = table.sight(viewer).preview(move)
    return {"move": move, "preview": Translator(table, language, viewer).preview(effects)}


@router.post("/tables/{table}/hint", operation_id="hint", responses=returns(HintsResponse))
async def advise(access: TableAccessDep, body: HintRequest, language: Language) -> dict[str, Any]:
    """Get the best moves for the seat to move, with their winning probabilities and reasons. If a bot plays for a
    person of this browser, that person now plays again.
    """
    seat = access.require_seat(body.seat)
    await come_back(access, seats_with_bots(access))
    table = access.live.table
    if not table.terms["hints"]:
        raise ApiError(403, "no-hints", "server.no-hints")
    if not table.has_started:
        raise actions.ActionRefused("tables.not-dealt")
    sight = table.sight(seat)
    if sight.to_move != seat:
        raise actions.ActionRefused("server.hints-on-turn")
    hints = await access.services.bot_runner.advise(lambda: hint(sight), access.session.hash)
    translate = Translator(table, language, seat)
    return {
        "version": table.version,
        "hints": [
            {
                "move": advised.move.text,
                "story": translate.all(sight.describe(advised.move)),
                "win": advised.win,
                "lead": advised.lead,
                "reasons": translate.all(advised.reasons),
            }
            for advised in hints
        ],
    }
