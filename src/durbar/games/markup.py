"""A light markup for lines of text, and functions to measure, pad, fold and arrange such lines.

A line can contain ``[style]text[/]``; a literal bracket is written ``[[``. Styles name what a thing *is* (a card
colour, a seat, what matters now). The program that prints the lines chooses colours for them or ignores them, so no
information is in a style alone.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable, Sequence

SEAT_STYLES = ("seat1", "seat2", "seat3", "seat4", "seat5")
COLOUR_STYLES = ("red", "orange", "yellow", "green", "blue", "violet", "white")
STYLES = (*COLOUR_STYLES, "special", "now", "strong", "dim", "warn", *SEAT_STYLES)
"""Colours of cards and tiles; special cards; what matters now; more and less emphasis; errors; the seats."""

JOINED = "\u00a0"
"""A space at which no line is broken."""

Piece = tuple[str | None, str]

_MARK = re.compile(r"\[\[|\[(?P<style>[a-z0-9]+)\]|\[/\]")


def escape(text: str) -> str:
    """Return a text with its brackets escaped."""
    return text.replace("[", "[[")


def styled(style: str, text: str) -> str:
    """Return a text (escaped, but without styles) in a style."""
    assert style in STYLES, style
    return f"[{style}]{text}[/]" if text else ""


def pieces(line: str) -> list[Piece]:
    """Split a marked-up line into pieces of text, each with its style or None."""
    made: list[Piece] = []
    style: str | None = None
    at = 0

    def add(text: str) -> None:
        if text and made and made[-1][0] == style:
            made[-1] = (style, made[-1][1] + text)
        elif text:
            made.append((style, text))

    for mark in _MARK.finditer(line):
        add(line[at : mark.start()])
        at = mark.end()
        if mark[0] == "[[":
            add("[")
        elif mark[0] == "[/]":
            style = None
        else:
            assert mark["style"] in STYLES, mark[0]
            style = mark["style"]
    add(line[at:])
    return made


def strip(line: str) -> str:
    """Return a marked-up line without its markup."""
    return "".join(text for _, text in pieces(line))


def width_of(line: str) -> int:
    """Return how many terminal columns a marked-up line takes."""
    return sum(
        0 if unicodedata.combining(letter) else 2 if unicodedata.east_asian_width(letter) in "WF" else 1
        for letter in strip(line)
    )


def pad(line: str, width: int) -> str:
    """Return a line padded to a width. A longer line is cut and loses its styles."""
    have = width_of(line)
    if have <= width:
        return line + " " * (width - have)
    text = strip(line)
    while width_of(escape(text)) > width - 1:
        text = text[:-1]
    return pad(escape(text) + "~", width)


def marked(parts: Iterable[Piece]) -> str:
    """Join pieces of text to a marked-up line: the inverse of `pieces`."""
    joined_up: list[Piece] = []
    for style, text in parts:
        if joined_up and joined_up[-1][0] == style:
            joined_up[-1] = (style, joined_up[-1][1] + text)
        else:
            joined_up.append((style, text))
    return "".join(styled(style, escape(text)) if style else escape(text) for style, text in joined_up)


def fold(line: str, width: int, indent: str = "") -> list[str]:
    """Break a line at spaces so that it fits; every line but the first begins with the indent.

    `JOINED` spaces are not broken, and become ordinary spaces.
    """
    lines: list[list[Piece]] = [[]]
    used = 0
    for gap, word in _words(line):
        size = sum(width_of(escape(text)) for _, text in word)
        if lines[-1] and used + len(gap) + size > width and used > len(indent):
            lines.append([(None, indent)])
            used, gap = len(indent), ""
        if gap:
            # a space between two words of the same style gets that style
            lines[-1].append((word[0][0] if lines[-1] and lines[-1][-1][0] == word[0][0] else None, gap))
            used += len(gap)
        for style, part in _cut(word, width - used, max(1, width - len(indent))):
            have = width_of(escape(part))
            if used + have > width and used > len(indent):
                lines.append([(None, indent)])
                used = len(indent)
            lines[-1].append((style, part))
            used += have
    return [marked(parts).replace(JOINED, " ").rstrip() for parts in lines]


def _words(line: str) -> list[tuple[str, list[Piece]]]:
    """Split a line into words, each with the space before it; a word can have pieces of several styles."""
    made: list[tuple[str, list[Piece]]] = []
    gap, open_word = "", False
    for style, text in pieces(line):
        for part in re.findall(r" +|[^ ]+", text):
            if part.isspace() and part != JOINED:
                gap, open_word = gap + part, False
            elif open_word:
                made[-1][1].append((style, part))
            else:
                made.append((gap, [(style, part)]))
                gap, open_word = "", True
    return made


def _cut(word: list[Piece], room: int, width: int) -> list[Piece]:
    """Return a word unchanged if there is room for it, else split it into pieces that fit on a line."""
    if sum(width_of(escape(text)) for _, text in word) <= room:
        return word
    half = max(1, width // 2)
    return [(style, text[at : at + half]) for style, text in word for at in range(0, len(text), half)]


def columns(cells: Sequence[str], width: int, most: int = 3) -> list[str]:
    """Arrange cells in columns of equal width, read downwards, with as many columns as fit."""
    if not cells:
        return []
    cell = max(map(width_of, cells)) + 2
    count = max(1, min(most, (width + 2) // cell))
    rows = -(-len(cells) // count)
    return ["".join(pad(cells[at], cell) for at in range(row, len(cells), rows)).rstrip() for row in range(rows)]


def joined(text: str) -> str:
    """Return a text whose spaces do not break."""
    return text.replace(" ", JOINED)
