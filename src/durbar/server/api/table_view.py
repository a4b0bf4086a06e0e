"""Renders a table as a viewer sees it: the response to reading a table, and part of the response to every action."""

from __future__ import annotations

from collections.abc import Iterable
from contextlib import suppress
from typing import Any

from durbar.server.api.dependencies import TableAccess
from durbar.server.presenters import render_story, render_table
from durbar.server.storage.engine import StorageError
from durbar.server.storage.journal import NoSuchTable, rematch_key, table_created_with
from durbar.tables import actions

MAX_ENTRIES_IN_LOOP = 20
"""Up to this many log entries are rendered in the event loop; more are rendered in a thread."""


async def read_table(access: TableAccess, seat: int | None) -> dict[str, Any]:
    """Return the table as a seat or a spectator sees it. Raise 404 if this browser may not use that seat's view."""
    services, id = access.services, access.live.id
    access.require_viewer(seat)
    await come_back(access, access.live.table.votes)  # this request shows that this browser's players are not away
    devices = await services.sessions.devices(id, sorted(access.permissions.seats))
    rematch = await _find_rematch(access)
    viewer = access.require_viewer(seat)  # the seat may have been lost during the awaits above
    connected = services.hub.connected_seats(id)
    voter = viewer if viewer in access.permissions.seats else None
    vote = services.presence.vote(id, access.live.table, voter, connected)
    # Only players learn how long the others have been away.
    own_seats = access.permissions.seats
    away_since = services.presence.away_since(id, {*connected, *own_seats}) if own_seats else {}
    rendered = render_table(
        access.live, access.permissions, viewer, connected, vote, devices, access.session.hash, away_since
    )
    return {**rendered, "again": rematch}


async def read_story(access: TableAccess, seat: int | None, since: int, language: str) -> dict[str, Any]:
    """Return the log entries after a version, with the messages that the viewer may see.

    Raise 404 if this browser may not use that seat's view.
    """
    viewer, page_size = access.require_viewer(seat), access.services.settings.page_size
    if access.live.table.version - since <= MAX_ENTRIES_IN_LOOP:
        return render_story(access.live, viewer, since, page_size, language)
    return await access.services.table_cache.run_in_thread(
        lambda: render_story(access.live, viewer, since, page_size, language)
    )


def seats_with_bots(access: TableAccess) -> list[int]:
    """Return the seats of this browser for which a bot plays."""
    seats = access.live.table.seats
    return [seat for seat in access.permissions.seats if seats[seat].stand_in is not None]


async def come_back(access: TableAccess, seats: Iterable[int]) -> None:
    """For each of these seats that this browser holds, let its person play again instead of a bot. Votes to let a bot
    play for the seat become void.
    """
    for seat in access.permissions.seats.intersection(seats):
        # People can read the table even if this cannot be stored, for example on a full disk. The next request retries.
        with suppress(actions.ActionRefused, NoSuchTable, StorageError):
            await access.services.table_cache.apply(access.live.id, lambda table: actions.come_back(table, seat))  # noqa: B023


async def _find_rematch(access: TableAccess) -> str | None:
    """Return the table of the rematch, if there is one and this browser may see it."""
    if access.live.table.stage != "finished":
        return None
    async with access.services.database.read() as connection:
        rematch = await table_created_with(connection, rematch_key(access.live.id))
    return rematch if rematch is not None and access.session.at(rematch) else None
