"""Alembic migrations, one file per revision in ``versions``.

Write a new migration by hand, with the next number and the previous one as its ``down_revision``. The last one must
result in the schema of ``schema.py``. There are no downgrades: take a backup before an upgrade.
"""
