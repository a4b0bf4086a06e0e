"""Links that contain a secret. A link gives the browser that opens it a seat, any free seat, or permission to watch.
The server stores only the hash of the secret.
"""

from __future__ import annotations

from dataclasses import dataclass

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from durbar.server.entropy import Entropy
from durbar.server.services.sessions import hash_secret
from durbar.server.storage.row_checks import is_valid_row
from durbar.server.storage.schema import NO_SEAT, links

PAGES = {"seat": "sit", "table": "join", "watch": "watch"}
"""The page that opens each kind of link."""


@dataclass(frozen=True)
class Link:
    """A stored link."""

    hash: str
    table: str
    role: str
    seat: int
    once: bool


def link_address(role: str, secret: str) -> str:
    """Return the link that people send. Browsers do not send the fragment after the #, so no server logs the secret."""
    return f"/#/{PAGES[role]}/{secret}"


async def make_link(
    connection: AsyncConnection,
    entropy: Entropy,
    table: str,
    role: str,
    seat: int = NO_SEAT,
    *,
    secret: str,
    seconds: float | None = None,
) -> None:
    """Store a link. With ``seconds`` the link can be used only once, and only within that time."""
    now = entropy.now()
    if seconds is not None:  # delete expired links whenever a new one is stored
        await connection.execute(links.delete().where(links.c.table_id == table, links.c.expires < now))
    await connection.execute(
        links.insert().values(
            hash=hash_secret(secret),
            table_id=table,
            role=role,
            seat=seat,
            made=now,
            expires=None if seconds is None else now + seconds,
            once=seconds is not None,
        )
    )


async def find_link(connection: AsyncConnection, entropy: Entropy, secret: str) -> Link | None:
    """Return the link with a secret; None if the secret is wrong, used, replaced or expired, or its row is damaged."""
    row = (await connection.execute(sa.select(links).where(links.c.hash == hash_secret(secret)))).first()
    if row is None or not is_valid_row(row, links.columns) or (row.expires is not None and row.expires < entropy.now()):
        return None
    return Link(row.hash, row.table_id, row.role, row.seat, row.once)


async def use_link(connection: AsyncConnection, link: Link) -> bool:
    """Use a link, and delete it if it can be used only once. Return False if the link no longer exists."""
    if link.once:
        result = await connection.execute(links.delete().where(links.c.hash == link.hash))
        return bool(result.rowcount)
    return (await connection.scalar(sa.select(links.c.hash).where(links.c.hash == link.hash))) is not None


async def revoke_links(
    connection: AsyncConnection, table: str, role: str, seat: int = NO_SEAT, *, once_only: bool = False, keep: int = 0
) -> None:
    """Delete the links to a seat, or to watch, except the ``keep`` newest ones. With ``once_only`` delete only those
    that can be used once, which open a seat on another device.
    """
    conditions = [links.c.table_id == table, links.c.role == role, links.c.seat == seat]
    newest = sa.select(links.c.hash).where(*conditions).order_by(links.c.made.desc(), links.c.hash).limit(keep)
    conditions.append(links.c.hash.not_in((await connection.execute(newest)).scalars().all() if keep else []))
    await connection.execute(links.delete().where(*conditions, *([links.c.once] if once_only else [])))
