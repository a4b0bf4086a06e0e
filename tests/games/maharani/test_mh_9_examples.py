"""MH-9: the worked examples of the rulebook."""

import pytest

from games.maharani.story import Story

# the quarters of slots 1 to 4, by the side of the player to move
QUARTERS = {
    "S": ["nw", "ne", "se", "sw"],
    "W": ["ne", "se", "sw", "nw"],
    "N": ["se", "sw", "nw", "ne"],
    "E": ["sw", "nw", "ne", "se"],
}


def test_mh_9_1_tile_that_touches_another_at_a_corner_pays_1_and_tile_that_joins_two_pays_3():
    """c7 and d8 meet at a corner; c8 shares a side with both."""
    table = Story(4).tile("c7", "blue").slots("b2N b2N y2N y2N")
    assert table.play("1:d8>E").gain == [("tiles", 1)]
    assert table.play("2:c8>E").gain[0] == ("tiles", 3)


def test_mh_9_2_artisan_alone_pays_1_and_artisan_that_joins_another_pays_2():
    table = Story(4).slots("b2N o2N y2N y2N")
    assert table.play("1:a6>S").gain == [("tiles", 1), ("artisans", 1)]
    assert table.play("2:a5>S").gain[:2] == [("tiles", 1), ("artisans", 2)]


def test_mh_9_3_area_and_group_that_cross_a_border_pay_8():
    table = Story(4).tile("e8", "blue", artisan=0).tile("d7", "orange", artisan=0)
    for space in ("f8", "e7", "f7"):
        table.tile(space, "blue")
    table.slots("b2E y2N y2N v2N").play("1:d8>S")
    assert table.gain == [("tiles", 5), ("artisans", 3)]
    assert table.scores == [8, 0, 0, 0]


def test_mh_9_4_second_tile_earns_4_and_costs_2_at_the_end_of_the_turn():
    table = Story(4).tile("h7", "red").tile("g6", "red").tile("g5", "red").slots("b2N r2E y2N y2N").gold(7)
    table.play("1:a6>N")
    assert table.gain == [("tiles", 1)]
    table.play("2:h6>E")
    assert table.gain == [("tiles", 4), ("second", -2)]
    assert table.scores[0] == 7 + 1 + 4 - 2


def test_mh_9_5_quarter_with_5_3_1_and_0_artisans_pays_18_9_4_and_0():
    table = Story(4).slots("b2N y2N y2N v2N").turn(3)
    for seat, spaces in enumerate(("a7 b8 c5 b6 c8", "a5 b5 d6", "c7")):
        for space in spaces.split():
            table.tile(space, artisan=seat)
    table.fill("nw", empty="a6").play("1:a6>N")
    table.play("end")
    assert table.gain == [("quarters", 18), ("quarters", 9), ("quarters", 4)]
    assert table.scores[:3] == [18, 9, 4]


def test_mh_9_6_first_orange_tile_in_a_quarter_gets_a_new_artisan_if_its_arrow_points_to_the_player():
    table = (
        Story(4).tile("h6", "orange", artisan=0).tile("b5", "blue", artisan=0).slots("o2N y2N y2N v2N").play("1:a6>S")
    )
    assert table.events("artisan-new", "artisan-moved") == ["artisan-new seat=0 space=a6 artisan=None"]
    assert table.supply(0) == 8 - 3  # artisans are on h6, b5 and a6


def test_mh_9_7_on_a_second_blue_tile_the_artisan_moves_and_its_old_space_no_longer_counts():
    table = Story(4).tile("a7", "blue", artisan=0).slots("b2N y2N y2N v2N").play("1:a6>S")
    assert table.events("artisan-new", "artisan-moved") == ["artisan-moved seat=0 left=a7 space=a6 artisan=None"]
    assert table.gain == [("tiles", 2), ("artisans", 1)]
    assert (table.artisan_spaces(0), table.supply(0)) == ({"a6"}, 7)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_mh_9_8_turntable_carries_each_slot_from_quarter_to_quarter(players):
    table = Story(players)
    for seat, side in enumerate({2: "SN", 3: "SWN", 4: "SWNE"}[players]):
        table_view = table.turn(seat).table()
        assert table_view["side"] == side
        assert [slot["quarter"] for slot in table_view["turntable"]] == QUARTERS[side]
