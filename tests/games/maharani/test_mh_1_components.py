"""MH-1: the components as they appear in views. test_standard_board.py tests the content of the board file."""

from collections import Counter

import pytest

import durbar
from durbar.games.maharani.components.board_file import read_components, standard_components
from durbar.games.maharani.components.components import (
    CENTRE,
    FILES,
    KINDS,
    QUARTERS,
    SIDES,
    quarter_of,
    space_name,
    space_number,
    turned,
)
from durbar.games.maharani.components.layout import arrows_on
from games.maharani.boardfiles import FOLDER

# the standard board and all custom boards
BOARDS = [standard_components(), *(read_components(path) for path in sorted(FOLDER.glob("*.toml")))]
every_board = pytest.mark.parametrize("board", BOARDS, ids=lambda board: board.name)


def table_of(players, board, seed=3):
    """Return the view of the table in a new game, as a spectator sees it."""
    return durbar.new("maharani", players, seed=seed, board=board).seen_by(None).view()["table"]


@every_board
def test_mh_1_1_view_has_four_quarters_and_four_numbered_slots(board):
    table = table_of(4, board)
    assert [quarter["quarter"] for quarter in table["quarters"]] == list(QUARTERS)
    assert [quarter["animal"] for quarter in table["quarters"]] == list(board.animals)
    assert [quarter["free"] for quarter in table["quarters"]] == [quarter["spaces"] for quarter in table["quarters"]]
    assert sum(quarter["spaces"] for quarter in table["quarters"]) == sum(mark is not None for mark in board.marks)
    assert [slot["slot"] for slot in table["turntable"]] == [1, 2, 3, 4]
    assert {slot["quarter"] for slot in table["turntable"]} == set(QUARTERS)


@every_board
def test_mh_1_2_every_tile_of_the_file_is_in_the_bag_or_on_the_turntable(board):
    table = table_of(3, board)
    tiles = Counter(table["bag"]["tiles"]) + Counter(slot["tile"]["tile"] for slot in table["turntable"])
    assert sorted(tiles.values()) == sorted(tile.count for tile in board.tiles)
    assert table["bag"]["size"] == sum(tile.count for tile in board.tiles) - 4
    assert not table["floor"]
    assert not table["removed"]


@every_board
@pytest.mark.parametrize("players", [2, 3, 4])
def test_mh_1_3_each_player_begins_with_markers_artisans_and_no_gold(board, players):
    seats = table_of(players, board)["seats"]
    assert len(seats) == players
    artisans = dict(board.artisans)[players]
    for seat in seats:
        assert seat["markers"] == dict.fromkeys(QUARTERS, True)
        assert seat["supply"] == ([artisans, artisans] if players == 2 else [artisans])
        assert set(seat["points"].values()) == {0}
    assert [seat["side"] for seat in seats] == [SIDES[side] for side in dict(board.sides)[players]]
    assert len({seat["side"] for seat in seats}) == players


def test_mh_1_4_spaces_are_named_as_in_chess():
    assert [space_name(space) for space in (0, 7, 8, 56, 63)] == ["a1", "h1", "a2", "a8", "h8"]
    assert [space_number(space_name(space)) for space in range(64)] == list(range(64))
    for text in ("", "a", "a0", "a9", "i1", "A1", "1a", "a10", "é1", "a²"):
        with pytest.raises(ValueError, match=r"^" + text + "$"):
            space_number(text)


def test_mh_1_4_every_space_is_in_the_quarter_of_its_rank_and_file():
    for space in range(64):
        file, rank = space_name(space)
        name = ("n" if rank in "5678" else "s") + ("w" if file in FILES[:4] else "e")
        assert QUARTERS[quarter_of(space)] == name


def test_mh_1_5_columns_of_a_turned_tile_move_clockwise():
    """A half-column at N turns to E, S, W and N again. A centre column does not change."""
    n, e, s, w = 1, 2, 4, 8  # columns are a mask of the sides with half-columns
    assert [turned(n, turns) for turns in range(5)] == [n, e, s, w, n]
    assert [turned(n | s, turns) for turns in range(4)] == [n | s, e | w, n | s, e | w]
    assert [turned(n | e, turns) for turns in range(4)] == [n | e, e | s, s | w, w | n]
    assert [turned(n | e | s, turns) for turns in range(4)] == [n | e | s, e | s | w, s | w | n, w | n | e]
    assert {turned(n | e | s | w, turns) for turns in range(4)} == {n | e | s | w}
    assert {turned(0, turns) for turns in range(4)} == {0}
    assert {turned(CENTRE, turns) for turns in range(4)} == {CENTRE}


@pytest.mark.parametrize(
    ("space", "kind", "offset", "arrows"),
    [
        *((side, "half", offset, (SIDES * 2)[SIDES.index(side) + offset]) for side in SIDES for offset in range(4)),
        ("NS", "halves", 0, "NS"),
        ("NS", "halves", 1, "EW"),
        ("EW", "halves", 0, "EW"),
        ("EW", "halves", 1, "NS"),
        ("O", "centre", 0, "NESW"),
        *((side, kind, 0, "") for side in SIDES for kind in ("halves", "centre")),
        *((line, kind, 0, "") for line in ("NS", "EW") for kind in ("half", "centre")),
        *(("O", kind, 0, "") for kind in ("half", "halves")),
        # kinds that only custom boards have
        ("NE", "corner", 0, "N"),
        ("SW", "corner", 1, "W"),
        ("NW", "corner", 0, "W"),
        ("NS", "corner", 0, ""),
        ("NES", "three", 3, "W"),
        ("NSW", "three", 0, "S"),
        ("NESW", "four", 0, "NESW"),
        ("", "plain", 0, "NESW"),
        ("N", "plain", 0, ""),
    ],
)
def test_mh_1_5_arrow_can_point_only_as_the_columns_allow(space, kind, offset, arrows):
    """The first cases are from the table in MH-1.5. ``space`` is the mark of the space. ``offset`` is the
    direction of the tile's arrow before turning, in quarter turns clockwise from north. ``arrows`` are the sides to
    which the arrow can point; there are none if the tile does not fit.
    """
    mark = CENTRE if space == "O" else sum(1 << SIDES.index(side) for side in space)
    assert "".join(SIDES[arrow] for arrow in arrows_on(mark, kind, offset)) == arrows


@every_board
def test_mh_1_5_every_tile_fits_somewhere_but_only_on_spaces_with_as_many_columns(board):
    for tile in board.tiles:
        fitting = [mark for mark in board.marks if mark is not None and arrows_on(mark, tile.kind, tile.arrow)]
        assert fitting
        columns = KINDS[tile.kind]
        assert {(mark == CENTRE, mark.bit_count()) for mark in fitting} == {(columns == CENTRE, columns.bit_count())}
