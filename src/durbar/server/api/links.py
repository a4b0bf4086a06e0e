"""Links to seats: looked at first, opened when confirmed. And leave to watch a table that is open to all."""

from __future__ import annotations

import io
from typing import Any

import segno
from fastapi import APIRouter, Request, Response
from sqlalchemy.ext.asyncio import AsyncConnection

from durbar.server.api.dependencies import FAILURES, HouseAsked, Key, Language, Visitor, guest, room_for_one_more
from durbar.server.api.models import Drawn, told
from durbar.server.api.requests import DrawWish, OpenLink, SecretWish
from durbar.server.api.table_models import LinksOrigin, Looked, Taken
from durbar.server.errors import Refused, nothing_here
from durbar.server.i18n import nameless
from durbar.server.network import http_origin, is_loopback, network_address
from durbar.server.services.links import Link, find_link, use_link
from durbar.server.services.services import House
from durbar.server.services.sessions import Browser
from durbar.server.services.table_cache import Kept, key_of
from durbar.server.storage.journal import Also, NoSuchTable, open_to_watch
from durbar.server.summary import summary
from durbar.tables import acts
from durbar.tables.gathering import Gathering
from durbar.tables.log import Entry
from durbar.tables.seats import person

router = APIRouter(prefix="/api", tags=["links"], responses=FAILURES)


@router.get("/links/origin", operation_id="links-origin", responses=told(LinksOrigin))
async def origin(request: Request, _browser: Visitor, house: HouseAsked) -> dict[str, str | None]:
    """Where other devices open links: for pages opened on the server's own machine, whose address means something else
    elsewhere. Only who asks from there is told the machine's address in the network.
    """
    settings = house.settings
    here, port = request.scope.get("server") or ("", 0)
    outside = network_address(settings.host) if is_loopback(here) else None
    return {"origin": settings.origin or (outside and http_origin(outside, port))}


@router.post("/links/look", operation_id="look-at-link", responses=told(Looked))
async def look(wish: SecretWish, browser: Visitor, house: HouseAsked) -> dict[str, Any]:
    """What a link opens. Looking claims nothing."""
    link, kept = await _found(house, wish.secret)
    seat = link.seat if link.role == "seat" else None
    held = None if browser is None else browser.at(link.table)
    return {
        "table": link.table,
        "role": link.role,
        "seat": seat,
        "yours": bool(held) and (seat is None or (held is not None and seat in held.seats)),
        "summary": summary(kept.gathering),
    }


@router.post("/links/open", operation_id="open-link", responses=told(Taken))
async def open_link(
    wish: OpenLink, visitor: Visitor, house: HouseAsked, response: Response, language: Language, key: Key = None
) -> dict[str, Any]:
    """Take what a link gives: a seat, or leave to watch."""
    link, kept = await _found(house, wish.secret)
    browser = await guest(visitor, house, response)
    if not browser.at(link.table):
        room_for_one_more(browser, house)
    if link.role == "watch":
        version = await _watch(house, browser, link.table, link)
        return {"table": link.table, "role": "watch", "seat": None, "version": version}
    if link.seat in browser.at(link.table).seats:
        return {"table": link.table, "role": "seat", "seat": link.seat, "version": kept.gathering.version}
    version = await _sit(house, browser, link, wish, language, key_of(browser.hash, key))
    return {"table": link.table, "role": "seat", "seat": link.seat, "version": version}


@router.post("/tables/{table}/watch", operation_id="watch", responses=told(Taken))
async def watch(table: str, visitor: Visitor, house: HouseAsked, response: Response) -> dict[str, Any]:
    """Watch a table that is open to all."""
    async with house.ledger.read() as connection:
        if not (await open_to_watch(connection, table) or (visitor is not None and visitor.at(table))):
            raise nothing_here()
    browser = await guest(visitor, house, response)
    if not browser.at(table):
        room_for_one_more(browser, house)
    version = await _watch(house, browser, table, None)
    return {"table": table, "role": "watch", "seat": None, "version": version}


async def _found(house: House, secret: str) -> tuple[Link, Kept]:
    """A link that is good, and its table. Whatever is wrong with it, the answer is the same."""
    async with house.ledger.read() as connection:
        link = await find_link(connection, house.fresh, secret)
    kept = None if link is None else await house.keeper.get(link.table)
    if link is None or kept is None:
        raise nothing_here()
    return link, kept


async def _watch(house: House, browser: Browser, table: str, link: Link | None) -> int:
    async def write(connection: AsyncConnection, table: str) -> None:
        if link is not None and not await use_link(connection, link):
            raise nothing_here()
        await house.browsers.give(connection, browser.hash, table, "watch")

    also = Also(write, lambda table: house.browsers.follow(browser, table, "watch"))
    try:
        return await house.keeper.act(table, lambda at: [], None, also)
    except NoSuchTable:
        raise nothing_here() from None


async def _sit(house: House, browser: Browser, link: Link, wish: OpenLink, language: str, key: str | None) -> int:
    """Sit down by a link. One that was sent round seats the first who comes; one for a phone seats its owner again."""

    def act(gathering: Gathering) -> list[Entry]:
        seat = gathering.seats[link.seat]
        if link.once or gathering.open_book or link.seat in browser.at(link.table).seats:
            return []
        name = wish.name or seat.name or browser.profile.get("name") or f"{nameless(language)} {link.seat + 1}"
        signs = wish.stone or browser.profile.get("stone", ""), wish.figure or browser.profile.get("figure", "")
        return acts.sit(gathering, link.seat, person(name, *signs))

    async def write(connection: AsyncConnection, table: str) -> None:
        if not await use_link(connection, link):
            raise nothing_here()
        others = {*await house.browsers.holders(connection, table, link.seat)} - {browser.hash}
        if others and not link.once:
            raise Refused(409, "seat-taken", "server.seat-taken")
        await house.browsers.give(connection, browser.hash, table, "seat", link.seat)

    def then(table: str) -> None:
        house.browsers.follow(browser, table, "seat", link.seat)
        house.hub.devices(table, link.seat)

    also = Also(write, then)
    try:
        return await house.keeper.act(link.table, act, key, also)
    except NoSuchTable:
        raise nothing_here() from None


@router.post("/qr", operation_id="qr", responses=told(Drawn))
async def qr(wish: DrawWish, _browser: Visitor) -> dict[str, str]:
    """A text, such as a link, as a QR code: SVG that a page can show. Sent in a body, it reaches no log."""
    return {"svg": _drawn(wish.secret)}


def _drawn(text: str) -> str:
    out = io.BytesIO()
    segno.make(text, micro=False).save(out, kind="svg", xmldecl=False, svgns=True, omitsize=True, border=2)
    return out.getvalue().decode()
