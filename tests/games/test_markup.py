"""The light markup: what goes in comes out, and no line is wider than it may be."""

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

LETTERS = st.text(st.sampled_from(f"ab [/]日e\u0301{JOINED}"), min_size=1, max_size=12)
PIECES = st.lists(st.tuples(st.none() | st.sampled_from(STYLES), LETTERS), max_size=6)


def squeezed(text):
    return "".join(text.replace(JOINED, " ").split())


def test_a_line_is_taken_apart_by_its_styles():
    line = f"a {styled('red', 'b c')}d[[e]"
    assert pieces(line) == [(None, "a "), ("red", "b c"), (None, "d[e]")]
    assert strip(line) == "a b cd[e]"


def test_an_unknown_style_is_a_mistake():
    with pytest.raises(AssertionError):
        styled("pink", "x")
    with pytest.raises(AssertionError):
        pieces("[pink]x[/]")


@given(PIECES)
def test_what_is_marked_up_comes_back(parts):
    line = marked(parts)
    assert marked(pieces(line)) == line
    assert strip(line) == "".join(text for _, text in parts)


@given(st.text())
def test_any_text_stands_for_itself_once_escaped(text):
    assert strip(escape(text)) == text
    assert strip(styled("now", escape(text))) == text


@given(PIECES, st.integers(4, 20), st.integers(0, 2))
def test_a_folded_line_fits_and_loses_nothing(parts, width, indent):
    line = marked(parts)
    lines = fold(line, width, " " * indent)
    assert lines
    assert all(width_of(one) <= width for one in lines)
    assert squeezed("".join(map(strip, lines))) == squeezed(strip(line))


def test_a_line_is_folded_at_spaces_and_keeps_its_styles():
    assert fold("one two three", 8, "  ") == ["one two", "  three"]
    assert fold("[red]one two[/], three", 9) == ["[red]one two[/],", "three"]
    assert fold(f"one {joined('two three')} four", 10) == ["one", "two three", "four"]
    assert fold("", 8) == [""]
    assert fold("abcdefghij", 4) == ["abcd", "efgh", "ij"]


@given(PIECES, st.integers(1, 30))
def test_a_padded_line_has_the_width_it_was_given(parts, width):
    assert width_of(pad(marked(parts), width)) == width


@pytest.mark.parametrize(("text", "width"), [("abc", 3), ("日本", 4), ("e\u0301", 1), ("[[x]", 3), ("[red]x[/]", 1)])
def test_the_width_of_a_line(text, width):
    assert width_of(text) == width


def test_cells_stand_in_columns_and_are_read_downwards():
    assert columns(["a", "b", "c", "d", "e"], 80, 2) == ["a  d", "b  e", "c"]
    assert columns(["a" * 30, "b"], 40) == ["a" * 30, "b"]
    assert columns([], 40) == []
