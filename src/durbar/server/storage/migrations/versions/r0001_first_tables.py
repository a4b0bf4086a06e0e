"""Create the tables for game tables, logs, browsers, permissions and links."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Create the first schema."""
    _tables_and_entries()
    _browsers_and_holdings()
    _links_and_openings()


def _of_table(name: str) -> sa.ForeignKeyConstraint:
    """Return the foreign key from the database table ``name`` to a game table."""
    return sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name=f"fk_{name}_table_id", ondelete="CASCADE")


def _tables_and_entries() -> None:
    op.create_table(
        "tables",
        sa.Column("id", sa.Text(), nullable=False),
        sa.Column("kind", sa.Text(), nullable=False),
        sa.Column("game", sa.Text(), nullable=False),
        sa.Column("stage", sa.Text(), nullable=False),
        sa.Column("version", sa.Integer(), nullable=False),
        sa.Column("serial", sa.BigInteger(), nullable=False),
        sa.Column("turn", sa.Text(), nullable=True),
        sa.Column("due", sa.Double(), nullable=True),
        sa.Column("open_to_watch", sa.Boolean(), nullable=False),
        sa.Column("created", sa.Double(), nullable=False),
        sa.Column("changed", sa.Double(), nullable=False),
        sa.Column("summary", sa.JSON(), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_tables"),
    )
    for column in ("serial", "due", "changed"):
        op.create_index(f"ix_tables_{column}", "tables", [column])
    op.create_table(
        "entries",
        sa.Column("table_id", sa.Text(), nullable=False),
        sa.Column("version", sa.Integer(), nullable=False),
        sa.Column("serial", sa.BigInteger(), nullable=False),
        sa.Column("at", sa.Double(), nullable=False),
        sa.Column("kind", sa.Text(), nullable=False),
        sa.Column("body", sa.JSON(), nullable=False),
        sa.Column("key", sa.Text(), nullable=True),
        _of_table("entries"),
        sa.PrimaryKeyConstraint("table_id", "version", name="pk_entries"),
        sa.UniqueConstraint("serial", name="uq_entries_serial"),
        sa.UniqueConstraint("table_id", "key", name="uq_entries_table_id_key"),
    )


def _browsers_and_holdings() -> None:
    """Create the tables of browsers and of their permissions at game tables (holdings)."""
    op.create_table(
        "browsers",
        sa.Column("hash", sa.Text(), nullable=False),
        sa.Column("created", sa.Double(), nullable=False),
        sa.Column("seen", sa.Double(), nullable=False),
        sa.Column("admitted", sa.Boolean(), nullable=False),
        sa.Column("profile", sa.JSON(), nullable=False),
        sa.PrimaryKeyConstraint("hash", name="pk_browsers"),
    )
    op.create_table(
        "holdings",
        sa.Column("browser", sa.Text(), nullable=False),
        sa.Column("table_id", sa.Text(), nullable=False),
        sa.Column("role", sa.Text(), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.ForeignKeyConstraint(["browser"], ["browsers.hash"], name="fk_holdings_browser", ondelete="CASCADE"),
        _of_table("holdings"),
        sa.PrimaryKeyConstraint("browser", "table_id", "role", "seat", name="pk_holdings"),
    )
    op.create_index("ix_holdings_table_id", "holdings", ["table_id"])


def _links_and_openings() -> None:
    op.create_table(
        "links",
        sa.Column("hash", sa.Text(), nullable=False),
        sa.Column("table_id", sa.Text(), nullable=False),
        sa.Column("role", sa.Text(), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("made", sa.Double(), nullable=False),
        sa.Column("expires", sa.Double(), nullable=True),
        sa.Column("once", sa.Boolean(), nullable=False),
        _of_table("links"),
        sa.PrimaryKeyConstraint("hash", name="pk_links"),
    )
    op.create_index("ix_links_table_id", "links", ["table_id"])
    op.create_table(
        "openings",
        sa.Column("key", sa.Text(), nullable=False),
        sa.Column("table_id", sa.Text(), nullable=False),
        _of_table("openings"),
        sa.PrimaryKeyConstraint("key", name="pk_openings"),
    )
    op.create_index("ix_openings_table_id", "openings", ["table_id"])
