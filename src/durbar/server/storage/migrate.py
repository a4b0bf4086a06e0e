"""Bringing a database to the form that this Durbar knows, or saying why that cannot be.

All steps happen in one transaction: a database is of the old form or of the new one, on both kinds.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import sqlalchemy as sa
from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from durbar.server.storage.engine import StorageError, clear_errors, is_sqlite, named, need_ours, rebuilding
from durbar.server.storage.schema import VERSION_TABLE, metadata

MIGRATIONS = Path(__file__).parent / "migrations"


async def migrate(engine: AsyncEngine, to: str | None = None) -> None:
    """Bring a database to today's form, or to an older one on the way there; `StorageError` if it cannot be.

    It must be empty or Durbar's. One that is newer than this Durbar is left as it is.
    """
    with clear_errors(engine):
        async with rebuilding(engine) as connection:
            await upgrade(connection, to)


async def upgrade(connection: AsyncConnection, to: str | None = None) -> None:
    """The same inside a transaction that has been begun by `rebuilding`."""
    if await known_form(connection) is None:
        await _need_room(connection)
    await connection.run_sync(_upgrade, to or "head")


async def known_form(connection: AsyncConnection) -> str | None:
    """The form of a database, None if it is not Durbar's; `StorageError` if this Durbar does not know the form."""
    found = await form(connection)
    if found is not None and found not in known_forms():
        database = named(connection.engine)
        raise StorageError("server.storage.newer", database=database, form=f"{found!r:.40}", known=known_forms())
    return found


async def form(connection: AsyncConnection) -> str | None:
    """The form that a database says it has; None if it says nothing."""
    heads = await connection.run_sync(lambda plain: alembic_context(plain).get_current_heads())
    return ", ".join(heads) or None


def known_forms() -> list[str]:
    """Every form that this Durbar knows, the oldest first."""
    return [step.revision for step in ScriptDirectory.from_config(_config()).walk_revisions()][::-1]


def configuration(connection: sa.Connection) -> dict[str, Any]:
    """What Alembic must know, alike in migrating and in comparing."""
    return {
        "target_metadata": metadata,
        "version_table": VERSION_TABLE,
        "compare_type": True,
        "render_as_batch": connection.dialect.name == "sqlite",  # which can alter a table only by making it anew
    }


def alembic_context(connection: sa.Connection) -> MigrationContext:
    """What Alembic asks a database through."""
    return MigrationContext.configure(connection, opts=configuration(connection))


def _upgrade(connection: sa.Connection, to: str) -> None:
    config = _config()
    config.attributes["connection"] = connection
    command.upgrade(config, to)


def _config() -> Config:
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    return config


async def _need_room(connection: AsyncConnection) -> None:
    """Refuse a database that is somebody else's. In PostgreSQL others may live there, but not under our names."""
    there = set(await connection.run_sync(lambda plain: sa.inspect(plain).get_table_names()))
    taken = there - {VERSION_TABLE} if is_sqlite(connection.engine) else there & set(metadata.tables)
    need_ours(taken, named(connection.engine))
