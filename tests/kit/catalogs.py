"""What can be said of every catalog of sentences: that it can be read, and that a translation is one.

A translation has the messages of the English catalog, each given the same things; it leaves nothing in English, and it
is set as its language is.
"""

import re
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from fluent.syntax import FluentParser, FluentSerializer
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

SAME = set(
    "Durbar Taj Mahal Maharani English Français Lena Greg "  # names
    "Artisan Artisans Coach Double Expert Guide Menu Option Pages Places Point Points Provinces Scores Source "
    "Table Tables Total".casefold().split()
)
"""Words that French and English share: a message made of them alone may be the same in both."""
ENGLISH = re.compile(r"\b(the|an|and|of|is|are|you|your|with|from|this|that|not|has|have|when)\b", re.I)
"""Words that no French sentence has."""
UNSET = re.compile(r"[ \t\n][;:!?»%]|«[^\N{NO-BREAK SPACE}]|'")
"""What French does not set so: it wants no-break spaces beside these marks, and apostrophes that are curved."""


def entries_of(*paths: Path) -> dict[str, ftl.Message]:
    """Return the messages of some catalogs; what cannot be read or stands there twice is a fault."""
    found: dict[str, ftl.Message] = {}
    for path in paths:
        for entry in FluentParser(with_spans=False).parse(path.read_text(encoding="utf-8")).body:
            assert not isinstance(entry, ftl.Junk), f"{path}: {entry.content}"
            if isinstance(entry, ftl.Message):
                assert entry.id.name not in found, f"{path}: {entry.id.name} stands there twice"
                found[entry.id.name] = entry
    return found


class Reader(Visitor):
    """What a pattern asks for: arguments, its own and those of the entries it refers to, and these; and its texts."""

    def __init__(self, entries: Mapping[str, ftl.Message]) -> None:
        self.entries = entries
        self.asked: set[str] = set()
        self.referred: set[str] = set()
        self.texts: list[str] = []

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802 (Fluent's name)
        self.asked.add(node.id.name)

    def visit_MessageReference(self, node: ftl.MessageReference) -> None:  # noqa: N802
        self.referred.add(node.id.name)
        inner = read(self.entries[node.id.name].value, self.entries)
        self.asked |= inner.asked
        self.referred |= inner.referred

    def visit_TextElement(self, node: ftl.TextElement) -> None:  # noqa: N802
        self.texts.append(node.value)


def read(node: Any, entries: Mapping[str, ftl.Message]) -> Reader:
    """Return a pattern, or a whole message with its attributes, read."""
    reader = Reader(entries)
    reader.visit(node)
    return reader


def given(entries: dict[str, ftl.Message]) -> dict[str, dict[str, set[str]]]:
    """Return what each message asks for, itself (by the name of nothing) and in each of its attributes."""
    return {
        name: {
            part: read(pattern, entries).asked
            for part, pattern in [("", entry.value), *((one.id.name, one.value) for one in entry.attributes)]
        }
        for name, entry in entries.items()
    }


def not_french(english: dict[str, ftl.Message], french: dict[str, ftl.Message]) -> list[str]:
    """Return what is the same in both without being French, has English words in it, or is not set as French is."""
    faults = []
    for name, entry in french.items():
        texts = read(entry, french).texts
        words = re.findall(r"[^\W\d_]{2,}", " ".join(texts).casefold())
        if _written(entry) == _written(english[name]) and not SAME.issuperset(words):
            faults.append(f"{name} is left in English")
        faults += [f"{name}: {text!r} has English in it" for text in texts if ENGLISH.search(text)]
        faults += [f"{name}: {text!r} is not set as French" for text in texts if UNSET.search(text)]
    return faults


def _written(entry: ftl.Message) -> str:
    return FluentSerializer().serialize_entry(ftl.Message(entry.id, entry.value, entry.attributes))
