"""Routes to read and open links to seats, and to watch public tables. A page first reads a link without using it, and
opens the link after the player has confirmed.
"""

from __future__ import annotations

import io
from typing import Annotated, Any, Literal

import segno
from fastapi import APIRouter, Request, Response
from pydantic import Field
from sqlalchemy.ext.asyncio import AsyncConnection

from durbar.server.api.dependencies import (
    FAILURES,
    Key,
    Language,
    OptionalSession,
    ServicesDep,
    check_log_size,
    current_session,
    require_capacity,
)
from durbar.server.api.models import (
    Name,
    RequestBody,
    ResponseModel,
    SeatNumber,
    Sign,
    TableId,
    TableSummary,
    Version,
    returns,
)
from durbar.server.errors import ApiError, not_found
from durbar.server.i18n import default_name
from durbar.server.network import http_origin, is_loopback, network_address
from durbar.server.services.links import Link, find_link, use_link
from durbar.server.services.services import Services
from durbar.server.services.sessions import Permissions, Session
from durbar.server.services.table_cache import LiveTable, key_of
from durbar.server.storage.journal import ExtraWrite, NoSuchTable, open_to_watch
from durbar.server.summary import summary
from durbar.tables import actions
from durbar.tables.log import Entry
from durbar.tables.seats import person
from durbar.tables.table import Table

Secret = str
"""The secret of a link. It is not validated, because the response to any invalid secret is the same 404."""


class LinkRequest(RequestBody):
    """The secret of a link."""

    secret: Secret


class OpenLinkRequest(LinkRequest):
    """A request to open a link, with the player's profile."""

    at: Annotated[
        SeatNumber | None,
        Field(description="The seat to take with a link to a table; the first free seat if it is omitted."),
    ] = None
    name: Name = ""
    stone: Sign = ""
    figure: Sign = ""


class QrRequest(RequestBody):
    """A text to encode as a QR code, usually the address of a link, which contains its secret."""

    secret: Annotated[str, Field(max_length=200)]


class QrResponse(ResponseModel):
    """A QR code."""

    svg: Annotated[str, Field(examples=["<svg …></svg>"])]


class LinkOriginResponse(ResponseModel):
    """The origin of links for other devices; null if other devices cannot reach this server."""

    origin: Annotated[str | None, Field(examples=["http://192.0.2.7:8765"])]


class LinkResponse(ResponseModel):
    """The table and the role that a link gives, and whether this browser already has that role. The role ``table`` is a
    free seat of one's choice.
    """

    table: TableId
    role: Literal["seat", "table", "watch"]
    seat: SeatNumber | None
    yours: bool
    free: Annotated[list[SeatNumber], Field(description="The seats that this link can give now.")]
    host: Annotated[str | None, Field(description="The name of the host, if the link invites to a seat.")]
    device: Annotated[bool, Field(description="Whether the link opens a taken seat on another device, once.")]
    summary: TableSummary


class JoinedResponse(ResponseModel):
    """What the link has given this browser: a seat at the table, or permission to watch it."""

    table: TableId
    role: Literal["seat", "watch"]
    seat: SeatNumber | None
    version: Version


router = APIRouter(prefix="/api", tags=["links"], responses=FAILURES)


@router.get("/links/origin", operation_id="links-origin", responses=returns(LinkOriginResponse))
async def origin(request: Request, _session: OptionalSession, services: ServicesDep) -> dict[str, str | None]:
    """Get the origin to use in links for other devices. A page that was opened at localhost needs it. Only requests
    from the server's own machine get the machine's address in the network.
    """
    settings = services.settings
    host, port = request.scope.get("server") or ("", 0)
    in_network = network_address(settings.host) if is_loopback(host) else None
    return {"origin": settings.origin or (in_network and http_origin(in_network, port))}


@router.post("/links/look", operation_id="look-at-link", responses=returns(LinkResponse))
async def read_link(body: LinkRequest, session: OptionalSession, services: ServicesDep) -> dict[str, Any]:
    """Read a link without using it. If its seat is taken, people who are not at the table learn only that it was used
    (409, ``link-used``). If a table has no free seat, they learn only that (409, ``no-free-seat``), unless everybody
    may watch the table.
    """
    link, live = await _require_link(services, body.secret)
    free = await _require_usable(services, session, link, live, may_watch=True)
    permissions = Permissions() if session is None else session.at(link.table)
    invites = link.role != "watch" and not link.once
    return {
        "table": link.table,
        "role": link.role,
        "seat": link.seat if link.role == "seat" else None,
        "yours": _has_role(permissions, link),
        "free": free,
        "host": await _name_of_host(services, live) if invites else None,
        "device": link.once,
        "summary": summary(live.table),
    }


@router.post("/links/open", operation_id="open-link", responses=returns(JoinedResponse))
async def open_link(
    body: OpenLinkRequest,
    existing: OptionalSession,
    services: ServicesDep,
    response: Response,
    request: Request,
    language: Language,
    key: Key = None,
) -> dict[str, Any]:
    """Use a link: take its seat or a free seat, or watch its table. If the seat is taken, people who are not at the
    table learn only that the link was used (409, ``link-used``), or that no seat is free (409, ``no-free-seat``).
    """
    link, live = await _require_link(services, body.secret)
    free = await _require_usable(services, existing, link, live)
    if existing is None or not existing.at(link.table):
        actions.require_open(live.table)  # no session is created for a link that cannot be used
    session = await current_session(existing, services, response, request)
    if not session.at(link.table):
        require_capacity(session, services)
    if link.role == "watch":
        version = await _watch(services, session, link.table, link)
        return {"table": link.table, "role": "watch", "seat": None, "version": version}
    permissions = session.at(link.table)
    if _has_role(permissions, link):
        seat = link.seat if link.role == "seat" else min(permissions.seats)
        return {"table": link.table, "role": "seat", "seat": seat, "version": live.table.version}
    seat = link.seat
    if link.role == "table":
        if not free:
            raise ApiError(409, "no-free-seat", "server.no-free-seat")
        seat = free[0] if body.at is None else body.at
    version = await _sit(services, session, link, seat, body, language, key_of(session.hash, key))
    return {"table": link.table, "role": "seat", "seat": seat, "version": version}


@router.post("/tables/{table}/watch", operation_id="watch", responses=returns(JoinedResponse))
async def watch(
    table: str, existing: OptionalSession, services: ServicesDep, response: Response, request: Request
) -> dict[str, Any]:
    """Watch a public table."""
    async with services.database.read() as connection:
        if not (await open_to_watch(connection, table) or (existing is not None and existing.at(table))):
            raise not_found()
    session = await current_session(existing, services, response, request)
    if not session.at(table):
        require_capacity(session, services)
    version = await _watch(services, session, table, None)
    return {"table": table, "role": "watch", "seat": None, "version": version}


async def _require_link(services: Services, secret: str) -> tuple[Link, LiveTable]:
    """Return a valid link and its table. Raise the same 404 for every invalid link."""
    async with services.database.read() as connection:
        link = await find_link(connection, services.entropy, secret)
    live = None if link is None else await services.table_cache.get(link.table)
    if link is None or live is None:
        raise not_found()
    return link, live


async def _require_usable(
    services: Services, session: Session | None, link: Link, live: LiveTable, *, may_watch: bool = False
) -> list[int]:
    """Return the seats that a link can give now. Raise 409 if there is none, unless this browser is at the table
    already or, with ``may_watch``, everybody may watch the table. The response to any other browser must reveal nothing
    else about the table, not even whether a name is free.
    """
    table = live.table
    if link.role == "watch":
        return []
    if link.once:
        return [link.seat]
    is_at_table = session is not None and bool(session.at(link.table))
    if link.role == "table":
        if not (table.free_seats or is_at_table or (may_watch and table.terms["open_to_watch"])):
            raise ApiError(409, "no-free-seat", "server.no-free-seat")
        return table.free_seats
    async with services.database.read() as connection:
        holders = {*await services.sessions.holders(connection, link.table, link.seat)}
    others = holders if session is None else holders - {session.hash}
    if not others and table.seats[link.seat].who != "bot":
        return [link.seat]
    if not is_at_table:
        raise ApiError(409, "link-used", "server.link-used")
    return []


def _has_role(permissions: Permissions, link: Link) -> bool:
    """Return whether a browser with these permissions already has what a link gives."""
    if link.role == "seat":
        return link.seat in permissions.seats
    return bool(permissions) if link.role == "watch" else bool(permissions.seats)


async def _name_of_host(services: Services, live: LiveTable) -> str | None:
    """Return the name of the host's player; None if the host has no seat."""
    host = await services.sessions.host(live.id)
    devices = await services.sessions.devices(live.id, live.table.people)
    seats = (seat for seat, found in devices.items() if host in {device.hash for device in found})
    return next((live.table.seats[seat].name for seat in seats), None)


async def _watch(services: Services, session: Session, table: str, link: Link | None) -> int:
    """Let a browser watch a table, by a link or (with None) because the table is public. Return the table's version."""

    async def write(connection: AsyncConnection, table: str) -> None:
        if link is not None and not await use_link(connection, link):
            raise not_found()
        await services.sessions.grant(connection, session.hash, table, "watch")

    extra = ExtraWrite(write, lambda table: services.sessions.add_granted(session, table, "watch"))
    try:
        return await services.table_cache.apply(table, lambda _: [], None, extra)
    except NoSuchTable:
        raise not_found() from None


async def _sit(
    services: Services, session: Session, link: Link, number: int, body: OpenLinkRequest, language: str, key: str | None
) -> int:
    """Take a seat with a link. An invitation seats the first browser that opens it, and a link to a table gives a seat
    only while it is free; a device link adds a browser.
    """

    def action(table: Table) -> list[Entry]:
        if link.role == "table" and number not in table.free_seats:
            raise ApiError(409, "seat-taken", "server.seat-taken")
        seat = table.seats[number]
        if link.once:
            check_log_size(table, 2 * services.settings.longest_log)
            return actions.open_on_device(table, number)
        if table.open_book or number in session.at(link.table).seats:
            return []
        name = body.name or seat.name or session.profile.get("name") or f"{default_name(language)} {number + 1}"
        if table.has_started:
            return actions.sit(table, number, person(name))  # nobody's colour changes during a game
        signs = body.stone or session.profile.get("stone", ""), body.figure or session.profile.get("figure", "")
        return actions.sit(table, number, person(name, *signs))

    async def write(connection: AsyncConnection, table: str) -> None:
        if not await use_link(connection, link):
            raise not_found()
        others = {*await services.sessions.holders(connection, table, number)} - {session.hash}
        if others and not link.once:
            raise ApiError(409, "seat-taken", "server.seat-taken")
        await services.sessions.grant(connection, session.hash, table, "seat", number)

    def after_commit(table: str) -> None:
        services.sessions.add_granted(session, table, "seat", number)
        services.hub.notify_devices(table, number)

    extra = ExtraWrite(write, after_commit)
    try:
        return await services.table_cache.apply(link.table, action, key, extra)
    except NoSuchTable:
        raise not_found() from None


@router.post("/qr", operation_id="qr", responses=returns(QrResponse))
async def qr(body: QrRequest, _session: OptionalSession) -> dict[str, str]:
    """Get a QR code of a text, such as a link, as SVG. The text is in the body, so that no log contains it."""
    return {"svg": _qr_svg(body.secret)}


def _qr_svg(text: str) -> str:
    out = io.BytesIO()
    segno.make(text, micro=False).save(out, kind="svg", xmldecl=False, svgns=True, omitsize=True, border=2)
    return out.getvalue().decode()
