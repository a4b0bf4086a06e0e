"""Checks of catalogs: they can be parsed, and translations are complete.

A translation has the messages of the English catalog with the same arguments, contains no English, and follows its
language's typography.
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
    "Animations Artisan Artisans Coach Double Expert Guide Menu Option Pages Pause Places Point Points "
    "Provinces Scores Source Table Tables Total".casefold().split()
)
"""Words that French and English share: a message that consists of them can be the same in both."""
ENGLISH = re.compile(r"\b(the|an|and|of|is|are|you|your|with|from|this|that|not|has|have|when)\b", re.I)
"""Words that occur in no French sentence."""
UNSET = re.compile(r"[ \t\n][;:!?»%]|«[^\N{NO-BREAK SPACE}]|'")
"""Wrong French typography: these marks need no-break spaces, and apostrophes are curved."""


def entries_of(*paths: Path) -> dict[str, ftl.Message]:
    """Return the messages of some catalogs; fail if one cannot be parsed or occurs twice."""
    found: dict[str, ftl.Message] = {}
    for path in paths:
        for entry in FluentParser(with_spans=False).parse(path.read_text(encoding="utf-8")).body:
            assert not isinstance(entry, ftl.Junk), f"{path}: {entry.content}"
            if isinstance(entry, ftl.Message):
                assert entry.id.name not in found, f"{path}: {entry.id.name} stands there twice"
                found[entry.id.name] = entry
    return found


class Reader(Visitor):
    """Collects the arguments, the entries and the texts of a pattern, including those of entries it refers to."""

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
    """Return the arguments, entries and texts of a pattern, or of a whole message with its attributes."""
    reader = Reader(entries)
    reader.visit(node)
    return reader


def given(entries: dict[str, ftl.Message]) -> dict[str, dict[str, set[str]]]:
    """Return the arguments of each message: its own (under the empty name) and those of each attribute."""
    return {
        name: {
            part: read(pattern, entries).asked
            for part, pattern in [("", entry.value), *((one.id.name, one.value) for one in entry.attributes)]
        }
        for name, entry in entries.items()
    }


def not_french(english: dict[str, ftl.Message], french: dict[str, ftl.Message]) -> list[str]:
    """Return the French texts that are the same as in English, contain English words, or have wrong typography."""
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
