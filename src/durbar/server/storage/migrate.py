"""Migrates a database to the current schema, in one transaction."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import sqlalchemy as sa
from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from durbar.server.storage.engine import (
    StorageError,
    display_name,
    is_sqlite,
    rebuilding,
    require_own_tables,
    translated_errors,
)
from durbar.server.storage.schema import VERSION_TABLE, metadata

MIGRATIONS = Path(__file__).parent / "migrations"
"""The folder of Alembic's scripts."""


async def migrate(engine: AsyncEngine, revision: str | None = None) -> None:
    """Migrate a database to the current revision, or to ``revision``.

    Raise `StorageError` if the database contains tables of another application, or has a newer revision than this
    version of Durbar knows.
    """
    with translated_errors(engine):
        async with engine.connect() as connection:
            if await known_revision(connection) == (revision or known_revisions()[-1]):
                return
        async with rebuilding(engine) as connection:
            await upgrade(connection, revision)


async def upgrade(connection: AsyncConnection, revision: str | None = None) -> None:
    """Migrate a database as `migrate` does, inside a transaction begun by `rebuilding`."""
    if await known_revision(connection) is None:
        await _require_free_names(connection)
    await connection.run_sync(_upgrade, revision or "head")


async def known_revision(connection: AsyncConnection) -> str | None:
    """Return the revision of a database, None if it has none. Raise `StorageError` if the revision is unknown."""
    revision = await stored_revision(connection)
    if revision is not None and revision not in known_revisions():
        database = display_name(connection.engine)
        found = f"{revision!r:.40}"
        raise StorageError("server.storage.newer", database=database, revision=found, known=known_revisions())
    return revision


async def stored_revision(connection: AsyncConnection) -> str | None:
    """Return the revision that is stored in a database; None if there is none."""
    heads = await connection.run_sync(lambda plain: alembic_context(plain).get_current_heads())
    return ", ".join(heads) or None


def known_revisions() -> list[str]:
    """Return all known revisions, oldest first."""
    return [step.revision for step in ScriptDirectory.from_config(_config()).walk_revisions()][::-1]


def configuration(connection: sa.Connection) -> dict[str, Any]:
    """Return Alembic's options, the same for migrations and for comparing schemas."""
    return {
        "target_metadata": metadata,
        "version_table": VERSION_TABLE,
        "compare_type": True,
        "render_as_batch": connection.dialect.name == "sqlite",  # SQLite can alter a table only by recreating it
    }


def alembic_context(connection: sa.Connection) -> MigrationContext:
    """Return Alembic's migration context for a connection."""
    return MigrationContext.configure(connection, opts=configuration(connection))


def _upgrade(connection: sa.Connection, revision: str) -> None:
    config = _config()
    config.attributes["connection"] = connection
    command.upgrade(config, revision)


def _config() -> Config:
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    return config


async def _require_free_names(connection: AsyncConnection) -> None:
    """Raise `StorageError` if an SQLite file has tables of another application, or if a PostgreSQL database has tables
    with the names of Durbar's tables.
    """
    existing = set(await connection.run_sync(lambda plain: sa.inspect(plain).get_table_names()))
    clashing = existing - {VERSION_TABLE} if is_sqlite(connection.engine) else existing & set(metadata.tables)
    require_own_tables(clashing, display_name(connection.engine))
