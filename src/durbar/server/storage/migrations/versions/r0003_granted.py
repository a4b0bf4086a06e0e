"""Add the times at which permissions were granted."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the column ``granted``. The time of existing permissions is unknown."""
    op.add_column("holdings", sa.Column("granted", sa.Double(), nullable=True))
