"""The forms in which a secret could leak, and a search for many of them at once."""

import base64
import hashlib
import re
from itertools import pairwise

LONG = 10
"""Length of a match: shorter texts match by chance."""
_WORDS = re.compile(rf"[A-Za-z0-9_+/=-]{{{LONG},}}")


def forms_of_bytes(secret):
    """Return secret bytes as texts: hexadecimal, whole and in parts, forwards and backwards, in base 64 and 32, as
    numbers.
    """
    parts = [secret, *(secret[at : at + 8] for at in range(0, len(secret), 8))]
    made = set()
    for part in parts:
        for one in (part, part[::-1]):
            made |= {one.hex(), one.hex().upper(), str(int.from_bytes(one, "big"))}
    words = [int.from_bytes(secret[at : at + 4], "little") for at in range(0, len(secret), 4)]
    made |= {str(word) for word in words} | {f"{word:08x}{after:08x}" for word, after in pairwise(words)}
    for before in range(3):  # its position in a longer text changes its base 64 form
        for encode in (base64.b64encode, base64.urlsafe_b64encode):
            made.add(encode(bytes(before) + secret)[4 if before else 0 : -4].decode())
    made.add(base64.b32encode(secret).decode().rstrip("="))
    return {form for form in made if len(form) >= LONG}


def forms_of_number(secret):
    """Return a secret number as texts."""
    return {form for form in (str(secret), f"{secret:x}", f"{secret:X}") if len(form) >= LONG}


def forms_of_text(secret):
    """Return a secret text, its stored hash, and its hexadecimal forms."""
    digest = hashlib.sha256(secret.encode()).digest()
    return {secret, secret[:20], secret.encode().hex(), *forms_of_bytes(digest)}


class SecretSearch:
    """Many texts to search for, each with a mark that says what it is."""

    def __init__(self):
        self._by_start = {}

    def add(self, forms, mark):
        """Search for these forms, too."""
        for form in forms:
            self._by_start.setdefault(form[:LONG], []).append((form, mark))

    def found_in(self, text):
        """Return the marks of everything found in a text."""
        found = []
        for word in {*_WORDS.findall(text)}:
            for at in range(len(word) - LONG + 1):
                for form, mark in self._by_start.get(word[at : at + LONG], ()):
                    if word.startswith(form, at):
                        found.append(mark)
        return found
