"""A test language (a pseudo-locale) that shows which texts are not from a message catalog.

Its catalogs are the English ones, in which every letter is replaced by a letter of another alphabet that looks similar
(its mark). A text with ordinary letters therefore does not come from a catalog.
"""

import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, FluentSerializer
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Transformer

from durbar.games import words

LANGUAGE = "xx"
"""The code of the test language."""
# the packages that have message catalogs
PACKAGES = (
    "durbar.games",
    "durbar.games.taj_mahal.presentation",
    "durbar.games.maharani.presentation",
    "durbar.bots",
    "durbar.tables",
    "durbar.analysis",
    "durbar.arena",
    "durbar.cli",
)
MARKS = {ord(plain): chr(0x1D5BA + index) for index, plain in enumerate("abcdefghijklmnopqrstuvwxyz")} | {
    ord(plain): chr(0x1D5A0 + index) for index, plain in enumerate("ABCDEFGHIJKLMNOPQRSTUVWXYZ")
}
"""The mark of each letter: a mathematical letter. It is as wide as the letter, and Durbar accepts either as input."""


class Marking(Transformer):
    """Replaces the letters in a catalog's messages by their marks."""

    def visit_TextElement(self, node: ftl.TextElement) -> ftl.TextElement:  # noqa: N802 (Fluent's name)
        node.value = node.value.translate(MARKS)
        return node


def mark_catalogs(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Write the catalogs of the test language to a folder, and register the language."""
    for package in PACKAGES:
        home = folder / "catalogs" / package
        home.mkdir(parents=True)
        english = words._folder(package).joinpath("en.ftl").read_text(encoding="utf-8")
        (home / "en.ftl").write_text(english, encoding="utf-8")
        marked = Marking().visit(FluentParser().parse(english))
        (home / f"{LANGUAGE}.ftl").write_text(FluentSerializer().serialize(marked), encoding="utf-8")
    monkeypatch.setattr(words, "_folder", lambda package: folder / "catalogs" / package)
    words._bundle.cache_clear()


def plain_words(text: str) -> list[str]:
    """Return the words of a text that are not marked."""
    return re.findall(r"[A-Za-z\u00c0-\u017f]+", text)
