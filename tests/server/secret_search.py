"""The text forms in which a secret could leak, and a search for many of them at once."""

import base64
import hashlib
import re
from itertools import pairwise

MIN_LENGTH = 10
"""The least length of a text that is searched for: shorter texts could match by chance."""
_WORDS = re.compile(rf"[A-Za-z0-9_+/=-]{{{MIN_LENGTH},}}")


def forms_of_bytes(secret):
    """Return secret bytes as texts: in hexadecimal and decimal, whole and in parts, and in base 64 and 32."""
    parts = [secret, *(secret[start : start + 8] for start in range(0, len(secret), 8))]
    forms = set()
    for part in parts:
        for ordered in (part, part[::-1]):
            forms |= {ordered.hex(), ordered.hex().upper(), str(int.from_bytes(ordered, "big"))}
    words = [int.from_bytes(secret[start : start + 4], "little") for start in range(0, len(secret), 4)]
    forms |= {str(word) for word in words} | {f"{word:08x}{after:08x}" for word, after in pairwise(words)}
    # the base 64 form depends on the number of bytes before the secret in a longer text
    for bytes_before in range(3):
        for encode in (base64.b64encode, base64.urlsafe_b64encode):
            forms.add(encode(bytes(bytes_before) + secret)[4 if bytes_before else 0 : -4].decode())
    forms.add(base64.b32encode(secret).decode().rstrip("="))
    return {form for form in forms if len(form) >= MIN_LENGTH}


def forms_of_number(secret):
    """Return a secret number as texts."""
    return {form for form in (str(secret), f"{secret:x}", f"{secret:X}") if len(form) >= MIN_LENGTH}


def forms_of_text(secret):
    """Return a secret text, its stored hash, and its hexadecimal forms."""
    digest = hashlib.sha256(secret.encode()).digest()
    return {secret, secret[:20], secret.encode().hex(), *forms_of_bytes(digest)}


class SecretSearch:
    """Many texts to search for, each with a label that identifies its secret."""

    def __init__(self):
        self._by_start = {}  # the texts and labels by the first `MIN_LENGTH` characters of the text

    def add(self, forms, label):
        """Add the forms of a secret to the texts to search for; ``label`` identifies the secret."""
        for form in forms:
            self._by_start.setdefault(form[:MIN_LENGTH], []).append((form, label))

    def found_in(self, text):
        """Return the labels of all secrets that are found in a text."""
        labels = []
        for word in {*_WORDS.findall(text)}:
            for start in range(len(word) - MIN_LENGTH + 1):
                for form, label in self._by_start.get(word[start : start + MIN_LENGTH], ()):
                    if word.startswith(form, start):
                        labels.append(label)
        return labels
