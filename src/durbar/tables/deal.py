"""A deal that its players can check: the seed is made from the server's secret and from random bits of each person.

The server commits to its secret when the table is opened: everyone can read the secret's SHA-256 hash. A person's
browser commits to its bits in the same way before the start, and reveals them when the game is dealt. Neither the
server nor a player can choose the seed, because nobody knows all parts of it while anyone can still choose a part.
After the game the *receipt* in the record contains the secret and all bits, from which anyone can compute the hashes
and the seed again.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from hashlib import sha256
from typing import Any

from durbar.games.datafile import short_repr
from durbar.games.errors import RecordError

PREFIX = b"durbar deal 1\0"
"""The first bytes of the data whose hash is the seed. They contain the version of this algorithm."""
SECONDS_TO_REVEAL = 10.0
"""How long the server waits for the bits of all committed browsers. After that it deals without the missing bits."""


@dataclass(frozen=True)
class Contribution:
    """The random bits with which a person contributes to the seed. ``hash`` is the SHA-256 of the 32 bytes; ``bits``
    is None until they are revealed.
    """

    seat: int
    hash: str
    bits: bytes | None = None

    def to_json(self) -> dict[str, Any]:
        """Return the contribution for JSON; all of it is public."""
        return {"seat": self.seat, "hash": self.hash, "bits": None if self.bits is None else self.bits.hex()}


def hash_of(value: bytes) -> str:
    """Return the SHA-256 hash of a secret or of bits, in hexadecimal digits."""
    return sha256(value).hexdigest()


def make_seed(secret: bytes, contributions: Iterable[Contribution]) -> bytes:
    """Return the seed of a game. It is the secret itself if nobody was committed to a contribution; otherwise it is the
    hash of the prefix, the secret and, in the order of the seats, each seat's number (one byte) and revealed bits.
    """
    in_order = sorted(contributions, key=lambda contribution: contribution.seat)
    if not in_order:
        return secret
    revealed = b"".join(bytes([one.seat]) + one.bits for one in in_order if one.bits is not None)
    return sha256(PREFIX + secret + revealed).digest()


def make_receipt(secret: bytes, contributions: Iterable[Contribution]) -> dict[str, Any]:
    """Return the receipt of a deal, for the record of a finished game."""
    in_order = sorted(contributions, key=lambda contribution: contribution.seat)
    return {
        "hash": hash_of(secret),
        "secret": secret.hex(),
        "contributions": [contribution.to_json() for contribution in in_order],
    }


def read_receipt(record: Mapping[str, Any]) -> dict[str, Any] | None:
    """Return the receipt in a record, or None if it has none. Raise `RecordError` if the hashes in the receipt, or the
    seed of the record, are not those of the secret and the bits.
    """
    receipt = record.get("receipt")
    if receipt is None:
        return None
    if not isinstance(receipt, dict) or not isinstance(receipt.get("contributions"), list):
        raise RecordError("tables.wrong-part", part="receipt", found=short_repr(receipt))
    secret = _bytes(receipt.get("secret"), "receipt.secret")
    if hash_of(secret) != receipt.get("hash"):
        raise RecordError("tables.receipt-secret")
    contributions: list[Contribution] = []
    for number, item in enumerate(receipt["contributions"]):
        part = f"receipt.contributions[{number}]"
        seat = item.get("seat") if isinstance(item, dict) else None
        if isinstance(seat, bool) or not isinstance(seat, int) or not 0 <= seat < record["players"]:
            raise RecordError("tables.wrong-part", part=part, found=short_repr(item))
        bits = None if item.get("bits") is None else _bytes(item["bits"], f"{part}.bits")
        _bytes(item.get("hash"), f"{part}.hash")
        if bits is not None and hash_of(bits) != item["hash"]:
            raise RecordError("tables.receipt-bits", number=seat + 1)
        contributions.append(Contribution(seat, item["hash"], bits))
    if len({contribution.seat for contribution in contributions}) < len(contributions):
        raise RecordError("tables.wrong-part", part="receipt.contributions", found=short_repr(receipt["contributions"]))
    if make_seed(secret, contributions).hex() != record["seed"]:
        raise RecordError("tables.receipt-seed")
    return make_receipt(secret, contributions)


def _bytes(value: Any, part: str) -> bytes:
    """Return 32 bytes from 64 hexadecimal digits; otherwise raise `RecordError` with the name of the part."""
    if not isinstance(value, str) or not re.fullmatch(r"[0-9a-f]{64}", value):
        raise RecordError("tables.wrong-part", part=part, found=short_repr(value))
    return bytes.fromhex(value)
