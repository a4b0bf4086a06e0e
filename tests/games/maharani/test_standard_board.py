"""Tests that the standard board file agrees with the rulebook."""

import tomllib
from collections import Counter

import pytest

from durbar.games.maharani.components.board_file import read_components, standard_components
from durbar.games.maharani.components.components import (
    CENTRE,
    KINDS,
    QUARTERS,
    SIDES,
    quarter_of,
    space_name,
    space_number,
)
from games.maharani.boardfiles import FOLDER, STANDARD

every_board = pytest.mark.parametrize(
    "board",
    [standard_components(), *(read_components(path) for path in sorted(FOLDER.glob("*.toml")))],
    ids=lambda board: board.name,
)


def test_mh_1_1_four_quarters_of_14_spaces_surround_the_turntable():
    board = standard_components()
    spaces = [space for space, mark in enumerate(board.marks) if mark is not None]
    assert len(spaces) == 56
    assert Counter(QUARTERS[quarter_of(space)] for space in spaces) == {"nw": 14, "ne": 14, "se": 14, "sw": 14}
    assert board.animals == ("lion", "peacock", "elephant", "monkey")


def test_mh_1_2_there_are_ten_tiles_of_each_of_six_colours():
    board = standard_components()
    assert board.colours == ("blue", "orange", "red", "green", "violet", "yellow")
    tiles = [tile for tile in board.tiles for _ in range(tile.count)]
    assert Counter(tile.colour for tile in tiles) == dict.fromkeys(range(6), 10)
    assert Counter(tile.kind for tile in tiles) == {"centre": 12, "half": 24, "halves": 24}
    for colour in range(6):
        assert Counter((tile.kind, tile.arrow) for tile in tiles if tile.colour == colour) == {
            ("centre", 0): 2,
            ("half", 0): 1, ("half", 1): 1, ("half", 2): 1, ("half", 3): 1,
            ("halves", 0): 2, ("halves", 1): 2,
        }  # fmt: skip


def test_mh_1_3_number_of_artisans_depends_on_the_number_of_players():
    assert dict(standard_components().artisans) == {2: 7, 3: 10, 4: 8}


def test_mh_1_4_spaces_have_the_marks_of_the_rules_page():
    marks = {space_name(space): mark for space, mark in enumerate(standard_components().marks)}
    assert [name for name, mark in marks.items() if mark is None] == ["a1", "h1", "d4", "e4", "d5", "e5", "a8", "h8"]
    for name, side in (("b8", "E"), ("a7", "S"), ("c4", "N"), ("g1", "W")):
        assert marks[name] == 1 << SIDES.index(side)
    assert {name for name, mark in marks.items() if mark == CENTRE} == {"b2", "b7", "c3", "c6", "f3", "f6", "g2", "g7"}
    north, east, south, west = 1, 2, 4, 8
    assert marks["a4"] == marks["h5"] == north | south
    assert marks["d8"] == marks["e1"] == east | west


def test_mh_1_4_each_quarter_has_four_files_and_four_ranks():
    for quarter, files, ranks in (
        ("nw", "abcd", "5678"),
        ("ne", "efgh", "5678"),
        ("se", "efgh", "1234"),
        ("sw", "abcd", "1234"),
    ):
        names = {QUARTERS[quarter_of(space_number(file + rank))] for file in files for rank in ranks}
        assert names == {quarter}


def test_mh_1_4_floor_looks_the_same_from_all_four_sides():
    """A quarter turn does not change the floor, so no player has a better side."""
    marks = standard_components().marks
    for space, mark in enumerate(marks):
        file, rank = space % 8, space // 8
        # the mark of the space to which a quarter turn clockwise moves this space
        turned_mark = marks[(7 - file) * 8 + rank]
        if mark in (None, CENTRE):
            assert turned_mark == mark
        else:
            assert turned_mark == (mark << 1 | mark >> 3) & 0b1111  # each bit moves to the next side clockwise


def test_every_mark_of_the_standard_floor_has_a_tile_and_four_tiles_are_left_over():
    board = standard_components()
    marks = Counter(
        "centre" if mark == CENTRE else "half" if mark.bit_count() == 1 else "halves"
        for mark in board.marks
        if mark is not None
    )
    tiles = Counter(tile.kind for tile in board.tiles for _ in range(tile.count))
    assert tiles - marks == {"centre": 4}
    assert not marks - tiles


def test_mh_2_2_slots_are_in_the_quarters_of_the_rules_table():
    slot_quarters = {
        SIDES[side]: [QUARTERS[quarter] for quarter in row]
        for side, row in enumerate(standard_components().slot_quarters)
    }
    assert slot_quarters == {
        "S": ["nw", "ne", "se", "sw"],
        "W": ["ne", "se", "sw", "nw"],
        "N": ["se", "sw", "nw", "ne"],
        "E": ["sw", "nw", "ne", "se"],
    }


def test_mh_2_1_seats_are_clockwise():
    sides = {players: "".join(SIDES[side] for side in row) for players, row in standard_components().sides}
    assert sides == {2: "SN", 3: "SWN", 4: "SWNE"}


def test_mh_5_1_and_mh_6_1_second_tile_cost_and_payout_are_those_of_the_rulebook():
    board = standard_components()
    assert board.second_tile_cost == 2
    assert board.payout == (0, 4, 6, 9, 13, 18, 24)


def test_standard_board_names_the_provenance_of_each_part():
    provenance = standard_components().provenance
    assert provenance.rules == "rulebook"
    assert (provenance.tiles, provenance.board, provenance.turntable, provenance.seats) == ("reconstructed",) * 4
    assert standard_components().name == "Standard"


@every_board
def test_tile_types_are_sorted_and_all_different(board):
    kinds = list(KINDS)
    keys = [(tile.colour, kinds.index(tile.kind), tile.arrow) for tile in board.tiles]
    assert keys == sorted(set(keys))
    assert all(tile.count > 0 for tile in board.tiles)
    assert {tile.colour for tile in board.tiles} == set(range(len(board.colours)))


@every_board
def test_equivalent_arrows_are_stored_as_the_same_number(board):
    max_arrow = {"centre": 0, "four": 0, "plain": 0, "halves": 1, "half": 3, "corner": 3, "three": 3}
    assert all(0 <= tile.arrow <= max_arrow[tile.kind] for tile in board.tiles)


@every_board
def test_half_columns_of_neighbouring_spaces_meet(board):
    """A space has a half-column at the east exactly if the next space to the east has a half-column at the west. The
    same is true of north and south.
    """
    north, east, south, west = 1, 2, 4, 8

    def has_half_column(file, rank, side):
        mark = board.marks[8 * rank + file] if file < 8 and rank < 8 else None
        return mark is not None and mark != CENTRE and bool(mark & side)

    for file in range(8):
        for rank in range(8):
            assert has_half_column(file, rank, east) == has_half_column(file + 1, rank, west)
            assert has_half_column(file, rank, north) == has_half_column(file, rank + 1, south)


def test_comments_of_the_rows_name_their_ranks():
    """People who read the drawing of the floor in the file rely on the rank numbers beside it."""
    rows = [line for line in STANDARD.splitlines() if line.startswith('  "')]
    assert [line.split("#")[-1].strip() for line in rows] == list("87654321")
    assert [line.split('"')[1] for line in rows] == tomllib.loads(STANDARD)["board"]["rows"]
