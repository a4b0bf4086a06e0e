"""Mark databases that may contain links to a table and entries of the kind ``nudged``.

Earlier versions of Durbar do not know these links and entries. They refuse a database with this revision.
"""

from __future__ import annotations

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Change nothing: the columns already have room for the new values."""
