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
from durbar.server.services.sessions import Device
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
    """Create a table for a rematch after a finished game. A second request returns the same table.

    All players keep their seats without a link, but only on the device that has had the seat for the longest time and
    on the device that sends this request. A device that was added by a link has to be added again: its owner may not
    remember it, and it would see the new hand. If the request comes from an added device, the log says that the seat
    is open on another device.
    """
    table, services = access.live.table, access.services
    if not access.permissions.seats:
        raise not_found()
    if table.stage != "finished" or table.analysis:
        raise actions.ActionRefused("server.again-when-over")
    require_capacity(access.session, services)
    devices = await services.sessions.devices(access.live.id, table.people)
    kept = {number: _kept_devices(found, access.session.hash) for number, found in devices.items()}
    holders = {number: browsers for number, browsers in kept.items() if browsers}
    start_now = all(access.session.hash in browsers for browsers in holders.values())
    entries = await services.table_cache.run_in_thread(lambda: _rematch_entries(table, set(holders), services.entropy))
    own_seat = next((number for number, sessions in holders.items() if access.session.hash in sessions), None)
    added = [
        Entry("device", {"seat": number, "name": table.names[number]}) for number in holders if len(holders[number]) > 1
    ]
    entries = [*entries, *added]
    commitment = None if own_seat is None or body.commitment is None else (own_seat, body.commitment)
    entries = committed_and_started(entries, commitment, start_now)
    secrets = {
        number: services.entropy.secret()
        for number, seat in enumerate(table.seats)
        if _is_unclaimed(number, seat, holders)
    }
    return await create_for_host(services, access.session, entries, rematch_key(access.live.id), holders, secrets)


def _kept_devices(devices: list[Device], browser: str) -> list[str]:
    """Return the browsers that keep a seat in the rematch: the first device of the seat, and ``browser`` if it holds
    the seat. If it is unknown which device was the first, only ``browser`` keeps the seat.
    """
    is_first_known = len(devices) == 1 or (len(devices) > 1 and devices[1].since is not None)
    first = [devices[0].hash] if is_first_known else []
    return first + [device.hash for device in devices if device.hash == browser and device.hash not in first]


def _is_unclaimed(number: int, seat: Seat, holders: dict[int, list[str]]) -> bool:
    """Return whether seat ``number`` is for a person, and no browser keeps it."""
    return seat.who != "bot" and number not in holders


def _rematch_entries(table: Table, holders: set[int], entropy: Entropy) -> list[Entry]:
    """Return the log entries that open the table of a rematch."""
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
