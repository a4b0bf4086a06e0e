"""Routes that create tables, for a new game or from a record."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Annotated, Any, Literal

from fastapi import APIRouter
from pydantic import ConfigDict, Field
from sqlalchemy.ext.asyncio import AsyncConnection

from durbar.analysis.stored import read_analysis
from durbar.games.game import Game, rulebook
from durbar.games.record import check_form
from durbar.server.api.dependencies import FAILURES, CurrentSession, Key, Language, ServicesDep, require_capacity
from durbar.server.api.models import (
    Digits64,
    Level,
    LinkAddress,
    Name,
    RequestBody,
    ResponseModel,
    SeatNumber,
    TableId,
    Version,
    returns,
)
from durbar.server.entropy import Entropy
from durbar.server.errors import ApiError, not_found
from durbar.server.i18n import default_name
from durbar.server.services.links import link_address, make_link
from durbar.server.services.services import Services
from durbar.server.services.sessions import Session
from durbar.server.services.table_cache import key_of
from durbar.server.storage.journal import ExtraWrite
from durbar.tables import actions
from durbar.tables.log import Entry
from durbar.tables.opening import open_record, open_table
from durbar.tables.seats import Seat, bot_seat, person
from durbar.tables.table import Table


class SeatRequest(RequestBody):
    """The player of a seat."""

    who: Annotated[
        Literal["me", "open", "bot"],
        Field(description="`me` is this browser, `open` the first browser that opens the seat's link, `bot` a bot."),
    ]
    level: Annotated[Level, Field(description="The level of a bot.")] = "player"
    name: Annotated[Name, Field(description="The default is the name in the profile or, for a bot, a free name.")] = ""


class AbsenceRequest(RequestBody):
    """The time limit after which a bot plays for a player, and the bot's level."""

    after: Annotated[
        Annotated[float, Field(ge=10, le=60 * 86400, strict=False)] | None,
        Field(description="The time limit in seconds; null for none, so that a bot plays only after a vote."),
    ] = None
    level: Level = "player"


class CreateTableRequest(RequestBody):
    """A table to create."""

    game: Annotated[str, Field(max_length=40, description="The name of a game, as in `/api/games`.")]
    edition: Annotated[str, Field(max_length=40)] | None = None
    options: Annotated[
        dict[str, Any],
        Field(default_factory=dict, description="House options by name; omitted options have their defaults."),
    ]
    board: Annotated[dict[str, Any] | None, Field(description="A custom board, in the format of a board file.")] = None
    seats: Annotated[list[SeatRequest], Field(min_length=1, max_length=8, description="The player of each seat.")]
    open_to_watch: Annotated[bool, Field(description="Whether everyone may watch.")] = False
    absence: AbsenceRequest = AbsenceRequest()
    hints: Annotated[bool, Field(description="Whether people may ask for hints.")] = True
    start: Annotated[bool, Field(description="Start immediately if no seat is open.")] = True
    commitment: Annotated[
        Digits64 | None,
        Field(
            description="The SHA-256 of 32 random bytes with which this browser contributes to the seed. The game then "
            "starts once this browser has revealed the bytes."
        ),
    ] = None


class ImportRequest(RequestBody):
    """A record to analyse, or to store as a finished game."""

    record: dict[str, Any]
    open_as: Annotated[Literal["analysis", "finished"], Field(alias="as")] = "analysis"
    model_config = ConfigDict(extra="forbid", strict=True, populate_by_name=True)


class SeatLinkResponse(ResponseModel):
    """A link that gives a seat to the first browser that opens it."""

    seat: SeatNumber
    link: LinkAddress


class TableCreatedResponse(ResponseModel):
    """The table that was created. If the request repeats an idempotency key, ``new`` is false, and the table is that of
    the first request, without its links.
    """

    table: TableId
    version: Version
    new: bool
    links: list[SeatLinkResponse]
    invite: Annotated[
        LinkAddress | None, Field(description="The link that gives any free seat; null if no seat is free.")
    ]
    watch: Annotated[LinkAddress | None, Field(description="The link for spectators.")]


router = APIRouter(prefix="/api", tags=["tables"], responses=FAILURES)


CREATED_RESPONSES = returns(TableCreatedResponse, "The table is created.", 201)


@router.post("/tables", status_code=201, operation_id="open-table", responses=CREATED_RESPONSES)
async def create(
    body: CreateTableRequest, session: CurrentSession, services: ServicesDep, language: Language, key: Key = None
) -> dict[str, Any]:
    """Open a table. This browser becomes its host and gets a link that gives any open seat, and one link for each open
    seat. At least one seat must be for a person (422, ``needs-person``).
    """
    if all(seat.who == "bot" for seat in body.seats):
        raise ApiError(422, "needs-person", "server.needs-person")
    require_capacity(session, services)
    # A custom board may be malicious, so it is checked in the queue for uploads.
    run = services.table_cache.run_in_thread if body.board is None else services.upload_checks.run
    entries = await run(lambda: _first_entries(body, session, services.entropy, language))
    own_seats = [number for number, seat in enumerate(body.seats) if seat.who == "me"]
    secrets = {number: services.entropy.secret() for number, seat in enumerate(body.seats) if seat.who == "open"}
    return await create_for_host(
        services, session, entries, key_of(session.hash, key), assign_to_session(session, own_seats), secrets
    )


@router.post("/import", status_code=201, operation_id="import-record", responses=CREATED_RESPONSES)
async def import_record(
    body: ImportRequest, session: CurrentSession, services: ServicesDep, key: Key = None
) -> dict[str, Any]:
    """Import a record: to analyse it, with branches and hints at any move, or to store a finished game. An analysis in
    the record is stored with it.
    """
    require_capacity(session, services)
    entries = await services.upload_checks.run(lambda: open_record(check_form(body.record), body.open_as == "analysis"))
    analysis = await services.upload_checks.run(lambda: read_analysis(body.record))
    own_seats = list(range(body.record["players"])) if body.open_as == "analysis" else []

    async def store_more(connection: AsyncConnection, table: str) -> None:
        if analysis is not None:
            await services.analysis_jobs.store_imported(connection, table, analysis)

    return await create_for_host(
        services, session, entries, key_of(session.hash, key), assign_to_session(session, own_seats), {}, store_more
    )


def _first_entries(body: CreateTableRequest, session: Session, entropy: Entropy, language: str) -> list[Entry]:
    """Return the first log entries of a new table."""
    book = rulebook(body.game)
    board = None if body.board is None else book.rules.board_from_dict(body.board)
    setting = book.setting(len(body.seats), body.edition, board, body.options)
    entries = open_table(
        Game.begin(setting, entropy.seed()),
        requested_seats(body.seats, session, language),
        bot_seed=entropy.bot_seed(),
        absence=body.absence.model_dump(),
        hints=body.hints,
        open_to_watch=body.open_to_watch,
    )
    own_seat = next((number for number, seat in enumerate(body.seats) if seat.who == "me"), None)
    commitment = None if own_seat is None or body.commitment is None else (own_seat, body.commitment)
    return committed_and_started(entries, commitment, body.start)


def committed_and_started(entries: list[Entry], commitment: tuple[int, str] | None, start: bool) -> list[Entry]:
    """Return the first entries of a table, with two more entries if they apply: the commitment (a seat and a hash), and
    the start of the game if ``start`` is true and no seat is open.
    """
    table = Table(actions.stamped(None, entries, 0.0))
    committed = [] if commitment is None else actions.commit(table, *commitment)
    actions.carry_out(table, committed)
    started = actions.start(table) if start and all(seat.who != "open" for seat in table.seats) else []
    return [*entries, *committed, *started]


def requested_seats(requests: list[SeatRequest], session: Session, language: str) -> list[Seat]:
    """Return the requested seats. Raise `ActionRefused` if two players have the same name.

    The first person of this browser gets the name, stone and figure of the profile; others at the same screen do not.
    """
    seats: dict[int, Seat] = {}
    profile = session.profile
    for number, request in enumerate(requests):
        if request.who == "me":
            is_first = not seats
            name = request.name or (profile.get("name") if is_first else "") or f"{default_name(language)} {number + 1}"
            stone, figure = (profile.get("stone", ""), profile.get("figure", "")) if is_first else ("", "")
            seats[number] = person(name, stone, figure)
    for number, request in enumerate(requests):
        if request.who == "bot":
            seats[number] = bot_seat(request.level, seats, request.name)
    names = [seat.name for seat in seats.values()]
    if len(set(names)) < len(names):
        raise actions.ActionRefused("server.same-name")
    return [seats.get(number, Seat()) for number in range(len(requests))]


def assign_to_session(session: Session, seats: list[int]) -> dict[int, list[str]]:
    """Return a dict that gives each of these seats one holder, the browser of this session."""
    return {seat: [session.hash] for seat in seats}


async def create_for_host(
    services: Services,
    session: Session,
    entries: list[Entry],
    key: str | None,
    holders: dict[int, list[str]],
    secrets: dict[int, str],
    store_more: Callable[[AsyncConnection, str], Awaitable[None]] | None = None,
) -> dict[str, Any]:
    """Create a table with this session's browser as its host. ``holders`` lists for each taken seat the hashes of its
    browsers, in order of arrival. ``secrets`` has for each open seat the secret of its link. ``store_more`` stores
    further data in the same transaction.
    """
    watch_secret = services.entropy.secret()
    invite_secret = services.entropy.secret() if secrets else None

    async def write(connection: AsyncConnection, table: str) -> None:
        await services.sessions.grant(connection, session.hash, table, "host")
        for seat, hashes in holders.items():
            for hash in hashes:
                await services.sessions.grant(connection, hash, table, "seat", seat)
        for seat, secret in secrets.items():
            await make_link(connection, services.entropy, table, "seat", seat, secret=secret)
        await make_link(connection, services.entropy, table, "watch", secret=watch_secret)
        if invite_secret is not None:
            await make_link(connection, services.entropy, table, "table", secret=invite_secret)
        if store_more is not None:
            await store_more(connection, table)

    def after_commit(table: str) -> None:
        services.sessions.add_granted(session, table, "host")
        for seat, hashes in holders.items():
            services.sessions.add_granted_seat(table, seat, hashes)

    table, new = await services.table_cache.open(entries, key, ExtraWrite(write, after_commit))
    if not session.at(table):  # an earlier request with this key failed after its commit
        await services.sessions.reload(table)
    live = await services.table_cache.get(table)
    if live is None or not session.at(table):
        raise not_found()
    services.bot_runner.note_request(live)
    links = [{"seat": seat, "link": link_address("seat", secret)} for seat, secret in secrets.items()]
    return {
        "table": table,
        "version": live.table.version,
        "new": new,
        "links": links if new else [],
        "invite": link_address("table", invite_secret) if new and invite_secret is not None else None,
        "watch": link_address("watch", watch_secret) if new else None,
    }
