"""Alembic's environment, with the connection from `durbar.server.storage.migrate`."""

from __future__ import annotations

from alembic import context

from durbar.server.storage.migrate import configuration

connection = context.config.attributes["connection"]
context.configure(connection=connection, **configuration(connection))
with context.begin_transaction():
    context.run_migrations()
