"""A Durbar of some day to come, which knows one more form of the database."""

import shutil

from durbar.server.storage import migrate

NEXT = '''
"""Alters `tables`, for which SQLite makes it anew, and changes what is in it."""

from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade():
    with op.batch_alter_table("tables") as batch:
        batch.alter_column("due", nullable=True)
    op.execute("UPDATE tables SET game = 'newer ' || game")
'''


def of_tomorrow(monkeypatch, folder):
    """Let the migrations be today's and one more."""
    shutil.copytree(migrate.MIGRATIONS, folder / "migrations", ignore=shutil.ignore_patterns("__pycache__"))
    (folder / "migrations" / "versions" / "r0002_next.py").write_text(NEXT)
    monkeypatch.setattr(migrate, "MIGRATIONS", folder / "migrations")
