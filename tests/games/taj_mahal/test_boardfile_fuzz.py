"""Whatever is done to a board file, reading it gives components or a `BoardError`, never anything else."""

import copy

import pytest
from hypothesis import given
from hypothesis import strategies as st

from durbar.games.errors import BoardError
from durbar.games.taj_mahal.boardfile import from_dict, parse_components, standard_components
from durbar.games.taj_mahal.components import BONUSES, SYMBOLS
from durbar.games.taj_mahal.layout import pack_board
from games.taj_mahal.boardfiles import FILES, changed
from kit.board_fuzz import BoardFuzz, contents, often, shuffled

pytestmark = pytest.mark.slow

FUZZ = BoardFuzz(FILES, (*SYMBOLS, "Agra", "Delhi", "rice"), pack_board)


@often
@given(st.data())
def test_mutated_file_gives_components_or_a_board_error(data):
    FUZZ.check_mutated(data)


@often
@given(FUZZ.values)
def test_any_value_at_all_is_refused_as_a_file(value):
    with pytest.raises(BoardError):
        from_dict(value)


@often
@given(contents)
def test_random_bytes_and_texts_are_refused(content):
    with pytest.raises(BoardError):
        parse_components(content)


@often
@given(st.data())
def test_damaged_text_gives_components_or_a_board_error(data):
    FUZZ.check_damaged_text(data)


@often
@given(st.data())
def test_digest_is_the_same_in_any_order_of_keys_roads_and_pairs(data):
    board = shuffled(changed(), data.draw)
    board["board"]["roads"]["between"] = [
        data.draw(st.permutations(road)) for road in data.draw(st.permutations(board["board"]["roads"]["between"]))
    ]
    board["cards"]["pairs"]["green"] = data.draw(st.permutations(board["cards"]["pairs"]["green"]))
    assert from_dict(board) == standard_components()
    assert from_dict(board).digest == standard_components().digest


@often
@given(st.lists(st.integers(0, 15), min_size=len(BONUSES), max_size=len(BONUSES)))
def test_bonus_split_is_accepted_exactly_when_it_has_fifteen_tiles(counts):
    board = copy.deepcopy(FUZZ.forms[0])
    board["bonus_tiles"].update(zip(BONUSES, counts, strict=True))
    if sum(counts) == 15:
        assert from_dict(board).bonus_tiles == tuple(counts)
    else:
        with pytest.raises(BoardError, match=f"{sum(counts)} tiles"):
            from_dict(board)
