"""Passes requests of ``durbar admin`` to the running server, through a table in the server's database.

Whoever can write to the database is the operator, so no other permission is needed: see decision 15.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
import time
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager
from typing import Any

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from durbar.games.errors import DurbarError
from durbar.games.words import say
from durbar.server.entropy import Entropy
from durbar.server.services.hub import Hub
from durbar.server.services.moderation import Moderation
from durbar.server.services.operator_actions import AdminError, OperatorActions
from durbar.server.services.sessions import SessionStore
from durbar.server.services.table_cache import TableCache
from durbar.server.storage.engine import StorageError, display_name, open_engine, reading, translated_errors
from durbar.server.storage.migrate import known_revision, known_revisions
from durbar.server.storage.operator_store import Operator
from durbar.server.storage.row_checks import is_valid_row
from durbar.server.storage.schema import admin_requests
from durbar.server.storage.write_queue import DatabaseLocked, WriteQueue, lock_database

log = logging.getLogger("durbar.operator")
POLL_SECONDS = 0.5
"""Seconds between two checks of the server for new requests."""
RESULT_SECONDS = 0.1
"""Seconds between two checks of ``durbar admin`` for the result of its request."""
TIMEOUT_SECONDS = 15.0
"""Seconds after which ``durbar admin`` withdraws its request, and after which the server ignores it."""


# -- in the server ----------------------------------------------------------------------------------------------------
class OperatorQueue:
    """Performs the requests in the database."""

    def __init__(self, database: WriteQueue, actions: OperatorActions, interval: float = POLL_SECONDS) -> None:
        self.database = database
        self.actions = actions
        self.interval = interval
        self._task: asyncio.Task[None] | None = None

    async def start(self) -> None:
        """Start the periodic check."""
        self._task = asyncio.create_task(self._check_repeatedly(), name="operator queue")

    async def close(self) -> None:
        """Stop the periodic check."""
        if self._task is not None:
            self._task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._task

    async def _check_repeatedly(self) -> None:
        while True:
            await asyncio.sleep(self.interval)
            try:
                await self.check()
            except StorageError:
                pass  # the database is not available; `durbar admin` waits or gives up
            except Exception:
                log.exception("the requests of durbar admin cannot be read")

    async def check(self) -> None:
        """Perform the waiting requests, oldest first."""
        waiting = sa.select(admin_requests).where(admin_requests.c.result.is_(None)).order_by(admin_requests.c.asked)
        async with self.database.read() as connection:
            rows = (await connection.execute(waiting)).all()
        for row in rows:
            if await self._claim(row):
                result = await self._perform(row.request)
                await self._write(
                    admin_requests.update().where(admin_requests.c.token == row.token).values(result=result)
                )

    async def _claim(self, row: Any) -> bool:
        """Mark a request as begun, so that it is not performed again after a crash. Delete the request instead if it is
        damaged, or so old that its sender no longer waits. Return whether to perform the request.
        """
        same = admin_requests.c.token == row.token
        is_valid = is_valid_row(row, admin_requests.columns)
        if not is_valid or abs(time.time() - row.asked) > TIMEOUT_SECONDS:
            await self._write(admin_requests.delete().where(same))
            return False
        return await self._write(
            admin_requests.update().where(same, admin_requests.c.result.is_(None)).values(result={"state": "begun"})
        )

    async def _write(self, statement: Any) -> bool:
        """Execute a statement and return whether it changed a row."""

        async def work(connection: AsyncConnection) -> bool:
            return bool((await connection.execute(statement)).rowcount)

        return await self.database.write(work)

    async def _perform(self, request: Mapping[str, Any]) -> dict[str, Any]:
        """Perform a request and return its result as JSON."""
        try:
            target = await _perform(self.actions, request)
        except DurbarError as error:
            return {"state": "refused", "text": say(error.full_message, str(request.get("language", "en")))}
        except Exception as error:
            log.exception("an action of the operator failed")
            return {"state": "refused", "text": f"{type(error).__name__}"}
        return {"state": "done", "target": target}


async def _perform(actions: OperatorActions, request: Mapping[str, Any]) -> str:
    operator = Operator(request["operator"], request["reason"])
    return await actions.perform(request["action"], request["arguments"], operator)


# -- in `durbar admin` ------------------------------------------------------------------------------------------------
@asynccontextmanager
async def opened(url: str) -> AsyncIterator[AsyncEngine]:
    """Open the database of a running or a stopped server. Raise an error unless its schema is the current one."""
    engine = open_engine(url, create=False)
    try:
        with translated_errors(engine):
            async with reading(engine).connect() as connection:
                revision = await known_revision(connection)
        if revision is None:
            raise StorageError("server.backup.not-durbar", database=display_name(engine))
        if revision != known_revisions()[-1]:
            raise AdminError("server.admin.older", database=display_name(engine))
        yield engine
    finally:
        await engine.dispose()


async def perform(url: str, request: Mapping[str, Any]) -> str:
    """Perform an action of the operator, in the running server if there is one. Return the action's target."""
    async with opened(url) as engine:
        try:
            async with _without_server(engine) as actions:
                return await _perform(actions, request)
        except DatabaseLocked:
            return await _send(engine, request)


@asynccontextmanager
async def _without_server(engine: AsyncEngine) -> AsyncIterator[OperatorActions]:
    """Lock a database and yield the actions on it. Raise `DatabaseLocked` if a server uses it."""
    entropy = Entropy()
    async with lock_database(engine) as lock:
        database = WriteQueue(engine, lock)
        await database.start()
        table_cache = TableCache(database, entropy)
        await table_cache.start()
        try:
            sessions = SessionStore(database, entropy)
            moderation = Moderation(database, entropy, sessions)
            await moderation.reload()
            yield OperatorActions(table_cache, sessions, Hub(sessions, 60.0), moderation)
        finally:
            await table_cache.close()
            await database.close()


async def _send(engine: AsyncEngine, request: Mapping[str, Any]) -> str:
    """Send a request to the running server, and return the target of the action."""
    token = secrets.token_hex(16)
    same = admin_requests.c.token == token
    with translated_errors(engine):
        async with engine.begin() as connection:
            await connection.execute(
                admin_requests.insert().values(token=token, asked=time.time(), request=dict(request))
            )
        result = await _wait_for_result(engine, token)
        async with engine.begin() as connection:
            is_unread = sa.and_(same, admin_requests.c.result.is_(None))
            withdrawn = (await connection.execute(admin_requests.delete().where(is_unread))).rowcount
            if result.get("state") in {"done", "refused"}:
                await connection.execute(admin_requests.delete().where(same))
    match result.get("state"):
        case "done":
            return str(result["target"])
        case "refused":
            raise AdminError("server.admin.refused", text=str(result["text"]))
    seconds = round(TIMEOUT_SECONDS)
    raise AdminError("server.admin.no-answer" if withdrawn else "server.admin.unfinished", seconds=seconds)


async def _wait_for_result(engine: AsyncEngine, token: str) -> dict[str, Any]:
    """Wait for the result of a request; return an incomplete one when the time is up."""
    query = sa.select(admin_requests.c.result).where(admin_requests.c.token == token)
    end = time.monotonic() + TIMEOUT_SECONDS
    while True:
        async with reading(engine).connect() as connection:
            result = await connection.scalar(query)
        is_complete = isinstance(result, dict) and result.get("state") in {"done", "refused"}
        if is_complete or time.monotonic() > end:
            return result if isinstance(result, dict) else {}
        await asyncio.sleep(RESULT_SECONDS)
