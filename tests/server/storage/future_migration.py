"""A future version of Durbar, which knows one more migration."""

import shutil

from durbar.server.storage import migrate

TODAY = migrate.known_revisions()[-1]
TOMORROW = f"{int(TODAY) + 1:04}"

NEXT = f'''
"""Alters `tables`, for which SQLite makes it anew, and changes what is in it."""

from alembic import op

revision = "{TOMORROW}"
down_revision = "{TODAY}"
branch_labels = None
depends_on = None


def upgrade():
    with op.batch_alter_table("tables") as batch:
        batch.alter_column("due", nullable=True)
    op.execute("UPDATE tables SET game = 'newer ' || game")
'''


def add_migration(monkeypatch, folder):
    """Add a migration to the known ones; return its file."""
    shutil.copytree(migrate.MIGRATIONS, folder / "migrations", ignore=shutil.ignore_patterns("__pycache__"))
    step = folder / "migrations" / "versions" / f"r{TOMORROW}_next.py"
    step.write_text(NEXT)
    monkeypatch.setattr(migrate, "MIGRATIONS", folder / "migrations")
    return step
