"""Opening tables: for a new game, or on a record."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any

from fastapi import APIRouter
from sqlalchemy.ext.asyncio import AsyncConnection

from durbar.analysis.kept import analysis_in
from durbar.games.game import Game, rulebook
from durbar.games.record import check_form
from durbar.server.api.dependencies import FAILURES, Guest, HouseAsked, Key, Language, room_for_one_more
from durbar.server.api.models import told
from durbar.server.api.requests import ImportWish, SeatWish, TableWish
from durbar.server.api.table_models import Opened
from durbar.server.entropy import Fresh
from durbar.server.errors import nothing_here
from durbar.server.i18n import nameless
from durbar.server.services.links import address, make_link
from durbar.server.services.services import House
from durbar.server.services.sessions import Browser
from durbar.server.services.table_cache import key_of
from durbar.server.storage.journal import Also
from durbar.tables import acts
from durbar.tables.gathering import Gathering
from durbar.tables.log import Entry
from durbar.tables.opening import open_record, open_table
from durbar.tables.seats import Seat, bot_seat, person

router = APIRouter(prefix="/api", tags=["tables"], responses=FAILURES)
OPENED = told(Opened, "The table is open.", 201)


@router.post("/tables", status_code=201, operation_id="open-table", responses=OPENED)
async def create(
    wish: TableWish, browser: Guest, house: HouseAsked, language: Language, key: Key = None
) -> dict[str, Any]:
    """Open a table. Whoever opens it is its host, and gets a link for every open seat."""
    room_for_one_more(browser, house)
    aside = house.keeper.aside if wish.board is None else house.checks.run
    entries = await aside(lambda: _entries(wish, browser, house.fresh, language))
    mine = [at for at, seat in enumerate(wish.seats) if seat.who == "me"]
    free = {at: house.fresh.secret() for at, seat in enumerate(wish.seats) if seat.who == "open"}
    return await open_for(house, browser, entries, key_of(browser.hash, key), all_mine(browser, mine), free)


@router.post("/import", status_code=201, operation_id="import-record", responses=OPENED)
async def bring_in(wish: ImportWish, browser: Guest, house: HouseAsked, key: Key = None) -> dict[str, Any]:
    """Open a table on a record: to study it, branch from any move and ask for hints, or to keep a finished game. An
    analysis that is in it is kept with it.
    """
    room_for_one_more(browser, house)
    entries = await house.checks.run(lambda: open_record(check_form(wish.record), wish.open_as == "analysis"))
    analysis = await house.checks.run(lambda: analysis_in(wish.record))
    mine = list(range(wish.record["players"])) if wish.open_as == "analysis" else []

    async def keep(connection: AsyncConnection, table: str) -> None:
        if analysis is not None:
            await house.analyses.keep(connection, table, analysis)

    return await open_for(house, browser, entries, key_of(browser.hash, key), all_mine(browser, mine), {}, keep)


def _entries(wish: TableWish, browser: Browser, fresh: Fresh, language: str) -> list[Entry]:
    """How the log of a new table begins."""
    book = rulebook(wish.game)
    board = None if wish.board is None else book.rules.board_from_dict(wish.board)
    setting = book.setting(len(wish.seats), wish.edition, board, wish.options)
    entries = open_table(
        Game.begin(setting, fresh.seed()),
        seats_wished(wish.seats, browser, language),
        bot_seed=fresh.bot_seed(),
        absence=wish.absence.model_dump(),
        hints=wish.hints,
        open_to_watch=wish.open_to_watch,
    )
    if wish.start and not any(seat.who == "open" for seat in wish.seats):
        entries += acts.start(Gathering(acts.stamped(None, entries, 0.0)))
    return entries


def seats_wished(wishes: list[SeatWish], browser: Browser, language: str) -> list[Seat]:
    """Who sits where, as asked for; people at one screen need names that tell them apart."""
    made: dict[int, Seat] = {}
    profile = browser.profile
    for at, wish in enumerate(wishes):
        if wish.who == "me":
            first = not any(seat.who == "person" for seat in made.values())
            name = wish.name or (profile.get("name") if first else "") or f"{nameless(language)} {at + 1}"
            signs = (profile.get("stone", ""), profile.get("figure", "")) if first else ("", "")
            made[at] = person(name, *signs)
    for at, wish in enumerate(wishes):
        if wish.who == "bot":
            made[at] = bot_seat(wish.level, made, wish.name)
    names = [seat.name for seat in made.values()]
    if len(set(names)) < len(names):
        raise acts.NotNow("server.same-name")
    return [made.get(at, Seat()) for at in range(len(wishes))]


def all_mine(browser: Browser, seats: list[int]) -> dict[int, set[str]]:
    """Seats that are all of one browser."""
    return {seat: {browser.hash} for seat in seats}


async def open_for(
    house: House,
    browser: Browser,
    entries: list[Entry],
    key: str | None,
    held: dict[int, set[str]],
    free: dict[int, str],
    keep: Callable[[AsyncConnection, str], Awaitable[None]] | None = None,
) -> dict[str, Any]:
    """Open a table for a host. ``held`` says which browsers have which seats; ``free`` has the secrets of the others'
    links; ``keep`` writes down what else belongs to it.
    """
    watch = house.fresh.secret()

    async def write(connection: AsyncConnection, table: str) -> None:
        await house.browsers.give(connection, browser.hash, table, "host")
        for seat, hashes in held.items():
            for one in hashes:
                await house.browsers.give(connection, one, table, "seat", seat)
        for seat, secret in free.items():
            await make_link(connection, house.fresh, table, "seat", seat, secret=secret)
        await make_link(connection, house.fresh, table, "watch", secret=watch)
        if keep is not None:
            await keep(connection, table)

    def then(table: str) -> None:
        house.browsers.follow(browser, table, "host")
        for seat, hashes in held.items():
            house.browsers.seated(table, seat, hashes)

    table, new = await house.keeper.open(entries, key, Also(write, then))
    if not browser.at(table):  # the first answer was lost, with the connection to the database
        await house.browsers.read_again(table)
    kept = await house.keeper.get(table)
    if kept is None or not browser.at(table):
        raise nothing_here()
    house.bots.looked(kept)
    links = [{"seat": seat, "link": address("seat", secret)} for seat, secret in free.items()]
    return {
        "table": table,
        "version": kept.gathering.version,
        "new": new,
        "links": links if new else [],
        "watch": address("watch", watch) if new else None,
    }
