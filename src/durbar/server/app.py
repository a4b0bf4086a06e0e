"""The server: addresses, the guard before them, and the pages of the browser's side."""

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
from durbar.server.i18n import language_asked
from durbar.server.middleware import Metrics, guarded
from durbar.server.openapi import ABOUT, TAGS, describe
from durbar.server.services.services import running
from durbar.server.settings import Settings
from durbar.server.static_files import CachedStaticFiles


def create_app(settings: Settings, entropy: Entropy | None = None) -> FastAPI:
    """A server with these settings. ``entropy`` is where chance and time come from."""
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
        openapi_url=None,  # served by operations, which asks for the password first
        docs_url=None,
        redoc_url=None,
        telemetry={"tracing": False, "metrics": False, "logs": False, "auto_configure": False},
    )
    app.state.running = lambda: running(settings, entropy or Entropy(), metrics)
    # what is asked most comes first: routes are tried in order
    asked_most = (tables, moves, actions, replay, session, games, create_table, rematch)
    for part in (*asked_most, analysis, guides, links, statistics, stream, operations):
        app.include_router(part.router)
    # the page at the root, its files beside the API and not under it: web/api/ is a folder too
    pages = CachedStaticFiles(web_folder())

    async def front_page(request: Request) -> Response:
        return pages.response("/index.html", request.headers)

    app.get("/", include_in_schema=False)(front_page)
    app.mount("/web", pages, name="web")
    app.add_exception_handler(DurbarError, _answer_error)
    app.add_exception_handler(RequestValidationError, _answer_invalid)
    app.add_exception_handler(HTTPException, _answer_http)
    app.add_middleware(guarded, settings=settings, metrics=metrics)
    describe(app)
    return app


def web_folder() -> Path:
    """Where the browser's side lies."""
    return Path(str(files("durbar"))) / "web"


def _answer(request: Request, refusal: ApiError) -> Response:
    """Answer a request with a refusal, in the language of the request."""
    body = error_body(refusal, language_asked(request.scope))
    return Response(body, refusal.status, media_type="application/json")


async def _answer_error(request: Request, error: Exception) -> Response:
    assert isinstance(error, DurbarError)
    return _answer(request, api_error(error))


async def _answer_invalid(request: Request, error: Exception) -> Response:
    assert isinstance(error, RequestValidationError)
    if (broken := next((one for one in error.errors() if one["type"] == "json_invalid"), None)) is not None:
        why, place = broken["ctx"]["error"], str(broken["loc"][-1])
        return _answer(request, ApiError(400, "unreadable", "server.unreadable", why=why, place=place))
    found = [(one["loc"], one["msg"]) for one in error.errors()[:5]]
    problems = "; ".join(f"{'.'.join(map(str, where[1:])) or where[0]}: {what}" for where, what in found)
    return _answer(request, ApiError(422, "invalid", "server.invalid", problems=problems))


async def _answer_http(request: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    if error.status_code == 404:
        return _answer(request, not_found())
    if error.status_code == 400:  # FastAPI's word for a body that Python's JSON would not read
        return _answer(request, ApiError(400, "unreadable", "server.unreadable-text"))
    status = error.status_code
    answer = _answer(request, ApiError(status, f"http-{status}", "server.http", detail=str(error.detail)))
    answer.headers.update(error.headers or {})
    return answer
