"""Reads data files from untrusted sources. Every value is stored with its place in the file, and every error names the
place.

A file is read as `Entry` objects. Each method of an entry (`table`, `items`, `text`, `number` …) either returns a
checked value or raises a `BoardError` that says where the error is, what was found and what was expected.
"""

import difflib
import hashlib
import json
import math
import re
import tomllib
import unicodedata
from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Literal

from durbar.games.errors import BoardError
from durbar.games.message import Argument, Message

MAX_BYTES = 128 * 1024
"""The largest size of a file in bytes. Real files have about ten thousand bytes; the limit keeps a hostile file from
slowing down a server.
"""
MAX_LINE_CHARACTERS = 1000
"""The largest number of characters in a line. Real lines have about a hundred."""
MAX_KEY_PARTS = 8
"""The largest number of parts in a dotted key. Real keys have one part. The time to read a key grows with the square of
the number of its parts, and the time to read a line grows with the number of parts of the header above it.
"""
_DEEP_KEY = re.compile(
    # Keys begin at the start of a line, or after a space, a bracket or a comma. The expression never backtracks, so the
    # search takes linear time.
    r"(?<![^\s\[{,])(?:"
    r"(?:[\w-]++|\"(?:[^\"\\\n]|\\.)*+\"|'[^'\n]*+')[ \t]*+\.[ \t]*+"
    rf"){{{MAX_KEY_PARTS}}}"
)
PROVENANCES = ("rulebook", "attested", "printed", "reconstructed", "invented")
"""The kinds of evidence for the content of a part of a board file.

`rulebook`: the rulebooks state it. `attested`: people who describe the printed components state it. `printed`: it was
read off a printed copy. `reconstructed`: no text states it; it was made to agree with everything that is stated.
`invented`: it was made up.
"""
BOARD_FILE = Message("board.file")
"""The place in an error about a whole file, if the file has no name."""
MAX_PRINTED = 10**12
"""Larger numbers are not written out in messages, because Python converts huge numbers slowly or not at all."""


def printable(text: str, longest: int = 40) -> str:
    """Return a text, shortened and safe to print."""
    shortened = text if len(text) <= longest else text[: longest - 1] + "…"
    return shortened if shortened.isprintable() else shortened.encode("unicode_escape").decode("ascii")


def short_repr(value: object, longest: int = 60) -> str:
    """Return the ``repr`` of a value, shortened and safe to print."""
    return printable(repr(value), longest)


def listed(names: Iterable[str], last: Literal["and", "or"] = "or") -> str | Message:
    """Return names as a list in a sentence, such as `rice, tea or gems`. ``last`` is the word before the last name."""
    *others, last_name = names
    if not others:
        return last_name
    return Message("page.and" if last == "and" else "page.or", {"most": others, "last": last_name})


def nearest(word: str, names: Collection[str]) -> str | None:
    """Return the name that is most similar to a word; None if no name is similar."""
    by_lower_case = {name.casefold(): name for name in names}
    similar = difflib.get_close_matches(word[:60].casefold(), by_lower_case, n=1)
    return printable(by_lower_case[similar[0]]) if similar else None


def name_key(name: str) -> str:
    """Return a key that is equal for names that differ only in capitals or spaces, since people confuse such names."""
    return "".join(name.split()).casefold()


def described(value: object) -> str | Message:
    """Return a short description of a value that is safe to print."""
    match value:
        case bool():
            return "true" if value else "false"  # as TOML writes it
        case int() if abs(value) >= MAX_PRINTED:
            return Message("value.enormous")
        case int() | float():
            return Message("value.number", {"number": f"{value:g}" if isinstance(value, float) else str(value)})
        case str():
            return Message("value.text", {"quoted": printable(value)})
        case list() | tuple():
            return Message("value.list", {"length": len(value)})
        case dict():
            return Message("value.table")
    return Message("value.other", {"type": type(value).__name__})


@dataclass(frozen=True)
class Entry:
    """A value of a file, and its place in the file."""

    value: object
    place: str | Message
    is_file: bool = False

    def wrong(self, id: str, *, rule: str | None = None, **args: Argument) -> BoardError:
        """Return an error about this entry, given the id and the arguments of a message."""
        return BoardError(self.place, id, rule=rule, **args)

    def unexpected(self, expected: Message) -> BoardError:
        """Return the error for a value that is not as expected; ``expected`` describes the valid values."""
        return self.wrong("board.unexpected", expected=expected, found=described(self.value))

    def called(self, name: str) -> "Entry":
        """Return this entry with a name added to its place, so that people can search the file for the name."""
        return Entry(self.value, f'{self.place} "{printable(name)}"')

    def table(self, required: Sequence[str], optional: Sequence[str] = ()) -> dict[str, "Entry"]:
        """Return the entries of a table with these keys; raise `BoardError` if a key is unknown or a required key is
        missing. An unknown key is reported first, since it may be a misspelt required key.
        """
        if not isinstance(self.value, dict):
            raise self.unexpected(Message("value.table"))
        allowed = (*required, *optional)
        for key in self.value:
            if not isinstance(key, str):
                raise self.wrong("board.key-is-a-text", found=described(key))
            if key not in allowed:
                if near := nearest(key, allowed):
                    raise self.wrong("board.unknown-key-but", key=printable(key), near=near)
                raise self.wrong("board.unknown-key", key=printable(key), known=listed(allowed, "and"))
        for key in required:
            if key not in self.value:
                raise self.wrong("board.no-key", key=key)
        prefix = "" if self.is_file else f"{self.place}."
        return {key: Entry(value, f"{prefix}{key}") for key, value in self.value.items()}

    def items(self) -> list["Entry"]:
        """Return the entries of a list."""
        return self._items(Message("value.any-list"))

    def items_of(self, count: int, counted: Message) -> list["Entry"]:
        """Return the entries of a list of exactly this length. ``counted`` describes the number and the kind of the
        entries, such as "12 provinces".
        """
        items = self._items(Message("value.list-of", {"counted": counted}))
        if len(items) != count:
            raise self.wrong("board.count", expected=counted, found=len(items))
        return items

    def _items(self, expected: Message) -> list["Entry"]:
        """Return the entries of a list; raise `BoardError` with ``expected`` if the value is not a list."""
        if not isinstance(self.value, list | tuple):
            raise self.unexpected(expected)
        return [Entry(value, f"{self.place}[{index}]") for index, value in enumerate(self.value)]

    def text(self) -> str:
        """Return a text."""
        if not isinstance(self.value, str):
            raise self.unexpected(Message("value.any-text"))
        return str(self.value)

    def title(self, longest: int = 80) -> str:
        """Return one line of text for display. It must be printable, not blank, and at most ``longest`` characters."""
        text = unicodedata.normalize("NFC", self.text()).strip()
        if not text or len(text) > longest or not text.isprintable():
            raise self.wrong("board.title", most=longest, found=printable(text))
        return text

    def proper_name(self, longest: int = 40) -> str:
        """Return the name of a place: it begins with a letter and consists of letters, digits, single spaces, hyphens,
        apostrophes and full stops.

        Names are used in the notation of moves and in pictures, so characters with a meaning there are rejected.
        """
        text = unicodedata.normalize("NFC", self.text())
        has_valid_characters = all(
            character in " -'\u2019." or unicodedata.category(character)[0] in "LMN"  # letters, marks and numbers
            for character in text
        )
        if not has_valid_characters or not text[:1].isalpha() or len(text) > longest or " ".join(text.split()) != text:
            raise self.wrong("board.name", most=longest, found=printable(text))
        return text

    def one_of(self, names: Sequence[str], what: Message) -> int:
        """Return the index of this value in `names`. ``what`` describes the names in error messages, such as "a
        provenance".
        """
        if not isinstance(self.value, str):
            raise self.unexpected(what)
        if self.value not in names:
            if near := nearest(self.value, names):
                raise self.wrong("board.not-one-of-but", found=printable(self.value), what=what, near=near)
            raise self.wrong("board.not-one-of", found=printable(self.value), what=what, known=listed(names))
        return names.index(self.value)

    def flag(self) -> bool:
        """Return a boolean."""
        if not isinstance(self.value, bool):
            raise self.unexpected(Message("value.flag"))
        return self.value

    def whole(self, least: int, most: int) -> int:
        """Return a whole number within bounds."""
        if isinstance(self.value, bool) or not isinstance(self.value, int) or not least <= self.value <= most:
            if least == most:
                raise self.unexpected(Message("value.number", {"number": str(least)}))
            raise self.unexpected(Message("value.whole", {"least": least, "most": most}))
        return int(self.value)

    def number(self, least: float, most: float) -> float:
        """Return a finite number within bounds. A whole number is returned as an int, so that 4 and 4.0 are written
        alike.
        """
        expected = Message("value.between", {"least": f"{least:g}", "most": f"{most:g}"})
        if isinstance(self.value, bool) or not isinstance(self.value, int | float):
            raise self.unexpected(expected)
        if isinstance(self.value, float) and not math.isfinite(self.value):
            raise self.wrong("board.unexpected", expected=expected, found=Message("value.infinite"))
        if not least <= self.value <= most:
            raise self.unexpected(expected)
        return int(self.value) if self.value == int(self.value) else float(self.value)


def read_provenance(entry: Entry) -> str:
    """Return the kind of evidence for a part of a board file: one of `PROVENANCES`."""
    return PROVENANCES[entry.one_of(PROVENANCES, Message("board.provenance"))]


def digest_of(file: dict[str, Any]) -> str:
    """Return the SHA-256 hash of the parts of a board file that affect the rules and the picture: everything but its
    name and the provenances.
    """

    def without_provenances(value: Any) -> Any:
        if isinstance(value, dict):
            return {key: without_provenances(inner) for key, inner in value.items() if key != "provenance"}
        return [without_provenances(inner) for inner in value] if isinstance(value, list) else value

    tables = without_provenances({key: value for key, value in file.items() if key != "name"})
    canonical = json.dumps(tables, sort_keys=True, separators=(",", ":"), allow_nan=False)
    return hashlib.sha256(canonical.encode()).hexdigest()


def parse_toml(text: str | bytes, place: str | Message) -> Entry:
    """Parse a TOML text into an entry. `place` names the file in errors about the whole file."""
    if isinstance(text, bytes):
        if len(text) > MAX_BYTES:
            raise BoardError(place, "board.too-many-bytes", most=MAX_BYTES)
        try:
            text = text.decode("utf-8-sig")  # some editors write a byte order mark at the start
        except UnicodeDecodeError as error:
            raise BoardError(place, "board.no-utf-8", byte=error.start) from None
    if len(text) > MAX_BYTES:
        raise BoardError(place, "board.too-many-characters", most=MAX_BYTES)
    for number, line in enumerate(text.split("\n"), 1):
        if len(line) > MAX_LINE_CHARACTERS:
            raise BoardError(place, "board.long-line", line=number, most=MAX_LINE_CHARACTERS)
    deep_key = _DEEP_KEY.search(text)  # also matches inside a text or a comment, where real files have no such key
    if deep_key is not None:
        number = text.count("\n", 0, deep_key.start()) + 1
        raise BoardError(place, "board.deep-key", line=number, most=MAX_KEY_PARTS)
    try:
        return Entry(tomllib.loads(text), place, is_file=True)
    except RecursionError:
        raise BoardError(place, "board.no-toml", why=Message("board.nested")) from None
    except ValueError as error:  # the text of the error names the line and the column
        raise BoardError(place, "board.no-toml", why=printable(str(error), 200)) from None


def read_toml(path: str | Path) -> Entry:
    """Read a TOML file into an entry."""
    place = printable(Path(path).name)
    try:
        with Path(path).open("rb") as file:
            content = file.read(MAX_BYTES + 1)
    except OSError as error:
        raise BoardError(place, "board.unreadable", why=error.strerror or str(error)) from None
    except ValueError as error:  # the path is invalid
        raise BoardError(place, "board.unreadable", why=str(error)) from None
    return parse_toml(content, place)
