"""Provides secrets, seeds and the time in one class, which tests replace."""

from __future__ import annotations

import asyncio
import secrets
import time


class Entropy:
    """The system's random numbers and clock."""

    def now(self) -> float:
        """Return the seconds since 1970, UTC."""
        return time.time()

    async def sleep(self, seconds: float) -> None:
        """Wait for a number of seconds, measured by this clock."""
        await asyncio.sleep(seconds)

    def secret(self) -> str:
        """Return a new secret for a link, 192 random bits as text."""
        return secrets.token_urlsafe(24)

    def cookie(self) -> str:
        """Return a new value for a session cookie, 256 random bits as text."""
        return secrets.token_urlsafe(32)

    def table_id(self) -> str:
        """Return an id for a new table. The id is not a secret and gives no access."""
        return secrets.token_hex(6)

    def seed(self) -> bytes:
        """Return a new seed for a game, 256 random bits."""
        return secrets.token_bytes(32)

    def bot_seed(self) -> int:
        """Return a new seed for the bots of a table."""
        return secrets.randbits(48)
