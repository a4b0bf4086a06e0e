"""The FastAPI application: routes, static files, exception handlers and middleware."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from importlib.resources import files
from pathlib import Path

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from fastapi.responses import Response
from starlette.exceptions import HTTPException

from durbar import __version__
from durbar.games.errors import DurbarError
from durbar.server.api import (
    actions,
    analysis,
    create_table,
    games,
    guides,
    links,
    moves,
    operations,
    rematch,
    replay,
    session,
    statistics,
    stream,
    tables,
)
from durbar.server.entropy import Entropy
from durbar.server.errors import ApiError, api_error, error_body, not_found
from durbar.server.i18n import request_language
from durbar.server.middleware import Metrics, with_middleware
from durbar.server.openapi import ABOUT, TAGS, describe
from durbar.server.services.services import running
from durbar.server.settings import Settings
from durbar.server.static_files import CachedStaticFiles


def create_app(settings: Settings, entropy: Entropy | None = None) -> FastAPI:
    """Return an app with these settings. ``entropy`` provides random numbers and the time."""
    metrics = Metrics()

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        async with app.state.running() as app.state.services:
            yield

    app = FastAPI(
        title="Durbar",
        version=__version__,
        description=ABOUT,
        openapi_tags=TAGS,
        lifespan=lifespan,
        openapi_url=None,  # served by api/operations.py, which requires the password
        docs_url=None,
        redoc_url=None,
        redirect_slashes=False,  # Starlette would build the address from the Host header, which the client chooses
        telemetry={"tracing": False, "metrics": False, "logs": False, "auto_configure": False},
    )
    app.state.running = lambda: running(settings, entropy or Entropy(), metrics)
    # routes are matched in order, so the most frequent come first
    frequent = (tables, moves, actions, replay, session, games, create_table, rematch)
    for part in (*frequent, analysis, guides, links, statistics, stream, operations):
        app.include_router(part.router)
    # the files are under /web, because web/api/ would clash with the API
    pages = CachedStaticFiles(web_folder())

    async def front_page(request: Request) -> Response:
        return pages.response("/index.html", request.headers)

    app.get("/", include_in_schema=False)(front_page)
    app.mount("/web", pages, name="web")
    app.add_exception_handler(DurbarError, _handle_error)
    app.add_exception_handler(RequestValidationError, _handle_invalid)
    app.add_exception_handler(HTTPException, _handle_http)
    app.add_middleware(with_middleware, settings=settings, metrics=metrics)
    describe(app)
    return app


def web_folder() -> Path:
    """Return the folder of the browser client."""
    return Path(str(files("durbar"))) / "web"


def _error_response(request: Request, refusal: ApiError) -> Response:
    """Return an error response in the language of the request."""
    body = error_body(refusal, request_language(request.scope))
    headers = {"Retry-After": str(refusal.more["seconds"])} if "seconds" in refusal.more else None
    return Response(body, refusal.status, headers, media_type="application/json")


async def _handle_error(request: Request, error: Exception) -> Response:
    assert isinstance(error, DurbarError)
    return _error_response(request, api_error(error))


async def _handle_invalid(request: Request, error: Exception) -> Response:
    assert isinstance(error, RequestValidationError)
    if (
        json_error := next((detail for detail in error.errors() if detail["type"] == "json_invalid"), None)
    ) is not None:
        why, place = json_error["ctx"]["error"], str(json_error["loc"][-1])
        return _error_response(request, ApiError(400, "unreadable", "server.unreadable", why=why, place=place))
    details = [(detail["loc"], detail["msg"]) for detail in error.errors()[:5]]
    problems = "; ".join(f"{'.'.join(map(str, place[1:])) or place[0]}: {text}" for place, text in details)
    return _error_response(request, ApiError(422, "invalid", "server.invalid", problems=problems))


async def _handle_http(request: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    if error.status_code == 404:
        return _error_response(request, not_found())
    if error.status_code == 400:  # FastAPI's status for a body that is not JSON
        return _error_response(request, ApiError(400, "unreadable", "server.unreadable-text"))
    status = error.status_code
    response = _error_response(request, ApiError(status, f"http-{status}", "server.http", detail=str(error.detail)))
    response.headers.update(error.headers or {})
    return response
