"""Where a server takes from what nobody can foresee: secrets, seeds, and the time."""

from __future__ import annotations

import secrets
import time


class Entropy:
    """The real thing. Tests bring one of their own."""

    def now(self) -> float:
        """Seconds since 1970, UTC."""
        return time.time()

    def secret(self) -> str:
        """192 bits that nobody guesses, short enough for a link."""
        return secrets.token_urlsafe(24)

    def cookie(self) -> str:
        """256 bits by which a browser is known."""
        return secrets.token_urlsafe(32)

    def table_id(self) -> str:
        """What a table is called in addresses. It is a name and opens nothing."""
        return secrets.token_hex(6)

    def seed(self) -> bytes:
        """The 256 bits that a game is dealt from."""
        return secrets.token_bytes(32)

    def bot_seed(self) -> int:
        """What the bots of a table choose by."""
        return secrets.randbits(48)
