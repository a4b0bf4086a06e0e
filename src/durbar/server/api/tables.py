"""Finding tables, and looking at them."""

from __future__ import annotations

from contextlib import suppress
from typing import Annotated, Any

import sqlalchemy as sa
from fastapi import APIRouter, Query, Request, Response
from fastapi.responses import JSONResponse

from durbar.bots.hints import hint
from durbar.games.spelling import read_spelt
from durbar.games.words import speller
from durbar.server.api.dependencies import FAILURES, AtTable, Here, HouseAsked, Language, SeatAsked, Visitor
from durbar.server.api.models import told
from durbar.server.api.move_models import Hints, PreviewTold, SpellingTold, WhyTold
from durbar.server.api.requests import HintWish
from durbar.server.api.table_models import Listed, Mine, RecordTold, StoryTold, TableTold
from durbar.server.errors import Refused
from durbar.server.i18n import language_asked
from durbar.server.presenters import Voice, story_shown, table_shown
from durbar.server.services.services import House
from durbar.server.services.sessions import held_by
from durbar.server.storage.journal import NoSuchTable, again_key, opened_by
from durbar.server.storage.schema import tables
from durbar.tables import acts
from durbar.tables.replaying import Replay

MOST_SHOWN = 200
"""Tables in a list."""
FEW = 20
"""Entries of a story that are told at once; to find the words for more takes long enough to do it beside the loop."""

Since = Annotated[int, Query(ge=0, le=2**31 - 1)]

router = APIRouter(prefix="/api", tags=["tables"], responses=FAILURES)


# -- lists ------------------------------------------------------------------------------------------------------------
@router.get("/tables", operation_id="my-tables", responses=told(list[Mine]))
async def mine(browser: Visitor, house: HouseAsked) -> list[dict[str, Any]]:
    """The tables of this browser, the one that changed last first."""
    if browser is None or not browser.held:
        return []
    rows = await _listed(house, tables.c.id.in_(held_by(browser.hash)))
    return [{**row, "you": browser.at(row["table"]).to_json()} for row in rows]


@router.get("/tables/watch", operation_id="tables-to-watch", responses=told(list[Listed]))
async def to_watch(_browser: Visitor, house: HouseAsked) -> list[dict[str, Any]]:
    """The tables that everybody may watch, the one that changed last first."""
    return await _listed(house, tables.c.open_to_watch, tables.c.stage != "gathering")


async def _listed(house: House, *which: Any) -> list[dict[str, Any]]:
    columns = (tables.c.id, tables.c.version, tables.c.changed, tables.c.created, tables.c.summary)
    asked = sa.select(*columns).where(*which).order_by(tables.c.changed.desc()).limit(MOST_SHOWN)
    async with house.ledger.read() as connection:
        rows = (await connection.execute(asked)).all()
    return [
        {"table": id, "version": version, "changed": changed, "created": created, **summary}
        for id, version, changed, created, summary in rows
    ]


# -- one table --------------------------------------------------------------------------------------------------------
@router.get("/tables/{table}", operation_id="look-at-table", responses=told(TableTold))
async def look(
    here: Here,
    language: Language,
    seat: SeatAsked = None,
    since: Annotated[Since | None, Query(description="Also what happened after this version, as its story.")] = None,
) -> dict[str, Any]:
    """A table as a seat sees it, or as those who watch do; and, where it is asked for, what happened there since."""
    house, id = here.house, here.kept.id
    here.sees(seat)
    await _come_back(here)
    devices = await house.browsers.devices(id, sorted(here.held.seats))
    seen = here.sees(seat)  # the seat may have been lost meanwhile
    listening = house.hub.here(id)
    vote = house.presence.vote(id, here.kept.gathering, seen if seen in here.held.seats else None, listening)
    shown = table_shown(here.kept, here.held, seen, listening, vote, devices)
    if since is not None:
        shown["story"] = await _story(here, language, since, seat)
    return {**shown, "again": await _again(here)}


async def _come_back(here: AtTable) -> None:
    """Make votes void that were given while somebody was away who looks at the table now."""
    for seat in here.held.seats & here.kept.gathering.votes.keys():
        with suppress(acts.NotNow, NoSuchTable):
            await here.house.keeper.act(here.kept.id, lambda gathering: acts.come_back(gathering, seat))  # noqa: B023


async def _again(here: AtTable) -> str | None:
    """The table for another game with the same people, if there is one and this browser may see it."""
    if here.kept.gathering.stage != "finished":
        return None
    async with here.house.ledger.read() as connection:
        found = await opened_by(connection, again_key(here.kept.id))
    return found if found is not None and here.browser.at(found) else None


@router.get("/tables/{table}/board", operation_id="board")
async def board(here: Here) -> dict[str, Any]:
    """What a table draws that never changes in a game: the same for every viewer. Empty for a game without such."""
    gathering = here.kept.gathering
    if gathering.table is None:
        raise acts.NotNow("tables.not-dealt")
    return await here.house.keeper.aside(gathering.sight(None).board)


@router.get("/tables/{table}/story", operation_id="story", responses=told(StoryTold))
async def story(here: Here, language: Language, since: Since = 0, seat: SeatAsked = None) -> dict[str, Any]:
    """What happened after a version, as a viewer may tell it."""
    return await _story(here, language, since, seat)


async def _story(here: AtTable, language: str, since: int, seat: int | None) -> dict[str, Any]:
    seen, most = here.sees(seat), here.house.settings.page
    if here.kept.gathering.version - since <= FEW:
        return story_shown(here.kept, seen, since, most, language)
    return await here.house.keeper.aside(lambda: story_shown(here.kept, seen, since, most, language))


Move = Annotated[str, Query(min_length=1, max_length=60, description="A move in notation.")]


@router.get("/tables/{table}/why", operation_id="why", responses=told(WhyTold))
async def why(
    here: Here,
    language: Language,
    move: Move,
    seat: SeatAsked = None,
    typed: Annotated[bool, Query(description="Whether the move is spelt as in the language of the answer.")] = False,
) -> dict[str, Any]:
    """Why a seat may not make a move now, with the rule; null if it may."""
    gathering = here.kept.gathering
    if gathering.table is None:
        raise acts.NotNow("tables.not-dealt")
    if typed:
        setting = acts.setting_of(gathering)
        move = await here.house.keeper.aside(lambda: read_spelt(move, language, setting))
    reason = gathering.sight(here.sees(seat)).explain(move)
    return {"move": move, "why": None if reason is None else Voice(gathering, language)(reason)}


@router.get("/tables/{table}/spelling", operation_id="spelling", responses=told(SpellingTold))
async def spelling(
    here: Here,
    language: Language,
    seat: SeatAsked = None,
    described: Annotated[bool, Query(description="Whether to say of each move what it is.")] = False,
) -> dict[str, Any]:
    """The moves that a seat may make now, in notation, each with how the language of the answer spells it."""
    gathering = here.kept.gathering
    if gathering.table is None:
        raise acts.NotNow("tables.not-dealt")
    spell, voice = speller(language, acts.setting_of(gathering)), Voice(gathering, language)
    sight = gathering.sight(here.sees(seat))
    return {
        "moves": [
            {
                "move": move.text,
                "spelt": spell(move.text),
                "story": voice.all(sight.describe(move)) if described else [],
            }
            for move in sight.legal_moves
        ]
    }


@router.get("/tables/{table}/preview", operation_id="preview", responses=told(PreviewTold))
async def preview(here: Here, language: Language, move: Move, seat: SeatAsked = None) -> dict[str, Any]:
    """What a legal move of a seat would bring, as far as its maker can know, told in words."""
    gathering = here.kept.gathering
    if gathering.table is None:
        raise acts.NotNow("tables.not-dealt")
    found = gathering.sight(here.sees(seat)).preview(move)
    return {"move": move, "preview": Voice(gathering, language).preview(found)}


@router.get("/tables/{table}/record", operation_id="record", responses=told(RecordTold))
async def record(here: Here, seat: SeatAsked = None) -> JSONResponse:
    """The record: whole once the game is over, with its analysis if that is done, and before that what a viewer may
    know of it.
    """
    gathering = here.kept.gathering
    made = gathering.record(here.sees(seat))
    if gathering.open_book and made["moves"] == gathering.played.record()["moves"]:
        made = await here.house.analyses.to_take_along(here.kept.id, made)
    name = f"{made['game']}-{here.kept.id}.json"
    return JSONResponse(made, headers={"Content-Disposition": f'attachment; filename="{name}"'})


@router.get(
    "/tables/{table}/picture",
    operation_id="picture",
    response_class=Response,
    responses={200: {"description": "A picture.", "content": {"image/svg+xml": {"schema": {"type": "string"}}}}},
)
async def picture(
    here: Here,
    request: Request,
    seat: SeatAsked = None,
    moves: Annotated[int | None, Query(ge=0, le=100_000, description="After so many moves; none for now.")] = None,
) -> Response:
    """The position as a viewer sees it, drawn; or as they saw it after so many moves."""
    gathering, seen = here.kept.gathering, here.sees(seat)
    if gathering.table is None:
        raise acts.NotNow("tables.not-dealt")
    sight = gathering.sight(seen) if moves is None else Replay(gathering, seen).at(moves).sight
    language = language_asked(request.scope)
    return Response(await here.house.keeper.aside(lambda: sight.picture(language)), media_type="image/svg+xml")


@router.post("/tables/{table}/hint", operation_id="hint", responses=told(Hints))
async def advise(here: Here, wish: HintWish, language: Language) -> dict[str, Any]:
    """The best few moves for a seat whose turn it is, each with its chances and why."""
    gathering = here.kept.gathering
    seat = here.acts(wish.seat)
    if not gathering.terms["hints"]:
        raise Refused(403, "no-hints", "server.no-hints")
    if gathering.table is None:
        raise acts.NotNow("tables.not-dealt")
    sight = gathering.sight(seat)
    if sight.to_move != seat:
        raise acts.NotNow("server.hints-on-turn")
    found = await here.house.bots.think(lambda: hint(sight), "hint", here.browser.hash)
    voice = Voice(gathering, language)
    return {
        "version": gathering.version,
        "hints": [
            {
                "move": one.move.text,
                "story": voice.all(sight.describe(one.move)),
                "win": one.win,
                "lead": one.lead,
                "reasons": voice.all(one.reasons),
            }
            for one in found
        ],
    }
