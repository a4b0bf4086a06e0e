"""A small markup language for lines of text, and functions to measure, pad, break and arrange such lines.

A line can contain ``[style]text[/]``; a literal bracket is written ``[[``. A style names a meaning (a card colour, a
seat, the current decision), not a colour. The program that prints the lines chooses a colour for each style or ignores
the styles, so a style never contains information that is not also in the text.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable, Sequence
from math import ceil

SEAT_STYLES = ("seat1", "seat2", "seat3", "seat4", "seat5")
"""The style of each seat."""
COLOUR_STYLES = ("red", "orange", "yellow", "green", "blue", "violet", "white")
"""The styles of the colours of cards and tiles."""
STYLES = (*COLOUR_STYLES, "special", "now", "strong", "dim", "warn", *SEAT_STYLES)
"""The names of all styles. ``now`` marks what the current decision is about; ``strong`` and ``dim`` are more and less
emphasis; ``warn`` marks errors.
"""

JOINED = "\u00a0"
"""A non-breaking space."""

Piece = tuple[str | None, str]
"""A style (or None) and a text in that style."""

# Matches an escaped bracket, or the beginning or the end of a style.
_MARK = re.compile(r"\[\[|\[(?P<style>[a-z0-9]+)\]|\[/\]")


def escape(text: str) -> str:
    """Return a text with its brackets escaped."""
    return text.replace("[", "[[")


def styled(style: str, text: str) -> str:
    """Return an escaped text in a style. The text must not contain styles."""
    assert style in STYLES, style
    return f"[{style}]{text}[/]" if text else ""


def pieces(line: str) -> list[Piece]:
    """Split a marked-up line into pieces of text, each with its style or None."""
    merged: list[Piece] = []
    style: str | None = None
    end = 0

    def add(text: str) -> None:
        """Append a text in the current style."""
        if text and merged and merged[-1][0] == style:
            merged[-1] = (style, merged[-1][1] + text)
        elif text:
            merged.append((style, text))

    for mark in _MARK.finditer(line):
        add(line[end : mark.start()])
        end = mark.end()
        if mark[0] == "[[":
            add("[")
        elif mark[0] == "[/]":
            style = None
        else:
            assert mark["style"] in STYLES, mark[0]
            style = mark["style"]
    add(line[end:])
    return merged


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
    """Return a line padded with spaces to a width. A line that is too wide is cut and loses its styles."""
    line_width = width_of(line)
    if line_width <= width:
        return line + " " * (width - line_width)
    text = strip(line)
    while width_of(escape(text)) > width - 1:
        text = text[:-1]
    return pad(escape(text) + "~", width)


def marked(parts: Iterable[Piece]) -> str:
    """Return the marked-up line that consists of these pieces: the inverse of `pieces`."""
    merged: list[Piece] = []
    for style, text in parts:
        if merged and merged[-1][0] == style:
            merged[-1] = (style, merged[-1][1] + text)
        else:
            merged.append((style, text))
    return "".join(styled(style, escape(text)) if style else escape(text) for style, text in merged)


def fold(line: str, width: int, indent: str = "") -> list[str]:
    """Break a line at spaces into lines of at most ``width`` columns; all lines but the first begin with ``indent``.

    Lines are not broken at `JOINED` spaces, which become ordinary spaces.
    """
    lines: list[list[Piece]] = [[]]
    column = 0
    for gap, word in _words(line):
        word_width = sum(width_of(escape(text)) for _, text in word)
        if lines[-1] and column + len(gap) + word_width > width and column > len(indent):
            lines.append([(None, indent)])
            column, gap = len(indent), ""
        if gap:
            # a space between two words of the same style gets that style
            previous_style = lines[-1][-1][0] if lines[-1] else None
            next_style = word[0][0]
            lines[-1].append((next_style if next_style == previous_style else None, gap))
            column += len(gap)
        for style, part in _cut(word, width - column, max(1, width - len(indent))):
            part_width = width_of(escape(part))
            if column + part_width > width and column > len(indent):
                lines.append([(None, indent)])
                column = len(indent)
            lines[-1].append((style, part))
            column += part_width
    return [marked(parts).replace(JOINED, " ").rstrip() for parts in lines]


def _words(line: str) -> list[tuple[str, list[Piece]]]:
    """Split a line into words, each with the space before it; a word can have pieces of several styles."""
    words: list[tuple[str, list[Piece]]] = []
    gap, in_word = "", False
    for style, text in pieces(line):
        for part in re.findall(r" +|[^ ]+", text):
            if part.isspace() and part != JOINED:  # Python counts `JOINED` as a space too
                gap, in_word = gap + part, False
            elif in_word:
                words[-1][1].append((style, part))
            else:
                words.append((gap, [(style, part)]))
                gap, in_word = "", True
    return words


def _cut(word: list[Piece], available: int, width: int) -> list[Piece]:
    """Return a word unchanged if it fits into ``available`` columns, else split it into pieces that fit on a line of
    ``width`` columns.
    """
    if sum(width_of(escape(text)) for _, text in word) <= available:
        return word
    length = max(1, width // 2)  # a character takes at most two columns
    return [(style, text[start : start + length]) for style, text in word for start in range(0, len(text), length)]


def columns(cells: Sequence[str], width: int, max_columns: int = 3) -> list[str]:
    """Return lines with the cells in columns of equal width, to be read column by column. There are as many columns as
    fit, but at most ``max_columns``.
    """
    if not cells:
        return []
    cell_width = max(map(width_of, cells)) + 2
    count = max(1, min(max_columns, (width + 2) // cell_width))
    rows = ceil(len(cells) / count)
    return [
        "".join(pad(cells[index], cell_width) for index in range(row, len(cells), rows)).rstrip() for row in range(rows)
    ]


def joined(text: str) -> str:
    """Return a text with non-breaking spaces."""
    return text.replace(" ", JOINED)
