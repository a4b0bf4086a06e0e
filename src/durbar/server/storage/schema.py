"""The database schema.

Times are seconds since 1970, UTC. Secrets are stored only as SHA-256 hashes in hexadecimal. Deleting a row of
``tables`` deletes all rows that refer to it. JSON is stored as text: PostgreSQL's ``JSONB`` would sort the keys of an
entry and reject NUL characters, which a chat message may contain.

A change here needs a migration in ``migrations/versions``; a test compares the two.
"""

from __future__ import annotations

from typing import Any

import sqlalchemy as sa

NO_SEAT = -1
"""The seat number of a permission or link that is not for a seat. A column of a primary key cannot be null."""

MAX_SEAT = 7
"""The highest number of a seat; the first is 0."""

VERSION_TABLE = "durbar_version"
"""The table in which Alembic stores the revision. Its name is not Alembic's default, which other applications may use.
"""

CHECKSUM_TABLE = "backup_checksums"
"""The database table with the checksums of a backup. A database that is not a backup does not have this table."""

metadata = sa.MetaData(
    naming_convention={
        "pk": "pk_%(table_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "ix": "ix_%(table_name)s_%(column_0_name)s",
    }
)


def _one_of(*values: Any) -> dict[str, Any]:
    """Return the ``info`` of a column that has only these values. `row_checks` reads it."""
    return {"values": frozenset(values)}


_SEATS = _one_of(NO_SEAT, *range(MAX_SEAT + 1))


def _of_table() -> sa.Column[str]:
    """Return the foreign key to the game table that a row belongs to. The row is deleted with that table."""
    return sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id", ondelete="CASCADE"), nullable=False)


tables = sa.Table(
    "tables",
    metadata,
    sa.Column("id", sa.Text, primary_key=True),
    sa.Column("kind", sa.Text, nullable=False, info=_one_of("game", "analysis")),
    sa.Column("game", sa.Text, nullable=False),
    sa.Column("stage", sa.Text, nullable=False, info=_one_of("gathering", "running", "finished")),
    sa.Column("version", sa.Integer, nullable=False),
    sa.Column("serial", sa.BigInteger, nullable=False, index=True),  # the serial of the last entry
    sa.Column("turn", sa.Text, nullable=True, info=_one_of("bot", "person")),  # who has the move
    sa.Column("due", sa.Double, nullable=True, index=True),  # when the server has to act: see `Table.alarm`
    sa.Column("open_to_watch", sa.Boolean, nullable=False),
    sa.Column("created", sa.Double, nullable=False),
    sa.Column("changed", sa.Double, nullable=False, index=True),
    sa.Column("summary", sa.JSON, nullable=False),  # public facts, for lists
)
"""Game tables, with the columns that queries over many tables need; the rest is in ``entries``."""

entries = sa.Table(
    "entries",
    metadata,
    _of_table(),
    sa.Column("version", sa.Integer, nullable=False),
    sa.Column("serial", sa.BigInteger, nullable=False),  # unique, and increasing over all tables
    sa.Column("at", sa.Double, nullable=False),
    sa.Column("kind", sa.Text, nullable=False),
    sa.Column("body", sa.JSON, nullable=False),
    sa.Column("key", sa.Text, nullable=True),  # the request's idempotency key
    sa.PrimaryKeyConstraint("table_id", "version"),
    sa.UniqueConstraint("serial"),
    sa.UniqueConstraint("table_id", "key"),
)
"""The logs of all tables. The primary key prevents two entries with the same version."""

browsers = sa.Table(
    "browsers",
    metadata,
    sa.Column("hash", sa.Text, primary_key=True),  # the hash of the cookie
    sa.Column("created", sa.Double, nullable=False),
    sa.Column("seen", sa.Double, nullable=False),
    sa.Column("admitted", sa.Boolean, nullable=False),  # whether the browser has entered the server's password
    sa.Column("profile", sa.JSON, nullable=False),  # name, stone and figure
)
"""Browsers with a cookie."""

holdings = sa.Table(
    "holdings",
    metadata,
    sa.Column("browser", sa.Text, sa.ForeignKey("browsers.hash", ondelete="CASCADE"), nullable=False),
    _of_table(),
    sa.Column("role", sa.Text, nullable=False, info=_one_of("host", "seat", "watch")),
    sa.Column("seat", sa.Integer, nullable=False, info=_SEATS),  # -1 if the role is not for a seat
    sa.Column("granted", sa.Double, nullable=True),  # null if the row is older than this column
    sa.PrimaryKeyConstraint("browser", "table_id", "role", "seat"),
    sa.Index(None, "table_id"),
)
"""The permissions of browsers at tables."""

links = sa.Table(
    "links",
    metadata,
    sa.Column("hash", sa.Text, primary_key=True),  # the hash of the link's secret
    _of_table(),
    sa.Column("role", sa.Text, nullable=False, info=_one_of("seat", "table", "watch")),  # table: any free seat
    sa.Column("seat", sa.Integer, nullable=False, info=_SEATS),  # -1 if the role is not for a seat
    sa.Column("made", sa.Double, nullable=False),
    sa.Column("expires", sa.Double, nullable=True),
    sa.Column("once", sa.Boolean, nullable=False),  # whether the link is deleted when it is used
    sa.Index(None, "table_id"),
)
"""Links that give a permission to the browser that opens them."""

openings = sa.Table(
    "openings",
    metadata,
    sa.Column("key", sa.Text, primary_key=True),  # a hash of the browser and the key that it sent, or `rematch_key`
    _of_table(),
    sa.Index(None, "table_id"),
)
"""The idempotency keys of requests that created a table, so that a repeated request does not create another table."""

analyses = sa.Table(
    "analyses",
    metadata,
    _of_table(),
    sa.Column("asked", sa.Double, nullable=False),
    sa.Column("result", sa.JSON(none_as_null=True), nullable=True),  # null until the analysis is done
    sa.PrimaryKeyConstraint("table_id"),
)
"""Requested and finished analyses."""

# -- the operator -----------------------------------------------------------------------------------------------------
# The next tables have no foreign keys: a report, a ban and the audit log outlive the game table that they name. The
# server numbers their rows, and not the database, so that the numbers continue after a backup is restored.
reports = sa.Table(
    "reports",
    metadata,
    sa.Column("number", sa.BigInteger, primary_key=True, autoincrement=False),
    sa.Column("table_id", sa.Text, nullable=False),
    sa.Column("seat", sa.Integer, nullable=False, info=_SEATS),  # the reported seat
    sa.Column("name", sa.Text, nullable=False),  # the name of the player in that seat
    sa.Column("reporter", sa.Text, nullable=False),  # the hash of the reporting browser
    sa.Column("text", sa.Text, nullable=False),
    sa.Column("evidence", sa.JSON, nullable=False),  # the last chat messages of the seat, and the browsers that held it
    sa.Column("made", sa.Double, nullable=False),
    sa.Column("resolved", sa.Double, nullable=True),
)
"""Reports of players about other players."""

restrictions = sa.Table(
    "restrictions",
    metadata,
    sa.Column("number", sa.BigInteger, primary_key=True, autoincrement=False),
    sa.Column("kind", sa.Text, nullable=False, info=_one_of("ban", "mute")),
    sa.Column("browser", sa.Text, nullable=True),  # the hash of the browser; null if a network is banned
    sa.Column("network", sa.Text, nullable=True),
    sa.Column("target", sa.Text, nullable=False),  # whom the operator named, for lists
    sa.Column("made", sa.Double, nullable=False),
    sa.Column("until", sa.Double, nullable=True),
    sa.Column("operator", sa.Text, nullable=False),
    sa.Column("reason", sa.Text, nullable=False),
)
"""Banned browsers and networks, and browsers that may not chat."""

audit = sa.Table(
    "audit",
    metadata,
    sa.Column("number", sa.BigInteger, primary_key=True, autoincrement=False),
    sa.Column("at", sa.Double, nullable=False),
    sa.Column("action", sa.Text, nullable=False),
    sa.Column("target", sa.Text, nullable=False),
    sa.Column("operator", sa.Text, nullable=False),  # the name of the operating system's user
    sa.Column("reason", sa.Text, nullable=False),
)
"""What operators have done."""

server_state = sa.Table(
    "server_state",
    metadata,
    sa.Column("key", sa.Text, primary_key=True, info=_one_of("announcement", "password", "https")),
    sa.Column("value", sa.JSON, nullable=False),
)
"""What the operator has set for the whole server, and since when browsers have reached it over https."""

admin_requests = sa.Table(
    "admin_requests",
    metadata,
    sa.Column("token", sa.Text, primary_key=True),
    sa.Column("asked", sa.Double, nullable=False),
    sa.Column("request", sa.JSON, nullable=False),
    sa.Column("result", sa.JSON(none_as_null=True), nullable=True),  # null until the server starts on it
)
"""Requests of ``durbar admin`` to the running server. A row exists only until its result has been read."""
