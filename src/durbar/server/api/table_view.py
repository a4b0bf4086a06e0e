"""A table as a viewer sees it: the response to reading a table, and part of the response to every action."""

from __future__ import annotations

from contextlib import suppress
from typing import Any

from durbar.server.api.dependencies import AtTable
from durbar.server.presenters import render_story, render_table
from durbar.server.storage.journal import NoSuchTable, again_key, opened_by
from durbar.tables import actions

FEW = 20
"""The number of entries that are rendered in the event loop; more are rendered in a thread."""


async def read_table(here: AtTable, seat: int | None) -> dict[str, Any]:
    """Return the table as a seat or a spectator sees it. Raise 404 if this browser may not see it from there."""
    services, id = here.services, here.live.id
    here.require_viewer(seat)
    await _come_back(here)
    devices = await services.sessions.devices(id, sorted(here.held.seats))
    again = await _again(here)
    seen = here.require_viewer(seat)  # the seat may have been lost meanwhile
    listening = services.hub.here(id)
    vote = services.presence.vote(id, here.live.table, seen if seen in here.held.seats else None, listening)
    return {**render_table(here.live, here.held, seen, listening, vote, devices), "again": again}


async def read_story(here: AtTable, seat: int | None, since: int, language: str) -> dict[str, Any]:
    """Return the story after a version, as a viewer may see it. Raise 404 as `read_table` does."""
    seen, most = here.require_viewer(seat), here.services.settings.page
    if here.live.table.version - since <= FEW:
        return render_story(here.live, seen, since, most, language)
    return await here.services.table_cache.run_in_thread(lambda: render_story(here.live, seen, since, most, language))


async def _come_back(here: AtTable) -> None:
    """Cancel the votes about players of this browser, who are no longer away."""
    for seat in here.held.seats & here.live.table.votes.keys():
        with suppress(actions.NotNow, NoSuchTable):
            await here.services.table_cache.act(here.live.id, lambda table: actions.come_back(table, seat))  # noqa: B023


async def _again(here: AtTable) -> str | None:
    """Return the table of the rematch, if there is one and this browser may see it."""
    if here.live.table.stage != "finished":
        return None
    async with here.services.database.read() as connection:
        found = await opened_by(connection, again_key(here.live.id))
    return found if found is not None and here.session.at(found) else None
