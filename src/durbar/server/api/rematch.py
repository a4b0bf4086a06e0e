"""Rematches: another game with the same people."""

from __future__ import annotations

from typing import Any

from fastapi import APIRouter

from durbar.games.game import Game, rulebook
from durbar.server.api.create_table import OPENED, open_for
from durbar.server.api.dependencies import FAILURES, Here, require_capacity
from durbar.server.entropy import Entropy
from durbar.server.errors import not_found
from durbar.server.storage.journal import again_key
from durbar.tables import actions
from durbar.tables.log import Entry
from durbar.tables.opening import open_table
from durbar.tables.seats import Seat, bot_seat, person
from durbar.tables.table import Table

router = APIRouter(prefix="/api", tags=["tables"], responses=FAILURES)


@router.post("/tables/{table}/again", status_code=201, operation_id="again", responses=OPENED)
async def again(here: Here) -> dict[str, Any]:
    """Create a table for a rematch after a finished game. All players keep their seats without a link. A second request
    returns the same table.
    """
    table, services = here.live.table, here.services
    if not here.held.seats:
        raise not_found()
    if table.stage != "finished" or table.analysis:
        raise actions.NotNow("server.again-when-over")
    require_capacity(here.session, services)
    async with services.database.read() as connection:
        people = {
            at: set(await services.sessions.holders(connection, here.live.id, at))
            for at, seat in enumerate(table.seats)
            if seat.who == "person"
        }
    held = {at: sessions for at, sessions in people.items() if sessions}
    at_once = all(here.session.hash in sessions for sessions in held.values())
    entries = await services.table_cache.run_in_thread(lambda: _same_again(table, set(held), services.entropy, at_once))
    free = {at: services.entropy.secret() for at, seat in enumerate(table.seats) if _nobody(at, seat, held)}
    return await open_for(services, here.session, entries, again_key(here.live.id), held, free)


def _nobody(at: int, seat: Seat, held: dict[int, set[str]]) -> bool:
    return seat.who != "bot" and at not in held


def _same_again(table: Table, held: set[int], entropy: Entropy, at_once: bool) -> list[Entry]:
    """Return the first log entries of a rematch. With ``at_once``, start it if no seat is open."""
    terms = table.terms
    record = terms["record"]
    book = rulebook(record["game"])
    board = None if record["board"] is None else book.rules.board_from_dict(record["board"])
    setting = book.setting(record["players"], record["edition"], board, record["options"])
    seats = [_seated(at, seat, held) for at, seat in enumerate(table.seats)]
    shared = {name: terms[name] for name in ("absence", "hints", "open_to_watch")}
    entries = open_table(Game.begin(setting, entropy.seed()), seats, bot_seed=entropy.bot_seed(), **shared)
    if at_once and all(seat.who != "open" for seat in seats):
        entries += actions.start(Table(actions.stamped(None, entries, 0.0)))
    return entries


def _seated(at: int, seat: Seat, held: set[int]) -> Seat:
    if seat.level:
        return bot_seat(seat.level, None, seat.name)
    return person(seat.name, seat.stone, seat.figure) if at in held else Seat()
