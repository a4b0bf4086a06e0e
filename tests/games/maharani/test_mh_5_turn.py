"""MH-5: the second tile, reactivating markers, and the end of a turn."""

import pytest

from games.maharani.story import Story

# tiles for the four slots of the turntable; they fit in every quarter
SLOT_TILES = "b2N o2N r2N g2N"
ALL_QUARTERS = {"nw", "ne", "se", "sw"}
CENTRES_EXCEPT_B7 = "b2 c3 c6 f3 f6 g2 g7"
"""All spaces with a centre column, except b7."""


def test_mh_5_1_second_tile_is_one_of_those_left_on_the_turntable():
    table = Story(4).slots(SLOT_TILES).play("1:a6>N")
    assert table.mover == 0
    assert table.legal == {"end"} | table.placements(2) | table.placements(3) | table.placements(4)
    assert table.refused("1:a5>N") == ("slot-empty", "MH-3.1")


def test_mh_5_1_second_tile_is_placed_by_the_same_rules_as_the_first():
    table = Story(4).slots(SLOT_TILES).markers(0, "nw").play("1:h3>N")
    assert table.refused("2:h4>N") == ("marker-down", "MH-3.1")
    assert table.refused("3:h3>N") == ("space-taken", "MH-3.1")
    table.play("3:h4>S")
    assert table.gain == [("tiles", 1), ("artisans", 1), ("second", -2)]
    assert table.artisan_spaces(0) == {"h4"}


def test_mh_5_1_second_tile_costs_2_at_the_end_of_the_turn():
    table = Story(4).slots(SLOT_TILES).gold(10).play("1:a6>N", "2:h6>N")
    assert table.gain == [("tiles", 1), ("tiles", 1), ("second", -2)]
    assert table.scores[0] == 10 + 1 + 1 - 2
    kinds = [event.split()[0] for event in table.events()]
    assert kinds == ["placed", "scored", "placed", "scored", "paid", "drawn", "drawn"]


def test_mh_5_1_one_tile_costs_nothing():
    table = Story(4).slots(SLOT_TILES).gold(10).play("1:a6>N", "end")
    assert table.gain == [("tiles", 1)]
    assert table.scores[0] == 10 + 1


def test_mh_5_1_gold_never_drops_below_0():
    """A player without gold earns at least 1 for each of two tiles, and pays 2 for the second."""
    table = Story(4).slots(SLOT_TILES).play("1:a6>N", "2:h6>N")
    assert table.scores == [1 + 1 - 2, 0, 0, 0]


def test_mh_5_1_third_tile_cannot_be_placed():
    """The turn ends with the second tile."""
    table = Story(4).slots(SLOT_TILES).play("1:a6>N", "2:h6>N")
    assert table.mover == 1


def test_mh_5_2_reactivating_turns_all_four_markers_and_is_the_whole_turn():
    table = Story(4).slots(SLOT_TILES).markers(0, "ne").markers(1, "").play("renew")
    assert table.events() == ["renewed seat=0"]
    assert table.mover == 1
    assert table.face_up(0) == ALL_QUARTERS
    assert table.face_up(1) == set()
    assert table.on_slots() == SLOT_TILES.split()


def test_mh_5_2_reactivated_markers_can_be_used_in_the_next_turn():
    table = Story(2).slots(SLOT_TILES).markers(0, "").play("renew", "1:h3>S", "end")
    assert table.mover == 0
    # the tile of slot 2, which is in the north-east, can be placed on the a file, which is in the west
    assert any(move.startswith("2:a") for move in table.legal)


def test_mh_5_2_reactivating_is_done_instead_of_placing():
    table = Story(4).slots(SLOT_TILES).markers(0, "ne").play("1:a6>N")
    assert "renew" not in table.legal
    assert table.refused("renew") == ("placed-already", "MH-5.2")


def test_mh_5_3_at_the_end_of_a_turn_gold_is_paid_then_quarters_are_scored_then_tiles_are_drawn():
    """The turn fills the last two spaces of the north-west, where seat 2 gets 4 gold for one artisan."""
    table = Story(4).slots(SLOT_TILES).tile("a7", artisan=2).fill("nw", empty="a6 a5")
    table.draws("v2N y2N").play("1:a6>N", "2:a5>N")
    kinds = [event.split()[0] for event in table.events()]
    end_of_turn = kinds[kinds.index("paid") :]
    assert end_of_turn == ["paid", "quarter-full", "quarter-pays", "scored", "drawn", "drawn"]
    assert table.scores[2] == 4
    assert table.on_slots() == ["v2N", "y2N", "r2N", "g2N"]


def test_mh_5_3_empty_slots_are_filled_in_ascending_order():
    table = Story(4).slots(SLOT_TILES).draws("v2N y2N").play("4:a6>N", "2:h6>N")
    assert table.events("drawn") == ["drawn slot=2 tile=v2N", "drawn slot=4 tile=y2N"]
    assert table.on_slots() == ["b2N", "v2N", "r2N", "y2N"]


def test_mh_5_3_nothing_is_drawn_before_the_end_of_the_turn():
    table = Story(4).slots(SLOT_TILES).play("4:a6>N")
    assert table.events("drawn") == []
    assert table.on_slots() == ["b2N", "o2N", "r2N", "-"]
    table.play("end")
    assert [event.split()[1] for event in table.events("drawn")] == ["slot=4"]


def test_mh_5_3_no_tile_is_drawn_after_the_last_quarter_has_been_scored():
    """Only two centre spaces are empty. When they are filled, the other centre tiles stay in the bag."""
    table = Story(4).slots("bO bO oO oO").fill("nw", empty="b7 c6").fill("ne").fill("se").fill("sw")
    assert table.table()["bag"]["size"] == 2
    table.play("1:b7>N", "2:c6>E")
    assert table.events("drawn", "nothing-fits") == []
    assert table.events("quarter-full") == ["quarter-full quarter=nw"]
    assert (table.mover, table.table()["bag"]["size"]) == (None, 2)


def table_with_seven_centres(slots):
    """Return a table where all spaces with a centre column are filled, except b7 in the north-west."""
    table = Story(4).slots(slots)
    for space in CENTRES_EXCEPT_B7.split():
        table.tile(space)
    return table


def table_with_four_empty_spaces(players):
    """Return a table where only a6 and a5 in the north-west and a4 and a3 in the south-west are empty."""
    table = Story(players).slots(SLOT_TILES)
    for quarter, empty in (("nw", "a6 a5"), ("ne", ""), ("se", ""), ("sw", "a4 a3")):
        table.fill(quarter, empty=empty)
    return table


def test_mh_5_4_when_the_eighth_centre_space_is_filled_the_other_centre_tiles_leave_the_game_at_once():
    table = table_with_seven_centres("bO oO r2N oO").play("1:b7>N")
    assert table.events("removed") == ["removed slot=2 tile=oO", "removed slot=4 tile=oO"]
    assert table.on_slots() == ["-", "-", "r2N", "-"]
    assert table.table()["removed"] == {"oO": 2}
    assert table.mover == 0
    assert table.legal == {"end"} | table.placements(3)  # slots stay empty until the refill
    assert table.placements(3)
    table.draws("b2N o2N g2N").play("end")
    assert table.events("drawn") == ["drawn slot=1 tile=b2N", "drawn slot=2 tile=o2N", "drawn slot=4 tile=g2N"]


def test_mh_5_4_centre_tiles_stay_before_the_eighth_centre_space_is_filled():
    table = Story(4).slots("bO oO r2N oO").play("1:b7>N")
    assert table.events("removed") == []
    assert table.on_slots() == ["-", "oO", "r2N", "oO"]


def test_mh_5_4_centre_tile_drawn_afterwards_is_removed_and_another_tile_is_drawn():
    table = table_with_seven_centres("bO o2N r2N g2N").draws("yO vO v2N gO y2N").play("1:b7>N", "2:h6>N")
    assert table.events("drawn", "removed") == [
        "drawn slot=1 tile=yO",
        "removed slot=1 tile=yO",
        "drawn slot=1 tile=vO",
        "removed slot=1 tile=vO",
        "drawn slot=1 tile=v2N",
        "drawn slot=2 tile=gO",
        "removed slot=2 tile=gO",
        "drawn slot=2 tile=y2N",
    ]
    assert table.on_slots() == ["v2N", "y2N", "r2N", "g2N"]
    assert table.table()["removed"] == {"gO": 1, "vO": 1, "yO": 1}


def test_mh_5_4_slot_stays_empty_if_the_bag_has_only_centre_tiles():
    """Four spaces are empty, and the bag has only the four surplus centre tiles. The game continues (MH-5.5)."""
    table = table_with_four_empty_spaces(players=4)
    assert {tile[1] for tile in table.table()["bag"]["tiles"]} == {"O"}
    table.play("1:a6>N", "end")
    assert len(table.events("removed")) == 4
    assert table.on_slots() == ["-", "o2N", "r2N", "g2N"]
    assert (table.mover, table.table()["bag"]["size"]) == (1, 0)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_mh_5_5_game_with_an_empty_bag_continues_until_the_last_tile(players):
    table = table_with_four_empty_spaces(players).bag()
    placed = 0
    while table.mover is not None:
        assert table.events("drawn") == []
        move = max(table.legal - {"renew"}, default="renew")
        table.play(move)
        placed += ":" in move
    assert placed == 4
    assert table.on_slots() == ["-"] * 4
    assert len(table.table()["floor"]) == 56, "all spaces are filled"
