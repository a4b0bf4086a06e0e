"""Tests that reading a damaged board file gives components or a `BoardError`, and nothing else."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from durbar.games.errors import BoardError
from games.each import every_game, module_of_tests
from kit.board_fuzz import arbitrary_contents, fuzz_settings

pytestmark = pytest.mark.slow


def fuzz_of(name):
    """Return the `BoardFuzz` of a game: it changes the game's board file at random and checks how it is read."""
    return module_of_tests(name, "damage").FUZZ


@every_game
@fuzz_settings
@given(data=st.data())
def test_mutated_file_gives_components_or_a_board_error(name, data):
    fuzz_of(name).check_mutated(data)


@every_game
@fuzz_settings
@given(data=st.data())
def test_arbitrary_value_is_refused_as_the_data_of_a_file(name, data):
    value = data.draw(fuzz_of(name).values)
    with pytest.raises(BoardError):
        fuzz_of(name).files.from_dict(value)


@every_game
@fuzz_settings
@given(content=arbitrary_contents)
def test_random_bytes_and_texts_are_refused(name, content):
    with pytest.raises(BoardError):
        fuzz_of(name).files.parse(content)


@every_game
@fuzz_settings
@given(data=st.data())
def test_damaged_text_gives_components_or_a_board_error(name, data):
    fuzz_of(name).check_damaged_text(data)
