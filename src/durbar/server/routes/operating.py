"""For whoever runs the server: whether it is well, and what it counts. And the page about the API."""

from __future__ import annotations

from typing import Any

import sqlalchemy as sa
from fastapi import APIRouter, Response

from durbar import __version__
from durbar.games.kernel.both import compiled
from durbar.server.routes.answers import Health, told
from durbar.server.routes.asking import FAILURES, HouseAsked
from durbar.server.storage.engine import StorageError

router = APIRouter(tags=["operating"], responses={429: FAILURES[429]})


@router.get("/healthz", operation_id="health", responses={**told(Health), **told(Health, "It is not.", 503)})
async def health(house: HouseAsked, response: Response) -> dict[str, Any]:
    """Whether the database answers (503 if not)."""
    well = True
    try:
        async with house.ledger.read() as connection:
            await connection.execute(sa.select(1))
    except StorageError:
        well = False
    response.status_code = 200 if well else 503
    return {"well": well, "version": __version__, "compiled": compiled()}


@router.get(
    "/metrics",
    operation_id="metrics",
    response_class=Response,
    responses={
        200: {"description": "As Prometheus reads it.", "content": {"text/plain": {"schema": {"type": "string"}}}}
    },
)
async def metrics(house: HouseAsked) -> Response:
    """What the server counts, for Prometheus. It tells nobody from anybody."""
    return Response(house.metrics.render(), media_type=house.metrics.content_type)
