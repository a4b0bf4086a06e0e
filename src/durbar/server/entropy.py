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
        """Wait for some seconds of this clock."""
        await asyncio.sleep(seconds)

    def secret(self) -> str:
        """Return the secret of a link, 192 bits."""
        return secrets.token_urlsafe(24)

    def cookie(self) -> str:
        """Return the cookie of a browser, 256 bits."""
        return secrets.token_urlsafe(32)

    def table_id(self) -> str:
        """Return the id of a table. It is not a secret and gives no access."""
        return secrets.token_hex(6)

    def seed(self) -> bytes:
        """Return the seed of a game, 256 bits."""
        return secrets.token_bytes(32)

    def bot_seed(self) -> int:
        """Return the seed of a table's bots."""
        return secrets.randbits(48)
