"""Property tests of the conditions under which a board file of Taj Mahal is accepted."""

import copy

import pytest
from hypothesis import given
from hypothesis import strategies as st

from durbar.games.errors import BoardError
from durbar.games.taj_mahal.components.board_file import from_dict, standard_components
from durbar.games.taj_mahal.components.components import BONUSES
from games.taj_mahal.boardfiles import changed
from games.taj_mahal.damage import FUZZ
from kit.board_fuzz import fuzz_settings, shuffled

pytestmark = pytest.mark.slow


@fuzz_settings
@given(st.data())
def test_digest_is_the_same_in_any_order_of_keys_roads_and_pairs(data):
    board = shuffled(changed(), data.draw)
    board["board"]["roads"]["between"] = [
        data.draw(st.permutations(road)) for road in data.draw(st.permutations(board["board"]["roads"]["between"]))
    ]
    board["cards"]["pairs"]["green"] = data.draw(st.permutations(board["cards"]["pairs"]["green"]))
    assert from_dict(board) == standard_components()
    assert from_dict(board).digest == standard_components().digest


@fuzz_settings
@given(st.lists(st.integers(0, 15), min_size=len(BONUSES), max_size=len(BONUSES)))
def test_bonus_tiles_are_accepted_exactly_when_there_are_fifteen(counts):
    board = copy.deepcopy(FUZZ.standard_files[0])
    board["bonus_tiles"].update(zip(BONUSES, counts, strict=True))
    if sum(counts) == 15:
        assert from_dict(board).bonus_tiles == tuple(counts)
    else:
        with pytest.raises(BoardError, match=rf"found {sum(counts)}\b"):
            from_dict(board)
