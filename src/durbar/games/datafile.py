"""Reading a data file that somebody else may have written: every value knows its place, every mistake is named there.

A file is walked as `Entry` objects. Each question an entry is asked (`table`, `items`, `text`, `number` …) either gives
a value that is exactly what was asked for, or raises a `BoardError` that says where, what was found and what is
expected.
"""

import difflib
import hashlib
import json
import math
import tomllib
import unicodedata
from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from durbar.games.errors import BoardError

MOST_BYTES = 128 * 1024
"""A real file has about ten thousand bytes; the limit keeps a hostile one from holding up a server."""
MOST_CHARACTERS_A_LINE = 1000
"""TOML reads a dotted key in time that grows with the square of its length, so lines are kept short."""
PROVENANCES = ("rulebook", "attested", "printed", "reconstructed", "invented")
"""How a part of a board file is known.

`rulebook`: the rulebooks state it. `attested`: people who describe the printed components state it. `printed`: read
off a printed copy. `reconstructed`: nobody's text gives it; made to satisfy everything that is stated. `invented`: made
up.
"""
SURELY_BIG = 10**12
"""Numbers beyond this are not written out in messages: printing an enormous one is slow or refused by Python."""


def printable(text: str, longest: int = 40) -> str:
    """A text shortened and safe to print."""
    shown = text if len(text) <= longest else text[: longest - 1] + "…"
    return shown if shown.isprintable() else shown.encode("unicode_escape").decode("ascii")


def quoted(text: str) -> str:
    """A text in quotation marks, shortened and safe to print."""
    return f'"{printable(text)}"'


def listed(names: Iterable[str], last: str = "or") -> str:
    """Names as people list them: `rice, tea or gems`."""
    *others, end = names
    return f"{', '.join(others)} {last} {end}" if others else end


def nearest(word: str, names: Collection[str]) -> str:
    """` (did you mean "Delhi"?)` when a known name is close to the word, else nothing."""
    by_folded = {name.casefold(): name for name in names}
    close = difflib.get_close_matches(word[:60].casefold(), by_folded, n=1)
    return f" (did you mean {quoted(by_folded[close[0]])}?)" if close else ""


def alike(name: str) -> str:
    """Names that differ only in capitals or spaces are too easy to mistake for one another: they give the same here."""
    return "".join(name.split()).casefold()


def described(value: object) -> str:
    """What a value is, in a word or two that are always short and safe to print."""
    match value:
        case bool():
            return "true" if value else "false"
        case int():
            return f"the number {value}" if abs(value) < SURELY_BIG else "an enormous number"
        case float():
            return f"the number {value:g}"
        case str():
            return f"the text {quoted(value)}"
        case list() | tuple():
            return f"a list of {len(value)}"
        case dict():
            return "a table"
    return f"something else ({type(value).__name__})"


@dataclass(frozen=True)
class Entry:
    """A value of a file, and the place in the file where it stands."""

    value: object
    place: str
    is_file: bool = False

    def wrong(self, problem: str) -> BoardError:
        """The error that says what is wrong with this entry."""
        return BoardError(self.place, problem)

    def unexpected(self, expected: str) -> BoardError:
        """The error for a value of the wrong kind."""
        return self.wrong(f"expected {expected}, found {described(self.value)}")

    def called(self, name: str) -> "Entry":
        """The same entry with its name added to the place, for people who look for a name and not for a number."""
        return Entry(self.value, f"{self.place} {quoted(name)}")

    def table(self, required: Sequence[str], optional: Sequence[str] = ()) -> dict[str, "Entry"]:
        """The entries of a table with exactly these keys. A typo is told before the key that is missing for it."""
        if not isinstance(self.value, dict):
            raise self.unexpected("a table")
        allowed = (*required, *optional)
        for key in self.value:
            if not isinstance(key, str):
                raise self.wrong(f"a key must be a text, found {described(key)}")
            if key not in allowed:
                guess = nearest(key, allowed) or f"; the keys here are {listed(allowed, 'and')}"
                raise self.wrong(f"unknown key {quoted(key)}{guess}")
        for key in required:
            if key not in self.value:
                raise self.wrong(f"the key {quoted(key)} is missing")
        prefix = "" if self.is_file else f"{self.place}."
        return {key: Entry(value, f"{prefix}{key}") for key, value in self.value.items()}

    def items(self, count: int | None = None, of: str = "entries") -> list["Entry"]:
        """The entries of a list; with a count, of exactly so many."""
        if not isinstance(self.value, list | tuple):
            raise self.unexpected("a list" if count is None else f"a list of {count} {of}")
        if count is not None and len(self.value) != count:
            raise self.wrong(f"expected {count} {of}, found {len(self.value)}")
        return [Entry(value, f"{self.place}[{at}]") for at, value in enumerate(self.value)]

    def text(self) -> str:
        """A text."""
        if not isinstance(self.value, str):
            raise self.unexpected("a text")
        return str(self.value)

    def title(self, longest: int = 80) -> str:
        """A line of text to show: not blank, printable, not long."""
        text = unicodedata.normalize("NFC", self.text()).strip()
        if not text or len(text) > longest or not text.isprintable():
            raise self.wrong(f"expected one line of 1 to {longest} printable characters, found {quoted(text)}")
        return text

    def proper_name(self, longest: int = 40) -> str:
        """The name of a place: letters, digits, single spaces, hyphens, apostrophes and full stops, a letter first.

        Names stand in the notation of moves and in pictures, so nothing that means something there is let in.
        """
        text = unicodedata.normalize("NFC", self.text())
        plain = all(character in " -'\u2019." or unicodedata.category(character)[0] in "LMN" for character in text)
        if not plain or not text[:1].isalpha() or len(text) > longest or " ".join(text.split()) != text:
            raise self.wrong(
                f"a name starts with a letter and has at most {longest} letters, digits, single spaces, hyphens, "
                f"apostrophes or full stops; found {quoted(text)}"
            )
        return text

    def one_of(self, names: Sequence[str], what: str) -> int:
        """Which of the names this is, as its index."""
        if not isinstance(self.value, str):
            raise self.unexpected(what)
        if self.value not in names:
            raise self.wrong(f"{quoted(self.value)} is not {what}{nearest(self.value, names) or ': ' + listed(names)}")
        return names.index(self.value)

    def flag(self) -> bool:
        """True or false."""
        if not isinstance(self.value, bool):
            raise self.unexpected("true or false")
        return self.value

    def whole(self, least: int, most: int) -> int:
        """A whole number within bounds."""
        expected = f"a whole number from {least} to {most}" if least < most else f"the number {least}"
        if isinstance(self.value, bool) or not isinstance(self.value, int):
            raise self.unexpected(expected)
        if not least <= self.value <= most:
            raise self.unexpected(expected)
        return int(self.value)

    def number(self, least: float, most: float) -> float:
        """A finite number within bounds; one without a fraction comes back as an int, so 4 and 4.0 are the same."""
        expected = f"a number from {least:g} to {most:g}"
        if isinstance(self.value, bool) or not isinstance(self.value, int | float):
            raise self.unexpected(expected)
        if isinstance(self.value, float) and not math.isfinite(self.value):
            raise self.wrong(f"expected {expected}, found a number that is not finite")
        if not least <= self.value <= most:
            raise self.unexpected(expected)
        return int(self.value) if self.value == int(self.value) else float(self.value)


def read_provenance(entry: Entry) -> str:
    """How a part is known: one of the five words."""
    return PROVENANCES[entry.one_of(PROVENANCES, "a provenance")]


def digest_of(file: dict[str, Any]) -> str:
    """SHA-256 of all that matters to the rules and the picture: not the file's name, nor how its parts are known."""

    def matters(value: Any) -> Any:
        if isinstance(value, dict):
            return {key: matters(inner) for key, inner in value.items() if key != "provenance"}
        return [matters(inner) for inner in value] if isinstance(value, list) else value

    tables = matters({key: value for key, value in file.items() if key != "name"})
    canonical = json.dumps(tables, sort_keys=True, separators=(",", ":"), allow_nan=False)
    return hashlib.sha256(canonical.encode()).hexdigest()


def parse_toml(text: str | bytes, place: str) -> Entry:
    """The TOML text as an entry. `place` names the file in messages about the file as a whole."""
    if isinstance(text, bytes):
        if len(text) > MOST_BYTES:
            raise BoardError(place, f"the file has more than {MOST_BYTES} bytes; a real one has about ten thousand")
        try:
            text = text.decode("utf-8-sig")  # some editors put a byte order mark first
        except UnicodeDecodeError as error:
            raise BoardError(place, f"not a text in UTF-8: byte {error.start} cannot be read") from None
    if len(text) > MOST_BYTES:
        raise BoardError(place, f"the file has more than {MOST_BYTES} characters; a real one has about ten thousand")
    for number, line in enumerate(text.split("\n"), 1):
        if len(line) > MOST_CHARACTERS_A_LINE:
            raise BoardError(place, f"line {number} has more than {MOST_CHARACTERS_A_LINE} characters")
    try:
        return Entry(tomllib.loads(text), place, is_file=True)
    except RecursionError:
        raise BoardError(place, "not readable as TOML: lists or tables are nested too deeply") from None
    except ValueError as error:  # says the line and the column
        raise BoardError(place, f"not readable as TOML: {error}") from None


def read_toml(path: str | Path) -> Entry:
    """The TOML file at the path as an entry."""
    place = printable(Path(path).name)
    try:
        with Path(path).open("rb") as file:
            content = file.read(MOST_BYTES + 1)
    except OSError as error:
        raise BoardError(place, f"the file cannot be read: {error.strerror or error}") from None
    except ValueError as error:  # a path that no file can have
        raise BoardError(place, f"the file cannot be read: {error}") from None
    return parse_toml(content, place)
