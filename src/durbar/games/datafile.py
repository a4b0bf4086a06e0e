"""Reading a data file that somebody else may have written: every value knows its place, every mistake is named there.

A file is walked as `Entry` objects. Each question an entry is asked (`table`, `items`, `text`, `number` …) either gives
a value that is exactly what was asked for, or raises a `BoardError` that says where, what was found and what is
expected.
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

MOST_BYTES = 128 * 1024
"""A real file has about ten thousand bytes; the limit keeps a hostile one from holding up a server."""
MOST_CHARACTERS_A_LINE = 1000
"""A real line has about a hundred."""
MOST_KEY_PARTS = 8
"""Parts of a dotted key. Real files have one; the time to read a key grows with the square of their number, and every
line below a header takes as long as the header has parts.
"""
_DEEP_KEY = re.compile(
    # Keys begin where a line does, or after a space, a bracket or a comma. Nothing here is tried twice: the time to
    # look for a deep key grows with the length of the text alone.
    r"(?<![^\s\[{,])(?:"
    r"(?:[\w-]++|\"(?:[^\"\\\n]|\\.)*+\"|'[^'\n]*+')[ \t]*+\.[ \t]*+"
    rf"){{{MOST_KEY_PARTS}}}"
)
PROVENANCES = ("rulebook", "attested", "printed", "reconstructed", "invented")
"""How a part of a board file is known.

`rulebook`: the rulebooks state it. `attested`: people who describe the printed components state it. `printed`: read
off a printed copy. `reconstructed`: nobody's text gives it; made to satisfy everything that is stated. `invented`: made
up.
"""
BOARD_FILE = Message("board.file")
"""The place of what is wrong with a file as a whole, where the file has no name."""
SURELY_BIG = 10**12
"""Numbers beyond this are not written out in messages: printing an enormous one is slow or refused by Python."""


def printable(text: str, longest: int = 40) -> str:
    """Return a text shortened and safe to print."""
    shown = text if len(text) <= longest else text[: longest - 1] + "…"
    return shown if shown.isprintable() else shown.encode("unicode_escape").decode("ascii")


def shown(value: object, longest: int = 60) -> str:
    """Return a value as Python writes it, shortened and safe to print."""
    return printable(repr(value), longest)


def listed(names: Iterable[str], last: Literal["and", "or"] = "or") -> str | Message:
    """Names as people list them: `rice, tea or gems`."""
    *most, end = names
    return Message("page.and" if last == "and" else "page.or", {"most": most, "last": end}) if most else end


def nearest(word: str, names: Collection[str]) -> str | None:
    """Return the known name that is close to the word, if there is one."""
    by_folded = {name.casefold(): name for name in names}
    close = difflib.get_close_matches(word[:60].casefold(), by_folded, n=1)
    return printable(by_folded[close[0]]) if close else None


def alike(name: str) -> str:
    """Names that differ only in capitals or spaces are too easy to mistake for one another: they give the same here."""
    return "".join(name.split()).casefold()


def described(value: object) -> str | Message:
    """Return what a value is, in a word or two that are always short and safe to print."""
    match value:
        case bool():
            return "true" if value else "false"  # as files have it
        case int() if abs(value) >= SURELY_BIG:
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
    """A value of a file, and the place in the file where it stands."""

    value: object
    place: str | Message
    is_file: bool = False

    def wrong(self, id: str, *, rule: str | None = None, **args: Argument) -> BoardError:
        """Return the error that says what is wrong with this entry, by the id and the arguments of a message."""
        return BoardError(self.place, id, rule=rule, **args)

    def unexpected(self, expected: Message) -> BoardError:
        """Return the error for a value of the wrong kind."""
        return self.wrong("board.unexpected", expected=expected, found=described(self.value))

    def called(self, name: str) -> "Entry":
        """The same entry with its name added to the place, for people who look for a name and not for a number."""
        return Entry(self.value, f'{self.place} "{printable(name)}"')

    def table(self, required: Sequence[str], optional: Sequence[str] = ()) -> dict[str, "Entry"]:
        """Return the entries of a table with exactly these keys. A typo is told before the key that is missing for
        it.
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
        """Return the entries of a list of exactly so many. ``counted`` names their number and what they are."""
        items = self._items(Message("value.list-of", {"counted": counted}))
        if len(items) != count:
            raise self.wrong("board.count", expected=counted, found=len(items))
        return items

    def _items(self, expected: Message) -> list["Entry"]:
        if not isinstance(self.value, list | tuple):
            raise self.unexpected(expected)
        return [Entry(value, f"{self.place}[{at}]") for at, value in enumerate(self.value)]

    def text(self) -> str:
        """Return a text."""
        if not isinstance(self.value, str):
            raise self.unexpected(Message("value.any-text"))
        return str(self.value)

    def title(self, longest: int = 80) -> str:
        """Return a line of text to show: not blank, printable, not long."""
        text = unicodedata.normalize("NFC", self.text()).strip()
        if not text or len(text) > longest or not text.isprintable():
            raise self.wrong("board.title", most=longest, found=printable(text))
        return text

    def proper_name(self, longest: int = 40) -> str:
        """Return the name of a place: letters, digits, single spaces, hyphens, apostrophes and full stops, a letter
        first.

        Names stand in the notation of moves and in pictures, so nothing that means something there is let in.
        """
        text = unicodedata.normalize("NFC", self.text())
        plain = all(character in " -'\u2019." or unicodedata.category(character)[0] in "LMN" for character in text)
        if not plain or not text[:1].isalpha() or len(text) > longest or " ".join(text.split()) != text:
            raise self.wrong("board.name", most=longest, found=printable(text))
        return text

    def one_of(self, names: Sequence[str], what: Message) -> int:
        """Return which of the names this is, as its index."""
        if not isinstance(self.value, str):
            raise self.unexpected(what)
        if self.value not in names:
            if near := nearest(self.value, names):
                raise self.wrong("board.not-one-of-but", found=printable(self.value), what=what, near=near)
            raise self.wrong("board.not-one-of", found=printable(self.value), what=what, known=listed(names))
        return names.index(self.value)

    def flag(self) -> bool:
        """True or false."""
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
        """Return a finite number within bounds; one without a fraction comes back as an int, so 4 and 4.0 are the
        same.
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
    """Return how a part is known: one of the five words."""
    return PROVENANCES[entry.one_of(PROVENANCES, Message("board.provenance"))]


def digest_of(file: dict[str, Any]) -> str:
    """SHA-256 of all that matters to the rules and the picture: not the file's name, nor how its parts are known."""

    def matters(value: Any) -> Any:
        if isinstance(value, dict):
            return {key: matters(inner) for key, inner in value.items() if key != "provenance"}
        return [matters(inner) for inner in value] if isinstance(value, list) else value

    tables = matters({key: value for key, value in file.items() if key != "name"})
    canonical = json.dumps(tables, sort_keys=True, separators=(",", ":"), allow_nan=False)
    return hashlib.sha256(canonical.encode()).hexdigest()


def parse_toml(text: str | bytes, place: str | Message) -> Entry:
    """Return the TOML text as an entry. `place` names the file in messages about the file as a whole."""
    if isinstance(text, bytes):
        if len(text) > MOST_BYTES:
            raise BoardError(place, "board.too-many-bytes", most=MOST_BYTES)
        try:
            text = text.decode("utf-8-sig")  # some editors put a byte order mark first
        except UnicodeDecodeError as error:
            raise BoardError(place, "board.no-utf-8", byte=error.start) from None
    if len(text) > MOST_BYTES:
        raise BoardError(place, "board.too-many-characters", most=MOST_BYTES)
    for number, line in enumerate(text.split("\n"), 1):
        if len(line) > MOST_CHARACTERS_A_LINE:
            raise BoardError(place, "board.long-line", line=number, most=MOST_CHARACTERS_A_LINE)
    if (deep := _DEEP_KEY.search(text)) is not None:  # in a text or a comment it is as unlikely, and told alike
        at = text.count("\n", 0, deep.start()) + 1
        raise BoardError(place, "board.deep-key", line=at, most=MOST_KEY_PARTS)
    try:
        return Entry(tomllib.loads(text), place, is_file=True)
    except RecursionError:
        raise BoardError(place, "board.no-toml", why=Message("board.nested")) from None
    except ValueError as error:  # says the line and the column
        raise BoardError(place, "board.no-toml", why=printable(str(error), 200)) from None


def read_toml(path: str | Path) -> Entry:
    """Return the TOML file at the path as an entry."""
    place = printable(Path(path).name)
    try:
        with Path(path).open("rb") as file:
            content = file.read(MOST_BYTES + 1)
    except OSError as error:
        raise BoardError(place, "board.unreadable", why=error.strerror or str(error)) from None
    except ValueError as error:  # a path that no file can have
        raise BoardError(place, "board.unreadable", why=str(error)) from None
    return parse_toml(content, place)
