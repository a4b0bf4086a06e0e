"""Checks that message catalogs can be parsed and that translations are complete.

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

SHARED_WORDS = set(
    "Durbar Taj Mahal Maharani English Français Lena Greg "  # names
    "Animations Artisan Artisans Coach Double Expert Guide Menu Option Pages Pause Places Point Points "
    "Provinces Scores Source Table Tables Total".casefold().split()
)
"""Words that French and English share. A message that consists of such words can be the same in both languages."""
ENGLISH = re.compile(r"\b(the|an|and|of|is|are|you|your|with|from|this|that|not|has|have|when)\b", re.I)
"""English words that do not occur in French sentences."""
WRONG_TYPOGRAPHY = re.compile(r"[ \t\n][;:!?»%]|«[^\N{NO-BREAK SPACE}]|'")
"""Wrong French typography: a punctuation mark without its no-break space, or a straight apostrophe."""


def entries_of(*paths: Path) -> dict[str, ftl.Message]:
    """Return the messages of some catalogs by id; fail if a message cannot be parsed or occurs twice."""
    messages: dict[str, ftl.Message] = {}
    for path in paths:
        for entry in FluentParser(with_spans=False).parse(path.read_text(encoding="utf-8")).body:
            assert not isinstance(entry, ftl.Junk), f"{path}: {entry.content}"
            if isinstance(entry, ftl.Message):
                assert entry.id.name not in messages, f"{path}: {entry.id.name} occurs twice"
                messages[entry.id.name] = entry
    return messages


class Reader(Visitor):
    """Collects the texts of a pattern, the names of its arguments, and the ids of the messages that it refers to.

    The arguments and references of those messages are collected as well.
    """

    def __init__(self, entries: Mapping[str, ftl.Message]) -> None:
        self.entries = entries
        self.arguments: set[str] = set()
        self.references: set[str] = set()
        self.texts: list[str] = []

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802 (Fluent's name)
        self.arguments.add(node.id.name)

    def visit_MessageReference(self, node: ftl.MessageReference) -> None:  # noqa: N802
        self.references.add(node.id.name)
        inner = read(self.entries[node.id.name].value, self.entries)
        self.arguments |= inner.arguments
        self.references |= inner.references

    def visit_TextElement(self, node: ftl.TextElement) -> None:  # noqa: N802
        self.texts.append(node.value)


def read(node: Any, entries: Mapping[str, ftl.Message]) -> Reader:
    """Return a reader that has visited a pattern, or a whole message with its attributes."""
    reader = Reader(entries)
    reader.visit(node)
    return reader


def arguments_of(entries: dict[str, ftl.Message]) -> dict[str, dict[str, set[str]]]:
    """Return the names of the arguments of each message by part: ``""`` is its value, other parts are attributes."""
    return {
        name: {part: read(pattern, entries).arguments for part, pattern in _patterns_of(entry).items()}
        for name, entry in entries.items()
    }


def _patterns_of(entry: ftl.Message) -> dict[str, Any]:
    """Return the patterns of a message by part: ``""`` is its value, other parts are attributes."""
    return {"": entry.value, **{attribute.id.name: attribute.value for attribute in entry.attributes}}


def faults_in_french(english: dict[str, ftl.Message], french: dict[str, ftl.Message]) -> list[str]:
    """Return a description of each French text that is the same as in English, contains English words, or has wrong
    typography.
    """
    faults = []
    for name, entry in french.items():
        texts = read(entry, french).texts
        words = re.findall(r"[^\W\d_]{2,}", " ".join(texts).casefold())
        if _source_text(entry) == _source_text(english[name]) and not SHARED_WORDS.issuperset(words):
            faults.append(f"{name} is left in English")
        faults += [f"{name}: {text!r} contains English words" for text in texts if ENGLISH.search(text)]
        faults += [
            f"{name}: {text!r} does not have French typography" for text in texts if WRONG_TYPOGRAPHY.search(text)
        ]
    return faults


def _source_text(entry: ftl.Message) -> str:
    """Return a message as it is written in a catalog."""
    return FluentSerializer().serialize_entry(ftl.Message(entry.id, entry.value, entry.attributes))
