"""Dependencies of the routes: session, language, permissions and error responses."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Any

from fastapi import Depends, Header, Query, Request, Response

from durbar.server.errors import ApiError, not_found
from durbar.server.i18n import choose_language
from durbar.server.middleware.client import address_key, address_of, path_of, session_cookie
from durbar.server.middleware.session_cookie import set_cookie
from durbar.server.services.services import Services
from durbar.server.services.sessions import Permissions, Session
from durbar.server.services.table_cache import LiveTable
from durbar.tables.table import Table

OPEN_WITHOUT_PASSWORD = {"/api/me", "/api/enter"}
"""The paths for which the server's password is not required."""


async def get_services(request: Request) -> Services:
    """Return the services. This is a coroutine because FastAPI runs plain functions in another thread."""
    services: Services = request.app.state.services
    return services


ServicesDep = Annotated[Services, Depends(get_services)]


async def language(
    lang: Annotated[str | None, Query(max_length=40, description="The language of messages: en or fr.")] = None,
    accept_language: Annotated[str | None, Header(max_length=400)] = None,
) -> str:
    """Return the language of the response."""
    return choose_language(lang or accept_language)


Language = Annotated[str, Depends(language)]
Key = Annotated[
    str | None,
    Header(
        alias="Idempotency-Key",
        min_length=1,
        max_length=100,
        description="Requests with the same key take effect once.",
    ),
]


async def optional_session(request: Request) -> Session | None:
    """Return the session of the request, if there is one. Raise 401 if the server's password has not been entered."""
    services: Services = request.app.state.services
    cookie = session_cookie(request.scope, services.settings)
    session = await services.sessions.find(cookie.value, has_old_name=cookie.name != services.settings.cookie)
    cookie.has_session = session is not None
    # `request.url` is built from the Host header, which the client chooses, so the path comes from the scope.
    path = path_of(request.scope)
    if path not in OPEN_WITHOUT_PASSWORD and services.moderation.needs_password(services.settings, session):
        raise ApiError(401, "password", "server.password")
    return session


OptionalSession = Annotated[Session | None, Depends(optional_session)]


async def current_session(
    session: OptionalSession, services: ServicesDep, response: Response, request: Request
) -> Session:
    """Return the session of the request; create one and set its cookie if there is none."""
    if session is not None:
        return session
    session, cookie = await services.sessions.create(address_key(address_of(request.scope, services.settings)))
    header = set_cookie(services.settings.cookie, cookie, services.settings)
    response.raw_headers.append((b"set-cookie", header))
    return session


CurrentSession = Annotated[Session, Depends(current_session)]


def check_log_size(table: Table, max_entries: int) -> None:
    """Raise 409 if a table's log has this many entries already."""
    if table.version >= max_entries:
        raise ApiError(409, "log-full", "server.log-full")


def require_capacity(session: Session, services: Services) -> None:
    """Raise 409 if a browser has reached the limit of tables."""
    if len(session.permissions) >= services.settings.limits.tables:
        raise ApiError(409, "too-many-tables", "server.too-many-tables", tables=len(session.permissions))


SeatQuery = Annotated[
    int | None, Query(ge=0, le=7, description="The viewer's seat, from 0; omit it for the view of spectators.")
]


@dataclass(frozen=True)
class TableAccess:
    """A browser at a table that it may see."""

    services: Services
    session: Session
    live: LiveTable

    @property
    def permissions(self) -> Permissions:
        """The browser's current permissions at the table."""
        return self.session.at(self.live.id)

    def require_viewer(self, seat: int | None) -> int | None:
        """Return the viewer's seat, None for a spectator. Raise 404 if this browser may not use that view."""
        table = self.live.table
        if not self.permissions:
            raise not_found()
        if seat is None:
            return None
        may_view = seat in self.permissions.seats or table.open_book
        if 0 <= seat < len(table.seats) and may_view:
            return seat
        raise not_found()

    def require_seat(self, seat: int) -> int:
        """Return the seat. Raise 404 if this browser may not act for it.

        The host of an analysis may act for all seats.
        """
        table, permissions = self.live.table, self.permissions
        if seat in permissions.seats or (table.analysis and permissions.host and 0 <= seat < len(table.seats)):
            return seat
        raise not_found()

    def require_host(self) -> None:
        """Raise 403 if this browser is not the host, 404 if it has no permission at the table."""
        if not self.permissions.host:
            raise ApiError(403, "host-only", "server.host-only") if self.permissions else not_found()


async def table_access(table: str, request: Request) -> TableAccess:
    """Return the table of the request. Raise 404 if this browser has no permission there."""
    services: Services = request.app.state.services
    # The session is not a dependency, because FastAPI takes longer to resolve a dependency than this call takes.
    session = await optional_session(request)
    if session is None or not session.at(table):
        raise not_found()
    live = await services.table_cache.get(table)
    if live is None:
        raise not_found()
    services.bot_runner.note_request(live)
    services.presence.note_request(table, session.at(table).seats)
    return TableAccess(services, session, live)


TableAccessDep = Annotated[TableAccess, Depends(table_access)]


def _error(description: str) -> dict[str, Any]:
    return {
        "description": description,
        "content": {"application/json": {"schema": {"$ref": "#/components/schemas/ErrorResponse"}}},
    }


FAILURES: dict[int | str, dict[str, Any]] = {
    400: _error("The request cannot be read."),
    401: _error("The server's password is required."),
    403: _error("The request comes from a page of another site, or only the host may send it."),
    404: _error("There is no such resource, or this browser has no access to it."),
    408: _error("The request took too long to arrive."),
    409: _error("The action is not possible in the current state."),
    413: _error("The request is too large."),
    422: _error("The request is not valid."),
    429: _error("Too many requests; Retry-After says how long to wait."),
    503: _error("The database is not available, or the server is busy; try again."),
}
"""The error responses of all routes, for the OpenAPI document."""
