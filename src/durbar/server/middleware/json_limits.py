"""Checks the shape of a JSON body before it is parsed.

Parsing blocks the event loop, also in another thread, because Python's parser holds the interpreter lock. A malicious
body with many tiny values or long numbers takes much longer to parse than a normal body of the same size. The check
takes less time than parsing. It does not tell whether the body is valid JSON.
"""

from __future__ import annotations

import re
from itertools import accumulate, pairwise

from durbar.server.errors import ApiError

MAX_VALUES = 50_000
"""The most values in a body. A record of five players with its analysis has about 12,000."""
BYTES_PER_VALUE = 8
"""The size limit of a body in bytes, divided by this, is the most values that the body may have."""
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
_DEPTH_CHANGE = {ord("["): 1, ord("{"): 1, ord("]"): -1, ord("}"): -1}


def max_values(max_bytes: int) -> int:
    """Return the most values in a body of at most ``max_bytes`` bytes."""
    return min(MAX_VALUES, max_bytes // BYTES_PER_VALUE)


def find_excess(body: bytes, most_values: int) -> ApiError | None:
    """Return the error if a body has too many or too large parts, or is not UTF-8; None if it may be parsed."""
    # Python also parses UTF-16 and UTF-32, in which the checks below find neither strings nor numbers. Such a body has
    # a null byte, because JSON begins with an ASCII character. In UTF-8 no JSON contains a null byte.
    if b"\0" in body:
        return ApiError(400, "unreadable", "server.unreadable-text")
    # A value has at most four quotation marks: two around its key, and two around the value if it is a string.
    if body.count(b'"') > 4 * most_values:
        return _too_many(most_values)
    # Once escapes are replaced, every quotation mark begins or ends a string, so every second part is a string.
    parts = _ESCAPE.sub(b"_", body).split(b'"')
    strings, outside_strings = parts[1::2], b'"'.join(parts[::2])
    if sum(map(outside_strings.count, (b",", b"[", b"{"))) > most_values:
        return _too_many(most_values)
    longest_string = max(map(len, strings), default=0)
    if longest_string > MAX_STRING_BYTES:
        return ApiError(
            413, "too-large-part", "server.json-string", most=MAX_STRING_BYTES, more={"most": MAX_STRING_BYTES}
        )
    # A string before a colon is a key.
    if longest_string > MAX_KEY_BYTES and any(
        len(string) > MAX_KEY_BYTES and after.lstrip()[:1] == b":" for string, after in pairwise(parts)
    ):
        return ApiError(413, "too-large-part", "server.json-key", most=MAX_KEY_BYTES, more={"most": MAX_KEY_BYTES})
    if _LONG_NUMBER.search(outside_strings):
        return ApiError(
            413, "too-large-part", "server.json-number", most=MAX_NUMBER_BYTES, more={"most": MAX_NUMBER_BYTES}
        )
    brackets = outside_strings.translate(None, _NOT_BRACKETS)
    depths = accumulate(map(_DEPTH_CHANGE.__getitem__, brackets))
    if max(depths, default=0) > MAX_DEPTH:
        return ApiError(413, "too-large-part", "server.json-depth", most=MAX_DEPTH, more={"most": MAX_DEPTH})
    return None


def _too_many(limit: int) -> ApiError:
    """Return the error for a body with more values than ``limit``."""
    return ApiError(413, "too-many-parts", "server.too-many-parts", most=limit, more={"most": limit})
