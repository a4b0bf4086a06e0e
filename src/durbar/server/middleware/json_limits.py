"""Checks the shape of a JSON body before it is parsed.

Parsing blocks the event loop, also in another thread, because Python's parser holds the interpreter lock. A body that
is built for it takes much longer to parse than a normal one of the same size: many tiny values, or long numbers. The
check takes less time than parsing, and it does not say whether the body is valid JSON.
"""

from __future__ import annotations

import re
from itertools import accumulate, pairwise

from durbar.server.errors import ApiError

MAX_VALUES = 50_000
"""The most values in a body. A record of five players with its analysis has about 12,000."""
BYTES_PER_VALUE = 8
"""A body may have at most one value for every so many bytes of its size limit."""
MAX_DEPTH = 40
"""How deep lists and objects may be nested. A record with its analysis has 10 levels."""
MAX_KEY_BYTES = 200
"""The longest key of an object."""
MAX_STRING_BYTES = 64 * 1024
"""The longest string. A board file may have 32,000 characters."""
MAX_NUMBER_BYTES = 64
"""The longest number. The time to read a number grows with the square of its length."""

_ESCAPE = re.compile(rb"\\.", re.DOTALL)
_LONG_NUMBER = re.compile(rb"[-+.0-9eE]{%d}" % (MAX_NUMBER_BYTES + 1))
_NOT_BRACKETS = bytes(set(range(256)) - set(b"[]{}"))
_STEP = {ord("["): 1, ord("{"): 1, ord("]"): -1, ord("}"): -1}


def max_values(max_bytes: int) -> int:
    """Return the most values in a body of at most ``max_bytes`` bytes."""
    return min(MAX_VALUES, max_bytes // BYTES_PER_VALUE)


def find_excess(body: bytes, most_values: int) -> ApiError | None:
    """Return the error if a body has too many or too large parts, or is not UTF-8; None if it may be parsed."""
    # Python also parses UTF-16 and UTF-32, in which the checks below find neither strings nor numbers. Such a body has
    # a null byte, because JSON begins with an ASCII character. In UTF-8 no JSON contains a null byte.
    if b"\0" in body:
        return ApiError(400, "unreadable", "server.unreadable-text")
    # Each value has at most one key, so there are at most four quotation marks for a value.
    if body.count(b'"') > 4 * most_values:
        return _too_many(most_values)
    # Without escaped quotation marks, every other part is a string.
    parts = _ESCAPE.sub(b"_", body).split(b'"')
    structure = b'"'.join(parts[::2])
    if sum(map(structure.count, (b",", b"[", b"{"))) > most_values:
        return _too_many(most_values)
    longest = max(map(len, parts[1::2]), default=0)
    if longest > MAX_STRING_BYTES:
        return ApiError(
            413, "too-large-part", "server.json-string", most=MAX_STRING_BYTES, more={"most": MAX_STRING_BYTES}
        )
    if longest > MAX_KEY_BYTES and any(
        len(string) > MAX_KEY_BYTES and after.lstrip()[:1] == b":" for string, after in pairwise(parts)
    ):
        return ApiError(413, "too-large-part", "server.json-key", most=MAX_KEY_BYTES, more={"most": MAX_KEY_BYTES})
    if _LONG_NUMBER.search(structure):
        return ApiError(
            413, "too-large-part", "server.json-number", most=MAX_NUMBER_BYTES, more={"most": MAX_NUMBER_BYTES}
        )
    if max(accumulate(map(_STEP.__getitem__, structure.translate(None, _NOT_BRACKETS))), default=0) > MAX_DEPTH:
        return ApiError(413, "too-large-part", "server.json-depth", most=MAX_DEPTH, more={"most": MAX_DEPTH})
    return None


def _too_many(most: int) -> ApiError:
    return ApiError(413, "too-many-parts", "server.too-many-parts", most=most, more={"most": most})
