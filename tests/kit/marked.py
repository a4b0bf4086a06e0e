"""A test language in which every letter of the catalogs is marked, so that a text without marks did not come from a
catalog.

Its catalogs are the English ones with every letter replaced by another that looks alike.
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
# the packages with catalogs
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
"""Mathematical letters, one for each letter: of the same width, and treated as equal when a player types them."""


class Marking(Transformer):
    """Marks the letters of a catalog."""

    def visit_TextElement(self, node: ftl.TextElement) -> ftl.TextElement:  # noqa: N802 (Fluent's name)
        node.value = node.value.translate(MARKS)
        return node


def mark_catalogs(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Register the marked language; its catalogs are written to a folder."""
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
