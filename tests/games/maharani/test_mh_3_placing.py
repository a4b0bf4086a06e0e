"""MH-3: placing a tile."""

import pytest

from games.maharani.story import Story

# the columns printed on each space of the standard floor; each line starts with the number of its rank
FLOOR = """
8   #   E   EW  EW  EW  EW  W   #
7   S   O   E   EW  EW  W   O   S
6   NS  S   O   E   W   O   S   NS
5   NS  NS  S   #   #   S   NS  NS
4   NS  NS  N   #   #   N   NS  NS
3   NS  N   O   E   W   O   N   NS
2   N   O   E   EW  EW  W   O   N
1   #   E   EW  EW  EW  EW  W   #
"""
# the columns printed on each space, by the name of the space
MARKS = {
    file + rank: mark
    for rank, *marks in (line.split() for line in FLOOR.strip().splitlines())
    for file, mark in zip("abcdefgh", marks, strict=True)
    if mark != "#"
}
# the arrow of a tile with two half-columns points along the line between them, or across that line
ALONG, ACROSS = {"NS": "NS", "EW": "EW"}, {"NS": "EW", "EW": "NS"}
ARROWS = {
    "O": {"O": "NESW"},
    "1N": {"N": "N", "E": "E", "S": "S", "W": "W"},
    "1E": {"N": "E", "E": "S", "S": "W", "W": "N"},
    "1S": {"N": "S", "E": "W", "S": "N", "W": "E"},
    "1W": {"N": "W", "E": "N", "S": "E", "W": "S"},
    "2N": ALONG,
    "2E": ACROSS,
}
"""The sides to which the arrow can point, by tile and by the columns of the space, from the table of MH-1.5."""


def quarter_of(space):
    """Return the quarter of a space, computed without the rules under test."""
    return ("n" if space[1] > "4" else "s") + ("w" if space[0] < "e" else "e")


def test_mh_3_1_tile_placed_in_its_own_quarter_turns_no_marker():
    table = Story(4).slots("b2N o2N r2N g2N").play("1:a6>N")
    assert table.events("marker-turned") == []
    assert table.face_up(0) == {"nw", "ne", "se", "sw"}


def test_mh_3_1_tile_placed_in_another_quarter_turns_the_marker_of_its_own_quarter_at_once():
    table = Story(4).slots("b2N o2N r2N g2N").play("1:h3>N")
    assert table.events("marker-turned") == ["marker-turned seat=0 quarter=nw"]
    assert table.mover == 0
    assert table.face_up(0) == {"ne", "se", "sw"}
    assert table.face_up(1) == {"nw", "ne", "se", "sw"}


def test_mh_3_1_tile_can_only_be_placed_in_its_quarter_if_the_marker_is_face_down():
    table = Story(4).slots("b2N o2N r2N g2N").markers(0, "ne se sw")
    assert table.refused("1:h3>N") == ("marker-down", "MH-3.1")
    assert {quarter_of(move[2:4]) for move in table.placements(1)} == {"nw"}
    for slot in (2, 3, 4):
        assert {quarter_of(move[2:4]) for move in table.placements(slot)} == {"nw", "ne", "se", "sw"}
    table.play("2:a6>N")  # slot 2 is in ne, so the marker of ne is turned; the marker of nw stays face down
    assert table.face_up(0) == {"se", "sw"}


def test_mh_3_1_two_tiles_in_one_turn_can_turn_two_markers():
    table = Story(4).slots("b2N o2N r2N g2N").play("1:h3>N", "2:h4>N")
    assert table.events("marker-turned") == [
        "marker-turned seat=0 quarter=nw",
        "marker-turned seat=0 quarter=ne",
    ]
    assert table.face_up(0) == {"se", "sw"}


def test_mh_3_1_tile_can_be_placed_only_on_an_empty_space():
    table = Story(4).slots("b2N o2N r2N g2N").tile("a6", "red")
    assert table.refused("1:a6>N") == ("space-taken", "MH-3.1")
    assert all(move[2:4] != "a6" for move in table.legal)
    table.play("1:a5>N")
    assert table.refused("2:a5>N") == ("space-taken", "MH-3.1")


@pytest.mark.parametrize("tile", ARROWS)
def test_mh_3_2_tile_fits_where_its_columns_match_those_of_the_space(tile):
    """Every space of the floor is checked with every side to which the arrow can point."""
    table = Story(4).slots(f"b{tile} o2N r2N g2N")
    fits = {
        f"1:{space}>{arrow}" for space, mark in MARKS.items() if mark in ARROWS[tile] for arrow in ARROWS[tile][mark]
    }
    assert table.placements(1) == fits
    for space, mark in MARKS.items():
        if mark not in ARROWS[tile]:
            assert {table.refused(f"1:{space}>{arrow}") for arrow in "NESW"} == {("columns", "MH-3.2")}


def test_mh_3_2_only_centre_tiles_fit_on_centre_spaces_and_nowhere_else():
    table = Story(4).slots("bO o1N r2N g2E")
    centres = {"b2", "b7", "c3", "c6", "f3", "f6", "g2", "g7"}
    assert {move[2:4] for move in table.placements(1)} == centres
    assert not {move[2:4] for slot in (2, 3, 4) for move in table.placements(slot)} & centres


def test_mh_3_2_neighbouring_tiles_do_not_matter():
    without_neighbours = Story(4).slots("b2N o1E rO g2E")
    with_neighbours = Story(4).slots("b2N o1E rO g2E").fill("nw", empty="b6 b7 b5").fill("ne", empty="f6 g6")
    for slot, space in ((1, "b5"), (4, "b5"), (2, "b6"), (3, "b7"), (3, "f6"), (2, "g6")):
        moves = {move for move in without_neighbours.placements(slot) if move[2:4] == space}
        assert moves
        assert {move for move in with_neighbours.placements(slot) if move[2:4] == space} == moves


@pytest.mark.parametrize(
    ("tile", "space", "count"), [("b1E", "a2", 1), ("b2N", "c8", 2), ("b2E", "a5", 2), ("bO", "c3", 4)]
)
def test_mh_3_3_tile_may_be_turned_to_every_direction_that_fits(tile, space, count):
    """``count`` is the number of directions in which the tile fits on the space."""
    table = Story(4).slots(f"{tile} o2N r2N g2N")
    arrows = {move[-1] for move in table.placements(1) if move[2:4] == space}
    assert len(arrows) == count
    for arrow in set("NESW") - arrows:
        assert table.refused(f"1:{space}>{arrow}") == ("other-arrow", "MH-3.3")
    for arrow in arrows:
        after_move = Story(4).slots(f"{tile} o2N r2N g2N").play(f"1:{space}>{arrow}")
        assert after_move.table()["floor"][space]["arrow"] == arrow


def gold_for_tile(*blue_spaces, tile="b2N", target="c8", arrow="E", **others):
    """Return the gold, by source, for placing a blue tile on the space `target`, if blue tiles are on `blue_spaces`.

    `others` are the colours of further tiles, by space.
    """
    table = Story(4).slots(f"{tile} o2N r2N g2N")
    for space in blue_spaces:
        table.tile(space, "blue")
    for space, colour in others.items():
        table.tile(space, colour)
    return table.play(f"1:{target}>{arrow}").gain


def test_mh_3_4_tile_without_neighbours_of_its_colour_pays_one_gold():
    assert gold_for_tile() == [("tiles", 1)]
    assert gold_for_tile(b8="red", c7="orange", d8="green") == [("tiles", 1)]


def test_mh_3_4_tile_pays_the_size_of_the_area_that_it_joins():
    assert gold_for_tile("b8") == [("tiles", 2)]
    assert gold_for_tile("d8", "e8", "f8") == [("tiles", 4)]  # the area crosses the border of the quarter
    assert gold_for_tile("b8", "b7", "a7", "a6") == [("tiles", 5)]


def test_mh_3_4_areas_joined_by_a_tile_count_as_one():
    assert gold_for_tile("b8", "d8", "c7") == [("tiles", 4)]
    assert gold_for_tile("b8", "b7", "d8", "d7", "e7") == [("tiles", 6)]


def test_mh_3_4_tiles_that_meet_at_a_corner_are_not_connected():
    assert gold_for_tile("b7", "d7") == [("tiles", 1)]


def test_mh_3_4_turntable_does_not_connect_tiles():
    """d3 and d6 are on opposite sides of the turntable, as are c4 and f4. c4 and c5 are neighbours beside it."""
    assert gold_for_tile("d6", "c5", target="d3", tile="b1N") == [("tiles", 1)]
    assert gold_for_tile("f4", "f5", target="c4", tile="b1N", arrow="N") == [("tiles", 1)]
    assert gold_for_tile("c5", "f5", target="c4", tile="b1N", arrow="N") == [("tiles", 2)]


def test_mh_3_4_edges_of_the_board_do_not_touch():
    """The kernel numbers the spaces row by row: h5 and a6 have successive numbers, as have h3 and a4. c1 and c8 are at
    opposite ends of a file.
    """
    assert gold_for_tile("a6", target="h5", arrow="N") == [("tiles", 1)]
    assert gold_for_tile("h3", target="a4", arrow="N") == [("tiles", 1)]
    assert gold_for_tile("c1", target="c8") == [("tiles", 1)]


def test_mh_3_4_tiles_of_full_quarters_still_count():
    table = Story(4).slots("b2N o2N r2N g2N").tile("d8", "blue").tile("d7", "blue").fill("nw", without="blue").turn(1)
    assert [quarter["scored"] for quarter in table.table()["quarters"]] == [True, False, False, False]
    table.play("1:e8>E")
    assert table.gain[0] == ("tiles", 3)


def test_mh_3_4_tiles_on_the_turntable_never_count():
    table = Story(4).slots("b1N b2N b1S b2E").play("2:a5>N")
    assert table.gain == [("tiles", 1)]
