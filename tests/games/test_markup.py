"""Tests of the markup of terminal pages: how it is written and parsed, and how lines are folded and padded."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from durbar.games.markup import (
    JOINED,
    STYLES,
    columns,
    escape,
    fold,
    joined,
    marked,
    pad,
    pieces,
    strip,
    styled,
    width_of,
)

# strategies for texts, and for lines as lists of pieces, each with a style (or None) and a text
LETTERS = st.text(st.sampled_from(f"ab [/]日e\u0301{JOINED}"), min_size=1, max_size=12)
PIECES = st.lists(st.tuples(st.none() | st.sampled_from(STYLES), LETTERS), max_size=6)


def without_spaces(text):
    """Return a text without ordinary spaces and without the spaces at which lines are not folded (`JOINED`)."""
    return "".join(text.replace(JOINED, " ").split())


def test_line_is_split_by_its_styles():
    line = f"a {styled('red', 'b c')}d[[e]"
    assert pieces(line) == [(None, "a "), ("red", "b c"), (None, "d[e]")]
    assert strip(line) == "a b cd[e]"


def test_unknown_style_is_refused():
    with pytest.raises(AssertionError):
        styled("pink", "x")
    with pytest.raises(AssertionError):
        pieces("[pink]x[/]")


@given(PIECES)
def test_parsed_markup_is_written_unchanged(parts):
    line = marked(parts)
    assert marked(pieces(line)) == line
    assert strip(line) == "".join(text for _, text in parts)


@given(st.text())
def test_escaped_text_is_shown_unchanged(text):
    assert strip(escape(text)) == text
    assert strip(styled("now", escape(text))) == text


@given(PIECES, st.integers(4, 20), st.integers(0, 2))
def test_folded_line_fits_the_width_and_loses_no_text(parts, width, indent):
    line = marked(parts)
    lines = fold(line, width, " " * indent)
    assert lines
    assert all(width_of(folded) <= width for folded in lines)
    assert without_spaces("".join(map(strip, lines))) == without_spaces(strip(line))


def test_line_is_folded_at_spaces_and_keeps_its_styles():
    assert fold("one two three", 8, "  ") == ["one two", "  three"]
    assert fold("[red]one two[/], three", 9) == ["[red]one two[/],", "three"]
    assert fold(f"one {joined('two three')} four", 10) == ["one", "two three", "four"]
    assert fold("", 8) == [""]
    assert fold("abcdefghij", 4) == ["abcd", "efgh", "ij"]


@given(PIECES, st.integers(1, 30))
def test_padded_line_has_the_given_width(parts, width):
    assert width_of(pad(marked(parts), width)) == width


@pytest.mark.parametrize(("text", "width"), [("abc", 3), ("日本", 4), ("e\u0301", 1), ("[[x]", 3), ("[red]x[/]", 1)])
def test_width_of_a_line_counts_terminal_columns(text, width):
    assert width_of(text) == width


def test_cells_are_arranged_in_columns():
    assert columns(["a", "b", "c", "d", "e"], 80, 2) == ["a  d", "b  e", "c"]
    assert columns(["a" * 30, "b"], 40) == ["a" * 30, "b"]
    assert columns([], 40) == []
