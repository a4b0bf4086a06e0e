"""What is stored, and how it hangs together.

Times are seconds since 1970, UTC. Of a secret only its SHA-256 is stored, in hexadecimal. Whatever belongs to a table
goes with it when it is deleted. JSON is kept as text on purpose: PostgreSQL's ``JSONB`` would sort the keys of an entry
and refuse a NUL that a chat may hold.

A change here needs a migration beside those in ``migrations/versions``; a test compares them.
"""

from __future__ import annotations

import sqlalchemy as sa

NO_SEAT = -1
"""The seat of a holding or link that is for no seat; a part of a primary key cannot be null."""

VERSION_TABLE = "durbar_version"
"""Alembic notes here what form a database has; under a name of our own, for others use Alembic too."""

metadata = sa.MetaData(
    naming_convention={
        "pk": "pk_%(table_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "ix": "ix_%(table_name)s_%(column_0_name)s",
    }
)


def _of_table() -> sa.Column[str]:
    """The table a row belongs to, and with which it goes."""
    return sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id", ondelete="CASCADE"), nullable=False)


tables = sa.Table(
    "tables",
    metadata,
    sa.Column("id", sa.Text, primary_key=True),
    sa.Column("kind", sa.Text, nullable=False),  # game or analysis
    sa.Column("game", sa.Text, nullable=False),
    sa.Column("stage", sa.Text, nullable=False),  # gathering, running or finished
    sa.Column("version", sa.Integer, nullable=False),
    sa.Column("serial", sa.BigInteger, nullable=False, index=True),  # of its last entry
    sa.Column("turn", sa.Text, nullable=True),  # whose it is to move: bot, person or nobody
    sa.Column("due", sa.Double, nullable=True, index=True),  # when an absent player's seat is taken over
    sa.Column("open_to_watch", sa.Boolean, nullable=False),
    sa.Column("created", sa.Double, nullable=False),
    sa.Column("changed", sa.Double, nullable=False, index=True),
    sa.Column("summary", sa.JSON, nullable=False),  # public facts, for lists
)
"""Every table, with what is asked of many tables at once; all else is in its entries."""

entries = sa.Table(
    "entries",
    metadata,
    _of_table(),
    sa.Column("version", sa.Integer, nullable=False),
    sa.Column("serial", sa.BigInteger, nullable=False),  # one count over all tables
    sa.Column("at", sa.Double, nullable=False),
    sa.Column("kind", sa.Text, nullable=False),
    sa.Column("body", sa.JSON, nullable=False),
    sa.Column("key", sa.Text, nullable=True),  # sent by a browser so that a repeated request is known
    sa.PrimaryKeyConstraint("table_id", "version"),
    sa.UniqueConstraint("serial"),
    sa.UniqueConstraint("table_id", "key"),
)
"""The log of every table. The primary key is its lock: of two answers to one version only one gets in."""

browsers = sa.Table(
    "browsers",
    metadata,
    sa.Column("hash", sa.Text, primary_key=True),  # of the cookie
    sa.Column("created", sa.Double, nullable=False),
    sa.Column("seen", sa.Double, nullable=False),
    sa.Column("admitted", sa.Boolean, nullable=False),  # has given the server's password
    sa.Column("profile", sa.JSON, nullable=False),  # name, stone and figure
)
"""Browsers that were given a cookie."""

holdings = sa.Table(
    "holdings",
    metadata,
    sa.Column("browser", sa.Text, sa.ForeignKey("browsers.hash", ondelete="CASCADE"), nullable=False),
    _of_table(),
    sa.Column("role", sa.Text, nullable=False),  # host, seat or watch
    sa.Column("seat", sa.Integer, nullable=False),  # -1 where the role is for no seat
    sa.PrimaryKeyConstraint("browser", "table_id", "role", "seat"),
    sa.Index(None, "table_id"),
)
"""What a browser may do at which table."""

links = sa.Table(
    "links",
    metadata,
    sa.Column("hash", sa.Text, primary_key=True),  # of the link's secret
    _of_table(),
    sa.Column("role", sa.Text, nullable=False),  # seat or watch
    sa.Column("seat", sa.Integer, nullable=False),  # -1 where the role is for no seat
    sa.Column("made", sa.Double, nullable=False),
    sa.Column("expires", sa.Double, nullable=True),
    sa.Column("once", sa.Boolean, nullable=False),  # goes when it is used
    sa.Index(None, "table_id"),
)
"""Links that give whoever opens them a holding."""

openings = sa.Table(
    "openings",
    metadata,
    sa.Column("key", sa.Text, primary_key=True),  # the browser's hash and the key that it sent
    _of_table(),
    sa.Index(None, "table_id"),
)
"""Which table a request to open one made, so that a repeated request makes no second one."""

analyses = sa.Table(
    "analyses",
    metadata,
    _of_table(),
    sa.Column("asked", sa.Double, nullable=False),
    sa.Column("result", sa.JSON(none_as_null=True), nullable=True),  # null until it is done
    sa.PrimaryKeyConstraint("table_id"),
)
"""What was found out about finished games, or is yet to be."""
