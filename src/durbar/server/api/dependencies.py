"""Who asks, in which language, and what they may see: the same for every address."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Any

from fastapi import Depends, Header, Query, Request, Response

from durbar.server.errors import Refused, nothing_here
from durbar.server.i18n import language_of
from durbar.server.services.services import House
from durbar.server.services.sessions import COOKIE_DAYS, Browser, Held
from durbar.server.services.table_cache import Kept
from durbar.server.settings import COOKIE

OPEN_WITHOUT_PASSWORD = {"/api/me", "/api/enter"}


async def house_of(request: Request) -> House:
    """The server that is asked. Asynchronous although nothing waits: FastAPI would send it to another thread."""
    house: House = request.app.state.house
    return house


HouseAsked = Annotated[House, Depends(house_of)]


async def language(
    lang: Annotated[str | None, Query(max_length=40, description="The language of sentences: en or fr.")] = None,
    accept_language: Annotated[str | None, Header(max_length=400)] = None,
) -> str:
    """The language to answer in."""
    return language_of(lang or accept_language)


Language = Annotated[str, Depends(language)]
Key = Annotated[
    str | None,
    Header(
        alias="Idempotency-Key",
        min_length=1,
        max_length=100,
        description="Doing something twice with one key does it once.",
    ),
]


async def visitor(request: Request) -> Browser | None:
    """The browser that asks, if it has been here before; where there is a password it must have said it."""
    house: House = request.app.state.house
    browser = await house.browsers.known(request.cookies.get(COOKIE))
    admitted = browser is not None and browser.admitted
    if house.settings.password is not None and not admitted and request.url.path not in OPEN_WITHOUT_PASSWORD:
        raise Refused(401, "password", "server.password")
    return browser


Visitor = Annotated[Browser | None, Depends(visitor)]


async def guest(browser: Visitor, house: HouseAsked, response: Response) -> Browser:
    """The browser that asks; a new one gets its cookie."""
    if browser is not None:
        return browser
    browser, cookie = await house.browsers.welcome()
    response.set_cookie(
        COOKIE,
        cookie,
        max_age=COOKIE_DAYS * 86400,
        path="/",
        httponly=True,
        samesite="strict",
        secure=house.settings.https,
    )
    return browser


Guest = Annotated[Browser, Depends(guest)]


def room_for_one_more(browser: Browser, house: House) -> None:
    """Refuse another table to a browser that has very many: it hears of all of them."""
    if len(browser.held) >= house.settings.limits.tables:
        raise Refused(409, "too-many-tables", "server.too-many-tables", tables=len(browser.held))


SeatAsked = Annotated[int | None, Query(ge=0, le=7, description="The seat to look from; none to watch.")]


@dataclass(frozen=True)
class AtTable:
    """A browser at a table that it may see."""

    house: House
    browser: Browser
    kept: Kept

    @property
    def held(self) -> Held:
        """What the browser holds here, at this moment."""
        return self.browser.at(self.kept.id)

    def sees(self, seat: int | None) -> int | None:
        """The seat to look from, if this browser may; what it may not see is not there."""
        gathering = self.kept.gathering
        if seat is None:
            return None
        if not 0 <= seat < len(gathering.seats) or not (seat in self.held.seats or gathering.open_book):
            raise nothing_here()
        return seat

    def acts(self, seat: int) -> int:
        """The seat to act for, if it is this browser's."""
        gathering, held = self.kept.gathering, self.held
        if seat in held.seats or (gathering.analysis and held.host and 0 <= seat < len(gathering.seats)):
            return seat
        raise nothing_here()

    def hosts(self) -> None:
        """Only the host may do what follows."""
        if not self.held.host:
            raise Refused(403, "host-only", "server.host-only") if self.held else nothing_here()


async def at_table(table: str, browser: Visitor, request: Request) -> AtTable:
    """The table that is asked about; to whoever holds nothing there it does not exist."""
    house: House = request.app.state.house
    if browser is None or not browser.at(table):
        raise nothing_here()
    kept = await house.keeper.get(table)
    if kept is None:
        raise nothing_here()
    house.bots.looked(kept)
    house.presence.see(table, browser.at(table).seats)
    return AtTable(house, browser, kept)


Here = Annotated[AtTable, Depends(at_table)]


def _error(description: str) -> dict[str, Any]:
    return {
        "description": description,
        "content": {"application/json": {"schema": {"$ref": "#/components/schemas/Failure"}}},
    }


FAILURES: dict[int | str, dict[str, Any]] = {
    400: _error("The request cannot be read."),
    401: _error("The server's password comes first."),
    403: _error("Asked by another site, or by somebody who is not the host."),
    404: _error("There is nothing here, or it is not for this browser."),
    408: _error("The request took too long to arrive."),
    409: _error("As things stand it cannot be done."),
    413: _error("The request is too large."),
    422: _error("The request is not as it should be."),
    429: _error("Too many requests; Retry-After says how long to wait."),
    503: _error("The database cannot be reached, or too much is under way; try again."),
}
