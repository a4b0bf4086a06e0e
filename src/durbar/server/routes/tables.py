"""Opening tables, finding them, and looking at them."""

from __future__ import annotations

from typing import Annotated, Any

import sqlalchemy as sa
from fastapi import APIRouter, Query, Response
from fastapi.responses import JSONResponse
from sqlalchemy.ext.asyncio import AsyncConnection

from durbar.bots.hints import hint
from durbar.games.game import Game, rulebook
from durbar.games.record import check_form
from durbar.server.browsers import Browser
from durbar.server.failures import Refused, nothing_here
from durbar.server.house import House
from durbar.server.keeping import Also, key_of
from durbar.server.links import address, make_link
from durbar.server.routes.asking import FAILURES, Guest, Here, HouseAsked, Key, Language, SeatAsked, Visitor
from durbar.server.routes.wishes import HintWish, ImportWish, SeatWish, TableWish
from durbar.server.showing import Voice, story_shown, table_shown
from durbar.server.storage.schema import tables
from durbar.tables import acts
from durbar.tables.gathering import Gathering
from durbar.tables.log import Entry
from durbar.tables.opening import open_record, open_table
from durbar.tables.seats import Seat, bot_seat, person

MOST_SHOWN = 200
"""Tables in a list."""
NAMELESS = "Guest"

router = APIRouter(prefix="/api", tags=["tables"], responses=FAILURES)


@router.post("/tables", status_code=201)
async def create(wish: TableWish, browser: Guest, house: HouseAsked, key: Key = None) -> dict[str, Any]:
    """Open a table. Whoever opens it is its host, and gets a link for every open seat."""
    book = rulebook(wish.game)
    board = None if wish.board is None else book.board_from_dict(wish.board)
    setting = book.setting(len(wish.seats), wish.edition, board, wish.options)
    seats = _seats(wish.seats, browser)
    entries = open_table(
        Game.begin(setting, house.fresh.seed()),
        seats,
        bot_seed=house.fresh.bot_seed(),
        absence=wish.absence.model_dump(),
        hints=wish.hints,
        open_to_watch=wish.open_to_watch,
    )
    mine = [at for at, seat in enumerate(wish.seats) if seat.who == "me"]
    free = {at: house.fresh.secret() for at, seat in enumerate(wish.seats) if seat.who == "open"}
    if wish.start and not free:
        entries += acts.start(Gathering(acts.stamped(None, entries, 0.0)))
    return await _open(house, browser, entries, key_of(browser.hash, key), mine, free)


@router.post("/import", status_code=201)
async def bring_in(wish: ImportWish, browser: Guest, house: HouseAsked, key: Key = None) -> dict[str, Any]:
    """Open a table on a record: to study it, branch from any move and ask for hints, or to keep a finished game."""
    entries = open_record(check_form(wish.record), wish.open_as == "analysis")
    mine = list(range(wish.record["players"])) if wish.open_as == "analysis" else []
    return await _open(house, browser, entries, key_of(browser.hash, key), mine, {})


def _seats(wishes: list[SeatWish], browser: Browser) -> list[Seat]:
    """Who sits where, as asked for; people at one screen need names that tell them apart."""
    made: dict[int, Seat] = {}
    profile = browser.profile
    for at, wish in enumerate(wishes):
        if wish.who == "me":
            first = not any(seat.who == "person" for seat in made.values())
            name = wish.name or (profile.get("name") if first else "") or f"{NAMELESS} {at + 1}"
            signs = (profile.get("stone", ""), profile.get("figure", "")) if first else ("", "")
            made[at] = person(name, *signs)
    for at, wish in enumerate(wishes):
        if wish.who == "bot":
            made[at] = bot_seat(wish.level, made, wish.name)
    names = [seat.name for seat in made.values()]
    if len(set(names)) < len(names):
        raise acts.NotNow("two at one table cannot have the same name")
    return [made.get(at, Seat()) for at in range(len(wishes))]


async def _open(
    house: House, browser: Browser, entries: list[Entry], key: str | None, mine: list[int], free: dict[int, str]
) -> dict[str, Any]:
    watch = house.fresh.secret()

    async def write(connection: AsyncConnection, table: str) -> None:
        await house.browsers.give(connection, browser.hash, table, "host")
        for seat in mine:
            await house.browsers.give(connection, browser.hash, table, "seat", seat)
        for seat, secret in free.items():
            await make_link(connection, house.fresh, table, "seat", seat, secret=secret)
        await make_link(connection, house.fresh, table, "watch", secret=watch)

    def then(table: str) -> None:
        house.browsers.follow(browser, table, "host")
        for seat in mine:
            house.browsers.follow(browser, table, "seat", seat)

    table, new = await house.keeper.open(entries, key, Also(write, then))
    if not browser.at(table):  # the first answer was lost, with the connection to the database
        await house.browsers.read_again(table)
    kept = await house.keeper.get(table)
    if kept is None or not browser.at(table):
        raise nothing_here()
    links = [{"seat": seat, "link": address("seat", secret)} for seat, secret in free.items()]
    return {
        "table": table,
        "version": kept.gathering.version,
        "new": new,
        "links": links if new else [],
        "watch": address("watch", watch) if new else None,
    }


# -- lists ------------------------------------------------------------------------------------------------------------
@router.get("/tables")
async def mine(browser: Visitor, house: HouseAsked) -> list[dict[str, Any]]:
    """The tables of this browser, the one that changed last first."""
    if browser is None or not browser.held:
        return []
    rows = await _listed(house, tables.c.id.in_(list(browser.held)))
    return [{**row, "you": browser.at(row["table"]).to_json()} for row in rows]


@router.get("/tables/watch")
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
@router.get("/tables/{table}")
async def look(here: Here, language: Language, seat: SeatAsked = None) -> dict[str, Any]:
    """A table as a seat sees it, or as those who watch do."""
    listening = here.house.hub.here(here.kept.id)
    return table_shown(here.kept, here.held, here.sees(seat), listening, language)


@router.get("/tables/{table}/board")
async def board(here: Here) -> dict[str, Any]:
    """What a table draws that never changes in a game: the same for every viewer. Empty for a game without such."""
    gathering = here.kept.gathering
    if gathering.table is None:
        raise acts.NotNow("nothing has been dealt yet")
    return gathering.sight(None).board()


@router.get("/tables/{table}/story")
async def story(
    here: Here, language: Language, since: Annotated[int, Query(ge=0, le=2**31 - 1)] = 0, seat: SeatAsked = None
) -> dict[str, Any]:
    """What happened after a version, as a viewer may tell it."""
    return story_shown(here.kept, here.sees(seat), since, here.house.settings.page, language)


Move = Annotated[str, Query(min_length=1, max_length=60, description="A move in notation.")]


@router.get("/tables/{table}/why")
async def why(here: Here, language: Language, move: Move, seat: SeatAsked = None) -> dict[str, Any]:
    """Why a seat may not make a move now, with the rule; null if it may."""
    gathering = here.kept.gathering
    if gathering.table is None:
        raise acts.NotNow("nothing has been dealt yet")
    reason = gathering.sight(here.sees(seat)).explain(move)
    return {"move": move, "why": None if reason is None else Voice(gathering, language)(reason)}


@router.get("/tables/{table}/preview")
async def preview(here: Here, language: Language, move: Move, seat: SeatAsked = None) -> dict[str, Any]:
    """What a legal move of a seat would bring, as far as its maker can know, told in words."""
    gathering = here.kept.gathering
    if gathering.table is None:
        raise acts.NotNow("nothing has been dealt yet")
    found = gathering.sight(here.sees(seat)).preview(move)
    return {"move": move, "preview": Voice(gathering, language).preview(found)}


@router.get("/tables/{table}/record")
async def record(here: Here, seat: SeatAsked = None) -> JSONResponse:
    """The record: whole once the game is over, and before that what a viewer may know of it."""
    made = here.kept.gathering.record(here.sees(seat))
    name = f"{made['game']}-{here.kept.id}.json"
    return JSONResponse(made, headers={"Content-Disposition": f'attachment; filename="{name}"'})


@router.get("/tables/{table}/picture", response_class=Response)
async def picture(here: Here, seat: SeatAsked = None) -> Response:
    """The position as a viewer sees it, drawn."""
    gathering = here.kept.gathering
    if gathering.table is None:
        raise acts.NotNow("nothing has been dealt yet")
    return Response(gathering.sight(here.sees(seat)).picture(), media_type="image/svg+xml")


@router.post("/tables/{table}/hint")
async def advise(here: Here, wish: HintWish, language: Language) -> dict[str, Any]:
    """The best few moves for a seat whose turn it is, each with its chances and why."""
    gathering = here.kept.gathering
    seat = here.acts(wish.seat)
    if not gathering.terms["hints"]:
        raise Refused(403, "no-hints", "At this table there are no hints.")
    if gathering.table is None:
        raise acts.NotNow("nothing has been dealt yet")
    sight = gathering.sight(seat)
    if sight.to_move != seat:
        raise acts.NotNow("hints are for whoever has the move")
    found = await here.house.bots.think(lambda: hint(sight), "hint")
    voice = Voice(gathering, language)
    return {
        "version": gathering.version,
        "hints": [
            {"move": one.move.text, "win": one.win, "lead": one.lead, "reasons": voice.all(one.reasons)}
            for one in found
        ],
    }
