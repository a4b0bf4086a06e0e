"""Tests that the policy of Taj Mahal avoids gross mistakes."""

import pytest

from durbar.bots.levels import Novice
from games.taj_mahal.story import Story
from games.test_policy import policy_move, policy_values


def test_policy_withdraws_to_take_certain_points():
    """Seat 0 leads in elephants, and a rival has many cards, so playing more cards would win nothing more."""
    table = Story(3).visit(2, "Delhi").goods(0, "tea tea gems gems").row(0, "rVE rEE").hand(0, "rGE rME")
    table.row(1, "yGE").hand(1, "yEE yVE yME yPE yKE wE wE")
    assert policy_move(table) == "out"


def test_policy_withdraws_when_it_cannot_win_a_tile():
    """Two rivals are far ahead in every symbol on the cards of the seat's colour."""
    table = Story(3).visit(5, "Delhi").row(0, "rGE").hand(0, "rGE rEE yVE bME")
    table.row(1, "yGE yGE yGM yEE").hand(1, "yEE yVE yVE yVP wG wE").row(2, "gGE gGP gEE gGK").hand(2, "gEE gVE gGE")
    assert policy_move(table) == "out"


def test_policy_plays_for_uncontested_tiles():
    """Only seat 0 is left in the visit. It plays one card, which wins two tiles, and then withdraws."""
    table = Story(3).visit(5, "Delhi").goods(0, "spices tea").withdrawn(1, 2).hand(0, "rVE gME")
    assert policy_move(table) in {"rVE", "gME"}
    table.play(policy_move(table))
    assert policy_move(table) == "out"


def test_last_player_plays_no_card_for_tiles_already_won():
    table = Story(3).visit(5, "Delhi").withdrawn(1, 2).tiles_won("vizier elephant").row(0, "rGM").hand(0, "rVE rEE wE")
    assert policy_move(table) == "out"


def test_tm_4_10_novice_plays_no_useless_card_when_alone():
    """A novice never makes a move whose value is more than three points (300) below that of the best move. A useless
    card lowers the value by more than that.
    """
    table = (
        Story(3).visit(5, "Delhi").withdrawn(1, 2).tiles_won("vizier elephant").row(0, "rGM").hand(0, "rVE rGE rPK wE")
    )
    move_values = policy_values(table)
    assert all(move_values["out"] - move_values[useless] > 300 for useless in ("rVE", "rGE", "rGE+wE"))
    assert move_values["out"] - move_values["rPK"] < 300
    assert Novice(seed=4).choose(table.game.seen_by(0)).text in {"out", "rPK"}


def test_policy_adds_the_special_card_for_points_to_a_play():
    table = Story(3).visit(3, "Delhi").special("points", 0).hand(0, "rVE rGE rVG rME rEE yGE")
    move_values = policy_values(table)
    assert move_values["rVE+*2"] == move_values["rVE"] + 200
    assert policy_move(table).endswith("+*2")


@pytest.mark.parametrize(("bonus", "best"), [("points_2", "@Delhi"), (None, "@Hisar")])
def test_policy_builds_in_the_city_with_the_most_points(bonus, best):
    """Hisar has a road to the palace in Lahore. The fortress Delhi has a bonus tile for two points, or no tile."""
    table = Story(3).visit(11, "Delhi").palaces(0, "Lahore").bonus(Delhi=bonus).row(0, "rVE")
    table.play("out")
    assert policy_move(table) == best


def test_policy_builds_two_palaces_to_get_both_gains():
    table = Story(3).visit(11, "Delhi").palaces(0, "Lahore").bonus(Delhi="points_2").row(0, "rVG").play("out")
    first = policy_move(table)
    table.play(first)
    assert {first, policy_move(table)} == {"@Delhi", "@Hisar"}


def test_policy_builds_the_crown_palace_where_it_connects_even_if_a_rival_has_built_there():
    table = Story(3).visit(11, "Delhi").palaces(0, "Lahore").palaces(1, "Hisar").row(0, "rPK")
    table.bonus(Delhi="tea").play("out", "@Delhi")
    assert policy_move(table) == "^Hisar"


def test_policy_values_roads_into_provinces_still_to_be_visited():
    """The cities of the first province differ only in their roads."""
    table = Story(3).visit(1, "Delhi").bonus(Delhi=None).row(0, "rVE").play("out")
    move_values = policy_values(table)
    # the roads of Delhi and Sambhal lead to two provinces, those of Sirhind to one
    assert move_values["@Delhi"] == move_values["@Sambhal"] > move_values["@Sirhind"]


def test_policy_takes_cards_of_its_most_frequent_colour():
    table = Story(3).visit(4, "Delhi").hand(0, "yVE yGE yME rVE").display("gKE rKE yKE bKE gME").play("out")
    assert policy_move(table) == "<yKE"


def test_only_the_final_hand_counts_in_the_last_visit():
    """White cards and the cards of the most frequent colour score a point each (TM-6.1), which has the value 100. Cards
    of other colours score nothing.
    """
    table = Story(3).visit(12, "Agra").hand(0, "yVE yGE rVE").display("rKE rME yPE wE gME").play("out")
    move_values = policy_values(table)
    assert move_values["<yPE"] == move_values["<wE"] == 100
    assert max(move_values["<rKE"], move_values["<rME"], move_values["<gME"]) < 100


def test_second_tile_of_an_advisor_is_worth_more_than_a_first():
    """A vizier's tile completes the pair that earns a special card."""
    table = Story(3).visit(4, "Delhi").advisors(0, "vizier").hand(0, "rVE rGE")
    move_values = policy_values(table)
    assert move_values["rVE"] > move_values["rGE"]


def test_known_cards_of_a_rival_lower_the_value_of_a_play():
    def value_with(rival_hand):
        table = Story(3).visit(4, "Delhi").hand(0, "rME rEE").row(1, "yGE").hand(1, rival_hand).turn(0)
        return policy_values(table)["rME"]

    assert value_with("yME yME yEE") < value_with("yVE yVE yEE")


def test_unrest_counts_as_a_rival_with_two_players():
    without_unrest = policy_values(Story(2).visit(4, "Delhi").hand(0, "rVE rGE"))
    with_unrest = policy_values(Story(2).visit(4, "Delhi").hand(0, "rVE rGE").unrest("gVE gVM"))
    assert with_unrest["rVE"] < without_unrest["rVE"]
    assert with_unrest["rVE"] < with_unrest["rGE"]
