"""Alembic migrations, one file per revision in ``versions``.

Write a new migration by hand. Give it the next number, and the previous number as its ``down_revision``. The last
migration must result in the schema of ``schema.py``. There are no downgrades: take a backup before an upgrade.
"""
