"""Route that creates a rematch: another game with the same people."""

from __future__ import annotations

from typing import Annotated, Any

from fastapi import APIRouter, Body

from durbar.games.game import Game, rulebook
from durbar.server.api.create_table import CREATED_RESPONSES, committed_and_started, create_for_host
from durbar.server.api.dependencies import FAILURES, TableAccessDep, require_capacity
from durbar.server.api.models import Digits64, RequestBody
from durbar.server.entropy import Entropy
from durbar.server.errors import not_found
from durbar.server.storage.journal import rematch_key
from durbar.tables import actions
from durbar.tables.log import Entry
from durbar.tables.opening import open_table
from durbar.tables.seats import Seat, bot_seat, person
from durbar.tables.table import Table

router = APIRouter(prefix="/api", tags=["tables"], responses=FAILURES)


class RematchRequest(RequestBody):
    """A request for a rematch."""

    commitment: Digits64 | None = None
    """As in `CreateTableRequest`."""


@router.post("/tables/{table}/again", status_code=201, operation_id="again", responses=CREATED_RESPONSES)
async def rematch(
    access: TableAccessDep, body: Annotated[RematchRequest, Body(default_factory=RematchRequest)]
) -> dict[str, Any]:
    """Create a table for a rematch after a finished game. All players keep their seats without a link. A second request
    returns the same table.
    """
    table, services = access.live.table, access.services
    if not access.permissions.seats:
        raise not_found()
    if table.stage != "finished" or table.analysis:
        raise actions.ActionRefused("server.again-when-over")
    require_capacity(access.session, services)
    async with services.database.read() as connection:
        people = {
            number: set(await services.sessions.holders(connection, access.live.id, number))
            for number, seat in enumerate(table.seats)
            if seat.who == "person"
        }
    holders = {number: sessions for number, sessions in people.items() if sessions}
    start_now = all(access.session.hash in sessions for sessions in holders.values())
    entries = await services.table_cache.run_in_thread(lambda: _rematch_entries(table, set(holders), services.entropy))
    own_seat = next((number for number, sessions in holders.items() if access.session.hash in sessions), None)
    commitment = None if own_seat is None or body.commitment is None else (own_seat, body.commitment)
    entries = committed_and_started(entries, commitment, start_now)
    secrets = {
        number: services.entropy.secret()
        for number, seat in enumerate(table.seats)
        if _is_unclaimed(number, seat, holders)
    }
    return await create_for_host(services, access.session, entries, rematch_key(access.live.id), holders, secrets)


def _is_unclaimed(number: int, seat: Seat, holders: dict[int, set[str]]) -> bool:
    """Return whether seat ``number`` is for a person, and no browser holds it."""
    return seat.who != "bot" and number not in holders


def _rematch_entries(table: Table, holders: set[int], entropy: Entropy) -> list[Entry]:
    """Return the log entry that opens the table of a rematch."""
    terms = table.terms
    record = terms["record"]
    book = rulebook(record["game"])
    board = None if record["board"] is None else book.rules.board_from_dict(record["board"])
    setting = book.setting(record["players"], record["edition"], board, record["options"])
    seats = [_rematch_seat(number, seat, holders) for number, seat in enumerate(table.seats)]
    shared = {name: terms[name] for name in ("absence", "hints", "open_to_watch")}
    return open_table(Game.begin(setting, entropy.seed()), seats, bot_seed=entropy.bot_seed(), **shared)


def _rematch_seat(number: int, seat: Seat, holders: set[int]) -> Seat:
    """Return the seat for the rematch: with the same bot or person, or open if no browser holds it."""
    if seat.level:
        return bot_seat(seat.level, None, seat.name)
    return person(seat.name, seat.stone, seat.figure) if number in holders else Seat()
