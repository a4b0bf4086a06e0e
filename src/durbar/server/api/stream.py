"""Route of the stream of server-sent events for all tables of a browser."""

from __future__ import annotations

from typing import Annotated

import sqlalchemy as sa
from fastapi import APIRouter, Header, Query, Request
from fastapi.responses import StreamingResponse

from durbar.server.api.dependencies import FAILURES, OptionalSession, ServicesDep
from durbar.server.errors import ApiError
from durbar.server.middleware.client import address_of
from durbar.server.services.sessions import tables_accessible_to
from durbar.server.storage.row_checks import valid_rows
from durbar.server.storage.schema import tables

router = APIRouter(prefix="/api", tags=["stream"], responses=FAILURES)
MAX_SERIAL = 2**62
"""The largest serial (number of an event). It is within the range of the database's integers."""
Serial = Annotated[int, Query(ge=0, le=MAX_SERIAL, description="The id of the last received event.")]
EXAMPLE_EVENT = 'event: table\nid: 1794805200512\ndata: {"table":"5f1c09ad7be2","version":8}\n\n'


@router.get(
    "/stream",
    operation_id="stream",
    response_class=StreamingResponse,
    responses={
        200: {
            "description": "Events, while the stream is open.",
            "content": {"text/event-stream": {"schema": {"type": "string"}, "example": EXAMPLE_EVENT}},
        }
    },
)
async def stream(
    session: OptionalSession,
    services: ServicesDep,
    request: Request,
    since: Serial = 0,
    last_event_id: Annotated[str | None, Header(max_length=40)] = None,
) -> StreamingResponse:
    """Open a stream of server-sent events: ``table`` (a new version), ``here`` (the seats that are online), ``devices``
    (the devices that are signed in to a seat have changed), ``gone`` (this browser has lost a table or a seat; ``why``
    is ``deleted``, ``freed`` or ``reissued`` if the host did it, ``left`` or ``signed-out`` if another device of the
    seat did it), ``announcement`` (the operator's announcement in ``/api/me`` has changed), ``bye`` (the server ends
    the stream). One stream serves all tables of a browser. It begins after the event in ``Last-Event-ID`` or, without a
    valid header, after the event in ``since``.
    """
    if session is None:
        raise ApiError(404, "no-tables", "server.no-tables")
    header = last_event_id or ""
    last_serial = min(int(header), MAX_SERIAL) if header.isascii() and header.isdigit() else since

    async def missed_changes() -> list[tuple[str, int, int]]:
        columns = (tables.c.id, tables.c.version, tables.c.serial)
        accessible = tables.c.id.in_(tables_accessible_to(session.hash))
        query = sa.select(*columns).where(accessible, tables.c.serial > last_serial)
        async with services.database.read() as connection:
            rows = (await connection.execute(query)).all()
        return [(id, version, serial) for id, version, serial in valid_rows(rows, *columns)]

    headers = {"Cache-Control": "no-store", "X-Accel-Buffering": "no"}
    events = services.hub.listen(session, missed_changes, address_of(request.scope, services.settings))
    return StreamingResponse(events, media_type="text/event-stream", headers=headers)
