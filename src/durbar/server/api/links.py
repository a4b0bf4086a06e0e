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
from durbar.server.services.sessions import Session
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

    name: Name = ""
    stone: Sign = ""
    figure: Sign = ""


class QrRequest(RequestBody):
    """A text to encode as a QR code."""

    secret: Annotated[str, Field(max_length=200)]


class QrResponse(ResponseModel):
    """A QR code."""

    svg: Annotated[str, Field(examples=["<svg …></svg>"])]


class LinkOriginResponse(ResponseModel):
    """The origin of links for other devices; null if other devices cannot reach this server."""

    origin: Annotated[str | None, Field(examples=["http://192.0.2.7:8765"])]


class LinkResponse(ResponseModel):
    """The table and the role that a link gives, and whether this browser already has that role."""

    table: TableId
    role: Literal["seat", "watch"]
    seat: SeatNumber | None
    yours: bool
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
    """Get the origin of links for other devices, for pages opened at localhost. Only requests from the server's own
    machine get the machine's address in the network.
    """
    settings = services.settings
    host, port = request.scope.get("server") or ("", 0)
    in_network = network_address(settings.host) if is_loopback(host) else None
    return {"origin": settings.origin or (in_network and http_origin(in_network, port))}


@router.post("/links/look", operation_id="look-at-link", responses=returns(LinkResponse))
async def read_link(body: LinkRequest, session: OptionalSession, services: ServicesDep) -> dict[str, Any]:
    """Read a link without using it. If its seat is taken, people who are not at the table learn only that it was used
    (409, ``link-used``).
    """
    link, live = await _require_link(services, body.secret)
    await _require_unused(services, session, link, live)
    seat = link.seat if link.role == "seat" else None
    permissions = None if session is None else session.at(link.table)
    return {
        "table": link.table,
        "role": link.role,
        "seat": seat,
        "yours": bool(permissions) and (seat is None or (permissions is not None and seat in permissions.seats)),
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
    """Use a link: take its seat, or watch its table. If the seat is taken, people who are not at the table learn only
    that the link was used (409, ``link-used``).
    """
    link, live = await _require_link(services, body.secret)
    await _require_unused(services, existing, link, live)
    if existing is None or not existing.at(link.table):
        actions.require_open(live.table)  # no session is created for a link that cannot be used
    session = await current_session(existing, services, response, request)
    if not session.at(link.table):
        require_capacity(session, services)
    if link.role == "watch":
        version = await _watch(services, session, link.table, link)
        return {"table": link.table, "role": "watch", "seat": None, "version": version}
    if link.seat in session.at(link.table).seats:
        return {"table": link.table, "role": "seat", "seat": link.seat, "version": live.table.version}
    version = await _sit(services, session, link, body, language, key_of(session.hash, key))
    return {"table": link.table, "role": "seat", "seat": link.seat, "version": version}


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


async def _require_unused(services: Services, session: Session | None, link: Link, live: LiveTable) -> None:
    """Raise 409 if a link is an invitation to a seat that is taken, unless this browser is at the table anyway. Nothing
    else about the table may depend on such a request, not even whether a name is free.
    """
    if link.role != "seat" or link.once or (session is not None and session.at(link.table)):
        return
    async with services.database.read() as connection:
        holders = {*await services.sessions.holders(connection, link.table, link.seat)}
    others = holders if session is None else holders - {session.hash}
    if others or live.table.seats[link.seat].who == "bot":
        raise ApiError(409, "link-used", "server.link-used")


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
    services: Services, session: Session, link: Link, body: OpenLinkRequest, language: str, key: str | None
) -> int:
    """Take the seat of a link. An invitation seats the first browser that opens it; a device link adds a browser."""

    def action(table: Table) -> list[Entry]:
        seat = table.seats[link.seat]
        if link.once:
            check_log_size(table, 2 * services.settings.longest_log)
            return actions.open_on_device(table, link.seat)
        if table.open_book or link.seat in session.at(link.table).seats:
            return []
        name = body.name or seat.name or session.profile.get("name") or f"{default_name(language)} {link.seat + 1}"
        signs = body.stone or session.profile.get("stone", ""), body.figure or session.profile.get("figure", "")
        return actions.sit(table, link.seat, person(name, *signs))

    async def write(connection: AsyncConnection, table: str) -> None:
        if not await use_link(connection, link):
            raise not_found()
        others = {*await services.sessions.holders(connection, table, link.seat)} - {session.hash}
        if others and not link.once:
            raise ApiError(409, "seat-taken", "server.seat-taken")
        await services.sessions.grant(connection, session.hash, table, "seat", link.seat)

    def after_commit(table: str) -> None:
        services.sessions.add_granted(session, table, "seat", link.seat)
        services.hub.notify_devices(table, link.seat)

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
