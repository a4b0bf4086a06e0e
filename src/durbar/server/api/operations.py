"""Routes for the operator: health, metrics and API documentation."""

from __future__ import annotations

from importlib.resources import files
from pathlib import Path
from typing import Annotated, Any

import sqlalchemy as sa
from fastapi import APIRouter, Request, Response
from fastapi.responses import JSONResponse
from pydantic import Field

from durbar import __version__
from durbar.games.kernel.both import compiled
from durbar.server.api.dependencies import FAILURES, OptionalSession, ServicesDep
from durbar.server.api.models import ResponseModel, returns
from durbar.server.static_files import CachedStaticFiles
from durbar.server.storage.engine import StorageError


class HealthResponse(ResponseModel):
    """The health of the server."""

    well: bool
    version: Annotated[str, Field(description="The version of Durbar.")]
    compiled: Annotated[bool, Field(description="Whether the compiled kernel is in use.")]


router = APIRouter(tags=["operating"], responses={429: FAILURES[429]})
DOCS_PAGE = CachedStaticFiles(Path(str(files("durbar.server"))) / "docs_page")


@router.get(
    "/healthz",
    operation_id="health",
    responses={**returns(HealthResponse), **returns(HealthResponse, "The database is not available.", 503)},
)
async def health(services: ServicesDep, response: Response) -> dict[str, Any]:
    """Check that the database can be read (503 if it is not available)."""
    is_well = True
    try:
        async with services.database.read() as connection:
            await connection.execute(sa.select(1))
    except StorageError:
        is_well = False
    response.status_code = 200 if is_well else 503
    return {"well": is_well, "version": __version__, "compiled": compiled()}


@router.get("/livez", operation_id="liveness", responses=returns(HealthResponse))
async def liveness() -> dict[str, Any]:
    """Check that the server handles requests. The database is not used: restarting the server would not repair it."""
    return {"well": True, "version": __version__, "compiled": compiled()}


@router.get(
    "/readyz",
    operation_id="readiness",
    responses={**returns(HealthResponse), **returns(HealthResponse, "Moves cannot be stored.", 503)},
)
async def readiness(services: ServicesDep, response: Response) -> dict[str, Any]:
    """Check that moves can be stored (503 if not, for example because the disk is full). The server writes to the
    database at most once a second; requests in the same second get the same result.
    """
    is_ready = await services.readiness.is_ready()
    response.status_code = 200 if is_ready else 503
    return {"well": is_ready, "version": __version__, "compiled": compiled()}


@router.get(
    "/metrics",
    operation_id="metrics",
    response_class=Response,
    responses={
        200: {"description": "Prometheus's text format.", "content": {"text/plain": {"schema": {"type": "string"}}}},
        401: FAILURES[401],
    },
)
async def metrics(services: ServicesDep, _session: OptionalSession) -> Response:
    """Get the metrics for Prometheus. They do not identify anyone, but they show when people play and ask for hints.
    Therefore the server's password is required here too: enter it once (``/api/enter``) and send the cookie.
    """
    return Response(services.metrics.render(), media_type=services.metrics.content_type)


@router.get("/api/openapi.json", include_in_schema=False)
async def description(request: Request, _session: OptionalSession) -> JSONResponse:
    """Return the OpenAPI document."""
    return JSONResponse(request.app.openapi())


@router.get("/api/docs", include_in_schema=False)
async def docs(request: Request) -> Response:
    """Return the API documentation: Swagger UI, which reads openapi.json."""
    return DOCS_PAGE.response("/index.html", request.headers)


@router.get("/api/docs/{name:path}", include_in_schema=False)
async def docs_file(name: str, request: Request) -> Response:
    """Return a file of the API documentation."""
    return DOCS_PAGE.response(f"/{name}", request.headers)
