"""TM-5: the end of a visit."""

import pytest

from games.taj_mahal.story import Story

all_editions = pytest.mark.parametrize("edition", ["2000", "2006", "2018"])


def test_tm_5_1_pair_is_exchanged_when_all_have_withdrawn():
    """Seat 0 holds a general and wins another one, but gets the card only at the end of the visit."""
    table = Story(3).visit(2, "Delhi").advisors(0, "general").row(0, "rGE").withdraw("@Delhi")
    assert table.state.advisors[0] == [0, 2, 0, 0]  # vizier, general, monk, princess
    assert table.table()["specials"]["elephant"] is None
    table.withdraw()
    assert table.events("exchanged") == []
    table.withdraw()
    assert table.events("exchanged") == ["exchanged seat=0 card=elephant from=None"]
    assert table.state.advisors[0] == [0, 0, 0, 0]
    assert table.seat(0)["specials"] == ["elephant"]


def test_tm_5_1_special_card_is_taken_from_its_holder():
    table = Story(3).visit(2, "Delhi").advisors(0, "general monk").special("elephant", 2).special("points", 2)
    table.row(0, "rGM").withdraw("@Delhi", "@Hisar").withdraw().withdraw()
    assert table.events("exchanged") == [
        "exchanged seat=0 card=elephant from=2",
        "exchanged seat=0 card=colour-change from=None",
    ]
    assert table.seat(0)["specials"] == ["elephant", "colour-change"]
    assert table.seat(2)["specials"] == ["points"]


def test_tm_5_1_special_card_played_in_this_visit_can_change_hands():
    table = Story(3).visit(2, "Delhi").advisors(0, "general").row(0, "rGE rGE").row(1, "yVE *E")
    table.withdraw("@Delhi").withdraw("@Hisar")
    assert table.seat(1)["specials"] == ["elephant"]  # the played card has returned to seat 1
    table.withdraw()
    assert (table.seat(0)["specials"], table.seat(1)["specials"]) == (["elephant"], [])


@all_editions
def test_tm_5_1_player_who_already_has_the_special_card_returns_the_tiles_and_keeps_it(edition):
    table = Story(3, edition).visit(2, "Delhi").advisors(0, "princess").special("points", 0).row(0, "rPE")
    table.withdraw("@Delhi").withdraw().withdraw()
    assert table.events("exchanged") == ["exchanged seat=0 card=points from=0"]
    assert table.seat(0)["specials"] == ["points"]
    assert table.seat(0)["advisors"] == []
    assert table.scores[0] == 3  # 1 for the palace, 2 for the tile, and nothing for the card


def test_tm_5_1_two_tiles_of_different_advisors_are_not_exchanged():
    table = Story(3).visit(2, "Delhi").advisors(0, "vizier monk").row(0, "rGE").withdraw("@Delhi").withdraw().withdraw()
    assert table.events("exchanged") == []
    assert table.seat(0)["advisors"] == ["vizier", "general", "monk"]


@all_editions
def test_tm_5_2_province_tile_that_was_not_won_leaves_the_game(edition):
    table = Story(3, edition).visit(2, "Delhi").row(0, "rEE").row(1, "yEE").row(2, "gEE").withdraw()
    assert table.events("tile-left") == []
    table.withdraw().withdraw()
    assert table.events("tile-left") == []  # the last player had no rival and won the tile
    table = Story(3, edition).visit(2, "Delhi").withdraw().withdraw().withdraw()
    assert table.events("tile-left") == ["tile-left tile=2"]
    assert table.table()["tiles"][1]["owner"] is None
    table.turn(0).row(0, "rEE").withdraw()  # only tile 3 can be won now
    assert [tile["number"] for tile in table.table()["tiles"] if tile["owner"] == 0] == [3]


@all_editions
def test_tm_5_2_unclaimed_bonus_tiles_of_the_province_leave_the_game(edition):
    table = Story(3, edition).visit(2, "Multan").row(0, "rVE").withdraw("@Multan")
    assert "Bhakkar" in table.table()["bonus_tiles"]
    table.withdraw().withdraw()
    remaining = table.table()["bonus_tiles"]
    assert "Bhakkar" not in remaining
    assert len(remaining) == 16 - 2  # the tiles of other provinces stay where they are
    assert table.events("claimed") == []


@all_editions
def test_tm_5_2_advisor_tiles_and_crown_that_were_not_won_stay_in_the_court(edition):
    table = Story(3, edition).visit(2, "Delhi").row(0, "rVE").withdraw("@Delhi").withdraw().withdraw()
    assert table.court() == ["vizier", "general", "monk", "princess", "mogul", "elephant"]
    table.row(1, "yMK").withdraw(f"@{first_city(table)}", f"^{first_city(table)}")
    assert table.won == ["monk", "mogul"]


def first_city(table):
    """Return the name of the first city of the current province. In this test nobody has built there."""
    province = next(other for other in table.board.provinces if other.name == table.table()["province"])
    return table.board.cities[province.cities[0]].name


@all_editions
def test_tm_5_2_crown_leaves_the_crown_palace_which_remains_an_ordinary_one(edition):
    table = Story(3, edition).visit(2, "Delhi").row(0, "rKE").withdraw("^Hisar")
    assert (table.seat(0)["palaces"], table.seat(0)["crown_palaces"]) == ([], ["Hisar"])
    table.withdraw().withdraw()
    assert (table.seat(0)["palaces"], table.seat(0)["crown_palaces"]) == (["Hisar"], [])
    assert "mogul" in table.court()


def test_tm_5_2_crown_palace_becomes_an_ordinary_palace_after_the_last_visit_too():
    table = Story(3).visit(12).withdrawn(1, 2).row(0, "rKE").withdraw("^Agra")
    assert table.mover is None
    assert (table.seat(0)["palaces"], table.seat(0)["crown_palaces"]) == (["Agra"], [])


def test_tm_5_3_next_seat_clockwise_starts_and_the_next_province_is_visited():
    table = Story(3).visit(4, "Delhi")
    next_province = table.table()["order"][4]
    table.withdraw().withdraw().withdraw()
    assert table.events("visit") == [f"visit seat=1 visit=5 province={next_province}"]
    assert table.mover == table.table()["start"] == 1
    assert table.table()["province"] == next_province
    table.withdraw().withdraw().withdraw()
    assert table.mover == 2
    table.withdraw().withdraw().withdraw()
    assert table.mover == 0
    assert all(seat["in_visit"] for seat in table.table()["seats"])


def test_tm_5_3_next_starting_seat_does_not_depend_on_who_withdraws_last():
    table = Story(3).withdrawn(0, 2).turn(1).withdraw()
    assert table.mover == 1
