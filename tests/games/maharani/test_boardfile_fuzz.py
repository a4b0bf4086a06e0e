"""Property tests of the conditions under which a board file of Maharani is accepted."""

from typing import Any

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from durbar.games.maharani.components.board_file import from_dict, standard_components
from durbar.games.maharani.components.components import CENTRE, SIDES, TURNTABLE
from durbar.games.words import say
from games.maharani.boardfiles import REMOVED, changed, reading_error
from games.maharani.damage import FUZZ
from kit.board_fuzz import fuzz_settings, shuffled

pytestmark = pytest.mark.slow


# -- tiles -------------------------------------------------------------------------------------------------------------
@fuzz_settings
@given(st.data())
def test_digest_is_the_same_in_any_order_of_keys_and_tiles(data):
    standard_file = data.draw(st.sampled_from(FUZZ.standard_files))
    board = shuffled(standard_file, data.draw)
    key = "list" if "list" in board["tiles"] else "per_colour"
    board["tiles"][key] = data.draw(st.permutations(board["tiles"][key]))
    assert from_dict(board) == standard_components()
    assert from_dict(board).digest == standard_components().digest


# the kinds of tiles that fit on the standard floor, and a strategy for lists of such tiles
STANDARD_KINDS = ("centre", "half", "halves")
tiles = st.lists(
    st.fixed_dictionaries(
        {"kind": st.sampled_from(STANDARD_KINDS), "arrow": st.integers(0, 3)}, optional={"count": st.integers(1, 2)}
    ),
    min_size=1,
    max_size=10,
)


@fuzz_settings
@given(tiles)
def test_tiles_per_colour_and_the_full_list_of_tiles_give_the_same_board(per_colour):
    colours = standard_components().colours
    listed = [{"colour": colour, **tile} for colour in reversed(colours) for tile in per_colour]
    # with more centre tiles of each colour the board would have too many for its eight centre spaces
    assume(sum(tile.get("count", 1) for tile in per_colour if tile["kind"] == "centre") <= 4)
    board_per_colour = from_dict(changed((("tiles", "per_colour"), per_colour)))
    board_of_list = from_dict(changed((("tiles", "per_colour"), REMOVED), (("tiles", "list"), listed)))
    assert board_per_colour == board_of_list
    assert board_per_colour.digest == board_of_list.digest
    assert sum(tile.count for tile in board_of_list.tiles) == sum(tile.get("count", 1) for tile in listed)


@fuzz_settings
@given(st.sampled_from([6, 7, 8]), st.data())
def test_payout_is_accepted_exactly_when_it_starts_with_zero_and_never_falls(length, data):
    """It must also have seven numbers below 100: the gold for 0 to 6 artisans."""
    payout = data.draw(st.lists(st.integers(-1, 100), min_size=length, max_size=length))
    if data.draw(st.booleans()):
        payout = [0, *sorted(payout)[1:]]
    board = changed((("rules", "payout"), payout))
    is_valid = length == 7 and payout[0] == 0 and payout == sorted(payout) and max(payout) < 100
    if is_valid:
        assert from_dict(board).payout == tuple(payout)
    else:
        assert reading_error(board).place.startswith("rules.payout")


# -- floors ------------------------------------------------------------------------------------------------------------
def opposite(side: str) -> str:
    """Return the opposite side."""
    return SIDES[(SIDES.index(side) + 2) % 4]


def neighbour(space: str, side: str) -> str:
    """Return the name of the neighbour of a space at a side, such as i4 if it would be outside the board."""
    file, rank = ord(space[0]), int(space[1])
    return {
        "N": f"{chr(file)}{rank + 1}",
        "E": f"{chr(file + 1)}{rank}",
        "S": f"{chr(file)}{rank - 1}",
        "W": f"{chr(file - 1)}{rank}",
    }[side]


# the names of all squares of the board, and of those that are not part of the turntable
NAMES = [f"{file}{rank}" for rank in range(8, 0, -1) for file in "abcdefgh"]
SPACE_NAMES = [name for name in NAMES if name not in ("d4", "e4", "d5", "e5")]
CORE = {"c6", "f6", "f3", "c3"}
"""One space of each quarter. These spaces exist on every floor of these tests, and have no column."""


@st.composite
def floors(draw: Any) -> dict[str, set[str] | str]:
    """Return a random valid floor: a dict from a space to its sides with half-columns, or to O for a centre column."""
    spaces = [name for name in SPACE_NAMES if name in CORE or draw(st.booleans())]
    centres = {name for name in spaces if name not in CORE and draw(st.integers(0, 5)) == 0}
    marks: dict[str, set[str] | str] = {name: "O" if name in centres else set() for name in spaces}
    for name in spaces:
        for side in "NE":
            other = neighbour(name, side)
            if other in marks and not {name, other} & (centres | CORE) and draw(st.booleans()):
                marks[name].add(side)
                marks[other].add(opposite(side))
    return marks


def file_of(marks: dict[str, set[str] | str]) -> dict[str, Any]:
    """Return the data of the standard file with this floor. All its tiles are plain, because every floor of these tests
    has spaces where plain tiles fit.
    """

    def letters(name: str) -> str:
        if name not in SPACE_NAMES:
            return "T"
        mark = marks.get(name, "#")
        return mark if isinstance(mark, str) else "".join(side for side in SIDES if side in mark) or "."

    rows = [" ".join(letters(name) for name in NAMES[start : start + 8]) for start in range(0, 64, 8)]
    return changed((("board", "rows"), rows), (("tiles", "per_colour"), [{"kind": "plain", "arrow": 0}]))


@fuzz_settings
@given(floors())
def test_floor_whose_half_columns_all_meet_is_accepted(marks):
    board = from_dict(file_of(marks))
    for index, name in enumerate(NAMES):
        row, column = divmod(index, 8)  # row 0 is rank 8
        mark = board.marks[(7 - row) * 8 + column]
        if name not in marks:
            assert mark is None
        elif marks[name] == "O":
            assert mark == CENTRE
        else:
            assert {side for bit, side in enumerate(SIDES) if mark >> bit & 1} == marks[name]
    assert all(board.marks[space] is None for space in TURNTABLE)


@fuzz_settings
@given(floors(), st.data())
def test_half_column_without_its_other_half_is_reported_with_both_spaces(marks, data):
    """A half-column is added to the floor or removed from it, so that some half-column has no other half."""
    name = data.draw(st.sampled_from([name for name in marks if marks[name] != "O"]))
    side = data.draw(st.sampled_from(SIDES))
    other = neighbour(name, side)
    if side in marks[name]:
        marks[name].remove(side)
        with_half, its_side, without_half = other, opposite(side), name
    else:
        marks[name].add(side)
        with_half, its_side, without_half = name, side, other
    error = reading_error(file_of(marks))
    rank = int(with_half[1])
    assert error.place == f'board.rows[{8 - rank}] "{with_half}"'
    start = f"the half-column of {with_half} at {its_side} has no other half: "
    assert say(error.problem).startswith(start)
    reason = say(error.problem).removeprefix(start)
    if without_half in marks:
        assert reason == f"{without_half} has no half at {opposite(its_side)}"
    elif without_half in SPACE_NAMES:
        assert reason == f"{without_half} is not a space"
    elif without_half in NAMES:
        assert reason == f"{without_half} is the turntable"
    else:
        assert reason == "the board ends there"
