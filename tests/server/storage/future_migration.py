"""Simulates a future version of Durbar, which has one more migration."""

import shutil

from durbar.server.storage import migrate

CURRENT_REVISION = migrate.known_revisions()[-1]
NEXT_REVISION = f"{int(CURRENT_REVISION) + 1:04}"

# The source of the additional migration.
MIGRATION = f'''
"""Alter the table `tables`, which SQLite has to recreate, and change its rows."""

from alembic import op

revision = "{NEXT_REVISION}"
down_revision = "{CURRENT_REVISION}"
branch_labels = None
depends_on = None


def upgrade():
    with op.batch_alter_table("tables") as batch:
        batch.alter_column("due", nullable=True)
    op.execute("UPDATE tables SET game = 'newer ' || game")
'''


def add_migration(monkeypatch, folder):
    """Copy the migrations to a folder, add one, and make Durbar use them; return the file of the added migration."""
    shutil.copytree(migrate.MIGRATIONS, folder / "migrations", ignore=shutil.ignore_patterns("__pycache__"))
    file = folder / "migrations" / "versions" / f"r{NEXT_REVISION}_next.py"
    file.write_text(MIGRATION)
    monkeypatch.setattr(migrate, "MIGRATIONS", folder / "migrations")
    return file
