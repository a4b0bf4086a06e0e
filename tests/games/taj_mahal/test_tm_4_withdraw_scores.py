"""TM-4: withdrawing, second part: the province tile, connections, and taking cards."""

import pytest

from games.taj_mahal.story import Story


def test_tm_4_6_province_tile_scores_its_commodities():
    table = Story(3).visit(1).row(0, "rEE").withdraw()
    assert table.gain == [("tiles", 1)]  # tile 1 shows rice alone
    table = Story(3).visit(2).row(0, "rEE").withdraw()
    assert table.gain == [("tiles", 2)]
    assert table.table()["tiles"][1] == {"number": 2, "goods": ["tea", "gems"], "owner": 0}
    assert table.seat(0)["goods"] == {"rice": 0, "tea": 1, "spices": 0, "gems": 1}


def test_tm_4_6_province_tile_scores_for_every_equal_commodity_of_the_player():
    """Seat 0 has two rice, a tea and province tile 3 (spices and gems). Tile 6 (rice and gems) scores 2 + 2 + 1."""
    table = (
        Story(3).visit(6).goods(0, "rice rice tea").province_tile(0, 3).goods(1, "rice gems").row(0, "rEE").withdraw()
    )
    assert table.gain == [("tiles", 5)]


@pytest.mark.parametrize("edition", ["2000", "2006", "2018"])
def test_tm_4_6_bonus_tiles_of_the_same_withdrawal_count_for_the_province_tile(edition):
    table = Story(3, edition).visit(6, "Multan").bonus(Multan="rice", Bhakkar="gems").row(0, "rVG rEE")
    table.withdraw("@Multan", "@Bhakkar")
    assert ("tiles", 4) in table.gain  # province tile 6 has rice and gems, and the player now has two of each
    assert table.scores == [1 + 1 + 4 + 1, 0, 0]  # rice, gems, the province tile and the palaces


def connection_points(palaces, *choices, row="rVK", others=None, province="Delhi"):
    """Return the points for connections when seat 0, who has these palaces, withdraws with these choices.

    `others` are the palaces of seat 1.
    """
    table = Story(3).visit(5, province).palaces(0, palaces).palaces(1, others or "").row(0, row).withdraw(*choices)
    return dict(table.gain).get("palaces", 0)


def test_tm_4_7_palaces_in_the_current_province_score_one_point_in_all():
    assert connection_points("", "@Delhi", "^Delhi") == 1
    assert connection_points("", "@Delhi", "@Hisar", "@Sirhind", "^Sambhal", row="rVG rGM rKE") == 1


def test_tm_4_7_crown_palace_counts_as_a_palace():
    assert connection_points("", "^Delhi", row="rKE") == 1
    assert connection_points("Ajmer", "^Delhi", row="rKE") == 2


def test_tm_4_7_connection_scores_nothing_if_no_palace_is_built():
    assert connection_points("Ajmer Mathura", row="rEE") == 0


def test_tm_4_7_each_other_province_reached_by_road_scores_one_point():
    """Delhi has roads to Ajmer (in the province Ajmer) and to Mathura (in the province Agra).

    From Gwalior, also in Agra, a road leads to Chanderi (in the province Malwa).
    """
    assert connection_points("Ajmer", "@Delhi", "^Delhi") == 2
    assert connection_points("Ajmer Mathura", "@Delhi", "^Delhi") == 3
    assert connection_points("Mathura Gwalior Chanderi", "@Delhi", "^Delhi") == 3


def test_tm_4_7_provinces_count_and_not_cities():
    assert connection_points("Ajmer Bikaner Chittor Jodhpur", "@Delhi", "^Delhi") == 2


def test_tm_4_7_province_connected_by_two_routes_counts_once():
    assert connection_points("Ajmer Mathura Gwalior", "@Delhi", "^Delhi") == 3  # Ajmer is joined to both cities of Agra


def test_tm_4_7_city_without_a_palace_of_the_player_breaks_the_connection():
    assert connection_points("Gwalior Chanderi", "@Delhi", "^Delhi") == 1
    # a rival's palace does not help
    assert connection_points("Gwalior Chanderi", "@Delhi", "^Delhi", others="Mathura") == 1
    # a road inside the province connects only cities with palaces of the player
    assert connection_points("Bikaner", "@Delhi", "^Delhi") == 1
    assert connection_points("Bikaner", "@Hisar", "^Hisar") == 2


def test_tm_4_7_connection_may_leave_and_reenter_the_current_province():
    """Hisar and Delhi are connected directly and also through Bikaner and Ajmer. The current province counts once."""
    assert connection_points("Bikaner Ajmer", "@Delhi", "@Hisar", "^Delhi", row="rVG rKE") == 2


def test_tm_4_7_connections_start_from_all_palaces_in_the_province():
    """The crown palace at Delhi is connected with Ajmer, and the palace at Sambhal with Khairabad in Awadh."""
    table = Story(3).visit(5, "Delhi").palaces(0, "Khairabad Ajmer").row(0, "rVK").withdraw("@Sambhal", "^Delhi")
    assert table.gain == [("palaces", 3)]


def test_tm_4_7_city_with_palaces_of_two_players_connects_for_both():
    table = Story(3).visit(5, "Delhi").palaces(0, "Ajmer").palaces(1, "Mathura").row(0, "rKE").row(1, "yVE")
    table.withdraw("^Delhi")
    assert table.gain == [("palaces", 2)]
    table.withdraw("@Delhi")
    assert ("palaces", 2) in table.gain


def test_tm_4_7_crown_palace_of_an_earlier_visit_connects():
    table = Story(3).visit(4, "Ajmer").row(0, "rKE").withdraw("^Ajmer").withdraw().withdraw()
    table.visit(5, "Delhi").turn(0).row(0, "rVE").withdraw("@Delhi")
    assert ("palaces", 2) in table.gain


def test_tm_4_8_row_is_discarded_and_special_cards_return_to_hand():
    table = Story(3).row(0, "rVE wE rGE *E").special("points", 0).tiles_won("vizier general elephant").withdraw()
    assert table.table()["discard"] == {"rVE": 1, "rGE": 1, "wE": 1}
    seat = table.seat(0)
    assert seat["row"] == []
    assert seat["symbols"] == dict.fromkeys("VGMPKE", 0)
    assert seat["specials"] == ["elephant", "points"]
    assert not seat["in_visit"]
    assert table.events("withdrew") == ["withdrew seat=0 cards=4"]


def test_tm_4_8_player_who_has_withdrawn_does_not_count_and_is_skipped():
    table = Story(3).visit(2, "Delhi").row(0, "rVE rVE").row(1, "yVE").hand(1, "yGE").hand(2, "gME gVE")
    table.withdraw("@Delhi")
    table.play("yGE", "gME")
    assert table.mover == 1
    table.withdraw("@Hisar")
    assert table.won == ["general"]  # seat 0 has already won the vizier and the province tile
    assert table.mover == 2
    assert table.table()["visit"] == 2


def test_tm_4_9_player_takes_two_chosen_cards_from_the_display():
    table = Story(3).row(0, "rVE").tiles_won("vizier elephant").display("yVE yGE yVE yPE wE").play("out")
    assert table.legal == {"<yVE", "<yGE", "<yPE", "<wE"}
    assert table.refused("<yKE") == ("not-in-display", "TM-4.9")
    table.play("<yVE", "<yVE")
    assert table.events() == ["took seat=0 card=yVE", "took seat=0 card=yVE"]
    assert table.hand_cards(0) == ["yVE", "yVE"]
    assert table.table()["display"] == ["yGE", "yPE", "wE"]
    assert table.mover == 1


def test_tm_4_9_card_that_was_taken_leaves_the_display():
    table = Story(3).row(0, "rVE").tiles_won("vizier elephant").display("yVE yGE yME yPE wE").play("out", "<yVE")
    assert table.refused("<yVE") == ("not-in-display", "TM-4.9")


def test_tm_4_9_last_player_to_withdraw_takes_the_remaining_card():
    table = Story(3).withdrawn(0, 1).turn(2).row(2, "rVE").tiles_won("vizier elephant").display("yVE").play("out")
    assert table.legal == {"<yVE"}
    table.play("<yVE")
    assert table.hand_cards(2) == ["yVE"]
    assert table.table()["visit"] == 2


@pytest.mark.parametrize("edition", ["2000", "2006", "2018"])
def test_tm_4_9_player_who_played_nothing_also_draws_from_the_deck(edition):
    """Seat 0, who withdraws first, and seat 1, who withdraws last, have played nothing; seat 2 has played a card."""
    table = Story(3, edition).row(2, "rVE").tiles_won("vizier elephant").display("yVE yGE yME yPE yKE").draws("wK wM")
    table.withdraw("<yVE", "<yGE")
    assert table.won == []
    assert table.scores == [0, 0, 0]
    assert table.hand_cards(0) == ["yVE", "yGE", "wK"]
    table.turn(2).withdraw("<yME", "<yPE")
    assert table.hand_cards(2) == ["yME", "yPE"]  # seat 2 has played
    table.withdraw()
    assert table.hand_cards(1) == ["yKE", "wM"]


def test_tm_4_10_last_player_left_may_continue_to_play():
    table = Story(3).visit(2, "Delhi").withdrawn(1, 2).hand(0, "rVE rGE rMP rKE wE").play("rVE")
    for card in ("rGE+wE", "rMP", "rKE"):
        assert table.mover == 0
        table.play(card)
    assert table.mover == 0
    assert table.legal == {"out"}  # the hand is empty
    table.withdraw("@Sirhind", "@Sambhal", "@Delhi", "@Hisar", "^Delhi")
    assert table.won == ["vizier", "general", "monk", "princess", "mogul", "elephant"]


def test_tm_4_10_last_player_left_may_withdraw_at_any_time():
    table = Story(3).visit(2, "Delhi").withdrawn(1, 2).hand(0, "rVE rGE").play("rVE").withdraw("@Delhi")
    assert table.table()["visit"] == 3
